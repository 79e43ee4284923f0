import { closedRoutes, visitableRoutes } from '../../src/app/visitable-routes.ts';
import { FULL_ONLY } from '../support/full.ts';
import { postpaid, prepaid } from '../support/log-in.ts';
import { expect, test } from './test.ts';

/** The narrow one is as narrow as the engine's window can be. */
const WIDTHS = [390, 1280];

for (const language of ['cn', 'en'] as const) {
  for (const { id, path } of [...visitableRoutes, ...closedRoutes]) {
    test(`${id} in ${language} opens without an error and fits`, { tag: FULL_ONLY }, async ({ user }) => {
      const isClosed = closedRoutes.some((route) => route.id === id);
      await user.visit(path, isClosed ? (id === 'prepaidPage' ? prepaid : postpaid) : undefined, language);
      const state = () =>
        user.page.evaluate(() => ({
          heading: (document.querySelector('main h1')?.textContent ?? '') !== '',
          loading: document.querySelectorAll('main [aria-busy=true]').length,
          wider: document.documentElement.scrollWidth > document.documentElement.clientWidth,
        }));
      for (const width of WIDTHS) {
        await user.page.resize({ width, height: 844 });
        await expect.poll(state, `${path} at ${width}`).toEqual({ heading: true, loading: 0, wider: false });
      }
    });
  }
}
