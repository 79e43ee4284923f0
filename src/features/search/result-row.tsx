import { ArrowUpRight, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { SearchResultsQueryResult } from '@/api/generated/search';
import { ServerLink } from '@/components/links';
import { safeHref } from '@/lib/safe-href';
import { Icon } from '@/ui/icon';
import { highlightSegments } from './highlight-segments.ts';
import css from './result-row.module.css';

type Result = SearchResultsQueryResult['pages']['rows'][number];

interface ResultRowProps {
  result: Result;
  keyWord: string;
}

/** One result (SEARCH-03): what it is, linked title, excerpt and its figure. */
export function ResultRow({ result: { title, content, jumpurl, isfullurl, kind, figure }, keyWord }: ResultRowProps) {
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
