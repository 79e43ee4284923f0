import { BadgePercent, Globe, LogOut, MessagesSquare, PhoneCall, PhoneForwarded, Plane } from 'lucide-react';
import { type ComponentProps, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { brand } from '@/brand/brand';
import { PageHead, pageClass } from '@/components/page-head';
import { PageMeta } from '@/components/page-meta';
import { paths } from '@/lib/paths';
import { spacedNumber } from '@/lib/phone-number';
import { Button } from '@/ui/button';
import { cardClass } from '@/ui/card';
import { Icon } from '@/ui/icon';
import { ListRowContent, ListRows, listRowClass } from '@/ui/list-row';
import { NightCard } from '@/ui/night-card';
import { Price } from '@/ui/price';
import { OFFER_CARDS_MOP } from './offers.ts';
import css from './page.module.css';

type Row = { to: string; name: 'roaming' | 'calling' | 'charges' | 'idd00' | 'idd060' } & Pick<ComponentProps<typeof ListRowContent>, 'icon'>;

const services: readonly Row[] = [
  { name: 'roaming', to: paths.roamingServices, icon: Plane },
  { name: 'calling', to: paths.callingServices, icon: PhoneForwarded },
];
const tariffs: readonly Row[] = [
  { name: 'charges', to: paths.roaming, icon: Globe },
  { name: 'idd00', to: paths.idd00, icon: PhoneCall },
  { name: 'idd060', to: paths.idd060, icon: MessagesSquare },
];

interface PrepaidPageProps {
  /** 8 digits. */
  mobileNo: string;
  onLogOut: () => void;
}

/** ROUTE-07, ROLE-05, decision B02. */
export function PrepaidPage({ mobileNo, onLogOut }: PrepaidPageProps) {
  const { t } = useTranslation('prepaid');
  const { t: common } = useTranslation();
  const id = useId();
  return (
    <div className={pageClass}>
      <PageMeta title={t('title')} description={t('description')} hidden />
      <PageHead title={t('title')} lead={t('lead')} />
      <div className={css.columns}>
        <div className={css.main}>
          <NightCard
            label={t('welcome')}
            action={
              <Button variant="band" onClick={onLogOut}>
                <Icon icon={LogOut} />
                {common('account.logout')}
              </Button>
            }
          >
            <p className={css.number}>{spacedNumber(mobileNo)}</p>
          </NightCard>
          <Rows title={t('services')} rows={services} />
          <Rows title={t('tariffs')} rows={tariffs} />
        </div>
        <div className={css.side}>
          <section className={cardClass({ recommended: true })} aria-labelledby={`${id}-offer`}>
            <h2 id={`${id}-offer`} className={css.sideTitle}>
              <Icon icon={BadgePercent} size={24} />
              {t('offer.title')}
            </h2>
            <p className={css.sideText}>{t('offer.text')}</p>
            <ul className={css.cards} aria-label={t('offer.cards')}>
              {OFFER_CARDS_MOP.map((value) => (
                <li key={value}>
                  <Price size="inline" amount={value} />
                </li>
              ))}
            </ul>
          </section>
          <section className={cardClass()} aria-labelledby={`${id}-hotline`}>
            <h2 id={`${id}-hotline`} className={css.sideTitle}>
              {common('hotline.name')}
            </h2>
            <p className={css.sideText}>{t('hotline')}</p>
            <a href={`tel:${brand.hotline}`} aria-label={common('hotline.call', { number: brand.hotline })} className={css.hotline}>
              {brand.hotline}
            </a>
          </section>
        </div>
      </div>
    </div>
  );
}

function Rows({ title, rows }: { title: string; rows: readonly Row[] }) {
  const { t } = useTranslation('prepaid');
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={css.heading}>
        {title}
      </h2>
      <ListRows>
        {rows.map(({ to, name, icon }) => (
          <li key={to}>
            <Link to={to} className={listRowClass()}>
              <ListRowContent icon={icon} title={t(`${name}.name`)} text={t(`${name}.text`)} />
            </Link>
          </li>
        ))}
      </ListRows>
    </section>
  );
}
