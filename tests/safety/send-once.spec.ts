import type { BrowserContext, Page, Route } from '@playwright/test';
import { type CheckPlace, CONFIRM_DELAY } from '../../src/forms/call-failure.ts';
import { holdRequests } from '../support/calls.ts';
import { FULL, FULL_ONLY, sampleOf } from '../support/full.ts';
import { checkText, openForm, PAID, SENDINGS, type Sending } from '../support/sendings.ts';
import { expect, FAILED_RESOURCE, sent, test, texts } from '../support/site.ts';

type Fulfil = Parameters<Route['fulfill']>[0];
type Respond = (route: Route, context: BrowserContext) => Promise<unknown>;

const json = (status: number, body: object) => respond({ status, json: body });

function respond(response: Fulfil): Respond {
  return (route) => route.fulfill(response);
}

const SERVER_SENTENCE = '系統繁忙，請稍後再試。';

/** An HTTP error that may come after the work was done, whatever it says. */
const afterwards = (status: number) => json(status, { status: '-1', message: SERVER_SENTENCE });
/** The web server in front says that it has not asked the backend (`deploy/nginx`). */
const inFront = (status: number, message: string) => respond({ status, headers: { 'x-site-answer': 'nginx' }, json: { status: '-1', message } });

/** What can become of a write. The server may have done it in all cases of the first list, and in none of the second. */
const UNKNOWN_OUTCOMES: Record<string, Respond> = {
  'connection cut': (route) => route.abort('connectionreset'),
  'offline before the response': async (route, context) => {
    await context.setOffline(true);
    await route.abort('failed');
  },
  'no response in time': (route) => route.abort('timedout'),
  'HTTP 500 with the Failure of the contract': afterwards(500),
  'HTTP 500 of a framework': json(500, { timestamp: '2026-11-20T06:05:00Z', status: 500, error: 'Internal Server Error', path: '/api' }),
  'HTTP 400': json(400, {}),
  'HTTP 404': respond({ status: 404, body: 'Not Found' }),
  'HTTP 408': afterwards(408),
  'HTTP 409, the same is under way': afterwards(409),
  'HTTP 413': afterwards(413),
  'HTTP 429': afterwards(429),
  'HTTP 502': afterwards(502),
  'HTTP 503': afterwards(503),
  'HTTP 504': afterwards(504),
  'status -77': json(200, { status: '-77', message: 'not for customers' }),
  'HTML instead of JSON': respond({ contentType: 'text/html', body: '<!doctype html><title>Log in to the Wi-Fi</title>' }),
  'broken JSON': respond({ contentType: 'application/json', body: '{"status":"0","data":{' }),
};

/** With the sentence that the customer reads, where it is the server's. */
const REFUSALS: Record<string, { respond: Respond; said?: string }> = {
  'status -1': { respond: json(200, { status: '-1', message: SERVER_SENTENCE }), said: SERVER_SENTENCE },
  'HTTP 413 of the server in front': { respond: inFront(413, '內容過大，未能提交。'), said: '內容過大，未能提交。' },
  'HTTP 429 of the server in front': { respond: inFront(429, '嘗試次數過多，請稍後再試。'), said: '嘗試次數過多，請稍後再試。' },
  'HTTP 503 of the server in front': { respond: inFront(503, '系統維護中。'), said: '系統維護中。' },
};

const {
  common: { failure },
  forms: { duplicate, connection },
} = texts('cn');
/** What is said before a second sending, with the place to look. */
const warning = (place: CheckPlace) => duplicate.sent.replace('{{whereToCheck}}', checkText(place));
/** Its requests, as a text: a function would be asked for every request of the page. */
const at = ({ path }: Sending) => `**${path}?*`;

/** Submissions that the browser remembers. */
const memories = (page: Page) => page.evaluate(() => Object.keys(JSON.parse(localStorage.getItem('sent') ?? '{}') as object).length);

