import type { BrowserContext, Route } from '@playwright/test';

type Fulfil = Parameters<Route['fulfill']>[0];
type Respond = (route: Route, context: BrowserContext) => Promise<unknown>;

const json = (status: number, body: object) => respond({ status, json: body });

function respond(response: Fulfil): Respond {
  return (route) => route.fulfill(response);
}

const SERVER_SENTENCE = '系統繁忙，請稍後再試。';

/** What can become of a write. The server may have done it in all cases of the first list, and in none of the second. */
export const UNKNOWN_OUTCOMES: Record<string, Respond> = {
  'connection cut': (route) => route.abort('connectionreset'),
  'offline before the response': async (route, context) => {
    await context.setOffline(true);
    await route.abort('failed');
  },
  'no response in time': (route) => route.abort('timedout'),
  'HTTP 500 with the Failure of the contract': json(500, { status: '-1', message: SERVER_SENTENCE }),
  'HTTP 500 of a framework': json(500, { timestamp: '2026-11-20T06:05:00Z', status: 500, error: 'Internal Server Error', path: '/api' }),
  'HTTP 502 of the server in front': json(502, { status: '-1', message: SERVER_SENTENCE }),
  'HTTP 504 of the server in front': json(504, { status: '-1', message: SERVER_SENTENCE }),
  'HTTP 409, the same is under way': json(409, { status: '-1', message: SERVER_SENTENCE }),
  'status -77': json(200, { status: '-77', message: 'not for customers' }),
  'HTML instead of JSON': respond({ contentType: 'text/html', body: '<!doctype html><title>Log in to the Wi-Fi</title>' }),
  'broken JSON': respond({ contentType: 'application/json', body: '{"status":"0","data":{' }),
};

/** With the sentence that the customer reads, where it is the server's. */
export const REFUSALS: Record<string, { respond: Respond; said?: string }> = {
  'status -1': { respond: json(200, { status: '-1', message: SERVER_SENTENCE }), said: SERVER_SENTENCE },
  'HTTP 400': { respond: json(400, {}) },
  'HTTP 404': { respond: respond({ status: 404, body: 'Not Found' }) },
  'HTTP 413 of the server in front': { respond: json(413, { status: '-1', message: '內容過大，未能提交。' }), said: '內容過大，未能提交。' },
  'HTTP 429 of the server in front': { respond: json(429, { status: '-1', message: '嘗試次數過多，請稍後再試。' }), said: '嘗試次數過多，請稍後再試。' },
  'HTTP 503 of the server in front': { respond: json(503, { status: '-1', message: '系統維護中。' }) },
};
