import type { Call, Handlers, OperationId, Reply } from '../handler.ts';

/** What a unit test says about a call; the rest is a call in Chinese by a visitor. */
export type Asked<K extends OperationId> = Pick<Call<K>, 'sandbox'> & Partial<Call<K>>;

/** Calls a handler as the engine would, for unit tests. An operation without a handler is a fault of the test. */
export async function ask<K extends OperationId>(handlers: Handlers, id: K, asked: Asked<K>): Promise<Reply<K>> {
  const handler = handlers[id];
  if (handler === undefined) throw new Error(`${id} has no handler`);
  return await handler({ path: {}, query: {}, body: undefined, language: 'cn', customer: undefined, token: '', ...asked } as Call<K>);
}
