import { randomUUID } from 'node:crypto';
import type { StrictOperation } from '@farol/contract/strict/check.ts';
import { type Context, personaFor } from './context.ts';
import { envelopeStatus } from './http.ts';
import { formBody, KEY_HEADER, plansOf, requestOf } from './requests.ts';

const NOTE = `The server ignores ${KEY_HEADER}, which the contract allows: a write that is repeated because its response was lost is carried out twice.`;

/** An upload that takes a key: it costs nothing, sends nobody anything, and another file is another valid body. */
function uploadOf({ operations, notImplemented }: Context): StrictOperation | undefined {
  return operations.find(
    ({ operationId, parameters, body }) =>
      !notImplemented.has(operationId) && parameters.some(({ name }) => name === KEY_HEADER) && body?.mediaType.startsWith('multipart/') === true,
  );
}

/** Notes that the server keeps no keys: two files with one key are both accepted. What is optional is never a violation. */
export async function noteKeys(context: Context): Promise<void> {
  const operation = uploadOf(context);
  const [plan] = operation === undefined ? [] : plansOf(operation);
  if (operation === undefined || plan === undefined) return;
  const sandbox = `conformance-${context.run}-keys`;
  const persona = operation.needsToken ? personaFor(context, undefined) : undefined;
  const token = persona === undefined ? '' : ((await context.sessions.token(persona, sandbox)) ?? '');
  const key = randomUUID();
  const parts = (operation.body?.schema.required ?? []) as string[];
  for (const fileName of ['conformance.pdf', 'conformance-2.pdf']) {
    const request = requestOf(operation, plan, token, sandbox, { headers: { [KEY_HEADER]: key }, body: formBody(parts, fileName) });
    const outcome = await context.client.send(request);
    if (!('response' in outcome) || envelopeStatus(outcome.response) !== '0') return;
  }
  context.notes.add(NOTE);
}
