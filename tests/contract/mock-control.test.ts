import { spawn } from 'node:child_process';
import { allowOtherOrigins, refusesHost } from '@site/contract/access.ts';
import { sendRaw } from '@site/proxy/test-http.ts';
import { describe, expect, it } from 'vitest';
import { readOptions } from '../../mock-server/main.ts';
import { serveMock } from './serve-mock.ts';

const access = { hosts: ['mock.test'], origins: ['https://app.example'] };
const { mock, base, port, send } = await serveMock(
  {},
  (request, response) => refusesHost(request, response, access) || allowOtherOrigins(request, response, access),
);

const NOTICE = '/api/index/getgetNotice';
const BRANDS = '/api/mobiles/getbrands';
const setIn = (sandbox: string, body: unknown, headers: Record<string, string> = {}, method = 'POST') =>
  send('/__mock/scenario', { method, headers: { 'mock-sandbox': sandbox, ...headers }, body });

describe('scenarios', () => {
  it('of a tab apply to that tab only, those of the sandbox to all tabs', async () => {
    const sandbox = { 'mock-sandbox': 'tabs' };
    await setIn('tabs', { operationId: 'brands', example: 'businessError' }, { 'mock-tab': 'one' });
    const status = async (headers: Record<string, string>) => (await send(BRANDS, { headers: { ...sandbox, ...headers } })).body.status;
    expect(await status({ 'mock-tab': 'one' })).toBe('-1');
    expect(await status({ 'mock-tab': 'two' })).toBe('0');
    expect(await status({})).toBe('0');
    await setIn('tabs', { operationId: '*', example: 'empty' });
    expect((await send(BRANDS, { headers: { ...sandbox, 'mock-tab': 'two' } })).body.data).toEqual([]);
    expect(await status({ 'mock-tab': 'one' })).toBe('-1');
    expect((await send('/__mock/scenario', { headers: { ...sandbox, 'mock-tab': 'one' } })).body).toEqual({
      sandbox: 'tabs',
      tab: 'one',
      backend: null,
      scenarios: { brands: { example: 'businessError' } },
      sandboxScenarios: { '*': { example: 'empty' } },
    });
    await setIn('tabs', { operationId: 'brands' }, { 'mock-tab': 'one' });
    expect((await send(BRANDS, { headers: { ...sandbox, 'mock-tab': 'one' } })).body.data).toEqual([]);
  });

  it('for all operations skip those without an example of that name', async () => {
    await setIn('all', { operationId: '*', example: 'sessionExpired' });
    expect((await send(BRANDS, { headers: { 'mock-sandbox': 'all' } })).body.status).toBe('0');
    expect((await send('/api/care/bill/getinvoices', { headers: { 'mock-sandbox': 'all' } })).status).not.toBe(400);
  });

  it('with once are used up by one response', async () => {
    await setIn('once', { operationId: 'brands', code: 500, once: true });
    const statuses = [];
    for (let index = 0; index < 2; index += 1) statuses.push((await send(BRANDS, { headers: { 'mock-sandbox': 'once' } })).status);
    expect(statuses).toEqual([500, 200]);
  });

  it('make one operation fail on a network that is slow for all', async () => {
    await setIn('slow', { '*': { delay: 150, rate: 100 }, brands: { code: 500 } }, {}, 'PUT');
    const start = performance.now();
    expect((await send(BRANDS, { headers: { 'mock-sandbox': 'slow' } })).status).toBe(500);
    expect(performance.now() - start).toBeGreaterThan(140);
  });

  it('are replaced as a whole, or not at all when one of them is wrong', async () => {
    await setIn('replace', { operationId: 'brands', code: 500 });
    const wrong = await setIn('replace', { notice: { code: 500 }, brands: { example: 'nowhere' } }, {}, 'PUT');
    expect(wrong.status).toBe(400);
    expect((await send('/__mock/scenario', { headers: { 'mock-sandbox': 'replace' } })).body.scenarios).toEqual({ brands: { code: 500 } });
    expect((await setIn('replace', { notice: { code: 404 } }, {}, 'PUT')).body.scenarios).toEqual({ notice: { code: 404 } });
  });

  it.each([
    [{ example: 'empty' }, 'operationId is missing: an operationId, or * for all.'],
    [{ operationId: 'nowhere' }, 'There is no operation nowhere.'],
    [{ operationId: 'brands', example: 'nowhere' }, 'There is no example "nowhere" of brands: there are cn, '],
    [{ operationId: '*', example: 'nowhere' }, 'There is no example "nowhere" of *: no operation has one of this name.'],
    [{ operationId: 'brands', code: 418 }, '"code" cannot be 418: documented are 200, 400, 404, 413, 429, 500, 502, 503, 504; 0 drops the connection.'],
    [{ operationId: 'brands', delay: 70_000 }, '"delay" cannot be 70000: it is a number of milliseconds, at most 60000.'],
    [{ operationId: 'brands', from: 'backend' }, 'There is no backend: start the mock with --upstream URL.'],
    [{ operationId: 'brands', lost: '404' }, '"lost" cannot be "404": it is one of the texts 408, 429, 500, 502, 503, 504, cut.'],
    [{ operationId: 'brands', exmaple: 'empty' }, '"exmaple" is no field of a scenario: it has example, code, delay, rate, from, lost, bare and once.'],
    [['brands'], 'The body is no JSON object. Send content-type: application/json.'],
  ])('are refused with a message: %j', async (body, title) => {
    const response = await setIn('wrong', body);
    expect(response.status).toBe(400);
    expect(response.body.title).toContain(title);
    expect((await send('/__mock/scenario', { headers: { 'mock-sandbox': 'wrong' } })).body.scenarios).toEqual({});
  });
});

