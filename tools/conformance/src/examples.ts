import { isDeepStrictEqual } from 'node:util';
import type { Json } from '@site/contract/document.ts';
import { languageOfExample } from '@site/contract/examples.ts';
import { type AskedLanguage, checkResponse, type StrictOperation } from '@site/contract/strict/check.ts';
import { type Violation, violationOf } from '@site/contract/strict/violation.ts';
import { answerOf } from './alike.ts';
import { evidenceOf } from './collector.ts';
import { type Context, coverageOf, LAST, note, personaFor, runConcurrently } from './context.ts';
import { envelopeStatus, looseBody, type Outcome, type TargetRequest } from './http.ts';
import { Outcomes } from './outcomes.ts';
import { withOwn } from './owned.ts';
import { pagingViolations } from './paging.ts';
import type { Persona } from './personas.ts';
import { type Change, type Plan, plansOf, requestOf } from './requests.ts';
import { look, noteMissing } from './there.ts';

/** The sandbox of an operation's requests: reads share one, every other operation has its own. */
export function sandboxFor(context: Context, operation: StrictOperation, purpose: string): string {
  const alone = operation.method !== 'GET' || LAST.includes(operation.operationId);
  return `conformance-${context.run}-${purpose}-${alone ? operation.operationId : 'reads'}`;
}

/** The violation of a valid request without a readable response. */
export function failedViolation(operationId: string, { failed, unpacked }: Extract<Outcome, { failed: string }>): Violation {
  const base = { operationId, side: 'response' as const, got: failed };
  if (unpacked === false) return violationOf({ ...base, kind: 'header', path: 'header content-encoding', expected: 'a body packed as it says' });
  return violationOf({ ...base, kind: 'connection', path: 'status', expected: 'a response to a proper request' });
}

/** Violations in the response to a valid request. A failing server is one violation, whatever its error page. */
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

function register(
  context: Context,
  operation: StrictOperation,
  request: TargetRequest,
  outcome: Outcome,
  violations: Violation[],
  language: AskedLanguage,
): void {
  for (const violation of violations) context.collector.add(operation, violation, evidenceOf(request, outcome));
  if ('failed' in outcome) return;
  note(context, operation, outcome.response, language, violations.length > 0);
  if (operation.responses.has(outcome.response.status)) coverageOf(context, operation).seen = true;
}

/** Body and token of a plan for a customer in a sandbox; undefined when the customer cannot log in. */
async function prepare(context: Context, operation: StrictOperation, plan: Plan, sandbox: string, persona?: Persona) {
  const filled: Plan = { ...plan, body: context.substitute(plan.body) as Json | undefined };
  if (!operation.needsToken) return { plan: filled, token: '', persona: undefined };
  const named = context.personas.find(({ name }) => name === plan.customer);
  const customer = persona ?? named ?? personaFor(context, filled.body);
  const token = customer === undefined ? undefined : await context.sessions.token(customer, sandbox);
  if (token === undefined || customer === undefined) return undefined;
  // The outcome is said of the customer of the example; whose a given token is, nobody says.
  const ofExample = (plan.customer ?? context.defaults[0]?.name) === customer.name && customer.mobileNo !== undefined;
  if (!ofExample && plan.outcome === '0') delete filled.outcome;
  return { plan: await withOwn(context, operation, filled, token, sandbox), token, persona: customer };
}

interface Valid {
  plan: Plan;
  sandbox: string;
  persona?: Persona;
  change?: Change;
  /** Where the outcome of the example is judged. */
  outcomes?: Outcomes;
}

/** Sends one valid request and checks the response; returns false when further requests are pointless. */
async function sendValid(context: Context, operation: StrictOperation, { plan, sandbox, persona, change, outcomes }: Valid): Promise<boolean> {
  let ready = await prepare(context, operation, plan, sandbox, persona);
  if (ready === undefined) {
    await look(context, operation);
    return true;
  }
  let request = requestOf(operation, ready.plan, ready.token, sandbox, change);
  let outcome = await context.client.send(request);
  const expired = () => ready?.persona !== undefined && 'response' in outcome && envelopeStatus(outcome.response) === '-2';
  if (expired() && ready.persona !== undefined) {
    // Another login of the same customer may have ended this session, so a new one is tried.
    await context.sessions.forget(ready.persona, sandbox, ready.token);
    ready = (await prepare(context, operation, plan, sandbox, ready.persona)) ?? ready;
    request = requestOf(operation, ready.plan, ready.token, sandbox, change);
    outcome = await context.client.send(request);
  }
  if ('response' in outcome && (await noteMissing(context, operation, request, outcome.response))) return false;
  if ('response' in outcome && outcome.response.status === 429) {
    context.limited.add(operation.operationId);
    return false;
  }
  if ('response' in outcome) context.answers.push(answerOf(operation.operationId, plan.language, outcome.response, envelopeStatus(outcome.response)));
  const violations = violationsOf(context, operation, outcome, plan);
  if (violations.length === 0) violations.push(...pagingViolations(operation, plan, outcome));
  if (violations.length === 0 && expired()) {
    const { operationId } = operation;
    const expected = 'a response for the customer, whose session is a minute old at most';
    violations.push(violationOf({ operationId, side: 'response', kind: 'envelope', path: '$.status', expected, got: '"-2"' }));
  }
  if (violations.length === 0) outcomes?.judge(ready.plan, request, outcome);
  register(context, operation, request, outcome, violations, plan.language);
  await putBack(context, operation, ready, sandbox, outcome);
  // Further requests would only time out, too.
  return !('failed' in outcome && outcome.late === true);
}

