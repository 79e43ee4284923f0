import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/button';
import { TextField } from '@/ui/text-field';
import css from './page.module.css';
import type { VoucherCode } from './services.ts';

/** The digits on the voucher and a button that dials the network's top-up code with them: nothing is sent from here. */
export function VoucherForm({ code: { before, after } }: { code: VoucherCode }) {
  const { t } = useTranslation('prepaid');
  const field = useRef<HTMLInputElement>(null);
  const [digits, setDigits] = useState('');
  const [missing, setMissing] = useState(false);
  const dial = (event: FormEvent) => {
    event.preventDefault();
    setMissing(digits === '');
    if (digits === '') field.current?.focus();
    else window.location.href = `tel:${encodeURIComponent(before + digits + after)}`;
  };
  return (
    <form noValidate onSubmit={dial} className={css.voucher}>
      <TextField
        ref={field}
        label={t('topUp.voucher')}
        error={missing ? t('topUp.voucherMissing') : undefined}
        inputMode="numeric"
        autoComplete="off"
        value={digits}
        onChange={({ target }) => setDigits(target.value.replace(/\D/g, ''))}
      />
      <Button type="submit" variant="promotion">
        {t('topUp.dial')}
      </Button>
    </form>
  );
}
