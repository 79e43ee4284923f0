import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { handlers } from './areas.ts';
import { type Contract, findOperation, loadContract, watchContract } from './contract.ts';
import { controlPanel } from './control.ts';
import { drawAsset } from './images/index.ts';
import { createEngine, type Engine, type EngineAnswer } from './prism.ts';
import { BadRequest, type Preference, readBody, readPreference } from './requests.ts';
import { recordCall, type World, worldOf } from './state.ts';

/** How the mock behaves as a whole. */
export interface MockOptions {
  /** Address of a real backend to ask first; what it lacks is answered by the mock. */
  upstream?: string | undefined;
  /** Milliseconds that every answer takes at least. */
  delay?: number | undefined;
  /** Share of answers, 0 to 1, that fail at random: HTTP 500, business error, three seconds late, connection dropped. */
  chaos?: number | undefined;
  /** Reload when a contract file changes. */
  watch?: boolean | undefined;
  /** Folder of the contract, when it is another than `openapi`. */
  root?: string | undefined;
  /** Where lines for the developer go. */
  log?: ((line: string) => void) | undefined;
}

/** A connect-style handler, as Vite and Node's http server take it. */
export type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** The mock, ready to be put into any server. */
export interface Mock {
  middleware: Middleware;
  contract: () => Contract;
  close: () => void;
}

/** The world for requests that name none: command-line clients, other teams' programs. */
const DEFAULT_WORLD = 'default';
const WORLD_COOKIE = /(?:^|;\s*)mock-world=([\w-]{1,64})/;

/** The world a request belongs to: header `mock-world`, else the cookie of that name, else the shared default. */
function worldIdOf(request: IncomingMessage): string {
  const header = request.headers['mock-world'];
  if (typeof header === 'string' && /^[\w-]{1,64}$/.test(header)) return header;
  return WORLD_COOKIE.exec(request.headers.cookie ?? '')?.[1] ?? DEFAULT_WORLD;
}

function send(response: ServerResponse, status: number, headers: Record<string, string>, body: string | Buffer): void {
  if (response.headersSent || response.destroyed) return;
  response.writeHead(status, { ...headers, 'content-length': String(Buffer.byteLength(body)), 'cache-control': 'no-store' });
  response.end(body);
}

function sendProblem(response: ServerResponse, status: number, title: string, detail: string): void {
  send(
    response,
    status,
    { 'content-type': 'application/problem+json', ...(status === 413 ? { connection: 'close' } : {}) },
    JSON.stringify({ title, status, detail }),
  );
}

function envelopeStatus(answer: EngineAnswer): string | undefined {
  return /^\s*\{\s*"status"\s*:\s*"([^"]{1,8})"/.exec(answer.body.toString('utf8', 0, 40))?.[1];
}

/** What an answer shall be instead of the usual: the `Prefer` header, the world's scenario, or chaos. */
function preferenceFor(request: IncomingMessage, world: World, operationId: string | undefined, chaos: number): Preference {
  const asked = readPreference(request.headers.prefer);
  if (Object.keys(asked).length > 0) return asked;
  const scenario = (operationId === undefined ? undefined : world.scenario.get(operationId)) ?? world.scenario.get('*');
  if (scenario !== undefined) return scenario;
  if (Math.random() >= chaos) return {};
  const faults: Preference[] = [{ code: 500 }, { example: 'businessError' }, { delay: 3000 }, { code: 0 }];
  return faults[Math.floor(Math.random() * faults.length)] ?? {};
}

async function answerApi(engine: Engine, contract: Contract, request: IncomingMessage, response: ServerResponse, options: MockOptions): Promise<void> {
  const method = request.method ?? 'GET';
  const path = new URL(request.url ?? '/', 'http://mock').pathname;
  try {
    decodeURIComponent(path);
  } catch {
    throw new BadRequest(400, 'Malformed path', 'The path holds a percent sign that encodes nothing.');
  }
  const facts = findOperation(contract, method, path);
  const world = worldOf(worldIdOf(request));
  const preference = preferenceFor(request, world, facts?.operation.operationId, options.chaos ?? 0);
  if (preference.code === 0) {
    request.socket.destroy();
    return;
  }
  const body = await readBody(request);
  if (options.delay !== undefined) await wait(options.delay);
  const answer = await engine({
    method,
    url: request.url ?? '/',
    headers: Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : (value ?? '')])),
    ...body,
    language: request.headers.language === 'en' ? 'en' : 'cn',
    preference,
    world,
  });
  for (const violation of answer.violations) {
    options.log?.(
      `contract violated · ${method} ${path} · ${violation.side} ${violation.field || '(whole)'}: ${violation.message} · answered by ${answer.answeredBy}`,
    );
  }
  recordCall(world, {
    operationId: facts?.operation.operationId ?? `${method} ${path}`,
    at: new Date().toISOString(),
    httpStatus: answer.status,
    status: envelopeStatus(answer),
    answeredBy: answer.answeredBy,
  });
  send(
    response,
    answer.status,
    {
      ...answer.headers,
      'x-answered-by': answer.answeredBy,
      ...(answer.why === undefined ? {} : { 'x-why': answer.why }),
      ...(answer.violations.length === 0 ? {} : { 'x-contract-violations': encodeURIComponent(JSON.stringify(answer.violations.slice(0, 5))) }),
    },
    answer.body,
  );
}

/**
 * Makes the mock: `/api/…` by the contract, `/mock-assets/…` as drawings, `/__mock/…` to see and steer it. Everything else goes on to
 * the next handler. A broken save of the contract keeps the old one and says what is wrong.
 */
export async function createMock(options: MockOptions = {}): Promise<Mock> {
  let contract = await loadContract(options.root);
  let engine = createEngine({ contract, handlers, upstream: options.upstream });
  const reload = async () => {
    try {
      const next = await loadContract(options.root);
      engine = createEngine({ contract: next, handlers, upstream: options.upstream });
      contract = next;
      options.log?.('contract reloaded');
    } catch (error) {
      options.log?.(`contract not reloaded, the old one stays:\n${(error as Error).message}`);
    }
  };
  const stop = options.watch === true ? watchContract(() => void reload(), options.root) : () => {};

  const middleware: Middleware = (request, response, next) => {
    const url = new URL(request.url ?? '/', 'http://mock');
    const fail = (error: unknown) => {
      if (error instanceof BadRequest) sendProblem(response, error.status, error.message, error.detail);
      else sendProblem(response, 500, 'The mock failed', error instanceof Error ? (error.stack ?? error.message) : String(error));
    };
    if (url.pathname.startsWith('/api/')) {
      answerApi(engine, contract, request, response, options).catch(fail);
    } else if (url.pathname.startsWith('/mock-assets/')) {
      const drawing = drawAsset(url.pathname, url.searchParams);
      if (drawing === undefined) sendProblem(response, 404, 'No such picture', url.pathname);
      else send(response, 200, { 'content-type': drawing.type }, drawing.body);
    } else if (url.pathname === '/__mock' || url.pathname.startsWith('/__mock/')) {
      controlPanel(contract, worldIdOf(request), request, url, (status, type, body) => send(response, status, { 'content-type': type }, body)).catch(fail);
    } else {
      next();
    }
  };
  return { middleware, contract: () => contract, close: stop };
}
