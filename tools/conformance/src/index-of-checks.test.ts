import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { compare, indexOf, readBaseline, scoreOf } from './index-of-checks.ts';
import type { JourneyResult, OperationCoverage, Report } from './report.ts';
import { contextOf, found, operation, reportOf } from './testing/operations.ts';

const coverage = (given: Partial<OperationCoverage> = {}) => ({ seen: true, cells: {}, ...given }) as OperationCoverage;
const journey = (workflowId: string, state: JourneyResult['state']): JourneyResult => ({ workflowId, state, summary: '', steps: 1 });

describe('the index of the checks', () => {
  const names = ['right', 'wrong', 'absent', 'left', 'limited', 'never-succeeds', 'never-seen', 'without-data', 'personal'];
  const operations = names.map((name) => operation(name, { needsToken: name === 'personal' }));
  const context = contextOf(operations, {
    notImplemented: new Set(['absent']),
    limited: new Set(['limited']),
    conditions: [
      { needs: 'at least one bill', isMet: false, notChecked: ['without-data'] },
      { needs: 'a phone on sale', isMet: true, notChecked: ['right'] },
    ],
    journeys: [journey('a', 'passed'), journey('b', 'failed'), journey('c', 'follows-from-a-violation'), journey('d', 'not-run')],
    coverage: new Map(names.map((name) => [name, coverage({ succeeded: name !== 'never-succeeds', seen: name !== 'never-seen' })])),
  });
  found(context, 'wrong', {}, 'examples');
  found(context, 'right', { kind: 'slow' }, 'time');
  const everything = names.filter((name) => name !== 'left');
  const indexWith = (signedIn: boolean) =>
    indexOf(
      context,
      ['examples', 'wrong-input', 'time', 'paging', 'journeys'],
      { examples: everything, 'wrong-input': everything, time: ['personal', 'never-succeeds'] },
      signedIn,
    );

  it('has a result of every operation for the parts that go through all of them', () => {
    const shown = {
      right: 'passed',
      wrong: 'failed',
      absent: 'not-there',
      left: 'not-checked',
      limited: 'not-checked',
      'never-succeeds': 'not-checked',
      'never-seen': 'not-checked',
      'without-data': 'not-checked',
      personal: 'passed',
    };
    expect(indexWith(true).examples).toEqual(shown);
    const refused = { wrong: 'passed', 'never-succeeds': 'passed', 'never-seen': 'passed', 'without-data': 'passed' };
    expect(indexWith(true)['wrong-input']).toEqual({ ...shown, ...refused });
  });

  it('has those of another part that it went through, and those that it found something in', () => {
    expect(indexWith(true).time).toEqual({ personal: 'passed', 'never-succeeds': 'passed', right: 'failed' });
    expect(indexWith(true).paging).toEqual({});
  });

  it('has the journeys by name; one that follows from a violation is not counted twice', () => {
    expect(indexWith(true).journeys).toEqual({ a: 'passed', b: 'failed', c: 'not-checked', d: 'not-checked' });
  });

  it('counts what needs a session as not checked when nobody could log in', () => {
    expect([indexWith(false).examples?.personal, indexWith(false).time?.personal, indexWith(false).examples?.right]).toEqual([
      'not-checked',
      'not-checked',
      'passed',
    ]);
  });

  it('does not know an operation that is not of the run', () => {
    const index = indexOf(context, ['time'], { time: ['elsewhere'] }, true);
    expect(index).toEqual({ time: { elsewhere: 'passed', right: 'failed' } });
  });
});

describe('the score', () => {
  it('is the share of those that were checked, rounded down to one decimal', () => {
    const index = { examples: { a: 'passed', b: 'failed', c: 'not-there' }, journeys: { d: 'passed', e: 'not-checked' } } as const;
    expect(scoreOf(index)).toEqual({ passed: 2, failed: 1, notChecked: 2, percent: 66.6 });
    expect(scoreOf({})).toEqual({ passed: 0, failed: 0, notChecked: 0, percent: 0 });
    expect(scoreOf({ examples: { a: 'failed' } }).percent).toBe(0);
    expect(scoreOf({ examples: { a: 'passed' } }).percent).toBe(100);
  });
});

