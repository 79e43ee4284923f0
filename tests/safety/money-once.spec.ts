import { request as forward } from 'node:http';
import { listen } from '@site/contract/listen.ts';
import { operations } from '../../openapi/generated/operations.ts';
import { configureSite } from '../support/calls.ts';
import { ADDED, FULL, FULL_ONLY, sampleOf } from '../support/full.ts';
import { INTERRUPTIONS, NOT_TRIED, Visit } from '../support/interruptions.ts';
import { postpaid } from '../support/log-in.ts';
import { fillForm, PAID, SENDINGS, type Sending } from '../support/sendings.ts';
import { expect, FAILED_RESOURCE, test } from '../support/site.ts';

const keyed = Object.entries(operations).flatMap(([id, facts]) => ('takesKey' in facts ? [id] : []));
const tried = Object.entries(SENDINGS).filter(([id]) => keyed.includes(id) && !(id in NOT_TRIED));

test('everything that costs or sends something is tried, or has a reason', () => {
  expect([...tried.map(([id]) => id), ...Object.keys(NOT_TRIED)].sort()).toEqual([...keyed].sort());
});

/** Forms that are tried with a backend that keeps keys, and with one that ignores them. */
const COSTLY: ReadonlySet<string> = new Set(['buyTopUp4g', 'payByCard', 'sendSms']);
/** What the customer pays at once: it meets a third of the interruptions in every run, any other form that costs money one, in turn; the others are with `--full`. */
const FIRST = 'buyTopUp4g';
/** Interruptions of one test. */
const PART = 9;

const MODES = {
  /** The default: the site does not know what the backend does with keys. */
  sent: { title: 'is done once', ignoresKeys: false, share: 1 },
  kept: { title: 'is done once with a backend that keeps keys', ignoresKeys: false, share: 3 },
  ignored: { title: 'is not sent twice without a warning to a backend that ignores keys', ignoresKeys: true, share: 3 },
} as const;

/** Every interruption of a form, with the work done and not done. */
const casesOf = (sending: Sending) =>
  Object.entries(INTERRUPTIONS)
    .filter(([, { of }]) => of?.(sending) ?? true)
    .flatMap(([name, interruption]) => (interruption.always ? [true] : [true, false]).map((done) => ({ name, ...interruption, done })));

/** The cases of a run: all with `--full`. */
function casesOfRun(operation: string, sending: Sending, turn: number, share: number) {
  const all = casesOf(sending);
  if (FULL) return sampleOf(all, share, turn);
  return sampleOf(all, operation !== FIRST ? all.length : share === 1 ? 3 : Math.ceil(all.length / 2), turn);
}

const partsOf = <T>(all: readonly T[]): T[][] => Array.from({ length: Math.ceil(all.length / PART) }, (_, part) => all.slice(part * PART, (part + 1) * PART));

for (const [mode, { title, ignoresKeys, share }] of Object.entries(MODES)) {
  for (const [turn, [operation, sending]] of tried.entries()) {
    if (mode !== 'sent' && !COSTLY.has(operation)) continue;
    const isFullOnly = mode === 'kept' || (mode === 'sent' ? !PAID.includes(operation) : operation !== FIRST);
    // Keys are what the contract adds: a bare backend is one that ignores them.
    const tag = [...sending.tag, ...(isFullOnly ? [FULL_ONLY] : []), ...(ignoresKeys ? [] : [ADDED])];
    for (const [part, cases] of partsOf(casesOfRun(operation, sending, turn, share)).entries()) {
      const name = `${operation} ${title}, whatever comes between two presses${part === 0 ? '' : ` (${part + 1})`}`;
      test(name, { tag }, async ({ page: _, context, request, expectConsoleErrors }) => {
        test.setTimeout(30_000 + cases.length * 40_000);
        expectConsoleErrors(FAILED_RESOURCE);
        const errors: string[] = [];
        context.on('weberror', (error) => errors.push(error.error().message));
        if (mode === 'kept') await configureSite(context, { idempotencyKeys: 'kept' });
        const found: Record<'twice' | 'confirmed' | 'unwarned' | 'missing', string[]> = { twice: [], confirmed: [], unwarned: [], missing: [] };

        for (const { name, done, inSession, run } of cases) {
          const label = `${name}, ${done ? 'done' : 'not done'}`;
          await test.step(label, async () => {
            const visit = new Visit({ context, request, operation, sending, ignoresKeys });
            await visit.start(sending.customer ?? (inSession ? postpaid : undefined));
            await run(visit, done);
            if (mode === 'kept') expect([...visit.heard]).not.toContain('unsure');
            const wasWarned = visit.heard.size > 0;
            let said = await visit.press();
            if (done && said === 'success' && !wasWarned && mode !== 'kept') found.unwarned.push(label);
            // He looks, and presses again where it is not done. Where it is, he does so only if his key makes it safe.
            const stops = done && (said === 'done' || sending.whereToCheck === 'payment' || ignoresKeys);
            if (said !== 'success' && !stops) said = await visit.press();
            const times = await visit.carriedOut();
            if (times > 1 && !(ignoresKeys && wasWarned)) found.twice.push(label);
            if (times === 0 && visit.hasConfirmed()) found.confirmed.push(label);
            if (!done && !(times === 1 && said === 'success')) found.missing.push(`${label}: ${times}, ${said}`);
            await visit.end();
          });
        }
        const { twice, confirmed, unwarned } = found;
        // biome-ignore lint/suspicious/noConsole: npm test prints this line
        console.log(
          `Money once: ${operation}${mode === 'sent' ? '' : ` (keys ${mode})`}: ${cases.length} interruptions, done twice ${twice.length}, confirmed but not done ${confirmed.length}, unwarned ${unwarned.length}`,
        );
        expect(found).toEqual({ twice: [], confirmed: [], unwarned: [], missing: [] });
        expect(errors, 'errors in any tab').toEqual([]);
      });
    }
  }
}

test('a purchase whose connection is reset is sent again by Chromium itself: only the key makes it one', { tag: FULL_ONLY }, async ({
  page,
  baseURL,
  calls,
  rememberCustomer,
}) => {
  const { buyTopUp4g: sending } = SENDINGS as { buyTopUp4g: Sending };
  let sent = 0;
  await using proxy = await listen((received, response) => {
    const isFirst = received.url?.startsWith(sending.path) === true && ++sent === 1;
    const onward = { method: received.method ?? 'GET', headers: received.headers };
    const forwarded = forward(new URL(received.url ?? '/', baseURL ?? ''), onward, (answer) => {
      if (isFirst) return void answer.resume().on('end', () => response.destroy());
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    received.pipe(forwarded);
  });
  await rememberCustomer(postpaid);
  await page.goto(proxy.url + sending.at);
  await (await fillForm(page, sending)).click();
  await expect(sending.success?.(page) ?? page.locator('main')).toBeVisible();
  const log = (await calls()).filter(({ operationId }) => operationId === 'buyTopUp4g');
  expect({ sent, log: log.map(({ status, replayed }) => [status, replayed === true]) }).toEqual({
    sent: 2,
    log: [
      ['0', false],
      ['0', true],
    ],
  });
});
