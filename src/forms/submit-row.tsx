import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/button';
import { cx } from '@/ui/class-names';
import css from './submit-row.module.css';

interface SubmitRowProps {
  /** What the button does, such as 登入. */
  label: string;
  /** `form.busy`. */
  busy: boolean;
  /** Other ways out, before the main button: fill in again, back. */
  children?: ReactNode;
  /** The button takes the whole width, as in pop-ups. */
  wide?: boolean | undefined;
  className?: string | undefined;
}

/** The end of a form. On phones the main button takes what the others leave. */
export function SubmitRow({ label, busy, children, wide, className }: SubmitRowProps) {
  const { t } = useTranslation();
  return (
    <div className={cx(css.row, className)}>
      {children}
      <Button type="submit" variant="primary" wide={wide} busy={busy} busyLabel={t('loading')} className={css.main}>
        {label}
      </Button>
    </div>
  );
}
