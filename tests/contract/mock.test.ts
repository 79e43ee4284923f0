import { request as httpRequest } from 'node:http';
import { type Plan, plansOf, requestOf } from '@site/conformance/requests.ts';
import { strictAjv, violationsOf } from '@site/contract/checks.ts';
import type { Example, Json, JsonObject } from '@site/contract/document.ts';
import { afterOf, customerOf, outcomeOf, ownedOf, withoutAdded } from '@site/contract/marks.ts';
import { strictContract, valuesAt } from '@site/contract/strict/check.ts';
import { describe, expect, it, vi } from 'vitest';
import { handlers } from '../../mock-server/areas.ts';
import type { OperationFacts } from '../../mock-server/contract.ts';
import { personaOf, SMS_CODE } from '../../mock-server/personas.ts';
import { logInAt, serveMock } from './serve-mock.ts';

const logged: string[] = [];
const announced: string[] = [];
const { mock, base, send } = await serveMock({ log: (line) => logged.push(line), announce: (line) => announced.push(line) });
const contract = mock.contract();
const { operations } = strictContract(contract.document);

it('every operation leaves out what the specification does not state for Prefer: bare, and answers validly', async () => {
  const ajv = strictAjv(contract.document);
  for (const operation of operations) {
    const { operationId } = operation;
    const sandbox = `bare-${operationId}`;
    const { url, ...init } = requestOf(operation, plansOf(operation)[0] as Plan, await logInAt(base, sandbox), sandbox, { headers: { prefer: 'bare' } });
    const body = (await (await fetch(base + url, init as RequestInit)).json()) as Json;
    const schema = factsOf(operationId).operation.responses['200']?.content?.['application/json']?.schema ?? {};
    expect(violationsOf(ajv, contract.document, schema, body), operationId).toEqual([]);
    expect(body, operationId).toEqual(withoutAdded(contract.document, schema, body));
  }
}, 30_000);

describe('a request that breaks the contract', () => {
  const fieldsNamedBy = ({ headers }: { headers: Headers }) =>
    (JSON.parse(decodeURIComponent(headers.get('x-contract-violations') ?? '[]')) as { field: string }[]).map(({ field }) => field);

  it.each([
    ['a pattern', '/api/care/accountInquiry', { mobileNo: '123' }, 'body.mobileNo'],
    ['a missing field', '/api/care/accountInquiry', {}, 'body.mobileNo'],
    ['an enum', '/api/travelcard/register', { codePwd: 'c1', mobileNo: '66881234', smsCode: '246810', type: 3 }, 'body.type'],
    ['a type', '/api/roamSection/gtPlansByAnswerid', { answerIds: 'a' }, 'body.answerIds'],
    ['a query parameter, as the contract spells it', '/api/planSection/listPagePlanSectionVO/0000?pageSize=5', undefined, 'query.pageNumber'],
  ])('is refused with HTTP 400 in the envelope; a header names the field once: %s', async (_what, path, body, field) => {
    const response = await send(path, { body });
    expect([response.status, response.body]).toEqual([400, { status: '-1', message: expect.stringMatching(/\p{Script=Han}/u) as string }]);
    expect(fieldsNamedBy(response)).toEqual([field]);
    expect(logged.at(-1)).toContain(field);
  });

  it('is refused in English when the request is in English, also when it cannot be read', async () => {
    const headers = { 'content-type': 'application/json', language: 'en' };
    const response = await fetch(`${base}/api/care/accountInquiry`, { method: 'POST', headers, body: '{"mobileNo": ' });
    const { status, message } = (await response.json()) as { status: string; message: string };
    expect([response.status, status]).toEqual([400, '-1']);
    expect(message).not.toMatch(/\p{Script=Han}/u);
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
    const token = await logInAt(base, 'first');
    const groups = async (sandbox: string, use: string) => (await send('/api/care/gtSmsGroup', { headers: { token: use, 'mock-sandbox': sandbox } })).body;
    const before = (await groups('first', token)).data.length;
    const headers = { token, 'mock-sandbox': 'first' };
    await send('/api/care/saveSmsGroup', { headers, body: { name: 'New group', numList: '66123456' } });
    expect((await groups('first', token)).data).toHaveLength(before + 1);
    expect((await groups('second', token)).status).toBe('-2');
    const other = await logInAt(base, 'second');
    expect((await groups('second', other)).data).toHaveLength(before);
    await send('/__mock/reset', { method: 'POST', headers: { 'mock-sandbox': 'first' } });
    expect((await groups('first', token)).status).toBe('-2');
  });

  it('end a session after the number of calls of its persona', async () => {
    const token = await logInAt(base, 'expiring', personaOf('66886789'));
    const statuses: string[] = [];
    for (let call = 0; call < 11; call += 1)
      statuses.push((await send('/api/care/getOutstandingBalance', { headers: { token, 'mock-sandbox': 'expiring' } })).body.status);
    expect(statuses).toEqual([...Array<string>(10).fill('0'), '-2']);
  });
});

