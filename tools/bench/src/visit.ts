import { throttling } from 'lighthouse/core/config/constants.js';
import { type ElementHandle, launch, type Page } from 'puppeteer-core';

/** Launch options of the browser that the tests use. */
export interface BrowserLaunch {
  executablePath: string;
  args: string[];
}

/**
 * A whole browser loads lazy images within 1250 pixels on a fast connection; the build without a window does not know its connection, and would
 * load images that customers never fetch.
 */
const LAZY_LIKE_A_WHOLE_BROWSER = '--blink-settings=lazyLoadingImageMarginPxUnknown=1250';

/** Values of the browser's local storage before the page starts. */
export type Stored = Record<string, string>;

/** A page that is about to be visited; `await using` ends its browser. */
export interface Visit extends AsyncDisposable {
  page: Page;
}

declare global {
  /** The first visible element of an XPath expression, in every page of a {@link Visit}. */
  var findVisible: (xpath: string) => HTMLElement | undefined;
}

/** Runs in the page, before its own scripts. */
function preparePage(stored: Stored): void {
  if (location.protocol.startsWith('http')) for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  globalThis.findVisible = (xpath) => {
    const all = document.evaluate(xpath, document, null, XPathResult.ORDERED_NODE_SNAPSHOT_TYPE);
    for (let at = 0; at < all.snapshotLength; at += 1) {
      const element = all.snapshotItem(at) as HTMLElement;
      if (element.checkVisibility() && element.getBoundingClientRect().height > 0) return element;
    }
    return undefined;
  };
}

/** Starts a new browser, so that nothing is cached. */
export async function openVisit({ executablePath, args }: BrowserLaunch, stored: Stored = {}): Promise<Visit> {
  const browser = await launch({ executablePath, args: [...args, LAZY_LIKE_A_WHOLE_BROWSER], headless: 'shell' });
  const page = await browser.newPage();
  await page.evaluateOnNewDocument(preparePage, stored);
  return { page, [Symbol.asyncDispose]: () => browser.close() };
}

/** As {@link openVisit}, on a mid-range phone: slow 4G and a processor four times slower, applied as Lighthouse does. */
export async function openSlowVisit(launch: BrowserLaunch, stored?: Stored): Promise<Visit> {
  const visit = await openVisit(launch, stored);
  const { requestLatencyMs, downloadThroughputKbps, uploadThroughputKbps, cpuSlowdownMultiplier } = throttling.mobileSlow4G;
  const bytes = (kbps: number) => (kbps * 1024) / 8;
  await visit.page.setViewport({ width: 412, height: 823, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true });
  await visit.page.emulateCPUThrottling(cpuSlowdownMultiplier);
  await visit.page.emulateNetworkConditions({ latency: requestLatencyMs, download: bytes(downloadThroughputKbps), upload: bytes(uploadThroughputKbps) });
  return visit;
}

/** Resolves with the element in the first frame that shows it. */
export async function shown(page: Page, xpath: string): Promise<ElementHandle<Element>> {
  try {
    const handle = await page.waitForFunction((expression) => findVisible(expression), { polling: 'raf' }, xpath);
    return handle as ElementHandle<Element>;
  } catch (cause) {
    throw new Error(`${page.url()} does not show ${xpath}`, { cause });
  }
}
