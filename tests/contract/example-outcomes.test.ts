import type { Example, Json, JsonObject } from '@site/contract/document.ts';
import { afterOf, customerOf, outcomeOf, ownedOf } from '@site/contract/marks.ts';
import { valuesAt } from '@site/contract/strict/check.ts';
import { describe, expect, it, vi } from 'vitest';
import { handlers } from '../../mock-server/areas.ts';
import type { OperationFacts } from '../../mock-server/contract.ts';
import { serveMock } from './serve-mock.ts';

const { mock, base, send: sendTo } = await serveMock();
const contract = mock.contract();

interface Session {
  sandbox: string;
  token: string;
}

const factsOf = (id: string) => contract.facts.get(id) as OperationFacts;
const examplesOf = ({ operation }: OperationFacts) => operation.requestBody?.content['application/json']?.examples ?? {};

async function send(
  { operation: { path, method } }: OperationFacts,
  { sandbox, token }: Session,
  body?: Json,
): Promise<{ http: number; status: string; data: Json }> {
  const received = await sendTo(path, { method: method.toUpperCase(), headers: { 'mock-sandbox': sandbox, token }, body });
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
    const { data } = await send(factsOf(listedBy), session);
    const values = valuesAt({ data }, at);
    const [, field = '', isList] = /^\$\.(\w+)(\[\*\])?$/.exec(place) ?? [];
    own[field] = isList === undefined ? (values[0] ?? null) : values.slice(0, (body[field] as Json[]).length);
  }
  return own;
}

/** Sends a request example after the operation that it needs, with the fields of that response. */
async function sendExample(facts: OperationFacts, name: string, session: Session): ReturnType<typeof send> {
  const example: Example = examplesOf(facts)[name] ?? { value: null };
  const after = afterOf(example);
  let body = example.value as JsonObject;
  if (after !== undefined) {
    const needed = factsOf(after);
    const [first] = Object.keys(examplesOf(needed));
    const { data } = first === undefined ? await send(needed, session) : await sendExample(needed, first, session);
    body = Object.fromEntries(Object.entries(body).map(([key, value]) => [key, (data as JsonObject | undefined)?.[key] ?? value]));
  }
  return send(facts, session, outcomeOf(example) === '0' ? await withOwnValues(facts, session, body) : body);
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

describe('a refusal of the mock', () => {
  it('without an example in the contract is a fault of the mock', async () => {
    vi.spyOn(handlers, 'brands').mockReturnValueOnce({ status: '-1', message: '沒有例子的句子' });
    const response = await fetch(`${base}/api/mobiles/getbrands`, { headers: { 'mock-sandbox': 'refusal' } });
    expect([response.status, await response.text()]).toEqual([500, expect.stringContaining('The contract has no example of this refusal: 沒有例子的句子')]);
  });
});
