import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { test as base, expect } from '@playwright/test';
import type { EngineBrowser } from './drivers/engine.ts';
import { engines } from './engines.ts';
import { type Front, startFront } from './front.ts';
import { Screen } from './screen.ts';

export { expect };

/** Options of a project. */
export interface EngineOptions {
  engineName: string;
}

interface OfTest {
  front: Front;
  user: Screen;
}

/** A browser of the project's engine for all tests of a worker; each test has an origin and a mock sandbox of its own, and no error in the page is allowed. */
export const test = base.extend<OfTest, EngineOptions & { browserOfEngine: EngineBrowser | undefined }>({
  engineName: ['', { option: true, scope: 'worker' }],
  browserOfEngine: [
    async ({ engineName }, use) => {
      const engine = engines.find(({ name }) => name === engineName);
      if (engine === undefined || 'install' in engine) return use(undefined);
      await using browser = await engine.start();
      await use(browser);
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  front: async ({ baseURL }, use) => {
    await using front = await startFront(baseURL ?? '', `engines-${randomUUID()}`);
    await use(front);
  },
  user: async ({ browserOfEngine, engineName, front }, use, info) => {
    test.skip(browserOfEngine === undefined, `NOT CHECKED: ${engineName}`);
    if (browserOfEngine === undefined) return;
    await browserOfEngine.page.resize({ width: 1280, height: 900 });
    await use(new Screen(browserOfEngine.page, front.url));
    if (info.status !== info.expectedStatus) writeFileSync(info.outputPath('screen.png'), await browserOfEngine.page.screenshot());
    expect(front.problems, 'problems in the page').toEqual([]);
  },
});
