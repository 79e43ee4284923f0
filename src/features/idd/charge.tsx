import { useTranslation } from 'react-i18next';
import css from './charge.module.css';

/** A charge as the tariff has it: MOP per minute, or a word. A dash is read as "not applicable". */
export function Charge({ value }: { value: string }) {
  // The texts are asked for only where there is one: a tariff has a thousand charges.
  return value === '-' ? <NotApplicable /> : value;
}

/** A video charge; `0` means that video calls are not offered, and says so. */
export function VideoCharge({ value }: { value: string }) {
  return Number(value) === 0 ? <NotOffered value={value} /> : <Charge value={value} />;
}

function NotApplicable() {
  const { t } = useTranslation('idd');
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="visuallyHidden">{t('notApplicable')}</span>
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
