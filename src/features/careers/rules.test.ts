import { describe, expect, it, vi } from 'vitest';
import { SubmitJobApplicationBody } from '@/api/generated/zod/careers';
import { emptyForm, type FormValues, fieldNames } from './fields.ts';
import { applicationRules, parseMonth, parseSalary, reachablePart } from './rules.ts';

const nextYear = `${new Date().getFullYear() + 1}-01-04`;

const required: Partial<FormValues> = {
  position: '客戶服務主任',
  salary: '18,000',
  arrivalDate: nextYear,
  jobSources: ['1', '5'],
  engName: 'CHAN TAI MAN',
  chiName: '陳大文',
  contactNumber: '28451234',
  mobileNumber: '66881234',
  captcha: '6Y4K',
};

/** Names of the invalid fields. */
function invalidFields(values: Partial<FormValues>): string[] {
  const { error } = applicationRules.safeParse({ ...emptyForm, ...values });
  return [...new Set(error?.issues.map(({ path }) => String(path[0])) ?? [])];
}

describe('applicationRules', () => {
  it('require what the specification requires, and nothing else (JOB-08)', () => {
    const names = ['position', 'salary', 'arrivalDate', 'jobSources', 'engName', 'chiName', 'captcha'];
    expect(invalidFields({})).toEqual(names);
    expect(invalidFields({ ...required, contactNumber: '', mobileNumber: ' ' })).toEqual([]);
    expect(invalidFields(required)).toEqual([]);
  });

  it('accept any text as a contact number (JOB-09)', () => {
    expect(invalidFields({ ...required, contactNumber: 'after six, please', mobileNumber: '123' })).toEqual([]);
  });

  it('reject a first day before today in Macau', () => {
    vi.useFakeTimers({ now: new Date('2026-11-20T16:30:00Z') });
    expect(invalidFields({ ...required, arrivalDate: '2026-11-20' })).toEqual(['arrivalDate']);
    expect(invalidFields({ ...required, arrivalDate: '2026-11-21' })).toEqual([]);
    vi.useRealTimers();
  });

  it('omit empty fields and convert numbers and months to the format of the contract', () => {
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

  it('cover every field of the contract', () => {
    const typed = Object.keys(SubmitJobApplicationBody.shape).filter((name) => !['cvFile', 'cvName', 'codepwd'].includes(name));
    expect([...fieldNames].sort()).toEqual([...typed, 'cv'].sort());
  });

  it('reject blank required text, and a salary or month that cannot be parsed', () => {
    expect(invalidFields({ ...required, position: '  ', salary: '18K 面議', job1StartDate: 'last year' })).toEqual(['position', 'salary', 'job1StartDate']);
    expect(applicationRules.safeParse({ ...emptyForm, ...required, salary: '2000000' }).error?.issues[0]?.message).toBe('range');
  });

  it('reject an application whose CV is uploading or failed', () => {
    expect(invalidFields({ ...required, cv: 'sending' })).toEqual(['cv']);
    expect(invalidFields({ ...required, cv: 'failed' })).toEqual(['cv']);
    expect(invalidFields({ ...required, cv: 'done' })).toEqual([]);
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
    expect(parseSalary(typed)).toBe(value);
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
    expect(parseMonth(typed)).toBe(month);
  });
});

describe('reachablePart', () => {
  it('is the first invalid part', () => {
    expect(reachablePart(4, emptyForm)).toBe(0);
    expect(reachablePart(4, { ...emptyForm, ...required, engName: '' })).toBe(1);
    expect(reachablePart(4, { ...emptyForm, ...required })).toBe(4);
    expect(reachablePart(2, { ...emptyForm, ...required })).toBe(2);
  });
});
