import type { HttpResponse, StrictOperation } from '@site/contract/strict/check.ts';
import { preview } from '@site/contract/strict/violation.ts';
import { evidenceOf } from './collector.ts';
import type { Context } from './context.ts';
import { envelopeStatus, looseBody, type Outcome, type TargetRequest } from './http.ts';
import { isOnce, sendsCode } from './marks.ts';
import type { Evidence } from './report.ts';
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

interface Miss {
  plan: Plan;
  expected: string;
  got: string;
  evidence: Evidence;
}

/** The requests of one operation that did not lead where the contract says; they make one violation. */
export class Outcomes {
  private readonly misses: Miss[] = [];
  private readonly done = new Set<string>();
  private readonly context: Context;
  private readonly operation: StrictOperation;

  constructor(context: Context, operation: StrictOperation) {
    this.context = context;
    this.operation = operation;
  }

  /** Judges a response that keeps the contract otherwise. */
  judge(given: Plan, request: TargetRequest, outcome: Outcome): void {
    const plan = isPublicRead(this.operation) ? { outcome: '0', summary: 'a public read', ...given } : given;
    if (plan.outcome === undefined || 'failed' in outcome) return;
    const status = envelopeStatus(outcome.response);
    if (this.isDoneBefore(plan, status === '0')) {
      if (status === '0') this.misses.push(this.missOf({ ...plan, summary: 'what was done before' }, '-1', request, outcome));
      return;
    }
    if (status === plan.outcome || (plan.outcome === '0' && !mustSucceed(this.context, this.operation, plan))) return;
    // A customer who is not of this server is refused for another reason than the example's, but refused all the same.
    if (plan.outcome === '-1' && status !== '0') return;
    this.misses.push(this.missOf(plan, plan.outcome, request, outcome));
  }

  private missOf(plan: Plan, expected: string, request: TargetRequest, outcome: Extract<Outcome, { response: HttpResponse }>): Miss {
    const { message, status } = (looseBody(outcome.response) ?? {}) as { message?: unknown; status?: unknown };
    const got = `status ${preview(status)}${typeof message === 'string' ? ` (${preview(message)})` : ''}`;
    return { plan, expected, got, evidence: evidenceOf(request, outcome) };
  }

  /** Whether a request succeeded before, of an operation that refuses what was done before. */
  private isDoneBefore({ body, parameters }: Plan, isDone: boolean): boolean {
    if (!isOnce(this.context.contract, this.operation)) return false;
    const key = JSON.stringify([body, parameters]);
    const isBefore = this.done.has(key);
    if (isDone) this.done.add(key);
    return isBefore;
  }

  report(): void {
    const [first, ...others] = this.misses;
    // An old PIN that is accepted is found by the part secrets before.
    const isFound = this.context.collector.ofResponses(this.operation.operationId).some(({ kind }) => kind === 'secret');
    if (first === undefined || isFound) return;
    const names = [...new Set(others.map(({ plan }) => plan.name))].filter((name) => name !== first.plan.name);
    const example = first.plan.name === '' ? '' : `the example "${first.plan.name}", `;
    const expected = `status "${first.expected}" to ${example}${first.plan.summary ?? 'a valid request'}`;
    const got = `${first.got}${names.length === 0 ? '' : `; also wrong: ${names.join(', ')}`}`;
    this.context.collector.report(this.operation, { kind: 'outcome', path: '$.status', expected, got }, first.evidence);
  }
}
