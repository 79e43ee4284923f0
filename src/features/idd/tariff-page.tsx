import type { UseQueryResult } from '@tanstack/react-query';
import { ArrowDown } from 'lucide-react';
import { type ReactNode, useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigation, useSearchParams } from 'react-router-dom';
import type { ApiError } from '@/api/errors';
import { brand, prices } from '@/brand/brand';
import { HotlineLink } from '@/components/links';
import { PageMeta } from '@/components/page-meta';
import { QueryState } from '@/components/query-state';
import { readSearch, textParam, writeSearch } from '@/components/search-params';
import { TariffHead } from '@/components/tariff-head';
import { cx } from '@/ui/class-names';
import { Icon } from '@/ui/icon';
import { EmptyState } from '@/ui/no-content';
import type { RateColumn } from './rate-table.tsx';
import type { Rate } from './rates.ts';
import { Tariff } from './tariff.tsx';
import css from './tariff-page.module.css';

interface TariffPageProps {
  /** Dialled before the country code. */
  prefix: '00' | '060';
  query: UseQueryResult<Rate[], ApiError>;
  /** Must keep its identity between renders; see `RateTable`. */
  columns: readonly RateColumn[];
  /** Charges of unlisted countries when the server omits their row. */
  otherCharges: readonly string[];
  notes: readonly ('unit' | 'peak' | 'anyHour' | 'zhuhai' | 'hours' | 'columns' | 'unlisted' | 'prepaid' | 'hotline')[];
  /** Shown after the notes. */
  children?: ReactNode;
}

/** Figures of the notes: IDD 00 charges to mobiles in Zhuhai and Zhongshan, in MOP per minute (IDD-10), and the cards of the prepaid offer. */
const FIGURES = { peak: '2.20', offPeak: '1.80', ...prices.prepaidOfferCards, hotline: brand.hotline } as const;

/** Layout of both IDD pages: filter, table and notes. */
export function TariffPage({ prefix, query, columns, otherCharges, notes, children }: TariffPageProps) {
  const { t } = useTranslation('idd');
  const { t: names } = useTranslation('tariffs');
  const [text, setText] = useFilterText();
  const page = `idd${prefix}` as const;
  const notesId = useId();
  const notesHeading = useRef<HTMLHeadingElement>(null);
  // The links to the other tariff follow the filter with low priority.
  const search = filterSearch(useDeferredValue(text));
  const header = useMemo(
    () => (
      <>
        <PageMeta title={names(page)} description={t(`plan${prefix}.description`)} />
        <TariffHead page={page} lead={t(`plan${prefix}.lead`)} searchFor={{ idd00: search, idd060: search }} />
      </>
    ),
    [t, names, prefix, page, search],
  );

  // The skeleton contains the same filter, so that it is usable at once and nothing shifts when the rates arrive.
  const tariff = (rates: readonly Rate[] | undefined) => (
    <Tariff {...{ rates, prefix, columns, otherCharges, text }} onTextChange={setText}>
      <a
        href={`#${notesId}`}
        className={css.toNotes}
        onClick={(event) => {
          event.preventDefault();
          notesHeading.current?.focus();
        }}
      >
        {t('filter.toNotes')}
        <Icon icon={ArrowDown} size={16} />
      </a>
    </Tariff>
  );

  return (
    <div className="wrap pageTop">
      {header}
      <div className={css.columns}>
        <div>
          <QueryState
            query={query}
            isEmpty={(rates) => rates.length === 0}
            empty={
              <EmptyState title={t('emptyTitle')} action={<HotlineLink icon />}>
                {t('emptyText', { hotline: brand.hotline })}
              </EmptyState>
            }
            skeleton={tariff(undefined)}
          >
            {tariff}
          </QueryState>
        </div>
        <aside className={cx(css.notes, children === undefined && css.follows)} aria-labelledby={notesId}>
          <h2 id={notesId} ref={notesHeading} tabIndex={-1} className={css.heading}>
            {t('notes.title')}
          </h2>
          <ul className={css.list}>
            {notes.map((note) => (
              <li key={note}>{t(`notes.${note}`, FIGURES)}</li>
            ))}
          </ul>
          {children}
        </aside>
      </div>
    </div>
  );
}

/** Delay between the last key press and the update of the URL. */
const DEBOUNCE_MS = 300;
const FILTER_PARAMS = { text: textParam('q') };

/** Query string of a page filtered by `text`. */
const filterSearch = (text: string): string => writeSearch(FILTER_PARAMS, '', { text });

/** Text of the filter, written to the URL after a delay; a URL that changes by Back or a link replaces the text. */
function useFilterText(): [text: string, setText: (text: string) => void] {
  const [params, setParams] = useSearchParams();
  const navigating = useNavigation().state !== 'idle';
  const { text: paramText } = readSearch(FILTER_PARAMS, params);
  const [text, setText] = useState(paramText);
  const [lastParamText, setLastParamText] = useState(paramText);
  const [writtenText, setWrittenText] = useState(paramText);

  if (lastParamText !== paramText) {
    setLastParamText(paramText);
    // A change that this hook wrote arrives after further key presses and must not undo them.
    if (paramText !== writtenText) {
      setText(paramText);
      setWrittenText(paramText);
    }
  }

  const trimmed = text.trim();
  useEffect(() => {
    // Writing the URL during a navigation would cancel it.
    if (trimmed === writtenText || navigating) return;
    const timer = setTimeout(() => {
      setWrittenText(trimmed);
      setParams((previous) => new URLSearchParams(writeSearch(FILTER_PARAMS, previous, { text: trimmed })), { replace: true, preventScrollReset: true });
    }, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [trimmed, writtenText, navigating, setParams]);

  return [text, setText];
}
