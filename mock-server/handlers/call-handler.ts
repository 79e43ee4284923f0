import type { Call, HandlerResult, Handlers, OperationId } from '../handler.ts';

/** The parts of a call that a unit test sets; by default a call in Chinese without a customer. */
export type TestCall<K extends OperationId> = Pick<Call<K>, 'sandbox'> & Partial<Call<K>>;

/** Calls a handler as the engine does, for unit tests. Throws for an operation without a handler. */
export function callHandler<K extends OperationId>(handlers: Handlers, id: K, call: TestCall<K>): HandlerResult<K> | Promise<HandlerResult<K>> {
  const handler = handlers[id];
  if (handler === undefined) throw new Error(`${id} has no handler`);
  return handler({ path: {}, query: {}, body: undefined, language: 'cn', customer: undefined, token: '', ...call } as Call<K>);
}

export type Payload<K extends OperationId> = Extract<HandlerResult<K>, { data: unknown }>['data'];

/** Calls a handler and returns the payload of a success; throws for any other result. */
export async function payloadFrom<K extends OperationId>(handlers: Handlers, id: K, call: TestCall<K>): Promise<Payload<K>> {
  const result: unknown = await callHandler(handlers, id, call);
  if ((result as { status?: string } | undefined)?.status !== '0') throw new Error(`${id} did not succeed: ${JSON.stringify(result)}`);
  return (result as { data: Payload<K> }).data;
}
