import { CircleHelp } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { UssdItem } from '@/api/ussd';
import { type CallFailure, isCallFailure } from '@/forms/call-failure';
import { useFailureText } from '@/forms/failure-text';
import { AlertDialog } from '@/ui/alert-dialog';
import { Note } from '@/ui/note';
import css from './ussd.module.css';

interface ConfirmDialogProps {
  item: UssdItem;
  onCancel: () => void;
  /** Applies the service; a rejection is shown in the dialog. */
  onConfirm: () => Promise<void>;
}

/** Confirms a service (USSD-07) with the server's question or a general one (decision B18), and applies it once. */
export function ConfirmDialog({ item, onCancel, onConfirm }: ConfirmDialogProps) {
  const { t } = useTranslation('ussd');
  const { t: common } = useTranslation();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<CallFailure>();
  const running = useRef(false);
  const text = useFailureText()(failure, 'service');

  const confirm = async () => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setFailure(undefined);
    try {
      await onConfirm();
    } catch (error) {
      if (!isCallFailure(error)) throw error;
      setFailure(error);
      setBusy(false);
    } finally {
      running.current = false;
    }
  };

  return (
    <AlertDialog
      open
      tone="info"
      icon={CircleHelp}
      title={item.ussdItemName}
      cancelLabel={t('confirm.cancel')}
      onCancel={onCancel}
      confirmLabel={t('confirm.apply')}
      onConfirm={() => void confirm()}
      busy={busy}
      busyLabel={common('loading')}
    >
      <p className={css.content}>{item.ussdMessage || t('confirm.question', { name: item.ussdItemName })}</p>
      {text === undefined ? null : (
        <Note tone="remark" live className={css.failure}>
          {text}
        </Note>
      )}
    </AlertDialog>
  );
}
