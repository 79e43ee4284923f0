import { LoadingSkeleton } from '@/components/query-state';
import { Skeleton } from '@/ui/skeleton';
import { LoadingPill } from '../layouts/loading-pill.tsx';
import { SiteHeader } from '../layouts/site-header.tsx';
import css from './starting-up.module.css';

/** Skeleton of the site until the first page is loaded. Its header takes no press yet: the page brings another one. */
export function StartingUp() {
  return (
    <>
      <div inert aria-hidden="true">
        <SiteHeader />
      </div>
      <main className="wrap">
        <LoadingSkeleton className={css.page}>
          <Skeleton width="12rem" height="2rem" />
          <Skeleton height="10rem" radius="card" />
          <Skeleton height="16rem" radius="card" />
        </LoadingSkeleton>
      </main>
      <LoadingPill />
    </>
  );
}
