import { randomUUID } from 'node:crypto';
import type { APIRequestContext, APIResponse, BrowserContext, Locator, Page, Route } from '@playwright/test';
import type { Persona } from '../../mock-server/personas.ts';
import type { OperationId } from '../../openapi/generated/operations.ts';
import { paths } from '../../src/lib/paths.ts';
import { elsewhere, logIn, loginButton, loginOf, logOut, oneBill, postpaid } from './log-in.ts';
import { checkText, fillForm, openForm, type Sending } from './sendings.ts';
import { sessionOf } from './session.ts';
import { expect, texts } from './site.ts';

const { common, forms, payments } = texts('cn');

/** What a page can say after a press, or when a late response comes. */
type Said = 'success' | 'late' | 'done' | 'sent' | 'unsure' | 'repeatable' | 'inFlight';
/** What tells the customer that it was done. */
const CONFIRMATIONS: readonly Said[] = ['success', 'late', 'done'];

/** What becomes of a request: whether the work is done, and what the browser gets instead of the response. */
type Answer = (route: Route, response: APIResponse | undefined) => Promise<unknown>;

/** Milliseconds until a customer who was interrupted is back: longer than a success is remembered that he has seen. */
const INTERRUPTED = 3_600_000;
/** Milliseconds in which he reads what the page says. */
const READ = 5000;

interface VisitOptions {
  context: BrowserContext;
  request: APIRequestContext;
  operation: string;
  sending: Sending;
  /** The backend does not know the header. */
  ignoresKeys: boolean;
}

/** A customer on the way through a form, in a sandbox of his own. */
export class Visit {
  readonly sending: Sending;
  page!: Page;
  /** Everything that the page has said so far. */
  heard: ReadonlySet<Said> = new Set();
  private readonly given: VisitOptions;
  /** Its requests, as a text: a function would be asked for every request of the page. */
  private readonly own: string;
  private readonly sandbox = `test-${randomUUID()}`;
  private button!: Locator;
  private next: { done: boolean; answer: Answer; arrived: () => unknown } | undefined;
  private held = Promise.withResolvers<void>();
  private now = Date.now();
  /** What the next customer has done of his own. */
  others = 0;

  constructor(given: VisitOptions) {
    this.given = given;
    this.sending = given.sending;
    this.own = `**${given.sending.path}?*`;
  }

  /** Opens a tab with the form, for a customer or a visitor. */
  async start(customer: Persona | undefined): Promise<void> {
    await this.given.context.route(this.own, (route) => this.respond(route));
    this.page = await this.given.context.newPage();
    await this.page.goto('/__mock/personas');
    await this.given.context.addCookies([{ name: 'mock-sandbox', value: this.sandbox, url: new URL(this.page.url()).origin }]);
    await this.page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await this.wait(0);
    if (customer !== undefined) await this.logIn(customer);
    await this.open();
  }

  async end(): Promise<void> {
    this.release();
    await this.given.context.unroute(this.own);
    for (const page of this.given.context.pages().slice(1)) await page.close();
  }

  private async respond(route: Route): Promise<unknown> {
    if (route.request().method() !== 'POST') return route.fallback();
    const { 'idempotency-key': key, ...others } = route.request().headers();
    const headers = key === undefined || this.given.ignoresKeys ? others : { ...others, 'idempotency-key': key };
    const { next } = this;
    this.next = undefined;
    if (next === undefined) return route.continue({ headers });
    const response = next.done ? await route.fetch({ headers }) : undefined;
    next.arrived();
    // The page may be gone.
    return next.answer(route, response).catch(() => {});
  }

  async wait(milliseconds: number): Promise<void> {
    this.now += milliseconds;
    await this.page.clock.setFixedTime(this.now);
  }

  /** Logs in as if in another tab, before the next page. */
  async logIn(customer: Persona): Promise<void> {
    await this.page.evaluate((values) => Object.assign(localStorage, values), await sessionOf(this.given.request, customer, this.sandbox));
  }

  /** Loads the form. */
  async open(): Promise<void> {
    this.button = await openForm(this.page, this.sending);
  }

  /** Fills in the form of the page that is shown. */
  async fill(): Promise<void> {
    this.button = await fillForm(this.page, this.sending);
  }

  /** Presses; resolves once the request has arrived, and its work is done or not. */
  async send(done: boolean, answer: Answer): Promise<void> {
    let hasArrived = false;
    this.next = { done, answer, arrived: () => (hasArrived = true) };
    await this.button.click();
    await expect.poll(() => hasArrived, { message: `${this.given.operation}: the request arrives`, timeout: 20_000 }).toBe(true);
  }

  /** Presses, and holds the response back until {@link release}. */
  async sendHeld(done: boolean): Promise<void> {
    this.held = Promise.withResolvers();
    await this.send(done, async (route, response) => {
      await this.held.promise;
      await (response === undefined ? route.abort('connectionreset') : route.fulfill({ response }));
    });
  }

  release(): void {
    this.held.resolve();
  }

  async press(): Promise<Said> {
    await this.sending.refill?.(this.page);
    await this.button.click();
    return this.listen();
  }

