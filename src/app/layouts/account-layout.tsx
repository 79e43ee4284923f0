import { CreditCard, Headset } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, Outlet, useLocation } from 'react-router-dom';
import { brand } from '@/brand/brand';
import { Breadcrumb } from '@/components/page-head';
import { loadMessages } from '@/i18n/i18n';
import { paths } from '@/lib/paths';
import { USAGE_LINES } from '@/lib/usage';
import { useSession } from '@/session/session';
import { Icon } from '@/ui/icon';
import { ScrollRow } from '@/ui/tabs';
import { ACCOUNT_MESSAGES, accountRoutes, isSameTab } from '../account-route-table.ts';
import css from './account-layout.module.css';
import { accountName } from './account-menu.tsx';

export async function loader(): Promise<null> {
  await loadMessages(...ACCOUNT_MESSAGES);
  return null;
}

/** The frame of the account area. Visitors, who can only pay, see the page without it (decision A10). */
export function Component() {
  const { t } = useTranslation('account');
  const session = useSession();
  const { pathname } = useLocation();
  const current = accountRoutes.find(({ link }) => isSameTab(link, pathname));
  // In a prerendered page the session is not known yet, and is almost always a customer's.
  const inside = session.state !== 'out';
  const isHome = pathname === paths.prepaid;
  const isPrepaid = isHome || (session.state === 'in' && session.isPrepaid);

  // One tree for both, so that a log-out does not remount the page and its guard.
  return (
    <div className={css.ground}>
      <div className={`wrap ${inside ? css.area : css.alone}`}>
        <div className={inside ? `${css.trail} noPrint` : undefined}>
          <Breadcrumb
            current={isHome ? t('prepaid') : current ? t(`tabs.${current.tab}`) : t('mine')}
            through={inside && !isHome ? [isPrepaid ? { name: t('prepaid'), to: paths.prepaid } : { name: t('mine'), to: paths.bills }] : []}
          />
        </div>
        {inside ? <Side number={accountName(session)} isPrepaid={isPrepaid} current={current?.tab} /> : null}
        <div className={css.page}>
          <Outlet />
        </div>
      </div>
    </div>
  );
}

interface SideProps {
  number: string | undefined;
  isPrepaid: boolean;
  current: string | undefined;
}

function Side({ number, isPrepaid, current }: SideProps) {
  const { t } = useTranslation('account');
  const { pathname } = useLocation();
  return (
    <div className={`${css.side} noPrint`}>
      {/* ACCT-02 */}
      <p className={css.welcome}>
        {t('welcome')} <strong>{number ?? '\u00a0'}</strong>
      </p>
      <nav aria-label={t('mine')} className={css.nav}>
        <ScrollRow watch={pathname + t('mine')} className={css.row}>
          <ul className={css.list}>
            {isPrepaid ? (
              <li>
                <Link to={paths.prepaid} className={css.tab} aria-current={pathname === paths.prepaid ? 'page' : undefined}>
                  <Icon icon={CreditCard} className={css.sign} />
                  {t('prepaid')}
                </Link>
              </li>
            ) : null}
            {accountRoutes
              .filter(({ prepaid }) => !isPrepaid || prepaid)
              .map(({ tab, link, icon }) => (
                <li key={tab}>
                  <Link to={link} className={css.tab} aria-current={tab === current ? 'page' : undefined}>
                    <Icon icon={icon} className={css.sign} />
                    {t(`tabs.${tab}`)}
                  </Link>
                </li>
              ))}
          </ul>
        </ScrollRow>
      </nav>
      <div className={css.help}>
        <a href={`tel:${brand.hotline}`} className={css.hotline} aria-label={t('hotline.call', { ns: 'common', number: brand.hotline })}>
          <Icon icon={Headset} />
          {brand.hotline}
        </a>
        <p>{t('hotline')}</p>
        <p>{t('usageLines', { first: USAGE_LINES[0], second: USAGE_LINES[1] })}</p>
      </div>
    </div>
  );
}
