import type { IncomingMessage, ServerResponse } from 'node:http';
import { listen } from '@site/contract/listen.ts';
import { afterAll, beforeEach, vi } from 'vitest';
import { createMock, type Mock, type MockOptions } from '../../mock-server/middleware.ts';
import { type Persona, personas } from '../../mock-server/personas.ts';

/** A server in front of the mock; true when it has answered the request. */
type Guard = (request: IncomingMessage, response: ServerResponse) => boolean;

/** A mock on a port of its own, until the tests of the file have ended. */
export async function serveMock(options: MockOptions = {}, guard: Guard = () => false): Promise<{ mock: Mock; base: string; port: number }> {
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
  return { mock, base: server.url, port: server.port };
}

/** The token of a customer, by default the first one, who logs in there with his PIN. */
export async function logInAt(base: string, sandbox: string, customer: Persona | undefined = personas[0]): Promise<string> {
  const response = await fetch(`${base}/api/care/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'mock-sandbox': sandbox },
    body: JSON.stringify({ mobileNo: customer?.mobileNo, password: customer?.pin }),
  });
  return ((await response.json()) as { data: { token: string } }).data.token;
}