  async listen(): Promise<Said> {
    let said: Said | undefined;
    await expect
      .poll(async () => (said = await this.said()), { message: `${this.given.operation}: the page says something`, intervals: [30, 50, 100], timeout: 20_000 })
      .toBeDefined();
    this.hear(said as Said);
    await this.wait(READ);
    return said as Said;
  }

  private async said(): Promise<Said | undefined> {
    const { success, unsure, whereToCheck } = this.sending;
    if (await success?.(this.page).isVisible()) return 'success';
    if ((await this.page.locator('[data-busy]').count()) > 0) return undefined;
    const place = whereToCheck ?? 'order';
    const texts: [Said, string | RegExp][] = [
      ['sent', forms.duplicate.sent.replace('{{whereToCheck}}', checkText(place))],
      ['done', new RegExp(forms.duplicate.done.replace('{{time}}', '.+'))],
      ['unsure', unsure],
      ['repeatable', forms.repeatable],
      ['inFlight', forms.duplicate.inFlight],
    ];
    // Not the toast about the press before.
    const form = this.page.locator('main, dialog, [role=dialog], [role=alertdialog]');
    const shown = await Promise.all(texts.map(([, text]) => form.getByText(text).first().isVisible()));
    return texts[shown.indexOf(true)]?.[0];
  }

  /** The toast about a success that comes after its page was left. */
  async hearLate(): Promise<void> {
    await expect(this.page.getByText(forms.late[this.sending.whereToCheck ?? 'order'])).toBeVisible();
    this.hear('late');
  }

  private hear(said: Said): void {
    this.heard = new Set([...this.heard, said]);
  }

  hasConfirmed(): boolean {
    // The order of a payment is no payment.
    return CONFIRMATIONS.some((said) => this.heard.has(said) && !(said === 'late' && this.sending.whereToCheck === 'payment'));
  }

  /** How often it was carried out for this customer. */
  async carriedOut(): Promise<number> {
    const response = await this.given.request.get('/__mock/calls', { headers: { 'mock-sandbox': this.sandbox } });
    const calls = (await response.json()) as { operationId: string; status?: string; replayed?: boolean }[];
    return (
      calls.filter(({ operationId, status, replayed }) => operationId === this.given.operation && status === '0' && replayed !== true).length - this.others
    );
  }

  /** To another page without a load: with the browser's Forward where a dialog is in front of the links. */
  async leave(): Promise<void> {
    if (this.sending.modal) await this.page.goForward();
    else await this.page.getByRole('banner').getByRole('link').first().click();
    await expect(this.page).toHaveURL(/\/(index)?$/);
  }

  async comeBack(): Promise<void> {
    await this.page.goBack();
    await expect(this.page.getByRole('navigation', { name: common.trail })).toBeVisible();
    await this.fill();
  }

  /** Makes Forward lead to another page of the site. */
  async prepareForward(): Promise<void> {
    await this.page.keyboard.press('Escape');
    await this.page.getByRole('banner').getByRole('link').first().click();
    await expect(this.page).toHaveURL(/\/(index)?$/);
    await this.comeBack();
  }

  /** Logs out with the header: of another tab, where a dialog of this one is busy. */
  async logOut(place: 'here' | 'elsewhere'): Promise<void> {
    if (place === 'here') {
      await this.page.keyboard.press('Escape');
      return logOut(this.page);
    }
    await elsewhere(this.given.context, logOut);
    await expect(loginButton(this.page)).toBeVisible();
  }

  /** The same customer is back after a while, logged in, with the form filled in. */
  async returnAs(customer: Persona): Promise<void> {
    this.release();
    await this.wait(INTERRUPTED);
    await this.logIn(customer);
    await this.open();
  }

  /** The server ends the session; another tab finds out, and this one follows. */
  async expire(): Promise<void> {
    const token = await this.page.evaluate(() => localStorage.getItem('token') ?? '');
    await this.given.request.get(`/api/care/logout?t=${Date.now()}`, { headers: { 'mock-sandbox': this.sandbox, language: 'cn', token } });
    await elsewhere(this.given.context, () => loginOf(this.page).root.waitFor(), paths.settings);
  }
}

/** Something that comes between a press and the next one. */
interface Interruption {
  /** Runs as a customer, where the form is for visitors, too. */
  inSession?: true;
  /** Of these forms only. */
  of?: (sending: Sending) => boolean;
  /** The work can only be done. */
  always?: true;
  /** From the first press until the form is filled in again. */
  run: (visit: Visit, done: boolean) => Promise<void>;
}

const isModal = ({ modal }: Sending) => modal === true;

/** The next customer of the device, who can use the form of the one before. */
const nextOf = ({ customer = postpaid }: Sending) => (customer === postpaid ? oneBill : undefined);

