/** Pages whose code is fetched because a link to them is in view, on one visit of the site at most. */
const MOST = 3;
/** Bytes, as transferred, after which no further page is fetched. */
const ENOUGH = 60 * 1024;
/** Milliseconds that a link stays in view before it counts. */
const STAY = 1000;

/** Some browsers have no idle time to give. */
const whenIdle = (run: () => void) => void (window.requestIdleCallback?.(run) ?? setTimeout(run, 200));

/** Bytes of the site's files that this page has fetched so far. */
function fetched(): number {
  const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return files.filter(({ name }) => name.includes('/assets/')).reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
}

/**
 * Fetches the code of pages whose links stay in view in the content, one after the other and in idle time. `fetchCode` answers undefined when
 * there is nothing to fetch. When the budget is spent nothing is watched any more.
 */
export function prefetchInView(fetchCode: (path: string) => Promise<unknown> | undefined): void {
  const staying = new Map<Element, ReturnType<typeof setTimeout>>();
  let pages = 0;
  let bytes = 0;
  let last = Promise.resolve();

  const next = async ({ isConnected, pathname }: HTMLAnchorElement) => {
    if (!isConnected || pages >= MOST || bytes >= ENOUGH) return;
    const before = fetched();
    const code = fetchCode(pathname);
    if (code === undefined) return;
    pages += 1;
    await code;
    bytes += fetched() - before;
    if (pages < MOST && bytes < ENOUGH) return;
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
          setTimeout(() => whenIdle(queue), STAY),
        );
      }
    },
    { threshold: 1 },
  );
  /** Links that are watched already are not watched twice: the observer knows them. */
  const look = () => {
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
      if (pages < MOST && bytes < ENOUGH) look();
    });
  });
  look();
  const main = document.querySelector('main');
  if (main) changes.observe(main, { childList: true, subtree: true });
}
