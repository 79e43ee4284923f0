import type { Json, JsonObject } from '@site/contract/document.ts';
import { describe, expect, it } from 'vitest';
import { type Odd, oddRequests } from './odd-requests.ts';
import type { Plan } from './requests.ts';
import { operation } from './testing/operations.ts';
import { bodyOf, closed, smallContract } from './testing/small-contract.ts';

const TEXT: JsonObject = { type: 'string' };
const DAY: JsonObject = { type: 'string', format: 'date' };
const NUMBER: JsonObject = { type: 'integer' };
const FORM = closed({ count: NUMBER, name: { $ref: '#/components/schemas/Name' } });
const TIMED = { en: { status: '0' }, timePassed: { status: '-1', message: '時間已過。' } };

const contract = smallContract(
  {
    preview: { method: 'post', 'x-read-only': true, requestBody: bodyOf(FORM) },
    save: { method: 'post', requestBody: bodyOf(FORM) },
    upload: { method: 'post', requestBody: bodyOf({ type: 'object' }, {}, 'multipart/form-data') },
    start: { method: 'post' },
    find: { parameters: ['word', 'page', 'rows'].map((name) => ({ name, in: 'query', schema: TEXT })) },
    schedule: {
      method: 'post',
      answers: TIMED,
      requestBody: bodyOf(closed({ name: TEXT, from: DAY, to: { $ref: '#/components/schemas/Day' } }), {
        once: { name: 'a', from: '2026-11-20' },
        never: { name: 'b' },
        often: { to: '2026-12-24', name: 'c', from: '2026-11-20', unknown: 'd' },
      }),
    },
    close: { method: 'post', answers: TIMED },
    wait: { method: 'post', answers: TIMED, requestBody: { content: { 'application/json': { schema: { type: 'object' } } } } },
  },
  { Name: TEXT, Day: DAY },
);

const planOf = (body?: Json, parameters: Record<string, string> = {}): Plan => ({ name: 'usual', language: 'cn', parameters, body });
const named = (operationId: string) => contract.operations.find((one) => one.operationId === operationId) ?? operation(operationId);

/** A body as one text, with its media type unless it is JSON. */
function textOf({ body }: Odd['change']): string | undefined {
  if (body === undefined || !('bytes' in body)) return body === undefined ? undefined : 'no body';
  const text = Buffer.from(body.bytes).toString('utf8');
  return body.type === 'application/json' ? text : `${body.type}: ${text}`;
}

const of = (operationId: string, plan: Plan) => oddRequests(contract, named(operationId), plan);
const bodiesOf = (operationId: string, body?: Json) =>
  of(operationId, planOf(body))
    .filter(({ path }) => path.startsWith('$'))
    .map(({ path, what, must, change }) => [path, what, must, textOf(change)]);

describe('an odd body', () => {
  it('is no JSON, or has texts and depths that no form has', () => {
    const usual = '{"count":2,"name":"Ana <A&B>"}';
    const requests = bodiesOf('save', { count: 2, name: 'Ana <A&B>' });
    expect(requests).toEqual([
      ['$', 'a number as the whole body', 'refuse', '5'],
      ['$', 'an empty JSON document', 'refuse', ' '],
      ['$', 'two JSON documents', 'refuse', usual + usual],
      ['$', 'a form instead of JSON', 'refuse', 'application/x-www-form-urlencoded: count=2&name=Ana+%3CA%26B%3E'],
      ['$', 'XML', 'refuse', 'application/xml: <request>{"count":2,"name":"Ana AB>"}</request>'],
      ['$', 'lists in lists, very deep', 'survive', '['.repeat(5000) + ']'.repeat(5000)],
      ['$.name', 'a very long text', 'survive', `{"count":2,"name":"${'x'.repeat(200_000)}"}`],
      ['$.name', 'half of a surrogate pair', 'survive', '{"count":2,"name":"\\ud83d"}'],
      ['$.name', 'the character NUL', 'survive', '{"count":2,"name":"\\u0000"}'],
      ['$.name', 'right-to-left marks and characters of no meaning', 'survive', '{"count":2,"name":"\\u202e\\u2067אב\\uffff\\ufffe\\u200b"}'],
      ['$.name', 'bytes that are no UTF-8', 'survive', expect.anything()],
    ]);
  });

  it('has bytes that are no UTF-8 in its first text only', () => {
    const change = of('save', planOf({ list: [''], name: 'Ana', count: 2 })).find(({ what }) => what === 'bytes that are no UTF-8')?.change;
    expect(change?.body).toEqual({ type: 'application/json', bytes: new Uint8Array(Buffer.from('{"list":[""],"name":"\xff\xc3(","count":2}', 'latin1')) });
  });

  it('of a read has a key twice and the key __proto__, too', () => {
    expect(bodiesOf('preview', { count: 2 }).slice(6)).toEqual([
      ['$', 'a key twice', 'survive', '{"count":2,"count":2}'],
      ['$', 'the key __proto__', 'survive', '{"__proto__":{"admin":true},"count":2}'],
    ]);
    expect(bodiesOf('preview', {}).map(([, what]) => what)).not.toContain('a key twice');
  });

  it('is made without an example, too', () => {
    expect(bodiesOf('save')).toEqual([
      ['$', 'a number as the whole body', 'refuse', '5'],
      ['$', 'an empty JSON document', 'refuse', ' '],
      ['$', 'two JSON documents', 'refuse', '{}{}'],
      ['$', 'a form instead of JSON', 'refuse', 'application/x-www-form-urlencoded: '],
      ['$', 'XML', 'refuse', 'application/xml: <request>{}</request>'],
      ['$', 'lists in lists, very deep', 'survive', '['.repeat(5000) + ']'.repeat(5000)],
    ]);
  });

  it('is that of a write where the contract does not say otherwise', () => {
    const unknown = operation('unknown', { method: 'POST', body: { required: true, mediaType: 'application/json', media: {}, schema: {} } });
    expect(oddRequests(contract, unknown, planOf({ count: 2 })).filter(({ path }) => path === '$')).toHaveLength(6);
  });

  it.each(['upload', 'start'])('is not made for %s, which has a form of files or no body', (operationId) => {
    expect(of(operationId, planOf())).toStrictEqual([{ path: 'method', what: 'GET', must: 'refuse', change: { method: 'GET', body: { type: undefined } } }]);
  });
});

