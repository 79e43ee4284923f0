// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { DRAFT_KEY, readDraft, removeDraft, writeDraft } from './draft.ts';
import { emptyForm, type FormValues } from './fields.ts';

const filled: FormValues = { ...emptyForm, position: '客戶服務主任', jobSources: ['2', '7'], schools: 2, school2Name: '濠江大學', hasSkill3: true };

beforeEach(() => localStorage.clear());

describe('the draft of an application', () => {
  it('restores the stored values', () => {
    writeDraft(filled);
    expect(readDraft()?.values).toEqual(filled);
    expect(readDraft()?.savedAt).toBeGreaterThan(Date.now() - 5000);
  });

  it('never contains the identity number, the captcha or the CV', () => {
    writeDraft({ ...filled, idNumber: '1234567(8)', captcha: '6Y4K', cv: 'done' });
    const stored = localStorage.getItem(DRAFT_KEY) ?? '';
    expect(stored).toContain('濠江大學');
    for (const secret of ['1234567(8)', '6Y4K', 'done']) expect(stored).not.toContain(secret);
    expect(readDraft()?.values).toEqual(filled);
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
    ['another version', JSON.stringify({ version: 0, savedAt: 1, values: filled })],
    ['no values', JSON.stringify({ version: 1, savedAt: 1 })],
  ])('is discarded when storage holds %s', (_name, stored) => {
    localStorage.setItem(DRAFT_KEY, stored);
    expect(readDraft()).toBeUndefined();
  });

  it('restores only values of the right type', () => {
    const malformed = { position: 7, engName: 'CHAN', jobSources: [1], schools: 99, jobs: -1, hasSkill3: 'yes', idNumber: '1', extra: 'x' };
    localStorage.setItem(DRAFT_KEY, JSON.stringify({ version: 1, savedAt: 1, values: malformed }));
    expect(readDraft()?.values).toEqual({ ...emptyForm, engName: 'CHAN' });
  });
});
