import { useEffect, useRef, useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { customerNumber, hasExpired, onCustomerChange, onSessionExpired } from '@/session/session';

/** State at the time the session expired, by name: in memory only, and only for the same customer. */
const saved = new Map<string, { mobileNo: string; values: unknown }>();

onCustomerChange(() => {
  for (const [name, { mobileNo }] of saved) if (mobileNo !== customerNumber()) saved.delete(name);
});

function save(name: string, values: unknown): void {
  saved.set(name, { mobileNo: customerNumber(), values });
}

function read(name: string): unknown {
  const found = saved.get(name);
  return found === undefined || hasExpired() || found.mobileNo !== customerNumber() ? undefined : found.values;
}

/** Has no effect until the customer, or another one, has logged in. */
function clear(name: string): void {
  if (!hasExpired()) saved.delete(name);
}

/**
 * Restores a form's values after the session expired and the customer logged in again (use 14). PINs, codes and card fields belong into
 * `never`, which excludes them.
 */
export function usePersistedInput<Input extends FieldValues>(
  form: Pick<UseFormReturn<Input, unknown, unknown>, 'getValues' | 'setValue'>,
  name: string,
  never: readonly Path<Input>[] = [],
): void {
  const latest = useRef({ form, never });
  latest.current = { form, never };
  useEffect(() => {
    const values = read(name) as Record<Path<Input>, PathValue<Input, Path<Input>>> | undefined;
    clear(name);
    if (values) for (const [field, value] of Object.entries(values)) latest.current.form.setValue(field as Path<Input>, value as never);
    return onSessionExpired(() => {
      const { form: current, never: secret } = latest.current;
      const typed = Object.entries(current.getValues()).filter(([field]) => !secret.includes(field as Path<Input>));
      save(name, Object.fromEntries(typed));
    });
  }, [name]);
}

/** State that survives an expired session like {@link usePersistedInput}, such as a selected row or an open view. */
export function usePersistedState<T>(name: string, initial: T): readonly [T, (value: T) => void] {
  // Read here, cleared in the effect: React may discard the first render and start over.
  const [value, setValue] = useState<T>(() => (read(name) as T | undefined) ?? initial);
  const latest = useRef(value);
  latest.current = value;
  useEffect(() => {
    clear(name);
    return onSessionExpired(() => save(name, latest.current));
  }, [name]);
  return [value, setValue];
}
