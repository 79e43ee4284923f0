import { useTranslation } from 'react-i18next';
import type { ChangePromotionMediaRequest } from '@/api/generated/settings';
import { lazyPart, usePreload } from '@/components/lazy-part';
import { AccountPage } from '@/components/page-head';
import { useSearchState } from '@/components/search-params';
import { FormSkeleton } from '@/forms/form-skeleton';
import { usePersistedState } from '@/forms/persisted-state';
import { useSession } from '@/session/session';
import { useViewFocus } from '@/ui/focus';
import { SETTINGS_PARAMS, type Setting, settingsOf } from './setting.ts';
import css from './settings.module.css';
import { SettingsList } from './settings-list.tsx';
import { VoltePanel } from './volte-panel.tsx';

export { loader } from './loader.ts';

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
  const [sent, setSent] = usePersistedState<ChangePromotionMediaRequest | null>('settings.sent', null, { inTab: true });
  const isPrepaid = session.state === 'in' && session.isPrepaid;
  const setting = settingsOf(isPrepaid).find((one) => one === state.view);
  const focusView = useViewFocus(setting, { ready: setting === undefined || setting === 'volte' });

  if (session.state !== 'in') return null;
  if (setting === undefined) {
    return (
      <AccountPage title={t('title')} description={t('description')}>
        <SettingsList isPrepaid={isPrepaid} sent={sent} onOpen={(view) => push({ view })} />
      </AccountPage>
    );
  }
  const lazy = { onReady: focusView, skeleton: <FormSkeleton fields={3} height="21rem" className={css.form} /> };
  const panels: Record<Setting, () => React.ReactNode> = {
    password: () => <PasswordForm mobileNo={session.mobileNo} {...lazy} />,
    promotion: () => <PromotionForm sent={sent} onSent={setSent} {...lazy} />,
    alert: () => <AlertPanel oneBillNumber={session.isOneBill ? session.mobileNo : undefined} {...lazy} />,
    volte: () => <VoltePanel />,
  };
  return (
    <AccountPage title={t(`${setting}.title`)} description={t('description')} back={{ label: t('back'), onBack: () => back({ view: 'list' }) }}>
      <div className={css.panel}>{panels[setting]()}</div>
    </AccountPage>
  );
}
