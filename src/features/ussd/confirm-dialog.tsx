import { CircleHelp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { UssdItem } from '@/api/generated/ussd';
import { PlaceLink } from '@/forms/failure-text';
import { useCall } from '@/forms/use-call';
import { AlertDialog } from '@/ui/alert-dialog';
import { Note } from '@/ui/note';
import css from './ussd.module.css';

const LABELS = { on: 'state.turnOn', off: 'state.turnOff', ask: 'confirm.apply' } as const;

/** Confirms a service (USSD-07) with the server's question or a general one (decision B18), and applies it once. */
export function ConfirmDialog({ item, onCancel, onConfirm }: { item: UssdItem; onCancel: () => void; onConfirm: () => Promise<void> }) {
  const { t } = useTranslation('ussd');
  const { busy, failure, failureText, run } = useCall();

  return (
    <AlertDialog
      open
      tone="info"
      icon={CircleHelp}
      title={item.ussdItemName}
      cancelLabel={t('confirm.cancel')}
      onCancel={onCancel}
      confirmLabel={t(LABELS[item.switch?.does ?? 'ask'])}
      onConfirm={() => void run(onConfirm)}
      busy={busy}
      busyLabel={t('loading', { ns: 'common' })}
    >
      <p className={css.content}>{item.ussdMessage || t('confirm.question', { name: item.ussdItemName })}</p>
      {item.switch === undefined ? null : <p className={css.effect}>{t('confirm.effect')}</p>}
      {failureText === undefined ? null : (
        <Note tone="remark" live className={css.failure}>
          {failureText}
          <PlaceLink failure={failure} />
        </Note>
      )}
    </AlertDialog>
  );
}
