// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { connectRouter } from '@/lib/destination';
import {
  CHOSEN_PHONE_PARAMS,
  choiceParam,
  flagParam,
  idParam,
  idsParam,
  pageParam,
  readSearch,
  textParam,
  useSearchState,
  withChosenPhone,
  writeSearch,
} from './search-params.ts';

const params = {
  category: idParam('id', '0000'),
  page: pageParam(),
  compare: idsParam('compare', 3),
  comparing: flagParam('view', 'compare'),
  text: textParam('q'),
};
const read = (search: string) => readSearch(params, search);
const write = (search: string, change: Parameters<typeof writeSearch<ReturnType<typeof read>>>[2]) => writeSearch(params, search, change);

describe('search params', () => {
  it('reads the state', () => {
    expect(read('?id=a1&page=3&compare=x,y,x&view=compare&q=%20Hong%20Kong%20')).toEqual({
      category: 'a1',
      page: 3,
      compare: ['x', 'y'],
      comparing: true,
      text: 'Hong Kong',
    });
  });

  it.each(['', '?id=a/b&page=0&compare=&view=list', '?id=&page=1.5', '?page=1001', '?page=-2', '?page=two'])(
    'uses defaults for what is absent or invalid: "%s"',
    (search) => {
      expect(read(search)).toEqual({ category: '0000', page: 1, compare: [], comparing: false, text: '' });
    },
  );

  it('writes one URL for one state and leaves defaults out', () => {
    expect(write('?view=compare&page=2', { category: 'a1' })).toBe('?id=a1&page=2&view=compare');
    expect(write('?id=a1&page=2', { category: '0000', page: 1 })).toBe('');
    expect(write('', { compare: ['x', 'y'] })).toBe('?compare=x,y');
  });

  it('keeps parameters that are not its own', () => {
    expect(write('?lang=en_US&page=2', { page: 1 })).toBe('?lang=en_US');
  });
});

const PARAMS = { step: choiceParam('step', ['number', 'method', 'pay']), open: flagParam('view', 'open') };
type Steps = ReturnType<typeof useSearchState<{ step: 'number' | 'method' | 'pay'; open: boolean }>>;

const last: { steps?: Steps } = {};

function Page() {
  const steps = useSearchState(PARAMS);
  last.steps = steps;
  return <Link to={steps.to({ open: true })}>{steps.state.step}</Link>;
}

/** A page with steps beside another one. */
async function open(...entries: ({ pathname: string; search?: string; state?: unknown } | string)[]) {
  const router = createMemoryRouter(
    [
      { path: '/pay/:index', element: <Page /> },
      { path: '/', element: null },
    ],
    { initialEntries: ['/', ...entries], initialIndex: entries.length },
  );
  connectRouter(() => router.state);
  const { container } = await act(async () => render(<RouterProvider router={router} />));
  return {
    router,
    link: () => container.querySelector('a')?.getAttribute('href'),
    get step() {
      return container.textContent;
    },
    get search() {
      return router.state.location.search;
    },
    /** Calls the functions of what is rendered, and waits for the navigation. */
    act: (call: (steps: Steps) => void) => act(async () => call(last.steps as Steps)),
    go: (by: number) => act(() => router.navigate(by)),
    steps: () => last.steps as Steps,
  };
}

afterEach(cleanup);

