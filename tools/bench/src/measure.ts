import lighthouse from 'lighthouse';
import { launch } from 'puppeteer-core';
import type { BrowserLaunch } from './browser.ts';
import { type ProtocolEvent, transferred } from './bytes.ts';
import type { Measured, Scores } from './goals.ts';

/** State of the browser before the page starts. */
export interface Visitor {
  /** Values of local storage. */
  stored?: Record<string, string>;
  /** Label of a button in the header that is pressed until a dialog opens. */
  press?: string;
}

/** Runs in the page: presses the button until a dialog opens, because a press before hydration is lost. */
function pressUntilOpen(label: string): void {
  const press = () => {
    if (document.querySelector('dialog[open], [role="dialog"]') !== null) return;
    const buttons = [...document.querySelectorAll<HTMLElement>('header button')];
    buttons.find((button) => `${button.ariaLabel ?? ''} ${button.textContent}`.includes(label))?.click();
    setTimeout(press, 100);
  };
  addEventListener('load', press);
}

/** Measures one URL with Lighthouse as on a mid-range phone with slow 4G (simulated), in a new browser. */
export async function measure({ executablePath, args }: BrowserLaunch, url: string, { stored, press }: Visitor = {}, scored = true): Promise<Measured> {
  const browser = await launch({ executablePath, args, headless: 'shell', acceptInsecureCerts: true });
  try {
    const page = await browser.newPage();
    if (stored !== undefined) {
      await page.evaluateOnNewDocument((values) => {
        for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
      }, stored);
    }
    if (press !== undefined) await page.evaluateOnNewDocument(pressUntilOpen, press);
    // Lighthouse must not clear the storage: the browser is new, and `stored` must stay.
    const flags = { logLevel: 'silent' as const, disableStorageReset: true, ...(scored ? {} : { onlyCategories: ['performance'] }) };
    const result = await lighthouse(url, flags, undefined, page);
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
      ...transferred((result.artifacts as unknown as { DevtoolsLog: ProtocolEvent[] }).DevtoolsLog),
      fcp: figure('first-contentful-paint'),
      lcp: figure('largest-contentful-paint'),
      tbt: figure('total-blocking-time'),
      cls: figure('cumulative-layout-shift'),
      elements: figure('dom-size'),
      weakAudits: weighted.filter(({ id }) => (audits[id]?.score ?? 1) < 0.9).map(({ id }) => id),
      ...(scored
        ? {
            scores: {
              performance: score('performance'),
              accessibility: score('accessibility'),
              'best-practices': score('best-practices'),
              seo: score('seo'),
            } satisfies Scores,
          }
        : {}),
    };
  } finally {
    await browser.close();
  }
}
