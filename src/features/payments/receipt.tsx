import { CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Receipt as ReceiptData } from '@/api/generated/payments';
import { AzulejoField } from '@/brand/azulejo';
import { brand, externalUrls, money } from '@/brand/brand';
import { dayText } from '@/lib/macau-date';
import { moneyParts } from '@/lib/money';
import { spacedNumber } from '@/lib/phone-number';
import { useLanguage } from '@/session/language';
import { Disclosure } from '@/ui/disclosure';
import { Icon } from '@/ui/icon';
import { DescriptionList } from '@/ui/lists';
import { Price } from '@/ui/price';
import { textIn } from '../../../openapi/languages.ts';
import { Grouped } from './payer.tsx';
import css from './receipt.module.css';

/** PAY-27, PAY-31; the number that was paid for is known if this tab has begun the order. */
export function Receipt({ receipt, mobileNo }: { receipt: ReceiptData; mobileNo: string | undefined }) {
  const { t } = useTranslation('payments');
  const language = useLanguage();
  const [day = '', time = ''] = receipt.merchanttxndtm.split(' ');
  const sum = moneyParts(receipt.netsamountdeducted);
  const currency = receipt.currencycode === money.code ? money.sign : `${receipt.currencycode}\u00a0`;
  const rows = [
    ...(mobileNo === undefined ? [] : [[t('receipt.paidFor'), spacedNumber(mobileNo)] as const]),
    [t('receipt.date'), `${dayText(day, language)} ${time.slice(0, 5)}`],
    [t('receipt.card'), receipt.maskpan.replaceAll('*', '•')],
    [t('receipt.order'), <Grouped key="order" value={receipt.netstxnref} />],
  ] as const;
  /** For the bank and the hotline. */
  const details = [
    [t('receipt.amount'), `${currency}${sum.amount}.${sum.cents}`],
    // All other cards of the gateway are Mastercard (decision B36).
    [t('receipt.cardType'), receipt.maskpan.startsWith('4') ? 'Visa' : 'Mastercard'],
    [t('receipt.approval'), receipt.bankauthid],
    [t('receipt.category'), t('receipt.billsPay')],
    [t('receipt.service'), t('receipt.telecom')],
    [t('receipt.utr'), <Grouped key="utr" value={receipt.txnrand} />],
    [t('receipt.merchant'), textIn(brand.company, language)],
    [t('receipt.merchantId'), receipt.shid],
    [t('receipt.site'), new URL(externalUrls.mainSite).host],
  ] as const;
  return (
    <section className={css.receipt} aria-label={t('receipt.title')}>
      <div className={css.tiles}>
        <AzulejoField size={40} colour="var(--azul)" opacity="1" />
      </div>
      <div className={css.head}>
        <p className={css.paid}>
          <Icon icon={CircleCheck} size={24} />
          {t('receipt.paidAmount')}
        </p>
        <p className={css.name}>{textIn(brand.name, language)}</p>
      </div>
      <Price size="payment" {...sum} currency={currency} />
      <p className={css.processed}>{t('result.processed')}</p>
      <DescriptionList className={css.rows} rows={rows} />
      <Disclosure summary={t('receipt.details')} className={css.more}>
        <DescriptionList className={css.rows} rows={details} />
      </Disclosure>
    </section>
  );
}
