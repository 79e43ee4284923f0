import { Clock, type LucideIcon, PhoneCall, Timer } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { brand } from '@/brand/brand';
import { Icon } from '@/ui/icon';
import css from './tariff-facts.module.css';

/** Hours (IDD-07, IDD-08), charging unit (IDD-06) and hotline. */
export function TariffFacts({ hours, hoursFact }: { hours: string; hoursFact: string }) {
  const { t } = useTranslation('idd');
  return (
    <dl className={css.facts}>
      <Fact icon={Clock} name={hours}>
        {hoursFact}
      </Fact>
      <Fact icon={Timer} name={t('unit')}>
        {t('unitFact')}
      </Fact>
      <Fact icon={PhoneCall} name={t('hotline')}>
        <a href={`tel:${brand.hotline}`} className={css.call}>
          {brand.hotline}
        </a>
        <span className={css.more}>{t('hotlineFact')}</span>
      </Fact>
    </dl>
  );
}

function Fact({ icon, name, children }: { icon: LucideIcon; name: string; children: ReactNode }) {
  return (
    <div className={css.fact}>
      <dt className={css.name}>
        <span className={css.tile}>
          <Icon icon={icon} />
        </span>
        {name}
      </dt>
      <dd className={css.value}>{children}</dd>
    </div>
  );
}
