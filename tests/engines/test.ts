import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { test as base, expect, request } from '@playwright/test';
import type { Persona } from '../../mock-server/personas.ts';
import { sessionOf } from '../support/session.ts';
import type { EngineBrowser, EngineKey, EnginePage } from './engine.ts';
import { engines } from './engines.ts';
import { BLANK, type Front, startFront } from './front.ts';
import type { Found, Wanted, WatchedWindow } from './in-page.ts';

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

const MARKED = '//*[@data-wanted]';

/** The site in any engine, used as a customer uses it: by what is on the screen, with mouse and keys. */
class Screen {
  readonly page: EnginePage;
  private readonly origin: string;

  constructor(page: EnginePage, origin: string) {
    this.page = page;
    this.origin = origin;
  }

  /** Opens a page by its path and waits until it reacts. */
  async open(path: string): Promise<void> {
    await this.page.goto(this.origin + path);
    await expect.poll(() => this.page.evaluate(() => (window as unknown as WatchedWindow).isHydrated), `${path} is hydrated`).toBe(true);
  }

  /** Opens a page as after an earlier visit: the language chosen, and a customer logged in. */
  async visit(path: string, customer?: Persona, language: 'cn' | 'en' = 'en'): Promise<void> {
    await using context = await request.newContext({ baseURL: this.origin });
    const session = customer === undefined ? {} : await sessionOf(context, customer);
    await this.page.goto(this.origin + BLANK);
    await this.page.evaluate((stored) => void Object.assign(localStorage, stored), { ...session, DefaultLanguage: language });
    await this.open(path);
  }

  /** Waits until something is on the screen. */
  async see(role: string, name: string, more: Pick<Wanted, 'part'> = {}): Promise<Found> {
    const wanted = { role, name, ...more };
    const find = () => this.page.evaluate((it) => (window as unknown as WatchedWindow).findInPage?.(it) ?? null, wanted).catch(() => null);
    let found = await find();
    await expect.poll(async () => (found ??= await find()), { message: `${role} “${name}” is on the screen`, intervals: [50] }).not.toBeNull();
    return found as Found;
  }

  /** Waits until a text is on the screen. Blanks do not count: engines put them between boxes differently. */
  async reads(words: string): Promise<void> {
    // biome-ignore lint/performance/useDomNodeTextContent: what is hidden cannot be read
    const text = () => this.page.evaluate(() => document.body.innerText.replace(/\s+/g, '')).catch(() => '');
    await expect.poll(text, `“${words}” can be read`).toContain(words.replace(/\s+/g, ''));
  }

  /** Presses something, once more where it was exchanged under the mouse. */
  async press(role: string, name: string, more: Pick<Wanted, 'part'> = {}): Promise<void> {
    const isMissed = () => this.page.evaluate(() => (window as unknown as WatchedWindow).isMissed === true).catch(() => false);
    do {
      await this.see(role, name, more);
      await this.page.press(MARKED);
    } while (await isMissed());
  }

  /** Types into a field by its label, in place of what is in it. */
  async type(label: string, text: string, more: Pick<Wanted, 'part'> = {}): Promise<void> {
    const { value } = await this.see('field', label, more);
    if (value !== '') {
      await this.page.press(MARKED);
      await this.keys(['End', ...Array.from(value, () => 'Backspace' as const)]);
    }
    await this.page.type(MARKED, text);
  }

  async keys(names: readonly EngineKey[]): Promise<void> {
    for (const name of names) await this.page.key(name);
  }

  /** Chooses in a list by the keyboard, as its first letters. */
  async choose(label: string, option: string): Promise<void> {
    const { value } = await this.see('field', label);
    await this.page.type(MARKED, option);
    await expect.poll(async () => (await this.see('field', label)).value, `${label} is ${option}`).not.toBe(value);
  }

  /** Types a date in the order of the field's parts, as the engine's language has it. */
  async typeDate(label: string, date: string): Promise<void> {
    await this.see('field', label);
    const [year = '', month = '', day = ''] = date.split('-');
    const parts = { year, month, day };
    const typed = await this.page.evaluate(
      (of: Record<string, string>) => new Intl.DateTimeFormat().formatToParts(new Date(0)).map(({ type, value }) => of[type] ?? value),
      parts,
    );
    await this.page.type(MARKED, typed.join(''));
    expect((await this.see('field', label)).value, label).toBe(date);
  }

  /** Waits until something is drawn. */
  async draws(element: string): Promise<void> {
    const height = () => this.page.evaluate((name) => document.querySelector(name)?.getBoundingClientRect().height ?? 0, element);
    await expect.poll(height, `${element} is drawn`).toBeGreaterThan(0);
  }

  /** Waits for a page of the payment gateway, which has none of the front's scripts, and presses its button. */
  async atGateway(title: string, button?: string): Promise<void> {
    await expect.poll(() => this.page.evaluate(() => document.title).catch(() => ''), title).toBe(title);
    if (button !== undefined) await this.page.press(`//button[normalize-space()="${button}"]`);
  }

  /** Path and query. */
  path(): Promise<string> {
    return this.page.evaluate(() => location.pathname + location.search);
  }
}
