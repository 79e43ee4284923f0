import { gzipSync } from 'node:zlib';
import { json, sendRaw, startScriptedBackend } from '@site/proxy/test-http.ts';
import { connectUpstream } from '@site/proxy/upstream.ts';
import { afterAll, describe, expect, it } from 'vitest';
import { serveMock } from './serve-mock.ts';

const BRANDS = '/api/mobiles/getbrands';
const PAYMENT = '/api/vmpay/paynew3d';
const PURCHASE = { amount: '386.00', mobileNo: '66881234', payMethod: 'VisaOrMasterPay', clientType: 'W' };
const REFUSAL = { status: '-1', message: '暫時未能提供。' };
const lines: string[] = [];
const backend = await startScriptedBackend();
const { base, send } = await serveMock({ upstream: backend.url, connectUpstream, log: (line) => lines.push(line) });
afterAll(() => backend.close());

describe('the mock and the site in front of a backend (--upstream)', () => {
  it('pass an answer as it is, and tell its violations in a header', async () => {
    const packed = gzipSync(JSON.stringify({ status: '0', data: [{ id: '3001' }] }));
    backend.on(BRANDS, (_request, response) =>
      response.writeHead(200, ['Content-Type', 'application/json', 'Content-Encoding', 'gzip', 'Set-Cookie', 'a=1', 'Set-Cookie', 'b=2']).end(packed),
    );
    const answer = await sendRaw(`${base}${BRANDS}`);
    expect(answer.body.equals(packed)).toBe(true);
    expect(answer.headers['set-cookie']).toEqual(['a=1', 'b=2']);
    expect(answer.headers['x-served-by']).toBe('upstream');
    const violations = JSON.parse(decodeURIComponent(String(answer.headers['x-contract-violations']))) as { side: string; field: string }[];
    expect(violations.map(({ side, field }) => `${side} ${field}`)).toEqual(['response $.data[0].name']);
    expect(lines.filter((line) => line.includes('$.data[0].name'))).toHaveLength(1);
  });

  it('let an example that is asked for by name win over the backend', async () => {
    backend.on(BRANDS, (_request, response) => json(response, { status: '0', data: [] }));
    expect((await send(BRANDS, { headers: { prefer: 'example=businessError' } })).headers.get('x-served-by')).toBe('example');
  });

  it('pass the key of a write on: the backend keeps the keys', async () => {
    const seen: unknown[] = [];
    backend.on(PAYMENT, (request, response) => {
      seen.push(request.headers['idempotency-key']);
      json(response, REFUSAL);
    });
    const key = '7d8f3a52-4f0e-4c1b-9a35-0c6f1b2f8e11';
    for (const _ of [1, 2]) await send(PAYMENT, { headers: { 'idempotency-key': key }, body: PURCHASE });
    expect(seen).toEqual([key, key]);
  });

  it('rehearse a lost response with the mock, not with the backend', async () => {
    let isAsked = false;
    backend.on(PAYMENT, (_request, response) => {
      isAsked = true;
      json(response, REFUSAL);
    });
    const headers = { 'content-type': 'application/json', prefer: 'lost=502' };
    expect([(await sendRaw(`${base}${PAYMENT}`, { method: 'POST', headers, body: JSON.stringify(PURCHASE) })).status, isAsked]).toEqual([502, false]);
  });

  it('fill the gaps of the backend, for its customers too', async () => {
    const { headers, body } = await send('/api/care/getOutstandingBalance', { headers: { token: 'a-token-of-the-backend' } });
    expect([headers.get('x-fallback-reason'), body.status]).toEqual(['backend answered 404', '0']);
  });

  it('write every call into the log of the world', async () => {
    await send('/__mock/reset', { method: 'POST' });
    backend.on(BRANDS, (_request, response) => json(response, REFUSAL));
    await send(BRANDS);
    await send('/api/index/getgetNotice');
    expect((await send('/__mock/calls')).body).toMatchObject([
      { operationId: 'brands', status: '-1', servedBy: 'upstream' },
      { operationId: 'notice', status: '0', servedBy: expect.not.stringMatching('upstream') },
    ]);
  });
});
