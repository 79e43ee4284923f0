import { ArrowDownUp, Download, Globe, type LucideIcon, MessageSquare, Phone, Printer } from 'lucide-react';
import { type CSSProperties, type RefObject, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigationType } from 'react-router-dom';
import { type Period, type UsageDetail, useUsageDetail, useUsageDetailPeriods } from '@/api/generated/usage';
import { lazyPart } from '@/components/lazy-part';
import { CardSkeleton, LoadingSkeleton, QueryState } from '@/components/query-state';
import { useSearchState } from '@/components/search-params';
import { dayAndMonth, dayText } from '@/lib/macau-date';
import { moneyText } from '@/lib/money';
import { saveFile } from '@/lib/save-file';
import { useLanguage } from '@/session/language';
import { Button } from '@/ui/button';
import { Disclosure } from '@/ui/disclosure';
import { Icon } from '@/ui/icon';
import { EmptyState } from '@/ui/no-content';
import { Note } from '@/ui/note';
import { cardClass, Section } from '@/ui/section';
import { Select } from '@/ui/select';
import { Skeleton } from '@/ui/skeleton';
import { Announcement } from '@/ui/visually-hidden';
import { EntryList } from './entry-list.tsx';
import css from './record-view.module.css';
import { KINDS, type Kind, USAGE_PARAMS } from './search-params.ts';
import { amountOf, chargeOf, csvOf, daysBetween, type UsageRecord, usageRecordOf, useAmountText } from './usage-record.ts';

const PlanCosts = lazyPart(async () => (await import('./plan-costs')).PlanCosts);

/** The latest record at once, an earlier one by its bill date. */
export function RecordView() {
  const { t } = useTranslation('usage');
  const periods = useUsageDetailPeriods();
  return (
    <QueryState
      query={periods}
      skeleton={
        <>
          <Skeleton width="24rem" height="5rem" radius="input" />
          <RecordSkeleton />
        </>
      }
      isEmpty={({ invoices }) => invoices.length === 0}
      empty={<EmptyState title={t('empty.title')}>{t('empty.text')}</EmptyState>}
    >
      {({ invoices }) => <Periods periods={invoices} />}
    </QueryState>
  );
}

function Periods({ periods }: { periods: readonly Period[] }) {
  const { t } = useTranslation('usage');
  const language = useLanguage();
  const { state, push } = useSearchState(USAGE_PARAMS);
  const { cycleDateStr: cycleDate } = periods[state.period] ?? (periods[0] as Period);
  // The boundary around this offers to read the periods again.
  if (!cycleDate) throw new TypeError('a period without cycleDateStr');
  const detail = useUsageDetail({ cycleDate });
  // A charge of a bill leads to its entries; a full load leaves focus and screen alone (B81).
  const isFollowed = useNavigationType() === 'PUSH';
  const entriesFirst = useRef(isFollowed && state.kind !== 'all');
  return (
    <>
      <Select
        label={t('period')}
        value={cycleDate}
        onChange={(event) => push({ period: event.currentTarget.selectedIndex }, { keepScroll: true, atOnce: true })}
        options={periods.map(({ cycleDateStr }, at) => {
          const day = dayText(cycleDateStr, language);
          return { value: cycleDateStr, label: at === 0 ? t('latest', { day }) : day };
        })}
        fieldClassName={`${css.period} noPrint`}
      />
      <QueryState query={detail} skeleton={<RecordSkeleton />}>
        {(data) => <RecordText key={cycleDate} detail={data} cycleDate={cycleDate} entriesFirst={entriesFirst} />}
      </QueryState>
    </>
  );
}

