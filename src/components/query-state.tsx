import { type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import { Component, type ComponentProps, type ReactNode, useReducer } from 'react';
import { useTranslation } from 'react-i18next';
import { type ApiError, isTransient } from '@/api/errors';
import { useOffline } from '@/lib/offline';
import { reportError } from '@/lib/report-error';
import { Button } from '@/ui/button';
import { EmptyState, ErrorPanel } from '@/ui/no-content';
import { Skeleton, SkeletonGroup } from '@/ui/skeleton';

/** Options of reads that a route waits for: no page is shown before, so a server that does not respond is given up after ten seconds. */
export const awaitedRead = {
  query: { retry: (failures: number, { kind }: ApiError) => failures < 2 && kind === 'network' },
  request: { timeout: 10_000 },
};

/** A read that the page works without: its row, card or detail stays empty or says so itself, and the read is repeated when it is shown again. */
export const optionalRead = { query: { meta: { ownErrors: true, optional: true }, retryOnMount: true } } as const;

interface QueryStateProps<T> {
  query: UseQueryResult<T, ApiError>;
  /** In the shape of the content, to avoid layout shift. */
  skeleton: ReactNode;
  empty?: ReactNode;
  isEmpty?: (data: T) => boolean;
  children: (data: T) => ReactNode;
}

/**
 * A query in its four states: loading, failed (a panel with a retry button), empty and loaded. Data that throw while rendering count as
 * failed; a status that the error catalogue ignores counts as empty (ERR-07).
 */
export function QueryState<T>({ query, skeleton, empty = null, isEmpty, children }: QueryStateProps<T>) {
  const client = useQueryClient();
  const [attempt, countAttempt] = useReducer((count: number) => count + 1, 0);
  const { data } = query;
  if (data === undefined && query.error?.kind === 'ignored') return empty;
  const retry = () => {
    if (data === undefined) return void query.refetch();
    // The error may come from the data of another query: one of the content, which has no observers any more, or one that the page reads, too.
    client.removeQueries({ type: 'inactive' });
    void client.refetchQueries({ type: 'active' }).then(countAttempt);
  };
  const failed = <LoadFailure level={3} isOurs={!isTransient(query.error)} onRetry={retry} />;
  if (data === undefined && query.isError && !query.isFetching) return failed;
  // Skeleton and content have one place in the tree: an element that is in both keeps what was typed or opened.
  const content = () => {
    if (data === undefined) return skeleton;
    return isEmpty?.(data) === true ? empty : children(data);
  };
  return (
    <SectionBoundary fallback={failed} version={`${query.dataUpdatedAt} ${attempt}`}>
      {content}
    </SectionBoundary>
  );
}

/** A group of skeletons that is announced as loading. */
export function LoadingSkeleton(props: Omit<ComponentProps<typeof SkeletonGroup>, 'label'>) {
  const { t } = useTranslation();
  return <SkeletonGroup {...props} label={t('loading')} />;
}

export function CardSkeleton({ height, className }: { height: string; className?: string | undefined }) {
  return (
    <LoadingSkeleton className={className}>
      <Skeleton height={height} radius="card" />
    </LoadingSkeleton>
  );
}

/** Shown in place of a page's only content when the error catalogue ignores its status (ERR-07). */
export function NotAvailable({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <EmptyState title={t('failure.panelTitle')} action={<Button onClick={onRetry}>{t('failure.retry')}</Button>}>
      {t('failure.panelText')}
    </EmptyState>
  );
}

interface LoadFailureProps {
  onRetry: () => void;
  busy?: boolean | undefined;
  level?: 2 | 3 | undefined;
  /** The server is the cause, not the connection. */
  isOurs?: boolean | undefined;
  /** Names what is missing, where nothing else does. */
  title?: string | undefined;
}

/** Shown in place of content that could not be loaded, with a retry button. */
export function LoadFailure({ onRetry, busy, level, isOurs = false, title }: LoadFailureProps) {
  const { t } = useTranslation();
  const retry = (
    <Button busy={busy} busyLabel={busy === undefined ? undefined : t('loading')} onClick={onRetry}>
      {t('failure.retry')}
    </Button>
  );
  return (
    <ErrorPanel title={title ?? t('failure.panelTitle')} level={level} action={retry}>
      {t(useOffline() ? 'failure.offline' : isOurs ? 'failure.server' : 'failure.panelText')}
    </ErrorPanel>
  );
}

interface SectionBoundaryProps {
  fallback: ReactNode;
  /** A change retries the section. */
  version: unknown;
  children: () => ReactNode;
}

const Section = ({ render }: { render: () => ReactNode }) => render();

/** Error boundary of a section, such as for data that violate the contract: the rest of the page stays usable. */
export class SectionBoundary extends Component<SectionBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    reportError(error);
  }

  override componentDidUpdate({ version }: SectionBoundaryProps): void {
    if (this.state.failed && version !== this.props.version) this.setState({ failed: false });
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : <Section render={this.props.children} />;
  }
}
