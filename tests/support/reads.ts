import type { Page, Request } from '@playwright/test';
import { expect } from './site.ts';

/** Keeps the requests of a page. */
export function watchRequests(page: Page): Request[] {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  return requests;
}

/** The one request to a path: a GET without a body whose query is the time and what is named. */
export async function expectPlainGet(requests: readonly Request[], path: string, query: Record<string, string> = {}): Promise<void> {
  const read = () =>
    requests
      .filter((request) => new URL(request.url()).pathname === path)
      .map((request) => {
        const { t, ...rest } = Object.fromEntries(new URL(request.url()).searchParams);
        return [request.method(), request.postData(), rest, /^\d+$/.test(t ?? '')];
      });
  await expect.poll(read, path).toEqual([['GET', null, query, true]]);
}

/** Changes the payload of a response on its way, for what the mock never sends. */
export async function changeResponse(page: Page, pattern: string | RegExp, patch: (data: never) => void): Promise<void> {
  await page.route(pattern, async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { data: never };
    patch(body.data);
    await route.fulfill({ response, json: body });
  });
}
