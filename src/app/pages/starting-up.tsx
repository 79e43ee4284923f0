import { pageClass } from '@/components/page-head';
import { ViewSkeleton } from '@/components/view-skeleton';
import { LoadingPill } from '../layouts/loading-pill.tsx';
import { SiteHeader } from '../layouts/site-header.tsx';

/** Skeleton of the site until the first page is loaded. Its header takes no press yet: the page brings another one. */
export function StartingUp() {
  return (
    <>
      <div inert aria-hidden="true">
        <SiteHeader />
      </div>
      <main className={pageClass}>
        <ViewSkeleton />
      </main>
      <LoadingPill />
    </>
  );
}
