import { isDeepStrictEqual } from 'node:util';
import type { Json } from '@site/contract/document.ts';
import { languageOfExample } from '@site/contract/examples.ts';
import { customerOf, outcomeOf } from '@site/contract/marks.ts';
import { type AskedLanguage, checkResponse, type StrictOperation, valuesAt } from '@site/contract/strict/check.ts';
import { preview } from '@site/contract/strict/violation.ts';
import { Caller, gotOf, isDone, isRefused, type Reply, type RequestOverrides, register, report } from '../caller.ts';
import type { Finding } from '../collector.ts';
import { type Context, checkEach, coverageOf, hasNoViolation, personaFor, type Rule } from '../context.ts';
import { noteKeys } from '../keys.ts';
import { isEnding, listedIn, secretsOf, unknownIn, withField, writesOf } from '../marks.ts';
import { outcomesOf } from '../outcomes.ts';
import type { Persona } from '../personas.ts';
import { type Plan, plansOf, requestOf } from '../requests.ts';
import { answerOf, noteMissing, probe } from '../unfinished.ts';
import { entriesOf, removeNewEntries } from './changes.ts';

/** The sandbox of an operation's requests: reads share one, every other operation has its own. */
export function sandboxFor(context: Context, operation: StrictOperation, purpose: string): string {
  const alone = operation.method !== 'GET' || isEnding(context.contract, operation);
  return `conformance-${context.run}-${purpose}-${alone ? operation.operationId : 'reads'}`;
}

/** The violation of a valid request without a readable response. */
export const failedFinding = ({ failed = '', isPacked }: Reply): Finding =>
  isPacked === true
    ? { kind: 'header', path: 'header content-encoding', expected: 'a body packed as it says', got: failed }
    : { kind: 'connection', path: 'status', expected: 'a response to a proper request', got: failed };

/** What is wrong with the response to a valid request. A failing server is one violation, whatever its error page. */
function findingsOf({ contract }: Context, reply: Reply, language: AskedLanguage, asked?: number): Finding[] {
  const { operation, response, http } = reply;
  if (response === undefined) return [failedFinding(reply)];
  if (http >= 500 && http !== asked) return [{ kind: 'status', path: 'status', expected: 'HTTP 200 to a proper request', got: `HTTP ${http}` }];
  // Personal data that a cache may keep, because nothing forbids it; a header that says something else is found by the strict validator.
  const isKept = operation.isPersonal && http === 200 && response.headers['cache-control'] === undefined;
  const caching: Finding[] = isKept ? [{ kind: 'header', path: 'header cache-control', expected: 'no-store', got: 'no such header' }] : [];
  return [...checkResponse(contract, operation, response, language), ...caching];
}

/** The customer whom an example names, or whose number it has. */
const personaOf = (context: Context, { customer, body }: Plan) =>
  context.personas.find(({ name }) => name === customer) ?? personaFor(context, context.substitute(body) as Json | undefined);

/** A plan with what its customer has in a sandbox, and who sends it; undefined when the customer cannot log in. */
async function prepare(context: Context, operation: StrictOperation, plan: Plan, sandbox: string, persona?: Persona) {
  const filled: Plan = { ...plan, body: context.substitute(plan.body) as Json | undefined };
  if (!operation.needsToken) return { plan: filled, caller: new Caller(context, undefined, sandbox) };
  const customer = persona ?? personaOf(context, plan);
  const caller = new Caller(context, customer, sandbox);
  if (customer === undefined || (await caller.token()) === undefined) return undefined;
  // The outcome is said of the customer of the example; whose a given token is, nobody says.
  const ofExample = (plan.customer ?? context.defaults[0]?.name) === customer.name && customer.userId !== undefined;
  if (!ofExample && plan.outcome === '0') delete filled.outcome;
  return { plan: await caller.withOwnIds(operation, filled), caller };
}

interface Valid {
  plan: Plan;
  sandbox: string;
  persona?: Persona;
  /** Where the outcome of the example is judged. */
  outcomes?: ReturnType<typeof outcomesOf>;
}

/** Sends one valid request and takes back what it has added to a list, so that none gets full. */
async function sendAlone(context: Context, operation: StrictOperation, valid: Valid): Promise<boolean> {
  const list = writesOf(context.contract).find(({ write, remover }) => write === operation && remover !== undefined);
  const caller = new Caller(context, personaOf(context, valid.plan), valid.sandbox);
  const known = list === undefined ? undefined : await entriesOf(caller, list);
  const goesOn = await sendValid(context, operation, valid);
  if (list !== undefined) await removeNewEntries(caller, list, known);
  return goesOn;
}

