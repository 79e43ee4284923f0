import type { Locator, Page } from '@playwright/test';
import { SMS_CODE } from '../../mock-server/personas.ts';
import { postpaid } from './log-in.ts';
import { type Language, messages } from './site.ts';

/** The slide-to-verify dialog, found by what the customer reads. */
export class Puzzle {
  readonly root: Locator;
  readonly piece: Locator;
  readonly board: Locator;
  readonly track: Locator;
  readonly done: Locator;
  readonly refresh: Locator;
  readonly right: Locator;
  readonly round: Locator;
  readonly said: Locator;
  private readonly page: Page;

  constructor(page: Page, language: Language = 'cn') {
    const puzzle = messages(language, 'puzzle');
    this.page = page;
    this.root = page.getByRole('dialog', { name: puzzle.title });
    this.piece = this.root.getByRole('slider', { name: puzzle.piece });
    this.board = this.piece.locator('..');
    this.track = this.root.locator('[data-part=track]');
    this.done = this.root.getByRole('button', { name: puzzle.check });
    this.refresh = this.root.getByRole('button', { name: puzzle.refresh });
    this.right = this.root.getByRole('button', { name: puzzle.right });
    this.round = this.root.getByRole('button', { name: puzzle.round.button });
    this.said = this.root.getByRole('status');
  }

  /** How far the piece must go, in pixels of the image. */
  async target(): Promise<number> {
    const moved = await this.root.locator('[data-part=gap]').getAttribute('transform');
    return Number(/translate\((\d+)/.exec(moved ?? '')?.[1]);
  }

  /** CSS pixels of one pixel of the image. */
  async scale(): Promise<number> {
    return ((await this.board.boundingBox())?.width ?? 0) / 310;
  }

  /** Drags something that moves the piece, so many pixels of the image to the right. */
  async drag(handle: Locator, way: number): Promise<void> {
    // A dialog that still rises is somewhere else by the time the mouse gets there.
    await this.root.evaluate((dialog) => Promise.all(dialog.getAnimations().map(({ finished }) => finished)));
    const box = await handle.boundingBox();
    if (box === null) throw new Error('nothing to drag');
    const [x, y] = [box.x + 20, box.y + box.height / 2];
    await this.page.mouse.move(x, y);
    await this.page.mouse.down();
    await this.page.mouse.move(x + 12, y + 3);
    await this.page.mouse.move(x + way * (await this.scale()), y, { steps: 4 });
    await this.page.mouse.up();
  }

  async solve(): Promise<void> {
    await this.drag(this.piece, await this.target());
  }
}

/** The form of the travel card. */
export class TravelCardForm {
  readonly root: Locator;
  readonly phone: Locator;
  readonly code: Locator;
  readonly agree: Locator;
  readonly apply: Locator;
  readonly cancel: Locator;
  /** In any of its states: send, or the seconds to wait. */
  readonly send: Locator;
  readonly alert: Locator;
  readonly puzzle: Puzzle;

  constructor(page: Page, language: Language = 'cn') {
    const { form } = messages(language, 'travel-card');
    const forms = messages(language, 'forms');
    this.root = page.getByRole('region', { name: form.title });
    this.phone = this.root.getByLabel(form.phone);
    this.code = this.root.getByLabel(forms.code.label, { exact: true });
    this.agree = this.root.getByRole('checkbox', { name: form.agree });
    this.apply = this.root.getByRole('button', { name: form.apply });
    this.cancel = this.root.getByRole('button', { name: form.cancel });
    this.send = this.root.getByRole('button').first();
    this.alert = this.root.getByRole('alert');
    this.puzzle = new Puzzle(page, language);
  }

  /** Sends a code to a number: types it, solves the puzzle, waits until the code is on its way. */
  async sendCode(mobileNo = postpaid.mobileNo): Promise<void> {
    await this.phone.fill(mobileNo);
    await this.send.click();
    await this.puzzle.solve();
    await this.puzzle.root.waitFor({ state: 'detached' });
  }

  /** Everything but the last press. */
  async fill(): Promise<void> {
    await this.sendCode();
    await this.code.fill(SMS_CODE);
    await this.agree.check();
  }
}
