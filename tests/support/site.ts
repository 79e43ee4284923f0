import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setTimeout as delay } from 'node:timers/promises';
import { test as base, expect, type Page, type Request } from '@playwright/test';
import type axeCore from 'axe-core';
import type { Persona } from '../../mock-server/personas.ts';
import { completeLanguages, type CompleteLanguage as Language } from '../../openapi/languages.ts';
import type { Scenario } from '../../openapi/scenario.ts';
import { brand, money } from '../../src/brand/brand.ts';
import { CONFIRM_DELAY } from '../../src/forms/call-failure.ts';
import type { Messages, Namespace } from '../../src/i18n/types.ts';
import { languagesOfThisRun } from './full.ts';
import { sessionOf } from './session.ts';

export type { Language };
export { expect };

/** For tests that walk the same way in each. */
export const languages = completeLanguages;

/** The texts of an area, read from the locale files and with the operator's name, so that a test looks for what the customer sees. */
export function messages<N extends Namespace>(language: Language, namespace: N): Messages[N] {
  const file = readFileSync(`src/i18n/locales/${language}/${namespace}.json`, 'utf8');
  const holes: Record<string, string> = {
    operator: brand.name[language],
    sign: money.sign,
    currency: money.code,
    currencyName: money.name[language],
  };
  return JSON.parse(file.replace(/\{\{(\w+)\}\}/g, (hole, name: string) => holes[name] ?? hole)) as Messages[N];
}

/** The texts of all areas, each read when it is asked for. */
export const texts = (language: Language) => new Proxy({} as Messages, { get: (_, area) => messages(language, area as Namespace) });

/** The window of a phone. */
export const PHONE = { width: 390, height: 844 };

/** Puts values into a text with `{{holes}}`. */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_all, name: string) => String(values[name]));
}

/** What an operation returns instead of the usual; `*` means every operation. */
interface Site {
  /** Chosen earlier, for the tests of a file or a group (`test.use`); undefined where none was, which is Chinese. */
  language: Language | undefined;
  /** The id of this test's own mock sandbox. */
  sandbox: string;
  /** Sets (or, without a response, takes back) a scenario of the mock. */
  scenario: (operationId: string, response?: Scenario) => Promise<void>;
  /** Calls that the mock received in this test, oldest first. */
  calls: () => Promise<{ operationId: string; httpStatus: number; status?: string; key?: string; replayed?: boolean }[]>;
  /** Requests of the page. */
  requests: Request[];
  /** Starts the site in a language, as if it had been chosen earlier. */
  setLocale: (language: Language) => Promise<void>;
  /** Logs a customer in without the dialog, as if on an earlier visit. Call it before the first page. */
  rememberCustomer: (persona: Persona) => Promise<void>;
  /** Errors in the browser's console that this test expects. */
  expectConsoleErrors: (pattern: RegExp) => void;
}

/** Milliseconds in which a request that waits for a lock or a promise leaves the page: without them, "nothing was sent" can be read too early. */
const ON_ITS_WAY = 50;

/** How the page names a violation of the Content Security Policy in its console. */
const VIOLATION = 'Content policy violated:';

async function chooseLanguage(page: Page, language: Language): Promise<void> {
  await page.addInitScript((value) => {
    if (localStorage.getItem('DefaultLanguage') === null) localStorage.setItem('DefaultLanguage', value);
  }, language);
}

/**
 * Playwright's test with a mock sandbox of its own and a guard: any uncaught error, any unexpected console error and, in every tab, any
 * violation of the Content Security Policy fails the test. No test can expect a violation.
 */
export const test = base.extend<Site>({
  language: [undefined, { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the first argument destructured
  sandbox: async ({}, use) => {
    await use(`test-${randomUUID()}`);
  },
  page: async ({ page, context, baseURL, sandbox, language }, use, info) => {
    if (language !== undefined) await chooseLanguage(page, language);
    await context.addCookies([{ name: 'mock-sandbox', value: sandbox, url: baseURL ?? '' }]);
    const violations: string[] = [];
    context.on('console', (message) => {
      if (message.text().startsWith(VIOLATION)) violations.push(message.text());
    });
    await context.addInitScript((name) => {
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile, lineNumber, sample }) => {
        console.info(`${name} ${effectiveDirective} ${blockedURI} ${sourceFile}:${lineNumber} ${sample}`);
      });
    }, VIOLATION);
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(`uncaught: ${error.message}`));
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
    });
    await use(page);
    // A handler that still waits for its response has nobody to give it to.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    const expected = info.annotations.filter(({ type }) => type === 'expected-console-error').map(({ description }) => new RegExp(description ?? ''));
    const unexpected = errors.filter((error) => !expected.some((pattern) => pattern.test(error)));
    expect(unexpected, 'errors in the browser console').toEqual([]);
    // Chromium notes also what the sanitizer parses in its inert document and throws away; only tests that send hostile HTML may have that.
    const hostile = info.annotations.some(({ type }) => type === 'hostile-html');
    const real = violations.filter((violation) => !(hostile && /sanitize-html-/.test(violation) && !/trusted-types/.test(violation)));
    expect(real, 'violations of the content policy').toEqual([]);
  },
  scenario: async ({ request, sandbox, expectConsoleErrors }, use) => {
    await use(async (operationId, scenario) => {
      // The browser writes each response to the console that is no success.
      if (scenario?.code !== undefined) expectConsoleErrors(FAILED_RESOURCE);
      const response = await request.post('/__mock/scenario', { headers: { 'mock-sandbox': sandbox }, data: { operationId, ...scenario } });
      expect(response.ok(), await response.text()).toBe(true);
    });
  },
  calls: async ({ request, sandbox }, use) => {
    await use(async () => {
      await delay(ON_ITS_WAY);
      return (await request.get('/__mock/calls', { headers: { 'mock-sandbox': sandbox } })).json();
    });
  },
  requests: async ({ page }, use) => {
    const requests: Request[] = [];
    page.on('request', (request) => requests.push(request));
    await use(requests);
  },
  setLocale: async ({ page }, use) => {
    await use((language) => chooseLanguage(page, language));
  },
  rememberCustomer: async ({ page, request, sandbox }, use) => {
    await use(async (customer) => {
      await page.addInitScript(
        (values) => {
          // The empty page before the first one has no storage.
          if (location.protocol === 'about:' || sessionStorage.getItem('remembered') !== null) return;
          sessionStorage.setItem('remembered', 'yes');
          for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
        },
        await sessionOf(request, customer, sandbox),
      );
    });
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the first argument destructured
  expectConsoleErrors: async ({}, use, info) => {
    await use((pattern) => {
      info.annotations.push({ type: 'expected-console-error', description: pattern.source });
    });
  },
});

