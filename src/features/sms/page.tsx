import type { QueryClient } from '@tanstack/react-query';
import { CalendarClock } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useLocation } from 'react-router-dom';
import { getSmsHistoryQueryOptions, getSmsTasksQueryOptions, type SmsPreview, useSmsTasks } from '@/api/generated/sms';
import { lazyPart, usePreload } from '@/components/lazy-part';
import { AccountPage } from '@/components/page-head';
import { CardSkeleton } from '@/components/query-state';
import { readSearch, useSearchState } from '@/components/search-params';
import { forgetInput, usePersistedState } from '@/forms/persisted-state';
import { destination } from '@/lib/destination';
import { macauToday } from '@/lib/macau-date';
import { showToast } from '@/lib/toasts';
import { sessionToken } from '@/session/session';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { useViewFocus } from '@/ui/focus';
import { TabPanel, Tabs } from '@/ui/tabs';
import { Compose } from './compose.tsx';
import { emptyMessage, useComposeForm } from './compose-form.ts';
import { RECORD_PARAMS } from './record-page.ts';
import css from './sms.module.css';
import { type SentMessage, useSend } from './use-send.ts';
import { SMS_PARAMS } from './view.ts';

const ConfirmView = lazyPart(async () => (await import('./confirm-view')).ConfirmView);
const RecordPanel = lazyPart(async () => (await import('./record-panel')).RecordPanel);
const ResultView = lazyPart(async () => (await import('./result-view')).ResultView);
const TasksView = lazyPart(async () => (await import('./tasks-view')).TasksView);
const NEXT = [ConfirmView, ResultView, RecordPanel, TasksView];

/** Send, record and scheduled messages (SMS-01). Confirmation and result are steps of sending. */
export function Component() {
  const { t } = useTranslation('sms');
  usePreload(NEXT);
  const { state, push, replace, back } = useSearchState(SMS_PARAMS);
  const { view, step } = state;
  const form = useComposeForm();
  const tasks = useSmsTasks();
  const { pathname } = useLocation();
  const [preview, setPreview] = usePersistedState<SmsPreview | undefined>('sms.preview', undefined, { inTab: true });
  const [sent, setSent] = usePersistedState<SentMessage | undefined>('sms.sent', undefined, { inTab: true });
  const [failure, setFailure] = useState<string>();
  const { subscribe } = form;
  // A message that is changed has no preview any more, to which Forward could lead. What was kept is written before this effect, and drops nothing.
  useEffect(() => subscribe({ formState: { values: true }, callback: () => setPreview(undefined) }), [subscribe, setPreview]);
  const atConfirm = view === 'send' && step === 'confirm' && preview !== undefined;
  const atResult = view === 'send' && step === 'result' && sent !== undefined;
  const onConfirm = useRef(atConfirm);
  onConfirm.current = atConfirm;
  /** False on another page, which the customer may open while the message is being sent. */
  const isHere = () => destination().pathname === pathname;

  const { send, sending } = useSend({
    // Resets the page; the mutation invalidates record and scheduled messages (decision B11).
    onSent: (message) => {
      form.reset(emptyMessage(macauToday()));
      forgetInput('sms.compose', 'sms.preview');
      setPreview(undefined);
      setSent(message);
      // In place of the confirmation, to which Back must not lead; after a Back while it was being sent, as the next entry.
      if (isHere()) (onConfirm.current ? replace : push)({ view: 'send', step: 'result' }, { keepScroll: false });
    },
    onFailed: (text) => (onConfirm.current && isHere() ? setFailure(text) : showToast('error', text)),
  });
  // The confirmation stays while sending, even after Back.
  const confirming = preview !== undefined && (atConfirm || sending);
  const shown = confirming ? 'confirm' : atResult ? 'result' : 'compose';
  useViewFocus(shown);

  const go = (next: typeof view) => push({ view: next }, { keepScroll: true });
  const count = tasks.data?.length ?? 0;

  const skeleton = <CardSkeleton height="16rem" />;

  if (confirming) {
    const toMessage = () => back({ step: 'compose' });
    return (
      <AccountPage key={shown} title={t('confirm.title')} back={sending ? undefined : { label: t('confirm.back'), onBack: toMessage }}>
        <ConfirmView
          skeleton={skeleton}
          preview={preview}
          sending={sending}
          failure={failure}
          onCancel={toMessage}
          onSend={() => {
            setFailure(undefined);
            void send(preview);
          }}
        />
      </AccountPage>
    );
  }
  if (atResult) {
    const { type } = sent.preview.smsDetail;
    return (
      <AccountPage key={shown} title={t(type === 1 ? 'result.sent' : 'result.scheduled')}>
        <ResultView
          skeleton={skeleton}
          sent={sent}
          onNew={() => back({ step: 'compose' })}
          onLook={() => push({ view: type === 1 ? 'record' : 'tasks', step: 'compose' })}
        />
      </AccountPage>
    );
  }
  if (view === 'tasks') {
    return (
      <AccountPage title={t('tasks.title')} back={{ label: t('tasks.back'), onBack: () => back({ view: 'send', step: 'compose' }) }}>
        <TasksView skeleton={skeleton} query={tasks} onCompose={() => go('send')} />
      </AccountPage>
    );
  }
  return (
    <AccountPage
      title={t('title')}
      description={t('description')}
      actions={
        <Button icon={CalendarClock} className={css.scheduled} onClick={() => go('tasks')}>
          {t('tasks.title')}
          {count > 0 ? <Badge tone="info">{count}</Badge> : null}
        </Button>
      }
    >
      <Tabs
        id="sms"
        label={t('tabs.label')}
        items={[
          { id: 'send', label: t('tabs.send') },
          { id: 'record', label: t('tabs.record') },
        ]}
        value={view}
        onChange={go}
      />
      <TabPanel tabs="sms" value={view} focusable={false} className={css.panel}>
        {view === 'send' ? (
          <Compose
            form={form}
            onPreview={(response) => {
              setPreview(response);
              setFailure(undefined);
              push({ step: 'confirm' });
            }}
          />
        ) : (
          <RecordPanel skeleton={skeleton} onCompose={() => go('send')} />
        )}
      </TabPanel>
    </AccountPage>
  );
}

export function loader(queryClient: QueryClient, { request }: LoaderFunctionArgs): void {
  if (sessionToken() !== '') {
    void queryClient.prefetchQuery(getSmsTasksQueryOptions());
    const { page: pageNo, view } = readSearch({ ...RECORD_PARAMS, ...SMS_PARAMS }, new URL(request.url).searchParams);
    if (view === 'record') void queryClient.prefetchQuery(getSmsHistoryQueryOptions({ pageNo }));
  }
}
