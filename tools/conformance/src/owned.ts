import { type Json, type JsonObject, type Operation, operationsOf } from '@site/contract/document.ts';
import { isReadOnly, type Owned, ownedOf } from '@site/contract/marks.ts';
import type { StrictOperation } from '@site/contract/strict/check.ts';
import type { Context } from './context.ts';
import { looseBody } from './http.ts';
import { type Plan, plansOf, requestOf } from './requests.ts';

/** The operation as the contract has it, with its marks. */
export function rawOf(context: Context, { operationId }: StrictOperation): Operation | undefined {
  return operationsOf(context.contract.document).find((operation) => operation.operationId === operationId);
}

/** Fields of a body that name something of the customer, and the reads that list what the customer has. */
export function ownedFields(context: Context, operation: StrictOperation): ({ name: string } & Owned)[] {
  const raw = rawOf(context, operation);
  if (raw === undefined) return [];
  return [...ownedOf(context.contract.document, raw)].flatMap(([place, owned]) => {
    const name = /^\$\.(\w+)/.exec(place)?.[1];
    return name === undefined ? [] : [{ name, ...owned }];
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

/** Whether an operation changes nothing: a GET, or a POST of which the contract says so. */
export function onlyReads(context: Context, operation: StrictOperation): boolean {
  if (operation.method === 'GET') return true;
  const raw = rawOf(context, operation);
  return raw !== undefined && isReadOnly(raw);
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
    const changed = list
      .map((own): JsonObject => ({ ...(result.body as JsonObject), [owned.name]: Array.isArray(body[owned.name]) ? [own] : own }))
      // What the server lists may break the contract, which is reported where it is listed.
      .find((candidate) => context.contract.validator(operation.body?.media.schema ?? {})(candidate));
    const { outcome: _, ...free } = result;
    result = changed === undefined || !onlyReads(context, operation) ? free : { ...result, body: changed };
  }
  return result;
}