/** Whether a request is refused without the cookies that the server has set, and only then: no client of the contract has any. */
async function needsCookie(context: Context, plan: Plan, caller: Caller, { operation, status }: Reply): Promise<boolean> {
  if (plan.outcome !== '0' || status !== '-1' || context.cookies.size === 0) return false;
  const withCookies = await caller.send(operation, plan, { headers: { cookie: [...context.cookies.values()].join('; ') } });
  const without = await caller.send(operation, plan);
  if (withCookies?.status !== '0' || without?.status !== '-1') return false;
  report(context, without, { kind: 'outcome', path: 'header cookie', expected: 'the same answer without cookies', got: 'a refusal' });
  return true;
}

/** Sends one valid request and checks the response; returns false when further requests are pointless. */
async function sendValid(context: Context, operation: StrictOperation, { plan, sandbox, persona, outcomes }: Valid): Promise<boolean> {
  const ready = await prepare(context, operation, plan, sandbox, persona);
  // A refusal is tried with what comes before it, so that nothing else can be the reason.
  const stepped = plan.outcome === '-1' ? await ready?.caller.withStepBefore(operation, ready.plan) : undefined;
  const asked = stepped ?? ready?.plan;
  const reply = asked === undefined ? undefined : await ready?.caller.send(operation, asked);
  if (ready === undefined || asked === undefined || reply === undefined) {
    await probe(context, operation);
    return true;
  }
  if (reply.http === 429) context.limited.add(operation.operationId);
  if (reply.http === 429 || (await noteMissing(context, operation, reply))) return false;
  if (reply.response !== undefined) context.answers.push(answerOf(operation.operationId, plan.language, reply));
  const findings = findingsOf(context, reply, plan.language);
  if (findings.length === 0 && ready.caller.persona !== undefined && reply.status === '-2') {
    const expected = 'a response for the customer, whose session is a minute old at most';
    findings.push({ kind: 'envelope', path: '$.status', expected, got: '"-2"' });
  }
  if (findings.length === 0 && (await needsCookie(context, asked, ready.caller, reply))) return false;
  if (findings.length === 0) outcomes?.judge(asked, reply);
  register(context, operation, reply, findings, plan.language);
  // So that the customer can log in again.
  if (isEnding(context.contract, operation)) await context.putPinsBack();
  // Further requests would only time out, too.
  return reply.isLate !== true;
}

/** A valid id that does not exist. */
const UNKNOWN_ID = 'conformance-no-such-id';
/** Digits that no integer of a program holds. */
const MANY_DIGITS = '9'.repeat(32);

/** Values that nothing has, some of them like the one of the usual request, as requests. */
function unknownOf({ contract }: Context, operation: StrictOperation, place: string, { parameters, body }: Plan): [value: string, RequestOverrides][] {
  const isField = place.startsWith('$');
  const known = isField ? String(valuesAt(body, place)[0]) : (parameters[place] ?? '');
  const { schema = {} } = operation.parameters.find((one) => place === `${one.in} ${one.name}`) ?? {};
  const fits = contract.validator(isField ? (operation.body?.media.schema ?? {}) : schema);
  const values = [UNKNOWN_ID, MANY_DIGITS, `${known}conformance`, known === known.toLowerCase() ? known.toUpperCase() : known.toLowerCase()];
  return values.flatMap((value): [string, RequestOverrides][] => {
    const changed = isField ? withField(body ?? {}, place, value) : value;
    return value === known || !fits(changed) ? [] : [[value, isField ? { body: changed } : { parameters: { [place]: value } }]];
  });
}

/** A value that nothing has leads where the contract says: to HTTP 404, or to nothing. */
async function askUnknown(context: Context, operation: StrictOperation, plan: Plan, sandbox: string): Promise<void> {
  for (const [place, answer] of hasNoViolation(context, operation.operationId) ? unknownIn(context.contract, operation) : []) {
    const caller = new Caller(context, operation.needsToken ? context.personas[0] : undefined, sandbox);
    for (const [value, request] of unknownOf(context, operation, place, plan)) {
      const reply = await caller.ask(operation, request);
      if (reply?.response === undefined) continue;
      const { data = [], http } = reply;
      const lists = [data ?? [], ...Object.values(data ?? {})].filter((one) => Array.isArray(one));
      const isRight = answer === 'empty' ? isDone(reply) && lists.length > 0 && lists.every(({ length }) => length === 0) : http === 404;
      if (isRight) register(context, operation, reply, findingsOf(context, reply, plan.language), plan.language);
      // A server that refuses everything for now tells nothing.
      if (isRight || (isRefused(reply) && !isDone(await caller.ask(operation)))) continue;
      const expected = `${answer === 'empty' ? 'a success without anything' : `HTTP ${answer}`} for ${preview(value)}`;
      return report(context, reply, { kind: 'outcome', path: place, expected, got: gotOf(reply) });
    }
  }
}

