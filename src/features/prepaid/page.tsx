import { BanknoteArrowUp, Globe, MessagesSquare, PhoneCall } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useUssdGroups } from '@/api/generated/ussd';
import { prices } from '@/brand/brand';
import { AccountPage } from '@/components/page-head';
import { LoadingSkeleton, optionalRead } from '@/components/query-state';
import { paths } from '@/lib/paths';
import { Icon } from '@/ui/icon';
import { ListRowContent, type ListRowContentProps, ListRows, listRowClass } from '@/ui/lists';
import { cardClass, Section } from '@/ui/section';
import { Skeleton } from '@/ui/skeleton';
import { BalanceCard } from './balance-card.tsx';
import css from './page.module.css';
import { balanceService, topUpService, voucherCode, withWholeCode } from './services.ts';
import { VoucherForm } from './voucher-form.tsx';

type Row = { to: string; name: 'charges' | 'idd00' | 'idd060' } & Pick<ListRowContentProps, 'icon'>;

const tariffs: readonly Row[] = [
  { name: 'charges', to: paths.roaming, icon: Globe },
  { name: 'idd00', to: paths.idd00, icon: PhoneCall },
  { name: 'idd060', to: paths.idd060, icon: MessagesSquare },
];

/** `serviceType` of the roaming services, among which are those of the card (USSD-12). */
const ROAMING = 1;

/** ROUTE-07, ROLE-05, decision B02; `mobileNo` has 8 digits. */
export function PrepaidPage({ mobileNo }: { mobileNo: string }) {
  const { t } = useTranslation('prepaid');
  const { data, isPending, isError, refetch } = useUssdGroups({ serviceType: ROAMING }, optionalRead);
  const list = data?.list ?? [];
  const topUp = topUpService(list);
  const code = voucherCode(topUp?.ussdContent ?? '');
  return (
    <AccountPage title={t('title')} description={t('description')}>
      <div className={css.columns}>
        <BalanceCard
          mobileNo={mobileNo}
          service={balanceService(list)}
          isPending={isPending}
          onRetry={data === undefined && isError ? () => void refetch() : undefined}
        />
        <Section
          title={
            <>
              <Icon icon={BanknoteArrowUp} size={24} />
              {t('topUp.title')}
            </>
          }
          titleClass={css.sideTitle}
          className={cardClass({}, css.topUp)}
        >
          {isPending ? (
            <LoadingSkeleton className={css.waiting}>
              <Skeleton height="15.5rem" radius="input" />
            </LoadingSkeleton>
          ) : topUp === undefined ? (
            <p className={css.sideText}>{t('topUp.text')}</p>
          ) : (
            <>
              <p className={css.steps}>{withWholeCode(topUp.ussdContent ?? '')}</p>
              {code === undefined ? null : <VoucherForm code={code} />}
            </>
          )}
        </Section>
        <Rows />
      </div>
    </AccountPage>
  );
}

/** What is public; the services of the card are tabs. */
function Rows() {
  const { t } = useTranslation('prepaid');
  return (
    <Section title={t('tariffs')} titleClass={css.heading}>
      <ListRows>
        {tariffs.map(({ to, name, icon }) => (
          <li key={to}>
            <Link to={to} className={listRowClass()}>
              <ListRowContent icon={icon} title={t(`${name}.name`)} text={t(`${name}.text`)} />
            </Link>
          </li>
        ))}
      </ListRows>
      <p className={css.offer}>{t('offer', prices.prepaidOfferCards)}</p>
    </Section>
  );
}
