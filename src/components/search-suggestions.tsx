import { keepPreviousData } from '@tanstack/react-query';
import { type RefObject, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSearchResults } from '@/api/generated/search';
import { Announcement } from '@/ui/visually-hidden';
import { ServerLink } from './links.tsx';
import { ownTasks, popularPages } from './popular-pages.ts';
import css from './site-search.module.css';

/** Milliseconds without a key before the server is asked. */
const PAUSE_MS = 250;
const MAX_SUGGESTIONS = 5;
/** Characters from which on results are suggested: a Chinese word has two. */
const MIN_TYPED = 2;
const READ = { placeholderData: keepPreviousData, meta: { ownErrors: true, optional: true } } as const;

/** The first results for what is being typed, of which a failure is none; tasks of customers and popular pages in an empty field. */
export function SearchSuggestions({ form, onUse }: { form: RefObject<HTMLFormElement | null>; onUse: (() => void) | undefined }) {
  const { t } = useTranslation('search');
  const { t: common } = useTranslation();
  const [keyword, setKeyword] = useState('');
  const [empty, setEmpty] = useState(false);
  useEffect(() => {
    const element = form.current;
    const field = element?.querySelector('input');
    if (!element || !field) return;
    const listening = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    const hide = () => {
      clearTimeout(timer);
      setKeyword('');
      setEmpty(false);
    };
    const suggest = () => {
      clearTimeout(timer);
      const typed = field.value.trim();
      // The not-found page lists them itself.
      setEmpty(typed === '' && element.closest('main') === null);
      if (typed.length < MIN_TYPED) setKeyword('');
      else timer = setTimeout(() => setKeyword(typed), PAUSE_MS);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // Also from a suggestion, which goes.
      if (document.activeElement !== field) field.focus();
      hide();
      // The browser empties the field after this event, which would suggest the popular pages.
      if (event.target === field) setTimeout(hide);
    };
    suggest();
    field.addEventListener('input', suggest, { signal: listening.signal });
    field.addEventListener('focus', suggest, { signal: listening.signal });
    element.addEventListener('keydown', onKey, { signal: listening.signal });
    element.addEventListener('submit', hide, { signal: listening.signal });
    return () => {
      hide();
      listening.abort();
    };
  }, [form]);
  const use = () => {
    setKeyword('');
    setEmpty(false);
    form.current?.reset();
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    onUse?.();
  };
  const { data } = useSearchResults({ keyword, page: 1 }, { query: { ...READ, enabled: keyword !== '' } });
  const rows = data?.pages.rows.slice(0, MAX_SUGGESTIONS) ?? [];
  if (!empty && (keyword === '' || rows.length === 0)) return null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only keeps the focus in the field, without which the list is hidden
    <div className={css.suggestions} onMouseDown={(event) => event.preventDefault()}>
      {empty ? (
        <>
          <p className={css.popular}>{common('popular.title')}</p>
          <ul>
            {[...ownTasks(common), ...popularPages(common)].map(({ name, to }) => (
              <li key={to}>
                <Link to={to} className={css.suggestion} onClick={use}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <>
          <Announcement>{t('suggest.found', { count: rows.length })}</Announcement>
          <ul>
            {rows.map(({ title, jumpurl, isfullurl, kind, figure }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: results have no unique field
              <li key={at}>
                <ServerLink href={jumpurl} isfullurl={isfullurl} className={css.suggestion} onClick={use}>
                  <span>{title}</span>
                  {figure === undefined ? kind && <small className={css.kind}>{t(`kind.${kind}`)}</small> : <small>{figure}</small>}
                </ServerLink>
              </li>
            ))}
          </ul>
          <button type="submit" className={css.suggestion}>
            {t('suggest.all', { count: data?.pages.total ?? 0 })}
          </button>
        </>
      )}
    </div>
  );
}
