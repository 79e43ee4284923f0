import { throttling } from 'lighthouse/core/config/constants.js';
import type { Page } from 'puppeteer-core';

/** Slow 4G and a processor four times slower, applied as Lighthouse does. */
const { requestLatencyMs, downloadThroughputKbps, uploadThroughputKbps, cpuSlowdownMultiplier } = throttling.mobileSlow4G;
const bytes = (kbps: number) => (kbps * 1024) / 8;

/** Lets a page run as on a mid-range phone, as Lighthouse's own measurement. */
export async function throttle(page: Page): Promise<void> {
  await page.setViewport({ width: 412, height: 823, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true });
  await page.emulateCPUThrottling(cpuSlowdownMultiplier);
  await page.emulateNetworkConditions({ latency: requestLatencyMs, download: bytes(downloadThroughputKbps), upload: bytes(uploadThroughputKbps) });
}
