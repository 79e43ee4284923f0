import type { IncomingMessage, ServerResponse } from 'node:http';
import { listen } from '@site/contract/listen.ts';
import { afterAll, beforeEach, vi } from 'vitest';
import { createMock, type MockOptions } from '../../mock-server/middleware.ts';
import { personas } from '../../mock-server/personas.ts';

/** A server in front of the mock; true when it has answered the request. */
type Guard = (request: IncomingMessage, response: ServerResponse) => boolean;

interface Sent {
  method?: string;
  headers?: Record<string, string>;
  body?: unknown;
}

/** Sends a request with a form or with a JSON body, if it has one, and reads the JSON of the response. */
async function sendTo(url: string, { body, headers = {}, method = body === undefined ? 'GET' : 'POST' }: Sent = {}) {
  const isForm = body instanceof FormData;
  const type = isForm || body === undefined ? {} : { 'content-type': 'application/json' };
  const response = await fetch(url, { method, headers: { ...type, ...headers }, body: isForm ? body : (JSON.stringify(body) ?? null) });
  // biome-ignore lint/suspicious/noExplicitAny: each test knows the body of its route
  return { status: response.status, headers: response.headers, body: (await response.json()) as any };
}

/** A mock on a port of its own, until the tests of the file have ended; `send` sends a request to one of its paths. */
export async function serveMock(options: MockOptions = {}, guard: Guard = () => false) {
  const mock = await createMock(options);
  const server = await listen((request, response) => {
    if (!guard(request, response)) mock.middleware(request, response, () => response.writeHead(404).end());
  });
  // The mock prints every SMS that it "sends".
  beforeEach(() => void vi.spyOn(console, 'info').mockReturnValue());
  afterAll(async () => {
    mock.close();
    await server.close();
  });
  return { mock, base: server.url, port: server.port, send: (path: string, sent?: Sent) => sendTo(server.url + path, sent) };
}

/** The token of a customer, by default the first one, who logs in there with his PIN. */
export async function logInAt(base: string, sandbox: string, customer = personas[0]): Promise<string> {
  const body = { mobileNo: customer?.mobileNo, password: customer?.pin };
  return (await sendTo(`${base}/api/care/login`, { body, headers: { 'mock-sandbox': sandbox } })).body.data.token;
}
