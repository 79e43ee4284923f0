import { describe, expect, it } from 'vitest';
import { found } from '../testing/operations.ts';
import { type Answer, type Asked, contractOf, did, judge, ok, operationsOf, refusal, tokenFor } from '../testing/small-server.ts';
import { runTime } from './time.ts';

const row = { type: 'object', properties: { id: { type: 'string' } }, required: ['id'] };
const owned = { by: 'customer', listedBy: 'bills', at: '$.data[*].date' };
const contract = contractOf({
  plans: { open: true, data: { type: 'array', items: row } },
  phones: { open: true, data: {} },
  words: {
    open: true,
    data: { type: 'object' },
    parameters: [{ name: 'keyword', in: 'query', schema: { type: 'string' }, examples: { usual: { value: 'plan' } } }],
  },
  paged: { open: true, data: {}, parameters: [{ name: 'page', in: 'query', schema: { type: 'integer' }, examples: { usual: { value: 1 } } }] },
  status: { data: {} },
  bills: { data: { type: 'array', items: { type: 'object' } } },
  bill: { body: { type: 'object', properties: { date: { type: 'string', 'x-owned': owned } } }, readOnly: true, examples: { usual: { date: '2026-01-01' } } },
  register: { body: { type: 'object' }, examples: { usual: {} }, changes: { shownBy: [], undoneBy: 'nothing' } },
});
const only = (...ids: string[]) => contract.operations.filter(({ operationId }) => ids.includes(operationId));
const rows = (...ids: string[]) => ok(ids.map((id) => ({ id })));
const expired: Answer = { status: '-2', message: '請登入。' };

/** What the part says of one read, whose answers are as listed; after them the first one comes again. */
async function judged(operationId: string, answers: (Answer | ((asked: Asked) => Answer))[] = [ok()], given: Parameters<typeof judge>[3] = {}) {
  let count = -1;
  const answer = (asked: Asked): Answer => {
    count += 1;
    const one = answers[count] ?? answers[0] ?? ok();
    return typeof one === 'function' ? one(asked) : one;
  };
  const bills = operationId === 'bills' ? answer : () => ok([{ date: '2026-11-15' }]);
  const all = await judge(runTime, contract, { bills, [operationId]: answer }, { operations: only(operationId), ...given });
  return { ...all, languages: all.asked.map(({ language }) => language).join(' '), requests: all.asked.length };
}

