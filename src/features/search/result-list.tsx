import type { SearchResultsQueryResult } from '@/api/generated/search';
import { ResultRow } from './result-row.tsx';
import css from './results.module.css';

interface ResultListProps {
  rows: SearchResultsQueryResult['pages']['rows'];
  /** Highlighted. */
  keyWord: string;
  page: number;
}

export function ResultList({ rows, keyWord, page }: ResultListProps) {
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