/** Restores a changed PIN, so that the customer can log in again. */
async function putBack(context: Context, operation: StrictOperation, ready: { plan: Plan; token: string }, sandbox: string, outcome: Outcome): Promise<void> {
  if (!/^(?:change|set)Password$/.test(operation.operationId) || !('response' in outcome) || envelopeStatus(outcome.response) !== '0') return;
  if (!context.sessions.hasSandboxes) return context.putPinsBack();
  if (operation.operationId === 'setPassword') return;
  const { oldPassword, password } = ready.plan.body as { oldPassword: Json; password: Json };
  await context.client.send(
    requestOf(operation, { ...ready.plan, body: { oldPassword: password, password: oldPassword, rePassword: oldPassword } }, ready.token, sandbox),
  );
}

/** A valid id that does not exist. */
const UNKNOWN_ID = 'conformance-no-such-id';

/** Requests every named example and documented code by `Prefer`, if the server supports it. */
async function askVariants(context: Context, operation: StrictOperation, plan: Plan): Promise<void> {
  const sandbox = sandboxFor(context, operation, 'prefer');
  for (const [code, documented] of operation.responses) {
    for (const [name, { value }] of Object.entries(documented.examples)) {
      const language = languageOfExample(name);
      const ready = await prepare(context, operation, { ...plan, language }, sandbox);
      if (ready === undefined) return;
      const prefer = code === 200 ? `example=${name}` : `code=${code}, example=${name}`;
      const request = requestOf(operation, ready.plan, ready.token, sandbox, { headers: { prefer } });
      const outcome = await context.client.send(request);
      const same = 'response' in outcome && outcome.response.status === code && isDeepStrictEqual(looseBody(outcome.response), value);
      // A response other than the requested example must be valid, too.
      register(context, operation, request, outcome, violationsOf(context, operation, outcome, { language }, same ? code : undefined), language);
    }
  }
}

async function askOperation(context: Context, operation: StrictOperation): Promise<void> {
  const plans = plansOf(operation);
  const [first] = plans;
  if (first === undefined) return;
  const sandbox = sandboxFor(context, operation, 'examples');
  coverageOf(context, operation).succeeded ??= false;
  const outcomes = new Outcomes(context, operation);
  try {
    for (const [index, plan] of plans.entries()) {
      // A request that ends the session or changes the PIN must not affect the following ones.
      const own = LAST.includes(operation.operationId) ? `${sandbox}-${index}` : sandbox;
      if (!(await sendValid(context, operation, { plan, sandbox: own, outcomes }))) return;
    }
  } finally {
    outcomes.report();
  }
  if (operation.method === 'GET' && !LAST.includes(operation.operationId)) {
    const others = operation.needsToken ? context.personas.slice(1) : [];
    for (const persona of others) await sendValid(context, operation, { plan: first, sandbox, persona });
    const ids = operation.parameters.filter((parameter) => parameter.in === 'path').map(({ name }): [string, string] => [`path ${name}`, UNKNOWN_ID]);
    if (ids.length > 0) await sendValid(context, operation, { plan: first, sandbox, change: { parameters: Object.fromEntries(ids) } });
  }
  if (context.honoursPrefer) await askVariants(context, operation, first);
}

/** Whether the server supports `Prefer: example=…`, tried on one public read. */
export async function honoursPrefer(context: Context): Promise<boolean> {
  for (const operation of context.contract.operations) {
    const examples = operation.responses.get(200)?.examples ?? {};
    const [plan] = plansOf(operation);
    const wanted = examples.businessError;
    if (operation.method !== 'GET' || operation.needsToken || wanted === undefined || plan === undefined) continue;
    const request = requestOf(operation, plan, '', sandboxFor(context, operation, 'prefer'), { headers: { prefer: 'example=businessError' } });
    const outcome = await context.client.send(request);
    return 'response' in outcome && isDeepStrictEqual(looseBody(outcome.response), wanted.value);
  }
  return false;
}

/** Part 1: every operation with every request in the contract's examples. */
export async function runExamples(context: Context): Promise<void> {
  const late = (operation: StrictOperation) => LAST.includes(operation.operationId);
  const step = async (operation: StrictOperation) => {
    await askOperation(context, operation);
    context.onStep('examples', operation.operationId);
  };
  await runConcurrently(
    context.operations.filter((operation) => !late(operation)),
    context.concurrency,
    context.signal,
    step,
  );
}

/** Part 1, at the end: operations that end sessions and change PINs, one after the other. */
export async function runLastExamples(context: Context): Promise<void> {
  const late = LAST.flatMap((operationId) => context.operations.filter((operation) => operation.operationId === operationId));
  await runConcurrently(late, 1, context.signal, async (operation) => {
    await askOperation(context, operation);
    context.onStep('examples', operation.operationId);
  });
}