describe('a read', () => {
  it.each<[string, string[], Answer]>([
    ['plans', ['plans cn', 'plans cn', 'plans cn', 'plans en'], rows('a', 'b')],
    ['phones', ['phones cn', 'phones cn', 'phones cn', 'phones en'], ok({ total: 2, rows: [] })],
    ['paged', ['paged cn', 'paged cn', 'paged cn', 'paged en'], ok({ total: 2 })],
    ['words', ['words cn', 'words cn', 'words cn'], ok({ total: 2 })],
    ['status', ['status cn', 'status cn', 'status cn'], ok([])],
    ['bills', ['bills cn', 'bills cn', 'bills cn'], ok([])],
    ['bill', ['bills cn', 'bill cn', 'bill cn', 'bill cn'], ok()],
    ['register', [], ok()],
  ])('such as %s is called three times, and a public list in English, too', async (operationId, requests, answer) => {
    const { said, asked, steps } = await judged(operationId, [answer]);
    expect([said, asked.map((one) => `${one.operationId} ${one.language}`)]).toEqual([[], requests]);
    expect(steps).toEqual(requests.length === 0 ? [] : [`time ${operationId}`]);
  });

  it('is called with what the customer owns, by one session, in the sandbox of the part', async () => {
    const { asked } = await judged('bill');
    expect(asked.slice(1).map(({ body }) => body)).toEqual(Array(3).fill({ date: '2026-11-15' }));
    expect(new Set(asked.map(({ token, headers }) => `${token} in ${headers['mock-sandbox']}`))).toEqual(new Set(['first-0 in conformance-r1-time']));
    const open = await judged('plans', [rows('a')]);
    expect(new Set(open.asked.map(({ token, headers }) => `${token} in ${headers['mock-sandbox']}`))).toEqual(new Set([' in conformance-r1-time']));
    expect(open.logIns).toEqual([]);
  });

  it.each([
    [1, 'cn en'],
    [2, 'cn cn en'],
    [5, 'cn cn cn cn cn en'],
  ])('is called %i times where the run wishes so', async (repeat, languages) => {
    expect((await judged('plans', [rows('a')], { repeat })).languages).toBe(languages);
  });

  it('is not called where something else is wrong with it, or nothing is there to be read', async () => {
    const { context } = await judged('register');
    found(context, 'plans');
    const unsound = await judged('plans', [rows('a')], { collector: context.collector });
    expect([unsound.requests, unsound.steps]).toEqual([0, []]);
    const nothing = await judge(runTime, contract, { bills: () => ok([]) }, { operations: only('bill') });
    expect([nothing.said, operationsOf(nothing.asked), nothing.logIns.length]).toEqual([[], ['bills'], 1]);
  });

  it('is called by nobody where no customer can log in', async () => {
    expect((await judged('status', [ok()], { personas: [] })).requests).toBe(3);
    const token = tokenFor(1);
    const { said, requests } = await judged('status', [ok()], { sessions: { token } });
    expect([said, requests]).toEqual([[], 1]);
    const none = await judged('status', [ok()], { sessions: { token: async () => undefined } });
    expect([none.said, none.requests, none.steps]).toEqual([[], 0, ['time status']]);
  });

  it.each<[string, (Answer | (() => Answer))[], string, string]>([
    ['plans', [rows('a'), 500], 'expected status "0" as to the same request before, got HTTP 500', 'cn cn'],
    ['plans', [rows('a'), rows('a'), 404], 'expected status "0" as to the same request before, got HTTP 404', 'cn cn cn'],
    ['plans', [500, rows('a')], 'expected HTTP 500 as to the same request before, got status "0"', 'cn cn'],
    ['plans', [500, 404], 'expected HTTP 500 as to the same request before, got HTTP 404', 'cn cn'],
    ['plans', [500, 500], 'expected HTTP 200, got HTTP 500', 'cn cn'],
    ['plans', ['nothing', 'nothing'], 'expected HTTP 200, got no response', 'cn cn'],
    ['plans', [rows('a'), 'nothing'], 'expected status "0" as to the same request before, got no response', 'cn cn'],
    ['plans', [rows('a'), refusal()], 'expected status "0" as to the same request before, got status "-1"', 'cn cn'],
    ['plans', [refusal(), rows('a')], 'expected status "-1" as to the same request before, got status "0"', 'cn cn'],
    ['plans', [rows('a'), expired], 'expected status "0" as to the same request before, got status "-2"', 'cn cn'],
    ['status', [ok(), expired], 'expected status "0" as to the same request before, got status "-2"', 'cn cn cn'],
    ['status', [ok(), expired, refusal()], 'expected status "0" as to the same request before, got status "-2"', 'cn cn cn'],
  ])('that answers otherwise is unsteady: %s', async (operationId, answers, sentence, languages) => {
    const all = await judged(operationId, answers);
    expect([all.said, all.languages, all.steps]).toEqual([[`unsteady ${operationId}: status: ${sentence}.`], languages, [`time ${operationId}`]]);
    expect(all.context.collector.violations[0]?.evidence?.request).toContain(`/${operationId}?`);
  });

  it.each<[string, Answer[], string]>([
    ['status', [ok(), expired, expired], 'cn cn cn'],
    ['status', [ok(), ok(), expired, expired], 'cn cn cn cn'],
    ['plans', [refusal()], 'cn cn cn'],
    ['plans', [expired], 'cn cn cn'],
  ])('%s may end a session, or refuse each time', async (operationId, answers, languages) => {
    const all = await judged(operationId, answers);
    expect([all.said, all.languages]).toEqual([[], languages]);
  });

  it('that needs no session is asked on where it answers as without one', async () => {
    expect((await judged('plans', [expired], { repeat: 5 })).requests).toBe(5);
  });

  it('with a wrong response at a later time is not asked any further', async () => {
    const { said, languages, context } = await judged('plans', [rows('a'), ok([{ id: 1 }])]);
    expect(said).toEqual(['type plans: $.data[0].id: expected the type string, got 1 (a number).']);
    expect([languages, context.collector.violations[0]?.evidence?.request]).toEqual(['cn cn', expect.stringContaining('GET /plans?')]);
  });

  it('with a sentence in another language at a later time is not asked any further', async () => {
    const { said, languages } = await judged('plans', [refusal('系統繁忙。'), refusal('We are busy.')]);
    expect([said, languages]).toEqual([['language plans: $.message: expected Chinese, as the header language: cn asks, got "We are busy.".'], 'cn cn']);
  });

  it('is not asked with another session than the one that ended', async () => {
    const tokens = ['first-0', undefined, 'first-1'];
    const { said, requests } = await judged('status', [ok()], { sessions: { token: async () => tokens.shift() } });
    expect([said, requests, tokens]).toEqual([[], 1, ['first-1']]);
  });

  it('ends with the run', async () => {
    const interrupt = new AbortController();
    const answer = () => did(interrupt.abort(), rows('a'));
    const steps: string[] = [];
    const run = judge(
      runTime,
      contract,
      { plans: answer, phones: answer },
      {
        operations: only('plans', 'phones'),
        signal: interrupt.signal,
        onStep: (_part, what) => void steps.push(what),
      },
    );
    await expect(run).rejects.toThrow('aborted');
    expect(steps).toEqual(['plans']);
  });
});

