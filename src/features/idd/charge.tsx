import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '@/ui/visually-hidden';
import css from './charge.module.css';

/** Charge in MOP per minute, or a word; screen readers read a dash as "not applicable". */
export function Charge({ value }: { value: string }) {
  // A tariff has a thousand charges: only dashes call the translation hook.
  return value === '-' ? <NotApplicable /> : value;
}

/** Charge of a video call; `0` means not offered. */
export function VideoCharge({ value }: { value: string }) {
  return Number(value) === 0 ? <NotOffered value={value} /> : <Charge value={value} />;
}

function NotApplicable() {
  const { t } = useTranslation('idd');
  return (
    <>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>{t('notApplicable')}</VisuallyHidden>
    </>
  );
}

function NotOffered({ value }: { value: string }) {
  const { t } = useTranslation('idd');
  return (
    <span className={css.none}>
      <small>{t('notOffered')}</small> {value}
    </span>
  );
}
