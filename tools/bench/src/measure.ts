import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { launch } from 'puppeteer-core';
import { launchOptions } from '../../../scripts/browser.ts';
import { type ProtocolEvent, transferred } from './bytes.ts';
import type { Measured, Scores } from './goals.ts';

/** What the page finds before it starts. */
export interface Visitor {
  /** Values of the browser's storage. */
  stored?: Record<string, string>;
  /** Words of the button in the header that is pressed as soon as it opens something. */
  press?: string;
}

/** Runs in the page: presses the button until a dialog is there, because a press before the page listens is lost. */
function pressUntilOpen(word: string): void {
  const press = () => {
    if (document.querySelector('dialog[open], [role="dialog"]') !== null) return;
    const buttons = [...document.querySelectorAll<HTMLElement>('header button')];
    buttons.find((button) => `${button.ariaLabel ?? ''} ${button.textContent}`.includes(word))?.click();
    setTimeout(press, 100);
  };
  addEventListener('load', press);
}

/** Measures one address with Lighthouse as on a middle-class phone on a slow mobile network (simulated), in a fresh browser. */
export async function measure(url: string, { stored, press }: Visitor = {}, scored = true): Promise<Measured> {
  const { executablePath = chromium.executablePath(), args } = launchOptions();
  const browser = await launch({ executablePath, args, headless: 'shell', acceptInsecureCerts: true });
  try {
    const page = await browser.newPage();
    if (stored !== undefined) {
      await page.evaluateOnNewDocument((values) => {
        for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
      }, stored);
    }
    if (press !== undefined) await page.evaluateOnNewDocument(pressUntilOpen, press);
    // The storage is not cleared: the browser is new, and what was put there must stay.
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
    const weighty = Object.values(categories).flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0));
    return {
      ...transferred((result.artifacts as unknown as { DevtoolsLog: ProtocolEvent[] }).DevtoolsLog),
      fcp: figure('first-contentful-paint'),
      lcp: figure('largest-contentful-paint'),
      tbt: figure('total-blocking-time'),
      cls: figure('cumulative-layout-shift'),
      elements: figure('dom-size'),
      faults: weighty.filter(({ id }) => (audits[id]?.score ?? 1) < 0.9).map(({ id }) => id),
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