describe('a public list in English', () => {
  const inEnglish =
    (english: Answer, chinese = rows('a', 'b', 'c')) =>
    ({ language }: Asked) =>
      language === 'en' ? english : chinese;
  const total = (count: unknown) => ok({ total: count, rows: [] });

  it.each<[string, Answer, Answer, string]>([
    ['plans', rows('a', 'b'), rows('a', 'b', 'c'), '3, got 2'],
    ['plans', rows('a'), rows(), '0, got 1'],
    ['phones', total(4), total(5), '5, got 4'],
  ])('has as many rows as in Chinese: %s', async (operationId, english, chinese, figures) => {
    const { said, languages, context } = await judged(operationId, [inEnglish(english, chinese)]);
    expect([said, languages]).toEqual([[`language ${operationId}: $.data: expected as many rows in English as in Chinese: ${figures}.`], 'cn cn cn en cn']);
    expect(context.collector.violations[0]?.evidence?.request).toContain('language: en');
  });

  it.each<[string, string, (Answer | ((asked: Asked) => Answer))[], string]>([
    ['that is refused', 'plans', [inEnglish(refusal())], 'cn cn cn en'],
    ['that changed in the meantime', 'plans', [rows('a'), rows('a'), rows('a'), rows('a', 'b'), rows('a', 'b')], 'cn cn cn en cn'],
    ['whose Chinese is refused afterwards', 'plans', [rows('a'), rows('a'), rows('a'), rows(), refusal()], 'cn cn cn en cn'],
    ['that is refused in Chinese', 'plans', [inEnglish(rows('a'), refusal())], 'cn cn cn'],
    ['that is none', 'phones', [ok()], 'cn cn cn'],
    ['that is empty', 'phones', [ok(null)], 'cn cn cn'],
    ['whose total is a text', 'phones', [total('5')], 'cn cn cn'],
  ])('is not compared with one %s', async (_, operationId, answers, languages) => {
    const all = await judged(operationId, answers);
    expect([all.said.filter((one) => one.startsWith('language')), all.languages]).toEqual([[], languages]);
  });
});
