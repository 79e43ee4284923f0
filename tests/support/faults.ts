import type { Page, Route } from '@playwright/test';

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

/** The answer with every single value inside replaced by `change`. */
function mapValues(value: Json, change: (single: Json) => Json): Json {
  if (Array.isArray(value)) return value.map((item) => mapValues(item, change));
  if (value !== null && typeof value === 'object') return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, mapValues(inner, change)]));
  return change(value);
}

/** The answer with every list in it emptied. */
function withoutRows(value: Json): Json {
  if (Array.isArray(value)) return [];
  if (value !== null && typeof value === 'object') return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withoutRows(inner)]));
  return value;
}

/** The answer with every value of another type than it was: lists become objects, objects lists, texts numbers, all else texts. */
function withOtherTypes(value: Json): Json {
  if (Array.isArray(value)) return { rows: value.length };
  if (value !== null && typeof value === 'object') return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withOtherTypes(inner)]));
  return typeof value === 'string' ? value.length : { was: String(value) };
}

const answer =
  (body: string, status = 200, contentType = 'application/json') =>
  (route: Route) =>
    route.fulfill({ status, contentType, body });
const envelope = (status: string, message: string) => answer(JSON.stringify({ status, message }));

/** Lets the mock answer and changes the payload of a success. */
const changed = (change: (data: Json) => Json) => async (route: Route) => {
  const response = await route.fetch();
  const body = (await response.json().catch(() => undefined)) as { status: string; data?: Json } | undefined;
  return body?.data === undefined ? route.fulfill({ response }) : route.fulfill({ response, json: { ...body, data: change(body.data) } });
};

/** Everything that a backend, or the way to it, can do wrong: what happens to each call. */
export const FAULTS = {
  'status −1': envelope('-1', '系統繁忙，請稍後再試。'),
  'status −2': envelope('-2', '登入已逾時。'),
  'another status': envelope('-77', 'not for customers'),
  'HTTP 404': answer('', 404, 'text/plain'),
  'HTTP 500': answer('', 500, 'text/plain'),
  // Never answered: the page's own patience ends it (see hurry).
  'time-out': () => undefined,
  'broken JSON': answer('{"status":"0","data":[{'),
  'HTML instead of JSON': answer('<!doctype html><title>Bad gateway</title><h1>502</h1>', 200, 'text/html'),
  offline: (route) => route.abort('internetdisconnected'),
  'no payload': envelope('0', ''),
  'null payload': changed(() => null),
  'null fields': changed((data) => mapValues(data, () => null)),
  'empty lists': changed(withoutRows),
  'wrong types': changed(withOtherTypes),
} satisfies Record<string, (route: Route) => unknown>;

export type Fault = keyof typeof FAULTS;

/** Faults that break the contract in ways that a section cannot know of before it is drawn. */
export const UNFORESEEN: ReadonlySet<Fault> = new Set<Fault>(['no payload', 'null payload', 'null fields', 'empty lists', 'wrong types']);

/** Puts a fault between the page and the mock. The answer sets which one it is; undefined ends it. */
export async function faultyBackend(page: Page): Promise<(fault: Fault | undefined) => void> {
  let now: Fault | undefined;
  await page.route(
    (url) => url.pathname.startsWith('/api/'),
    async (route) => {
      // A call that the page gives up while it is answered is nobody's concern.
      await Promise.resolve(now === undefined ? route.continue() : FAULTS[now](route)).catch(() => undefined);
    },
  );
  return (fault) => {
    now = fault;
  };
}

/** Shortens the page's patience with a call, and its pauses between tries, while `hurried` stands in the tab's storage. */
export async function hurry(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const hurried = () => sessionStorage.getItem('hurried') !== null;
    const timeout = Object.getOwnPropertyDescriptor(XMLHttpRequest.prototype, 'timeout');
    Object.defineProperty(XMLHttpRequest.prototype, 'timeout', {
      ...timeout,
      set(this: XMLHttpRequest, milliseconds: number) {
        timeout?.set?.call(this, hurried() ? 50 : milliseconds);
      },
    });
    const later = window.setTimeout.bind(window);
    window.setTimeout = ((handler: () => void, milliseconds = 0, ...values: []) =>
      later(handler, hurried() && milliseconds >= 500 && milliseconds <= 1000 ? 20 : milliseconds, ...values)) as typeof window.setTimeout;
  });
}
