import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { isFromList, openItem } from './address.ts';

/** Id of an item's link in the list. */
export const linkId = (item: string): string => `news-${item}`;

/** Which item is open, as the address says, and how it closes: Back, the close button and Escape all lead to the list. */
export function useOpenItem(): { id: string | undefined; close: () => void } {
  const id = openItem(useSearchParams()[0]);
  const { key, state } = useLocation();
  const navigate = useNavigate();
  const closed = useRef<string>(undefined);
  const last = useRef(id);

  // A pop-up that was there from the beginning has nowhere to give the focus back to: the item's place in the list takes it.
  useEffect(() => {
    const before = last.current;
    last.current = id;
    if (before === undefined || id !== undefined || document.activeElement !== document.body) return;
    (document.getElementById(linkId(before)) ?? document.querySelector<HTMLElement>('h1'))?.focus();
  }, [id]);

  const close = () => {
    // Going back takes a moment; a second press must not go back twice.
    if (closed.current === key) return;
    closed.current = key;
    if (isFromList(state)) void navigate(-1);
    else void navigate(paths.news, { replace: true, preventScrollReset: true });
  };
  return { id, close };
}
