import type { Page, Request } from '@playwright/test';
import { expect } from './site.ts';

/** Keeps the requests of a page. */
export function watchRequests(page: Page): Request[] {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  return requests;
}

/** The one request to a path: a GET without a body whose query is the time and what is named. */
export async function expectGetWithoutPayload(requests: readonly Request[], path: string, query: Record<string, string> = {}): Promise<void> {
  const read = () =>
    requests
      .filter((request) => new URL(request.url()).pathname === path)
      .map((request) => {
        const { t, ...rest } = Object.fromEntries(new URL(request.url()).searchParams);
        return [request.method(), request.postData(), rest, /^\d+$/.test(t ?? '')];
      });
  await expect.poll(read, path).toEqual([['GET', null, query, true]]);
}

/** What a read sent and what came back for it: a GET without a payload, whose query has these names only. */
export async function readOf(page: Page, address: string, act: () => Promise<unknown>, query: readonly string[] = ['t']) {
  const answered = page.waitForResponse(address);
  await act();
  const response = await answered;
  const request = response.request();
  const url = new URL(request.url());
  expect([request.method(), request.postData(), [...url.searchParams.keys()].sort()]).toEqual(['GET', null, query]);
  return { path: url.pathname, sent: url.searchParams, data: (await response.json()).data };
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
