import type { IncomingMessage, ServerResponse } from 'node:http';
import { isHostAllowed } from 'host-validation-middleware';

/** Who may use a server for development, besides programs and pages of the machine that it runs on. */
export interface Access {
  /** Names by which the server is reached. `localhost` and IP addresses always are: DNS rebinding needs a name of its own. */
  hosts: readonly string[];
  /** Origins of pages that may read its responses, besides those of loopback. */
  origins: readonly string[];
}

export const LOCAL_ACCESS: Access = { hosts: [], origins: [] };

/** Options of a command line for {@link readAccess}. */
export const ACCESS_OPTIONS = {
  'allowed-host': { type: 'string', multiple: true, default: [] as string[] },
  'allow-origin': { type: 'string', multiple: true, default: [] as string[] },
} as const;

export const ACCESS_USAGE = `--allowed-host NAME    a name, besides localhost and IP addresses, by which the server is reached; may be repeated
  --allow-origin ORIGIN  a page, besides those of localhost, that may read responses: https://app.example; may be repeated`;

const LOOPBACK = /^(?:(?:[\w-]+\.)*localhost|127\.\d{1,3}\.\d{1,3}\.\d{1,3}|\[::1\])$/;
/** Pages that show and change the state of the server. */
const OWN_PAGES = /^\/__(?:mock|contract)(?:\/|$)/;
const PREFLIGHT = { methods: 'GET, POST, PUT, OPTIONS', headers: 'content-type, language, token, idempotency-key, prefer, mock-sandbox, mock-tab' };
const EXPOSED_HEADERS = 'x-served-by, x-fallback-reason, x-contract-violations, x-mock-stale, idempotency-replayed';

/** Access by the options of {@link ACCESS_OPTIONS} and by the name that the server listens on. Throws a RangeError for an origin that is none. */
export function readAccess(host: string, values: { 'allowed-host': string[]; 'allow-origin': string[] }): Access {
  for (const origin of values['allow-origin']) {
    if (!/^[a-z][a-z0-9+.-]*:\/\/[^/]+$/.test(origin))
      throw new RangeError(`--allow-origin ${origin} cannot be: an origin is needed, such as https://app.example.`);
  }
  return { hosts: [host, ...values['allowed-host']], origins: values['allow-origin'] };
}

function isOriginAllowed(origin: string, { origins }: Access): boolean {
  if (origins.includes(origin)) return true;
  const url = URL.parse(origin);
  return url !== null && /^https?:$/.test(url.protocol) && LOOPBACK.test(url.hostname);
}

function refuse(response: ServerResponse, title: string, detail: string): true {
  response.writeHead(403, { 'content-type': 'application/problem+json', 'cache-control': 'no-store' });
  response.end(JSON.stringify({ title, status: 403, detail }));
  return true;
}

/** Refuses a request by a name that is not the server's: a foreign page could have pointed it here (DNS rebinding). Returns true when refused. */
export function refusesHost(request: IncomingMessage, response: ServerResponse, { hosts }: Access): boolean {
  const { host } = request.headers;
  if (isHostAllowed(host, hosts)) return false;
  const name = host?.replace(/:\d+$/, '') ?? '';
  return refuse(response, 'Host not allowed', `This server is not called ${name}. If it is, start it with --allowed-host ${name}.`);
}

/** Refuses a page of another origin that requests `/__mock` or `/__contract`, loopback included. Returns true when refused. */
export function refusesPage(request: IncomingMessage, response: ServerResponse, path: string): boolean {
  const { origin, host } = request.headers;
  if (!OWN_PAGES.test(path) || origin === undefined || URL.parse(origin)?.host === host) return false;
  return refuse(response, 'Origin not allowed', `${path} serves its own pages and programs only, not ${origin}; no option changes that.`);
}

/** Lets allowed pages of other origins send any header and read the response (CORS). Returns true for a preflight, which it has answered. */
export function allowOtherOrigins(request: IncomingMessage, response: ServerResponse, access: Access): boolean {
  const { origin, 'access-control-request-method': method, 'access-control-request-headers': headers } = request.headers;
  response.setHeader('vary', 'origin');
  if (origin === undefined || OWN_PAGES.test(request.url ?? '')) return false;
  const isPreflight = request.method === 'OPTIONS' && method !== undefined;
  if (!isOriginAllowed(origin, access)) {
    return (
      isPreflight &&
      refuse(
        response,
        'Origin not allowed',
        `Pages of ${origin} may not use this server. If they may, start npm run mock or npm run proxy with --allow-origin ${origin}.`,
      )
    );
  }
  response.setHeader('access-control-allow-origin', origin);
  response.setHeader('access-control-allow-credentials', 'true');
  response.setHeader('access-control-expose-headers', EXPOSED_HEADERS);
  if (!isPreflight) return false;
  response.writeHead(204, {
    'access-control-allow-methods': PREFLIGHT.methods,
    'access-control-allow-headers': headers ?? PREFLIGHT.headers,
    // Lets a page on a public host use a server on the developer's machine.
    ...(request.headers['access-control-request-private-network'] === undefined ? {} : { 'access-control-allow-private-network': 'true' }),
    'access-control-max-age': '600',
  });
  response.end();
  return true;
}
