import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { readSearch } from '@/components/search-params';
import { paths } from '@/lib/paths';
import { NEWS_PARAMS } from './search-params.ts';

/** History state of an item opened from the list: closing it navigates back. */
export const FROM_LIST = { fromList: true } as const;
const isFromList = (state: unknown) => typeof state === 'object' && state !== null && 'fromList' in state;

export const linkId = (item: string): string => `news-${item}`;

/** Id of the open item from the URL; `close` returns to the list. */
export function useOpenItem(): { id: string | undefined; close: () => void } {
  const { key, state, search } = useLocation();
  const { id } = readSearch(NEWS_PARAMS, search);
  const navigate = useNavigate();
  const closedKey = useRef<string>(undefined);
  const previousId = useRef(id);

  // A dialog that opened with the page has no trigger to return the focus to: the item's link takes it.
  useEffect(() => {
    const previous = previousId.current;
    previousId.current = id;
    if (previous === undefined || id !== undefined || document.activeElement !== document.body) return;
    (document.getElementById(linkId(previous)) ?? document.querySelector<HTMLElement>('h1'))?.focus();
  }, [id]);

  const close = () => {
    // Navigation is asynchronous: a second click must not go back twice.
    if (closedKey.current === key) return;
    closedKey.current = key;
    if (isFromList(state)) void navigate(-1);
    else void navigate(paths.news, { replace: true, preventScrollReset: true });
  };
  return { id, close };
}
