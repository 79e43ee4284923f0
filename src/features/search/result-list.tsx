import { ArrowUpRight, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { SearchResultsQueryResult } from '@/api/generated/search';
import { ServerLink } from '@/components/links';
import { safeHref } from '@/lib/safe-href';
import { Icon } from '@/ui/icon';
import { Skeleton, SkeletonGroup } from '@/ui/skeleton';
import css from './results.module.css';

type Result = SearchResultsQueryResult['pages']['rows'][number];

/** The words of `keyWord` are highlighted. */
export function ResultList({ rows, keyWord, page }: { rows: readonly Result[]; keyWord: string; page: number }) {
  return (
    <ol>
      {rows.map((result, index) => {
        // Results have no unique field: several may have the same link and text.
        const key = `${page}-${index}`;
        return (
          <li key={key} className={css.item}>
            <ResultRow result={result} keyWord={keyWord} />
          </li>
        );
      })}
    </ol>
  );
}

export function ResultsSkeleton() {
  const { t } = useTranslation('search');
  return (
    <SkeletonGroup label={t('loading')}>
      {['45%', '30%', '55%', '40%', '35%', '50%', '30%', '45%', '40%', '35%'].map((width, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list is static
        <div key={index} className={`${css.item} ${css.skeleton}`}>
          <Skeleton width={width} height="1.25rem" />
          <Skeleton />
          <Skeleton width="70%" />
        </div>
      ))}
    </SkeletonGroup>
  );
}

/** One result (SEARCH-03): what it is, linked title, excerpt and its figure. */
export function ResultRow({ result: { title, content, jumpurl, isfullurl, kind, figure }, keyWord }: { result: Result; keyWord: string }) {
  const { t } = useTranslation('search');
  const external = String(isfullurl) !== '0';
  const hasLink = safeHref(jumpurl) !== undefined;
  return (
    <article className={css.result}>
      {kind === undefined ? null : <p className={css.kind}>{t(`kind.${kind}`)}</p>}
      <h3 className={css.title}>
        <ServerLink href={jumpurl} isfullurl={isfullurl} newTab={external} className={css.link}>
          {title}
        </ServerLink>
      </h3>
      {content === '' ? null : (
        <p className={css.text}>
          <Highlighted text={content} keyWord={keyWord} />
        </p>
      )}
      {figure === undefined ? null : <p className={css.figure}>{figure}</p>}
      {hasLink ? <Icon icon={external ? ArrowUpRight : ChevronRight} className={`${css.sign} noPrint`} /> : null}
    </article>
  );
}

/** Plain text with the keyword highlighted; HTML in the text or the keyword stays text. */
function Highlighted({ text, keyWord }: { text: string; keyWord: string }) {
  return highlightSegments(text, keyWord).map((segment) =>
    segment.highlighted ? (
      <mark key={segment.start} className={css.mark}>
        {segment.text}
      </mark>
    ) : (
      segment.text
    ),
  );
}

const escapeRegExp = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

/** Splits a text at the occurrences of the keyword's words, case-insensitively, of which the first of each is highlighted; the segments concatenated are the text, `start` is their offset in it. */
export function highlightSegments(text: string, keyWord: string) {
  const normalized = keyWord.normalize('NFKC').trim();
  if (normalized === '') return text === '' ? [] : [{ text, highlighted: false, start: 0 }];
  const words = normalized.split(/\s+/);
  const seen = new Set<string>();
  let start = 0;
  return text
    .split(new RegExp(`(${[normalized, ...words].map(escapeRegExp).join('|')})`, 'giu'))
    .map((part, index) => {
      const word = part.toLowerCase();
      const highlighted = index % 2 === 1 && !seen.has(word);
      if (highlighted) seen.add(word);
      const segment = { text: part, highlighted, start };
      start += part.length;
      return segment;
    })
    .filter((part) => part.text !== '');
}
