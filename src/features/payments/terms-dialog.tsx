import { useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useCall } from '@/forms/use-call';
import { paths } from '@/lib/paths';
import { showToast } from '@/lib/toasts';
import { Button } from '@/ui/button';
import { Checkbox } from '@/ui/checkbox';
import { Dialog } from '@/ui/dialog';
import { Note } from '@/ui/note';
import css from './payment.module.css';

interface TermsDialogProps {
  closeLabel: string;
  /** Closing the dialog clears the checkbox (PAY-13). */
  onClose: () => void;
  /** Posts the card payment; a rejection is shown in the dialog. */
  onAgreed: () => Promise<void>;
}

/** Terms of a card payment (PAY-11, PAY-12). */
export function TermsDialog({ closeLabel, onClose, onAgreed }: TermsDialogProps) {
  const { t } = useTranslation('payments');
  const { t: common } = useTranslation();
  const [agreed, setAgreed] = useState(false);
  const [attempted, setAttempted] = useState(false);
  const { busy, failureText, run } = useCall();

  const next = () => {
    setAttempted(true);
    if (agreed) void run(onAgreed);
    else showToast('info', t('terms.missing'));
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('terms.title')}
      closeLabel={closeLabel}
      size="large"
      dismissible={!busy}
      footer={
        <div className={css.dialogActions}>
          <Button onClick={onClose} disabled={busy}>
            {t('terms.cancel')}
          </Button>
          <Button variant="primary" busy={busy} busyLabel={common('loading')} onClick={next}>
            {t('next')}
          </Button>
        </div>
      }
    >
      <ul className={css.terms}>
        {(['due', 'window', 'interest', 'working', 'monthly'] as const).map((fact) => (
          <li key={fact}>{t(`terms.${fact}`)}</li>
        ))}
      </ul>
      <Checkbox checked={agreed} onChange={(event) => setAgreed(event.currentTarget.checked)} error={attempted && !agreed ? t('terms.missing') : undefined}>
        <Trans
          t={t}
          i18nKey="terms.agree"
          components={{ terms: <Link to={paths.serviceTerms} target="_blank" />, privacy: <Link to={paths.privacy} target="_blank" /> }}
        />
      </Checkbox>
      {failureText === undefined ? null : (
        <Note tone="warn" live>
          {failureText}
        </Note>
      )}
    </Dialog>
  );
}