/** Tests that are the same in each language, in those of this run. */
export function inLanguages(turn: Language, what: string, declare: (language: Language) => void): void {
  for (const language of languagesOfThisRun(turn)) {
    test.describe(`${what} in ${language}`, () => {
      test.use({ language });
      declare(language);
    });
  }
}

/** How often an operation was requested. */
export const sent = (calls: { operationId: string }[], operationId: string): number => calls.filter((call) => call.operationId === operationId).length;

/** As if the customer had read the last message before pressing again: a press within a second counts as a double click. */
export async function readMessage(page: Page): Promise<void> {
  await page.clock.setFixedTime(Date.now() + CONFIRM_DELAY);
}

/** There once the page hears the router's links, pointers and keys; before, a link is followed by the browser and a mouse at rest is not seen. */
export const hydrated = (page: Page) => page.locator('html[data-hydrated]');

/** Opens a page that needs no response, and waits until it is hydrated. */
export async function openHydrated(page: Page): Promise<void> {
  await page.addInitScript(() => addEventListener('hydrated', () => document.documentElement.setAttribute('data-hydrated', '')));
  await page.goto('/404');
  await expect(hydrated(page)).toBeAttached();
}

/** What the browser itself writes to the console when a response is no success. */
export const FAILED_RESOURCE = /Failed to load resource/;

/** The minified build, injected once a page: 0.1 s of processor time instead of 0.4 s for the readable one, which @axe-core/playwright injects twice. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What another theme may break. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Waits until nothing moves. Also with reduced motion a transition shows its first value for a frame. */
export function settle(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((done) => {
        // What never ends by itself, such as a meter of the design catalogue, is not waited for longer than any fade lasts, and what moves by scrolling not at all.
        const latest = performance.now() + 1000;
        const isMoving = ({ playState, timeline, effect }: Animation) =>
          playState === 'running' && timeline === document.timeline && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
        const settled = () => (performance.now() < latest && document.getAnimations().some(isMoving) ? requestAnimationFrame(settled) : done());
        // Two frames: a change of theme or size starts its transitions when the styles are computed next.
        requestAnimationFrame(() => requestAnimationFrame(settled));
        // A browser without a window that draws nothing any more is not waited for: what axe reads needs no frame.
        setTimeout(done, 3000);
      }),
  );
}

/**
 * Fails when axe finds a violation of WCAG 2.2 A or AA, or of its best practices. Waits until the page has its heading and nothing moves: colours that are still fading
 * from one theme to the other have no contrast worth measuring.
 */
export async function expectAccessible(page: Page, without: string[] = []): Promise<void> {
  await expect(page.locator('h1').first()).toBeAttached();
  await page.evaluate(() => {
    // What waits for being seen keeps its colours of another theme until then: axe gets it as a reader does.
    for (const element of document.querySelectorAll<HTMLElement>('main *')) {
      if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible';
    }
  });
  await settle(page);
  for (const frame of page.frames()) if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(AXE);
  const violations = await page.evaluate(
    async ({ colours, off }) => {
      const { matches: dark } = matchMedia('(prefers-color-scheme: dark)');
      const { axe } = window as unknown as { axe: typeof axeCore };
      // A theme changes colours only, and every state is checked in the light one too: in the dark one only the rules on colours run.
      const found = await axe.run(document, {
        ...(dark ? { runOnly: colours } : { rules: Object.fromEntries(off.map((id) => [id, { enabled: false }])) }),
        resultTypes: ['violations'],
        // Media are the only preloaded asset that a default rule reads.
        preload: { assets: ['media'], timeout: 10_000 },
      });
      return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
    },
    { colours: COLOUR_RULES, off: without },
  );
  expect(violations).toEqual([]);
}

/** Fails when the page scrolls horizontally, once nothing moves any more. */
export async function expectNoHorizontalScroll(page: Page): Promise<void> {
  await settle(page);
  const { scroll, client } = await page.evaluate(() => ({ scroll: document.documentElement.scrollWidth, client: document.documentElement.clientWidth }));
  expect(scroll, 'width of the page').toBeLessThanOrEqual(client);
}

/**
 * Moves the pointer until the home page's lower sections are there, or a failure has led to another page: they wait for a first user interaction, and
 * a movement before the page listens is lost.
 */
export async function revealSections(page: Page): Promise<void> {
  const opened = page.url();
  await expect(async () => {
    if (page.url() !== opened) return;
    await page.mouse.move(4, 300);
    await page.mouse.move(8, 320);
    // A toast may lie over the page and take the pointer.
    await page.evaluate(() => window.dispatchEvent(new Event('scroll')));
    await expect(page.locator('main section').nth(3)).toBeAttached({ timeout: 500 });
  }).toPass({ timeout: 15_000 });
}
