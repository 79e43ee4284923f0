import type { Json, JsonObject, Parameter } from '@site/contract/document.ts';
import { checkRequest, type StrictContract, type StrictOperation } from '@site/contract/strict/check.ts';
import fc from 'fast-check';
import { Caller, gotOf, isFailure, type Reply, report, sandboxOf } from '../caller.ts';
import { type Context, checkEach, personaFor, type Rule } from '../context.ts';
import { isEnding, isRead, takes } from '../marks.ts';
import { type Plan, plansOf, requestOf } from '../requests.ts';
import { anything, fitting } from '../values.ts';

/** Milliseconds that one operation may take, with the search for the smallest request that fails. */
const TIME_LIMIT = 20_000;

interface Fuzzed {
  /** Another body altogether, or fields in place of those of the example, {@link ABSENT} for left out. */
  body: { whole: Json } | { fields: JsonObject };
  parameters: Record<string, string>;
}

const ABSENT = '\u0000absent';

/** Changes of a few places of a request. */
function fuzzedOf(contract: StrictContract, operation: StrictOperation, parameters: readonly Parameter[]): fc.Arbitrary<Fuzzed> {
  const properties = Object.entries((operation.body?.schema.properties ?? {}) as Record<string, JsonObject>);
  const value = (schema: JsonObject) =>
    fc.oneof({ weight: 3, arbitrary: fitting(contract, schema) }, { weight: 3, arbitrary: anything }, fc.constant<Json>(ABSENT));
  const fields = fc.record(Object.fromEntries(properties.map(([name, schema]) => [name, value(schema)])), { requiredKeys: [] }) as fc.Arbitrary<JsonObject>;
  const body = fc.oneof(
    { weight: 9, arbitrary: fields.map((given) => ({ fields: given })) },
    anything.map((whole) => ({ whole })),
  );
  const texts = fc.record(
    Object.fromEntries(parameters.map(({ in: place, name, schema }) => [`${place} ${name}`, fc.oneof(fitting(contract, schema), anything).map(textOf)])),
    { requiredKeys: [] },
  ) as fc.Arbitrary<Record<string, string>>;
  return fc.record({ body, parameters: texts });
}

/** A value as a parameter: without what would make it another path. */
const textOf = (value: Json) =>
  (typeof value === 'string' ? value : JSON.stringify(value))
    .toWellFormed()
    .replace(/^\.{0,2}$/, '_')
    .slice(0, 400);

function planOf(plan: Plan, { body, parameters }: Fuzzed): Plan {
  if ('whole' in body) return { ...plan, parameters: { ...plan.parameters, ...parameters }, body: body.whole as Json };
  const fields = { ...((plan.body ?? {}) as JsonObject), ...body.fields };
  const kept = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ABSENT));
  return { ...plan, parameters: { ...plan.parameters, ...parameters }, body: plan.body === undefined ? undefined : kept };
}

/** Operations whose valid requests change or send something, or count as a try of a PIN: they get invalid requests only. */
const isConsequential = (contract: StrictContract, operation: StrictOperation) =>
  takes(contract, operation, 'x-secret', 'x-one-time') || !isRead(contract, operation);

async function fuzzOperation(context: Context, operation: StrictOperation, seed: number, runs: number): Promise<void> {
  const { contract } = context;
  const parameters = operation.parameters.filter((one) => (one.in === 'path' || one.in === 'query') && one.name !== 't');
  const json = operation.body !== undefined && !operation.body.mediaType.startsWith('multipart/');
  const [first] = plansOf(operation);
  if (first === undefined || (parameters.length === 0 && !json)) return;
  const plan: Plan = { ...first, body: context.substitute(first.body) as Json | undefined };
  const caller = new Caller(context, operation.needsToken ? personaFor(context, plan.body) : undefined, sandboxOf(context, 'fuzz'));
  const token = (await caller.token()) ?? '';
  if (operation.needsToken && token === '') return;
  const onlyInvalid = isConsequential(contract, operation);
  let smallest: { reply: Reply; path: string } | undefined;
  const survives = async (fuzzed: Fuzzed) => {
    context.signal.throwIfAborted();
    const random = planOf(plan, fuzzed);
    const { body, ...unsent } = requestOf(operation, random, token, caller.sandbox);
    const broken = checkRequest(contract, operation, { ...unsent, body: Buffer.from(body ?? []) });
    if (onlyInvalid && broken.length === 0) return true;
    const reply = await caller.send(operation, random);
    // Bytes that do not unpack are reported where they are right.
    if (reply === undefined || !isFailure(reply) || reply.isPacked === true) return true;
    smallest = { reply, path: broken[0]?.path ?? '$' };
    return false;
  };
  const { errorInstance } = await fc.check(fc.asyncProperty(fuzzedOf(contract, operation, parameters), survives), {
    seed,
    numRuns: runs,
    interruptAfterTimeLimit: TIME_LIMIT,
  });
  if (smallest === undefined) {
    // What was thrown is no answer of the server.
    if (errorInstance !== null) throw errorInstance;
    return;
  }
  const { reply, path } = smallest;
  const got = `${gotOf(reply)} (found by --seed ${seed} --fuzz ${runs})`;
  report(context, reply, { kind: 'crash-on-wrong-input', path, expected: 'any response that is no failure', got });
}

async function run(context: Context): Promise<void> {
  const { seed, runs } = context.fuzz;
  const ready = context.operations.filter((operation) => {
    const { operationId } = operation;
    // An operation that fails already needs no further search.
    const failing = context.collector.violations.some(
      (known) => known.operationId === operationId && /status|connection|crash-on-wrong-input/.test(known.kind),
    );
    return !context.notImplemented.has(operationId) && !failing && !isEnding(context.contract, operation);
  });
  await checkEach(context, ready, (operation) => fuzzOperation(context, operation, seed, runs));
}

/** No random request, made from the schemas and a seed, makes the server fail; what does is reported as small as it still does. */
export const fuzz: Rule = { id: 'fuzz', run };
