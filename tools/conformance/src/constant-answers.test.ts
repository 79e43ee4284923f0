import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { answerOf, reportAcceptsEverything, reportConstantAnswers } from './constant-answers.ts';
import type { Answer, Context } from './context.ts';
import { contextOf, found, operation } from './testing/operations.ts';

const IDS = ['bills', 'news', 'phones', 'plans', 'usage'];
const operations = IDS.map((id) => operation(id));
const said = ({ collector }: Context) => collector.violations.map(({ operationId, kind, path, message }) => ({ operationId, kind, path, message }));
const answer = (operationId: string, given: Partial<Answer> = {}): Answer => ({ operationId, language: 'cn', status: '0', http: 200, body: 'hello', ...given });

describe('an answer in short', () => {
  const response = (text: string) => ({ status: 200, headers: {}, body: Buffer.from(text) });

  it('has a short body as it is, and of a long one what tells it from others', () => {
    expect(answerOf('bills', 'en', response('x'.repeat(199)), '0')).toEqual({
      operationId: 'bills',
      language: 'en',
      status: '0',
      http: 200,
      body: 'x'.repeat(199),
    });
    const long = 'x'.repeat(200);
    expect(answerOf('bills', 'cn', response(long), '-1').body).toBe(createHash('sha256').update(long).digest('hex'));
  });
});

describe('a server that answers everything alike', () => {
  const runOf = (answers: readonly Answer[], defective: readonly string[] = IDS) => {
    const context = contextOf(operations, { answers: [...answers] });
    for (const id of defective) found(context, id);
    for (const one of operations) context.coverage.set(one.operationId, { ...one, seen: true, cells: { '0 cn': 'seen', '-1': 'not-seen' } });
    return { context, isAlike: reportConstantAnswers(context) };
  };

  it('gets one sentence in place of all others, and nothing counts as seen', () => {
    const { context, isAlike } = runOf(IDS.slice(0, 4).map((id) => answer(id)));
    expect(isAlike).toBe(true);
    expect(said(context)).toEqual([
      {
        operationId: 'bills',
        kind: 'constant-answers',
        path: 'every operation',
        message: 'The server answers everything alike: all 4 valid requests to 4 operations got HTTP 200 with the same body, "hello".',
      },
    ]);
    expect(context.collector.violations[0]).toMatchObject({ expected: 'an answer to what was requested', got: 'HTTP 200 with the same body, "hello"' });
    expect(context.coverage.get('bills')?.cells).toEqual({ '0 cn': 'wrong', '-1': 'not-seen' });
    expect(context.coverage.get('usage')?.cells).toEqual({ '0 cn': 'seen', '-1': 'not-seen' });
  });

  it('may have another body in each language, or refuse everything in its own words', () => {
    const inLanguages = IDS.flatMap((id) => [answer(id), answer(id, { language: 'en', body: 'hi' })]);
    expect(runOf(inLanguages).isAlike).toBe(true);
    for (const status of ['-1', '-2']) {
      const refusing = IDS.map((id) => answer(id, { status, body: id }));
      expect(said(runOf(refusing).context).map(({ message }) => message)).toEqual([
        `The server answers everything alike: all 5 valid requests to 5 operations got status "${status}".`,
      ]);
    }
  });

  it.each<[string, readonly Answer[], (readonly string[])?]>([
    ['another body for one operation', IDS.map((id) => answer(id, { body: id === 'usage' ? 'other' : 'hello' }))],
    ['another HTTP code for one operation', IDS.map((id) => answer(id, { http: id === 'usage' ? 404 : 200 }))],
    ['another body in English', IDS.map((id) => answer(id, { language: 'en', body: id }))],
    ['a success of each with its own body', IDS.map((id) => answer(id, { body: id }))],
    ['one of two refusals', IDS.map((id) => answer(id, { status: id === 'usage' ? '-2' : '-1', body: id }))],
    ['too few operations', IDS.slice(0, 3).map((id) => answer(id))],
    ['too few that are wrong', IDS.map((id) => answer(id)), IDS.slice(0, 3)],
    ['nothing at all', []],
  ])('is not one with %s', (_, answers, defective = IDS) => {
    const { context, isAlike } = runOf(answers, defective);
    expect(isAlike).toBe(false);
    expect(said(context).map(({ kind }) => kind)).toEqual(defective.map(() => 'status'));
    expect(context.coverage.get('bills')?.cells['0 cn']).toBe('seen');
  });

  it('is judged by what it has', () => {
    const context = contextOf(operations, { answers: IDS.map((id) => answer(id)), notImplemented: new Set(['usage', 'plans']) });
    for (const id of IDS) found(context, id);
    expect(reportConstantAnswers(context)).toBe(false);
  });
});

describe('a server that accepts everything', () => {
  const runOf = (accepting: readonly string[], counts: { refused: number; accepted: number }) => {
    const context = contextOf(operations);
    found(context, 'news', { kind: 'type', path: '$.data' });
    found(context, 'news', { kind: 'accepted-wrong-input', path: 'header token' }, 'wrong-input');
    for (const id of accepting) found(context, id, { kind: 'accepted-wrong-input', path: '$.name' }, 'wrong-input');
    reportAcceptsEverything(context, counts);
    return said(context).map(({ operationId, kind, message }) => [operationId, kind, kind === 'constant-answers' ? message : '']);
  };
  const OTHERS = [
    ['news', 'type', ''],
    ['news', 'accepted-wrong-input', ''],
  ];

  it('gets one sentence in place of one for each field; what else is wrong stays', () => {
    expect(runOf(IDS.slice(1), { refused: 1, accepted: 9 })).toEqual([
      ...OTHERS,
      ['news', 'constant-answers', 'The server accepts everything: 4 operations gave status "0" to 9 of 10 requests that break the contract.'],
    ]);
  });

  it('is none that refuses more than a few, or that has accepted in a few operations only', () => {
    const each = (ids: readonly string[]) => ids.map((id) => [id, 'accepted-wrong-input', '']);
    expect(runOf(IDS.slice(1), { refused: 2, accepted: 17 })).toEqual([...OTHERS, ...each(IDS.slice(1))]);
    expect(runOf(IDS.slice(2), { refused: 0, accepted: 9 })).toEqual([...OTHERS, ...each(IDS.slice(2))]);
    expect(runOf([], { refused: 0, accepted: 9 })).toEqual(OTHERS);
  });
});
