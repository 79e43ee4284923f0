import { useTranslation } from 'react-i18next';
import css from './charge.module.css';

/** Whether a field of the tariff holds a figure; a dash, 不適用, N/A and nothing at all mean that there is no such service. */
export const isOffered = (value: string | undefined): value is string => value !== undefined && /^\d/.test(value);

interface ChargeProps {
  /** MOP, or a word for "not offered". */
  value: string | undefined;
  /** What it is charged by, such as /分鐘. */
  per?: string | undefined;
}

/** A charge with its currency and unit, for cards. */
export function Charge({ value, per }: ChargeProps) {
  const { t } = useTranslation('roaming');
  if (!isOffered(value)) return <NotOffered />;
  return (
    <>
      {t('charge', { amount: value })}
      {per === undefined ? null : <small className={css.per}>{per}</small>}
    </>
  );
}

/** A charge as a figure alone, for tables whose caption names currency and unit. */
export function Figure({ value }: ChargeProps) {
  return isOffered(value) ? value : <NotOffered />;
}

export function NotOffered() {
  const { t } = useTranslation('roaming');
  return <span className={css.none}>{t('notOffered')}</span>;
}
