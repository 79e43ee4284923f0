import { describe, expect, it } from 'vitest';
import { SubmitJobApplicationBody } from '@/api/schemas/careers';
import { emptyForm, type Filled, fieldNames } from './fields.ts';
import { applicationRules, monthOf, reachablePart, salaryOf } from './rules.ts';

const required: Partial<Filled> = {
  position: '客戶服務主任',
  salary: '18,000',
  arrivalDate: '2027-01-04',
  jobSources: ['1', '5'],
  engName: 'CHAN TAI MAN',
  chiName: '陳大文',
  captcha: '6Y4K',
};

/** Names of the fields that are wrong. */
function wrong(values: Partial<Filled>): string[] {
  const { error } = applicationRules.safeParse({ ...emptyForm, ...values });
  return [...new Set(error?.issues.map(({ path }) => String(path[0])) ?? [])];
}

describe('the rules of an application', () => {
  it('ask for exactly what the specification asks for (JOB-08, JOB-09)', () => {
    expect(wrong({})).toEqual(['position', 'salary', 'arrivalDate', 'jobSources', 'engName', 'chiName', 'captcha']);
    expect(wrong(required)).toEqual([]);
  });

  it('take any text as a contact number (JOB-09)', () => {
    expect(wrong({ ...required, contactNumber: 'after six, please', mobileNumber: '123' })).toEqual([]);
  });

  it('leave out what is empty, and put numbers and months as the contract has them', () => {
    const sent = applicationRules.parse({ ...emptyForm, ...required, school1StartDate: '2012/9', married: '0', hasSkill3: true, contactAddress: '   ' });
    expect(JSON.parse(JSON.stringify(sent))).toEqual({
      ...required,
      salary: 18000,
      school1StartDate: '2012-09',
      married: '0',
      hasSkill3: true,
      cv: '',
    });
  });

  it('know every field of the contract', () => {
    const typed = Object.keys(SubmitJobApplicationBody.shape).filter((name) => !['cvFile', 'cvName', 'codepwd'].includes(name));
    expect([...fieldNames].sort()).toEqual([...typed, 'cv'].sort());
  });

  it('refuse spaces for a required text, a salary that is none, a month that is none', () => {
    expect(wrong({ ...required, position: '  ', salary: '18K 面議', job1StartDate: 'last year' })).toEqual(['position', 'salary', 'job1StartDate']);
    expect(applicationRules.safeParse({ ...emptyForm, ...required, salary: '2000000' }).error?.issues[0]?.message).toBe('range');
  });

  it('hold back an application whose CV is still on its way or failed', () => {
    expect(wrong({ ...required, cv: 'sending' })).toEqual(['cv']);
    expect(wrong({ ...required, cv: 'failed' })).toEqual(['cv']);
    expect(wrong({ ...required, cv: 'done' })).toEqual([]);
  });
});

describe('salaryOf', () => {
  it.each([
    ['18000', 18000],
    [' MOP$ 18,000.50 ', 18000.5],
    ['１８０００', 18000],
    ['', undefined],
    ['18K', Number.NaN],
    ['-5', Number.NaN],
    ['1e4', Number.NaN],
  ])('%j', (typed, value) => {
    expect(salaryOf(typed)).toBe(value);
  });
});

describe('monthOf', () => {
  it.each([
    ['2016-09', '2016-09'],
    ['2016/9', '2016-09'],
    ['9.2016', '2016-09'],
    ['2016 年 9 月', '2016-09'],
    ['', ''],
    ['soon', 'soon'],
  ])('%j', (typed, month) => {
    expect(monthOf(typed)).toBe(month);
  });
});

describe('reachablePart', () => {
  it('is the first part that is not right yet', () => {
    expect(reachablePart(4, emptyForm)).toBe(0);
    expect(reachablePart(4, { ...emptyForm, ...required, engName: '' })).toBe(1);
    expect(reachablePart(4, { ...emptyForm, ...required })).toBe(4);
    expect(reachablePart(2, { ...emptyForm, ...required })).toBe(2);
  });
});