describe('control routes', () => {
  it('lists every operation with examples, their summaries and codes', async () => {
    const { body } = await send('/__mock/operations');
    expect(body).toHaveLength(mock.contract().facts.size);
    expect(body.find(({ operationId }: { operationId: string }) => operationId === 'bills')).toMatchObject({
      area: 'bills',
      method: 'GET',
      needsToken: true,
      codes: [200, 400, 404, 413, 429, 500, 502, 503, 504],
      examples: expect.arrayContaining([{ name: 'empty', summary: 'No bill yet' }]),
    });
  });

  it.each([
    ['code=418', 'There is no response 418. There are: 200, 400, 404, 413, 429, 500, 502, 503, 504.'],
    ['example=nonsense', 'businessError'],
  ])('name what an operation has when a request prefers something else: %s', async (prefer, detail) => {
    expect(await send(NOTICE, { headers: { prefer } })).toMatchObject({ status: 404, body: { detail: expect.stringContaining(detail) } });
  });

  it('lists calls by sandbox, with their bodies, and dropped connections', async () => {
    await setIn('calls', { operationId: 'notice', code: 0 });
    await expect(fetch(`${base}${NOTICE}`, { headers: { 'mock-sandbox': 'calls' } })).rejects.toThrow();
    const sent = { mobileNo: '66881234' };
    await send('/api/care/accountInquiry', { headers: { 'mock-sandbox': 'calls', language: 'en', token: '' }, body: sent });
    const { body } = await send('/__mock/calls?sandbox=calls');
    expect(body).toMatchObject([
      { operationId: 'notice', method: 'GET', url: NOTICE, httpStatus: 0, servedBy: 'none' },
      { operationId: 'inquireAccountType', method: 'POST', body: sent, httpStatus: 200, status: '0' },
    ]);
    const everywhere = (await send('/__mock/calls?sandbox=*')).body as { sandbox: string; operationId: string }[];
    expect(everywhere).toContainEqual(expect.objectContaining({ sandbox: 'calls', operationId: 'inquireAccountType' }));
  });

  it('refuses a body that is nested too deep, which no list of calls could show', async () => {
    const deep = await fetch(`${base}/api/care/accountInquiry`, {
      method: 'POST',
      headers: { 'mock-sandbox': 'deep', 'content-type': 'application/json', language: 'en', token: '' },
      body: `${'['.repeat(40_000)}${']'.repeat(40_000)}`,
    });
    expect([deep.status, decodeURIComponent(deep.headers.get('x-contract-violations') ?? '')]).toEqual([400, expect.stringContaining('more than 64 levels')]);
    expect(await send('/__mock/calls?sandbox=deep')).toMatchObject({ status: 200, body: [] });
  });

  it('creates sandboxes by use, not by queries about them', async () => {
    expect((await send('/__mock/calls?sandbox=nobody')).body).toEqual([]);
    expect((await send('/__mock/calls?sandbox=a b')).status).toBe(400);
    expect((await send('/__mock/scenario?sandbox=*')).status).toBe(400);
    expect(await send('/__mock/pages')).toMatchObject({ status: 404, body: { routes: expect.arrayContaining(['GET /__mock/calls']) } });
  });

  it('resets one sandbox, or all', async () => {
    await send(BRANDS, { headers: { 'mock-sandbox': 'left' } });
    await send(BRANDS, { headers: { 'mock-sandbox': 'right' } });
    expect((await send('/__mock/reset', { method: 'POST', headers: { 'mock-sandbox': 'left' } })).body).toEqual({ sandbox: 'left', reset: ['left'] });
    expect((await send('/__mock/calls?sandbox=left')).body).toEqual([]);
    expect((await send('/__mock/calls?sandbox=right')).body).toHaveLength(1);
    const { reset } = (await send('/__mock/reset?sandbox=*', { method: 'POST' })).body;
    expect(reset).toContain('right');
    // A sandbox that was only asked about is none.
    expect(reset).not.toContain('nobody');
    expect((await send('/__mock/reset?sandbox=*', { method: 'POST' })).body.reset).toEqual([]);
    expect((await send('/__mock/calls?sandbox=*')).body).toEqual([]);
  });
});

