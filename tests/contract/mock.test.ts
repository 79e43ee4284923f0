import { request as httpRequest } from 'node:http';
import { withoutAdded } from '@site/contract/added.ts';
import { strictAjv, violationsOf } from '@site/contract/checks.ts';
import { type JsonObject, type Parameter, resolve } from '@site/contract/document.ts';
import { listen, type RunningServer } from '@site/contract/listen.ts';
import { brokenRules } from '@site/contract/rules.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Contract, OperationFacts } from '../../mock-server/contract.ts';
import { createMock, type Mock } from '../../mock-server/middleware.ts';

let mock: Mock;
let server: RunningServer;
let base: string;
let contract: Contract;
const logged: string[] = [];

beforeAll(async () => {
  mock = await createMock({ log: (line) => logged.push(line) });
  contract = mock.contract();
  server = await listen((request, response) => mock.middleware(request, response, () => response.writeHead(404).end()));
  base = server.url;
});

afterAll(async () => {
  mock.close();
  await server.close();
});

/** The request that the contract's own examples describe. */
function exampleRequest(facts: OperationFacts): { url: string; init: RequestInit } {
  const { operation } = facts;
  let path = operation.path;
  const query = new URLSearchParams({ t: '1763600000000' });
  for (const listed of operation.parameters ?? []) {
    const parameter = resolve<Parameter>(contract.document, listed);
    const value = Object.values(parameter.examples ?? {})[0]?.value;
    if (parameter.in === 'path') path = path.replace(`{${parameter.name}}`, encodeURIComponent(String(value)));
    if (parameter.in === 'query' && value !== undefined) query.set(parameter.name, String(value));
  }
  const json = operation.requestBody?.content['application/json'];
  const form = new FormData();
  form.set('file', new Blob(['%PDF-1.4'], { type: 'application/pdf' }), 'cv.pdf');
  const multipart = operation.requestBody?.content['multipart/form-data'] === undefined ? undefined : form;
  const body = json === undefined ? multipart : JSON.stringify(Object.values(json.examples ?? {})[0]?.value);
  return {
    url: `${base}${path}?${query}`,
    init: {
      method: operation.method.toUpperCase(),
      headers: { language: 'en', ...(json === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body }),
    },
  };
}

async function send(facts: OperationFacts, headers: Record<string, string> = {}): Promise<{ status: number; body: { status?: string; message?: string } }> {
  const { url, init } = exampleRequest(facts);
  const response = await fetch(url, { ...init, headers: { ...(init.headers as Record<string, string>), ...headers } });
  return { status: response.status, body: (await response.json()) as { status?: string } };
}

