import { expect, type Page } from '@playwright/test';

/** Keeps the blobs whose object URLs a page has not revoked; call it before the first page. */
export async function openPlaces(page: Page): Promise<void> {
  await page.addInitScript(showClient);
  await page.addInitScript(() => {
    const blobs = new Map<string, Blob>();
    Object.assign(window, { objectUrls: blobs });
    addEventListener('hydrated', () => Object.assign(window, { isHydrated: true }));
    const { createObjectURL, revokeObjectURL } = URL;
    URL.createObjectURL = (object) => {
      const url = createObjectURL.call(URL, object);
      if (object instanceof Blob) blobs.set(url, object);
      return url;
    };
    URL.revokeObjectURL = (url) => {
      blobs.delete(url);
      revokeObjectURL.call(URL, url);
    };
  });
}

interface Client {
  getQueryCache: () => {
    getAll: () => { queryKey: unknown; state: object }[];
    subscribe: (listener: (event: { query: { state: { data?: unknown } } }) => void) => void;
  };
  getMutationCache: () => { getAll: () => { options: { mutationKey?: unknown }; state: object }[] };
  isFetching: () => number;
}

/** Finds the query client, which the page's own scripts keep to themselves: React has its tree at the element into which it renders. */
function showClient(): void {
  interface Fiber {
    child: Fiber | null;
    memoizedProps: { client?: Client } | null;
  }
  Object.defineProperty(window, 'queryClient', {
    get: () => {
      const root = document.getElementById('root') as unknown as Record<string, Fiber>;
      const name = Object.keys(root).find((key) => key.startsWith('__reactContainer$')) ?? '';
      let fiber = root[name] ?? null;
      while (fiber !== null && typeof fiber.memoizedProps?.client?.getQueryCache !== 'function') fiber = fiber.child;
      return fiber?.memoizedProps?.client;
    },
  });
}

declare global {
  interface Window {
    /** Undefined until the page has begun to render. */
    queryClient?: Client;
    /** The page hears presses (src/main.tsx). */
    isHydrated?: boolean | undefined;
    /** What has been in the query cache since {@link watchCache}, as text. */
    cached?: Set<string>;
  }
}

/** Whether no read of the page is under way. */
export const isIdle = (): boolean => window.queryClient?.isFetching() === 0;

/** Keeps what comes into the query cache from now on, as the next read may replace it at once. */
export const watchCache = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const cached = new Set<string>();
    window.cached = cached;
    window.queryClient?.getQueryCache().subscribe(({ query }) => cached.add(JSON.stringify(query.state.data) ?? ''));
  });

/** What the page shows and holds now, by place. */
export async function shownPlaces(page: Page): Promise<Record<string, string>> {
  // A page that starts has none yet.
  await page.waitForFunction(() => window.queryClient !== undefined);
  return await page.evaluate(() => {
    /** Errors and what is in them are no plain objects, and the same object may be in two places. */
    const textOf = (value: unknown): string => {
      const seen = new WeakSet<object>();
      return JSON.stringify(value, (_key, each: unknown) => {
        if (typeof each !== 'object' || each === null) return typeof each === 'function' ? undefined : each;
        if (seen.has(each)) return undefined;
        seen.add(each);
        return each instanceof Error ? { ...each, text: each.message, from: each.cause } : each;
      });
    };
    const client = window.queryClient as Client;
    const inputs = [...document.querySelectorAll<HTMLInputElement>('input, textarea, select')];
    return {
      document: document.documentElement.outerHTML,
      text: document.body.textContent ?? '',
      inputs: textOf(inputs.map(({ value }) => value)),
      title: document.title,
      address: location.href,
      'history entry': textOf(history.state),
      'query cache': textOf(
        client
          .getQueryCache()
          .getAll()
          .map(({ queryKey, state }) => [queryKey, state]),
      ),
      'query cache, in between': [...(window.cached ?? [])].join(' '),
      'mutation cache': textOf(
        client
          .getMutationCache()
          .getAll()
          .map(({ options, state }) => [options.mutationKey, state]),
      ),
      'local storage': textOf({ ...localStorage }),
      'session storage': textOf({ ...sessionStorage }),
      cookies: document.cookie,
      'window name': window.name,
    };
  });
}

/** What the browser keeps besides: responses, databases and files that the page has made. */
export async function storedPlaces(page: Page): Promise<Record<string, string>> {
  const state = await page.context().storageState({ indexedDB: true });
  const inPage = await page.evaluate(async () => {
    const places: Record<string, string> = {};
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const { pathname, search } = new URL(request.url);
        // What the build has made is the same for everybody.
        const body = pathname.startsWith('/assets/') ? '' : await (await cache.match(request))?.text();
        places[`cache ${name}: ${pathname}`] = `${name} ${pathname}${search} ${body ?? ''}`;
      }
    }
    const { objectUrls } = window as unknown as { objectUrls: Map<string, Blob> };
    for (const [url, blob] of objectUrls) places[`object URL ${url}`] = await blob.text();
    return places;
  });
  return { ...inPage, 'databases of the browser': JSON.stringify(state) };
}

const entryIndex = () => (window as unknown as { navigation: { currentEntry: { index: number } } }).navigation.currentEntry.index;

/** Goes back through all entries of the tab's history, and calls `visit` on each. */
export async function walkHistory(page: Page, visit: () => Promise<void>): Promise<void> {
  let at = await page.evaluate(entryIndex);
  await visit();
  while (at > 0) {
    const before = at;
    // Between two documents there is nothing to ask. A page that redirects just then, as one that is not the customer's, stops the way back.
    const now = () => page.evaluate(entryIndex).catch(() => before);
    await expect(async () => {
      await page.evaluate(() => history.back());
      // Long enough for a document on a busy machine: another Back would begin its load anew.
      await expect.poll(now, { intervals: [20, 50, 100], timeout: 9000 }).toBeLessThan(before);
    }).toPass();
    await expect.poll(() => page.evaluate(() => document.readyState === 'complete' && window.isHydrated === true).catch(() => false)).toBe(true);
    at = await now();
    await visit();
  }
}
