import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { bundleContract } from '@site/contract/bundle.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Fallback, type RunningProxy, startProxy } from './server.ts';
import { json, type ScriptedBackend, sendRaw, startScriptedBackend } from './test-http.ts';
import type { Report, ViolationEntry } from './violation-log.ts';

const BRANDS = '/api/mobiles/getbrands';
const DELETE_GROUP = '/api/care/delSmsGroup';
const goodBrands = { status: '0', data: [{ id: '3001', name: 'Vela' }] };

let backend: ScriptedBackend;
let proxy: RunningProxy;
const lines: string[] = [];

beforeAll(async () => {
  backend = await startScriptedBackend();
  const document = await bundleContract();
  const fallback: Fallback = { middleware: (_request, response) => json(response, { status: '0' }), contract: () => ({ document }), close: () => {} };
  proxy = await startProxy({ target: backend.url, createFallback: async () => fallback, log: (line) => lines.push(line) });
}, 30_000);

afterAll(async () => {
  await proxy.close();
  await backend.close();
});

beforeEach(async () => {
  await sendRaw(`${proxy.url}/__contract/violations`, { method: 'DELETE' });
  lines.length = 0;
});

/** The violations as soon as there are any: they are found beside the line, shortly after the response. */
async function violations(least = 1): Promise<ViolationEntry[]> {
  await expect.poll(() => proxy.violations().length, { timeout: 5000 }).toBeGreaterThanOrEqual(least);
  return (JSON.parse((await sendRaw(`${proxy.url}/__contract/violations`)).body.toString()) as Report).violations;
}

