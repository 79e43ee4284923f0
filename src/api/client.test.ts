// @vitest-environment happy-dom
import nodeConsole from 'node:console';
import { delay, HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { setStoredLanguage } from '../session/language.ts';
import { endSession, leaveSession, startSession } from '../session/session.ts';
import { callObserver, request } from './client.ts';
import { ApiError } from './errors.ts';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());
beforeEach(() => localStorage.clear());
// The DOM of the tests writes every failed request to Node's own console.
beforeEach(() => vi.spyOn(nodeConsole, 'error').mockReturnValue());
afterEach(() => {
  server.resetHandlers();
  setStoredLanguage('cn');
});

const PATH = '/api/index/getgetNotice';
const send = (options?: Parameters<typeof request>[1]) =>
  request<{ status: '0'; data: unknown } | { status: '-1'; message: string }>({ url: PATH, method: 'GET' }, options);
const respond = (body: unknown, status = 200) =>
  server.use(http.get(`*${PATH}`, () => (typeof body === 'string' ? new HttpResponse(body, { status }) : HttpResponse.json(body as never, { status }))));
const failure = async (options?: Parameters<typeof request>[1]): Promise<ApiError> => {
  const error = await send(options).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
};
const notice = { status: 1, title: '系統維護通知', content: '暫停服務' };

describe('every request', () => {
  it('carries the language, the token and the time, and no cookies (HTTP-01, HTTP-04, HTTP-05, HTTP-06)', async () => {
    const seen: Request[] = [];
    server.use(
      http.get(`*${PATH}`, ({ request: sent }) => {
        seen.push(sent);
        return HttpResponse.json({ status: '0', data: notice });
      }),
    );
    const before = Date.now();
    await send();
    setStoredLanguage('en');
    startSession({ token: 'token-1', mobileNo: '66881234', account: '1', isOneBill: 'false', net: '4g', networkType: '5G' }, 'postpaid');
    await send();
    const [visitor, customer] = seen;
    expect(visitor?.headers.get('language')).toBe('cn');
    expect(visitor?.headers.get('token')).toBe('');
    expect(customer?.headers.get('language')).toBe('en');
    expect(customer?.headers.get('token')).toBe('token-1');
    const t = Number(new URL(visitor?.url ?? '').searchParams.get('t'));
    expect(t).toBeGreaterThanOrEqual(before);
    expect(t).toBeLessThanOrEqual(Date.now());
    expect(visitor?.credentials).toBe('same-origin');
    const { origin, pathname } = new URL(visitor?.url ?? '');
    expect([origin, pathname]).toEqual([location.origin, PATH]);
  });

  it('tells the development tools the key of a write and whether its response was kept', async () => {
    const end = vi.fn();
    callObserver.current = { begin: () => ({}), end, check: () => Promise.resolve(), refuse: () => {} };
    server.use(
      http.get(`*${PATH}`, () => HttpResponse.json({ status: '0', data: notice }, { headers: { 'x-served-by': 'handler', 'idempotency-replayed': 'true' } })),
    );
    try {
      await send({ headers: { 'Idempotency-Key': '7d8f3a52-4f0e-4c1b-9a35-0c6f1b2f8e11' } });
      await send();
    } finally {
      delete callObserver.current;
    }
    const key = '7d8f3a52-4f0e-4c1b-9a35-0c6f1b2f8e11';
    expect(end).toHaveBeenNthCalledWith(1, 'get', PATH, 200, { servedBy: 'handler', key, replayed: true });
    expect(end).toHaveBeenNthCalledWith(2, 'get', PATH, 200, { servedBy: 'handler' });
  });

  it('sends the stored language zh-Hans as it is (I18N-06)', async () => {
    let language: string | null = null;
    server.use(
      http.get(`*${PATH}`, ({ request: sent }) => {
        language = sent.headers.get('language');
        return HttpResponse.json({ status: '0', data: notice });
      }),
    );
    setStoredLanguage('zh-Hans');
    await send();
    expect(language).toBe('zh-Hans');
  });
});

