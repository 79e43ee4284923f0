import { CircleCheck, CircleX, Printer } from 'lucide-react';
import { useEffect } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { usePaymentReceipt } from '@/api/payments';
import { AccountPage } from '@/components/account-page';
import { LoadingSkeleton } from '@/components/loading-skeleton';
import { clearSubmissions } from '@/forms/send-once';
import { moneyText } from '@/lib/money';
import { paths } from '@/lib/paths';
import { Button, buttonClass } from '@/ui/button';
import { cardClass } from '@/ui/card';
import { focusPage } from '@/ui/focus';
import { Icon } from '@/ui/icon';
import { Skeleton } from '@/ui/skeleton';
import { RECEIPT_QUERY } from './loader.ts';
import css from './payment.module.css';
import { Receipt } from './receipt.tsx';
import type { PaymentResult } from './result-params.ts';

/** PAY-20 … PAY-27: the server's receipt, or one sentence; never a success that is not confirmed. */
export function ResultView({ result }: { result: PaymentResult }) {
  const { t } = useTranslation('payments');
  const pid = result.kind === 'paid' ? undefined : result.pid;
  return (
    <AccountPage title={t(`result.${result.kind === 'failed' ? 'failedTitle' : 'title'}`)} description={t('description')}>
      {result.kind === 'receipt' ? <ReceiptSection pid={result.pid} /> : <ResultMessage result={result} />}
      <div className={css.after}>
        {pid === undefined ? null : (
          <Button variant="primary" onClick={() => window.print()}>
            <Icon icon={Printer} />
            {t('result.print')}
          </Button>
        )}
        <Link to={paths.payment} className={buttonClass()}>
          {t('result.continue')}
        </Link>
      </div>
    </AccountPage>
  );
}

function ResultMessage({ result }: { result: Exclude<PaymentResult, { kind: 'receipt' }> }) {
  const { t } = useTranslation('payments');
  const failed = result.kind === 'failed';
  useEffect(() => {
    if (failed) clearSubmissions('payment');
  }, [failed]);
  const text = failed ? t('result.failed') : result.amount === undefined ? t('result.paid') : t('result.paidAmount', { amount: moneyText(result.amount) });
  return (
    <section className={cardClass()} aria-label={t('result.title')}>
      <p role={failed ? 'alert' : 'status'} className={failed ? css.failed : css.paid}>
        <Icon icon={failed ? CircleX : CircleCheck} size={24} />
        {text}
      </p>
      {failed ? null : <p className={css.quiet}>{t('result.processed')}</p>}
    </section>
  );
}

/** Without a receipt the payment counts as finished (PAY-26, decision B37). */
function ReceiptSection({ pid }: { pid: string }) {
  const { t } = useTranslation('payments');
  const { pathname, search } = useLocation();
  const { data, isPending } = usePaymentReceipt({ pid }, { query: RECEIPT_QUERY });
  useEffect(() => {
    if (data) focusPage();
  }, [data]);

  if (isPending) {
    return (
      <LoadingSkeleton>
        <Skeleton height="38rem" radius="card" />
      </LoadingSkeleton>
    );
  }
  if (data) return <Receipt receipt={data} />;
  return (
    <section className={cardClass()} aria-label={t('result.title')}>
      <p role="status" className={css.paid}>
        <Icon icon={CircleCheck} size={24} />
        <span>
          <Trans t={t} i18nKey="result.finished" components={{ here: <Link to={pathname + search} /> }} />
        </span>
      </p>
    </section>
  );
}
