import type { Page } from '@playwright/test';
import { expect } from './site.ts';

const isTo = (path: string, method: string) => (request: { method: () => string; url: () => string }) =>
  request.method() === method && new URL(request.url()).pathname === path;

/** The body that is posted to a path when something is done. */
export async function posted(page: Page, path: string, act: () => Promise<unknown>): Promise<unknown> {
  const [request] = await Promise.all([page.waitForRequest(isTo(path, 'POST')), act()]);
  return request.postDataJSON();
}

/** Does something that reads a path, with nothing but the time. */
export async function expectReadWithoutPayload(page: Page, path: string, act: () => Promise<unknown>): Promise<void> {
  const [request] = await Promise.all([page.waitForRequest(isTo(path, 'GET')), act()]);
  expect([request.postData(), [...new URL(request.url()).searchParams.keys()]]).toEqual([null, ['t']]);
}

/** Answers a path with data of the test's own. */
export const answer = (page: Page, path: string, data?: unknown) => page.route(`**${path}?*`, (route) => route.fulfill({ json: { status: '0', data } }));

/** Changes the data with which the mock answers a path; a refusal stays. */
export const changeAnswer = <T>(page: Page, path: string, change: (data: T) => unknown) =>
  page.route(`**${path}?*`, async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { status: string; data: T };
    await route.fulfill({ response, json: body.status === '0' ? { ...body, data: change(body.data) } : body });
  });