describe('a baseline', () => {
  const folder = mkdtempSync(join(tmpdir(), 'baseline-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'report.json');

  it('is an earlier report', () => {
    const report = reportOf({ examples: { bills: 'passed' } });
    writeFileSync(file, JSON.stringify(report));
    expect(readBaseline(file)).toEqual({ file, report });
  });

  it.each(['null', '{}', '{"violations":{},"index":{},"score":{}}', '{"violations":[],"score":{}}', '{"violations":[],"index":{}}'])('is not %s', (content) => {
    writeFileSync(file, content);
    expect(() => readBaseline(file)).toThrow(new Error(`The baseline ${file} is no report.json of this check.`));
  });

  it('that is no JSON, or not there, is named with the reason', () => {
    writeFileSync(file, '{');
    expect(() => readBaseline(file)).toThrow(/^The baseline .*report\.json cannot be read: .*JSON/);
    expect(() => readBaseline(join(folder, 'none.json'))).toThrow(/^The baseline .*none\.json cannot be read: ENOENT/);
  });
});

describe('a report beside a baseline', () => {
  const beside = (report: Report, before: Report) => compare(report, { file: 'before.json', report: before });

  it('marks what is known, and counts what is new', () => {
    const row = { operationId: 'bills', kind: 'type', path: '$.data[0].amount' } as const;
    const text = { operationId: 'news', kind: 'language', path: '$.data[0].title' } as const;
    const report = reportOf({}, [row, { ...text, path: '$.message' }, { ...row, kind: 'range' }, { ...row, operationId: 'phones' }]);
    const { violations, baseline } = beside(report, reportOf({}, [{ ...row, path: '$.data[7].amount' }, text], 87.5));
    expect(violations.map(({ operationId, kind, isKnown }) => [operationId, kind, isKnown])).toEqual([
      ['bills', 'type', true],
      ['news', 'language', true],
      ['bills', 'range', undefined],
      ['phones', 'type', undefined],
    ]);
    expect(baseline).toEqual({ file: 'before.json', percent: 87.5, added: 2, mended: [], noLongerChecked: [] });
  });

  it('tells what is mended only where it was checked again, journeys by their name', () => {
    const before = reportOf({}, [
      { operationId: 'bills', message: 'checked and right' },
      { operationId: 'phones', message: 'not checked' },
      { operationId: 'news', message: 'not there' },
      { operationId: 'plans', message: 'wrong in another way' },
      { operationId: 'usage', part: 'time', message: 'a part that was left out' },
      { operationId: 'login', part: 'journeys', path: 'journey pinReset, step logIn', message: 'a journey that passes' },
      { operationId: 'login', part: 'journeys', path: 'journey receipt, step logIn', message: 'a journey that was not run' },
    ]);
    const now = reportOf(
      {
        examples: { bills: 'passed', phones: 'not-checked', news: 'not-there', plans: 'failed' },
        journeys: { login: 'failed', pinReset: 'passed', receipt: 'not-checked' },
      },
      [{ operationId: 'plans', kind: 'type' }],
    );
    expect(beside(now, before).baseline?.mended).toEqual(['checked and right', 'wrong in another way', 'a journey that passes']);
  });

  it('names the checks that are no longer made', () => {
    const before = reportOf({ examples: { bills: 'passed', news: 'failed', plans: 'not-checked', phones: 'not-there', usage: 'passed', gone: 'passed' } });
    const now = reportOf({ examples: { bills: 'not-checked', news: 'not-there', plans: 'not-there', phones: 'not-checked', usage: 'failed' } });
    expect(beside(now, before).baseline?.noLongerChecked).toEqual(['examples bills', 'examples news']);
  });
});
