import { isDeepStrictEqual } from 'node:util';
import type { Json } from '@farol/contract/document.ts';
import { type AskedLanguage, checkResponse, type HttpResponse, type StrictOperation } from '@farol/contract/strict/check.ts';
import { type Violation, violationOf } from '@farol/contract/strict/violation.ts';
import { evidenceOf } from './collector.ts';
import { type Context, coverageOf, inTurns, LATE, note, personaFor } from './context.ts';
import { type Ask, envelopeStatus, looseBody, type Outcome } from './http.ts';
import { pagingViolations } from './paging.ts';
import type { Persona } from './personas.ts';
import { askOf, type Change, type Plan, plansOf } from './requests.ts';

/** The world of an operation's requests: reads share one, everything else has its own. */
export function worldFor(context: Context, operation: StrictOperation, purpose: string): string {
  const alone = operation.method !== 'GET' || LATE.includes(operation.operationId);
  return `conformance-${context.run}-${purpose}-${alone ? operation.operationId : 'reads'}`;
}

/** Whether an answer says that the operation is not there: 404 or 501 with anything but the envelope. */
function isMissing(response: HttpResponse): boolean {
  return (response.status === 404 || response.status === 501) && !['0', '-1', '-2'].includes(String(envelopeStatus(response)));
}

/** The violation of a proper request that brought no answer, or none that can be read. */
export function failedViolation(operationId: string, { failed, unpacked }: Extract<Outcome, { failed: string }>): Violation {
  const base = { operationId, side: 'response' as const, got: failed };
  if (unpacked === false) return violationOf({ ...base, kind: 'header', path: 'header content-encoding', expected: 'a body packed as it says' });
  return violationOf({ ...base, kind: 'connection', path: 'status', expected: 'an answer to a proper request' });
}

/** Violations of the answer to a proper request. A failing server is one violation, whatever its error page looks like. */
function violationsOf(context: Context, operation: StrictOperation, outcome: Outcome, plan: { language: AskedLanguage }, asked?: number): Violation[] {
  const { operationId } = operation;
  if ('failed' in outcome) return [failedViolation(operationId, outcome)];
  const { response } = outcome;
  if (response.status >= 500 && response.status !== asked)
    return [
      violationOf({ operationId, side: 'response', kind: 'status', path: 'status', expected: 'HTTP 200 to a proper request', got: `HTTP ${response.status}` }),
    ];
  return checkResponse(context.contract, operation, response, plan.language);
}

function register(context: Context, operation: StrictOperation, ask: Ask, outcome: Outcome, violations: Violation[], language: AskedLanguage): void {
  for (const violation of violations) context.collector.add(operation, violation, evidenceOf(ask, outcome));
  if ('failed' in outcome) return;
  note(context, operation, outcome.response, language, violations.length > 0);
  if (operation.responses.has(outcome.response.status)) coverageOf(context, operation).seen = true;
}

/** The body and the token of a plan for a customer in a world; nothing when the server does not let the customer in. */
async function prepare(context: Context, operation: StrictOperation, plan: Plan, world: string, persona?: Persona) {
  const filled: Plan = { ...plan, body: context.substitute(plan.body) as Json | undefined };
  if (!operation.needsToken) return { plan: filled, token: '', persona: undefined };
  const customer = persona ?? personaFor(context, filled.body);
  const token = customer === undefined ? undefined : await context.sessions.token(customer, world);
  return token === undefined || customer === undefined ? undefined : { plan: filled, token, persona: customer };
}

/** Sends one proper request and checks the answer; answers whether it is worth asking on. */
async function askProperly(context: Context, operation: StrictOperation, plan: Plan, world: string, persona?: Persona, change?: Change): Promise<boolean> {
  let ready = await prepare(context, operation, plan, world, persona);
  if (ready === undefined) return true;
  let ask = askOf(operation, ready.plan, ready.token, world, change);
  let outcome = await context.client.send(ask);
  const expired = () => ready?.persona !== undefined && 'response' in outcome && envelopeStatus(outcome.response) === '-2';
  if (expired() && ready.persona !== undefined) {
    // Another log-in of the same customer may have ended this session: a new one shows whether the server takes any.
    context.sessions.forget(ready.persona, world);
    ready = (await prepare(context, operation, plan, world, ready.persona)) ?? ready;
    ask = askOf(operation, ready.plan, ready.token, world, change);
    outcome = await context.client.send(ask);
  }
  if ('response' in outcome && isMissing(outcome.response) && coverageOf(context, operation).seen === false) {
    context.notImplemented.add(operation.operationId);
    return false;
  }
  const violations = violationsOf(context, operation, outcome, plan);
  if (violations.length === 0) violations.push(...pagingViolations(operation, plan, outcome));
  if (violations.length === 0 && expired()) {
    const { operationId } = operation;
    const expected = 'an answer for the customer, whose session is a minute old at most';
    violations.push(violationOf({ operationId, side: 'response', kind: 'envelope', path: '$.status', expected, got: '"-2"' }));
  }
  register(context, operation, ask, outcome, violations, plan.language);
  await putBack(context, operation, ready, world, outcome);
  // A server that does not answer at all is not waited for again and again.
  return !('failed' in outcome && outcome.late === true);
}

