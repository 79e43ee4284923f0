import type { StrictOperation } from '@site/contract/strict/check.ts';
import { callerOf, gotOf, isDone, report } from '../caller.ts';
import { type Context, hasNoViolation, type Rule, soundReads } from '../context.ts';
import { plansOf, requestOf } from '../requests.ts';

/** Calls in a row: a server may run out of connections, threads or memory. */
const MANY = 100;
/** A page of another origin than the server's. */
const ORIGIN = 'http://127.0.0.1:5173';

/** The same read many times, one after the other. */
async function askOften(context: Context, read: StrictOperation): Promise<void> {
  const caller = callerOf(context, read, 'often');
  const own = await caller.ownRequest(read);
  const first = own === undefined ? undefined : await caller.ask(read, own);
  // The session does not end, however often it is used.
  const token = read.needsToken ? ((await caller.token()) ?? '') : '';
  // A server that limits the rate is not asked for what it does not give.
  for (let count = 1; isDone(first) && count < MANY && context.client.pace.held.times === 0; count += 1) {
    const reply = await caller.ask(read, { ...own, token });
    if (reply === undefined || reply.status === '0' || reply.http === 429) continue;
    const expected = `${gotOf(first)} to each of ${MANY} requests in a row`;
    return report(context, reply, { kind: 'unsteady', path: 'status', expected, got: `${gotOf(reply)} to request ${count + 1}` });
  }
}

/** A server that lets pages of other origins in lets them send every header of the contract. */
async function letsSend({ client, collector, run }: Context, operation: StrictOperation): Promise<boolean> {
  const [plan] = plansOf(operation);
  if (plan === undefined) return true;
  const names = operation.parameters.flatMap((parameter) => (parameter.in === 'header' ? [parameter.name.toLowerCase()] : []));
  const asked = [...new Set([...(operation.body === undefined ? [] : ['content-type']), ...names])].sort();
  const { url } = requestOf(operation, plan, '', `conformance-${run}-origin`);
  const headers = { origin: ORIGIN, 'access-control-request-method': operation.method, 'access-control-request-headers': asked.join(',') };
  const answer = await client.send({ method: 'OPTIONS', url, headers });
  const given = answer.response?.headers ?? {};
  if (given['access-control-allow-origin'] === undefined) return true;
  const allowed = String(given['access-control-allow-headers'] ?? '').toLowerCase();
  const missing = allowed.includes('*') ? [] : asked.filter((name) => !allowed.split(/\s*,\s*/).includes(name));
  if (missing.length === 0) return true;
  const got = allowed === '' ? 'no such header' : allowed;
  collector.add(operation, { kind: 'header', path: 'header access-control-allow-headers', expected: asked.join(', '), got }, answer);
  return false;
}

async function run(context: Context): Promise<void> {
  const sound = context.operations.filter((operation) => hasNoViolation(context, operation.operationId));
  const often = [false, true].flatMap((isPersonal) => soundReads(context).find(({ needsToken }) => needsToken === isPersonal) ?? []);
  for (const read of often) await askOften(context, read);
  // One place of the server decides for all.
  let isRight = true;
  for (const operation of sound) {
    context.signal.throwIfAborted();
    if (isRight) isRight = await letsSend(context, operation);
    context.onStep(operation.operationId);
  }
}

/**
 * A hundred requests in a row are answered as the first one; pages of other origins that may call at all may send every header. Needs nothing; for pages of
 * other origins a server that lets them in.
 */
export const transport: Rule = { id: 'transport', run };
