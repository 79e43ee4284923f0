import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { handlers } from '../../mock-server/areas.ts';
import { loadContract, type OperationFacts } from '../../mock-server/contract.ts';
import type { OperationId } from '../../mock-server/handler.ts';
import { personas } from '../../mock-server/personas.ts';
import type { RecordedCall } from '../../mock-server/state.ts';
import { LOSSES } from '../../openapi/scenario.ts';
import { logInAt, serveMock } from './serve-mock.ts';

const CONTRACT = await loadContract();
/** Every operation whose contract lists the header. */
const KEYED = [...CONTRACT.facts.values()].filter(({ takesKey }) => takesKey).map((facts) => ({ id: facts.operation.operationId, facts }));
const DAY_MS = 24 * 60 * 60 * 1000;

const { base, send: sendTo } = await serveMock();
afterEach(() => vi.useRealTimers());

type Fields = Record<string, unknown>;
/** Fields of a JSON body, or an uploaded file. */
type Body = Fields | File;

const cv = (content: string, name = 'cv.pdf') => new File([content], name, { type: 'application/pdf' });

const examplesOf = ({ operation }: OperationFacts) =>
  Object.values(operation.requestBody?.content['application/json']?.examples ?? {}).map(({ value }) => value as Fields);

/** The first example, which works with the first customer. */
const usualBody = (facts: OperationFacts): Body => examplesOf(facts)[0] ?? cv('%PDF-1.4');

/** Another valid body: another example, the first one with other digits at the end of its text, or another file. */
function otherBody(facts: OperationFacts): Body {
  const [first, second] = examplesOf(facts);
  if (first === undefined) return cv('%PDF-1.7');
  return (
    second ??
    Object.fromEntries(Object.entries(first).map(([name, value]) => [name, String(value).replace(/\d$/, (digit) => String((Number(digit) + 1) % 10))]))
  );
}

interface Answer {
  status: number;
  text: string;
  replayed: string | null;
}

/** One customer's browser: a sandbox with a session. */
interface Browser {
  sandbox: string;
  token: string;
}

const openBrowser = async (sandbox = `idempotency-${randomUUID()}`, customer = personas[0]): Promise<Browser> => ({
  sandbox,
  token: await logInAt(base, sandbox, customer),
});

async function send(facts: OperationFacts, { sandbox, token }: Browser, key: string, body: Body, more: Record<string, string> = {}): Promise<Answer> {
  const form = new FormData();
  if (body instanceof File) form.set('file', body);
  const response = await fetch(`${base}${facts.operation.path}?t=1`, {
    method: facts.operation.method.toUpperCase(),
    headers: { ...(body instanceof File ? {} : { 'content-type': 'application/json' }), 'mock-sandbox': sandbox, token, 'idempotency-key': key, ...more },
    body: body instanceof File ? form : JSON.stringify(body),
  });
  return { status: response.status, text: await response.text(), replayed: response.headers.get('idempotency-replayed') };
}

const envelopeOf = ({ text }: Answer) => JSON.parse(text) as { status: string; message?: string };
const callsOf = async ({ sandbox }: Browser): Promise<RecordedCall[]> => (await sendTo(`/__mock/calls?sandbox=${sandbox}`)).body;

/** Watches the handler; each run takes a moment, so that two requests at once overlap. */
function watchRuns(id: string) {
  const original = handlers[id as OperationId] as (call: unknown) => unknown;
  const spy = vi.spyOn(handlers as Record<string, (call: unknown) => unknown>, id);
  spy.mockImplementation(async (call) => {
    await wait(20);
    return original(call);
  });
  return spy;
}

it('the contract lists the key at seventeen operations', () => {
  expect(KEYED).toHaveLength(17);
});

/** A customer with a key for one write, whose runs are counted. */
async function openWrite(facts: OperationFacts) {
  const browser = await openBrowser();
  const key = randomUUID();
  const usual = usualBody(facts);
  const runs = watchRuns(facts.operation.operationId);
  const request = (body: Body = usual, more: Record<string, string> = {}, by = browser) => send(facts, by, key, body, more);
  const calls = async () => (await callsOf(browser)).filter(({ operationId }) => operationId === facts.operation.operationId);
  return { browser, key, usual, runs, request, calls };
}

const one = (id: string) => CONTRACT.facts.get(id) as OperationFacts;
const payByCard = one('payByCard');

it.each(KEYED)('$id with a key is carried out once for its customer, and refused with another body', async ({ facts }) => {
  const { browser, key, usual, runs, request, calls } = await openWrite(facts);
  const first = await request();
  expect([first.status, envelopeOf(first).status, first.replayed]).toEqual([200, '0', null]);
  expect(await send(facts, browser, key.toUpperCase(), usual, { language: 'en' })).toEqual({ ...first, replayed: 'true' });
  const log = await calls();
  expect(log).toMatchObject([
    { key, status: '0' },
    { key: key.toUpperCase(), status: '0', replayed: true },
  ]);
  expect(log[0]).not.toHaveProperty('replayed');
  const [cn, en] = [await request(otherBody(facts)), await request(otherBody(facts), { language: 'en' })];
  expect([cn, en].map(envelopeOf)).toEqual([
    { status: '-1', message: expect.stringMatching(/\p{Script=Han}/u) },
    { status: '-1', message: 'What you sent differs from your last attempt, so we did not process it. Reload the page and try again.' },
  ]);
  // The same write after another log-in.
  expect((await request(usual, {}, await openBrowser(browser.sandbox))).replayed).toBe('true');
  expect(runs).toHaveBeenCalledTimes(1);
  const others = [
    await send(facts, browser, randomUUID(), usual),
    await request(usual, {}, await openBrowser()),
    ...(facts.needsToken ? [await request(usual, {}, await openBrowser(browser.sandbox, personas[1]))] : []),
  ];
  expect(others.map(({ replayed }) => replayed)).toEqual(others.map(() => null));
  expect(runs).toHaveBeenCalledTimes(1 + others.length);
});