/** A PIN that was changed is changed back, so that the customer can log in again. */
async function putBack(context: Context, operation: StrictOperation, ready: { plan: Plan; token: string }, world: string, outcome: Outcome): Promise<void> {
  if (operation.operationId !== 'changePassword' || !('response' in outcome) || envelopeStatus(outcome.response) !== '0') return;
  const { oldPassword, password } = ready.plan.body as { oldPassword: Json; password: Json };
  await context.client.send(
    askOf(operation, { ...ready.plan, body: { oldPassword: password, password: oldPassword, rePassword: oldPassword } }, ready.token, world),
  );
}

/** An id of the right form that nobody has. */
const UNKNOWN_ID = 'conformance-no-such-id';

/** Asks for every named example and documented code by `Prefer`. A server that does not know the header is not asked: that is no violation. */
async function askVariants(context: Context, operation: StrictOperation, plan: Plan): Promise<void> {
  const world = worldFor(context, operation, 'prefer');
  for (const [code, documented] of operation.responses) {
    for (const [name, { value }] of Object.entries(documented.examples)) {
      const language: AskedLanguage = name === 'en' || name.endsWith('En') ? 'en' : 'cn';
      const ready = await prepare(context, operation, { ...plan, language }, world);
      if (ready === undefined) return;
      const prefer = code === 200 ? `example=${name}` : `code=${code}, example=${name}`;
      const ask = askOf(operation, ready.plan, ready.token, world, { headers: { prefer } });
      const outcome = await context.client.send(ask);
      const same = 'response' in outcome && outcome.response.status === code && isDeepStrictEqual(looseBody(outcome.response), value);
      // An answer that is not the one asked for is an answer all the same, and has to be right.
      register(context, operation, ask, outcome, violationsOf(context, operation, outcome, { language }, same ? code : undefined), language);
    }
  }
}

async function askOperation(context: Context, operation: StrictOperation): Promise<void> {
  const plans = plansOf(operation);
  const [first] = plans;
  if (first === undefined) return;
  const world = worldFor(context, operation, 'examples');
  for (const [index, plan] of plans.entries()) {
    // A request that ends the session or changes the PIN must not be the end of those that follow it.
    const own = LATE.includes(operation.operationId) ? `${world}-${index}` : world;
    if (!(await askProperly(context, operation, plan, own))) return;
  }
  if (operation.method === 'GET' && !LATE.includes(operation.operationId)) {
    const others = operation.needsToken ? context.personas.slice(1) : [];
    for (const persona of others) await askProperly(context, operation, first, world, persona);
    const ids = operation.parameters.filter((parameter) => parameter.in === 'path').map(({ name }): [string, string] => [`path ${name}`, UNKNOWN_ID]);
    if (ids.length > 0) await askProperly(context, operation, first, world, undefined, { parameters: Object.fromEntries(ids) });
  }
  if (context.honoursPrefer) await askVariants(context, operation, first);
}

/** Whether the server answers with the example that `Prefer` names: tried once, on a read that everybody may call. */
export async function honoursPrefer(context: Context): Promise<boolean> {
  for (const operation of context.contract.operations) {
    const examples = operation.responses.get(200)?.examples ?? {};
    const [plan] = plansOf(operation);
    const wanted = examples.businessError;
    if (operation.method !== 'GET' || operation.needsToken || wanted === undefined || plan === undefined) continue;
    const ask = askOf(operation, plan, '', worldFor(context, operation, 'prefer'), { headers: { prefer: 'example=businessError' } });
    const outcome = await context.client.send(ask);
    return 'response' in outcome && isDeepStrictEqual(looseBody(outcome.response), wanted.value);
  }
  return false;
}

/** Part 1: every operation with every request that the contract's examples give. */
export async function runExamples(context: Context): Promise<void> {
  const late = (operation: StrictOperation) => LATE.includes(operation.operationId);
  const step = async (operation: StrictOperation) => {
    await askOperation(context, operation);
    context.onStep('examples', operation.operationId);
  };
  await inTurns(
    context.operations.filter((operation) => !late(operation)),
    context.concurrency,
    context.signal,
    step,
  );
}

/** The operations that end sessions and change PINs, one after the other, when nothing else needs a session any more. */
export async function runLateExamples(context: Context): Promise<void> {
  const late = LATE.flatMap((operationId) => context.operations.filter((operation) => operation.operationId === operationId));
  await inTurns(late, 1, context.signal, async (operation) => {
    await askOperation(context, operation);
    context.onStep('examples', operation.operationId);
  });
}
