import { keepPreviousData } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchResults } from '@/api/generated/search';
import { VisuallyHidden } from '@/ui/visually-hidden';
import { ServerLink } from './server-link.tsx';
import css from './site-search.module.css';

/** Milliseconds without a key before the server is asked. */
const PAUSE_MS = 250;
const MOST = 5;
const READ = { placeholderData: keepPreviousData, meta: { ownErrors: true, optional: true } } as const;

interface SearchSuggestionsProps {
  typed: string;
  onUse: () => void;
}

/** The first results for what is being typed; a failure is none. */
export function SearchSuggestions({ typed, onUse }: SearchSuggestionsProps) {
  const { t } = useTranslation();
  const [keyword, setKeyword] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setKeyword(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const { data } = useSearchResults({ keyword, page: 1 }, { query: { ...READ, enabled: keyword !== '' } });
  const rows = data?.pages.rows.slice(0, MOST) ?? [];
  if (rows.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only keeps the focus in the field, while which the list is shown
    <div className={css.suggestions} onMouseDown={(event) => event.preventDefault()}>
      <VisuallyHidden as="p" role="status">
        {t('search.suggestions', { count: rows.length })}
      </VisuallyHidden>
      <ul>
        {rows.map(({ title, jumpurl, isfullurl, figure }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: results have no unique field
          <li key={at}>
            <ServerLink href={jumpurl} isfullurl={isfullurl} className={css.suggestion} onClick={onUse}>
              <span>{title}</span>
              {figure === undefined ? null : <small>{figure}</small>}
            </ServerLink>
          </li>
        ))}
      </ul>
      <button type="submit" className={css.suggestion}>
        {t('search.all', { count: data?.pages.total ?? 0 })}
      </button>
    </div>
  );
}
