import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { compare, readBaseline } from './baseline.ts';
import type { Report } from './report.ts';
import { reportOf } from './testing/operations.ts';

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
