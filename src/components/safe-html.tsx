import { type MouseEvent, useEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useHydrating } from '@/lib/lifecycle';
import { safePath } from '@/lib/safe-href';
import { createStore } from '@/lib/store';
import { cx } from '@/ui/class-names';
import { Skeleton } from '@/ui/skeleton';
import { LoadFailure, LoadingSkeleton } from './query-state.tsx';
import css from './safe-html.module.css';
import type { SanitizeHtml } from './sanitizer-rules.ts';

const sanitizer = createStore<SanitizeHtml | undefined>(undefined);

/** Prerendering sets its own sanitizer (src/prerender/sanitizer.ts). */
export const setSanitizer: (sanitize: SanitizeHtml) => void = sanitizer.set;

/** Loads the sanitizer; loaders of pages with server HTML call it while their data load. Rejects when it cannot be fetched. */
export async function loadSanitizer(): Promise<void> {
  if (sanitizer.get() === undefined) sanitizer.set((await import('./sanitize-html.ts')).sanitizeHtml);
}

/** React leaves the content of a hydrated element alone as long as this object stays the same. */
const PRERENDERED = { __html: '' };

interface SafeHtmlProps {
  html: string;
  className?: string | undefined;
  /** Not visible yet: prerendered content stays without loading the sanitizer. */
  collapsed?: boolean | undefined;
  /** Prefix of ids for the headings of the second level, numbered from 1; for one element a page. */
  anchor?: string | undefined;
}

/**
 * Sanitizes HTML from the server and renders it; no other module sets HTML (security 3). The sanitizer is loaded on first use. Prerendered
 * content, which is sanitized by the same rules, is kept on hydration and replaced only when the browser's sanitizer returns other markup.
 */
export function SafeHtml({ html, className, collapsed = false, anchor }: SafeHtmlProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const sanitize = useSyncExternalStore(sanitizer.subscribe, sanitizer.get, import.meta.env.SSR ? sanitizer.get : () => undefined);
  const [failed, setFailed] = useState(false);
  const table = t('html.table');
  const frame = t('html.frame');
  const sanitized = useMemo(() => sanitize?.(html, { table, frame, anchor }), [sanitize, html, table, frame, anchor]);

  const [isPrerendered, setIsPrerendered] = useState(useHydrating());
  const box = useRef<HTMLDivElement>(null);
  const prerendered = useRef({ html, markup: '' });
  useLayoutEffect(() => {
    // Before other effects change the DOM, such as those of a phone's presentation.
    if (isPrerendered) prerendered.current.markup = box.current?.innerHTML ?? '';
  }, [isPrerendered]);
  const outdated = sanitized === undefined ? failed && html !== prerendered.current.html : String(sanitized) !== prerendered.current.markup;
  if (isPrerendered && outdated && !import.meta.env.SSR) setIsPrerendered(false);

  useEffect(() => {
    if (sanitize === undefined && !failed && !collapsed) loadSanitizer().catch(() => setFailed(true));
  }, [sanitize, failed, collapsed]);

  const markup = useMemo(
    () => (isPrerendered && !import.meta.env.SSR ? PRERENDERED : sanitized === undefined ? undefined : { __html: sanitized }),
    [isPrerendered, sanitized],
  );
  if (failed && markup === undefined) return <LoadFailure onRetry={() => setFailed(false)} />;
  if (markup === undefined) {
    return (
      <LoadingSkeleton className={css.waiting}>
        <Skeleton count={3} />
      </LoadingSkeleton>
    );
  }

  /** Client-side navigation for links within the site. */
  const follow = (event: MouseEvent<HTMLDivElement>) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const path = safePath(link?.getAttribute('href'));
    if (path === undefined || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void navigate(path);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles clicks on the links inside, which keys trigger as clicks
    // biome-ignore lint/a11y/useKeyWithClickEvents: as above
    // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized above, or not set at all
    <div ref={box} className={cx(css.prose, className)} onClick={follow} dangerouslySetInnerHTML={markup} />
  );
}
