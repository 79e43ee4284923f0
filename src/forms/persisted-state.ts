import { useEffect, useRef, useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { hasExpired, onSessionExpired } from '@/session/session';
import { readStored } from '@/session/storage';

/** What was typed where when the session expired: in memory only, for the same customer only. */
const kept = new Map<string, { mobileNo: string; values: unknown }>();

function keep(name: string, values: unknown): void {
  kept.set(name, { mobileNo: readStored('mobileNo') ?? '', values });
}

/** What was kept under the name; nothing for another customer. */
function peek(name: string): unknown {
  const found = kept.get(name);
  return found === undefined || hasExpired() || found.mobileNo !== readStored('mobileNo') ? undefined : found.values;
}

/** Forgets what was kept once it was given back, or once another customer is there. */
function forget(name: string): void {
  if (!hasExpired()) kept.delete(name);
}

/** What was kept under the name, once. */
function take(name: string): unknown {
  const found = peek(name);
  forget(name);
  return found;
}

/**
 * Keeps what was typed into a form over an expired session: the customer logs in again, comes back and finds it. Never name a PIN, code
 * or card field outside `never`: those are not kept.
 */
export function usePersistedInput<Input extends FieldValues>(
  form: Pick<UseFormReturn<Input, unknown, unknown>, 'getValues' | 'setValue'>,
  name: string,
  never: readonly Path<Input>[] = [],
): void {
  const latest = useRef({ form, never });
  latest.current = { form, never };
  useEffect(() => {
    const values = take(name) as Record<Path<Input>, PathValue<Input, Path<Input>>> | undefined;
    if (values) for (const [field, value] of Object.entries(values)) latest.current.form.setValue(field as Path<Input>, value as never);
    return onSessionExpired(() => {
      const { form: current, never: secret } = latest.current;
      const typed = Object.entries(current.getValues()).filter(([field]) => !secret.includes(field as Path<Input>));
      keep(name, Object.fromEntries(typed));
    });
  }, [name]);
}

/** State that outlives an expired session like {@link usePersistedInput}, for what is no form: a chosen row, an opened view. */
export function usePersistedState<T>(name: string, initial: T): readonly [T, (value: T) => void] {
  // Only looked at here: a navigation's render may be thrown away and begun anew. It is forgotten once the component stands.
  const [value, setValue] = useState<T>(() => (peek(name) as T | undefined) ?? initial);
  const latest = useRef(value);
  latest.current = value;
  useEffect(() => {
    forget(name);
    return onSessionExpired(() => keep(name, latest.current));
  }, [name]);
  return [value, setValue];
}
