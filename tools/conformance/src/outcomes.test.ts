import { describe, expect, it } from 'vitest';
import type { Context } from './context.ts';
import type { Outcome, TargetRequest } from './http.ts';
import { Outcomes } from './outcomes.ts';
import type { Plan } from './requests.ts';
import { contextOf, found, operation } from './testing/operations.ts';

const REQUEST: TargetRequest = { method: 'POST', url: '/pay', headers: {} };
const planOf = (given: Partial<Plan> = {}): Plan => ({ name: 'usual', language: 'cn', parameters: {}, body: {}, ...given });
const answering = (envelope: unknown): Outcome => ({
  url: 'http://server/pay',
  milliseconds: 1,
  response: { status: 200, headers: {}, body: Buffer.from(JSON.stringify(envelope)) },
});
const refusal = answering({ status: '-1', message: '金額不正確。' });
const success = answering({ status: '0' });

const pay = (given: object = {}) => operation('pay', { method: 'POST', needsToken: true, ...given });

function said(one: ReturnType<typeof pay>, judged: readonly [plan: Plan, outcome: Outcome][], context: Context = contextOf([one])): string[] {
  const outcomes = new Outcomes(context, one);
  for (const [plan, outcome] of judged) outcomes.judge(plan, REQUEST, outcome);
  outcomes.report();
  return context.collector.violations.filter(({ kind }) => kind === 'outcome').map(({ message }) => message);
}

describe('the outcome of an example', () => {
  it('is a success where the contract says so', () => {
    expect(said(pay(), [[planOf({ outcome: '0', summary: 'a bill of this month' }), refusal]])).toEqual([
      'pay: $.status: expected status "0" to the example "usual", a bill of this month, got status "-1" ("金額不正確。").',
    ]);
    expect(said(pay(), [[planOf({ outcome: '0' }), success]])).toEqual([]);
  });

  it('is a refusal where the contract says so, whichever it is', () => {
    const plan = planOf({ name: '', outcome: '-1' });
    expect(said(pay(), [[plan, success]])).toEqual(['pay: $.status: expected status "-1" to a valid request, got status "0".']);
    expect(said(pay(), [[plan, answering({ status: '-2' })]])).toEqual([]);
    expect(said(pay(), [[plan, refusal]])).toEqual([]);
  });

  it('is not judged without one, nor without a response', () => {
    expect(said(pay(), [[planOf(), refusal]])).toEqual([]);
    expect(said(pay(), [[planOf({ outcome: '0' }), { url: '', milliseconds: 1, failed: 'no response' }]])).toEqual([]);
  });

  it('makes one violation an operation, which names each other example once', () => {
    const wrong = (name: string): [Plan, Outcome] => [planOf({ name, outcome: '-1' }), success];
    const [sentence] = said(pay(), [wrong('a'), wrong('b'), wrong('a'), wrong('c'), wrong('b')]);
    expect(sentence).toBe('pay: $.status: expected status "-1" to the example "a", a valid request, got status "0"; also wrong: b, c.');
    expect(said(pay(), [wrong('a'), wrong('a')])).toEqual(['pay: $.status: expected status "-1" to the example "a", a valid request, got status "0".']);
  });

  it('comes with the first request that shows it', () => {
    const context = contextOf([pay()]);
    said(pay(), [[planOf({ outcome: '0' }), refusal]], context);
    expect(context.collector.violations[0]).toMatchObject({ kind: 'outcome', side: 'response', path: '$.status' });
    expect(context.collector.violations[0]?.evidence?.request).toContain('POST /pay');
  });

  it('is left to the part secrets where that has found an old PIN', () => {
    const context = contextOf([pay()]);
    found(context, 'pay', { kind: 'secret' }, 'secrets');
    expect(said(pay(), [[planOf({ outcome: '0' }), refusal]], context)).toEqual([]);
    const other = contextOf([pay()]);
    found(other, 'pay', { kind: 'type' });
    expect(said(pay(), [[planOf({ outcome: '0' }), refusal]], other)).toHaveLength(1);
  });
});

describe('a success is not demanded', () => {
  const must = planOf({ outcome: '0' });
  const documented = (name: string) => new Map([[200, { examples: { [name]: {} } }]]);
  const raw = (one: object) => ({ paths: { '/pay': { post: { operationId: 'pay', tags: [], ...one } } }, components: {} });

  it.each<[string, ReturnType<typeof pay>, Plan]>([
    ['where another operation comes first', pay(), { ...must, after: true }],
    ['for an id in the path, which a server may not have', pay({ path: '/pay/{id}' }), must],
    ['where it may have been done before', pay({ responses: documented('alreadyPaid') }), must],
  ])('%s', (_, one, plan) => {
    expect(said(one, [[plan, refusal]])).toEqual([]);
  });

  it('where a code is sent, perhaps a moment ago', () => {
    const of = (mark: object) => contextOf([pay()], { contract: { operations: [pay()], document: raw(mark) } } as unknown as Partial<Context>);
    expect(said(pay(), [[must, refusal]], of({ 'x-sends-code': true }))).toEqual([]);
    expect(said(pay(), [[must, refusal]], of({}))).toHaveLength(1);
  });

  it('but otherwise is', () => {
    expect(said(pay({ responses: documented('notAlready') }), [[must, refusal]])).toHaveLength(1);
  });

  it('of a customer whom the log-in file leaves out', () => {
    const defaults = [
      { name: 'a', mobileNo: '66880001' },
      { name: 'b', mobileNo: '66880002' },
    ];
    const of = (mobileNo: string | undefined) => {
      const context = contextOf([pay()], { defaults, personas: [{ name: 'a', mobileNo: '66880001' }] });
      return said(pay(), [[planOf({ outcome: '0', body: mobileNo === undefined ? undefined : { mobileNo } }), refusal]], context);
    };
    expect(of('66880002')).toEqual([]);
    expect([of('66880001'), of('66889999'), of(undefined)].map(({ length }) => length)).toEqual([1, 1, 1]);
  });
});

describe('a read that everybody may make', () => {
  const read = (given: object = {}) => operation('news', { method: 'GET', needsToken: false, ...given });

  it('succeeds although no example says so', () => {
    expect(said(read(), [[planOf(), answering({ status: '-1', message: 7 })]])).toEqual([
      'news: $.status: expected status "0" to the example "usual", a public read, got status "-1".',
    ]);
    expect(said(read(), [[planOf({ outcome: '-1', summary: 'an unknown word' }), success]])).toEqual([
      'news: $.status: expected status "-1" to the example "usual", an unknown word, got status "0".',
    ]);
  });

  it.each<[string, object]>([
    ['a write', { method: 'POST' }],
    ['one with a session', { needsToken: true }],
    ['one of an id', { path: '/news/{id}' }],
  ])('is not %s', (_, given) => {
    expect(said(read(given), [[planOf(), refusal]])).toEqual([]);
  });
});
