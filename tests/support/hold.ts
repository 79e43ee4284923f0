import type { BrowserContext, Page, Route } from '@playwright/test';

/** Holds requests back until `release`, so that a test sees what is shown meanwhile however slow the machine is. */
export async function holdRequests(
  from: Page | BrowserContext,
  url: Parameters<Page['route']>[0],
): Promise<{ count: () => number; release: () => Promise<void> }> {
  const held: Route[] = [];
  let open = false;
  await from.route(url, (route) => (open ? route.fallback() : void held.push(route)));
  return {
    count: () => held.length,
    release: async () => {
      open = true;
      await Promise.all(held.map((route) => route.fallback()));
    },
  };
}
