import type { Locator, Page } from '@playwright/test';
import { SMS_CODE } from '../../mock-server/personas.ts';
import { postpaid } from './log-in.ts';
import { type Language, messages } from './site.ts';

/** Of the image, in its own pixels (CAPTCHA-01). */
const IMAGE_WIDTH = 310;

/** The slide-to-verify dialog, found by what the customer reads. */
function puzzleOf(page: Page, language: Language) {
  const t = messages(language, 'puzzle');
  const root = page.getByRole('dialog', { name: t.title });
  const button = (name: string) => root.getByRole('button', { name });
  const piece = root.getByRole('slider', { name: t.piece });
  const board = piece.locator('..');
  /** How far the piece must go, in pixels of the image. */
  const target = async () => {
    const moved = await root.locator('[data-part=gap]').getAttribute('transform');
    return Number(/translate\((\d+)/.exec(moved ?? '')?.[1]);
  };
  /** Drags something that moves the piece, so many pixels of the image to the right. */
  const drag = async (handle: Locator, way: number) => {
    // A dialog that still rises is somewhere else by the time the mouse gets there.
    await root.evaluate((dialog) => Promise.allSettled(dialog.getAnimations().map(({ finished }) => finished)));
    const box = await handle.boundingBox();
    if (box === null) throw new Error('nothing to drag');
    const [x, y] = [box.x + 20, box.y + box.height / 2];
    const scale = ((await board.boundingBox())?.width ?? 0) / IMAGE_WIDTH;
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 12, y + 3);
    await page.mouse.move(x + way * scale, y, { steps: 4 });
    await page.mouse.up();
  };
  return {
    root,
    piece,
    board,
    done: button(t.check),
    refresh: button(t.refresh),
    right: button(t.right),
    round: button(t.round.button),
    said: root.getByRole('status'),
    target,
    drag,
    solve: async () => drag(piece, await target()),
  };
}

/** The form of the travel card. */
export function travelCardOf(page: Page, language: Language = 'cn') {
  const { form: t } = messages(language, 'travel-card');
  const root = page.getByRole('region', { name: t.title });
  const form = {
    root,
    phone: root.getByLabel(t.phone),
    code: root.getByLabel(messages(language, 'forms').code.label, { exact: true }),
    agree: root.getByRole('checkbox', { name: t.agree }),
    apply: root.getByRole('button', { name: t.apply }),
    cancel: root.getByRole('button', { name: t.cancel }),
    /** In any of its states: send, or the seconds to wait. */
    send: root.getByRole('button').first(),
    alert: root.getByRole('alert'),
    puzzle: puzzleOf(page, language),
    /** Sends a code to a number: types it, solves the puzzle, waits until the code is on its way. */
    sendCode: async (mobileNo = postpaid.mobileNo) => {
      await form.phone.fill(mobileNo);
      await form.send.click();
      await form.puzzle.solve();
      await form.puzzle.root.waitFor({ state: 'detached' });
    },
    /** Everything but the last press. */
    fill: async () => {
      await form.sendCode();
      await form.code.fill(SMS_CODE);
      await form.agree.check();
    },
  };
  return form;
}