/** Forms that are tried in every run: they cost money and are guarded differently. The others are with `--full`. */
const TRIED: ReadonlySet<string> = new Set(['sendSms', 'buyTopUp4g', 'payByCard']);
/** The form that meets every failure in every run. */
const SAMPLE: ReadonlySet<string> = new Set(['payByCard']);
const UNKNOWN_ANYWHERE: ReadonlySet<string> = new Set(['connection cut', 'HTTP 503', 'status -77']);
const REFUSED_ANYWHERE: ReadonlySet<string> = new Set(['status -1', 'HTTP 503 of the server in front']);
/** What becomes of a write is judged by one rule for all forms (src/forms/call-failure.ts): the others of them meet a third of the rest with `--full`. */
function met<T>(operation: string, all: Record<string, T>, anywhere: ReadonlySet<string>): [string, T][] {
  if (SAMPLE.has(operation)) return Object.entries(all);
  const rest = Object.keys(all).filter((kind) => !anywhere.has(kind));
  const turn = Object.keys(SENDINGS).indexOf(operation);
  const kinds = new Set([...anywhere, ...(FULL ? sampleOf(rest, 3, turn) : [])]);
  return Object.entries(all).filter(([kind]) => kinds.has(kind));
}

/** The form of a sending, whose responses the test decides. */
async function answerForm(page: Page, context: BrowserContext, sending: Sending) {
  const button = await openForm(page, sending);
  let respond = UNKNOWN_OUTCOMES['connection cut'];
  let keys: (string | undefined)[] = [];
  await page.route(at(sending), async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    keys.push(route.request().headers()['idempotency-key']);
    await respond?.(route, context);
  });
  // The second of a double click passes as slowly as the test needs.
  await page.clock.setFixedTime(Date.now());
  return {
    button,
    answerWith: async (next: typeof respond) => {
      respond = next;
      keys = [];
      await context.setOffline(false);
      await page.evaluate(() => localStorage.removeItem('sent'));
    },
    press: async () => {
      await sending.refill?.(page);
      await button.click();
      await expect(button).not.toHaveAttribute('data-busy');
    },
    /** Idempotency key of each request. */
    keys: () => keys,
  };
}

for (const [operation, sending] of Object.entries(SENDINGS)) {
  const { customer, unsure, whereToCheck } = sending;
  const tag = [...sending.tag, ...(TRIED.has(operation) ? [] : [FULL_ONLY])];
  test(`${operation}: every kind of failure says what is known, and what may have been done is remembered and not repeated by itself`, { tag }, async ({
    page,
    context,
    calls,
    expectConsoleErrors,
    rememberCustomer,
  }) => {
    expectConsoleErrors(FAILED_RESOURCE);
    if (customer !== undefined) await rememberCustomer(customer);
    const form = await answerForm(page, context, sending);
    const guarded = whereToCheck !== undefined;
    let lost = 0;
    let unwarned = 0;

    const unknown = met(operation, UNKNOWN_OUTCOMES, UNKNOWN_ANYWHERE);
    const refused = met(operation, REFUSALS, REFUSED_ANYWHERE);
    for (const [kind, respond] of unknown) {
      await test.step(kind, async () => {
        await form.answerWith(respond);
        await form.press();
        await expect(page.getByText(unsure)).toBeVisible();
        await context.setOffline(false);
        if (!guarded) return;
        if ((await memories(page)) !== 1) lost += 1;
        await form.press();
        await expect(page.getByText(unsure)).toBeVisible();
        await expect(page.getByText(warning(whereToCheck))).toHaveCount(0);
        if (form.keys().length > 1) unwarned += 1;
        // Meant, after the warning: the same intention, so the same key.
        if (kind !== 'connection cut') return;
        await page.clock.setFixedTime(Date.now() + CONFIRM_DELAY);
        await form.press();
        await expect(page.getByText(unsure)).toBeVisible();
        const [first, second] = form.keys();
        expect(first).toMatch(/^[0-9a-f-]{36}$/);
        expect(second).toBe(first);
      });
    }
    for (const [kind, { respond, said = failure.server }] of refused) {
      await test.step(kind, async () => {
        await form.answerWith(respond);
        for (const attempt of [1, 2]) {
          await form.press();
          await expect(page.getByText(said).first()).toBeVisible();
          await sending.closeRefusal?.(page, kind);
          expect(form.keys().length, 'sent').toBe(attempt);
        }
        expect(await memories(page), 'remembered').toBe(0);
      });
    }
    await test.step('offline before sending', async () => {
      await form.answerWith(UNKNOWN_OUTCOMES['connection cut']);
      await sending.refill?.(page);
      await context.setOffline(true);
      await form.button.click();
      await expect(page.getByText(guarded ? connection : unsure)).toBeVisible();
      await context.setOffline(false);
      if (guarded) expect([form.keys().length, await memories(page)], 'sent, remembered').toEqual([0, 0]);
    });
    await test.step('done, and the response is lost', async () => {
      await form.answerWith(async (route) => {
        await route.fetch();
        await route.abort('connectionreset');
      });
      await form.press();
      await expect(page.getByText(unsure)).toBeVisible();
      await expect(form.button).toBeEnabled();
      // Neither Back nor Forward nor loading the page anew repeats it.
      await page.goBack();
      await page.goForward();
      await page.reload();
      await sending.done?.(page);
      if (guarded) {
        const repeat = await sending.fill(page);
        await repeat.dblclick();
        await expect(page.getByText(warning(whereToCheck))).toBeVisible();
        await expect(repeat).toBeEnabled();
      }
      expect([form.keys().length, sent(await calls(), operation)], 'sent, received').toEqual([1, 1]);
    });
    const kinds = unknown.length + refused.length + 2;
    // biome-ignore lint/suspicious/noConsole: npm test prints this line
    console.log(`Lost writes: ${operation}: ${kinds} kinds of failure, ${lost} lost memories, ${unwarned} second sendings without a warning`);
    expect([lost, unwarned]).toEqual([0, 0]);
  });
}

