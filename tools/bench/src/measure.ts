import { setTimeout as wait } from 'node:timers/promises';
import lighthouse, { type Flags, type Result, startTimespan } from 'lighthouse';
import type { Page } from 'puppeteer-core';
import { kib, type ListedRequest, type Transferred, transferred } from './figures.ts';
import { type BenchRoute, logIn } from './routes.ts';
import type { Customer } from './servers.ts';
import { type BrowserLaunch, openSlowVisit, openVisit, type Stored, shown } from './visit.ts';

/** Scores of Lighthouse, 0 to 100. */
export interface Scores {
  performance: number;
  accessibility: number;
  'best-practices': number;
  seo: number;
}

/** Figures of one page load: times in milliseconds, bytes as transferred. */
export interface Load extends Transferred {
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  speedIndex: number;
  elements: number;
  scores?: Scores;
  /** Ids of the Lighthouse audits with a score below 0.9. */
  weakAudits: string[];
}

interface LoadOptions {
  /** `devtools` slows network and processor down; `simulate` computes how a slower load would have been. */
  throttling: 'devtools' | 'simulate';
  stored?: Stored;
  /** XPath of a button that is pressed until a dialog opens. */
  press?: string | undefined;
  /** All categories of Lighthouse instead of performance only. */
  scored?: boolean;
}

/** Runs in the page: presses the button until a dialog opens, because a press before hydration may be lost. */
function pressUntilOpen(xpath: string): void {
  const press = () => {
    if (document.querySelector('dialog[open]') !== null) return;
    findVisible(xpath)?.click();
    setTimeout(press, 100);
  };
  addEventListener('load', press);
}

/** Figures of a report of Lighthouse by the ids of their audits, and the bytes of its requests until they are `idle` for so many milliseconds. */
function figuresOf({ audits, finalDisplayedUrl: url, runtimeError }: Result, idle?: number) {
  if (runtimeError !== undefined) throw new Error(`${url}: ${runtimeError.message}`);
  const figure = (id: string) => {
    const value = audits[id]?.numericValue;
    if (value === undefined) throw new Error(`${url}: Lighthouse has no ${id}`);
    return value;
  };
  const { items = [] } = (audits['network-requests']?.details ?? {}) as { items?: ListedRequest[] };
  return { figure, bytes: transferred(items, idle) };
}

/** Measures one URL with Lighthouse as on a mid-range phone with slow 4G, in a new browser. */
export async function measureLoad(launch: BrowserLaunch, url: string, { throttling, stored, press, scored = false }: LoadOptions): Promise<Load> {
  await using visit = await openVisit(launch, stored);
  if (press !== undefined) await visit.page.evaluateOnNewDocument(pressUntilOpen, press);
  // Lighthouse must not clear the storage: the browser is new, and `stored` must stay.
  const flags: Flags = { logLevel: 'silent', throttlingMethod: throttling, disableStorageReset: true, ...(scored ? {} : { onlyCategories: ['performance'] }) };
  const result = await lighthouse(url, flags, undefined, visit.page);
  if (result === undefined) throw new Error(`Lighthouse measured nothing at ${url}`);
  const { figure, bytes } = figuresOf(result.lhr);
  const { audits, categories } = result.lhr;
  const weighted = Object.values(categories).flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0));
  const scores = Object.fromEntries(Object.entries(categories).map(([id, { score }]) => [id, Math.round((score ?? 0) * 100)]));
  return {
    ...bytes,
    fcp: figure('first-contentful-paint'),
    lcp: figure('largest-contentful-paint'),
    tbt: figure('total-blocking-time'),
    cls: figure('cumulative-layout-shift'),
    speedIndex: figure('speed-index'),
    elements: figure('dom-size'),
    weakAudits: weighted.filter(({ id }) => (audits[id]?.score ?? 1) < 0.9).map(({ id }) => id),
    ...(scored && { scores: scores as unknown as Scores }),
  };
}

// ---- the first press and the first key ----

/** What a visitor feels. Milliseconds; infinite where a press or key had no effect. */
export interface PerceivedLatency {
  /** From the navigation until the first press has its effect; the control is pressed as soon as it is painted. */
  press: number;
  /** From the navigation until the first letter is in its field, and stays there. Undefined on pages without a field. */
  key?: number;
}

/** Milliseconds after which a press counts as lost. */
const LOST = 20_000;
/** A letter that every field accepts: of a number, a word, or a country code. */
const LETTER = '6';

