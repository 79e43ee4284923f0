import type { QueryClient } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { type SubmitEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useLocation, useNavigate } from 'react-router-dom';
import { getSearchResultsQueryOptions } from '@/api/generated/search';
import { PageHead, pageClass } from '@/components/page-head';
import { PageMeta } from '@/components/page-meta';
import { redirectTo } from '@/components/redirect-to';
import { type Param, pageParam, readSearch, textParam } from '@/components/search-params';
import { paths } from '@/lib/paths';
import { useSession } from '@/session/session';
import { Button } from '@/ui/button';
import { boxClass, FieldMessage, inputClass } from '@/ui/field';
import { Icon } from '@/ui/icon';
import { VisuallyHidden } from '@/ui/visually-hidden';
import css from './page.module.css';
import { Results } from './results.tsx';

/** Keyword length that the contract allows. */
const MAX_KEYWORD_LENGTH = 100;

const text = textParam('keyWord');
/** Trimmed; cut to whole characters, so that no surrogate pair is split. */
const keyWord: Param<string> = { ...text, read: (typed) => text.read(Array.from(text.read(typed)).slice(0, MAX_KEYWORD_LENGTH).join('')) };

export const SEARCH_PARAMS = { keyWord, page: pageParam() };

/** Prefetches the results (SEARCH-06); redirects to /404 when the keyword is missing (decision A28). */
export function loader(queryClient: QueryClient, { request }: LoaderFunctionArgs): Response | undefined {
  const { keyWord, page } = readSearch(SEARCH_PARAMS, new URL(request.url).search);
  if (keyWord === '') return redirectTo(paths.notFound, request);
  void queryClient.prefetchQuery(getSearchResultsQueryOptions({ keyword: keyWord, page }));
}

/** Search results (ROUTE-05, SEARCH-01) with the search field and paging. */
export function Component() {
  const { t } = useTranslation('search');
  const { keyWord, page } = readSearch(SEARCH_PARAMS, useLocation().search);
  const session = useSession();
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);

  /** Navigates, which scrolls to the top (ROUTE-10), and moves the focus to the heading of the results. */
  const go = (to: string) => {
    void navigate(to, { flushSync: true });
    heading.current?.focus({ preventScroll: true });
  };
  return (
    <div className={pageClass}>
      {/* Search engines must not index result pages. */}
      <PageMeta title={t('titleFor', { keyWord })} description={t('description')} hidden />
      <PageHead title={t('title')} />
      <SearchField key={keyWord} keyWord={keyWord} onSearch={(keyword) => go(paths.search(keyword))} />
      {/* What one customer searched for does not stay for the next. */}
      <Results
        key={session.state === 'in' ? session.mobileNo : ''}
        keyWord={keyWord}
        page={page}
        headingRef={heading}
        onPage={(to) => go(paths.search(keyWord, to))}
      />
    </div>
  );
}

/** Search field; an empty keyword shows an error and keeps the focus. */
function SearchField({ keyWord, onSearch }: { keyWord: string; onSearch: (keyWord: string) => void }) {
  const { t } = useTranslation('search');
  const id = useId();
  const [missing, setMissing] = useState(false);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem('keyWord') as HTMLInputElement;
    const keyword = field.value.trim();
    setMissing(keyword === '');
    if (keyword === '') field.focus();
    else onSearch(keyword);
  };

  return (
    <search aria-label={t('field.area')} className={`${css.search} noPrint`}>
      <form className={css.form} onSubmit={submit} noValidate>
        <VisuallyHidden as="label" htmlFor={id}>
          {t('field.label')}
        </VisuallyHidden>
        <div className={boxClass(css.box)}>
          <Icon icon={Search} className={css.sign} />
          <input
            id={id}
            name="keyWord"
            type="search"
            className={inputClass(css.input)}
            defaultValue={keyWord}
            maxLength={MAX_KEYWORD_LENGTH}
            autoComplete="off"
            enterKeyHint="search"
            aria-invalid={missing || undefined}
            aria-describedby={missing ? `${id}-error` : undefined}
            onInput={() => setMissing(false)}
          />
        </div>
        <Button type="submit" variant="primary">
          {t('field.submit')}
        </Button>
      </form>
      <FieldMessage id={id} error={missing ? t('field.missing') : undefined} />
    </search>
  );
}
