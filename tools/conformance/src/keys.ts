import { randomUUID } from 'node:crypto';
import type { StrictOperation } from '@site/contract/strict/check.ts';
import { Caller, sandboxOf } from './caller.ts';
import type { Context } from './context.ts';
import { envelopeStatus } from './http.ts';
import { formBody, KEY_HEADER, plansOf } from './requests.ts';

const FILES = ['conformance.pdf', 'conformance-2.pdf'];

/** First of the notes: it is about the customers' money. */
export const KEYS_IGNORED = `The server ignores ${KEY_HEADER}, which the contract allows: a write that is repeated because its response was lost is carried out twice. Browsers repeat a POST by themselves when a kept connection is reset and after HTTP 408, so no client can prevent all of it.`;

/** An upload that takes a key: it costs nothing, sends nobody anything, and another file is another valid body. */
function uploadOf({ notImplemented }: Context, operations: readonly StrictOperation[]): StrictOperation | undefined {
  return operations.find(
    ({ operationId, parameters, body }) =>
      !notImplemented.has(operationId) && parameters.some(({ name }) => name === KEY_HEADER) && body?.mediaType.startsWith('multipart/') === true,
  );
}

/** Notes that the server keeps no keys: two files with one key are both accepted. What is optional is never a violation. */
export async function noteKeys(context: Context): Promise<void> {
  if ((await keepsKeys(context, context.operations)) === false) context.notes = new Set([KEYS_IGNORED, ...context.notes]);
}

/** Whether the server keeps the keys of writes; undefined when none of the operations tells. */
export async function keepsKeys(context: Context, operations: readonly StrictOperation[]): Promise<boolean | undefined> {
  const operation = uploadOf(context, operations);
  const [plan] = operation === undefined ? [] : plansOf(operation);
  if (operation === undefined || plan === undefined) return undefined;
  const caller = new Caller(context, operation.needsToken ? context.personas[0] : undefined, sandboxOf(context, 'keys'));
  const key = randomUUID();
  const parts = (operation.body?.schema.required ?? []) as string[];
  const accepted: boolean[] = [];
  for (const fileName of FILES) {
    const sent = await caller.send(operation, plan, { headers: { [KEY_HEADER]: key }, body: formBody(parts, fileName) });
    accepted.push(sent !== undefined && 'response' in sent.outcome && envelopeStatus(sent.outcome.response) === '0');
  }
  return accepted[0] === true ? accepted[1] === false : undefined;
}
