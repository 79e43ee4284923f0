import type { QueryClient } from '@tanstack/react-query';
import { BellRing, IdCard, KeyRound, type LucideIcon, Mail, Megaphone, MessageSquareLock, Smartphone } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type ChangePromotionMediaRequest,
  getDataUsageAlertQueryOptions,
  getVolteStatusQueryOptions,
  useDataUsageAlert,
  useVolteStatus,
} from '@/api/generated/settings';
import { ListRow } from '@/components/account-links';
import { lazyPart, usePreload } from '@/components/lazy-part';
import { AccountPage } from '@/components/page-head';
import { optionalRead } from '@/components/query-state';
import { useSearchState } from '@/components/search-params';
import { FormSkeleton } from '@/forms/form-skeleton';
import { usePersistedState } from '@/forms/persisted-state';
import { paths } from '@/lib/paths';
import { megabytesText } from '@/lib/usage';
import { sessionToken, useSession } from '@/session/session';
import { readStored } from '@/session/storage';
import { useViewFocus } from '@/ui/focus';
import { ListRowContent, ListRows, listRowClass } from '@/ui/lists';
import { Skeleton } from '@/ui/skeleton';
import { PROMOTION_MEDIA } from './facts.ts';
import { SETTINGS_PARAMS, type Setting, settingsOf } from './setting.ts';
import css from './settings.module.css';
import { VoltePanel, volteOf } from './volte-panel.tsx';

/** Prefetches the states that the rows show. */
export function loader(queryClient: QueryClient): void {
  if (sessionToken() === '') return;
  void queryClient.prefetchQuery(getVolteStatusQueryOptions(optionalRead));
  if (!readStored('prepaidAccountToken')) void queryClient.prefetchQuery(getDataUsageAlertQueryOptions(optionalRead));
}

// Loaded on demand: the list needs no form.
const PasswordForm = lazyPart(async () => (await import('./password-form')).PasswordForm);
const PromotionForm = lazyPart(async () => (await import('./promotion-form')).PromotionForm);
const AlertPanel = lazyPart(async () => (await import('./alert-panel')).AlertPanel);
const NEXT = [PromotionForm, AlertPanel, PasswordForm];

/** A row a setting, each of which opens its change (SET-01, decision B75). */
export function Component() {
  const { t } = useTranslation('settings');
  usePreload(NEXT);
  const { state, push, back } = useSearchState(SETTINGS_PARAMS);
  const session = useSession();
  // No operation reads the choice (decision B14), so the tab keeps what was sent.
  const [sent, setSent] = usePersistedState<Sent>('settings.sent', null, { inTab: true });
  const isPrepaid = session.state === 'in' && session.isPrepaid;
  const setting = settingsOf(isPrepaid).find((one) => one === state.view);
  useViewFocus(setting);

  if (session.state !== 'in') return null;
  if (setting === undefined) {
    return (
      <AccountPage title={t('title')} description={t('description')}>
        <SettingsList isPrepaid={isPrepaid} sent={sent} onOpen={(view) => push({ view })} />
      </AccountPage>
    );
  }
  const skeleton = <FormSkeleton fields={3} height="21rem" className={css.form} />;
  const panels: Record<Setting, () => React.ReactNode> = {
    password: () => <PasswordForm mobileNo={session.mobileNo} skeleton={skeleton} />,
    promotion: () => <PromotionForm sent={sent} onSent={setSent} skeleton={skeleton} />,
    alert: () => <AlertPanel oneBillNumber={session.isOneBill ? session.mobileNo : undefined} skeleton={skeleton} />,
    volte: () => <VoltePanel />,
  };
  return (
    <AccountPage key={setting} title={t(`${setting}.title`)} description={t('description')} back={{ label: t('back'), onBack: () => back({ view: 'list' }) }}>
      <div className={css.panel}>{panels[setting]()}</div>
    </AccountPage>
  );
}

const icons: Record<Setting, LucideIcon> = { password: KeyRound, promotion: Megaphone, alert: BellRing, volte: Smartphone };

type Sent = ChangePromotionMediaRequest | null;

/** Rows with the present state; each state loads and fails alone. */
function SettingsList({ isPrepaid, sent, onOpen }: { isPrepaid: boolean; sent: Sent; onOpen: (setting: Setting) => void }) {
  const { t } = useTranslation('settings');
  const alert = useDataUsageAlert({ query: { ...optionalRead.query, enabled: !isPrepaid } });
  const volte = useVolteStatus(optionalRead);
  const wanted = sent && PROMOTION_MEDIA.filter((medium) => !sent[medium]).map((medium) => t(`promotion.short.${medium}`));
  const levels = alert.data?.levels.map(megabytesText);
  const facts: Record<Setting, ReactNode> = {
    password: undefined,
    // No operation reads an earlier choice (decision B14).
    promotion: <State>{wanted && (wanted.join(t('and')) || t('promotion.noneWanted'))}</State>,
    alert: <State isPending={alert.isPending}>{levels && (levels.join(t('and')) || t('alert.off'))}</State>,
    volte: <State isPending={volte.isPending}>{volte.data === undefined ? null : t(volteOf(volte.data).label)}</State>,
  };
  return (
    <ListRows>
      {isPrepaid ? (
        <li className={listRowClass()}>
          <ListRowContent icon={MessageSquareLock} title={t('codeLogin.title')} text={t('codeLogin.text')} sign={null} />
        </li>
      ) : null}
      {settingsOf(isPrepaid).map((setting) => (
        <ListRow
          key={setting}
          icon={icons[setting]}
          title={t(`${setting}.row`)}
          text={t(`${setting}.text`)}
          fact={facts[setting]}
          onPress={() => onOpen(setting)}
        />
      ))}
      {/* Looked for here, done elsewhere. */}
      {isPrepaid ? null : <ListRow to={paths.emailBill()} icon={Mail} title={t('emailBill.row')} text={t('emailBill.text')} />}
      <ListRow to={paths.address()} icon={IdCard} title={t('account.personal', { ns: 'common' })} text={t('personalText')} />
    </ListRows>
  );
}

/** The state of a setting: a skeleton while it is read, nothing where it is not known. */
function State({ isPending = false, children }: { isPending?: boolean; children: ReactNode }) {
  if (isPending) return <Skeleton width="7rem" className={css.waiting} />;
  return children ? <span className={css.state}>{children}</span> : null;
}
