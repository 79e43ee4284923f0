import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/button';
import { cx } from '@/ui/class-names';
import css from './submit-row.module.css';

interface SubmitRowProps {
  label: string;
  /** `form.busy`. */
  busy: boolean;
  /** Secondary buttons before the main one. */
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
