import type { BrowserContext, Route } from '@playwright/test';

type Fulfil = Parameters<Route['fulfill']>[0];
type Respond = (route: Route, context: BrowserContext) => Promise<unknown>;

const json = (status: number, body: object) => respond({ status, json: body });

function respond(response: Fulfil): Respond {
  return (route) => route.fulfill(response);
}

const SERVER_SENTENCE = '系統繁忙，請稍後再試。';

/** An HTTP error that may come after the work was done, whatever it says. */
const afterwards = (status: number) => json(status, { status: '-1', message: SERVER_SENTENCE });
/** The web server in front says that it has not asked the backend (`deploy/nginx`). */
const inFront = (status: number, message: string) => respond({ status, headers: { 'x-site-answer': 'nginx' }, json: { status: '-1', message } });

/** What can become of a write. The server may have done it in all cases of the first list, and in none of the second. */
export const UNKNOWN_OUTCOMES: Record<string, Respond> = {
  'connection cut': (route) => route.abort('connectionreset'),
  'offline before the response': async (route, context) => {
    await context.setOffline(true);
    await route.abort('failed');
  },
  'no response in time': (route) => route.abort('timedout'),
  'HTTP 500 with the Failure of the contract': afterwards(500),
  'HTTP 500 of a framework': json(500, { timestamp: '2026-11-20T06:05:00Z', status: 500, error: 'Internal Server Error', path: '/api' }),
  'HTTP 400': json(400, {}),
  'HTTP 404': respond({ status: 404, body: 'Not Found' }),
  'HTTP 408': afterwards(408),
  'HTTP 409, the same is under way': afterwards(409),
  'HTTP 413': afterwards(413),
  'HTTP 429': afterwards(429),
  'HTTP 502': afterwards(502),
  'HTTP 503': afterwards(503),
  'HTTP 504': afterwards(504),
  'status -77': json(200, { status: '-77', message: 'not for customers' }),
  'HTML instead of JSON': respond({ contentType: 'text/html', body: '<!doctype html><title>Log in to the Wi-Fi</title>' }),
  'broken JSON': respond({ contentType: 'application/json', body: '{"status":"0","data":{' }),
};

/** With the sentence that the customer reads, where it is the server's. */
export const REFUSALS: Record<string, { respond: Respond; said?: string }> = {
  'status -1': { respond: json(200, { status: '-1', message: SERVER_SENTENCE }), said: SERVER_SENTENCE },
  'HTTP 413 of the server in front': { respond: inFront(413, '內容過大，未能提交。'), said: '內容過大，未能提交。' },
  'HTTP 429 of the server in front': { respond: inFront(429, '嘗試次數過多，請稍後再試。'), said: '嘗試次數過多，請稍後再試。' },
  'HTTP 503 of the server in front': { respond: inFront(503, '系統維護中。'), said: '系統維護中。' },
};
