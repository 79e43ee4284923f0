import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { Logo } from '@/brand/logo';
import { NightScene } from '@/brand/night-scene';
import { paths } from '@/lib/paths';
import { safePath } from '@/lib/safe-href';
import { showToast } from '@/lib/toasts';
import { closeLogin, type LoginPrompt, useLoginPrompt } from '@/session/login-prompt';
import { customerNumber } from '@/session/session';
import { Dialog } from '@/ui/dialog';
import { Note } from '@/ui/note';
import { TabPanel, Tabs } from '@/ui/tabs';
import css from './login-dialog.module.css';
import { LoginForm } from './login-form.tsx';
import { ResetPanel } from './reset-panel.tsx';
import type { AccountType } from './rules.ts';

const TABS = 'account-access';

/** The log-in and reset dialog (LOGIN-01), opened by `openLogin()`. Its messages are loaded with it (src/app/layouts/site-layout.tsx). */
export function LoginDialog() {
  const prompt = useLoginPrompt();
  // The press is painted before the dialog is rendered.
  const isPainted = useDeferredValue(prompt.open, false);
  return prompt.open && isPainted ? <OpenLogin prompt={prompt} /> : null;
}

function OpenLogin({ prompt }: { prompt: LoginPrompt }) {
  const { t } = useTranslation('auth');
  const navigate = useNavigate();
  const { search } = useLocation();
  const [tab, setTab] = useState(prompt.tab);
  const [number, setNumber] = useState('');
  /** Whose session has expired. */
  const [before] = useState(customerNumber);

  const loggedIn = (type: AccountType) => {
    closeLogin();
    const returnPath = type === 'POSTPAID' || prompt.interrupted === true ? safePath(prompt.returnTo) : undefined;
    // Another customer begins at the first step.
    const isOther = before !== '' && before !== customerNumber();
    void navigate((isOther ? returnPath?.replace(/\?.*/, '') : returnPath) ?? (type === 'PREPAID' ? paths.prepaid + search : paths.bills));
  };
  const reset = () => {
    closeLogin();
    showToast('success', t('reset.doneText'), t('reset.doneTitle'));
  };

  return (
    <Dialog
      open
      onClose={closeLogin}
      title={t('title')}
      closeLabel={t('close')}
      size="wide"
      className={css.dialog}
      art={
        <>
          <NightScene className={css.scene} />
          <div className={css.overlay}>
            <Logo onDark />
            <p className={css.copy}>{t('art')}</p>
          </div>
        </>
      }
    >
      <Tabs
        id={TABS}
        label={t('title')}
        items={[
          { id: 'login', label: t('tab.login') },
          { id: 'reset', label: t('tab.reset') },
        ]}
        value={tab}
        onChange={setTab}
      />
      {prompt.reason === undefined || tab !== 'login' ? null : <Note className={css.reason}>{t(`reason.${prompt.reason}`)}</Note>}
      <TabPanel tabs={TABS} value={tab} focusable={false} className={css.panel}>
        {tab === 'login' ? (
          <LoginForm number={number} onNumber={setNumber} onForgot={() => setTab('reset')} onLoggedIn={loggedIn} />
        ) : (
          <ResetPanel number={number} onNumber={setNumber} onDone={reset} />
        )}
      </TabPanel>
    </Dialog>
  );
}
