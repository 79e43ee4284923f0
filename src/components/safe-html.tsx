import { type MouseEvent, useEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { safePath } from '@/lib/safe-href';
import { useHydrating } from '@/lib/use-hydrating';
import { createStore } from '@/session/store';
import { Button } from '@/ui/button';
import { cx } from '@/ui/class-names';
import { ErrorPanel } from '@/ui/error-panel';
import { Skeleton, SkeletonGroup } from '@/ui/skeleton';
import prose from './prose.module.css';
import css from './safe-html.module.css';
import type { SanitizeHtml } from './sanitizer-rules.ts';

const cleaner = createStore<SanitizeHtml | undefined>(undefined);

/** For the rendering ahead, which has a cleaner of its own (src/prerender/sanitizer.ts). */
export const setSanitizer: (clean: SanitizeHtml) => void = cleaner.set;

/** Fetches the cleaner; a loader of a page that shows server HTML calls it beside its data. */
export async function loadCleaner(): Promise<void> {
  if (cleaner.get() === undefined) cleaner.set((await import('./sanitize-html.ts')).sanitizeHtml);
}

/** Never set by React: it leaves the content of an element alone while it takes a page over, and as long as this stays the same. */
const AS_IT_STANDS = { __html: '' };

interface SafeHtmlProps {
  html: string;
  className?: string | undefined;
  /** Out of sight: what stands in the page rendered ahead may stand there without being cleaned again. */
  folded?: boolean | undefined;
}

/**
 * The one place that sets HTML: content from the server, cleaned first. The cleaner is fetched when it is first needed. In a page rendered
 * ahead the content stands there already, cleaned by the same rules; it is taken over as it stands, and set again only when the browser's
 * own cleaner makes something else of the answer.
 */
export function SafeHtml({ html, className, folded = false }: SafeHtmlProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const clean = useSyncExternalStore(cleaner.subscribe, cleaner.get, import.meta.env.SSR ? cleaner.get : () => undefined);
  const [failed, setFailed] = useState(false);
  const table = t('html.table');
  const frame = t('html.frame');
  const cleaned = useMemo(() => clean?.(html, { table, frame }), [clean, html, table, frame]);

  const [standing, setStanding] = useState(useHydrating());
  const box = useRef<HTMLDivElement>(null);
  const found = useRef({ html, markup: '' });
  useLayoutEffect(() => {
    // Before anybody touches it, such as the presentation of a phone its frames.
    if (standing) found.current.markup = box.current?.innerHTML ?? '';
  }, [standing]);
  const outdated = cleaned === undefined ? failed && html !== found.current.html : String(cleaned) !== found.current.markup;
  if (standing && outdated && !import.meta.env.SSR) setStanding(false);

  useEffect(() => {
    if (clean === undefined && !failed && !folded) loadCleaner().catch(() => setFailed(true));
  }, [clean, failed, folded]);

  const markup = useMemo(
    () => (standing && !import.meta.env.SSR ? AS_IT_STANDS : cleaned === undefined ? undefined : { __html: cleaned }),
    [standing, cleaned],
  );
  if (failed && markup === undefined) {
    return (
      <ErrorPanel title={t('failure.panelTitle')} action={<Button onClick={() => setFailed(false)}>{t('failure.retry')}</Button>}>
        {t('failure.panelText')}
      </ErrorPanel>
    );
  }
  if (markup === undefined) {
    return (
      <SkeletonGroup label={t('loading')} className={css.waiting}>
        <Skeleton />
        <Skeleton />
        <Skeleton width="60%" />
      </SkeletonGroup>
    );
  }

  /** Links inside the site change the page without loading it anew. */
  const follow = (event: MouseEvent<HTMLDivElement>) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const path = safePath(link?.getAttribute('href'));
    if (path === undefined || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void navigate(path);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens for clicks on the links inside, which keys reach as clicks
    // biome-ignore lint/a11y/useKeyWithClickEvents: as above
    // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned just above, or not set at all; nothing else in the site sets HTML
    <div ref={box} className={cx(prose.prose, className)} onClick={follow} dangerouslySetInnerHTML={markup} />
  );
}
