import type { BrowserContext, Page, Request, Route } from '@playwright/test';
import { expect } from './site.ts';

/** Pages of a list that were requested: its id, the page and the page size. */
export const pagesOf = (requests: readonly Request[], path: string): string[] =>
  requests
    .map((request) => new URL(request.url()))
    .filter(({ pathname }) => pathname.startsWith(path))
    .map(({ pathname, searchParams }) => [pathname.slice(path.length), searchParams.get('pageNumber'), searchParams.get('pageSize')].join(' '));

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

const isPost = (path: string) => (request: Request) => request.method() === 'POST' && new URL(request.url()).pathname === path;

/** The body that is posted to a path when something is done. */
export async function posted(page: Page, path: string, act: () => Promise<unknown>): Promise<unknown> {
  const [request] = await Promise.all([page.waitForRequest(isPost(path)), act()]);
  return request.postDataJSON();
}

/** The body that is posted to a path when something is done, with the token of its header, and what comes back for it. */
export async function answered(page: Page, path: string, act: () => Promise<unknown>) {
  const coming = page.waitForResponse((response) => isPost(path)(response.request()));
  await act();
  const response = await coming;
  const { data, message } = await response.json();
  return { sent: response.request().postDataJSON(), token: response.request().headers().token, data, message };
}

/** Answers a path with data of the test's own. */
export const answer = (page: Page, path: string, data?: unknown) => page.route(`**${path}?*`, (route) => route.fulfill({ json: { status: '0', data } }));

/** Changes the data with which the mock answers a path, in place or by what is returned; a refusal stays. */
export const changeAnswer = <T>(page: Page, path: string | RegExp, change: (data: T) => unknown) =>
  page.route(typeof path === 'string' ? `**${path}?*` : path, async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { status: string; data: T };
    await route.fulfill({ response, json: body.status === '0' ? { ...body, data: change(body.data) ?? body.data } : body });
  });

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

/** The site as an operator configures it with these values, besides those that it has. */
export async function configureSite(from: Page | BrowserContext, values: object): Promise<void> {
  await from.route(
    (url) => !/^\/(?:api|assets|__mock|mock-assets)\//.test(url.pathname),
    async (route) => {
      const request = route.request();
      if (request.resourceType() !== 'document' || request.method() !== 'GET') return route.fallback();
      const response = await route.fetch();
      const configured = (config: string) => JSON.stringify({ ...JSON.parse(config.replaceAll('&quot;', '"')), ...values }).replaceAll('"', '&quot;');
      await route.fulfill({ response, body: (await response.text()).replace(/(?<=<meta name="config" content=")[^"]*/, configured) });
    },
  );
}
