import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '@/ui/visually-hidden';
import css from './charge.module.css';

/** Charge in MOP per minute, or a word; screen readers read a dash as "not applicable". */
export function Charge({ value }: { value: string }) {
  // A tariff has a thousand charges: only dashes call the translation hook.
  return value === '-' ? <NotApplicable /> : value;
}

/** Charge of a video call; `0` means not offered, and is never shown beside the word (decision B92). */
export function VideoCharge({ value }: { value: string }) {
  return Number(value) === 0 ? <NotOffered /> : <Charge value={value} />;
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

function NotOffered() {
  const { t } = useTranslation('idd');
  return <small className={css.none}>{t('notOffered')}</small>;
}
