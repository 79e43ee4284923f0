import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChangePromotionMediaRequest } from '@/api/settings';
import { AccountPage } from '@/components/account-page';
import { useSession } from '@/session/session';
import { useStep } from '@/session/steps';
import { Note } from '@/ui/note';
import { TabPanel, Tabs } from '@/ui/tabs';
import { AlertPanel } from './alert-panel.tsx';
import { PasswordForm } from './password-form.tsx';
import { PromotionForm } from './promotion-form.tsx';
import { SETTINGS, settingAt } from './setting.ts';
import css from './settings.module.css';
import { VoltePanel } from './volte-panel.tsx';

export { loader } from './loader.ts';

const TABS = 'settings';

/** Four sub-tabs, the last one is stored (SET-01). */
export function Component() {
  const { t } = useTranslation('settings');
  const [index, setIndex] = useStep('SetIndex');
  const session = useSession();
  // No operation reads the opt-outs (decision B14), so the page keeps what was sent while it is open.
  const [sentMedia, setSentMedia] = useState<ChangePromotionMediaRequest>();
  const setting = settingAt(index);
  const customer = session.state === 'in' ? session : undefined;

  return (
    <AccountPage title={t('title')} description={t('description')}>
      <Tabs
        id={TABS}
        label={t('tabs.label')}
        items={SETTINGS.map((id) => ({ id, label: t(`tabs.${id}`) }))}
        value={setting}
        onChange={(id) => setIndex(String(SETTINGS.indexOf(id)))}
      />
      <TabPanel tabs={TABS} value={setting} focusable={setting === 'volte'} className={css.panel}>
        {setting === 'promotion' ? (
          <PromotionForm sent={sentMedia} onSent={setSentMedia} />
        ) : setting === 'alert' ? (
          <AlertPanel oneBillNumber={customer?.isOneBill === true ? customer.mobileNo : undefined} />
        ) : setting === 'volte' ? (
          <VoltePanel />
        ) : customer?.isPrepaid === true ? (
          <Note>{t('password.prepaid')}</Note>
        ) : (
          <PasswordForm mobileNo={customer?.mobileNo ?? ''} />
        )}
      </TabPanel>
    </AccountPage>
  );
}
