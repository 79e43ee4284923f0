import type { Locator } from '@playwright/test';
import { paths } from '../../src/lib/paths.ts';
import { ALWAYS } from '../support/full.ts';
import { postpaid } from '../support/log-in.ts';
import { expect, inLanguages, messages, sent, test } from '../support/site.ts';
import { travelCardOf } from '../support/travel-card.ts';

inLanguages('cn', 'slider puzzle', (language) => {
  const { said } = messages(language, 'puzzle');

  test.beforeEach(async ({ page }) => {
    await page.goto(paths.travelCard);
    const form = travelCardOf(page, language);
    await form.phone.fill(postpaid.mobileNo);
    await form.send.click();
    await expect(form.puzzle.piece).toBeFocused();
  });

  // That there are 15 images, and that each comes: images.test.tsx and placement.test.ts.
  test('has its measures and a slider with a range; a piece beside the gap brings a new puzzle and says so, 3 pixels away is near enough', {
    tag: '@CAPTCHA-01',
  }, async ({ page, calls }) => {
    const { puzzle, code } = travelCardOf(page, language);
    await expect(puzzle.said).toHaveText('');
    expect(await puzzle.board.boundingBox()).toMatchObject({ width: 310, height: 155 });
    // 42 pixels and a knob that stands out: twice the radius of 10, less what grows into the side.
    const piece = await puzzle.piece.boundingBox();
    expect([piece?.width, piece?.height].map((side) => Math.round(side ?? 0))).toEqual([60, 60]);
    await expect(puzzle.piece).toHaveAttribute('aria-valuemin', '0');
    await expect(puzzle.piece).toHaveAttribute('aria-valuemax', '250');
    await page.keyboard.press('End');
    await expect(puzzle.piece).toHaveAttribute('aria-valuenow', '250');
    await page.keyboard.press('Shift+ArrowLeft');
    await expect(puzzle.piece).toHaveAttribute('aria-valuenow', '249');
    await page.keyboard.press('Home');
    await expect(puzzle.piece).toHaveAttribute('aria-valuenow', '0');

    const press = async (key: string, times: number) => {
      for (let time = 0; time < times; time += 1) await page.keyboard.press(key);
    };
    const moveTo = async (offset: number) => {
      await press('Home', 1);
      await press('ArrowRight', Math.floor(offset / 5));
      await press('Shift+ArrowRight', offset % 5);
      await expect(puzzle.piece).toHaveAttribute('aria-valuenow', String(offset));
    };
    const drawn = () => puzzle.board.locator('svg').first().innerHTML();
    const before = await drawn();
    await moveTo((await puzzle.target()) + 4);
    await page.keyboard.press('Enter');
    await expect(puzzle.said).toHaveText(said.missed);
    await expect(puzzle.piece).toHaveAttribute('aria-valuenow', '0');
    expect(await drawn()).not.toBe(before);
    await moveTo((await puzzle.target()) - 4);
    await page.keyboard.press('Enter');
    await expect(puzzle.said).toHaveText(said.missed);
    await expect(puzzle.piece).toBeFocused();
    expect(sent(await calls(), 'sendTravelCardCode')).toBe(0);
    await moveTo((await puzzle.target()) - 3);
    await page.keyboard.press('Enter');
    await expect(code).toBeFocused();
    expect(sent(await calls(), 'sendTravelCardCode')).toBe(1);
  });
});

// The way round: decision B24.
for (const way of ['right', 'round'] as const) {
  test(`keys alone solve it with ${way === 'right' ? 'the buttons' : 'the way that needs no puzzle'}`, { tag: ALWAYS }, async ({ page, calls }) => {
    await page.goto(paths.travelCard);
    const { phone, send, puzzle, code } = travelCardOf(page);
    await phone.focus();
    await page.keyboard.type(postpaid.mobileNo);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(send).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(puzzle.piece).toBeFocused();
    const target = await puzzle.target();
    const tabTo = async (button: Locator) => {
      for (let tabs = 0; tabs < 8 && !(await button.evaluate((element) => element === document.activeElement)); tabs += 1) await page.keyboard.press('Tab');
      await expect(button).toBeFocused();
    };
    await tabTo(puzzle[way]);
    if (way === 'right') {
      for (let steps = Math.round(target / 5); steps > 0; steps -= 1) await page.keyboard.press('Space');
      await tabTo(puzzle.done);
    }
    await page.keyboard.press('Enter');
    await expect(code).toBeFocused();
    expect(sent(await calls(), 'sendTravelCardCode')).toBe(1);
  });
}
