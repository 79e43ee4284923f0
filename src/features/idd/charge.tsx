import { useTranslation } from 'react-i18next';
import css from './charge.module.css';

/** A charge as the tariff has it: MOP per minute, or a word. A dash is read as "not applicable". */
export function Charge({ value }: { value: string }) {
  const { t } = useTranslation('idd');
  if (value !== '-') return value;
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="visuallyHidden">{t('notApplicable')}</span>
    </>
  );
}

/** A video charge; `0` means that video calls are not offered, and says so. */
export function VideoCharge({ value }: { value: string }) {
  const { t } = useTranslation('idd');
  if (Number(value) !== 0) return <Charge value={value} />;
  return (
    <span className={css.none}>
      <small>{t('notOffered')}</small> {value}
    </span>
  );
}