describe('an envelope', () => {
  it('with status "0" gives its data (HTTP-02)', async () => {
    respond({ status: '0', data: notice });
    expect(await send()).toEqual(notice);
  });

  it('with the number 0 counts as success, too (decision A12)', async () => {
    respond({ status: 0, data: notice });
    expect(await send()).toEqual(notice);
  });

  it('with status "0" and only a message gives the message (decision B48)', async () => {
    respond({ status: '0', message: '登記成功' });
    expect(await send()).toEqual({ message: '登記成功' });
  });

  it('with status −1 is a business error with the server’s message (ERR-01)', async () => {
    respond({ status: '-1', message: '系統繁忙' });
    expect(await failure()).toMatchObject({ kind: 'business', message: '系統繁忙' });
  });

  it('with status −2 is an expired session (ERR-02)', async () => {
    startSession({ token: 'token-1', mobileNo: '66881234', account: '1', isOneBill: 'false', net: '4g', networkType: '5G' }, 'postpaid');
    respond({ status: '-2', message: '請重新登入' });
    expect(await failure()).toMatchObject({ kind: 'sessionExpired' });
    endSession();
  });

  it('with status −2 of a request before a log-out or another log-in is ignored', async () => {
    const session = { mobileNo: '66881234', account: '1', isOneBill: 'false', net: '4g', networkType: '5G' };
    startSession({ token: 'token-1', ...session }, 'postpaid');
    respond({ status: '-2', message: '請重新登入' });
    const pending = failure();
    startSession({ token: 'token-2', ...session }, 'postpaid');
    expect(await pending).toMatchObject({ kind: 'superseded', message: '', cause: { kind: 'sessionExpired' } });
    endSession();
  });

  it('that comes after the session has ended is dropped, whatever it says', async () => {
    const ana = { token: 'token-1', mobileNo: '66881234', account: '1', isOneBill: 'false', net: '4g', networkType: '5G' };
    const late = async (status: number, body: object) => {
      startSession(ana, 'postpaid');
      respond(body, status);
      const pending = failure();
      startSession({ ...ana, token: 'token-2', mobileNo: '66882345' }, 'postpaid');
      return pending;
    };
    const dropped = { kind: 'superseded', message: '' };
    const success = await late(200, { status: '0', data: { secret: 'of Ana' } });
    expect(success).toMatchObject(dropped);
    expect(success.cause).toBeUndefined();
    expect(await late(200, { status: '-1', message: 'Ana has no credit' })).toMatchObject({ ...dropped, cause: { kind: 'business' } });
    expect(await late(500, { status: '-1', message: 'Ana has no credit' })).toMatchObject({ ...dropped, httpStatus: 500, cause: { kind: 'server' } });
    endSession();
  });

  it('of a log-out with status −2, however late, is of a session that has ended; its request carries the token that is gone', async () => {
    startSession({ token: 'token-1', mobileNo: '66881234', account: '1', isOneBill: 'false', net: '4g', networkType: '5G' }, 'postpaid');
    const tokens: unknown[] = [];
    server.use(
      http.get(`*${PATH}`, async ({ request: sent }) => {
        tokens.push(sent.headers.get('token'));
        await delay(20);
        return HttpResponse.json({ status: '-2', message: '請重新登入' });
      }),
    );
    const pending = failure({ headers: { token: leaveSession() ?? '' } });
    endSession();
    expect(await pending).toMatchObject({ kind: 'superseded', cause: { kind: 'sessionExpired' } });
    expect(tokens).toEqual(['token-1']);
  });

  it.each(['7', -3, 'ok', null])('with another status (%s) is ignored (ERR-07, HTTP-03)', async (status) => {
    respond({ status, message: 'never shown' });
    expect(await failure()).toMatchObject({ kind: 'ignored' });
  });
});

describe('a failed transport', () => {
  it('of HTTP 404 is "not found" (ERR-03)', async () => {
    respond({ status: '-1', message: '找不到' }, 404);
    expect(await failure()).toMatchObject({ kind: 'notFound', httpStatus: 404 });
  });

  it('of HTTP 500 carries the server’s message (ERR-04)', async () => {
    respond({ status: '-1', message: '系統發生故障' }, 500);
    expect(await failure()).toMatchObject({ kind: 'server', message: '系統發生故障' });
  });

  it('of HTTP 500 without JSON has no message', async () => {
    respond('<h1>Internal error</h1>', 500);
    expect(await failure()).toMatchObject({ kind: 'server', message: '' });
  });

  it.each([400, 401, 403, 422, 502, 503])('of HTTP %i is rejected for the page to show (ERR-05)', async (status) => {
    respond('', status);
    expect(await failure()).toMatchObject({ kind: 'http', httpStatus: status });
  });

  it('without a response is a network error', async () => {
    server.use(http.get(`*${PATH}`, () => HttpResponse.error()));
    expect(await failure()).toMatchObject({ kind: 'network' });
  });

  it('that takes too long is a time-out', async () => {
    server.use(
      http.get(`*${PATH}`, async () => {
        await delay(500);
        return HttpResponse.json({ status: '0', data: notice });
      }),
    );
    expect(await failure({ timeout: 20 })).toMatchObject({ kind: 'timeout' });
  });

  it.each(['{"status": "0", "da', '<!doctype html>', '', '[]', '"0"'])('of 200 with no envelope is malformed: %s', async (body) => {
    respond(body);
    expect(await failure()).toMatchObject({ kind: 'malformed', message: '' });
  });

  it('that was cancelled stays a cancellation', async () => {
    const control = new AbortController();
    server.use(http.get(`*${PATH}`, async () => delay('infinite')));
    const pending = send({ signal: control.signal });
    control.abort();
    await expect(pending).rejects.not.toBeInstanceOf(ApiError);
  });
});
