import { type Json, type JsonObject, type Parameter, resolve } from '@site/contract/document.ts';
import { checkRequest, type StrictContract, type StrictOperation } from '@site/contract/strict/check.ts';
import { violationOf } from '@site/contract/strict/violation.ts';
import fc from 'fast-check';
import { evidenceOf } from '../collector.ts';
import { type Context, LAST, personaFor, runConcurrently } from '../context.ts';
import { envelopeStatus, type Outcome, type TargetRequest } from '../http.ts';
import { onlyReads } from '../owned.ts';
import { type Plan, plansOf, requestOf } from '../requests.ts';

/** Milliseconds that one operation may take, with the search for the smallest request that fails. */
const TIME_LIMIT = 20_000;

/** Values of any kind, with those that often bring a program down. */
const makeAnything = () =>
  fc.oneof(
    fc.constantFrom<Json>(
      null,
      '',
      '0',
      '-1',
      -1,
      1e308,
      0,
      2 ** 53,
      2 ** 31,
      'null',
      'NaN',
      '\u0000',
      "'",
      '"',
      '%s%n',
      '../..',
      '#{7*7}',
      '{{7*7}}',
      [],
      {},
      [[]],
      false,
    ),
    fc.jsonValue({ maxDepth: 2 }) as fc.Arbitrary<Json>,
    fc.string({ unit: 'binary', maxLength: 40 }),
  );

let known: ReturnType<typeof makeAnything> | undefined;

/** Made when it is needed: that takes most of a second. */
function anything(): ReturnType<typeof makeAnything> {
  known ??= makeAnything();
  return known;
}

/** Values that fit a schema roughly: its type, its lists and limits, but not its patterns. */
function fitting(contract: StrictContract, given: JsonObject): fc.Arbitrary<Json> {
  const schema = resolve<JsonObject>(contract.document, given);
  if (Array.isArray(schema.enum)) return fc.constantFrom(...(schema.enum as Json[]));
  switch (schema.type) {
    case 'string': {
      const { minLength = 0, maxLength = 60 } = schema as { minLength?: number; maxLength?: number };
      const text = fc.string({ unit: 'grapheme', minLength: Math.min(minLength, 60), maxLength: Math.max(Math.min(maxLength, 60), Math.min(minLength, 60)) });
      return fc.oneof(text, fc.constantFrom('2026-11-15', '2026-02-30', '0001-01-01', '9999-12-31', '66889999', '0.1', '1e9', 'a@b.example'));
    }
    case 'integer':
      return fc.oneof(fc.integer({ min: Number(schema.minimum ?? -100), max: Number(schema.maximum ?? 1_000_000) }), fc.maxSafeInteger());
    case 'number':
      return fc.double({ noNaN: true, noDefaultInfinity: true });
    case 'boolean':
      return fc.boolean();
    case 'array':
      return fc.array(fitting(contract, (schema.items ?? {}) as JsonObject), { maxLength: 5 });
    default:
      return anything();
  }
}

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
    fc.oneof({ weight: 3, arbitrary: fitting(contract, schema) }, { weight: 3, arbitrary: anything() }, fc.constant<Json>(ABSENT));
  const fields = fc.record(Object.fromEntries(properties.map(([name, schema]) => [name, value(schema)])), { requiredKeys: [] }) as fc.Arbitrary<JsonObject>;
  const body = fc.oneof(
    { weight: 9, arbitrary: fields.map((given) => ({ fields: given })) },
    anything().map((whole) => ({ whole })),
  );
  const texts = fc.record(
    Object.fromEntries(parameters.map(({ in: place, name, schema }) => [`${place} ${name}`, fc.oneof(fitting(contract, schema), anything()).map(textOf)])),
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

/** Whether the server failed: no response, or one of its own failures. */
function failed(outcome: Outcome): boolean {
  return 'failed' in outcome ? outcome.unpacked !== false : outcome.response.status >= 500;
}

const gotOf = (outcome: Outcome) => ('failed' in outcome ? outcome.failed : `HTTP ${outcome.response.status}`);

/** Operations whose valid requests change or send something, or count as a try of a PIN: they get invalid requests only. */
function isDelicate(context: Context, operation: StrictOperation): boolean {
  const properties = Object.values((operation.body?.schema.properties ?? {}) as Record<string, JsonObject>);
  const secret = properties.some((field) => field['x-secret'] === true || field['x-one-time'] === true);
  return secret || !onlyReads(context, operation);
}

async function fuzz(context: Context, operation: StrictOperation, seed: number, runs: number): Promise<void> {
  const { contract } = context;
  const parameters = operation.parameters.filter((one) => (one.in === 'path' || one.in === 'query') && one.name !== 't');
  const json = operation.body !== undefined && !operation.body.mediaType.startsWith('multipart/');
  const [first] = plansOf(operation);
  if (first === undefined || (parameters.length === 0 && !json)) return;
  const plan: Plan = { ...first, body: context.substitute(first.body) as Json | undefined };
  const sandbox = `conformance-${context.run}-fuzz`;
  const persona = operation.needsToken ? personaFor(context, plan.body) : undefined;
  const token = persona === undefined ? '' : ((await context.sessions.token(persona, sandbox)) ?? '');
  if (operation.needsToken && token === '') return;
  const delicate = isDelicate(context, operation);
  let smallest: { request: TargetRequest; outcome: Outcome; path: string } | undefined;
  const survives = async (fuzzed: Fuzzed) => {
    context.signal.throwIfAborted();
    const request = requestOf(operation, planOf(plan, fuzzed), token, sandbox);
    const broken = checkRequest(contract, operation, { ...request, body: Buffer.from(request.body ?? []) });
    if (delicate && broken.length === 0) return true;
    const outcome = await context.client.send(request);
    if ('response' in outcome && persona !== undefined && envelopeStatus(outcome.response) === '-2') context.sessions.forget(persona, sandbox);
    if (!failed(outcome)) return true;
    smallest = { request, outcome, path: broken[0]?.path ?? '$' };
    return false;
  };
  await fc.check(fc.asyncProperty(fuzzedOf(contract, operation, parameters), survives), {
    seed,
    numRuns: runs,
    interruptAfterTimeLimit: TIME_LIMIT,
  });
  if (smallest === undefined) return;
  const { request, outcome, path } = smallest;
  const parts = { path, expected: 'any response that is no failure', got: `${gotOf(outcome)} (found by --seed ${seed} --fuzz ${runs})` };
  const violation = violationOf({ operationId: operation.operationId, side: 'response', kind: 'crash-on-wrong-input', ...parts });
  context.collector.add(operation, violation, evidenceOf(request, outcome));
}

/** Random requests, made from the schemas and a seed, which no server may fail on; what fails is reported as small as it still fails. */
export async function runFuzz(context: Context): Promise<void> {
  const { seed, runs } = context.fuzz;
  const ready = context.operations.filter(({ operationId }) => {
    // An operation that fails already needs no further search.
    const failing = context.collector.violations.some(
      (known) => known.operationId === operationId && /status|connection|crash-on-wrong-input/.test(known.kind),
    );
    return !context.notImplemented.has(operationId) && !failing && !LAST.includes(operationId);
  });
  await runConcurrently(ready, context.concurrency, context.signal, async (operation) => {
    await fuzz(context, operation, seed, runs);
    context.onStep('fuzz', operation.operationId);
  });
}