/** What the same request is refused to another customer stands on no list of this one. */
async function compareOffers(context: Context, operation: StrictOperation, sandbox: string): Promise<void> {
  const requests = Object.values(operation.body?.media.examples ?? {});
  const refused = requests.find(
    (one) => outcomeOf(one) === '-1' && requests.some((same) => outcomeOf(same) === '0' && isDeepStrictEqual(same.value, one.value)),
  );
  const persona = refused === undefined ? undefined : context.personas.find(({ name }) => name === customerOf(refused));
  for (const [place, { listedBy, at }] of persona === undefined ? [] : listedIn(context.contract, operation)) {
    const list = context.operations.find(({ operationId }) => operationId === listedBy);
    const reply = list === undefined ? undefined : await new Caller(context, persona, sandbox).ask(list);
    const entries = valuesAt(reply?.body, at);
    const [value] = valuesAt(refused?.value, place);
    const isOffered = typeof value === 'number' ? value < entries.length : entries.some((one) => isDeepStrictEqual(one, value));
    const expected = `nothing that ${operation.operationId} refuses to the customer of the example "${persona?.name}"`;
    if (reply !== undefined && isOffered) report(context, reply, { kind: 'outcome', path: at, expected, got: `${entries.length} entries` });
  }
}

/** Requests every named example and documented code by `Prefer`, if the server supports it. */
async function askVariants(context: Context, operation: StrictOperation, plan: Plan): Promise<void> {
  const sandbox = sandboxFor(context, operation, 'prefer');
  for (const [code, documented] of operation.responses) {
    for (const [name, { value }] of Object.entries(documented.examples)) {
      const language = languageOfExample(name);
      const ready = await prepare(context, operation, { ...plan, language }, sandbox);
      const prefer = code === 200 ? `example=${name}` : `code=${code}, example=${name}`;
      const reply = await ready?.caller.send(operation, ready.plan, { headers: { prefer } });
      if (reply === undefined) return;
      const isSame = reply.http === code && isDeepStrictEqual(reply.body, value);
      // A response other than the requested example must be valid, too.
      register(context, operation, reply, findingsOf(context, reply, language, isSame ? code : undefined), language);
    }
  }
}

async function askOperation(context: Context, operation: StrictOperation): Promise<void> {
  const plans = plansOf(operation);
  const [first] = plans;
  if (first === undefined) return;
  const sandbox = sandboxFor(context, operation, 'examples');
  const isLast = isEnding(context.contract, operation);
  coverageOf(context, operation).succeeded ??= false;
  const outcomes = outcomesOf(context, operation);
  try {
    for (const [index, plan] of plans.entries()) {
      // A request that ends the session or changes the PIN must not affect the following ones.
      const own = isLast ? `${sandbox}-${index}` : sandbox;
      if (!(await sendAlone(context, operation, { plan, sandbox: own, outcomes }))) return;
    }
  } finally {
    outcomes.report();
  }
  if (operation.method === 'GET' && !isLast) {
    const others = operation.needsToken ? context.personas.slice(1) : [];
    for (const persona of others) await sendValid(context, operation, { plan: first, sandbox, persona });
  }
  await askUnknown(context, operation, first, sandbox);
  await compareOffers(context, operation, sandbox);
  if (context.honoursPrefer) await askVariants(context, operation, first);
}

/** Whether the server supports `Prefer: example=…`, tried on one public read. */
export async function honoursPrefer(context: Context): Promise<boolean> {
  for (const operation of context.contract.operations) {
    const examples = operation.responses.get(200)?.examples ?? {};
    const [plan] = plansOf(operation);
    const [name, wanted] = Object.entries(examples).find(([, { value }]) => (value as { status?: unknown }).status === '-1') ?? [];
    if (operation.method !== 'GET' || operation.needsToken || wanted === undefined || plan === undefined) continue;
    const request = requestOf(operation, plan, '', sandboxFor(context, operation, 'prefer'), { headers: { prefer: `example=${name}` } });
    return isDeepStrictEqual((await context.client.send(request)).body, wanted.value);
  }
  return false;
}

/** Every operation answers every request of the contract’s examples as the contract says. Needs nothing; for operations of customers one who can log in. */
export const examples: Rule = {
  id: 'examples',
  run: async (context) => {
    const early = context.operations.filter((operation) => !isEnding(context.contract, operation));
    await checkEach(context, early, (operation) => askOperation(context, operation));
    await noteKeys(context);
  },
  // What ends sessions and changes PINs comes last, one after the other.
  finish: (context) => {
    const late = secretsOf(context.contract).ending.filter((operation) => context.operations.includes(operation));
    return checkEach(context, late, (operation) => askOperation(context, operation), 1);
  },
  ofEvery: true,
};
