import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { HelpLine } from './help-line.tsx';
import css from './login-dialog.module.css';
import { NewPinForm } from './new-pin-form.tsx';
import type { Verified } from './verified.ts';
import { VerifyForm } from './verify-form.tsx';

interface ResetPanelProps {
  number: string;
  onNumber: (number: string) => void;
  onDone: () => void;
}

/** Two steps (RESET-01), for postpaid customers (ROLE-04). */
export function ResetPanel({ number, onNumber, onDone }: ResetPanelProps) {
  const { t } = useTranslation('auth');
  const [verified, setVerified] = useState<Verified>();
  return (
    <div className={css.form}>
      <p className={css.step}>{t('reset.step', { step: verified === undefined ? 1 : 2 })}</p>
      <p className={css.intro}>{verified === undefined ? t('reset.intro') : t('reset.introNew')}</p>
      {verified === undefined ? (
        <VerifyForm number={number} onNumber={onNumber} onVerified={setVerified} />
      ) : (
        <NewPinForm verified={verified} onBack={() => setVerified(undefined)} onDone={onDone} />
      )}
      <HelpLine kind="reset" />
    </div>
  );
}
