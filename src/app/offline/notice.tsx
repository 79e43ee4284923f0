import { notifyManager, type Query, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { ReadId } from '@/api/generated/site';
import { isCacheableQuery } from '@/api/offline-cache';
import { PageMeta } from '@/components/page-meta';
import { cachedPages } from '@/lib/cached-pages';
import { dateLocale } from '@/lib/macau-date';
import { useOffline } from '@/lib/offline';
import { isOwnPage } from '@/lib/paths';
import { type Language, useLanguage } from '@/session/language';
import { Button } from '@/ui/button';
import { cx } from '@/ui/class-names';
import { Note } from '@/ui/note';
import { MessagePage, PageTiles } from '../pages/message-page.tsx';
import css from './notice.module.css';

/** `22 November, 14:05`, by the clock of the device, which did the saving. */
function timeText(at: number, language: Language): string {
  return new Intl.DateTimeFormat(dateLocale(language), { month: 'long', day: 'numeric', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(at);
}

/** Above a page that is read without a network: how old it is; in its place, where else to go if nothing of it is saved. Refetches the page once there is a network again. */
export function OfflineNotice() {
  const { t } = useTranslation('offline');
  const language = useLanguage();
  const isOffline = useOffline();
  const queryClient = useQueryClient();
  const { savedAt, isMissing } = useSavedData(isOffline);

  // Not a captcha that is there: what was typed would not fit the new picture.
  const refetch = useCallback(
    () => void queryClient.invalidateQueries({ predicate: ({ queryKey, state }) => isCacheableQuery(queryKey) || state.status === 'error' }),
    [queryClient],
  );
  useEffect(() => {
    window.addEventListener('online', refetch);
    return () => window.removeEventListener('online', refetch);
  }, [refetch]);

  if (!isOffline && savedAt === undefined) return null;
  if (isMissing && savedAt === undefined) return <NotSavedText onRetry={refetch} className={css.instead} />;
  return (
    <div className={`wrap ${css.notice}`}>
      <Note tone="info" live>
        {savedAt === undefined || isMissing ? <p>{t('plain')}</p> : null}
        {savedAt === undefined ? null : <p>{t('saved', { when: timeText(savedAt, language) })}</p>}
      </Note>
    </div>
  );
}

/** Reads of the shell, whose age says nothing about the page. */
const SHELL_READS: ReadonlySet<unknown> = new Set<ReadId>(['banners', 'menu', 'notice', 'footerChannels', 'jumpRoutes']);

/** From the first attempt on: the others are made while the page waits. A part that tells its own failures is not what the page is about. */
const isQueryMissing = ({ state, meta }: Query) => state.data === undefined && state.fetchFailureCount + state.errorUpdateCount > 0 && meta?.ownErrors !== true;

interface SavedData {
  /** When the oldest data of the page was saved, in milliseconds since 1970; undefined without saved data. */
  savedAt: number | undefined;
  /** Whether some of the page's data could not be read. */
  isMissing: boolean;
}

/** What the page shows of the data on this device: with a connection only what is older than the page itself. */
function useSavedData(isOffline: boolean): SavedData {
  const before = isOffline ? Number.POSITIVE_INFINITY : performance.timeOrigin;
  const cache = useQueryClient().getQueryCache();
  const subscribe = useCallback((listener: () => void) => cache.subscribe(notifyManager.batchCalls(listener)), [cache]);
  const text = useSyncExternalStore(subscribe, () => {
    const queries = cache.findAll({ type: 'active', predicate: ({ queryKey }) => !SHELL_READS.has(queryKey[0]) });
    const times = queries.filter(({ state }) => state.data !== undefined && state.dataUpdatedAt < before).map(({ state }) => state.dataUpdatedAt);
    return JSON.stringify({ savedAt: times.length > 0 ? Math.min(...times) : undefined, isMissing: queries.some(isQueryMissing) });
  });
  return JSON.parse(text) as SavedData;
}

/** In place of a page whose code is not saved. */
export function NotSaved({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('offline');
  return (
    <>
      <PageMeta title={t('title')} hidden />
      <NotSavedText onRetry={onRetry} />
    </>
  );
}

function NotSavedText({ onRetry, className }: { onRetry: () => void; className?: string | undefined }) {
  const { t } = useTranslation('offline');
  const { pathname } = useLocation();
  return (
    <MessagePage
      offline
      title={t('title')}
      text={t(isOwnPage(pathname) ? 'private' : 'public')}
      actions={<Button onClick={onRetry}>{t('failure.retry', { ns: 'common' })}</Button>}
      className={cx(css.page, className)}
    >
      <PageTiles title={t('open')} pages={cachedPages.map(({ name, path }) => ({ name: t(`pages.${name}`), to: path }))} />
    </MessagePage>
  );
}
