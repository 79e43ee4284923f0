import { CalendarClock } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { type SmsPreview, useSmsTasks } from '@/api/sms';
import { AccountPage } from '@/components/account-page';
import { lazyPart } from '@/components/lazy-part';
import { LoadingSkeleton } from '@/components/loading-skeleton';
import { usePersistedState } from '@/forms/persisted-state';
import { destination } from '@/lib/destination';
import { showToast } from '@/lib/toasts';
import { useStep } from '@/session/steps';
import { Button } from '@/ui/button';
import { useViewFocus } from '@/ui/focus';
import { Icon } from '@/ui/icon';
import { Skeleton } from '@/ui/skeleton';
import { TabPanel, Tabs } from '@/ui/tabs';
import { Compose } from './compose.tsx';
import { emptyMessage } from './compose-rules.ts';
import { macauToday } from './schedule.ts';
import css from './sms.module.css';
import { useComposeForm } from './use-compose-form.ts';
import { useSend } from './use-send.ts';
import { VIEWS, viewAt } from './view.ts';

export { loader } from './loader.ts';

const ConfirmView = lazyPart(async () => (await import('./confirm-view')).ConfirmView);
const RecordPanel = lazyPart(async () => (await import('./record-panel')).RecordPanel);
const TasksView = lazyPart(async () => (await import('./tasks-view')).TasksView);

const TABS = 'sms';
/** History state of the confirmation: the browser's Back returns to the message, not to the previous page. */
const CONFIRM = { sms: 'confirm' };

/** Send, record and scheduled messages; the last view is stored (SMS-01, SMS-02). */
export function Component() {
  const { t } = useTranslation('sms');
  const [index, setIndex] = useStep('smsIndex');
  const form = useComposeForm();
  const tasks = useSmsTasks();
  const navigate = useNavigate();
  const location = useLocation();
  const [preview, setPreview] = usePersistedState<SmsPreview | undefined>('sms.preview', undefined, { inTab: true });
  const [failure, setFailure] = useState<string>();
  const view = viewAt(index);
  const atConfirm = view === 'send' && preview !== undefined && (location.state as Partial<typeof CONFIRM> | null)?.sms === 'confirm';
  const onConfirm = useRef(atConfirm);
  onConfirm.current = atConfirm;
  /** False also on another page, which the customer may open while the message is being sent. */
  const confirmShown = () => onConfirm.current && destination().pathname === location.pathname;

  const { send, sending } = useSend({
    // Resets the page; the mutation invalidates record and scheduled messages (decision B11).
    onSent: () => {
      showToast('success', t('done.sent'), t('done.title'));
      form.reset(emptyMessage(macauToday(Date.now())));
      setPreview(undefined);
      if (confirmShown()) void navigate('.', { replace: true, state: { ...(location.state as object | null), sms: undefined } });
    },
    onFailed: (text) => (confirmShown() ? setFailure(text) : showToast('error', text)),
  });
  // The confirmation stays while sending, even after Back.
  const confirming = preview !== undefined && (atConfirm || sending);
  const focusView = useViewFocus(confirming, { ready: !confirming });

  const go = (next: (typeof VIEWS)[number]) => setIndex(String(VIEWS.indexOf(next)));
  const count = tasks.data?.length ?? 0;

  const skeleton = (
    <LoadingSkeleton>
      <Skeleton height="16rem" radius="card" />
    </LoadingSkeleton>
  );

  if (confirming) {
    const back = () => void navigate(-1);
    return (
      <AccountPage title={t('confirm.title')} back={sending ? undefined : { label: t('confirm.back'), onBack: back }}>
        <ConfirmView
          skeleton={skeleton}
          onReady={focusView}
          preview={preview}
          sending={sending}
          failure={failure}
          onCancel={back}
          onSend={() => {
            setFailure(undefined);
            void send(preview);
          }}
        />
      </AccountPage>
    );
  }
  if (view === 'tasks') {
    return (
      <AccountPage title={t('tasks.title')} back={{ label: t('tasks.back'), onBack: () => setIndex('0', { back: true }) }}>
        <TasksView skeleton={skeleton} query={tasks} onCompose={() => go('send')} />
      </AccountPage>
    );
  }
  return (
    <AccountPage
      title={t('title')}
      description={t('description')}
      actions={
        <Button onClick={() => go('tasks')}>
          <Icon icon={CalendarClock} />
          {t('tasks.title')}
          {count > 0 ? <span className={css.count}>{count}</span> : null}
        </Button>
      }
    >
      <Tabs
        id={TABS}
        label={t('tabs.label')}
        items={[
          { id: 'send', label: t('tabs.send') },
          { id: 'record', label: t('tabs.record') },
        ]}
        value={view}
        onChange={go}
      />
      <TabPanel tabs={TABS} value={view} focusable={false} className={css.panel}>
        {view === 'send' ? (
          <Compose
            form={form}
            onPreview={(response) => {
              setPreview(response);
              setFailure(undefined);
              void navigate('.', { state: { ...(location.state as object | null), ...CONFIRM } });
            }}
          />
        ) : (
          <RecordPanel skeleton={skeleton} onCompose={() => go('send')} />
        )}
      </TabPanel>
    </AccountPage>
  );
}
