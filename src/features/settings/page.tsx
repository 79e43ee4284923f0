import { useTranslation } from 'react-i18next';
import type { ChangePromotionMediaRequest } from '@/api/generated/settings';
import { AccountPage } from '@/components/account-page';
import { focusStep } from '@/components/focus-step';
import { lazyPart, usePreload } from '@/components/lazy-part';
import { LoadingSkeleton } from '@/components/loading-skeleton';
import { usePersistedState } from '@/forms/persisted-state';
import { useSession } from '@/session/session';
import { useStep } from '@/session/steps';
import { useViewFocus } from '@/ui/focus';
import { Skeleton } from '@/ui/skeleton';
import { SETTINGS, type Setting, settingAt, settingsOf } from './setting.ts';
import css from './settings.module.css';
import { SettingsList } from './settings-list.tsx';
import { VoltePanel } from './volte-panel.tsx';

export { loader } from './loader.ts';

// Loaded on demand: the list needs no form.
const PasswordForm = lazyPart(async () => (await import('./password-form')).PasswordForm);
const PromotionForm = lazyPart(async () => (await import('./promotion-form')).PromotionForm);
const AlertPanel = lazyPart(async () => (await import('./alert-panel')).AlertPanel);
const NEXT = [PromotionForm, AlertPanel, PasswordForm];

/** A row a setting, each of which opens its change; the last one opened is stored (SET-01, decision B75). */
export function Component() {
  const { t } = useTranslation('settings');
  usePreload(NEXT);
  const [view, setView] = useStep('settings');
  const [index] = useStep('SetIndex');
  const session = useSession();
  // No operation reads the choice (decision B14), so the tab keeps what was sent.
  const [sent, setSent] = usePersistedState<ChangePromotionMediaRequest | null>('settings.sent', null, { inTab: true });
  const setting = settingAt(index);
  const isPrepaid = session.state === 'in' && session.isPrepaid;
  const isOpen = view === 'open' && settingsOf(isPrepaid).includes(setting);
  const isLazy = isOpen && setting !== 'volte';
  const focusView = useViewFocus(isOpen ? setting : 'list', { ready: !isLazy, focus: focusStep });

  if (session.state !== 'in') return null;
  if (!isOpen) {
    return (
      <AccountPage title={t('title')} description={t('description')}>
        <SettingsList isPrepaid={isPrepaid} sent={sent} onOpen={(next) => setView('open', { also: { SetIndex: String(SETTINGS.indexOf(next)) } })} />
      </AccountPage>
    );
  }
  const lazy = { onReady: focusView, skeleton: <FormSkeleton /> };
  const panels: Record<Setting, () => React.ReactNode> = {
    password: () => <PasswordForm mobileNo={session.mobileNo} {...lazy} />,
    promotion: () => <PromotionForm sent={sent} onSent={setSent} {...lazy} />,
    alert: () => <AlertPanel oneBillNumber={session.isOneBill ? session.mobileNo : undefined} {...lazy} />,
    volte: () => <VoltePanel />,
  };
  return (
    <AccountPage title={t(`${setting}.title`)} description={t('description')} back={{ label: t('back'), onBack: () => setView('list', { back: true }) }}>
      <div className={css.panel}>{panels[setting]()}</div>
    </AccountPage>
  );
}

function FormSkeleton() {
  return (
    <LoadingSkeleton>
      <Skeleton height="24rem" radius="card" />
    </LoadingSkeleton>
  );
}
