import { setTimeout as wait } from 'node:timers/promises';
import { sendRaw } from '@site/proxy/raw-http.ts';
import { json, type ScriptedBackend, startScriptedBackend } from '@site/proxy/scripted-backend.ts';
import { type RunningProxy, startProxy } from '@site/proxy/server.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMock } from '../../mock-server/middleware.ts';

const BRANDS = '/api/mobiles/getbrands';
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
    const lacking = await sendRaw(`${proxy.url}/api/index/getgetNotice`);
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

  it('may be requested by a browser from another origin', async () => {
    const headers = { origin: 'http://localhost:5173', 'access-control-request-method': 'GET', 'access-control-request-headers': 'token' };
    const preflight = await sendRaw(`${proxy.url}/api/index/getgetNotice`, { method: 'OPTIONS', headers });
    expect([preflight.status, preflight.headers['access-control-allow-origin']]).toEqual([204, 'http://localhost:5173']);
    const answer = await sendRaw(`${proxy.url}/api/index/getgetNotice`, { headers: { origin: 'http://localhost:5173' } });
    expect(answer.headers['access-control-allow-origin']).toBe('http://localhost:5173');
  });

  it('may not be requested by a page from elsewhere; the own pages by none but themselves', async () => {
    const headers = { origin: 'https://other.example', 'access-control-request-method': 'GET' };
    const preflight = await sendRaw(`${proxy.url}/api/index/getgetNotice`, { method: 'OPTIONS', headers });
    expect([preflight.status, preflight.headers['access-control-allow-origin']]).toEqual([403, undefined]);
    for (const path of ['/__contract/violations', '/__mock/calls']) {
      expect((await sendRaw(`${proxy.url}${path}`, { headers: { origin: 'http://localhost:5173' } })).status).toBe(403);
      expect((await sendRaw(`${proxy.url}${path}`, { headers: { origin: proxy.url } })).status).toBe(200);
    }
  });

  it('is not served by a name that is not the own', async () => {
    for (const path of ['/__contract', BRANDS]) expect((await sendRaw(`${proxy.url}${path}`, { headers: { host: 'rebound.example' } })).status).toBe(403);
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
