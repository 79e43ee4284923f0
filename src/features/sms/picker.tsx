import type { UseMutationResult, UseQueryResult } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '@/api/errors';
import { CardSkeleton, QueryState } from '@/components/query-state';
import { showToast } from '@/lib/toasts';
import { AlertDialog } from '@/ui/alert-dialog';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { EmptyState } from '@/ui/no-content';
import { Radio, RadioGroup, RadioTile } from '@/ui/radio-group';
import css from './picker.module.css';

/** A saved group or template. */
interface Saved {
  id: string;
  name: string;
  text: string;
}

/** Whether the choice is added to what is there, or takes its place. */
type PickMode = 'add' | 'replace';

interface PickerProps<T extends Saved> {
  title: string;
  /** Accessible name of the radio list. */
  list: string;
  query: UseQueryResult<readonly T[], ApiError>;
  empty: { title: string; text: string };
  deleteTitle: (name: string) => string;
  remove: Pick<UseMutationResult<unknown, ApiError, { data: { id: string } }>, 'mutate' | 'isPending'>;
  /** Asks what happens to what is there already; undefined while there is nothing. */
  mode?: { question: string; add: string; replace: string; initial: PickMode } | undefined;
  onPick: (item: T, mode: PickMode) => void;
  onDeleted: (item: T) => void;
  onClose: () => void;
}

/** Dialog with a radio list, Delete and Confirm (SMS-23 … SMS-26). */
export function Picker<T extends Saved>({ title, list, query, empty, deleteTitle, remove, mode, onPick, onDeleted, onClose }: PickerProps<T>) {
  const { t } = useTranslation('sms');
  const [chosen, setChosen] = useState<string>();
  const [how, setHow] = useState<PickMode>(mode?.initial ?? 'replace');
  /** Presses without a choice since the last choice. */
  const [misses, setMisses] = useState(0);
  const [deleting, setDeleting] = useState<T>();
  const [deleted, setDeleted] = useState<{ id: string; row: number }>();
  const dialog = useRef<HTMLDialogElement>(null);
  const group = useId();
  const busy = remove.isPending;
  const items = query.data;

  const focusRow = (row: number) => {
    const rows = document.getElementById(group)?.querySelectorAll('input') ?? [];
    (rows[Math.min(row, rows.length - 1)] ?? dialog.current?.querySelector<HTMLElement>('[data-dialog-title]'))?.focus();
  };
  // The list, which has the message, takes the focus; it is announced with the group.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per press
  useEffect(() => {
    if (misses > 0) focusRow(0);
  }, [misses]);
  // The row after a deleted one, once the list is without it.
  const isGone = deleted !== undefined && items?.every(({ id }) => id !== deleted.id);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per deleted entry
  useEffect(() => {
    if (isGone) focusRow(deleted.row);
  }, [isGone, deleted]);

  /** Runs `then` with the chosen entry, or shows that none is chosen. */
  const choose = (then: (item: T) => void) => () => {
    const item = items?.find(({ id }) => id === chosen);
    if (item === undefined) setMisses(misses + 1);
    else if (!busy) then(item);
  };

  return (
    <Dialog
      ref={dialog}
      open
      inHistory={false}
      onClose={onClose}
      title={title}
      closeLabel={t('close', { ns: 'common' })}
      dismissible={!busy}
      footer={
        // Nothing to use or to delete.
        items?.length === 0 || query.isError ? undefined : (
          <div className={css.actions}>
            {mode === undefined ? null : (
              <RadioGroup label={mode.question} columns={2} className={css.mode}>
                {(['add', 'replace'] as const).map((one) => (
                  <Radio key={one} name="mode" value={one} title={mode[one]} checked={one === how} onChange={() => setHow(one)} />
                ))}
              </RadioGroup>
            )}
            <Button variant="quiet" className={css.delete} busy={busy} onClick={choose(setDeleting)}>
              {t('picker.delete')}
            </Button>
            <Button variant="primary" onClick={choose((item) => onPick(item, how))}>
              {t('picker.confirm')}
            </Button>
          </div>
        )
      }
    >
      <QueryState
        query={query}
        skeleton={<CardSkeleton height="15rem" />}
        isEmpty={(saved) => saved.length === 0}
        empty={
          <EmptyState level={3} title={empty.title}>
            {empty.text}
          </EmptyState>
        }
      >
        {(saved) => (
          <RadioGroup id={group} label={list} hideLabel error={misses > 0 ? t('picker.none') : undefined}>
            {saved.map(({ id, name, text }) => (
              <RadioTile
                key={id}
                name="saved"
                value={id}
                title={name}
                text={<span className={css.text}>{text}</span>}
                checked={id === chosen}
                onChange={() => {
                  setChosen(id);
                  setMisses(0);
                }}
              />
            ))}
          </RadioGroup>
        )}
      </QueryState>
      <AlertDialog
        open={deleting !== undefined}
        icon={Trash2}
        title={deleteTitle(deleting?.name ?? '')}
        cancelLabel={t('picker.keep')}
        onCancel={() => setDeleting(undefined)}
        confirmLabel={t('picker.delete')}
        destructive
        onConfirm={() => {
          if (deleting === undefined) return;
          const row = items?.findIndex(({ id }) => id === deleting.id) ?? 0;
          setDeleting(undefined);
          setChosen(undefined);
          const onSuccess = () => {
            showToast('success', t('done.deleted'), t('done.title'));
            setDeleted({ id: deleting.id, row });
            onDeleted(deleting);
          };
          remove.mutate({ data: { id: deleting.id } }, { onSuccess });
        }}
      >
        {t('picker.deleteText')}
      </AlertDialog>
    </Dialog>
  );
}
