import { CircleAlert, CircleCheck, Clock, type LucideIcon } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type SmsHistoryPage, type SmsHistoryRow, useSmsHistory } from '@/api/generated/sms';
import { ListPager } from '@/components/list-pager';
import { CardSkeleton, QueryState } from '@/components/query-state';
import { useSearchState } from '@/components/search-params';
import { dayText, macauToday, minuteText } from '@/lib/macau-date';
import { type Language, useLanguage } from '@/session/language';
import { Badge, type BadgeTone } from '@/ui/badge';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/no-content';
import { visuallyHidden } from '@/ui/visually-hidden';
import { formatNumber } from './recipients.ts';
import { RECORD_PARAMS } from './record-page.ts';
import css from './record-panel.module.css';

/** Assumed until the first response: 1000 messages, ten a page (SMS-21, decisions A35, B10). */
const DEFAULT_PAGES = 100;

/** Ten messages a page, the page in the query string (SMS-19 … SMS-21, SMS-31, SMS-38). */
export function RecordPanel({ onCompose }: { onCompose: () => void }) {
  const { t } = useTranslation('sms');
  const { state, push, replace } = useSearchState(RECORD_PARAMS);
  const { page } = state;
  const query = useSmsHistory(
    { pageNo: page },
    {
      query: {
        // Keeps total and pager while another page is loading.
        placeholderData: (before: SmsHistoryPage | undefined): SmsHistoryPage | undefined => before && { ...before, rows: [] },
      },
    },
  );
  const { data, isPlaceholderData } = query;
  const pages = data?.totalPages ?? DEFAULT_PAGES;
  const heading = useRef<HTMLHeadingElement>(null);

  const goTo = (next: number) => {
    push({ page: next }, { keepScroll: true });
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'nearest' });
  };
  // Redirects a page that no longer exists to the last one.
  const outOfRange = data !== undefined && !isPlaceholderData && page > Math.max(1, data.totalPages);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `replace` is a new function in every render
  useEffect(() => {
    if (outOfRange) replace({ page: Math.max(1, data.totalPages) });
  }, [outOfRange, data]);

  return (
    <>
      <h2 ref={heading} tabIndex={-1} className={data?.total === 0 ? visuallyHidden : css.total}>
        {data === undefined ? t('record.caption') : t('record.total', { count: data.total })}
      </h2>
      <QueryState
        query={query}
        skeleton={<CardSkeleton height="46rem" />}
        isEmpty={({ total }) => total === 0}
        empty={
          <EmptyState title={t('record.empty')} level={3} action={<Button onClick={onCompose}>{t('record.compose')}</Button>}>
            {t('record.emptyText')}
          </EmptyState>
        }
      >
        {({ rows }) => (isPlaceholderData || outOfRange ? <CardSkeleton height="46rem" /> : <RecordTable rows={rows} />)}
      </QueryState>
      {query.isError && data === undefined ? null : (
        <div className={`${css.pager} noPrint`}>
          <ListPager page={Math.min(page, Math.max(1, pages))} pages={pages} onChange={goTo} />
        </div>
      )}
    </>
  );
}

const icons: Partial<Record<BadgeTone, LucideIcon>> = { error: CircleAlert, ok: CircleCheck, info: Clock };
/** With the roles of a table, which the layout for phones takes from the elements. */
const COLUMNS = ['date', 'content', 'recipient', 'status'] as const;

/** The record by message (SMS-19): time and text once, a line for each recipient. */
function RecordTable({ rows }: { rows: readonly SmsHistoryRow[] }) {
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

/** The rows of one message: a message to several recipients has a row for each. */
interface RecordMessage {
  key: string;
  sendDate: string;
  text: string;
  recipients: { number: string; status: string; tone: BadgeTone; key: string }[];
}

/** Colour of a status (decision B72). */
const TONES: Readonly<Record<string, BadgeTone>> = { sent: 'ok', sending: 'info', failed: 'error' };

/** Groups the rows of a page by message: the same text in the same minute. Order and rows stay. */
export function messagesOf(rows: readonly SmsHistoryRow[]): RecordMessage[] {
  const messages = new Map<string, RecordMessage>();
  for (const [index, { sendDate, data, receive, status, state }] of rows.entries()) {
    const key = `${sendDate} ${data}`;
    const message = messages.get(key) ?? { key, sendDate, text: data, recipients: [] };
    // Rows have no id, and one recipient may have got the same message twice in a minute.
    message.recipients.push({ number: receive, status, tone: TONES[state ?? ''] ?? 'neutral', key: String(index) });
    messages.set(key, message);
  }
  return [...messages.values()];
}