const LOCAL = ['http://localhost:5173', 'https://app.localhost', 'http://127.0.0.1:3000', 'http://127.9.9.9', 'http://[::1]:8080'];
const ELSEWHERE = [
  ...['https://other.example', 'http://localhost.other.example', 'http://127.0.0.1.other.example'],
  ...['https://notlocalhost', 'file://localhost', 'null'],
];

describe('a page of another origin', () => {
  const preflight = (path: string, origin: string) =>
    fetch(`${base}${path}`, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'PUT', 'access-control-request-headers': 'x-app-version, token' },
    });

  it.each([...LOCAL, ...access.origins])('may send any header, with cookies, and read x-served-by, if it is of this machine or allowed: %s', async (origin) => {
    const { status, headers } = await preflight(NOTICE, origin);
    const response = await fetch(`${base}${NOTICE}`, { headers: { origin } });
    expect({ ...Object.fromEntries(headers), ...Object.fromEntries(response.headers), status }).toMatchObject({
      status: 204,
      vary: 'origin',
      'access-control-allow-origin': origin,
      'access-control-allow-credentials': 'true',
      'access-control-allow-headers': 'x-app-version, token',
      'access-control-allow-methods': expect.stringContaining('PUT'),
      'access-control-expose-headers': expect.stringMatching(/x-served-by.*idempotency-replayed/),
    });
  });

  it.each(ELSEWHERE)('of elsewhere may not, and the response says which option allows it: %s', async (origin) => {
    const response = await preflight(NOTICE, origin);
    expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([403, null]);
    expect(((await response.json()) as { detail: string }).detail).toContain(`--allow-origin ${origin}`);
    const { headers } = await fetch(`${base}${NOTICE}`, { headers: { origin } });
    expect([headers.get('access-control-allow-origin'), headers.get('vary')]).toEqual([null, 'origin']);
  });

  it.each(['/__mock/calls', '/__contract/violations'])('may neither read nor change the state of the server, wherever it is from: %s', async (path) => {
    for (const origin of ['http://localhost:5173', 'https://app.example']) {
      for (const response of [await preflight(path, origin), await fetch(`${base}${path}`, { method: 'POST', headers: { origin } })]) {
        expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([403, null]);
      }
    }
  });

  it('is told apart from the own pages and from programs', async () => {
    for (const headers of [{ origin: base }, {}]) expect((await fetch(`${base}/__mock/personas`, { headers })).status).toBe(200);
    expect((await fetch(`${base}${NOTICE}`)).headers.get('access-control-allow-origin')).toBeNull();
  });
});

