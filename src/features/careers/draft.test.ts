// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { removeOldDraft } from '@/session/storage';
import { readDraft, removeDraft, writeDraft } from './draft.ts';
import { emptyForm, type FormValues } from './fields.ts';

const filled: FormValues = { ...emptyForm, position: '客戶服務主任', jobSources: ['2', '7'], schools: 2, school2Name: '濠江大學', hasSkill3: true };

const DRAFT_KEY = 'jobApplicationDraft';
const HOUR = 3_600_000;

beforeEach(() => localStorage.clear());
afterEach(() => vi.useRealTimers());

describe('the draft of an application', () => {
  it('restores the stored values', () => {
    writeDraft(filled);
    expect(readDraft()?.values).toEqual(filled);
    expect(readDraft()?.savedAt).toBeGreaterThan(Date.now() - 5000);
  });

  it('never contains what is private on a shared computer, the captcha or the CV', () => {
    const secrets = {
      ...{ idNumber: '1234567(8)', birthDate: '1990-04', hasCriminalRecord: 'record', captcha: '6Y4K', cv: 'done' },
      ...{ salary: '18000', jobSalary: '17001', job1Salary: '16002', job2Salary: '15003', job3Salary: '14004' },
    };
    writeDraft({ ...filled, ...secrets });
    const stored = localStorage.getItem(DRAFT_KEY) ?? '';
    expect(stored).toContain('濠江大學');
    for (const secret of Object.values(secrets)) expect(stored).not.toContain(secret);
    expect(readDraft()?.values).toEqual(filled);
  });

  it('is kept for 24 hours, and then removed, also by a start of the site without the form', () => {
    const start = new Date('2026-11-20T09:00:00Z').getTime();
    vi.useFakeTimers({ now: start });
    writeDraft(filled);
    vi.setSystemTime(start + 24 * HOUR - 1);
    expect(readDraft()?.values).toEqual(filled);
    vi.setSystemTime(start + 24 * HOUR);
    removeOldDraft();
    expect(localStorage.getItem(DRAFT_KEY)).toBeNull();
    writeDraft(filled);
    vi.setSystemTime(start);
    expect(readDraft()).toBeUndefined();
    expect(localStorage.getItem(DRAFT_KEY)).toBeNull();
  });

  it('does not exist for an empty form, nor after removal', () => {
    writeDraft({ ...emptyForm, idNumber: '1234567(8)' });
    expect(localStorage.getItem(DRAFT_KEY)).toBeNull();
    writeDraft(filled);
    writeDraft(emptyForm);
    expect(readDraft()).toBeUndefined();
    writeDraft(filled);
    removeDraft();
    expect(readDraft()).toBeUndefined();
  });

  it.each([
    ['no JSON', '{'],
    ['null', 'null'],
    ['another version', JSON.stringify({ version: 1, savedAt: Date.now(), values: filled })],
    ['no values', JSON.stringify({ version: 2, savedAt: Date.now() })],
  ])('is discarded and removed when storage holds %s', (_name, stored) => {
    localStorage.setItem(DRAFT_KEY, stored);
    expect(readDraft()).toBeUndefined();
    expect(localStorage.getItem(DRAFT_KEY)).toBeNull();
  });

  it('restores only values of the right type', () => {
    const malformed = { position: 7, engName: 'CHAN', jobSources: [1], schools: 99, jobs: -1, hasSkill3: 'yes', idNumber: '1', extra: 'x' };
    localStorage.setItem(DRAFT_KEY, JSON.stringify({ version: 2, savedAt: Date.now(), values: malformed }));
    expect(readDraft()?.values).toEqual({ ...emptyForm, engName: 'CHAN' });
  });
});
