// @vitest-environment happy-dom
import nodeConsole from 'node:console';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startSession } from '../session/session.ts';
import { callObserver, request } from './client.ts';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());
// The DOM of the tests writes every failed request to Node's own console.
beforeEach(() => vi.spyOn(nodeConsole, 'error').mockReturnValue());
beforeEach(() => {
  localStorage.clear();
  startSession({ token: 'token-1', mobileNo: '66881234', account: '1', isOneBill: 'false', net: '4g', networkType: '5G' }, 'postpaid');
});
afterEach(() => {
  server.resetHandlers();
  delete callObserver.current;
});

const PUBLIC = '/api/index/getgetNotice';
const send = (url: string, method = 'GET') => request<{ status: '0'; data: unknown }>({ url, method });

it('an empty payload is one of a write only', async () => {
  server.use(http.all(`*${PUBLIC}`, () => HttpResponse.json({ status: '0', data: null })));
  expect(await send(PUBLIC, 'POST')).toBeNull();
  await expect(send(PUBLIC)).rejects.toMatchObject({ kind: 'malformed', message: '', httpStatus: 200 });
});

it('requests go to the API in front of which the operator has put another base', async () => {
  vi.resetModules();
  vi.doMock('../brand/config.ts', () => ({ siteConfig: { apiBase: '/backend' } }));
  const { request: toBackend } = await import('./client.ts');
  server.use(http.get('*/backend/api/index/getgetNotice', () => HttpResponse.json({ status: '0', data: 'of the backend' })));
  expect(await toBackend({ url: PUBLIC, method: 'GET' })).toBe('of the backend');
  vi.doUnmock('../brand/config.ts');
});

describe('the development tools', () => {
  const observe = () => {
    const observer = { begin: vi.fn(() => ({ prefer: 'code=500' })), end: vi.fn(), check: vi.fn(async () => {}), refuse: vi.fn() };
    callObserver.current = observer;
    return observer;
  };

  it('add headers, and see every response in the envelope', async () => {
    const observer = observe();
    let prefer: string | null = null;
    server.use(
      http.get(`*${PUBLIC}`, ({ request: sent }) => {
        prefer = sent.headers.get('prefer');
        return HttpResponse.json({ status: '0', data: 1 });
      }),
    );
    await send(PUBLIC);
    expect([prefer, observer.begin.mock.calls, observer.check.mock.calls]).toEqual([
      'code=500',
      [['get', PUBLIC]],
      [['GET', PUBLIC, { status: '0', data: 1 }]],
    ]);
    expect(observer.refuse).not.toHaveBeenCalled();
  });

  it('see the method of a write', async () => {
    const observer = observe();
    server.use(http.post(`*${PUBLIC}`, () => HttpResponse.json({ status: '0', data: 1 }), { once: true }));
    await send(PUBLIC, 'POST');
    server.use(http.post(`*${PUBLIC}`, () => new HttpResponse('', { status: 400 })));
    await expect(send(PUBLIC, 'POST')).rejects.toMatchObject({ kind: 'http' });
    expect(observer.begin.mock.calls).toEqual([
      ['post', PUBLIC],
      ['post', PUBLIC],
    ]);
    expect(observer.end.mock.calls).toStrictEqual([
      ['post', PUBLIC, 200, {}],
      ['post', PUBLIC, 400, {}],
    ]);
    expect([observer.check.mock.calls, observer.refuse.mock.calls]).toEqual([[['POST', PUBLIC, { status: '0', data: 1 }]], [['POST', PUBLIC, '']]]);
  });

  it('see what the contract refuses, and a lost connection, but no cancellation', async () => {
    const observer = observe();
    server.use(http.get(`*${PUBLIC}`, () => new HttpResponse('', { status: 400, headers: { 'x-contract-violations': 'id is missing' } })));
    await expect(send(PUBLIC)).rejects.toMatchObject({ kind: 'http' });
    server.use(http.get(`*${PUBLIC}`, () => new HttpResponse('', { status: 400 })));
    await expect(send(PUBLIC)).rejects.toMatchObject({ kind: 'http' });
    expect(observer.refuse.mock.calls).toEqual([
      ['GET', PUBLIC, 'id is missing'],
      ['GET', PUBLIC, ''],
    ]);
    server.use(http.get(`*${PUBLIC}`, () => HttpResponse.error()));
    await expect(send(PUBLIC)).rejects.toThrow();
    await expect(request({ url: PUBLIC, method: 'GET' }, { headers: { 'Idempotency-Key': 'key-1' } })).rejects.toThrow();
    expect(observer.end.mock.calls.map(([, , status, headers]) => [status, headers])).toEqual([
      ...[400, 400, 0].map((status) => [status, {}]),
      [0, { key: 'key-1', replayed: false }],
    ]);
    const cancelled = new AbortController();
    cancelled.abort();
    await expect(request({ url: PUBLIC, method: 'GET' }, { signal: cancelled.signal })).rejects.toThrow();
    expect([observer.end.mock.calls.length, observer.refuse.mock.calls.length]).toEqual([4, 2]);
  });
});