async function logIn(mobileNo: string, sandbox: string): Promise<string> {
  const response = await fetch(`${base}/api/care/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'mock-sandbox': sandbox },
    body: JSON.stringify({ mobileNo, password: '123456' }),
  });
  return ((await response.json()) as { data: { token: string } }).data.token;
}

describe('every operation of the contract', () => {
  it('returns 200 with an envelope that is valid under the strict validator, for a customer who is logged in', async () => {
    const ajv = strictAjv(contract.document);
    for (const facts of contract.facts.values()) {
      const sandbox = `all-${facts.operation.operationId}`;
      const token = await logIn('66881234', sandbox);
      const { status, body } = await send(facts, { 'mock-sandbox': sandbox, token });
      expect(status, facts.operation.operationId).toBe(200);
      expect(['0', '-1'], facts.operation.operationId).toContain(body.status);
      const schema = facts.operation.responses['200']?.content?.['application/json']?.schema;
      expect(schema === undefined ? ['no schema'] : violationsOf(ajv, contract.document, schema, body as never), facts.operation.operationId).toEqual([]);
    }
  }, 30_000);

  it.each(['66881234', '66882345', '66883456'])('keeps order, uniqueness and rules of the contract, for %s', async (mobileNo) => {
    const token = await logIn(mobileNo, `rules-${mobileNo}`);
    for (const facts of contract.facts.values()) {
      if (['logout', 'changePassword'].includes(facts.operation.operationId)) continue;
      const { body } = await send(facts, { 'mock-sandbox': `rules-${mobileNo}`, token });
      const [schema = {}] = (facts.operation.responses['200']?.content?.['application/json']?.schema.oneOf as JsonObject[] | undefined) ?? [];
      if (body.status === '0') expect(brokenRules(contract.document, schema, body as JsonObject), facts.operation.operationId).toEqual([]);
    }
  });

  it('leaves out what the specification does not state for Prefer: bare, and answers validly', async () => {
    const ajv = strictAjv(contract.document);
    for (const facts of contract.facts.values()) {
      const sandbox = `bare-${facts.operation.operationId}`;
      const token = await logIn('66881234', sandbox);
      const { body } = await send(facts, { 'mock-sandbox': sandbox, token, prefer: 'bare' });
      const schema = facts.operation.responses['200']?.content?.['application/json']?.schema ?? {};
      expect(violationsOf(ajv, contract.document, schema, body as never), facts.operation.operationId).toEqual([]);
      expect(body, facts.operation.operationId).toEqual(withoutAdded(contract.document, schema, body as never));
    }
  }, 30_000);

  it('returns −1 for Prefer: example=businessError', async () => {
    for (const facts of contract.facts.values()) {
      const { status, body } = await send(facts, { prefer: 'example=businessError' });
      expect([status, body.status], facts.operation.operationId).toEqual([200, '-1']);
      expect(body.message, 'in the language of the request').not.toMatch(/\p{Script=Han}/u);
    }
  });

  it('returns −2 without a token where one is needed, and only there', async () => {
    for (const facts of contract.facts.values()) {
      const { body } = await send(facts, { 'mock-sandbox': 'visitor' });
      expect(body.status === '-2', facts.operation.operationId).toBe(facts.needsToken);
    }
  });

  it('returns the documented 404 and 500 on request', async () => {
    for (const facts of contract.facts.values()) {
      for (const code of [404, 500]) expect((await send(facts, { prefer: `code=${code}` })).status, facts.operation.operationId).toBe(code);
    }
  });
});

describe('a request that breaks the contract', () => {
  const post = (path: string, body: unknown) =>
    fetch(`${base}${path}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

  const fieldsNamedBy = (response: Response) =>
    (JSON.parse(decodeURIComponent(response.headers.get('x-contract-violations') ?? '[]')) as { field: string }[]).map(({ field }) => field);

  it.each([
    ['a pattern', '/api/care/accountInquiry', { mobileNo: '123' }, 'body.mobileNo'],
    ['a missing field', '/api/care/accountInquiry', {}, 'body.mobileNo'],
    ['an enum', '/api/travelcard/register', { codePwd: 'c1', mobileNo: '66881234', smsCode: '246810', type: 3 }, 'body.type'],
    ['a type', '/api/roamSection/gtPlansByAnswerid', { answerIds: 'a' }, 'body.answerIds'],
  ])('is refused with HTTP 400 in the envelope; a header names the field once: %s', async (_what, path, body, field) => {
    const response = await post(path, body);
    expect([response.status, await response.json()]).toEqual([400, { status: '-1', message: expect.stringMatching(/\p{Script=Han}/u) as string }]);
    expect(fieldsNamedBy(response)).toEqual([field]);
    expect(logged.at(-1)).toContain(field);
  });

  it('names a missing query parameter as the contract spells it', async () => {
    expect(fieldsNamedBy(await fetch(`${base}/api/planSection/listPagePlanSectionVO/0000?pageSize=5`))).toEqual(['query.pageNumber']);
  });

  it('is refused in English when the request is in English, also when it cannot be read', async () => {
    const headers = { 'content-type': 'application/json', language: 'en' };
    const response = await fetch(`${base}/api/care/accountInquiry`, { method: 'POST', headers, body: '{"mobileNo": ' });
    const { status, message } = (await response.json()) as { status: string; message: string };
    expect([response.status, status]).toEqual([400, '-1']);
    expect(message).not.toMatch(/\p{Script=Han}/u);
  });

  it('lists the examples when the requested one does not exist', async () => {
    const response = await fetch(`${base}/api/planSection/getCategorySelectList`, { headers: { prefer: 'example=nonsense' } });
    expect(((await response.json()) as { detail: string }).detail).toContain('cn, en, empty, businessError');
  });
});