/** Run in the page: the time of the effect once it is there. */
const shownAt = (xpath: string) => findVisible(xpath) !== undefined && performance.now();
const typedAt = (xpath: string, letter: string) => (findVisible(xpath) as HTMLInputElement | undefined)?.value.includes(letter) === true && performance.now();

/** Presses the control as soon as it is painted, and types a letter into a field; the time of the frame that has the effect. */
async function timeToEffect(page: Page, url: string, { control, effect }: { control: string; effect?: string }): Promise<number> {
  await page.goto(url, { waitUntil: 'domcontentloaded' });
  const element = await shown(page, control);
  const time = page.waitForFunction(effect === undefined ? typedAt : shownAt, { polling: 'raf', timeout: LOST }, effect ?? control, LETTER).then(
    (found) => found.jsonValue() as Promise<number>,
    () => Number.POSITIVE_INFINITY,
  );
  await element.click();
  if (effect === undefined) await page.keyboard.press(LETTER);
  return await time;
}

async function firstKey(page: Page, url: string, control: string): Promise<number> {
  const time = await timeToEffect(page, url, { control });
  await page.waitForNetworkIdle({ idleTime: 1500, timeout: 60_000 });
  return (await page.evaluate(typedAt, control, LETTER)) === false ? Number.POSITIVE_INFINITY : time;
}

async function visitSlowly(launch: BrowserLaunch, stored: Stored, act: (page: Page) => Promise<number>): Promise<number> {
  await using visit = await openSlowVisit(launch, stored);
  // Awaited here, because the browser ends with this block.
  return await act(visit.page);
}

/** Two visits of a slow phone: for the press, and for the key. */
export async function measurePerceivedLatency(launch: BrowserLaunch, url: string, { press, field }: BenchRoute, stored: Stored): Promise<PerceivedLatency> {
  return {
    press: await visitSlowly(launch, stored, (page) => timeToEffect(page, url, press)),
    ...(field === undefined ? {} : { key: await visitSlowly(launch, stored, (page) => firstKey(page, url, field)) }),
  };
}

// ---- the log-in that leads to the bills ----

/** XPath expressions of the steps. */
const STEPS = {
  number: '//dialog//input[@name="mobileNo"]',
  pin: '//dialog//input[@name="password"]',
  /** The date of the last bill or the phone's number, which are read from the backend. */
  bills: '//main//dd[string-length(normalize-space(.)) >= 8]',
} as const;

/** Milliseconds for the last interaction to be painted and recorded. */
const SETTLED = 1000;

/** A log-in on the home page that leads to the bills, on a slow phone: milliseconds from the press or key; KiB and requests after the first page. */
export async function measureJourney(launch: BrowserLaunch, origin: string, { mobileNo, pin }: Customer) {
  await using visit = await openSlowVisit(launch);
  const { page } = visit;
  // Bytes that come from a service worker would count as none.
  await page.setBypassServiceWorker(true);
  await page.goto(`${origin}/index`);
  await page.waitForNetworkIdle({ idleTime: 1500, timeout: 60_000 });
  const timespan = await startTimespan(page, { flags: { logLevel: 'silent', throttlingMethod: 'devtools' } });
  const timeUntil = async (xpath: string, act: () => Promise<void>) => {
    const begin = performance.now();
    await act();
    await shown(page, xpath);
    return Math.round(performance.now() - begin);
  };
  const button = await shown(page, logIn.control);
  const toDialog = await timeUntil(logIn.effect, () => button.click());
  await (await shown(page, STEPS.number)).type(mobileNo);
  await page.keyboard.press('Enter');
  await (await shown(page, STEPS.pin)).type(pin);
  const toBills = await timeUntil(STEPS.bills, () => page.keyboard.press('Enter'));
  await wait(SETTLED);
  const result = await timespan.endTimespan();
  if (result === undefined) throw new Error(`Lighthouse measured nothing of the log-in at ${origin}`);
  // The visitor types in between.
  const { figure, bytes } = figuresOf(result.lhr, Number.POSITIVE_INFINITY);
  return {
    'press to dialog': toDialog,
    'PIN to bills': toBills,
    TBT: Math.round(figure('total-blocking-time')),
    INP: Math.round(figure('interaction-to-next-paint')),
    CLS: Number(figure('cumulative-layout-shift').toFixed(3)),
    js: kib(bytes.js),
    css: kib(bytes.css),
    other: kib(bytes.other),
    requests: bytes.requests,
  };
}
