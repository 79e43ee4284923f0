import { type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useSearchState } from '@/components/search-params';
import { dayAndWeekday } from '@/lib/macau-date';
import { moneyText } from '@/lib/money';
import { spacedNumber } from '@/lib/phone-number';
import { useLanguage } from '@/session/language';
import { Button } from '@/ui/button';
import { TabPanel, Tabs } from '@/ui/tabs';
import css from './entry-list.module.css';
import { FILTERS, type Kind, USAGE_PARAMS } from './search-params.ts';
import { type UsageEntry, useAmountText } from './usage-record.ts';

/** Entries shown before the customer asks for all, or prints. */
const FIRST = 10;

/** Entries by day, newest first, of all kinds or of one; `first`: takes the focus and the screen when it is shown for the first time. */
export function EntryList({ entries, first }: { entries: readonly UsageEntry[]; first: RefObject<boolean> }) {
  const { t } = useTranslation('usage');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!first.current) return;
    // After the page's own focus on its heading.
    const frame = requestAnimationFrame(() => {
      first.current = false;
      // Who has scrolled meanwhile stays there.
      if (window.scrollY > 0) return;
      heading.current?.focus({ preventScroll: true });
      heading.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
    });
    return () => cancelAnimationFrame(frame);
  }, [first]);
  const { state, replace } = useSearchState(USAGE_PARAMS);
  const filter = state.kind;
  const of = (name: (typeof FILTERS)[number]) => (name === 'all' ? entries : entries.filter(({ kind }) => kind === name));
  return (
    <section aria-labelledby="usage-entries" className={css.entries}>
      <h3 id="usage-entries" ref={heading} tabIndex={-1} className={css.title}>
        {t('entries.title')}
      </h3>
      <Tabs
        id="usage-kinds"
        label={t('entries.filter')}
        variant="pill"
        items={FILTERS.map((id) => ({ id, label: id === 'all' ? t('entries.all') : t(`kind.${id}`), badge: of(id).length }))}
        value={filter}
        onChange={(kind) => replace({ kind })}
        className="noPrint"
      />
      <TabPanel tabs="usage-kinds" value={filter} className={css.panel}>
        <Days key={filter} entries={of(filter)} kind={filter === 'all' ? undefined : filter} />
      </TabPanel>
    </section>
  );
}

const momentOf = ({ day, time }: UsageEntry): string => `${day} ${time}`;

function Days({ entries, kind }: { entries: readonly UsageEntry[]; kind: Kind | undefined }) {
  const { t } = useTranslation('usage');
  const language = useLanguage();
  const [isWhole, setIsWhole] = useState(false);
  useEffect(() => {
    const showAll = () => flushSync(() => setIsWhole(true));
    window.addEventListener('beforeprint', showAll);
    return () => window.removeEventListener('beforeprint', showAll);
  }, []);
  if (entries.length === 0) return <p className={css.empty}>{kind === undefined ? t('entries.none') : t('entries.noneOf', { kind: t(`kind.${kind}`) })}</p>;
  // Of one minute, the last line of the text first.
  const newest = entries.toReversed().sort((a, b) => (momentOf(a) < momentOf(b) ? 1 : momentOf(a) > momentOf(b) ? -1 : 0));
  const days = new Map<string, UsageEntry[]>();
  for (const entry of isWhole ? newest : newest.slice(0, FIRST)) days.set(entry.day, [...(days.get(entry.day) ?? []), entry]);
  return (
    <>
      {[...days].map(([day, ofDay]) => (
        <section key={day} aria-label={dayAndWeekday(day, language)} className={css.day}>
          <h4 className={css.date}>{dayAndWeekday(day, language)}</h4>
          <ul>
            {ofDay.map((entry, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: entries may be equal, and their order does not change
              <Entry key={at} entry={entry} />
            ))}
          </ul>
        </section>
      ))}
      {isWhole || entries.length <= FIRST ? null : (
        <Button className={`${css.more} noPrint`} onClick={() => setIsWhole(true)}>
          {t('entries.more', { count: entries.length })}
        </Button>
      )}
    </>
  );
}

function Entry({ entry: { kind, time, number, amount, avos, type } }: { entry: UsageEntry }) {
  const amountText = useAmountText();
  return (
    <li className={css.entry}>
      <span className={css.time}>{time}</span>
      <span className={css.what}>
        <span className={css.type}>{type}</span>
        {number === '' ? null : <span className="caption">{spacedNumber(number)}</span>}
      </span>
      <span className={css.amounts}>
        <span>{amountText(kind, amount)}</span>
        {avos === 0 ? null : <span className={css.charge}>{moneyText((avos / 100).toFixed(2))}</span>}
      </span>
    </li>
  );
}
