import type { StrictOperation } from '@site/contract/strict/check.ts';
import { preview } from '@site/contract/strict/violation.ts';
import type { Reply } from './caller.ts';
import type { Context } from './context.ts';
import { isOnce, sendsCode } from './marks.ts';
import type { Plan } from './requests.ts';

/** Refusals of what was done before, perhaps by an earlier run. */
const DONE_BEFORE = /^already/;

/** Whether the customer of a plan is one of this run: a log-in file may leave some of the contract's customers out. */
function hasCustomer({ defaults, personas }: Context, { body }: Plan): boolean {
  const texts = Object.values((body ?? {}) as object);
  const original = defaults.find(({ userId }) => userId !== undefined && texts.includes(userId));
  return original === undefined || personas.some(({ userId }) => texts.includes(userId));
}

/** Whether a plan must succeed at this moment, as far as the contract says. */
function mustSucceed(context: Context, operation: StrictOperation, plan: Plan): boolean {
  if (plan.outcome !== '0' || plan.after !== undefined || !hasCustomer(context, plan)) return false;
  // An id in the path is one of the catalogue of the server, and a code may have been sent a moment ago.
  if (operation.path.includes('{') || sendsCode(context.contract, operation)) return false;
  return !Object.keys(operation.responses.get(200)?.examples ?? {}).some((name) => DONE_BEFORE.test(name));
}

/** A read that everybody may make, with nothing in it that could be unknown, succeeds although no example says so. */
const isPublicRead = ({ method, needsToken, path }: StrictOperation) => method === 'GET' && !needsToken && !path.includes('{');

/** The requests of one operation that did not lead where the contract says; they make one violation. */
export function outcomesOf(context: Context, operation: StrictOperation) {
  const misses: { plan: Plan; expected: string; reply: Reply }[] = [];
  const done = new Set<string>();

  /** Whether a request succeeded before, of an operation that refuses what was done before. */
  function isDoneBefore({ body, parameters }: Plan, isDone: boolean): boolean {
    if (!isOnce(context.contract, operation)) return false;
    const key = JSON.stringify([body, parameters]);
    const isBefore = done.has(key);
    if (isDone) done.add(key);
    return isBefore;
  }

  /** Judges a response that keeps the contract otherwise. */
  function judge(given: Plan, reply: Reply): void {
    const plan = isPublicRead(operation) ? { outcome: '0', summary: 'a public read', ...given } : given;
    const { outcome: expected } = plan;
    const isSuccess = reply.status === '0';
    if (expected === undefined || reply.response === undefined) return;
    if (isDoneBefore(plan, isSuccess)) {
      if (isSuccess) misses.push({ plan: { ...plan, summary: 'what was done before' }, expected: '-1', reply });
      return;
    }
    if (expected === '0' && !mustSucceed(context, operation, plan)) return;
    // A customer who is not of this server is refused for another reason than the example's, but refused all the same.
    if (reply.status !== expected && (expected !== '-1' || isSuccess)) misses.push({ plan, expected, reply });
  }

  function report(): void {
    const [first, ...others] = misses;
    // An old PIN that is accepted is found by the part secrets before.
    const isFound = context.collector.ofResponses(operation.operationId).some(({ kind }) => kind === 'secret');
    if (first === undefined || isFound) return;
    const { plan, reply } = first;
    const names = [...new Set(others.map((other) => other.plan.name))].filter((name) => name !== plan.name);
    const example = plan.name === '' ? '' : `the example "${plan.name}", `;
    const expected = `status "${first.expected}" to ${example}${plan.summary ?? 'a valid request'}`;
    const words = reply.message === '' ? '' : ` (${preview(reply.message)})`;
    const got = `status ${preview(reply.status)}${words}${names.length === 0 ? '' : `; also wrong: ${names.join(', ')}`}`;
    context.collector.add(operation, { kind: 'outcome', path: '$.status', expected, got }, reply);
  }

  return { judge, report };
}
