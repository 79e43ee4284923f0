import { useRef, useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { PlaceLink } from '@/forms/failure-text';
import { useCall } from '@/forms/use-call';
import { moneyParts } from '@/lib/money';
import { paths } from '@/lib/paths';
import { spacedNumber } from '@/lib/phone-number';
import { Button } from '@/ui/button';
import { Checkbox } from '@/ui/checkbox';
import { cx } from '@/ui/class-names';
import { Dialog } from '@/ui/dialog';
import { DescriptionList } from '@/ui/lists';
import { Note } from '@/ui/note';
import { Price } from '@/ui/price';
import css from './payment.module.css';

interface TermsDialogProps {
  /** MOP. */
  amount: string;
  mobileNo: string;
  /** Whether "next" leads to the bank without a stop at the summary, whose facts are shown here (decision B79). */
  skipSummary: boolean;
  /** Closing the dialog clears the checkbox (PAY-13). */
  onClose: () => void;
  /** Posts the card payment; a rejection is shown in the dialog. */
  onAgreed: () => Promise<void>;
}

/** Terms of a card payment (PAY-11, PAY-12). */
export function TermsDialog({ amount, mobileNo, skipSummary, onClose, onAgreed }: TermsDialogProps) {
  const { t } = useTranslation('payments');
  const [agreed, setAgreed] = useState(false);
  const [attempted, setAttempted] = useState(false);
  const { busy, failure, failureText, run } = useCall();
  const tick = useRef<HTMLInputElement>(null);

  const next = () => {
    setAttempted(true);
    if (agreed) return void run(onAgreed);
    tick.current?.focus();
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('terms.title')}
      closeLabel={t('close', { ns: 'common' })}
      size="large"
      dismissible={!busy}
      footer={
        <div className={css.dialogActions}>
          <Button onClick={onClose} disabled={busy}>
            {t('terms.cancel')}
          </Button>
          <Button variant="primary" busy={busy} busyLabel={t('loading', { ns: 'common' })} onClick={next}>
            {t(skipSummary ? 'terms.toBank' : 'next')}
          </Button>
        </div>
      }
    >
      <DescriptionList
        className={cx(css.rows, css.termsFacts)}
        rows={[
          [t('summary.amount'), <Price key="amount" size="summary" {...moneyParts(amount)} />],
          [t('phone'), spacedNumber(mobileNo)],
          [t('method.label'), t('method.VisaOrMasterPay.name')],
        ]}
      />
      <ul className={css.terms}>
        {(['due', 'window', 'interest', 'working', 'monthly'] as const).map((fact) => (
          <li key={fact}>{t(`terms.${fact}`)}</li>
        ))}
      </ul>
      <Checkbox
        ref={tick}
        checked={agreed}
        onChange={(event) => setAgreed(event.currentTarget.checked)}
        error={attempted && !agreed ? t('terms.missing') : undefined}
      >
        <Trans
          t={t}
          i18nKey="terms.agree"
          components={{ terms: <Link to={paths.serviceTerms} target="_blank" />, privacy: <Link to={paths.privacy} target="_blank" /> }}
        />
      </Checkbox>
      {failureText === undefined ? null : (
        <Note tone="warn" live>
          {failureText}
          <PlaceLink failure={failure} />
        </Note>
      )}
    </Dialog>
  );
}
