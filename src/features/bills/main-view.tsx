import { ChartNoAxesColumn, FileText, Mail, RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useBillSummary } from '@/api/generated/bills';
import { prices } from '@/brand/brand';
import { ListRow } from '@/components/account-links';
import { AccountPage } from '@/components/page-head';
import { dayAndMonth } from '@/lib/macau-date';
import { paths } from '@/lib/paths';
import { useLanguage } from '@/session/language';
import type { Session } from '@/session/session';
import { ListRows } from '@/ui/lists';
import { Section } from '@/ui/section';
import { BalanceCard } from './balance-card.tsx';
import { DataCard } from './data-card.tsx';
import { Glance } from './glance.tsx';
import css from './main-view.module.css';
import type { SubView } from './views.ts';

/** BILL-01, BILL-04; the overview of the account (decision B78). */
export function MainView({ customer, onOpen }: { customer: Extract<Session, { state: 'in' }>; onOpen: (view: SubView) => void }) {
  const { t } = useTranslation('bills');
  return (
    <AccountPage title={t('title')} description={t('description')}>
      <div className={css.overview}>
        <BalanceCard customer={customer} onSeeBill={() => onOpen('bill')} />
        <DataCard />
      </div>
      <Section title={t('glance.title')} titleClass={css.heading} className={`${css.services} noPrint`}>
        <Glance onUnbilled={() => onOpen('unbilled')} />
      </Section>
      <Services onOpen={onOpen} />
      <p className={css.facts}>{t('facts')}</p>
    </AccountPage>
  );
}

const SERVICES = [
  ['bill', FileText],
  ['usage', ChartNoAxesColumn],
  ['email', Mail],
  ['reissue', RefreshCw],
] as const;

/** BILL-04. Unbilled usage, the sub-view that the specification leaves unnamed (decision B01), is behind the card of the airtime. */
export function Services({ onOpen }: { onOpen: (view: SubView) => void }) {
  const { t } = useTranslation('bills');
  const language = useLanguage();
  const latest = useBillSummary().data?.invoice.cycleDateStr;
  const facts: Partial<Record<SubView | 'usage', ReactNode>> = {
    bill: latest === undefined ? undefined : t('services.latest', { date: dayAndMonth(latest, language) }),
    reissue: t('services.fee', { fee: prices.reissue }),
  };
  return (
    <Section title={t('services.title')} titleClass={css.heading} className={`${css.services} noPrint`}>
      <ListRows>
        {SERVICES.map(([name, icon]) => {
          const leads = name === 'usage' ? { to: paths.usage } : { onPress: () => onOpen(name) };
          return <ListRow key={name} icon={icon} title={t(`services.${name}`)} text={t(`services.${name}Text`)} fact={facts[name]} {...leads} />;
        })}
      </ListRows>
    </Section>
  );
}