describe('a step', () => {
  it('shows before the next frame where it is replaced, or a control asks for it', async () => {
    const page = await open('/pay/3');
    await act(async () => {
      page.steps().replace({ step: 'method' });
      expect([page.step, page.search]).toEqual(['method', '?step=method']);
      page.steps().push({ step: 'pay' }, { atOnce: true });
      expect([page.step, page.search]).toEqual(['pay', '?step=pay']);
    });
  });

  it('that is pressed twice before it shows adds one entry', async () => {
    const page = await open('/pay/3');
    await page.act(({ push }) => {
      push({ step: 'method' });
      push({ step: 'method' });
    });
    expect(page.step).toBe('method');
    await page.go(-1);
    expect(page.step).toBe('number');
  });

  it('is an entry of the history, which Back and Forward lead to', async () => {
    const page = await open('/pay/3?lang=en_US');
    await page.act(({ push }) => push({ step: 'method' }));
    await page.act(({ push }) => push({ step: 'pay' }));
    expect([page.step, page.search]).toEqual(['pay', '?lang=en_US&step=pay']);
    await page.go(-1);
    expect(page.step).toBe('method');
    await page.go(-1);
    expect([page.step, page.search]).toEqual(['number', '?lang=en_US']);
    await page.go(2);
    expect(page.step).toBe('pay');
  });

  it('that is shown adds no entry', async () => {
    const page = await open('/', '/pay/3?step=method&step=2');
    await page.act(({ push }) => push({ step: 'method' }));
    await page.go(-1);
    expect(page.router.state.location.pathname).toBe('/');
  });

  it('keeps the others and the state of the entry, and two count together', async () => {
    const page = await open({ pathname: '/pay/3', state: { payment: 'id' } });
    await page.act(({ push }) => {
      push({ step: 'pay' });
      push({ open: true });
    });
    expect(page.search).toBe('?step=pay&view=open');
    expect(page.router.state.location.state).toMatchObject({ payment: 'id' });
    expect(page.link()).toBe('/pay/3?step=pay&view=open');
  });

  it('of a page that was left changes nothing', async () => {
    const page = await open('/pay/3');
    const late = page.steps();
    await page.go(-1);
    await act(async () => late.push({ step: 'pay' }));
    expect(page.router.state.location).toMatchObject({ pathname: '/', search: '' });
  });
});

describe('a "back" button', () => {
  it('goes back in the history to the entry before, once for two presses', async () => {
    const page = await open('/pay/3');
    for (const _time of ['first', 'after Forward']) {
      await page.act(({ push }) => push({ step: 'method' }));
      await page.act(({ back }) => {
        back({ step: 'number' });
        back({ step: 'number' });
      });
      expect([page.step, page.router.state.location.pathname]).toEqual(['number', '/pay/3']);
      await page.go(1);
      await page.act(({ back }) => back({ step: 'number' }));
      expect([page.step, page.router.state.historyAction]).toEqual(['number', 'POP']);
    }
  });

  it('does so from a step that took the place of another', async () => {
    const page = await open('/pay/3');
    await page.act(({ push }) => push({ step: 'method' }));
    await page.act(({ replace }) => replace({ step: 'pay' }));
    await page.act(({ back }) => back({ step: 'number' }));
    expect([page.step, page.router.state.historyAction]).toEqual(['number', 'POP']);
  });

  it.each([
    ['is not that of the entry before', { pathname: '/pay/3', search: '?step=pay', state: { from: '' } }, 'method'],
    ['is that of no entry, as after a link', { pathname: '/pay/3', search: '?step=pay' }, 'number'],
  ] as const)('adds an entry where the step %s', async (_where, entry, step) => {
    const page = await open(entry);
    await page.act(({ back }) => back({ step }));
    expect([page.step, page.router.state.historyAction]).toEqual([step, 'PUSH']);
    await page.go(-1);
    expect(page.step).toBe('pay');
  });

  it('is what goes back; any other control adds an entry', async () => {
    const page = await open({ pathname: '/pay/3', search: '?step=method', state: { from: '' } });
    await page.act(({ push }) => push({ step: 'number' }));
    expect(page.router.state.historyAction).toBe('PUSH');
  });
});

const chosen = { phone: '4001', color: 1, capacity: 2 };

describe('withChosenPhone', () => {
  it('adds phone, colour and capacity, which the plan page reads', () => {
    const link = withChosenPhone('/sharePlan/2003', chosen);
    expect(link).toBe('/sharePlan/2003?phone=4001&color=2&capacity=3');
    expect(readSearch(CHOSEN_PHONE_PARAMS, link.split('?')[1] ?? '')).toEqual(chosen);
  });

  it('omits the first colour and capacity, and keeps query and hash of the link', () => {
    expect(withChosenPhone('https://shop.operator.example/apply/2003?option=2#form', { phone: '4001', color: 0, capacity: 0 })).toBe(
      'https://shop.operator.example/apply/2003?option=2&phone=4001#form',
    );
  });

  it('changes nothing without a phone, and no link that has no query', () => {
    expect(withChosenPhone('/sharePlan/2003', { ...chosen, phone: undefined })).toBe('/sharePlan/2003');
    expect(withChosenPhone('tel:1118', chosen)).toBe('tel:1118');
  });
});
