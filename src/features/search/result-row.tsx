import { ArrowUpRight, ChevronRight } from 'lucide-react';
import type { SearchResultsQueryResult } from '@/api/search';
import { ServerLink } from '@/components/server-link';
import { safeHref } from '@/lib/safe-href';
import { Icon } from '@/ui/icon';
import { markPieces } from './mark-pieces.ts';
import css from './result-row.module.css';

type Result = SearchResultsQueryResult['pages']['rows'][number];

/** A page that contains the keyword (SEARCH-03): its title, which leads there, and the passage. */
export function ResultRow({ result: { title, content, jumpurl, isfullurl }, keyWord }: { result: Result; keyWord: string }) {
  const outside = String(isfullurl) !== '0';
  const leads = safeHref(jumpurl) !== undefined;
  return (
    <article className={css.result}>
      <h3 className={css.title}>
        <ServerLink href={jumpurl} isfullurl={isfullurl} newTab={outside} className={css.link}>
          <Marked text={title} keyWord={keyWord} />
        </ServerLink>
      </h3>
      {content === '' ? null : (
        <p className={css.text}>
          <Marked text={content} keyWord={keyWord} />
        </p>
      )}
      {leads ? <Icon icon={outside ? ArrowUpRight : ChevronRight} className={css.sign} /> : null}
    </article>
  );
}

/** Plain text with the keyword marked: text stays text, whatever the server or the keyword contains. */
function Marked({ text, keyWord }: { text: string; keyWord: string }) {
  return markPieces(text, keyWord).map((piece) =>
    piece.marked ? (
      <mark key={piece.at} className={css.mark}>
        {piece.text}
      </mark>
    ) : (
      piece.text
    ),
  );
}
