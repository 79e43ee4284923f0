import type { Locator } from '@playwright/test';

/** Watches the durations that the carousel gives to a moving element; the returned function reads what was seen so far. */
export async function watchDurations(element: Locator): Promise<() => Promise<string[]>> {
  const seen = await element.evaluateHandle((node: HTMLElement) => {
    const found = new Set<string>();
    new MutationObserver(() => found.add(node.style.transitionDuration)).observe(node, { attributeFilter: ['style'] });
    return found;
  });
  return () => seen.evaluate((found) => [...found].filter((value) => value !== '' && value !== '0ms'));
}

/** The empty space between the first two slides of a carousel, or cards of a grid, in CSS pixels. */
export async function gapOf(row: Locator): Promise<number> {
  const [first, second] = await row
    .locator('[role=group][aria-roledescription], li:has(> article)')
    .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect()));
  return Math.round(((second?.left ?? 0) - (first?.right ?? 0)) * 10) / 10;
}
