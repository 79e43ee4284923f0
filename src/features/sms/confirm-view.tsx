import { Send } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SmsPreview, SmsReceiver } from '@/api/generated/sms';
import { moneyParts, moneyText } from '@/lib/money';
import { useLanguage } from '@/session/language';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { DescriptionList } from '@/ui/lists';
import { NightCard } from '@/ui/night-card';
import { Note } from '@/ui/note';
import { Price } from '@/ui/price';
import { cardClass } from '@/ui/section';
import { Table } from '@/ui/table';
import css from './confirm.module.css';
import { AVOS, chargeOf, patacas } from './message-parts.ts';
import { formatNumber } from './recipients.ts';
import { previewSchedule } from './schedule.ts';

/** Rows before "show all". */
const FIRST_ROWS = 5;

interface ConfirmViewProps {
  preview: SmsPreview;
  sending: boolean;
  failure: string | undefined;
  onCancel: () => void;
  onSend: () => void;
}

/** The preview before sending: content, charge, payment (SMS-16 … SMS-18, SMS-30). */
export function ConfirmView({ preview, sending, failure, onCancel, onSend }: ConfirmViewProps) {
  const { t } = useTranslation('sms');
  const language = useLanguage();
  const [now] = useState(() => Date.now());
  const { mobileNo, smsDetail } = preview;
  const { localNum, interNum, receiveList, content } = smsDetail;
  const schedule = previewSchedule(t, language, smsDetail, now);
  const charge = chargeOf({ local: localNum, international: interNum }, content.length);
  const fee = <Price size="summary" {...moneyParts(patacas(charge.each * schedule.times))} />;
  const what = { who: t('result.recipients', { count: receiveList.length }), count: content.length };

  return (
    <>
      <NightCard className={css.night}>
        <h2 className={css.summary}>{schedule.when === undefined ? t('confirm.whatNow', what) : t('confirm.whatLater', { ...what, when: schedule.when })}</h2>
        <DescriptionList
          className={css.facts}
          rows={[
            [t(schedule.times > 1 ? 'confirm.total' : 'confirm.fee'), fee],
            ...(schedule.times > 1 ? [[t('cost.each'), moneyText(patacas(charge.each))] as const] : []),
            [t('confirm.payment'), t('confirm.statement', { number: formatNumber(mobileNo) })],
            ...(localNum === 0 ? [] : [[t('confirm.local'), t('confirm.tariff', { count: localNum, price: moneyText(patacas(AVOS.local)) })] as const]),
            ...(interNum === 0
              ? []
              : [[t('confirm.international'), t('confirm.tariff', { count: interNum, price: moneyText(patacas(AVOS.international)) })] as const]),
          ]}
        />
      </NightCard>
      <div className={css.columns}>
        <section aria-label={t('confirm.message')} className={cardClass({}, css.message)}>
          <div className={css.head}>
            <h2 className={css.title}>{t('confirm.message')}</h2>
            <p className="caption">{t('confirm.parts', { count: content.length })}</p>
          </div>
          <ol className={css.parts}>
            {content.map((text, part) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a part's position is its identity
              <li key={part}>
                {content.length === 1 ? null : <p className={css.partLabel}>{t('confirm.part', { part: part + 1, parts: content.length })}</p>}
                <p className={css.bubble}>{text}</p>
              </li>
            ))}
          </ol>
        </section>
        <Recipients rows={receiveList} time={schedule.first ?? t('confirm.immediately')} cyclic={schedule.times > 1} />
      </div>
      {failure === undefined ? null : (
        <div role="alert">
          <Note tone="remark" className={css.failure}>
            {failure}
          </Note>
        </div>
      )}
      <div className={css.end}>
        <p className="caption">
          {schedule.when === undefined ? null : (
            <>
              {t('confirm.later')}
              <br />
            </>
          )}
          {t('confirm.charged')}
        </p>
        <div className={`${css.buttons} noPrint`}>
          <Button onClick={onCancel} disabled={sending}>
            {t('confirm.cancel')}
          </Button>
          <Button confirms icon={Send} variant="primary" busy={sending} busyLabel={t('loading', { ns: 'common' })} onClick={onSend}>
            {t('confirm.send')}
          </Button>
        </div>
      </div>
    </>
  );
}

function Recipients({ rows, time, cyclic }: { rows: readonly SmsReceiver[]; time: string; cyclic: boolean }) {
  const { t } = useTranslation('sms');
  const [all, setAll] = useState(false);
  const shown = all ? rows : rows.slice(0, FIRST_ROWS);
  return (
    <div className={css.recipients}>
      <Table
        caption={t('confirm.recipients')}
        showCaption
        rows={shown}
        rowKey={({ mobileNo }) => mobileNo}
        className={css.table}
        columns={[
          { id: 'number', head: t('confirm.number'), cell: ({ mobileNo }) => formatNumber(mobileNo), main: true, noWrap: true },
          { id: 'time', head: cyclic ? t('confirm.firstTime') : t('confirm.time'), cell: () => time },
          {
            id: 'area',
            head: t('confirm.area'),
            cell: ({ area }) => <Badge tone={area === 'international' ? 'info' : 'neutral'}>{t(`confirm.${area}`)}</Badge>,
            aside: true,
          },
        ]}
      />
      {shown.length === rows.length ? null : (
        <Button wide onClick={() => setAll(true)} className={`${css.all} noPrint`}>
          {t('confirm.showAll', { count: rows.length })}
        </Button>
      )}
    </div>
  );
}
