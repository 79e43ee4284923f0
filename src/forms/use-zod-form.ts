import { zodResolver } from '@hookform/resolvers/zod';
import { createElement, type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { type DefaultValues, type FieldValues, get, type Path, useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { focusable } from '@/ui/error-summary';
import { type CallFailure, isCallFailure } from './call-failure.ts';
import type { Unsure } from './failure-text.tsx';
import { useLateFailure } from './use-call.ts';

/**
 * Error messages of a field: one for all errors, or one per kind. `required` is an empty field, `invalid` any other violation; a custom rule
 * uses its kind as its error, such as `notSame`.
 */
export type FieldMessages = string | ({ invalid: string } & Record<string, string>);

/** Error messages by field, in the order of the form, which the error summary follows. */
export type FormMessages<Input extends FieldValues> = { [Name in Path<Input>]?: FieldMessages };

interface ZodFormOptions<Input extends FieldValues, Output> {
  /** The contract's rules from `@/api/generated/zod/<area>`, extended by page-only fields (agree, repeat). May change between renders. */
  schema: z.ZodMiniType<Output, Input>;
  defaultValues: DefaultValues<Input>;
  messages: FormMessages<Input>;
  /** Clears an error when the field gets the focus (LOGIN-11); by default once the field is valid again. */
  clearOn?: 'focus' | undefined;
  /** The field that a refusal is about, such as a password: the message is shown there, and the field has the focus. */
  refusedAt?: Path<Input> | undefined;
  /** Message for an unknown outcome of a write that `sendOnce` does not guard. */
  unsure?: Unsure | undefined;
}

/** Key into {@link FieldMessages} for a violated rule; replaces zod's English messages. */
function errorCode({ input }: { input?: unknown }): string {
  const empty = input === undefined || input === null || input === '' || input === false || (Array.isArray(input) && input.length === 0);
  return empty ? 'required' : 'invalid';
}

/** Something to type or select in, which keeps the focus after a failed call. */
const isTyped = (element: HTMLElement | null): boolean =>
  element instanceof HTMLInputElement
    ? !['checkbox', 'radio'].includes(element.type)
    : element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement;

/**
 * A form on the contract's rules that validates on submit. `<Form form={…}>` shows error summary and failed call; `field(name)` goes into
 * any input of `src/ui`: `<TextField {...form.field('email')} label={…} />`.
 */
export function useZodForm<Input extends FieldValues, Output>({ schema, defaultValues, messages, clearOn, refusedAt, unsure }: ZodFormOptions<Input, Output>) {
  const id = useId();
  const names = Object.keys(messages) as Path<Input>[];
  // With one field a summary would say the same twice: the message is at the field, which keeps the focus.
  const singleField = names.length === 1 ? names[0] : undefined;
  const form = useForm<Input, unknown, Output>({
    resolver: zodResolver(schema, { error: errorCode }),
    defaultValues,
    // The summary takes the focus instead: focusing a field may clear its error.
    shouldFocusError: false,
    reValidateMode: clearOn === 'focus' && singleField === undefined ? 'onSubmit' : 'onChange',
  });
  const { errors, isSubmitting } = form.formState;
  const [failure, setFailure] = useState<CallFailure>();
  const [summaryFields, setSummaryFields] = useState<Path<Input>[]>([]);
  const [attempts, setAttempts] = useState(0);
  const [failureKeepsFocus, setFailureKeepsFocus] = useState(false);
  const sending = useRef(false);
  const focusing = useRef(false);
  const watchPage = useLateFailure(unsure);

  const idOf = (name: Path<Input>) => `${id}-${name}`;
  const textOf = (name: Path<Input>): string | undefined => {
    const kind = (get(errors, name) as { message?: unknown } | undefined)?.message;
    if (typeof kind !== 'string') return undefined;
    const own = messages[name];
    return typeof own === 'string' ? own : (own?.[kind] ?? own?.invalid ?? kind);
  };

  const refusal = failure?.kind === 'business' && failure.message !== '' && refusedAt !== undefined ? failure.message : undefined;

  /** Announced where it is the only message of the form, once an attempt: not before the attempt is counted. */
  const errorOf = (name: Path<Input>): ReactNode => {
    if (refusal !== undefined && name === refusedAt) return createElement('span', { key: attempts, role: 'alert' }, refusal);
    const text = textOf(name);
    return text === undefined || name !== singleField || !summaryFields.includes(name) ? text : createElement('span', { key: attempts, role: 'alert' }, text);
  };
  const elementOf = (name: Path<Input> | undefined) => (name === undefined ? null : document.getElementById(idOf(name)));

  // A corrected entry does not return before the next submit: the summary would take the focus while the customer types.
  const invalidFields = summaryFields.filter((name) => textOf(name) !== undefined);
  useEffect(() => {
    if (invalidFields.length < summaryFields.length) setSummaryFields(invalidFields);
  });

  /** Lists the current errors and moves the focus to the summary, or to the only field. */
  const listErrors = (among: readonly Path<Input>[]) => {
    setSummaryFields(among.filter((name) => form.getFieldState(name).error !== undefined));
    setAttempts((last) => last + 1);
  };

  /** Runs a call and shows its failure in the form. Resolves to whether it succeeded. */
  const call = async (send: () => unknown): Promise<boolean> => {
    setFailure(undefined);
    const showIfLeft = watchPage();
    try {
      await send();
      return true;
    } catch (error) {
      if (!isCallFailure(error)) throw error;
      if (showIfLeft(error)) return false;
      setFailure(error);
      setFailureKeepsFocus(isTyped(elementOf(singleField)));
      setAttempts((last) => last + 1);
      return false;
    }
  };

  return {
    ...form,
    /** Props of the inputs in `src/ui`. */
    field: (name: Path<Input>) => ({
      ...form.register(name),
      id: idOf(name),
      error: errorOf(name),
      onFocus: clearOn === 'focus' ? () => focusing.current || form.clearErrors(name) : undefined,
    }),
    /** Props of a `RadioGroup` or another fieldset. */
    group: (name: Path<Input>) => ({ id: idOf(name), error: errorOf(name) }),
    choice: (name: Path<Input>, value: string) => ({ ...form.register(name), value }),
    /** Validates one field as a submit does, for a button inside the form. Resolves to whether it is valid. */
    check: async (name: Path<Input>): Promise<boolean> => {
      setFailure(undefined);
      const valid = await form.trigger(name);
      listErrors([name]);
      return valid;
    },
    call,
    busy: isSubmitting,
    /** For `<Form>`: the handler of the submit event. Ignores submits while one is in flight. */
    submit: (send: (values: Output) => unknown, onFailure?: () => void) => async (event: FormEvent) => {
      event.preventDefault();
      event.stopPropagation();
      if (sending.current) return;
      sending.current = true;
      setFailure(undefined);
      try {
        await form.handleSubmit(async (values) => {
          const done = await call(async () => void (await send(values)));
          if (!done) onFailure?.();
        })(event);
      } finally {
        sending.current = false;
        listErrors(names);
      }
    },
    /** For `<Form>`: errors in the order of the form. */
    problems: invalidFields.map((name) => ({ field: idOf(name), text: textOf(name) ?? '' })),
    failure,
    unsure,
    attempts,
    /** For `<Form>`: the form has one field, so that it shows no summary. */
    isSingle: singleField !== undefined,
    /** For `<Form>`: a failed call leaves the focus in the only field. */
    failureKeepsFocus,
    /** For `<Form>`: the refusal is shown at `refusedAt`. */
    isRefusedAtField: refusal !== undefined,
    /** Focuses the refused or the only field without clearing its error. */
    focusField: () => {
      const field = elementOf(refusal === undefined ? singleField : refusedAt);
      focusing.current = true;
      focusable(field)?.focus();
      focusing.current = false;
    },
  };
}

export type ZodForm<Input extends FieldValues, Output> = ReturnType<typeof useZodForm<Input, Output>>;

/** Normalises what was typed before the contract's rule checks it: `normalized(phoneNumber, VerifyResetCodeBody.shape.mobileNo)`. */
export function normalized<Output, Normal>(normalize: (typed: string) => Normal, rule: z.ZodMiniType<Output, Awaited<Normal>>): z.ZodMiniType<Output, string> {
  return z.pipe(z.pipe(z.string(), z.transform(normalize)), rule) as z.ZodMiniType<Output, string>;
}
