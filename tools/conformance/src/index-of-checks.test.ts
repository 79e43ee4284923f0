import { describe, expect, it } from 'vitest';
import { indexOf, scoreOf } from './index-of-checks.ts';
import type { JourneyResult, OperationCoverage } from './report.ts';
import { contextOf, found, operation } from './testing/operations.ts';

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
    coverage: new Map(names.map((name) => [name, coverage({ succeeded: name !== 'never-succeeds', seen: name !== 'never-seen' })])),
  });
  found(context, 'wrong', {}, 'examples');
  found(context, 'right', { kind: 'slow' }, 'time');
  const everything = names.filter((name) => name !== 'left');
  const indexWith = (signedIn: boolean) =>
    indexOf(context, ['examples', 'wrong-input', 'time', 'paging', 'journeys'], {
      journeys: [journey('a', 'passed'), journey('b', 'failed'), journey('c', 'follows-from-a-violation'), journey('d', 'not-run')],
      finished: { examples: everything, 'wrong-input': everything, time: ['personal', 'never-succeeds'] },
      signedIn,
    });

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
    const index = indexOf(context, ['time'], { journeys: [], finished: { time: ['elsewhere'] }, signedIn: true });
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
