import { useTranslation } from 'react-i18next';
import css from './charge.module.css';

/** True for a number; a dash, 不適用, N/A or a missing value mean that the service is not offered. */
export const isOffered = (value: string | undefined): value is string => value !== undefined && /^\d/.test(value);

interface ChargeProps {
  /** MOP, or a word for "not offered". */
  value: string | undefined;
  /** Unit of charging, such as /分鐘. */
  per?: string | undefined;
}

/** Charge with currency and unit, for cards. */
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

/** Charge without currency and unit, for tables whose caption names them. */
export function ChargeFigure({ value }: ChargeProps) {
  return isOffered(value) ? value : <NotOffered />;
}

export function NotOffered() {
  const { t } = useTranslation('roaming');
  return <span className={css.none}>{t('notOffered')}</span>;
}
