interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether the browser asks to save data or reports the slowest kind of connection. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
}

/** Milliseconds that a page has for its own requests before anything is fetched ahead. */
const REST_MS = 500;
/** Milliseconds after which a busy page no longer counts. */
const BUSY_MS = 3000;

type Fetch = () => Promise<unknown>;

/** What waits, in the order of likelihood; the first is being fetched. */
const queue = new Set<Fetch>();
const ignore = () => {};

const loaded = () =>
  new Promise<unknown>((resolve) => (document.readyState === 'complete' ? resolve(undefined) : window.addEventListener('load', resolve, { once: true })));
const rest = () => new Promise((resolve) => setTimeout(resolve, REST_MS));
const idle = () =>
  new Promise<unknown>((resolve) => ('requestIdleCallback' in window ? requestIdleCallback(resolve, { timeout: BUSY_MS }) : resolve(undefined)));

/** Resolves in an idle moment after the page has loaded. */
export async function pageAtRest(): Promise<void> {
  await loaded();
  await rest();
  await idle();
}

async function fetchAll(): Promise<void> {
  for (const next of queue) {
    await pageAtRest();
    // What is needed later is then fetched again.
    await next().catch(ignore);
    queue.delete(next);
  }
}

/**
 * Fetches what the visitor is likely to need next, one after another, once the page has loaded and the browser is idle; nothing when the browser asks to
 * save data. The returned function takes back what has not begun.
 */
export function fetchWhenIdle(...fetches: Fetch[]): () => void {
  if (savesData()) return ignore;
  const isFirst = queue.size === 0;
  for (const fetch of fetches) queue.add(fetch);
  if (isFirst) void fetchAll();
  return () => {
    // It stays until it has been fetched: as long as there is one, no second walk through the queue begins.
    const [begun] = queue;
    for (const fetch of fetches) if (fetch !== begun) queue.delete(fetch);
  };
}
