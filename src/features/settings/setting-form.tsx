import { type ReactNode, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Form } from '@/forms/form';
import type { ZodForm } from '@/forms/use-zod-form';
import { useFocus } from '@/ui/focus';
import { Note } from '@/ui/note';
import css from './settings.module.css';

interface SettingFormProps<Input extends FieldValues, Output> {
  form: ZodForm<Input, Output>;
  doneTitle: string;
  /** Resolves to the server's message. */
  save: (values: Output) => Promise<string>;
  children: ReactNode;
}

/** A form with the server's confirmation above it. */
export function SettingForm<Input extends FieldValues, Output>({ form, doneTitle, save, children }: SettingFormProps<Input, Output>) {
  const [message, setMessage] = useState<string>();
  const heading = useFocus(message, { onMount: false });
  const submit = async (values: Output) => {
    setMessage(undefined);
    setMessage(await save(values));
  };
  return (
    <>
      {message === undefined ? null : (
        <Note tone="ok" className={css.done}>
          <h2 ref={heading} tabIndex={-1} className={css.doneTitle}>
            {doneTitle}
          </h2>
          <p>{message}</p>
        </Note>
      )}
      <Form form={form} className={css.form} onSubmit={submit}>
        {children}
      </Form>
    </>
  );
}