describe('a request with a key', () => {
  it('waits while the first is under way', async () => {
    const { runs, request } = await openWrite(payByCard);
    const [first, other] = await Promise.all([request(), request()]);
    expect(first.text).toBe(other.text);
    expect([first.replayed, other.replayed].sort()).toEqual([null, 'true']);
    expect(runs).toHaveBeenCalledTimes(1);
  });

  it('is carried out anew after 24 hours', async () => {
    const { runs, request } = await openWrite(payByCard);
    const now = Date.now();
    vi.useFakeTimers({ toFake: ['Date'], now });
    await request();
    vi.setSystemTime(now + DAY_MS - 1);
    expect((await request()).replayed).toBe('true');
    vi.setSystemTime(now + DAY_MS);
    expect((await request()).replayed).toBeNull();
    expect(runs).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['a refusal', { example: 'businessError' }, 200],
    ['an HTTP error', { http: 500 }, 500],
  ])('is judged anew after %s', async (_what, result, status) => {
    const { runs, request } = await openWrite(payByCard);
    runs.mockImplementationOnce(() => result);
    expect((await request()).status).toBe(status);
    const next = await request();
    expect([envelopeOf(next).status, next.replayed]).toEqual(['0', null]);
    expect(runs).toHaveBeenCalledTimes(2);
  });

  it('is refused with HTTP 400 when the key is no UUID', async () => {
    expect((await send(payByCard, await openBrowser(), 'purchase-1', usualBody(payByCard))).status).toBe(400);
  });

  it('gets -2 after the log-out', async () => {
    const { browser, request } = await openWrite(one('sendSms'));
    await request();
    await sendTo('/api/care/logout', { headers: { token: browser.token, 'mock-sandbox': browser.sandbox } });
    expect(envelopeOf(await request()).status).toBe('-2');
  });
});

describe('what is compared', () => {
  it.each(KEYED.filter(({ facts }) => facts.oneTimeFields.length > 0))('$id: not the fields that the contract marks x-one-time', async ({ facts }) => {
    const { usual, request } = await openWrite(facts);
    const first = await request();
    const renewed = Object.fromEntries(facts.oneTimeFields.map((field) => [field, '999999']));
    expect(await request({ ...(usual as Fields), ...renewed })).toEqual({ ...first, replayed: 'true' });
  });

  it('not the order of the fields', async () => {
    const { usual, request } = await openWrite(payByCard);
    await request();
    expect((await request(Object.fromEntries(Object.entries(usual).reverse()))).replayed).toBe('true');
  });

  it('the name of a file as well as its content', async () => {
    const { request } = await openWrite(one('uploadCv'));
    const upload = async (name: string, content: string) => envelopeOf(await request(cv(content, name))).status;
    const uploads = [await upload('a.pdf', 'one'), await upload('b.pdf', 'one'), await upload('a.pdf', 'two'), await upload('a.pdf', 'one')];
    expect(uploads).toEqual(['0', '-1', '-1', '0']);
  });
});

describe('a response that is lost after the work was done', () => {
  const EXPECTED = { cut: 0, 408: 408, 429: 429, 500: 500, 502: 502, 503: 503, 504: 504 };

  it.each(LOSSES)('%s: done once, and the next request gets the response', async (loss) => {
    const { key, usual, runs, request, calls } = await openWrite(payByCard);
    const lost = request(usual, { prefer: `lost=${loss}`, language: 'en' });
    if (loss === 'cut') await expect(lost).rejects.toThrow();
    else expect((await lost).status).toBe(EXPECTED[loss]);
    if (loss === '500') expect(envelopeOf(await lost)).toEqual({ status: '-1', message: expect.not.stringMatching(/\p{Script=Han}/u) });
    const next = await request();
    expect([envelopeOf(next).status, next.replayed]).toEqual(['0', 'true']);
    expect(runs).toHaveBeenCalledTimes(1);
    expect((await calls())[0]).toMatchObject({ httpStatus: EXPECTED[loss], status: '0', lost: loss, key });
  });

  it('is the difference to Prefer: code=500 and code=0, which do nothing', async () => {
    const { usual, runs, request } = await openWrite(payByCard);
    await request(usual, { prefer: 'code=500' });
    await expect(request(usual, { prefer: 'code=0' })).rejects.toThrow();
    expect(runs).not.toHaveBeenCalled();
    expect((await request()).replayed).toBeNull();
  });

  it('does not hide that a request breaks the contract', async () => {
    const { request } = await openWrite(payByCard);
    expect((await request({ amount: 'x' }, { prefer: 'lost=cut' })).status).toBe(400);
  });

  it('as a scenario for all operations concerns the next one that costs or sends something', async () => {
    const { browser, request } = await openWrite(payByCard);
    const headers = { 'mock-sandbox': browser.sandbox };
    await sendTo('/__mock/scenario', { headers, body: { operationId: '*', lost: '502', once: true } });
    expect((await sendTo('/api/mobiles/getbrands', { headers })).status).toBe(200);
    expect((await request()).status).toBe(502);
    expect((await request()).replayed).toBe('true');
  });
});
