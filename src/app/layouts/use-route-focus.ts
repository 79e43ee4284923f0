import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Id of the one `<main>`. */
export const MAIN = 'main';

/** Moves the focus to the heading of the page, or to the page when it has none yet, without scrolling. */
export function focusPage(): void {
  const main = document.getElementById(MAIN);
  const target = main?.querySelector('h1') ?? main;
  if (!target) return;
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/** After a change of route the focus is where the new page begins, so that it is read out; not on the first page, which the browser reads. */
export function useRouteFocus(): void {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    focusPage();
  }, [pathname]);
}
