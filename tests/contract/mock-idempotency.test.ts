import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { allowOtherOrigins } from '@site/contract/access.ts';
import { listen, type RunningServer } from '@site/contract/listen.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { handlers } from '../../mock-server/areas.ts';
import type { OperationFacts } from '../../mock-server/contract.ts';
import { loadContract } from '../../mock-server/contract.ts';
import type { OperationId } from '../../mock-server/handler.ts';
import { LOSSES } from '../../mock-server/lost-response.ts';
import { createMock, type Mock } from '../../mock-server/middleware.ts';
import { personas } from '../../mock-server/personas.ts';
import type { RecordedCall } from '../../mock-server/state.ts';

const CONTRACT = await loadContract();
/** Every operation whose contract lists the header. */
const KEYED = [...CONTRACT.facts.values()].filter(({ takesKey }) => takesKey).map((facts) => ({ id: facts.operation.operationId, facts }));
const DAY_MS = 24 * 60 * 60 * 1000;

let mock: Mock;
let server: RunningServer;

beforeAll(async () => {
  vi.spyOn(console, 'info').mockImplementation(() => {});
  mock = await createMock();
  server = await listen((request, response) => {
    if (!allowOtherOrigins(request, response, { hosts: [], origins: ['https://app.example'] }))
      mock.middleware(request, response, () => response.writeHead(404).end());
  });
}, 60_000);

afterEach(() => vi.useRealTimers());

afterAll(async () => {
  mock.close();
  await server.close();
});

type Fields = Record<string, unknown>;
/** Fields of a JSON body, or the content of an uploaded file. */
type Body = Fields | string;

const examplesOf = ({ operation }: OperationFacts) =>
  Object.values(operation.requestBody?.content['application/json']?.examples ?? {}).map(({ value }) => value as Fields);

/** The first example, which works with the first customer. */
const usualBody = (facts: OperationFacts): Body => examplesOf(facts)[0] ?? '%PDF-1.4';

