import { notComparable } from './reference.ts';
import { screens } from './screens.ts';
import { complete, expect, test } from './test.ts';

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const DESKTOP = { viewport: { width: 1280, height: 900 } };

/** Every screen has one of these pairs, in turn: both languages, widths and themes. */
const pairs = [
  [
    { name: 'phone-cn-light', language: 'cn', device: PHONE, colorScheme: 'light' },
    { name: 'desktop-en-dark', language: 'en', device: DESKTOP, colorScheme: 'dark' },
  ],
  [
    { name: 'phone-en-dark', language: 'en', device: PHONE, colorScheme: 'dark' },
    { name: 'desktop-cn-light', language: 'cn', device: DESKTOP, colorScheme: 'light' },
  ],
] as const;

/** Below this height, in CSS pixels, a page is cut. */
const MAX_HEIGHT = 1600;

test.skip(notComparable !== undefined, notComparable);

for (const [turn, screen] of screens.entries()) {
  for (const { name, language, device, colorScheme } of pairs[turn % 2] ?? []) {
    test.describe(screen.name, () => {
      test.use({ ...device, colorScheme });

      test(name, async ({ page, visit }) => {
        await visit(screen.path, language, screen.customer);
        await screen.open?.(page, language);
        await page.mouse.move(0, 0);
        await complete(page);
        const height = screen.window ? device.viewport.height : await page.evaluate(() => document.documentElement.scrollHeight);
        await expect(page).toHaveScreenshot(`${screen.name}-${name}.png`, {
          fullPage: screen.window !== true,
          clip: { x: 0, y: 0, width: device.viewport.width, height: Math.min(height, MAX_HEIGHT) },
        });
      });
    });
  }
}