/** The record as figures where the server gives them, otherwise its text (USAGE-06, USAGE-08). */
function RecordText({ detail, cycleDate, entriesFirst }: { detail: UsageDetail; cycleDate: string; entriesFirst: RefObject<boolean> }) {
  const { t } = useTranslation('usage');
  const language = useLanguage();
  const record = useMemo(() => usageRecordOf(detail), [detail]);
  /** Nothing is read for it before. */
  const [asked, setAsked] = useState(false);
  const heads = (['date', 'time', 'type', 'number', 'used', 'unit', 'charge'] as const).map((name) => t(`csv.${name}`));
  const title = record ? t('record.title', { from: dayAndMonth(record.from, language), to: dayAndMonth(record.to, language) }) : undefined;
  return (
    <Section title={title ?? t('record.untitled', { day: dayText(cycleDate, language) })} titleClass={css.title}>
      <Announcement>{t('record.shown', { day: dayText(cycleDate, language) })}</Announcement>
      {record === undefined ? (
        <>
          <Note tone="info" className={css.unread}>
            {t('record.unread')}
          </Note>
          <RawText text={detail.billDetailText} />
        </>
      ) : (
        <>
          <p className={css.charge}>
            {t('record.charge')} <strong>{moneyText(chargeOf(record.entries))}</strong>
          </p>
          <ul className={css.kinds}>
            {KINDS.map((kind) => (
              <KindCard key={kind} kind={kind} record={record} />
            ))}
          </ul>
          <EntryList entries={record.entries} first={entriesFirst} />
          <Disclosure summary={t('costs.title')} onToggle={setAsked} className={`${css.raw} noPrint`}>
            {asked ? <PlanCosts record={record} skeleton={<CardSkeleton height="16rem" />} /> : null}
          </Disclosure>
          <Disclosure summary={t('record.raw')} className={`${css.raw} noPrint`}>
            <RawText text={detail.billDetailText} />
          </Disclosure>
        </>
      )}
      <div className={`${css.actions} noPrint`}>
        {record === undefined ? null : (
          <Button icon={Download} size={44} onClick={() => saveFile(`usage-${cycleDate}.csv`, csvOf(record.entries, heads), 'text/csv')}>
            {t('record.download')}
          </Button>
        )}
        <Button icon={Printer} size={44} onClick={() => window.print()}>
          {t('record.print')}
        </Button>
      </div>
    </Section>
  );
}

function RawText({ text }: { text: string }) {
  const { t } = useTranslation('usage');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by the keyboard
    <section aria-label={t('record.scroll')} tabIndex={0} className={css.frame}>
      <pre className={css.text}>{text}</pre>
    </section>
  );
}

function RecordSkeleton() {
  return (
    <LoadingSkeleton className={css.skeleton}>
      <Skeleton width="16rem" height="1.75rem" />
      <Skeleton width="12rem" height="1.5rem" className={css.charge} />
      <div className={css.kinds}>
        <Skeleton count={KINDS.length} height="14.25rem" radius="card" />
      </div>
    </LoadingSkeleton>
  );
}

const icons: Record<Kind, LucideIcon> = { data: ArrowDownUp, call: Phone, sms: MessageSquare, idd: Globe };

/** The total of a kind, and a bar a day. */
function KindCard({ kind, record: { from, to, entries } }: { kind: Kind; record: UsageRecord }) {
  const { t } = useTranslation('usage');
  const language = useLanguage();
  const amountText = useAmountText();
  const own = entries.filter((entry) => entry.kind === kind);
  const byDay = new Map<string, number>();
  for (const { day, amount } of own) byDay.set(day, (byDay.get(day) ?? 0) + amount);
  const [most, max] = [...byDay].reduce((best, day) => (day[1] > best[1] ? day : best), ['', 0] as [string, number]);
  const charge = chargeOf(own);
  return (
    <li className={cardClass({}, css.card)}>
      <div className={css.head}>
        <h3 className={css.kind}>
          <Icon icon={icons[kind]} />
          {t(`kind.${kind}`)}
        </h3>
        <p className={css.total}>{own.length === 0 ? t('picture.none') : amountText(kind, amountOf(own))}</p>
      </div>
      <div role="img" aria-label={t('picture.label', { kind: t(`kind.${kind}`), days: byDay.size, of: daysBetween(from, to).length })} className={css.days}>
        {daysBetween(from, to).map((day) => {
          const amount = byDay.get(day) ?? 0;
          const name = `${dayAndMonth(day, language)} · ${amountText(kind, amount)}`;
          const share = max === 0 ? 0 : amount / max;
          return <span key={day} title={name} className={share > 0 ? css.bar : css.none} style={{ '--share': share } as CSSProperties} />;
        })}
      </div>
      <p className={css.ends}>
        <span>{dayAndMonth(from, language, 'short')}</span>
        <span>{dayAndMonth(to, language, 'short')}</span>
      </p>
      {max === 0 ? null : (
        <p className={css.foot}>
          <span className={css.most}>
            <span>{t('picture.most', { day: dayAndMonth(most, language) })}</span> <span>{amountText(kind, max)}</span>
          </span>
          {charge === '0.00' ? null : <span className={css.kindCharge}>{t('picture.charge', { amount: moneyText(charge) })}</span>}
        </p>
      )}
    </li>
  );
}
