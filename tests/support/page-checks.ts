import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoHorizontalScroll, settle } from './site.ts';

/** Sets the browser's own text size, which media queries in em follow as well; 16 px is the usual one. */
async function setTextSize(page: Page, pixels: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: pixels, fixed: Math.round(pixels * 0.8125) } });
}

/**
 * What large text breaks on the page that is shown: a page that scrolls horizontally, text that is cut off or squeezed into a column of letters, and bars that stay
 * in place and leave less than half of the window.
 */
export function layoutFaults(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const faults = new Set<string>();
    const root = document.documentElement;
    const shown = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const name = (element: Element) => {
      const text = element.textContent?.trim().replace(/\s+/g, ' ').slice(0, 120) ?? '';
      return `${element.tagName.toLowerCase()}.${String(element.getAttribute('class') ?? '').split(' ')[0]} “${text}”`;
    };
    /** For assistive technology only, with a layout that nobody sees. */
    const isHidden = (element: Element): boolean =>
      getComputedStyle(element).clipPath === 'inset(50%)' || (element.parentElement !== null && isHidden(element.parentElement));
    // The words of a drawing are its own matter.
    const inText = (node: Node): boolean =>
      node instanceof SVGElement || node instanceof HTMLScriptElement
        ? false
        : node.nodeType === Node.TEXT_NODE
          ? (node.textContent ?? '').trim() !== ''
          : [...node.childNodes].some(inText);
    // Text for assistive technology only takes part in the scroll width, too.
    const sticksOut = (element: Element, { left, right }: DOMRect): boolean => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        if ((node.textContent ?? '').trim() === '' || (node.parentElement?.getBoundingClientRect().width ?? 0) <= 1) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const text = range.getBoundingClientRect();
        if (text.right > right + 1 || text.left < left - 1) return true;
      }
      return false;
    };
    const look = () => {
      if (root.scrollWidth > root.clientWidth) faults.add(`the page is ${root.scrollWidth} px wide in a window of ${root.clientWidth}`);
      let bars = 0;
      for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
        if (element.closest('svg, canvas, dialog:not([open]), [aria-hidden="true"]') !== null || !shown(element)) continue;
        const style = getComputedStyle(element);
        const box = element.getBoundingClientRect();
        if (box.width <= 1 || box.height <= 1) continue;
        // The columns of a table that is shown as cards are for assistive technology only.
        if ((element.closest('thead')?.getBoundingClientRect().width ?? 2) <= 1) continue;
        const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
        // The slides of a carousel are cut on purpose, but each of them must fit into it.
        const slides = element.closest('section[aria-roledescription]') !== null && element.querySelector('[role=group][aria-roledescription]') !== null;
        if (element.matches('[role=group][aria-roledescription]')) {
          const frame = element.closest('section[aria-roledescription]')?.getBoundingClientRect();
          if (frame !== undefined && box.width > frame.width + 1) faults.add(`wider than its carousel: ${name(element)}`);
        }
        const hasText = [...element.childNodes].some(inText) && !slides;
        if (hasText && cuts(style.overflowX) && element.scrollWidth > element.clientWidth + 1 && sticksOut(element, box)) {
          faults.add(`cut at the side (${element.scrollWidth} in ${element.clientWidth} px): ${name(element)}`);
        }
        // The blank half of a Chinese bracket may hang over the edge.
        const blank = /[）」』】》]$/.test(element.textContent.trim()) ? Number.parseFloat(style.fontSize) / 2 : 0;
        const cell = new DOMRect(box.x, box.y, box.width + blank, box.height);
        if (element.matches('td, th') && style.overflowX === 'visible' && sticksOut(element, cell)) faults.add(`text beyond its cell: ${name(element)}`);
        // An excerpt ends on purpose, and what is not rendered yet has only its estimated height.
        const isWhole = style.webkitLineClamp === 'none' && style.contentVisibility !== 'auto';
        if (hasText && isWhole && cuts(style.overflowY) && element.scrollHeight > element.clientHeight + 2) {
          faults.add(`cut below (${element.scrollHeight} in ${element.clientHeight} px): ${name(element)}`);
        }
        const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim().length > 3);
        if (own.length > 0 && !isHidden(element) && box.width < 2.2 * Number.parseFloat(style.fontSize) && box.height > 3 * Number.parseFloat(style.fontSize)) {
          faults.add(`a column of letters (${Math.round(box.width)} px): ${name(element)}`);
        }
        // A modal dialog covers the page on purpose.
        if ((style.position === 'sticky' || style.position === 'fixed') && box.width > root.clientWidth / 2 && !element.matches('dialog')) {
          const top = Math.max(0, box.top);
          const bottom = Math.min(innerHeight, box.bottom);
          const stuck =
            style.position === 'fixed' ||
            (style.top !== 'auto' && Math.abs(box.top - Number.parseFloat(style.top)) < 1) ||
            (style.bottom !== 'auto' && Math.abs(innerHeight - box.bottom - Number.parseFloat(style.bottom)) < 1);
          if (stuck && bottom > top && style.pointerEvents !== 'none') bars += bottom - top;
        }
      }
      if (bars > innerHeight / 2) faults.add(`bars that stay in place cover ${Math.round(bars)} of ${innerHeight} px`);
    };
    // What comes into view is rendered by the next frame. Layout needs none, so a browser that draws nothing is not waited for.
    const step = () =>
      new Promise<void>((done) => {
        requestAnimationFrame(() => requestAnimationFrame(() => done()));
        setTimeout(done, 2000);
      });
    look();
    for (let y = innerHeight; y < root.scrollHeight; y += innerHeight * 2) {
      scrollTo(0, y);
      await step();
      look();
    }
    return [...faults];
  });
}

