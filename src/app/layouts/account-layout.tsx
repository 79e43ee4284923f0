import { ChartNoAxesColumn, CreditCard, Gauge, Globe, Headset, type LucideIcon, MessageSquareText, PhoneCall, ReceiptText, Settings } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, Outlet, useLocation } from 'react-router-dom';
import { brand } from '@/brand/brand';
import { Breadcrumb } from '@/components/breadcrumb';
import { USAGE_LINES } from '@/lib/account-facts';
import { paths } from '@/lib/paths';
import { spacedNumber } from '@/lib/phone-number';
import { useSession } from '@/session/session';
import { Icon } from '@/ui/icon';
import { ScrollRow } from '@/ui/scroll-row';
import css from './account-layout.module.css';

/** The eight tabs (ACCT-01). */
const tabs = [
  { name: 'settings', to: paths.settings, icon: Settings },
  { name: 'bills', to: paths.bills, icon: ReceiptText },
  { name: 'usage', to: paths.usage, icon: ChartNoAxesColumn },
  { name: 'payment', to: paths.payment, icon: CreditCard },
  { name: 'topUp', to: paths.topUp, icon: Gauge },
  { name: 'roaming', to: paths.roamingServices, icon: Globe },
  { name: 'calling', to: paths.callingServices, icon: PhoneCall },
  { name: 'sms', to: paths.sms, icon: MessageSquareText },
] as const satisfies readonly { name: string; to: string; icon: LucideIcon }[];

/** The path without its last part: another number at the end is the same tab (decision A19). */
const tabPath = (path: string) => path.slice(0, path.lastIndexOf('/'));

/** Whom the account greets: the mobile number, read from the browser's storage (ACCT-02). */
function Welcome({ mobileNo, className }: { mobileNo: string | undefined; className?: string | undefined }) {
  const { t } = useTranslation('account');
  return (
    <p className={className}>
      {t('welcome')} <strong>{mobileNo === undefined ? '\u00a0' : spacedNumber(mobileNo)}</strong>
    </p>
  );
}

/**
 * What stands around every page of the account: the way back, the greeting, the eight tabs (beside the page, on phones a bar above it) and
 * the hotline. A visitor, who may only pay, sees the page alone (decision A10).
 */
export function AccountLayout() {
  const { t } = useTranslation('account');
  const session = useSession();
  const { pathname } = useLocation();
  const current = tabs.find(({ to }) => tabPath(to) === tabPath(pathname));
  // In a page that is drawn ahead it is not known yet who is there, and almost always it is a customer.
  const inside = session.state !== 'out';

  // One tree for both: a page that lives through a log-out must not be made anew by it, nor may its guard.
  return (
    <div className={css.ground}>
      <div className={`wrap ${inside ? css.area : css.alone}`}>
        <div className={inside ? css.trail : undefined}>
          <Breadcrumb current={current ? t(`tabs.${current.name}`) : t('mine')} through={inside ? [{ name: t('mine'), to: paths.bills }] : []} />
        </div>
        {inside ? <Side mobileNo={session.state === 'in' ? session.mobileNo : undefined} current={current?.name} /> : null}
        <div className={css.page}>
          <Outlet />
        </div>
      </div>
    </div>
  );
}

/** The greeting, the tabs and the hotline. */
function Side({ mobileNo, current }: { mobileNo: string | undefined; current: string | undefined }) {
  const { t } = useTranslation('account');
  const { t: common } = useTranslation();
  const { pathname } = useLocation();
  return (
    <div className={css.side}>
      <Welcome mobileNo={mobileNo} className={css.welcome} />
      <nav aria-label={t('mine')} className={css.nav}>
        <ScrollRow watch={pathname} className={css.row}>
          <ul className={css.list}>
            {tabs.map(({ name, to, icon }) => (
              <li key={name}>
                <Link to={to} className={css.tab} aria-current={name === current ? 'page' : undefined}>
                  <Icon icon={icon} className={css.sign} />
                  {t(`tabs.${name}`)}
                </Link>
              </li>
            ))}
          </ul>
        </ScrollRow>
      </nav>
      <div className={css.help}>
        <a href={`tel:${brand.hotline}`} className={css.hotline} aria-label={common('hotline.call', { number: brand.hotline })}>
          <Icon icon={Headset} />
          {brand.hotline}
        </a>
        <p>{t('hotline')}</p>
        <p>{t('usageLines', { first: USAGE_LINES[0], second: USAGE_LINES[1] })}</p>
      </div>
    </div>
  );
}