/** Another valid body: another example, the first one with other digits at the end of its text, or another file. */
function otherBody(facts: OperationFacts): Body {
  const [first, second] = examplesOf(facts);
  if (first === undefined) return '%PDF-1.7';
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

async function openBrowser(sandbox = `idempotency-${randomUUID()}`, persona = personas[0]): Promise<Browser> {
  const response = await fetch(`${server.url}/api/care/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'mock-sandbox': sandbox },
    body: JSON.stringify({ mobileNo: persona?.mobileNo, password: persona?.pin }),
  });
  return { sandbox, token: ((await response.json()) as { data: { token: string } }).data.token };
}

function sendFile(content: string, name: string): FormData {
  const form = new FormData();
  form.set('file', new Blob([content], { type: 'application/pdf' }), name);
  return form;
}

async function send(facts: OperationFacts, { sandbox, token }: Browser, key: string, body: Body, more: Record<string, string> = {}): Promise<Answer> {
  const file = typeof body === 'string';
  const response = await fetch(`${server.url}${facts.operation.path}?t=1`, {
    method: facts.operation.method.toUpperCase(),
    headers: { ...(file ? {} : { 'content-type': 'application/json' }), 'mock-sandbox': sandbox, token, 'idempotency-key': key, ...more },
    body: file ? sendFile(body, 'cv.pdf') : JSON.stringify(body),
  });
  return { status: response.status, text: await response.text(), replayed: response.headers.get('idempotency-replayed') };
}

const envelopeOf = ({ text }: Answer) => JSON.parse(text) as { status: string; message?: string };
const callsOf = async ({ sandbox }: Browser) => (await (await fetch(`${server.url}/__mock/calls?sandbox=${sandbox}`)).json()) as RecordedCall[];

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

describe.each(KEYED)('$id with a key', ({ id, facts }) => {
  const body = usualBody(facts);

  it('is carried out once, and its response comes again', async () => {
    const browser = await openBrowser();
    const runs = watchRuns(id);
    const key = randomUUID();
    const first = await send(facts, browser, key, body);
    expect([first.status, envelopeOf(first).status, first.replayed]).toEqual([200, '0', null]);
    const again = await send(facts, browser, key.toUpperCase(), body, { language: 'en' });
    expect(again).toEqual({ ...first, replayed: 'true' });
    expect(runs).toHaveBeenCalledTimes(1);
    const log = (await callsOf(browser)).filter(({ operationId }) => operationId === id);
    expect(log).toMatchObject([
      { key, status: '0' },
      { key: key.toUpperCase(), status: '0', replayed: true },
    ]);
    expect(log[0]).not.toHaveProperty('replayed');
  });

  it('lets a second request wait for the first', async () => {
    const browser = await openBrowser();
    const runs = watchRuns(id);
    const key = randomUUID();
    const [one, other] = await Promise.all([send(facts, browser, key, body), send(facts, browser, key, body)]);
    expect(one.text).toBe(other.text);
    expect([one.replayed, other.replayed].sort()).toEqual([null, 'true']);
    expect(runs).toHaveBeenCalledTimes(1);
  });

  it('is refused with another body, in the language of the request', async () => {
    const browser = await openBrowser();
    const runs = watchRuns(id);
    const key = randomUUID();
    await send(facts, browser, key, body);
    const [cn, en] = [await send(facts, browser, key, otherBody(facts)), await send(facts, browser, key, otherBody(facts), { language: 'en' })];
    expect([envelopeOf(cn).status, envelopeOf(en).status]).toEqual(['-1', '-1']);
    expect(envelopeOf(cn).message).toMatch(/\p{Script=Han}/u);
    expect(envelopeOf(en).message).toBe('What you sent differs from your last attempt, so we did not process it. Reload the page and try again.');
    expect(runs).toHaveBeenCalledTimes(1);
  });

  it('is the same write after the customer has logged in again', async () => {
    const browser = await openBrowser();
    const runs = watchRuns(id);
    const key = randomUUID();
    await send(facts, browser, key, body);
    expect((await send(facts, await openBrowser(browser.sandbox), key, body)).replayed).toBe('true');
    expect(runs).toHaveBeenCalledTimes(1);
  });

  it('is another write with another key, of another customer and in another sandbox', async () => {
    const browser = await openBrowser();
    const runs = watchRuns(id);
    const key = randomUUID();
    await send(facts, browser, key, body);
    const others = [
      await send(facts, browser, randomUUID(), body),
      await send(facts, await openBrowser(), key, body),
      ...(facts.needsToken ? [await send(facts, await openBrowser(browser.sandbox, personas[1]), key, body)] : []),
    ];
    expect(others.map(({ replayed }) => replayed)).toEqual(others.map(() => null));
    expect(runs).toHaveBeenCalledTimes(1 + others.length);
  });

  it('is carried out anew after 24 hours', async () => {
    const browser = await openBrowser();
    const runs = watchRuns(id);
    const key = randomUUID();
    const now = Date.now();
    vi.useFakeTimers({ toFake: ['Date'], now });
    await send(facts, browser, key, body);
    vi.setSystemTime(now + DAY_MS - 1);
    expect((await send(facts, browser, key, body)).replayed).toBe('true');
    vi.setSystemTime(now + DAY_MS);
    expect((await send(facts, browser, key, body)).replayed).toBeNull();
    expect(runs).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['a refusal', { example: 'businessError' }, 200],
    ['an HTTP error', { http: 500 }, 500],
  ])('is judged anew after %s', async (_what, result, status) => {
    const browser = await openBrowser();
    const runs = watchRuns(id);
    runs.mockImplementationOnce(() => result);
    const key = randomUUID();
    expect((await send(facts, browser, key, body)).status).toBe(status);
    const next = await send(facts, browser, key, body);
    expect([envelopeOf(next).status, next.replayed]).toEqual(['0', null]);
    expect(runs).toHaveBeenCalledTimes(2);
  });

  it('refuses a key that is no UUID with HTTP 400', async () => {
    const browser = await openBrowser();
    expect((await send(facts, browser, 'purchase-1', body)).status).toBe(400);
  });
});

describe('what is compared', () => {
  const one = (id: string) => CONTRACT.facts.get(id) as OperationFacts;

  it.each(KEYED.filter(({ facts }) => facts.oneTimeFields.length > 0))('$id: not the fields that the contract marks x-one-time', async ({ facts }) => {
    const browser = await openBrowser();
    const key = randomUUID();
    const first = await send(facts, browser, key, usualBody(facts));
    const renewed = Object.fromEntries(facts.oneTimeFields.map((field) => [field, '999999']));
    expect(await send(facts, browser, key, { ...(usualBody(facts) as Fields), ...renewed })).toEqual({ ...first, replayed: 'true' });
  });

  it('not the order of the fields', async () => {
    const facts = one('payByCard');
    const browser = await openBrowser();
    const key = randomUUID();
    await send(facts, browser, key, usualBody(facts));
    const reversed = Object.fromEntries(Object.entries(usualBody(facts)).reverse());
    expect((await send(facts, browser, key, reversed)).replayed).toBe('true');
  });

  it('the name of a file as well as its content', async () => {
    const browser = await openBrowser();
    const key = randomUUID();
    const upload = async (name: string, content: string) => {
      const headers = { 'mock-sandbox': browser.sandbox, 'idempotency-key': key };
      const response = await fetch(`${server.url}${one('uploadCv').operation.path}`, { method: 'POST', headers, body: sendFile(content, name) });
      return ((await response.json()) as { status: string }).status;
    };
    expect(await upload('a.pdf', 'one')).toBe('0');
    expect(await upload('b.pdf', 'one')).toBe('-1');
    expect(await upload('a.pdf', 'two')).toBe('-1');
    expect(await upload('a.pdf', 'one')).toBe('0');
  });
});

describe('a session that has ended', () => {
  it('gets -2 for a key that was used in it', async () => {
    const facts = CONTRACT.facts.get('sendSms') as OperationFacts;
    const browser = await openBrowser();
    const key = randomUUID();
    await send(facts, browser, key, usualBody(facts));
    await fetch(`${server.url}/api/care/logout`, { headers: { token: browser.token, 'mock-sandbox': browser.sandbox } });
    expect(envelopeOf(await send(facts, browser, key, usualBody(facts))).status).toBe('-2');
  });
});

describe('a response that is lost after the work was done', () => {
  const [{ id, facts } = { id: '', facts: undefined as never }] = KEYED.filter(({ id: one }) => one === 'payByCard');
  const body = usualBody(facts);
  const EXPECTED = { cut: 0, 408: 408, 429: 429, 500: 500, 502: 502, 503: 503, 504: 504 };

  it.each(LOSSES)('%s: done once, and the next request gets the response', async (loss) => {
    const browser = await openBrowser();
    const runs = watchRuns(id);
    const key = randomUUID();
    const lost = send(facts, browser, key, body, { prefer: `lost=${loss}`, language: 'en' });
    if (loss === 'cut') await expect(lost).rejects.toThrow();
    else expect((await lost).status).toBe(EXPECTED[loss]);
    if (loss === '500') {
      const documented = envelopeOf(await lost);
      expect(documented.status).toBe('-1');
      expect(documented.message).not.toMatch(/\p{Script=Han}/u);
    }
    const next = await send(facts, browser, key, body);
    expect([envelopeOf(next).status, next.replayed]).toEqual(['0', 'true']);
    expect(runs).toHaveBeenCalledTimes(1);
    const [first] = (await callsOf(browser)).filter(({ operationId }) => operationId === id);
    expect(first).toMatchObject({ httpStatus: EXPECTED[loss], status: '0', lost: loss, key });
  });

  it('is the difference to Prefer: code=500 and code=0, which do nothing', async () => {
    const browser = await openBrowser();
    const runs = watchRuns(id);
    const key = randomUUID();
    await send(facts, browser, key, body, { prefer: 'code=500' });
    await expect(send(facts, browser, key, body, { prefer: 'code=0' })).rejects.toThrow();
    expect(runs).not.toHaveBeenCalled();
    expect((await send(facts, browser, key, body)).replayed).toBeNull();
  });

  it('does not hide that a request breaks the contract', async () => {
    expect((await send(facts, await openBrowser(), randomUUID(), { amount: 'x' }, { prefer: 'lost=cut' })).status).toBe(400);
  });

  it('as a scenario for all operations concerns the next one that costs or sends something', async () => {
    const browser = await openBrowser();
    const headers = { 'mock-sandbox': browser.sandbox, 'content-type': 'application/json' };
    await fetch(`${server.url}/__mock/scenario`, { method: 'POST', headers, body: '{"operationId":"*","lost":"502","once":true}' });
    expect((await fetch(`${server.url}/api/mobiles/getbrands`, { headers })).status).toBe(200);
    const key = randomUUID();
    expect((await send(facts, browser, key, body)).status).toBe(502);
    expect((await send(facts, browser, key, body)).replayed).toBe('true');
  });
});

it('a page of another origin may read that a response was replayed', async () => {
  const response = await fetch(`${server.url}/api/mobiles/getbrands`, { headers: { origin: 'https://app.example' } });
  expect(response.headers.get('access-control-expose-headers')).toContain('idempotency-replayed');
});