describe('traffic passes byte for byte', () => {
  it('a multipart upload of 5 MB', async () => {
    const boundary = 'xBoundaryx';
    const file = randomBytes(5 * 1024 * 1024);
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="簡歷.pdf"\r\nContent-Type: application/pdf\r\n\r\n`;
    const body = Buffer.concat([Buffer.from(head), file, Buffer.from(`\r\n--${boundary}--\r\n`)]);
    let arrived: Buffer = Buffer.alloc(0);
    let length: string | undefined;
    backend.on('/api/news/upload', (request, response, bytes) => {
      arrived = bytes;
      length = request.headers['content-length'];
      json(response, { status: '0', data: { fileName: 'cv-1.pdf' } });
    });
    const response = await sendRaw(`${proxy.url}/api/news/upload`, {
      method: 'POST',
      headers: { 'content-type': `multipart/form-data; boundary=${boundary}`, 'content-length': String(body.length) },
      body,
    });
    expect(response.headers['x-served-by']).toBe('upstream');
    expect(arrived.equals(body)).toBe(true);
    expect(length).toBe(String(body.length));
  });

  it('a PDF of 1 MB', async () => {
    const pdf = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(1024 * 1024)]);
    backend.on('/files/bill.pdf', (_request, response) => {
      response.writeHead(200, { 'Content-Type': 'application/pdf' });
      // In pieces and without a length, as a server that writes while it draws.
      for (let at = 0; at < pdf.length; at += 100_000) response.write(pdf.subarray(at, at + 100_000));
      response.end();
    });
    const response = await sendRaw(`${proxy.url}/files/bill.pdf`);
    expect(response.body.equals(pdf)).toBe(true);
    expect(response.headers['content-length']).toBeUndefined();
    expect(response.headers['transfer-encoding']).toBe('chunked');
  });

  it('two cookies, a repeated header, the spelling of names, the reason and the trailers', async () => {
    backend.on(BRANDS, (_request, response) => {
      const cookies = ['Set-Cookie', 'a=1; Path=/', 'Set-Cookie', 'b=2; HttpOnly'];
      const repeated = ['X-Custom-NAME', 'one', 'X-Custom-NAME', 'two'];
      const headers = ['Content-Type', 'application/json', ...cookies, ...repeated, 'Trailer', 'X-Sum'];
      response.writeHead(200, 'Quite Right', headers);
      response.write(JSON.stringify(goodBrands));
      response.addTrailers({ 'X-Sum': '42' });
      response.end();
    });
    const response = await sendRaw(`${proxy.url}${BRANDS}`);
    expect(response.headers['set-cookie']).toEqual(['a=1; Path=/', 'b=2; HttpOnly']);
    expect(response.rawHeaders.filter((name) => name === 'X-Custom-NAME')).toHaveLength(2);
    expect(response.rawHeaders.filter((name) => name.toLowerCase() === 'date')).toHaveLength(1);
    expect(response.reason).toBe('Quite Right');
    expect(response.trailers['x-sum']).toBe('42');
  });

  it('a redirect, not followed, with its own URL', async () => {
    backend.on('/pay/return', (_request, response) => response.writeHead(302, { location: 'https://pay.operator.example/done?id=1' }).end());
    const response = await sendRaw(`${proxy.url}/pay/return`);
    expect([response.status, response.headers.location]).toEqual([302, 'https://pay.operator.example/done?id=1']);
  });

  it('HEAD, OPTIONS and the request line, with the name of the backend as host', async () => {
    const seen: string[] = [];
    backend.on('/odd', (request, response) => {
      seen.push(`${request.method} ${request.url} ${request.headers.host} ${request.headers['x-mine']}`);
      response.writeHead(request.method === 'HEAD' ? 200 : 204, request.method === 'HEAD' ? { 'content-length': '1234' } : { allow: 'GET' }).end();
    });
    const headers = { 'x-mine': 'yes' };
    const head = await sendRaw(`${proxy.url}/odd?a=%E7%87%88&b=1+2&b=3`, { method: 'HEAD', headers });
    const options = await sendRaw(`${proxy.url}/odd`, { method: 'OPTIONS', headers });
    const host = new URL(backend.url).host;
    expect(seen).toEqual([`HEAD /odd?a=%E7%87%88&b=1+2&b=3 ${host} yes`, `OPTIONS /odd ${host} yes`]);
    expect([head.status, head.headers['content-length'], options.status, options.headers.allow]).toEqual([200, '1234', 204, 'GET']);
  });

  it('a stream, chunk by chunk', async () => {
    let release = () => {};
    backend.on('/stream', (_request, response) => {
      response.write('first');
      release = () => response.end('second');
    });
    const response = await fetch(`${proxy.url}/stream`);
    const reader = response.body?.getReader();
    const decoder = new TextDecoder();
    expect(decoder.decode((await reader?.read())?.value)).toBe('first');
    release();
    expect(decoder.decode((await reader?.read())?.value)).toBe('second');
  });
});

describe('connections to the backend', () => {
  it('are kept for reads, and a write gets one of its own', async () => {
    const ports: (number | undefined)[] = [];
    backend.on('/odd', (request, response) => {
      ports.push(request.socket.remotePort);
      response.end();
    });
    await sendRaw(`${proxy.url}/odd`);
    await sendRaw(`${proxy.url}/odd`);
    await sendRaw(`${proxy.url}/odd`, { method: 'POST', body: 'x' });
    expect(ports[1]).toBe(ports[0]);
    expect(ports[2]).not.toBe(ports[0]);
  });

  it('may be closed by the backend while idle: a read is repeated, a write is not', async () => {
    const used = new WeakSet<object>();
    let requests = 0;
    backend.on('/tired', (request, response) => {
      requests += 1;
      const tired = used.has(request.socket);
      used.add(request.socket);
      if (tired || request.method === 'POST') request.socket.destroy();
      else response.end('here');
    });
    const read = async () => (await sendRaw(`${proxy.url}/tired`)).body.toString();
    expect([await read(), await read()]).toEqual(['here', 'here']);
    requests = 0;
    expect((await sendRaw(`${proxy.url}/tired`, { method: 'POST', body: 'pay 100' })).status).toBe(502);
    expect(requests).toBe(1);
  });
});

describe('what breaks the contract', () => {
  it('is one entry with the right place for both languages and all rows, however often it is seen, and one line', async () => {
    const rows: object[] = [{ id: '3002', name: 5 }];
    backend.on(BRANDS, (_request, response) => json(response, { status: '0', data: rows }));
    for (const language of ['cn', 'en', 'en']) {
      expect((await sendRaw(`${proxy.url}${BRANDS}`, { headers: { language } })).headers['x-contract-violations']).toBeUndefined();
      rows.unshift({ id: '3001', name: 'Vela' });
    }
    await expect.poll(() => proxy.violations()[0]?.count).toBe(3);
    const [violation, ...more] = proxy.violations();
    expect(more).toEqual([]);
    expect(violation).toMatchObject({ operationId: 'brands', side: 'response', kind: 'type', path: '$.data[0].name', languages: ['cn', 'en'] });
    expect(violation?.request.line).toBe(`GET ${BRANDS}`);
    expect(violation?.response.body).toContain('"name": 5');
    expect(lines).toEqual([`contract violated · response · ${violation?.message}`]);
  });

  it('is reported of a request, which is forwarded all the same, with a command that repeats it and has variables for its secrets', async () => {
    backend.on('/api/care/login', (_request, response) => json(response, { status: '-1', message: '密碼不正確。' }));
    const headers = { 'content-type': 'application/json', token: 'very-secret', cookie: 'sid=very-secret', language: 'cn', 'accept-language': 'pt' };
    const body = JSON.stringify({ mobileNo: '12', password: '987654' });
    const response = await sendRaw(`${proxy.url}/api/care/login?t=1763600000000`, { method: 'POST', headers, body });
    expect(response.headers['x-served-by']).toBe('upstream');
    const found = await violations();
    expect(found.map(({ side, path }) => `${side} ${path}`)).toEqual(['request $.mobileNo']);
    const options = `-H 'content-type: application/json' -H "token: $TOKEN" -H "cookie: $COOKIE" -H 'language: cn'`;
    const data = `--data-raw '{"mobileNo":"12","password":"'"$PASSWORD"'"}'`;
    expect(found[0]?.curl).toBe(`curl -gsSi -X POST '${backend.url}/api/care/login?t=1763600000000' ${options} ${data}`);
    expect(JSON.stringify(found) + lines.join()).not.toMatch(/very-secret|987654/);
  });

  it('is no refusal by HTTP 400 of a request that breaks the contract, in the language of the request', async () => {
    const refusal = { status: '-1', message: '請求的資料格式不正確。' };
    backend.on(DELETE_GROUP, (_request, response) => json(response, refusal, 400));
    const post = (language: string, body: string) =>
      sendRaw(proxy.url + DELETE_GROUP, { method: 'POST', headers: { 'content-type': 'application/json', token: 'x', language }, body });
    await post('cn', '{}');
    await violations();
    await wait(100);
    expect(proxy.violations().map(({ side }) => side)).toEqual(['request']);
    await post('en', '{}');
    const [, second] = await violations(2);
    expect(second).toMatchObject({ side: 'response', kind: 'language', path: '$.message' });
    await post('cn', '{"id":"4101"}');
    expect((await violations(3)).map(({ kind }) => kind)).toContain('status');
  });

  it('is no 404, 429 or 503 with the envelope, nor does the mock stand in for it', async () => {
    for (const code of [404, 429, 503]) {
      backend.on(BRANDS, (_request, response) => json(response, { status: '-1', message: 'Too many attempts. Please wait a minute.' }, code));
      const { status, headers } = await sendRaw(proxy.url + BRANDS, { headers: { language: 'en' } });
      expect([status, headers['x-served-by']]).toEqual([code, 'upstream']);
    }
    // The check has its time.
    await wait(100);
    expect(proxy.violations().map(({ message }) => message)).toEqual([]);
  });

  it('is reported without the secret when the secret itself is invalid', async () => {
    backend.on('/api/care/login', (_request, response) => json(response, { status: '-1', message: '密碼不正確。' }));
    const headers = { 'content-type': 'application/json' };
    await sendRaw(`${proxy.url}/api/care/login`, { method: 'POST', headers, body: JSON.stringify({ mobileNo: '66881234', password: 'hush-hush' }) });
    const [wrong] = await violations();
    expect(wrong?.path).toBe('$.password');
    await sendRaw(`${proxy.url}/api/care/login`, { method: 'POST', headers, body: '{"mobileNo":"66881234","password":"hush-hush"' });
    const found = await violations(2);
    expect(found.map(({ kind }) => kind)).toContain('json');
    expect(JSON.stringify(found) + lines.join()).not.toContain('hush-hush');
  });

  it('is reported of a path that the contract does not have', async () => {
    await sendRaw(`${proxy.url}/api/nowhere`);
    expect((await violations()).map(({ operationId, side }) => [operationId, side])).toEqual([['GET /api/nowhere', 'request']]);
  });

  it('is shown on the live page as it happens, and can be cleared', async () => {
    const page = await sendRaw(`${proxy.url}/__contract`);
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.body.toString()).not.toMatch(/(?:src|href)="(?:https?:)?\/\//);
    const list = (version: string) => sendRaw(`${proxy.url}/__contract/violations`, { headers: { 'if-none-match': version } });
    const before = String((await list('')).headers.etag);
    expect((await list(before)).status).toBe(304);
    backend.on(BRANDS, (_request, response) => json(response, { status: '0', data: 'none' }));
    await sendRaw(`${proxy.url}${BRANDS}`);
    expect((await violations()).map(({ path }) => path)).toEqual(['$.data']);
    const { status, headers } = await list(before);
    expect(status).toBe(200);
    expect((await sendRaw(`${proxy.url}/__contract/violations`, { method: 'DELETE' })).status).toBe(204);
    expect((await list(String(headers.etag))).status).toBe(200);
    expect(proxy.violations()).toEqual([]);
  });
});

describe('what goes wrong', () => {
  it('a connection dropped before the response is a 502 and a violation', async () => {
    backend.on(BRANDS, (request) => request.socket.destroy());
    const response = await sendRaw(`${proxy.url}${BRANDS}`);
    expect([response.status, response.headers['content-type']]).toEqual([502, 'application/problem+json']);
    expect(JSON.parse(response.body.toString())).toMatchObject({ status: 502, detail: expect.stringContaining('ECONNRESET') });
    expect((await violations()).map(({ kind }) => kind)).toEqual(['connection']);
  });

  it('a connection dropped in the middle of the response is seen by the client, too', async () => {
    backend.on(BRANDS, (_request, response) => {
      // Without a length: only the missing last chunk tells that it is not whole.
      response.writeHead(200, { 'content-type': 'application/json' });
      response.write('{"status":');
      setTimeout(() => response.destroy(), 20);
    });
    await expect(sendRaw(`${proxy.url}${BRANDS}`)).rejects.toThrow();
    expect((await violations()).map(({ kind }) => kind)).toEqual(['connection']);
  });

  it('malformed HTTP, headers without end and a response that is no HTTP leave it running', async () => {
    const { hostname, port } = new URL(proxy.url);
    const send = (text: string) =>
      new Promise<string>((done) => {
        let got = '';
        const socket = connect(Number(port), hostname, () => socket.write(text));
        socket.on('data', (chunk) => {
          got += String(chunk);
        });
        socket.on('close', () => done(got));
        socket.on('error', () => done(got));
      });
    expect(await send('NONSENSE\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /);
    expect(await send(`GET / HTTP/1.1\r\nhost: x\r\nx: ${'y'.repeat(100_000)}\r\n\r\n`)).toMatch(/^HTTP\/1\.1 431 /);
    backend.on(BRANDS, (request) => request.socket.end('this is no HTTP\r\n\r\n'));
    expect((await sendRaw(`${proxy.url}${BRANDS}`)).status).toBe(502);
    backend.on(BRANDS, (_request, response) => json(response, goodBrands));
    expect((await sendRaw(`${proxy.url}${BRANDS}`)).status).toBe(200);
  });

  it('a client that leaves is left by the backend as well', async () => {
    const left = new Promise<void>((done) => backend.on('/slow', (request) => request.socket.on('close', () => done())));
    const controller = new AbortController();
    const call = fetch(`${proxy.url}/slow`, { signal: controller.signal }).catch(() => undefined);
    await wait(50);
    controller.abort();
    await call;
    await left;
  });
});
