import { useTranslation } from 'react-i18next';
import type { Receipt as ReceiptData } from '@/api/generated/payments';
import { AzulejoField } from '@/brand/azulejo';
import { brand, externalUrls } from '@/brand/brand';
import { dayText } from '@/lib/macau-date';
import { moneyParts } from '@/lib/money';
import { spacedNumber } from '@/lib/phone-number';
import { useLanguage } from '@/session/language';
import { Badge } from '@/ui/badge';
import { DescriptionList } from '@/ui/description-list';
import { Price } from '@/ui/price';
import { textIn } from '../../../openapi/languages.ts';
import css from './receipt.module.css';

/** Visa numbers start with 4; all other cards of the gateway are Mastercard (decision B36). */
function cardType(maskpan: string): 'Visa' | 'Mastercard' {
  return maskpan.startsWith('4') ? 'Visa' : 'Mastercard';
}

interface ReceiptProps {
  receipt: ReceiptData;
  /** Number that was paid for, if this tab has begun the order: the receipt itself does not have it. */
  mobileNo: string | undefined;
}

/** PAY-27, PAY-31. */
export function Receipt({ receipt, mobileNo }: ReceiptProps) {
  const { t } = useTranslation('payments');
  const language = useLanguage();
  const [day = '', time = ''] = receipt.merchanttxndtm.split(' ');
  const sum = moneyParts(receipt.netsamountdeducted);
  const currency = `${receipt.currencycode}$`;
  const rows = [
    ...(mobileNo === undefined ? [] : [[t('receipt.paidFor'), spacedNumber(mobileNo)] as const]),
    [t('receipt.category'), t('receipt.billsPay')],
    [t('receipt.service'), t('receipt.telecom')],
    [t('receipt.date'), `${dayText(day, language)} ${time.slice(0, 5)}`],
    [t('receipt.amount'), `${currency}${sum.amount}.${sum.cents}`],
    [t('receipt.cardType'), cardType(receipt.maskpan)],
    [t('receipt.card'), receipt.maskpan.replaceAll('*', '•')],
    [t('receipt.approval'), receipt.bankauthid],
    [t('receipt.order'), receipt.netstxnref],
    [t('receipt.utr'), receipt.txnrand],
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
        <p className={css.name}>{textIn(brand.name, language)}</p>
        <Badge tone="ok">{t('receipt.paid')}</Badge>
      </div>
      <p className={css.label}>{t('receipt.paidAmount')}</p>
      <Price size="payment" {...sum} currency={currency} />
      <p className={css.processed}>{t('result.processed')}</p>
      <DescriptionList className={css.rows} rows={rows} />
    </section>
  );
}
