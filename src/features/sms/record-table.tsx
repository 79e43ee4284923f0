import { CircleAlert, CircleCheck, Clock, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { SmsHistoryRow } from '@/api/generated/sms';
import { dayText, macauToday, minuteText } from '@/lib/macau-date';
import { type Language, useLanguage } from '@/session/language';
import { Badge, type BadgeTone } from '@/ui/badge';
import { visuallyHidden } from '@/ui/visually-hidden';
import { formatNumber } from './recipients.ts';
import { messagesOf, type RecordMessage } from './record-messages.ts';
import css from './record-table.module.css';

const icons: Partial<Record<BadgeTone, LucideIcon>> = { error: CircleAlert, ok: CircleCheck, info: Clock };
/** With the roles of a table, which the layout for phones takes from the elements. */
const COLUMNS = ['date', 'content', 'recipient', 'status'] as const;

/** The record by message (SMS-19): time and text once, a line for each recipient. */
export function RecordTable({ rows }: { rows: readonly SmsHistoryRow[] }) {
  const { t } = useTranslation('sms');
  return (
    <div className={css.frame}>
      {/* biome-ignore-start lint/a11y/noRedundantRoles: display:block removes the native roles in some browsers */}
      <table role="table" aria-colcount={COLUMNS.length} className={css.table}>
        <caption className={visuallyHidden}>{t('record.caption')}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {COLUMNS.map((column, index) => (
              <th key={column} role="columnheader" scope="col" aria-colindex={index + 1}>
                {t(`record.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        {messagesOf(rows).map((message) => (
          <MessageRows key={message.key} message={message} />
        ))}
      </table>
      {/* biome-ignore-end lint/a11y/noRedundantRoles: as above */}
    </div>
  );
}

function MessageRows({ message: { sendDate, text, recipients } }: { message: RecordMessage }) {
  const language = useLanguage();
  // One state for all is shown once, and heard with each number.
  const isUniform = recipients.every(({ status }) => status === recipients[0]?.status);
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: as above
    <tbody role="rowgroup" data-uniform={isUniform} className={css.message}>
      {recipients.map(({ number, status, tone, key }, index) => (
        <tr key={key} role="row">
          {index > 0 ? null : (
            <>
              <td role="cell" aria-colindex={1} rowSpan={recipients.length} className={css.date}>
                {sentAt(sendDate, language)}
              </td>
              <td role="cell" aria-colindex={2} rowSpan={recipients.length} className={css.text}>
                {text}
              </td>
            </>
          )}
          <th role="rowheader" scope="row" aria-colindex={3} className={css.recipient}>
            {formatNumber(number)}
          </th>
          <td role="cell" aria-colindex={4} className={css.status}>
            <Badge tone={tone} icon={icons[tone]}>
              {status}
            </Badge>
          </td>
        </tr>
      ))}
    </tbody>
    // biome-ignore-end lint/a11y/noRedundantRoles: as above
  );
}

/** Time of sending, with the year unless it is the current one. */
function sentAt(minute: string, language: Language): string {
  const thisYear = minute.slice(0, 4) === macauToday().slice(0, 4);
  return thisYear ? minuteText(minute, language) : `${dayText(minute.slice(0, 10), language)} ${minute.slice(11)}`;
}
