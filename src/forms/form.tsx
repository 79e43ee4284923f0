import { type ReactNode, useEffect } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ErrorSummary } from '@/ui/error-summary';
import { FailureAlert } from './failure-alert.tsx';
import { type Unsure, useFailureText } from './failure-text.ts';
import css from './form.module.css';
import type { ZodForm } from './use-zod-form.ts';

interface FormProps<Input extends FieldValues, Output> {
  form: ZodForm<Input, Output>;
  /** Gets the values as the schema makes them. A call that it awaits and that fails is shown in the form: give such calls `inForm`. */
  onSubmit: (values: Output) => Promise<unknown> | unknown;
  /** For a form that must not be sent twice: what is said when nobody knows whether it arrived. */
  unsure?: Unsure | undefined;
  /** After a failed call, for instance to empty a password. */
  onFailure?: (() => void) | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** Says in the page's title that something is wrong, as long as it is. */
function useErrorTitle(wrong: boolean, prefix: string): void {
  useEffect(() => {
    if (!wrong) return;
    document.title = prefix + document.title;
    return () => {
      if (document.title.startsWith(prefix)) document.title = document.title.slice(prefix.length);
    };
  }, [wrong, prefix]);
}

/**
 * A native form on {@link useZodForm}: what is wrong stands in a summary at the top that takes the focus and leads to each field; what
 * the server refused stands there in its own words. The page must have loaded the texts `forms`.
 */
export function Form<Input extends FieldValues, Output>({ form, onSubmit, unsure, onFailure, className, children }: FormProps<Input, Output>) {
  const { t } = useTranslation('forms');
  const { problems, failure, attempts } = form;
  const refusal = useFailureText()(failure, unsure);
  useErrorTitle(problems.length > 0 || refusal !== undefined, t('errorTitle'));

  return (
    <form noValidate className={className} onSubmit={form.submit(onSubmit, onFailure)}>
      {problems.length === 0 && refusal === undefined ? null : (
        <div className={css.top}>
          <ErrorSummary title={t('summary', { count: problems.length })} errors={problems} attempt={attempts} />
          {refusal === undefined ? null : <FailureAlert text={refusal} attempt={attempts} />}
        </div>
      )}
      {children}
    </form>
  );
}
