import type { UseQueryResult } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '@/api/errors';
import { type ScheduledTask, useDeleteSmsTasks } from '@/api/generated/sms';
import { CardSkeleton, QueryState } from '@/components/query-state';
import { showToast } from '@/lib/toasts';
import { AlertDialog } from '@/ui/alert-dialog';
import { Button } from '@/ui/button';
import { Checkbox } from '@/ui/checkbox';
import { cx } from '@/ui/class-names';
import { focusPage } from '@/ui/focus';
import { EmptyState } from '@/ui/no-content';
import { Table } from '@/ui/table';
import { VisuallyHidden } from '@/ui/visually-hidden';
import { formatNumber } from './recipients.ts';
import css from './sms.module.css';

/** Recipients before "more". */
const FIRST_NUMBERS = 3;

/** SMS-22, SMS-32, SMS-39, SMS-40. */
export function TasksView({ query, onCompose }: { query: UseQueryResult<ScheduledTask[], ApiError>; onCompose: () => void }) {
  const { t } = useTranslation('sms');
  useEffect(focusPage, []);
  return (
    <QueryState
      query={query}
      skeleton={<CardSkeleton height="16rem" />}
      isEmpty={(tasks) => tasks.length === 0}
      empty={
        <EmptyState title={t('tasks.empty')} action={<Button onClick={onCompose}>{t('record.compose')}</Button>}>
          {t('tasks.emptyText')}
        </EmptyState>
      }
    >
      {(tasks) => <Tasks tasks={tasks} onFailed={() => void query.refetch()} />}
    </QueryState>
  );
}

function Tasks({ tasks, onFailed }: { tasks: readonly ScheduledTask[]; onFailed: () => void }) {
  const { t } = useTranslation('sms');
  const [marked, setMarked] = useState<readonly string[]>([]);
  const [confirming, setConfirming] = useState(false);
  const remove = useDeleteSmsTasks();
  const inFlight = useRef(false);
  // Ignores marked messages that have been sent or deleted meanwhile.
  const chosen = tasks.map(({ smsId }) => smsId).filter((id) => marked.includes(id));

  const deleteChosen = () => {
    if (inFlight.current) return;
    inFlight.current = true;
    remove.mutate(
      { data: { smsID: chosen } },
      {
        onSuccess: () => {
          showToast('success', t('done.deleted'), t('done.title'));
          setMarked([]);
          // After the dialog is gone, behind which the page takes no focus.
          setTimeout(focusPage);
        },
        // A message may have been sent meanwhile: reloads the list.
        onError: onFailed,
        onSettled: () => {
          inFlight.current = false;
          setConfirming(false);
        },
      },
    );
  };

  return (
    <>
      <div className={cx(css.bar, chosen.length > 0 && css.stuck, 'noPrint')}>
        <Checkbox checked={chosen.length === tasks.length} onChange={(event) => setMarked(event.currentTarget.checked ? tasks.map(({ smsId }) => smsId) : [])}>
          {t('tasks.selectAll')}
        </Checkbox>
        <p role="status" className={css.chosen}>
          {chosen.length > 0 ? t('tasks.chosen', { count: chosen.length }) : null}
        </p>
        <Button variant="danger" disabled={chosen.length === 0} onClick={() => setConfirming(true)}>
          {t('tasks.delete')}
        </Button>
      </div>
      <Table
        className={css.tasks}
        caption={t('tasks.caption')}
        rows={tasks}
        rowKey={({ smsId }) => smsId}
        columns={[
          {
            id: 'select',
            head: t('tasks.select'),
            cell: ({ smsId, content }) => (
              <Checkbox
                checked={marked.includes(smsId)}
                onChange={(event) => setMarked(event.currentTarget.checked ? [...marked, smsId] : marked.filter((id) => id !== smsId))}
              >
                <VisuallyHidden>{t('tasks.selectOne', { content })}</VisuallyHidden>
              </Checkbox>
            ),
            aside: true,
          },
          { id: 'content', head: t('tasks.content'), cell: ({ content }) => <span className={css.text}>{content}</span>, main: true },
          { id: 'sender', head: t('tasks.sender'), cell: ({ createdBy }) => formatNumber(createdBy), noWrap: true },
          { id: 'recipients', head: t('tasks.recipients'), cell: ({ receive }) => <Receivers list={receive.split(',')} /> },
          { id: 'when', head: t('tasks.when'), cell: ({ scheduledStr }) => scheduledStr },
        ]}
      />
      <AlertDialog
        open={confirming}
        icon={Trash2}
        title={t('tasks.deleteTitle', { count: chosen.length })}
        cancelLabel={t('tasks.keep')}
        onCancel={() => setConfirming(false)}
        confirmLabel={t('tasks.delete')}
        onConfirm={deleteChosen}
        destructive
        busy={remove.isPending}
        busyLabel={t('loading', { ns: 'common' })}
      >
        {t('tasks.deleteText')}
      </AlertDialog>
    </>
  );
}

function Receivers({ list }: { list: readonly string[] }) {
  const { t } = useTranslation('sms');
  const numbers = (some: readonly string[]) => some.map((number) => <li key={number}>{formatNumber(number)}</li>);
  const rest = list.slice(FIRST_NUMBERS);
  return (
    <>
      <ul className={css.numbers}>{numbers(list.slice(0, FIRST_NUMBERS))}</ul>
      {rest.length === 0 ? null : (
        <details>
          <summary className={css.more}>{t('tasks.more', { count: rest.length })}</summary>
          <ul className={css.numbers}>{numbers(rest)}</ul>
        </details>
      )}
    </>
  );
}
