import { useEffect, useLayoutEffect, useState } from 'react';
import { readStored, removeOldDraft, removeStored, writeStored } from '@/session/storage';
import { emptyForm, type FormValues, MAX_ENTRIES } from './fields.ts';
import type { JobForm } from './use-job-form.ts';

/** Incremented when fields change their meaning; drafts of another version are discarded. */
const VERSION = 2;

/** Never stored: what is private on shared computers; a file and a captcha cannot be restored. */
const NEVER_STORED = [
  ...['idNumber', 'birthDate', 'hasCriminalRecord', 'cv', 'captcha'],
  ...Object.keys(emptyForm).filter((name) => /salary$/i.test(name)),
] as readonly (keyof FormValues)[];

interface Draft {
  /** Milliseconds since 1970. */
  savedAt: number;
  values: FormValues;
}

function withoutSecrets(values: FormValues): FormValues {
  return { ...values, ...Object.fromEntries(NEVER_STORED.map((name) => [name, ''])) };
}

/** Keeps the stored values that have the type of their field, because storage can hold anything. */
function matchingValues(stored: Record<string, unknown>): FormValues {
  const matches = (initial: unknown, value: unknown) => {
    if (Array.isArray(initial)) return Array.isArray(value) && value.every((item) => typeof item === 'string');
    if (typeof initial === 'number') return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= MAX_ENTRIES;
    return typeof value === typeof initial;
  };
  const entries = Object.entries(emptyForm).map(([name, initial]) => [name, matches(initial, stored[name]) ? stored[name] : initial]);
  return withoutSecrets(Object.fromEntries(entries) as FormValues);
}

function parseDraft(text: string | undefined): Draft | undefined {
  try {
    const stored: unknown = JSON.parse(text ?? 'null');
    if (typeof stored !== 'object' || stored === null || !('version' in stored) || stored.version !== VERSION) return undefined;
    const { savedAt, values } = stored as { savedAt?: unknown; values?: unknown };
    if (typeof savedAt !== 'number' || typeof values !== 'object' || values === null) return undefined;
    return { savedAt, values: matchingValues(values as Record<string, unknown>) };
  } catch {
    return undefined;
  }
}

/** Reads the draft of the last 24 hours; undefined when there is none, or none that can be read, which is removed. */
export function readDraft(): Draft | undefined {
  removeOldDraft();
  const draft = parseDraft(readStored('jobApplicationDraft'));
  if (draft === undefined) removeDraft();
  return draft;
}

/** Stores the draft; an empty form removes it. */
export function writeDraft(formValues: FormValues): void {
  const values = withoutSecrets(formValues);
  const isEmpty = Object.entries(emptyForm).every(([name, initial]) => JSON.stringify(values[name as keyof FormValues]) === JSON.stringify(initial));
  if (isEmpty) removeDraft();
  else writeStored('jobApplicationDraft', JSON.stringify({ version: VERSION, savedAt: Date.now(), values }));
}

export function removeDraft(): void {
  removeStored('jobApplicationDraft');
}

/** Restores the draft of an earlier visit and saves every change; `restoredAt` is the time of saving in milliseconds since 1970. */
export function useDraft({ getValues, reset, subscribe }: JobForm) {
  const [restoredAt, setRestoredAt] = useState<number>();

  // In a layout effect: prerendering has no storage, and the restored values must be part of the first paint.
  useLayoutEffect(() => {
    const draft = readDraft();
    if (draft === undefined) return;
    reset(draft.values, { keepDefaultValues: true });
    setRestoredAt(draft.savedAt);
  }, [reset]);

  useEffect(() => subscribe({ formState: { values: true }, callback: () => writeDraft(getValues()) }), [subscribe, getValues]);

  return {
    restoredAt,
    dismissNotice: () => setRestoredAt(undefined),
    clear: () => {
      reset(emptyForm);
      removeDraft();
      setRestoredAt(undefined);
    },
  };
}
