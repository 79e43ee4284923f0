import { type Dispatch, type SetStateAction, useEffect, useRef, useState } from 'react';
import type { FieldValues, Path, PathValue } from 'react-hook-form';
import { useHydrating } from '@/lib/lifecycle';
import { customerNumber, hasExpired, onCustomerChange, onSessionExpired } from '@/session/session';
import { readStored, removeStored, writeStored } from '@/session/storage';
import type { ZodForm } from './use-zod-form.ts';

interface Saved {
  mobileNo: string;
  values: unknown;
}

/**
 * State at the time the session expired, by name: in memory only, because an expired session leaves nothing on the device, and only for the same
 * customer.
 */
const saved = new Map<string, Saved>();

onCustomerChange(() => {
  for (const [name, { mobileNo }] of saved) if (mobileNo !== customerNumber()) saved.delete(name);
});

function readTab(name: string): Saved | undefined {
  const text = readStored(`input:${name}`);
  try {
    return text === undefined ? undefined : (JSON.parse(text) as Saved);
  } catch {
    return undefined;
  }
}

/** What is kept under a name, also for a page that does not hold it as state. */
export function persistedInput(name: string): unknown {
  const found = saved.get(name) ?? readTab(name);
  if (found === undefined || found.mobileNo !== customerNumber()) return undefined;
  // After an expiry only what a visitor has typed is shown.
  return hasExpired() && found.mobileNo !== '' ? undefined : found.values;
}

/** Keeps something in the tab until the customer changes, for a page that does not hold it as state. */
export function persistInput(name: string, values: unknown): void {
  writeStored(`input:${name}`, JSON.stringify({ mobileNo: customerNumber(), values } satisfies Saved));
}

/** Forgets what is kept under these names, because it has served its purpose. */
export function forgetInput(...names: readonly string[]): void {
  for (const name of names) {
    saved.delete(name);
    removeStored(`input:${name}`);
  }
}

/** Keeps what `latest` returns when the session expires, and `inTab` over Back, Forward and a reload until the log-out; nothing if it is undefined. */
function usePersisted(name: string, latest: (when: 'expired' | 'left') => unknown, inTab: boolean): void {
  const current = useRef(latest);
  current.current = latest;
  useEffect(() => {
    const mobileNo = customerNumber();
    const keep = () => {
      // A session that ended has removed what was kept.
      if (!inTab || hasExpired() || mobileNo !== customerNumber()) return;
      const values = current.current('left');
      if (values === undefined) removeStored(`input:${name}`);
      else persistInput(name, values);
    };
    // Memory is for the return after a log-in; until that it stays.
    if (!hasExpired()) saved.delete(name);
    window.addEventListener('pagehide', keep);
    const stop = onSessionExpired(() => saved.set(name, { mobileNo: customerNumber(), values: current.current('expired') }));
    return () => {
      window.removeEventListener('pagehide', keep);
      stop();
      keep();
    };
  }, [name, inTab]);
}

interface PersistOptions<Input extends FieldValues> {
  /** PINs, codes and card fields. */
  never?: readonly Path<Input>[];
  /** Kept after a successful submit, too, because the customer may come back to it. */
  afterSubmit?: boolean;
}

/**
 * Keeps the input of a form in the tab: over Back and Forward, a reload, and a session that expired, when the same customer logs in again
 * (use 14). A successful submit ends it.
 */
export function usePersistedInput<Input extends FieldValues, Output>(
  form: ZodForm<Input, Output>,
  name: string,
  { never = [], afterSubmit = false }: PersistOptions<Input> = {},
): void {
  const { defaultValues, isSubmitSuccessful } = form.formState;
  const restore = useRef(() => {
    const values = persistedInput(name) as Record<Path<Input>, PathValue<Input, Path<Input>>> | undefined;
    if (values) for (const [field, value] of Object.entries(values)) form.setValue(field as Path<Input>, value as never);
  });
  useEffect(() => restore.current(), []);
  usePersisted(
    name,
    (when) => {
      const isOver = isSubmitSuccessful && form.failure === undefined && !afterSubmit;
      const values = form.getValues();
      if (when === 'left' && (isOver || JSON.stringify(values) === JSON.stringify({ ...values, ...defaultValues }))) return undefined;
      return Object.fromEntries(Object.entries(values).filter(([field]) => !never.includes(field as Path<Input>)));
    },
    true,
  );
}

/**
 * State that survives an expired session like {@link usePersistedInput}, such as a selected row or an open view; with `inTab` also Back, Forward and
 * a reload.
 */
export function usePersistedState<T>(name: string, initial: T, { inTab = false } = {}): readonly [T, Dispatch<SetStateAction<T>>] {
  // A prerendered page does not know the tab; everywhere else the first render does.
  const isHydrating = useHydrating();
  const [value, setValue] = useState<T>(() => (isHydrating ? undefined : (persistedInput(name) as T | undefined)) ?? initial);
  useEffect(() => {
    const persisted = isHydrating ? (persistedInput(name) as T | undefined) : undefined;
    if (persisted !== undefined) setValue(persisted);
  }, [isHydrating, name]);
  usePersisted(name, () => (value === initial ? undefined : value), inTab);
  return [value, setValue];
}
