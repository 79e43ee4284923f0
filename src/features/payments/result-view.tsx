import { Info, Printer, TriangleAlert } from 'lucide-react';
import { Trans, useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { useOutstandingBalance } from '@/api/generated/bills';
import { usePaymentReceipt } from '@/api/generated/payments';
import { brand } from '@/brand/brand';
import { lazyPart, usePreload } from '@/components/lazy-part';
import { ButtonLink } from '@/components/links';
import { AccountPage } from '@/components/page-head';
import { CardSkeleton } from '@/components/query-state';
import { moneyParts, moneyText } from '@/lib/money';
import { paths } from '@/lib/paths';
import { spacedNumber } from '@/lib/phone-number';
import { useSession } from '@/session/session';
import { Button } from '@/ui/button';
import { focusPage } from '@/ui/focus';
import { Icon } from '@/ui/icon';
import { Price } from '@/ui/price';
import { cardClass } from '@/ui/section';
import css from './payment.module.css';
import type { PaymentResult } from './payment-result.ts';

const TITLES = { receipt: 'receipt.paid', paid: 'result.paidTitle', failed: 'result.failedTitle' } as const;

// Most visits of the page are payments.
const Receipt = lazyPart(async () => (await import('./receipt')).Receipt);
const PARTS = [Receipt];

/** Sentences about the amount that is owed or in credit: after a failure it is what it was. */
const BALANCES = { failed: ['result.stillDue', 'result.stillCredit'], paid: ['result.balance', 'result.credit'] } as const;

const LINKS = { bills: <Link to={paths.bills} />, call: <a href={`tel:${brand.hotline}`}>{brand.hotline}</a> };

/** A failed receipt is a part of the result page and shows no toast (decisions B37, B42). */
export const RECEIPT_QUERY = { meta: { ownErrors: true } } as const;

/** PAY-20 … PAY-27: the server's receipt, or what the gateway reported with the way to make sure; only a receipt has a tick. */
export function ResultView({ result }: { result: PaymentResult }) {
  const { t } = useTranslation('payments');
  const inside = useSession().state === 'in';
  const failed = result.kind === 'failed';
  const pid = result.kind === 'paid' ? undefined : result.pid;
  const receipt = usePaymentReceipt({ pid: pid ?? '' }, { query: { ...RECEIPT_QUERY, enabled: result.kind === 'receipt' } });
  const hasReceipt = !failed && Boolean(receipt.data);
  return (
    <AccountPage title={t(result.kind === 'receipt' && !hasReceipt ? 'result.title' : TITLES[result.kind])} description={t('description')}>
      {result.kind === 'receipt' ? <ReceiptSection result={result} /> : <ResultMessage result={result} />}
      <div className={`${css.after} noPrint`}>
        {inside ? (
          <ButtonLink to={paths.bills} variant="primary">
            {t(failed ? 'toAccount' : 'result.done')}
          </ButtonLink>
        ) : null}
        {/* Not the main way: the payment may have been made. */}
        {failed ? <ButtonLink to={paths.payment}>{t('result.again')}</ButtonLink> : null}
        {pid === undefined ? null : (
          <Button icon={Printer} onClick={() => window.print()}>
            {t(hasReceipt ? 'result.print' : 'result.printPage')}
          </Button>
        )}
        {failed ? null : (
          <ButtonLink to={paths.payAnother()} variant="quiet">
            {t('result.continue')}
          </ButtonLink>
        )}
      </div>
    </AccountPage>
  );
}

function ResultMessage({ result }: { result: Exclude<PaymentResult, { kind: 'receipt' }> }) {
  const { t } = useTranslation('payments');
  const mobileNo = result.order?.mobileNo ?? result.mobileNo;
  const failed = result.kind === 'failed';
  return (
    <section className={cardClass()} aria-label={t('result.title')}>
      {failed ? <Owed mobileNo={mobileNo} failed /> : null}
      <p role={failed ? 'alert' : 'status'} className={css.reported}>
        <Icon icon={failed ? TriangleAlert : Info} size={24} />
        {failed ? t('result.failed') : result.amount === undefined ? t('result.paid') : t('result.paidAmount', { amount: moneyText(result.amount) })}
      </p>
      {failed ? (
        <p className={css.reported}>
          <Icon icon={Info} size={24} />
          <span>
            <Trans t={t} i18nKey="result.beforeAgain" values={{ number: brand.hotline }} components={LINKS} />
          </span>
        </p>
      ) : (
        <MakeSure mobileNo={mobileNo} />
      )}
    </section>
  );
}

/** The balance for a customer who paid for the own number. */
function Owed({ mobileNo, failed = false }: { mobileNo: string | undefined; failed?: boolean }) {
  const { t } = useTranslation('payments');
  const session = useSession();
  const isOwn = session.state === 'in' && !session.isPrepaid && session.mobileNo === mobileNo;
  const { data, isPending } = useOutstandingBalance({ query: { enabled: isOwn, staleTime: 0, meta: { ownErrors: true } } });
  if (isOwn && isPending) return <CardSkeleton height={failed ? '4rem' : '1.5rem'} />;
  if (!isOwn || data === undefined) return null;
  const amount = data.balance.replace('-', '');
  return (
    <p className={css.owed}>
      <Trans
        t={t}
        i18nKey={BALANCES[failed ? 'failed' : 'paid'][Number(data.balance) < 0 ? 1 : 0]}
        values={{ amount: moneyText(amount), mobileNo: spacedNumber(mobileNo) }}
        components={{ price: <Price {...moneyParts(amount)} size="summary" /> }}
      />
    </p>
  );
}

/** What is not confirmed, the balance, and where to look. */
function MakeSure({ mobileNo }: { mobileNo: string | undefined }) {
  const { t } = useTranslation('payments');
  return (
    <div className={css.sure}>
      <p>{t('result.unconfirmed')}</p>
      <Owed mobileNo={mobileNo} />
      <p>
        <Trans t={t} i18nKey="result.look" values={{ number: brand.hotline }} components={LINKS} />
      </p>
    </div>
  );
}

/** Without a receipt the payment counts as finished (PAY-26, decision B37), but not as confirmed. */
function ReceiptSection({ result: { pid, mobileNo, order } }: { result: Extract<PaymentResult, { kind: 'receipt' }> }) {
  const { t } = useTranslation('payments');
  const { pathname, search, state } = useLocation();
  const { data, isPending, refetch } = usePaymentReceipt({ pid }, { query: RECEIPT_QUERY });
  usePreload(PARTS);
  const skeleton = <CardSkeleton height="32rem" />;
  if (isPending) return skeleton;
  if (data) return <Receipt skeleton={skeleton} onReady={focusPage} receipt={data} mobileNo={order?.id === data.netstxnref ? order.mobileNo : undefined} />;
  const here = <Link to={pathname + search} state={state} onClick={() => void refetch()} />;
  return (
    <section className={cardClass()} aria-label={t('result.title')}>
      <p role="status" className={css.reported}>
        <Icon icon={Info} size={24} />
        <span>
          <Trans t={t} i18nKey="result.finished" components={{ here }} />
        </span>
      </p>
      <MakeSure mobileNo={order?.mobileNo ?? mobileNo} />
    </section>
  );
}
