import lighthouse, { type Flags } from 'lighthouse';
import type { BrowserLaunch } from './browser.ts';
import { type ProtocolEvent, type Transferred, transferred, untilIdle } from './bytes.ts';
import { openVisit, type Stored } from './visit.ts';

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

export interface LoadOptions {
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
    (document.evaluate(xpath, document, null, XPathResult.FIRST_ORDERED_NODE_TYPE).singleNodeValue as HTMLElement | null)?.click();
    setTimeout(press, 100);
  };
  addEventListener('load', press);
}

/** Measures one URL with Lighthouse as on a mid-range phone with slow 4G, in a new browser. */
export async function measureLoad(launch: BrowserLaunch, url: string, { throttling, stored, press, scored = false }: LoadOptions): Promise<Load> {
  await using visit = await openVisit(launch, stored);
  if (press !== undefined) await visit.page.evaluateOnNewDocument(pressUntilOpen, press);
  // Lighthouse must not clear the storage: the browser is new, and `stored` must stay.
  const flags: Flags = { logLevel: 'silent', throttlingMethod: throttling, disableStorageReset: true, ...(scored ? {} : { onlyCategories: ['performance'] }) };
  const result = await lighthouse(url, flags, undefined, visit.page);
  if (result === undefined) throw new Error(`Lighthouse measured nothing at ${url}`);
  const { audits, categories, runtimeError } = result.lhr;
  if (runtimeError !== undefined) throw new Error(`${url}: ${runtimeError.message}`);
  const figure = (id: string) => {
    const value = audits[id]?.numericValue;
    if (value === undefined) throw new Error(`${url}: Lighthouse has no ${id}`);
    return value;
  };
  const score = (id: string) => Math.round((categories[id]?.score ?? 0) * 100);
  const weighted = Object.values(categories).flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0));
  return {
    ...transferred(untilIdle((result.artifacts as unknown as { DevtoolsLog: ProtocolEvent[] }).DevtoolsLog)),
    fcp: figure('first-contentful-paint'),
    lcp: figure('largest-contentful-paint'),
    tbt: figure('total-blocking-time'),
    cls: figure('cumulative-layout-shift'),
    speedIndex: figure('speed-index'),
    elements: figure('dom-size'),
    weakAudits: weighted.filter(({ id }) => (audits[id]?.score ?? 1) < 0.9).map(({ id }) => id),
    ...(scored && { scores: Object.fromEntries(Object.keys(categories).map((id) => [id, score(id)])) as unknown as Scores }),
  };
}
