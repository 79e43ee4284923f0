import { setTimeout as wait } from 'node:timers/promises';
import { type RunningProxy, startProxy } from '@site/proxy/server.ts';
import { json, type ScriptedBackend, sendRaw, startScriptedBackend } from '@site/proxy/test-http.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMock } from '../../mock-server/middleware.ts';

const BRANDS = '/api/mobiles/getbrands';
const NOTICE = '/api/index/getgetNotice';
const goodBrands = { status: '0', data: [{ id: '3001', name: 'Vela' }] };

let backend: ScriptedBackend;
let proxy: RunningProxy;

beforeAll(async () => {
  backend = await startScriptedBackend();
  proxy = await startProxy({ target: backend.url, createFallback: (log) => createMock({ acceptAnyToken: true, log }) });
}, 30_000);

afterAll(async () => {
  await proxy.close();
  await backend.close();
});

describe('what the backend of the proxy lacks', () => {
  it('is served by the mock, with the reason in a header: 404, 501, and a form with its body', async () => {
    const lacking = await sendRaw(`${proxy.url}${NOTICE}`);
    expect([lacking.status, lacking.headers['x-fallback-reason']]).toEqual([200, 'backend answered 404']);
    expect(lacking.headers['x-served-by']).not.toBe('upstream');
    backend.on('/api/care/accountInquiry', (_request, response) => response.writeHead(501).end('not yet'));
    const answer = await sendRaw(`${proxy.url}/api/care/accountInquiry`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ mobileNo: '66881234' }),
    });
    expect([answer.headers['x-fallback-reason'], (JSON.parse(answer.body.toString()) as { status: string }).status]).toEqual(['backend answered 501', '0']);
    await wait(100);
    expect(proxy.violations()).toEqual([]);
  });

  it('may be requested by pages of this machine only, by the own name; the own pages by none but themselves', async () => {
    const statusOf = async (path: string, headers: Record<string, string>, method = 'GET') =>
      (await sendRaw(`${proxy.url}${path}`, { method, headers: { ...headers, 'access-control-request-method': 'GET' } })).status;
    const [own, local, foreign] = [proxy.url, 'http://localhost:5173', 'https://other.example'].map((origin) => ({ origin }));
    expect(await statusOf(NOTICE, { ...local }, 'OPTIONS')).toBe(204);
    expect(await statusOf(NOTICE, { ...foreign }, 'OPTIONS')).toBe(403);
    expect((await sendRaw(`${proxy.url}${NOTICE}`, { headers: { ...local } })).headers['access-control-allow-origin']).toBe(local?.origin);
    for (const path of ['/__contract/violations', '/__mock/calls']) {
      expect([await statusOf(path, { ...local }), await statusOf(path, { ...own })]).toEqual([403, 200]);
    }
    for (const path of ['/__contract', BRANDS]) expect(await statusOf(path, { host: 'rebound.example' })).toBe(403);
  });

  it('is everything while the backend is down, and nothing once it is up', async () => {
    const port = Number(new URL(backend.url).port);
    await backend.close();
    try {
      const known = await sendRaw(`${proxy.url}${BRANDS}`);
      expect([known.status, known.headers['x-fallback-reason']]).toEqual([200, 'backend not reached (ECONNREFUSED)']);
      const unknown = await sendRaw(`${proxy.url}/files/bill.pdf`);
      expect([unknown.status, unknown.headers['content-type']]).toEqual([502, 'application/problem+json']);
    } finally {
      backend = await startScriptedBackend(port);
    }
    backend.on(BRANDS, (_request, response) => json(response, goodBrands));
    expect((await sendRaw(`${proxy.url}${BRANDS}`)).headers['x-served-by']).toBe('upstream');
  });
});
