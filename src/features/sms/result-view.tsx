import { useTranslation } from 'react-i18next';
import { DoneHeading } from '@/components/done-heading';
import { FactRows } from '@/components/fact-rows';
import { moneyParts, moneyText } from '@/lib/money';
import { useLanguage } from '@/session/language';
import { Button } from '@/ui/button';
import { Price } from '@/ui/price';
import { Card } from '@/ui/section';
import { chargeOf, patacas } from './message-parts.ts';
import { formatNumber } from './recipients.ts';
import css from './result.module.css';
import { previewSchedule, sentText } from './schedule.ts';
import type { SentMessage } from './use-send.ts';

/** What was sent, to how many, when and for how much, in place of the specification's popup (SMS-15, SMS-37, decision B70). */
export function ResultView({ sent: { preview, at }, onNew, onLook }: { sent: SentMessage; onNew: () => void; onLook: () => void }) {
  const { t } = useTranslation('sms');
  const language = useLanguage();
  const { mobileNo, smsDetail, form } = preview;
  const { localNum, interNum, content } = smsDetail;
  const schedule = previewSchedule(t, language, smsDetail, at);
  const isLater = smsDetail.type !== 1;
  const charge = chargeOf({ local: localNum, international: interNum }, content.length);

  return (
    <>
      <Card as="section" aria-label={t('result.summary')} className={css.card}>
        <DoneHeading onMount={false}>{t('result.recipients', { count: localNum + interNum })}</DoneHeading>
        <FactRows
          className={css.facts}
          rows={[
            [t('result.when'), schedule.when ?? sentText(at, language)],
            ...(localNum > 0 && interNum > 0 ? [[t('result.split'), t('result.areas', { local: localNum, international: interNum })] as const] : []),
            [t('result.parts'), t('confirm.parts', { count: content.length })],
            [t('confirm.payment'), t('confirm.statement', { number: formatNumber(mobileNo) })],
            ...(schedule.times > 1 ? [[t('cost.each'), moneyText(patacas(charge.each))] as const] : []),
            [
              t(schedule.times > 1 ? 'confirm.total' : 'confirm.fee'),
              <Price key="total" size="inline" {...moneyParts(patacas(charge.each * schedule.times))} />,
            ],
          ]}
        />
        <h2 className={css.title}>{t('confirm.message')}</h2>
        <p className={css.bubble}>{form.content}</p>
      </Card>
      <p className={`${css.next} noPrint`}>{t(isLater ? 'result.laterNext' : 'result.sentNext')}</p>
      <div className={`${css.buttons} noPrint`}>
        <Button variant="primary" onClick={onNew}>
          {t('result.new')}
        </Button>
        <Button onClick={onLook}>{t(isLater ? 'result.seeScheduled' : 'result.seeRecord')}</Button>
      </div>
    </>
  );
}