describe('hostile requests', () => {
  const raw = (method: string, path: string, headers: Record<string, string>, body: string | Buffer): Promise<number> =>
    new Promise((done) => {
      const request = httpRequest(`${base}${path}`, { method, headers }, (response) => {
        response.resume();
        response.on('end', () => done(response.statusCode ?? 0));
      });
      // A body that is too large is refused before it is read completely; sending the rest may fail.
      request.on('error', () => done(413));
      request.end(body);
    });

  it('get 4xx and leave the mock running, 200 of them at once', async () => {
    const large = Buffer.alloc(20 * 1024 * 1024, 'x');
    const kinds: (() => Promise<number>)[] = [
      () => raw('POST', '/api/care/login', { 'content-type': 'application/json' }, '{"mobileNo": '),
      () => raw('POST', '/api/news/upload', { 'content-type': 'multipart/form-data; boundary=x' }, '--x\r\nContent-Disposition: form-data; na'),
      () => raw('POST', '/api/news/upload', { 'content-type': 'multipart/form-data' }, 'nothing'),
      () => raw('BREW', '/api/care/login', {}, ''),
      () => raw('POST', '/api/nowhere', { 'content-type': 'application/json' }, '{}'),
      () => raw('GET', '/api/planSection/getinfoDetail/%00%ff', {}, ''),
    ];
    const statuses = await Promise.all(Array.from({ length: 194 }, (_unused, index) => (kinds[index % kinds.length] ?? (() => Promise.resolve(0)))()));
    for (let index = 0; index < 6; index += 1) statuses.push(await raw('POST', '/api/care/login', { 'content-type': 'application/json' }, large));
    for (const status of statuses) {
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
    }
    expect((await fetch(`${base}/api/planSection/getCategorySelectList`)).status).toBe(200);
  }, 30_000);
});

describe('sandboxes', () => {
  it('are isolated from each other and return to the seed on reset', async () => {
    const token = await logIn('66881234', 'first');
    const groups = async (sandbox: string, use: string) =>
      (await fetch(`${base}/api/care/gtSmsGroup`, { headers: { token: use, 'mock-sandbox': sandbox } })).json() as Promise<{
        status: string;
        data: { gId: string }[];
      }>;
    const before = (await groups('first', token)).data.length;
    await fetch(`${base}/api/care/saveSmsGroup`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', token, 'mock-sandbox': 'first' },
      body: JSON.stringify({ name: 'New group', numList: '66123456' }),
    });
    expect((await groups('first', token)).data).toHaveLength(before + 1);
    expect((await groups('second', token)).status).toBe('-2');
    const other = await logIn('66881234', 'second');
    expect((await groups('second', other)).data).toHaveLength(before);
    await fetch(`${base}/__mock/reset`, { method: 'POST', headers: { 'mock-sandbox': 'first' } });
    expect((await groups('first', token)).status).toBe('-2');
  });

  it('keep a scenario until it is removed, and a log of calls', async () => {
    const headers = { 'mock-sandbox': 'scenario', 'content-type': 'application/json' };
    const set = (body: unknown) => fetch(`${base}/__mock/scenario`, { method: 'POST', headers, body: JSON.stringify(body) });
    const read = async () =>
      ((await (await fetch(`${base}/api/mobiles/getbrands`, { headers: { 'mock-sandbox': 'scenario' } })).json()) as { status: string }).status;
    expect((await set({ operationId: 'nothing', code: 500 })).status).toBe(400);
    await set({ operationId: 'brands', example: 'businessError' });
    expect(await read()).toBe('-1');
    await set({ operationId: 'brands' });
    expect(await read()).toBe('0');
    const calls = (await (await fetch(`${base}/__mock/calls`, { headers })).json()) as { operationId: string; status: string }[];
    expect(calls.map(({ operationId, status }) => `${operationId} ${status}`)).toEqual(['brands -1', 'brands 0']);
  });

  it('end a session after the number of calls of its persona', async () => {
    const token = await logIn('66886789', 'expiring');
    const statuses: string[] = [];
    for (let call = 0; call < 11; call += 1) {
      const response = await fetch(`${base}/api/care/getOutstandingBalance`, { headers: { token, 'mock-sandbox': 'expiring' } });
      statuses.push(((await response.json()) as { status: string }).status);
    }
    expect(statuses).toEqual([...Array<string>(10).fill('0'), '-2']);
  });
});
