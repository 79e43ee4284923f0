import { zodResolver } from '@hookform/resolvers/zod';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { type DefaultValues, type FieldValues, get, type Path, useForm } from 'react-hook-form';
import type { ZodMiniType } from 'zod/mini';
import { type CallFailure, isCallFailure } from './call-failure.ts';

/**
 * What a field says when it is wrong: one sentence for everything, or one by kind. `required` is an empty field, `invalid` everything
 * else; a rule of the form's own brings its kind as its error, such as `notSame`.
 */
export type FieldWords = string | ({ invalid: string } & Record<string, string>);

/** The words of every field that can be wrong, in the order of the form: the error summary lists them so. */
export type FormWords<Input extends FieldValues> = { [Name in Path<Input>]?: FieldWords };

interface ZodFormOptions<Input extends FieldValues, Output> {
  /** The contract's rules from `@/api/schemas/<area>`, extended by what only the page knows (agree, repeat). May change with the step. */
  schema: ZodMiniType<Output, Input>;
  defaultValues: DefaultValues<Input>;
  words: FormWords<Input>;
  /** When an error goes: as soon as the field is right again, or when the field gets the focus (LOGIN-11). */
  clearOn?: 'change' | 'focus' | undefined;
}

/** The rule that was broken, as a key into {@link FieldWords}; zod's own English never reaches a customer. */
function kindOf({ input }: { input?: unknown }): string {
  const empty = input === undefined || input === null || input === '' || input === false || (Array.isArray(input) && input.length === 0);
  return empty ? 'required' : 'invalid';
}

/**
 * A form on the contract's rules. Validates on submit; `<Form form={…}>` shows the summary, the server's refusal and the progress, and
 * `field(name)` goes into any input of `src/ui`: `<TextField {...form.field('email')} label={…} />`.
 */
export function useZodForm<Input extends FieldValues, Output>({ schema, defaultValues, words, clearOn = 'change' }: ZodFormOptions<Input, Output>) {
  const id = useId();
  const form = useForm<Input, unknown, Output>({
    resolver: zodResolver(schema, { error: kindOf }),
    defaultValues,
    // The summary takes the focus, not the first field: focusing a field may clear its error.
    shouldFocusError: false,
    reValidateMode: clearOn === 'focus' ? 'onSubmit' : 'onChange',
  });
  const { errors, isSubmitting } = form.formState;
  const [failure, setFailure] = useState<CallFailure>();
  const [listed, setListed] = useState<Path<Input>[]>([]);
  const [attempts, setAttempts] = useState(0);
  const sending = useRef(false);

  const names = Object.keys(words) as Path<Input>[];
  const idOf = (name: Path<Input>) => `${id}-${name}`;
  const textOf = (name: Path<Input>): string | undefined => {
    const kind = (get(errors, name) as { message?: unknown } | undefined)?.message;
    if (typeof kind !== 'string') return undefined;
    const own = words[name];
    return typeof own === 'string' ? own : (own?.[kind] ?? own?.invalid ?? kind);
  };

  // An entry that was put right does not come back by itself: the summary would take the focus while the customer types.
  const wrong = listed.filter((name) => textOf(name) !== undefined);
  useEffect(() => {
    if (wrong.length < listed.length) setListed(wrong);
  });

  /** Notes what is wrong now and lets the summary take the focus. */
  const listErrors = (among: readonly Path<Input>[]) => {
    setListed(among.filter((name) => form.getFieldState(name).error !== undefined));
    setAttempts((last) => last + 1);
  };

  /** Runs a call and shows its failure in the form. Answers whether it succeeded. */
  const call = async (send: () => Promise<unknown> | unknown): Promise<boolean> => {
    setFailure(undefined);
    try {
      await send();
      return true;
    } catch (error) {
      if (!isCallFailure(error)) throw error;
      setFailure(error);
      setAttempts((last) => last + 1);
      return false;
    }
  };

  return {
    ...form,
    /** What the ui inputs take. */
    field: (name: Path<Input>) => ({
      ...form.register(name),
      id: idOf(name),
      error: textOf(name),
      onFocus: clearOn === 'focus' ? () => form.clearErrors(name) : undefined,
    }),
    /** What a `RadioGroup` or another fieldset takes. */
    group: (name: Path<Input>) => ({ id: idOf(name), error: textOf(name) }),
    /** What each radio or checkbox of a group takes. */
    choice: (name: Path<Input>, value: string) => ({ ...form.register(name), value }),
    /** Validates one field as a submit would, for a button inside the form. Answers whether it is right. */
    check: async (name: Path<Input>): Promise<boolean> => {
      setFailure(undefined);
      const right = await form.trigger(name);
      listErrors([name]);
      return right;
    },
    /** Runs a call of another button of the form; its failure is shown like a failed submit. */
    call,
    /** True while the form is being sent. */
    busy: isSubmitting,
    /** For `<Form>`: the submit event's handler. A second submit while the first is under way does nothing. */
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
    /** For `<Form>`: what went wrong, in the order of the form. */
    problems: wrong.map((name) => ({ field: idOf(name), text: textOf(name) ?? '' })),
    failure,
    attempts,
  };
}

/** What {@link useZodForm} answers. */
export type ZodForm<Input extends FieldValues, Output> = ReturnType<typeof useZodForm<Input, Output>>;
