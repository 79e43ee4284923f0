/** Limit of prefetched pages per page load. */
const MAX_PAGES = 3;
/** Transferred bytes after which no further page is prefetched. */
const MAX_BYTES = 60 * 1024;
/** Milliseconds that a link is in view before its page is prefetched. */
const DWELL_MS = 1000;

/** Falls back to a timer where `requestIdleCallback` is missing. */
const whenIdle = (run: () => void) => void (window.requestIdleCallback?.(run) ?? setTimeout(run, 200));

/** Transferred bytes of the site's files since the page load. */
function transferredBytes(): number {
  const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return files.filter(({ name }) => name.includes('/assets/')).reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
}

/**
 * Prefetches the pages whose links stay in view in `<main>`, one at a time and in idle time, until the budget is used up. `fetchCode`
 * returns undefined when there is nothing to load.
 */
export function prefetchInView(fetchCode: (path: string) => Promise<unknown> | undefined): void {
  const staying = new Map<Element, ReturnType<typeof setTimeout>>();
  let pages = 0;
  let bytes = 0;
  let last = Promise.resolve();

  const next = async ({ isConnected, pathname }: HTMLAnchorElement) => {
    if (!isConnected || pages >= MAX_PAGES || bytes >= MAX_BYTES) return;
    const before = transferredBytes();
    const code = fetchCode(pathname);
    if (code === undefined) return;
    pages += 1;
    await code;
    bytes += transferredBytes() - before;
    if (pages < MAX_PAGES && bytes < MAX_BYTES) return;
    inView.disconnect();
    changes.disconnect();
  };
  const inView = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        clearTimeout(staying.get(target));
        staying.delete(target);
        if (!isIntersecting) continue;
        const queue = () => {
          last = last.then(() => next(target as HTMLAnchorElement));
        };
        staying.set(
          target,
          setTimeout(() => whenIdle(queue), DWELL_MS),
        );
      }
    },
    { threshold: 1 },
  );
  /** `observe` ignores links that it observes already. */
  const observeLinks = () => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>('main a[href]:not([target])')) {
      if (link.origin === window.location.origin) inView.observe(link);
    }
  };
  let planned = false;
  const changes = new MutationObserver(() => {
    if (planned) return;
    planned = true;
    whenIdle(() => {
      planned = false;
      if (pages < MAX_PAGES && bytes < MAX_BYTES) observeLinks();
    });
  });
  observeLinks();
  const main = document.querySelector('main');
  if (main) changes.observe(main, { childList: true, subtree: true });
}