/** Windows of a phone and of a desktop at twice the usual text size, and the narrowest window at the usual size. */
const WINDOWS = [
  { width: 390, height: 844, text: 32 },
  { width: 1280, height: 900, text: 32 },
  { width: 320, height: 640, text: 16 },
] as const;

/** Pages also work in the narrowest window at twice the usual size. */
export const NARROW_AND_LARGE = [...WINDOWS, { width: 320, height: 640, text: 32 }] as const;

/**
 * Fails when what is shown is not accessible in either theme, scrolls horizontally, or is cut with large text (use 23, 30 and 31). Afterwards the window and
 * its theme are those of a desktop again.
 */
export async function expectSound(page: Page, windows: typeof WINDOWS | typeof NARROW_AND_LARGE = WINDOWS): Promise<void> {
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);
  for (const width of [320, 768, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expectNoHorizontalScroll(page);
  }
  await expectAccessible(page);
  for (const { width, height, text } of windows) {
    await page.setViewportSize({ width, height });
    // After the size of the window, which would reset it.
    await setTextSize(page, text);
    await expect(page.locator('html')).toHaveCSS('font-size', `${text}px`);
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await settle(page);
    expect(await page.evaluate(() => matchMedia('(max-width: 16em)').matches)).toBe(width / text <= 16);
    expect(await layoutFaults(page), `at ${width} px with text of ${text} px`).toEqual([]);
  }
  await setTextSize(page, 16);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.emulateMedia({ colorScheme: 'light' });
}

/** Content may move by this much while a page loads, in units of cumulative layout shift. */
export const MAX_SHIFT = 0.05;

/** Adds up what moves without the visitor's doing; call it before the page opens. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const total = { value: 0 };
    Object.assign(window, { shifts: total });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
        if (!entry.hadRecentInput) total.value += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifts: { value: number } }).shifts.value);
}

/** Fails unless the page is ready: a heading, text, a link or button, no skeleton. */
export async function expectReady(page: Page, what: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  await expect(page.locator('main h1').first(), what).toBeVisible();
  await expect(page.locator('main [aria-busy=true]'), what).toHaveCount(0);
  await expect(page.locator('main'), what).toHaveText(/.{20}/);
  expect(await page.locator('main').getByRole('link').or(page.locator('main').getByRole('button')).count(), what).toBeGreaterThan(0);
  // A key of the locale files that was never turned into a sentence, or an object that was printed.
  await expect(page.locator('main'), what).not.toHaveText(/\[object|undefined|\bNaN\b/);
}