it.each([
  ...['localhost', 'app.localhost:4010', '127.0.0.1:4010', '192.168.1.5', '[::1]', 'mock.test:4010'].map((host) => [host, 200] as const),
  ...['rebound.example:4010', 'localhost.rebound.example'].map((host) => [host, 403] as const),
])('by the name %s, which a foreign page may have pointed here, requests get HTTP %d', async (host, status) => {
  for (const path of [NOTICE, '/__mock/personas']) {
    const answer = await sendRaw(`${base}${path}`, { headers: { host } });
    expect(answer.status).toBe(status);
    if (status === 403) expect(JSON.parse(answer.body.toString()).detail).toContain(`--allowed-host ${host.replace(':4010', '')}`);
  }
});

describe('the command line of the mock', () => {
  it('has defaults for everything', () => {
    const usual = { port: 4010, host: '127.0.0.1', access: { hosts: ['127.0.0.1'], origins: [] }, bare: false, quiet: false };
    expect(readOptions([])).toEqual(usual);
    const given = { port: 0, delay: 300, chaos: 0.1, upstream: 'http://127.0.0.1:8080' };
    expect(readOptions(Object.entries(given).flatMap(([name, value]) => [`--${name}`, String(value)]))).toEqual({ ...usual, ...given });
    const named = readOptions(['--host', 'mock.test', '--allowed-host', 'a.test', '--allowed-host', 'b.test', '--allow-origin', 'https://app.example']);
    expect(named).toMatchObject({ access: { hosts: ['mock.test', 'a.test', 'b.test'], origins: ['https://app.example'] } });
    expect(readOptions(['--help'])).toBe('help');
  });

  it.each([
    [['--port', '70000'], '--port 70000 cannot be: a whole number from 0 to 65535 is needed.'],
    [['--port', '80.5'], '--port 80.5 cannot be: a whole number'],
    [['--port', 'abc'], '--port abc cannot be'],
    [['--chaos', '10'], '--chaos 10 cannot be: a share from 0 to 1 is needed.'],
    [['--delay', '90000'], '--delay 90000 cannot be: a whole number from 0 to 60000 is needed.'],
    [['--upstream', 'localhost:8080'], '--upstream localhost:8080 cannot be: the URL of a backend is needed, such as http://127.0.0.1:8080.'],
    [['--allow-origin', 'https://app.example/'], '--allow-origin https://app.example/ cannot be: an origin is needed, such as https://app.example.'],
    [['--host', ''], '--host is empty'],
    [['--prot', '4010'], "Unknown option '--prot'"],
  ])('refuses %j', (args, message) => {
    expect(() => readOptions(args)).toThrow(message);
  });

  it('prints one line when the port is taken', async () => {
    const child = spawn(process.execPath, ['scripts/mock.ts', '--port', String(port)], { stdio: ['ignore', 'ignore', 'pipe'] });
    let output = '';
    child.stderr.on('data', (part) => {
      output += part;
    });
    const code = await new Promise((resolve) => child.on('close', resolve));
    expect(code).toBe(1);
    expect(output.trim()).toBe(`Port ${port} is taken. Choose another: npm run mock -- --port ${port + 1}`);
  }, 20_000);
});
