import { type MouseEvent, type ReactNode, useEffect } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/button';
import { cx } from '@/ui/class-names';
import { ErrorSummary } from '@/ui/error-summary';
import { useFocus } from '@/ui/focus';
import { Note } from '@/ui/note';
import { PlaceLink, useFailureText } from './failure-text.tsx';
import css from './form.module.css';
import type { ZodForm } from './use-zod-form.ts';

interface FormProps<Input extends FieldValues, Output> {
  form: ZodForm<Input, Output>;
  /** Gets the parsed values. The form shows the failure of an awaited call; give such mutations `inForm`. */
  onSubmit: (values: Output) => unknown;
  /** Called after a failed call, such as to clear a password. */
  onFailure?: (() => void) | undefined;
  /** Below the message of a failed call that the server refused, such as a way to reset a PIN. */
  failureAction?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * A native form on {@link useZodForm} with an error summary at the top, which takes the focus and links to each field, and the message of a
 * failed call (use 11). A form with one field shows the message at the field, which keeps the focus. The page must have loaded the namespace `forms`.
 */
export function Form<Input extends FieldValues, Output>({ form, onSubmit, onFailure, failureAction, className, children }: FormProps<Input, Output>) {
  const { t } = useTranslation('forms');
  const { problems, failure, unsure, attempts, isSingle, failureKeepsFocus, isRefusedAtField } = form;
  const refusal = useFailureText()(failure, unsure);
  useErrorTitle(problems.length > 0 || refusal !== undefined, t('errorTitle'));

  const keepsFocus = isRefusedAtField || (isSingle && (problems.length > 0 || (failureKeepsFocus && refusal !== undefined)));
  const { focusField } = form;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per attempt
  useEffect(() => {
    if (keepsFocus && attempts > 0) focusField();
  }, [attempts]);
  const listed = isSingle ? [] : problems;

  return (
    <form noValidate className={className} onClickCapture={ignoreSecondClick} onSubmit={form.submit(onSubmit, onFailure)}>
      {listed.length === 0 && (refusal === undefined || isRefusedAtField) ? null : (
        <div className={css.top}>
          <ErrorSummary title={t('summary', { count: listed.length })} errors={listed} attempt={attempts} />
          {refusal === undefined || isRefusedAtField ? null : (
            <FailureAlert
              text={refusal}
              attempt={attempts}
              keepsFocus={keepsFocus}
              action={failure?.kind === 'business' ? failureAction : <PlaceLink failure={failure} />}
            />
          )}
        </div>
      )}
      {children}
    </form>
  );
}

/** Prefixes the document title while the form has errors (use 12). */
function useErrorTitle(hasErrors: boolean, prefix: string): void {
  useEffect(() => {
    if (!hasErrors) return;
    document.title = prefix + document.title;
    return () => {
      if (document.title.startsWith(prefix)) document.title = document.title.slice(prefix.length);
    };
  }, [hasErrors, prefix]);
}

/**
 * The second click of a double click submits nothing: where the first has failed already, its message would give way to that of a field that
 * the failure has cleared.
 */
function ignoreSecondClick(event: MouseEvent<HTMLFormElement>): void {
  if (event.detail > 1 && event.target instanceof Element && event.target.closest('[type=submit]') !== null) event.preventDefault();
}

/** Failure message at the top of a form. Takes the focus with each attempt, so that it is visible above a phone's keyboard. */
function FailureAlert({ text, attempt, keepsFocus, action }: { text: string; attempt: number; keepsFocus: boolean; action: ReactNode }) {
  return (
    <div ref={useFocus<HTMLDivElement>(keepsFocus ? 'field' : attempt, { onMount: !keepsFocus })} role="alert" tabIndex={-1}>
      <Note tone="remark">
        <p>{text}</p>
        {action === undefined ? null : <div className={css.action}>{action}</div>}
      </Note>
    </div>
  );
}

interface SubmitRowProps {
  label: string;
  busy: boolean;
  children?: ReactNode;
  /** Full-width button, as in dialogs. */
  wide?: boolean | undefined;
  /** Another button is the main one. */
  quiet?: boolean | undefined;
  className?: string | undefined;
}

/** Buttons at the end of a form. On phones the main button takes the remaining width. */
export function SubmitRow({ label, busy, children, wide, quiet = false, className }: SubmitRowProps) {
  const { t } = useTranslation();
  return (
    <div className={cx(css.row, className)}>
      {children}
      <Button type="submit" variant={quiet ? 'secondary' : 'primary'} wide={wide} busy={busy} busyLabel={t('loading')} className={css.main}>
        {label}
      </Button>
    </div>
  );
}
