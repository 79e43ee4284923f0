import nodeConsole from 'node:console';
import { HttpResponse, http, type JsonBodyType } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { type OperationId, operations } from '../../openapi/generated/operations.ts';

const server = setupServer();
/** The body of the last request to each operation; undefined where it had none. */
export const sent: Partial<Record<OperationId, unknown>> = {};

// The DOM of the tests writes every failed request to Node's own console.
beforeEach(() => vi.spyOn(nodeConsole, 'error').mockReturnValue());
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => {
  server.resetHandlers();
  for (const id of Object.keys(sent)) delete sent[id as OperationId];
});
afterAll(() => server.close());

/** From now on an operation responds with this body, or what it makes of the request's. */
export function respond(id: OperationId, answer: object | ((body: Record<string, string>) => object), status = 200): void {
  const { method, path } = operations[id];
  const handle = method === 'GET' ? http.get : http.post;
  server.use(
    handle(`*${path.replace(/\{(\w+)\}/g, ':$1')}`, async ({ request }) => {
      const text = await request.text();
      const body = text === '' ? undefined : JSON.parse(text);
      sent[id] = body;
      return HttpResponse.json((typeof answer === 'function' ? answer(body ?? {}) : answer) as JsonBodyType, { status });
    }),
  );
}

/** From now on an operation succeeds with these data. */
export const succeed = (id: OperationId, data: object | ((body: Record<string, string>) => object)): void =>
  respond(id, (body) => ({ status: '0', data: typeof data === 'function' ? data(body) : data }));