/** The next customer logs in, sends the same, and logs out; then the first is back. */
async function meanwhile(visit: Visit, done: boolean): Promise<void> {
  const { sending } = visit;
  if (nextOf(sending) !== undefined) {
    const before = await visit.carriedOut();
    const heard = new Set(visit.heard);
    const isShared = sending.whereToCheck === 'payment';
    await visit.open();
    let said = await visit.press();
    // The order of a payment is the same for all customers.
    if (isShared && said === 'sent' && !done) said = await visit.press();
    const own = (await visit.carriedOut()) - before;
    expect({ said, own }, 'of the next customer').toEqual(isShared && done ? { said: 'sent', own: 0 } : { said: 'success', own: 1 });
    visit.others += own;
    visit.heard = heard;
  }
  await visit.page.goto(paths.notFound);
  await visit.logOut('here');
}

const logOutOf = (place: 'here' | 'elsewhere'): Interruption => ({
  inSession: true,
  // No log-out can be pressed behind a dialog.
  of: (sending) => place === 'elsewhere' || !isModal(sending),
  run: async (visit, done) => {
    await visit.sendHeld(done);
    await visit.logOut(place);
    await visit.returnAs(visit.sending.customer ?? postpaid);
  },
});

export const INTERRUPTIONS: Record<string, Interruption> = {
  'the page is left': {
    run: async (visit, done) => {
      if (isModal(visit.sending)) await visit.prepareForward();
      await visit.sendHeld(done);
      await visit.leave();
      visit.release();
      if (done) await visit.hearLate();
      await visit.wait(INTERRUPTED);
      await visit.comeBack();
    },
  },
  'a reload': {
    run: async (visit, done) => {
      await visit.sendHeld(done);
      await visit.page.reload();
      await visit.wait(INTERRUPTED);
      await visit.fill();
    },
  },
  'the tab is closed': {
    run: async (visit, done) => {
      await visit.sendHeld(done);
      // Ends the request: one that a test holds goes on when its tab is closed.
      await visit.page.goto('about:blank');
      const context = visit.page.context();
      await visit.page.close();
      visit.page = await context.newPage();
      await visit.wait(INTERRUPTED);
      await visit.open();
    },
  },
  'a log-out': logOutOf('here'),
  'a log-out in another tab': logOutOf('elsewhere'),
  'the session expires': {
    inSession: true,
    run: async (visit, done) => {
      const { customer = postpaid, at } = visit.sending;
      await visit.sendHeld(done);
      await visit.expire();
      visit.release();
      await visit.wait(INTERRUPTED);
      await loginOf(visit.page).logIn(customer);
      // The log-in leads back to a page of the account.
      if (at.startsWith('/account/')) await visit.fill();
      else await visit.open();
    },
  },
  'another customer while it is in flight': {
    inSession: true,
    run: async (visit, done) => {
      const { customer = postpaid, modal } = visit.sending;
      await visit.sendHeld(done);
      await visit.logOut(modal ? 'elsewhere' : 'here');
      await logIn(visit.page, nextOf(visit.sending) ?? oneBill);
      visit.release();
      await meanwhile(visit, done);
      await visit.returnAs(customer);
    },
  },
  'another customer after a lost response': {
    inSession: true,
    run: async (visit, done) => {
      const { customer = postpaid } = visit.sending;
      await visit.send(done, (route) => route.abort('connectionreset'));
      await visit.listen();
      await visit.logOut('here');
      await visit.logIn(nextOf(visit.sending) ?? oneBill);
      await visit.page.goto(paths.notFound);
      await meanwhile(visit, done);
      await visit.returnAs(customer);
    },
  },
  'Back from the gateway': {
    of: ({ whereToCheck }) => whereToCheck === 'payment',
    always: true,
    run: async (visit) => {
      const { page, sending } = visit;
      const main = page.getByRole('main');
      const { origin } = new URL(page.url());
      await visit.press();
      if (sending.modal) await main.getByRole('button', { name: payments.summary.pay, exact: true }).click();
      await page.waitForURL((url) => url.origin !== origin);
      await page.goBack();
      if (sending.modal) await main.getByRole('button', { name: payments.back, exact: true }).click();
      await visit.fill();
      visit.heard = new Set();
    },
  },
  'a lost response while the storage is full': {
    run: async (visit, done) => {
      if (isModal(visit.sending)) await visit.prepareForward();
      await visit.page.evaluate(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      });
      await visit.send(done, (route) => route.abort('connectionreset'));
      await visit.listen();
      await visit.leave();
      await visit.wait(INTERRUPTED);
      await visit.comeBack();
    },
  },
  // Every other outcome is judged by the same rule, and tried in tests/safety/send-once.spec.ts.
  'a lost response': {
    run: async (visit, done) => {
      await visit.send(done, (route) => route.abort('connectionreset'));
      await visit.listen();
    },
  },
};

/** Operations that take a key and are not tried here, with the reason. */
export const NOT_TRIED: Partial<Record<OperationId, string>> = {
  uploadCv: 'a file alone does nothing: the application that names it does',
  sendTravelCardCode: 'a code may be asked for again after a minute, until which the countdown keeps its button',
  sendUssdCode: 'likewise',
  sendPrepaidLoginCode: 'likewise',
  sendResetCode: 'likewise',
};
