import { ArrowUpRight, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Destination } from '@/api/generated/roaming';
import { ServerLink } from '@/components/links';
import { safeHref, safePath } from '@/lib/safe-href';
import { Badge } from '@/ui/badge';
import { Icon } from '@/ui/icon';
import { Price } from '@/ui/price';
import { Section } from '@/ui/section';
import css from './offers.module.css';

type Offer = NonNullable<Destination['offers']>[number];

/** Roaming plans for data at a destination, day passes first. */
export function Offers({ offers }: { offers: readonly Offer[] }) {
  const { t } = useTranslation('roaming');
  return (
    <Section level={3} title={t('offers.title')} titleClass={css.title} className={css.section}>
      <ul className={css.offers}>
        {offers.map(({ id: plan, name, price, days, data, link = '' }) => {
          const [amount = '', cents] = price.split('.');
          const external = safeHref(link) !== undefined && safePath(link) === undefined;
          return (
            <li key={plan} className={css.offer}>
              <div className={css.what}>
                <h4 className={css.name}>
                  <ServerLink href={link} newTab={external} className={css.link}>
                    {name}
                  </ServerLink>
                </h4>
                {days === 1 ? <Badge tone="info">{t('offers.auto')}</Badge> : null}
                <p className={css.data}>{days === 1 ? data : t('offers.average', { data, amount: Math.round(Number(price) / days) })}</p>
              </div>
              <p>
                <Price amount={amount} cents={cents} size="summary" per={days === 1 ? t('offers.perDay') : t('offers.perDays', { count: days })} />
              </p>
              {safeHref(link) === undefined ? null : (
                <span aria-hidden="true" className={css.sign}>
                  {t(external ? 'offers.buy' : 'offers.details')}
                  <Icon icon={external ? ArrowUpRight : ChevronRight} />
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