describe('a wrong method', () => {
  it('of a GET is POST, and a GET has no body', () => {
    expect(of('find', planOf())).toStrictEqual([
      { path: 'method', what: 'POST', must: 'refuse', change: { method: 'POST' } },
      { path: '$', what: 'a body with a GET', must: 'survive', change: { body: { type: 'application/json', bytes: new TextEncoder().encode('{"page":1}') } } },
    ]);
  });

  it('is none that the contract has at the same path', () => {
    const both = smallContract({ find: {}, list: { path: '/both' }, add: { path: '/add', method: 'post' } });
    Object.assign(both.operations[2] ?? {}, { path: '/both' });
    const methodsOf = (index: number) =>
      oddRequests(both, both.operations[index] ?? operation('none'), planOf())
        .filter(({ path }) => path === 'method')
        .map(({ what }) => what);
    expect([methodsOf(0), methodsOf(1), methodsOf(2)]).toEqual([['POST'], [], []]);
  });
});

describe('an odd parameter', () => {
  const survive = 'survive';

  it('of a query comes twice, as a list, with odd characters or very long; one has bytes that are no UTF-8', () => {
    const header = { name: 'word', in: 'header', schema: TEXT };
    const find = { ...named('find'), parameters: [...named('find').parameters, header, { ...header, in: 'query', name: 'last word' }] } as never;
    const plan = planOf(undefined, { 'query word': 'a', 'query rows': '12', 'query last word': 'b' });
    const odd = oddRequests(contract, find, plan).filter(({ path }) => path.startsWith('query'));
    expect(odd.filter(({ path }) => path === 'query word')).toEqual([
      { path: 'query word', what: 'given twice', must: survive, change: { query: 'word=2' } },
      { path: 'query word', what: 'as a list', must: survive, change: { parameters: { 'query word': undefined }, query: 'word[]=1&word[a]=2' } },
      { path: 'query word', what: 'bytes that are no UTF-8', must: survive, change: { parameters: { 'query word': undefined }, query: 'word=%ff%c3%28' } },
      { path: 'query word', what: 'the character NUL', must: survive, change: { parameters: { 'query word': '\u0000' } } },
      { path: 'query word', what: 'a very long text', must: survive, change: { parameters: { 'query word': 'x'.repeat(6000) } } },
    ]);
    expect(odd.slice(5).map(({ path, what, change }) => [path, what, change.query, change.parameters])).toEqual([
      ['query rows', 'given twice', 'rows=2', undefined],
      ['query rows', 'as a list', 'rows[]=1&rows[a]=2', { 'query rows': undefined }],
      ['query rows', 'the character NUL', undefined, { 'query rows': '\u0000' }],
      ['query rows', 'a very long text', undefined, { 'query rows': 'x'.repeat(6000) }],
      ['query last word', 'given twice', 'last%20word=2', undefined],
      ['query last word', 'as a list', expect.stringMatching(/^last%20word\[\]=1&/), { 'query last word': undefined }],
      ['query last word', 'the character NUL', undefined, { 'query last word': '\u0000' }],
      ['query last word', 'a very long text', undefined, { 'query last word': 'x'.repeat(6000) }],
    ]);
  });

  it('of a path has characters that an id does not have', () => {
    const query = { name: 'id', in: 'query', schema: TEXT };
    const item = operation('item', { path: '/item/{id}', parameters: [{ ...query, in: 'path' }, query] });
    const odd = (what: string, value: string): Odd => ({ path: 'path id', what, must: survive, change: { parameters: { 'path id': value } } });
    expect(oddRequests(contract, item, planOf()).slice(2)).toEqual([
      odd('a quote', "'"),
      odd('the character NUL', '\u0000'),
      odd('Chinese', '漫遊'),
      odd('a slash, encoded', 'a/b'),
    ]);
  });
});

describe('a time that has passed', () => {
  const passedOf = (operationId: string) => bodiesOf(operationId).filter(([, what]) => what === 'a time that has passed');

  it('is in every date of an example, where the contract has a refusal for it', () => {
    expect(passedOf('schedule')).toEqual([
      ['$.from', 'a time that has passed', 'refuse', '{"name":"a","from":"2020-01-06"}'],
      ['$.to', 'a time that has passed', 'refuse', '{"to":"2020-01-06","name":"c","from":"2020-01-06","unknown":"d"}'],
    ]);
  });

  it.each(['save', 'close', 'wait', 'unknown'])('is not sent to %s', (operationId) => {
    expect(passedOf(operationId)).toEqual([]);
  });

  it('is not sent to an operation without such a refusal', () => {
    const schedule = { ...named('schedule'), responses: new Map() };
    expect(oddRequests(contract, schedule, planOf()).map(({ what }) => what)).not.toContain('a time that has passed');
  });
});
