import { type MouseEvent, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { safePath } from '@/lib/safe-href';
import { createStore } from '@/session/store';
import { Button } from '@/ui/button';
import { cx } from '@/ui/class-names';
import { ErrorPanel } from '@/ui/error-panel';
import { Skeleton, SkeletonGroup } from '@/ui/skeleton';
import css from './safe-html.module.css';

type Cleaner = Pick<typeof import('./clean-html.ts'), 'cleanHtml' | 'prose'>;

const cleaner = createStore<Cleaner | undefined>(undefined);

/** Fetches the cleaner; a loader of a page that shows server HTML calls it beside its data. */
export async function loadCleaner(): Promise<void> {
  cleaner.set(await import('./clean-html.ts'));
}

/** The one place that sets HTML: content from the server, cleaned first. The cleaner is fetched when it is first needed. */
export function SafeHtml({ html, className }: { html: string; className?: string | undefined }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const clean = useSyncExternalStore(cleaner.subscribe, cleaner.get, () => undefined);
  const [failed, setFailed] = useState(false);
  const table = t('html.table');
  const frame = t('html.frame');
  const markup = useMemo(() => (clean === undefined ? undefined : { __html: clean.cleanHtml(html, { table, frame }) }), [clean, html, table, frame]);

  useEffect(() => {
    if (clean === undefined && !failed) loadCleaner().catch(() => setFailed(true));
  }, [clean, failed]);

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
    // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by cleanHtml just above; nothing else in the site sets HTML
    <div className={cx(clean?.prose, className)} onClick={follow} dangerouslySetInnerHTML={markup} />
  );
}
