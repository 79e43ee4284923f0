import type { Json, JsonObject } from '@site/contract/document.ts';
import { describe, expect, it } from 'vitest';
import type { Plan } from './requests.ts';
import { robustnessCases } from './robustness.ts';
import { operation } from './testing/operations.ts';
import { bodyOf, closed, smallContract } from './testing/small-contract.ts';

const TEXT: JsonObject = { type: 'string' };
const DAY: JsonObject = { type: 'string', format: 'date' };
const FORM = closed({ count: { type: 'integer' }, name: TEXT });
const TIMED = { en: { status: '0' }, timePassed: { status: '-1', message: '時間已過。' } };

const contract = smallContract(
  {
    preview: { method: 'post', 'x-read-only': true, requestBody: bodyOf(FORM) },
    save: { method: 'post', requestBody: bodyOf(FORM) },
    upload: { method: 'post', requestBody: bodyOf({ type: 'object' }, {}, 'multipart/form-data') },
    start: { method: 'post' },
    find: { parameters: ['word', 'rows'].map((name) => ({ name, in: 'query', schema: TEXT })) },
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
  },
  { Day: DAY },
);

const planOf = (body?: Json, parameters: Record<string, string> = {}): Plan => ({ name: 'usual', language: 'cn', parameters, body });
const named = (operationId: string) => contract.operations.find((one) => one.operationId === operationId) ?? operation(operationId);
/** What is unusual about the requests to an operation. */
const caseOf = (operationId: string, plan: Plan) =>
  robustnessCases(contract, named(operationId), plan).map(({ path, what, must }) => `${path} ${what}, ${must}`);

// That each of them is sent, and found to bring a server down, is a matter of the faults of the sample backend.
describe('an unusual request', () => {
  const WHOLE = ['a number as the whole body', 'an empty JSON document', 'two JSON documents', 'a form instead of JSON', 'XML'].map(
    (what) => `$ ${what}, refuse`,
  );
  const DEEP = '$ lists in lists, very deep, survive';

  it('has a body that is no JSON, or unusual texts; of a read a key twice, too', () => {
    const NAME = ['a very long text', 'half of a surrogate pair', 'the character NUL', 'right-to-left marks and characters of no meaning'];
    const texts = [...NAME, 'bytes that are no UTF-8'].map((what) => `$.name ${what}, survive`);
    expect(caseOf('save', planOf({ count: 2, name: 'Ana' }))).toEqual(['method GET, refuse', ...WHOLE, DEEP, ...texts]);
    expect(caseOf('save', planOf())).toEqual(['method GET, refuse', ...WHOLE, DEEP]);
    expect(caseOf('preview', planOf({ count: 2 })).slice(-2)).toEqual(['$ a key twice, survive', '$ the key __proto__, survive']);
    expect(caseOf('preview', planOf({}))).not.toContain('$ a key twice, survive');
  });

  it('is as unusual as it says', () => {
    const sent = robustnessCases(contract, named('preview'), planOf({ name: 'Ana <A&B>', list: [''] })).flatMap(
      ({ what, change: { body } }): [string, string][] => (body !== undefined && 'bytes' in body ? [[what, Buffer.from(body.bytes).toString('latin1')]] : []),
    );
    expect(Object.fromEntries(sent)).toMatchObject({
      'two JSON documents': '{"name":"Ana <A&B>","list":[""]}'.repeat(2),
      'a form instead of JSON': 'name=Ana+%3CA%26B%3E&list=',
      XML: '<request>{"name":"Ana AB>","list":[""]}</request>',
      'half of a surrogate pair': '{"name":"\\ud83d","list":[""]}',
      'bytes that are no UTF-8': '{"name":"\xff\xc3(","list":[""]}',
      'a key twice': '{"name":"Ana <A&B>","name":"Ana <A&B>","list":[""]}',
      'the key __proto__': '{"__proto__":{"admin":true},"name":"Ana <A&B>","list":[""]}',
    });
  });

  it.each(['upload', 'start'])('to %s, which has a form of files or no body, has a wrong method only', (operationId) => {
    expect(caseOf(operationId, planOf())).toEqual(['method GET, refuse']);
  });

  it('has no method that the contract has at the same path', () => {
    const both = smallContract({ find: {}, list: { path: '/both' }, add: { path: '/add', method: 'post' } });
    Object.assign(both.operations[2] ?? {}, { path: '/both' });
    const methods = both.operations.map((one) => robustnessCases(both, one, planOf()).flatMap(({ path, what }) => (path === 'method' ? [what] : [])));
    expect(methods).toEqual([['POST'], [], []]);
  });

  it('has unusual parameters of a query and of a path; one has bytes that are no UTF-8', () => {
    const unusual = ['given twice', 'as a list', 'bytes that are no UTF-8', 'the character NUL', 'a very long text'].map(
      (what) => `query word ${what}, survive`,
    );
    const others = unusual.filter((one) => !one.includes('bytes')).map((one) => one.replace('word', 'rows'));
    expect(caseOf('find', planOf(undefined, { 'query word': 'a', 'query rows': '12' })).slice(2)).toEqual([...unusual, ...others]);
    const item = operation('item', { path: '/item/{id}', parameters: [{ name: 'id', in: 'path', schema: TEXT }] });
    const values = robustnessCases(contract, item, planOf()).map(({ change }) => change.parameters?.['path id']);
    expect(values.slice(2)).toEqual(["'", '\u0000', '漫遊', 'a/b']);
  });

  it('has a time that has passed in every date of an example, where the contract has a refusal for it', () => {
    const passed = (operationId: string) => robustnessCases(contract, named(operationId), planOf()).filter(({ what }) => what === 'a time that has passed');
    const texts = passed('schedule').map(({ path, change: { body } }) => [path, Buffer.from((body as { bytes: Uint8Array }).bytes).toString()]);
    expect(texts).toEqual([
      ['$.from', '{"name":"a","from":"2020-01-06"}'],
      ['$.to', '{"to":"2020-01-06","name":"c","from":"2020-01-06","unknown":"d"}'],
    ]);
    expect([...passed('save'), ...passed('close'), ...passed('unknown')]).toEqual([]);
  });
});