/** Forms of visitors, in every run; the others that cost nothing are with `--full`. */
const OPEN_FORMS: ReadonlySet<string> = new Set(['loginMusic', 'submitContactMessage', 'submitJobApplication']);

for (const [operation, sending] of Object.entries(SENDINGS)) {
  const isPaid = PAID.includes(operation);
  const tag = [...sending.tag, ...(isPaid || OPEN_FORMS.has(operation) ? [] : [FULL_ONLY])];
  const others = isPaid ? ', and two tabs not twice unknown to the customer' : '';
  test(`${operation}: a double click and Enter twice send it once${others}`, { tag }, async ({ page, context, calls, rememberCustomer }) => {
    if (sending.customer !== undefined) await rememberCustomer(sending.customer);
    const send = await openForm(page, sending);
    const other = await context.newPage();
    await other.clock.install();
    const repeat = isPaid ? await openForm(other, sending) : undefined;

    // One response that takes its time.
    const first = await holdRequests(context, at(sending));
    await send.dblclick();
    await expect.poll(first.count).toBe(1);
    for (const _ of [1, 2]) await page.keyboard.press('Enter');
    await page.locator('[data-busy]').dblclick({ force: true });
    if (repeat !== undefined) {
      await repeat.click();
      await expect(other.getByText(duplicate.inFlight)).toBeVisible();
      await expect(repeat).toBeEnabled();
    }
    await first.release();
    await expect.poll(async () => sent(await calls(), operation)).toBe(1);
    await expect(page.locator('[data-busy]')).toHaveCount(0);
    expect([first.count(), sent(await calls(), operation)]).toEqual([1, 1]);

    // It was sent: the other tab says so, twice if it is pressed in haste, and sends only what is meant.
    if (repeat === undefined) return;
    await repeat.dblclick();
    await expect(other.getByText(warning(sending.whereToCheck as CheckPlace))).toBeVisible();
    expect(sent(await calls(), operation)).toBe(1);
    expect(await memories(other)).toBe(1);
    await other.clock.fastForward(CONFIRM_DELAY);
    await repeat.click();
    await expect.poll(async () => sent(await calls(), operation)).toBe(2);
  });
}
