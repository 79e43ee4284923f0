import { type Json, type JsonObject, operationsOf, resolve } from '@farol/contract/document.ts';
import type { StrictOperation } from '@farol/contract/strict/check.ts';
import type { Context } from './context.ts';
import { looseBody } from './http.ts';
import { type Plan, plansOf, requestOf } from './requests.ts';

/** A field of a request body that names something of the customer, and the read that lists what the customer has. */
interface Owned {
  name: string;
  listedBy: string;
  /** Path of the ids in the response of that read, such as `$.data.invoices[*].cycleDateStr`. */
  at: string;
}

/** The mark of a field or of the entries of a list. */
function markOf(context: Context, given: JsonObject): JsonObject | undefined {
  const schema = resolve<JsonObject>(context.contract.document, given);
  const mark = (given['x-owned'] ?? schema['x-owned']) as JsonObject | undefined;
  return mark ?? (schema.items === undefined ? undefined : markOf(context, schema.items as JsonObject));
}

export function ownedFields(context: Context, { body }: StrictOperation): Owned[] {
  return Object.entries((body?.schema.properties ?? {}) as Record<string, JsonObject>).flatMap(([name, schema]) => {
    const mark = markOf(context, schema);
    return mark === undefined ? [] : [{ name, listedBy: String(mark.listedBy), at: String(mark.at) }];
  });
}

/** The values at a path such as `$.data[*].gId`. */
export function valuesAt(body: unknown, at: string): Json[] {
  const keys = at.replaceAll('[*]', '.*').split('.').slice(1);
  const found = keys.reduce<unknown[]>(
    (nodes, key) =>
      nodes.flatMap((node) => {
        if (key === '*') return Array.isArray(node) ? node : [];
        const value = (node as Record<string, unknown> | null | undefined)?.[key];
        return value === undefined ? [] : [value];
      }),
    [body],
  );
  return found as Json[];
}

/** What the customer of a session has, by the read that lists it. */
async function listOf(context: Context, { listedBy, at }: Owned, token: string, sandbox: string): Promise<Json[]> {
  const operation = context.contract.operations.find(({ operationId }) => operationId === listedBy);
  const [plan] = operation === undefined ? [] : plansOf(operation);
  if (operation === undefined || plan === undefined || context.notImplemented.has(listedBy)) return [];
  const outcome = await context.client.send(requestOf(operation, plan, token, sandbox));
  return 'response' in outcome ? valuesAt(looseBody(outcome.response), at) : [];
}

export function isReadOnly(context: Context, { operationId, method }: StrictOperation): boolean {
  if (method === 'GET') return true;
  const raw = operationsOf(context.contract.document).find((operation) => operation.operationId === operationId);
  return (raw as { 'x-read-only'?: boolean } | undefined)?.['x-read-only'] === true;
}

/**
 * A plan that must succeed, for a customer of the server: in a read, what the example names and the customer does not have is replaced by what
 * the customer has. Without anything to name, and in a write, such a plan need not succeed.
 */
export async function withOwn(context: Context, operation: StrictOperation, plan: Plan, token: string, sandbox: string): Promise<Plan> {
  const body = plan.body as JsonObject | undefined;
  if (plan.outcome === '-1' || body === undefined) return plan;
  let result = plan;
  for (const owned of ownedFields(context, operation)) {
    const wanted = [body[owned.name] ?? []].flat();
    const list = await listOf(context, owned, token, sandbox);
    if (wanted.every((id) => list.includes(id))) continue;
    const [first] = list;
    const { outcome: _, ...unjudged } = result;
    if (first === undefined || !isReadOnly(context, operation)) result = unjudged;
    else result = { ...result, body: { ...(result.body as JsonObject), [owned.name]: Array.isArray(body[owned.name]) ? [first] : first } };
  }
  return result;
}