interface Session {
  sandbox: string;
  token: string;
}

const factsOf = (id: string) => contract.facts.get(id) as OperationFacts;
const examplesOf = ({ operation }: OperationFacts) => operation.requestBody?.content['application/json']?.examples ?? {};

async function sendAs(
  { operation: { path, method } }: OperationFacts,
  { sandbox, token }: Session,
  body?: Json,
): Promise<{ http: number; status: string; data: Json }> {
  const received = await send(path, { method: method.toUpperCase(), headers: { 'mock-sandbox': sandbox, token }, body });
  return { http: received.status, ...received.body };
}

/** Logs the customer of a log-in example in. */
async function logIn(customer: string, sandbox: string): Promise<string> {
  const id = customer in examplesOf(factsOf('login')) ? 'login' : 'loginPrepaid';
  const { status, data } = await sendExample(factsOf(id), customer, { sandbox, token: '' });
  expect(status).toBe('0');
  return (data as { token: string }).token;
}

/** The customer's own values, instead of those of the example. */
async function withOwnValues(facts: OperationFacts, session: Session, body: JsonObject): Promise<JsonObject> {
  const own = { ...body };
  for (const [place, { listedBy, at }] of ownedOf(contract.document, facts.operation)) {
    const { data } = await sendAs(factsOf(listedBy), session);
    const values = valuesAt({ data }, at);
    const [, field = '', isList] = /^\$\.(\w+)(\[\*\])?$/.exec(place) ?? [];
    own[field] = isList === undefined ? (values[0] ?? null) : values.slice(0, (body[field] as Json[]).length);
  }
  return own;
}

/** Sends a request example after the operation that it needs, with the fields of that response. */
async function sendExample(facts: OperationFacts, name: string, session: Session): ReturnType<typeof sendAs> {
  const example: Example = examplesOf(facts)[name] ?? { value: null };
  const after = afterOf(example);
  let body = example.value as JsonObject;
  if (after !== undefined) {
    const needed = factsOf(after);
    const [first] = Object.keys(examplesOf(needed));
    const { data } = first === undefined ? await sendAs(needed, session) : await sendExample(needed, first, session);
    body = Object.fromEntries(Object.entries(body).map(([key, value]) => [key, (data as JsonObject | undefined)?.[key] ?? value]));
  }
  return sendAs(facts, session, outcomeOf(example) === '0' ? await withOwnValues(facts, session, body) : body);
}

describe('a request example leads to its x-outcome, for its customer', () => {
  const cases = [...contract.facts.values()].flatMap((facts) => Object.keys(examplesOf(facts)).map((name) => [facts.operation.operationId, name] as const));
  it.each(cases)('%s %s', async (id, name) => {
    const facts = factsOf(id);
    const example = examplesOf(facts)[name] ?? { value: null };
    const sandbox = `outcome-${id}-${name}`;
    const token = facts.needsToken ? await logIn(customerOf(example) ?? 'postpaid4g', sandbox) : '';
    const { http, status } = await sendExample(facts, name, { sandbox, token });
    expect([http, status]).toEqual([200, outcomeOf(example)]);
  });
});

it('announces the code of an SMS, once for a repeated request and never for a refused one', async () => {
  announced.length = 0;
  const sendCode = (mobileNo: string, key: string) =>
    send('/api/care/restPasswd/send/code', { headers: { 'mock-sandbox': 'announcing', 'idempotency-key': key }, body: { mobileNo } });
  const key = crypto.randomUUID();
  for (const use of [key, key]) await sendCode('66881234', use);
  await sendCode('66884567', crypto.randomUUID());
  expect(announced).toEqual([expect.stringMatching(`sendResetCode.*${SMS_CODE}`)]);
});

describe('a refusal of the mock', () => {
  it('without an example in the contract is a fault of the mock', async () => {
    vi.spyOn(handlers, 'brands').mockReturnValueOnce({ status: '-1', message: '沒有例子的句子' });
    const response = await fetch(`${base}/api/mobiles/getbrands`, { headers: { 'mock-sandbox': 'refusal' } });
    expect([response.status, await response.text()]).toEqual([500, expect.stringContaining('The contract has no example of this refusal: 沒有例子的句子')]);
  });
});
