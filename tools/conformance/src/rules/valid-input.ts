import { isDeepStrictEqual } from 'node:util';
import type { Json, JsonObject } from '@site/contract/document.ts';
import { checkResponse, type StrictOperation, valuesAt } from '@site/contract/strict/check.ts';
import { preview } from '@site/contract/strict/violation.ts';
import { defaultLanguage, headerValues, languageAsked, languages } from '../../../../openapi/languages.ts';
import { Caller, envelopeOf, gotOf, isDone, report, sandboxOf, timeless } from '../caller.ts';
import { evidenceOf } from '../collector.ts';
import { type Context, checkEach, personaFor, type Rule } from '../context.ts';
import { envelopeStatus, looseBody } from '../http.ts';
import { isEnding, isRead, ownedBy, placesWith, sendsCode, takes, writesOf } from '../marks.ts';
import type { Evidence } from '../report.ts';
import { type Change, formBody, KEY_HEADER, type Plan, plansOf } from '../requests.ts';
import { type Variation, variationsOf } from '../variations.ts';
import { addEntry, entriesOf, removeNewEntries } from './changes.ts';

/** Names that no header can have as they are. */
const FILE_NAME = '履歷 São João.pdf';

/** A variation of the request as a whole: its headers, its query, the way in which its body is written. */
interface Form {
  path: string;
  what: string;
  change: (plan: Plan) => Change;
}

const written = (type: string, text: string): Change => ({ body: { type, bytes: new TextEncoder().encode(text) } });
const compact = ({ body }: Plan) => JSON.stringify(body);
/** JSON with everything outside of ASCII escaped. */
const escaped = (text: string) => text.replace(/[\u007f-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
const reversed = (body: Json | undefined) => Object.fromEntries(Object.entries((body ?? {}) as JsonObject).reverse());

const JSON_FORMS: [path: string, what: string, type: string, text: (plan: Plan) => string][] = [
  ['header content-type', 'application/json; charset=utf-8', 'application/json; charset=utf-8', compact],
  ['header content-type', 'Application/JSON;charset="UTF-8"', 'Application/JSON;charset="UTF-8"', compact],
  ['$', 'JSON with blanks and line breaks', 'application/json', ({ body }) => `\r\n${JSON.stringify(body, null, '\t')}\n`],
  ['$', 'JSON with escaped characters', 'application/json', (plan) => escaped(compact(plan))],
  ['$', 'JSON with its keys in another order', 'application/json', ({ body }) => JSON.stringify(reversed(body))],
];

/** Forms that exclude those of `formsOf` at the same place: another time, the other values of a language, and a token of a session that nobody has. */
function aloneOf({ parameters, needsToken }: StrictOperation): Form[] {
  const time = parameters.find(({ name }) => name === 't');
  const others = parameters.some(({ name }) => name === 'language') ? headerValues().filter((value) => !languages.some(({ code }) => code === value)) : [];
  return [
    ...(time === undefined ? [] : [{ path: 'query t', what: 'another time', change: () => ({ parameters: { 'query t': String(time.schema.minimum ?? 1) } }) }]),
    ...others.map((language): Form => ({ path: 'header language', what: language, change: () => ({ headers: { language } }) })),
    ...(needsToken ? [] : [{ path: 'header token', what: 'one that was never issued', change: () => ({ headers: { token: 'conformance-no-such-token' } }) }]),
  ];
}

function formsOf({ body, parameters, needsToken }: StrictOperation): Form[] {
  const json = body !== undefined && !body.mediaType.startsWith('multipart/');
  const query = parameters.some((parameter) => parameter.in === 'query' && parameter.name === 't');
  const changes: [path: string, what: string, change: Change][] = [
    ['header language', 'left out', { headers: { language: undefined } }],
    ['header accept', 'any type', { headers: { accept: '*/*' } }],
    ...(needsToken ? [] : [['header token', 'left out', { headers: { token: undefined } }] as [string, string, Change]]),
    ...(query ? [['query t', 'left out', { parameters: { 'query t': undefined } }] as [string, string, Change]] : []),
    ['header x-request-id', 'a header that the contract does not have', { headers: { 'x-request-id': 'conformance' } }],
  ];
  return [
    ...changes.map(([path, what, change]): Form => ({ path, what, change: () => change })),
    ...(json ? JSON_FORMS : []).map(([path, what, type, text]): Form => ({ path, what, change: (plan) => written(type, text(plan)) })),
  ];
}

/** One request of this part, and the place that it is about. */
interface Attempt {
  path: string;
  plan: Plan;
  change: Change;
  meaning: boolean;
}

type Refused = { accepted: false; got: string; evidence: Evidence };
type Reaction = { accepted: true } | Refused;

/** Sends one attempt; a response that breaks the contract is a violation of its own and counts as accepted. */
async function attempt(caller: Caller, operation: StrictOperation, { plan, change, meaning, path }: Attempt): Promise<Reaction> {
  const { context } = caller;
  const sent = await caller.send(operation, plan, change);
  if (sent === undefined) return { accepted: true };
  const { request, outcome } = sent;
  const evidence = evidenceOf(request, outcome);
  if ('failed' in outcome) return { accepted: false, got: outcome.failed, evidence };
  const { response } = outcome;
  const status = envelopeStatus(response);
  if (status === '0' && response.status === 200) {
    const { schema } = operation.parameters.find(({ name }) => name === 'language') ?? {};
    const language = languageAsked(request.headers.language ?? (schema?.default as string | undefined));
    for (const violation of checkResponse(context.contract, operation, response, language)) context.collector.add(operation, violation, evidence);
    return { accepted: true };
  }
  const refusedForMeaning = status === '-1' && (response.status === 200 || response.status === 404);
  if ((meaning && refusedForMeaning) || (path.startsWith('path ') && response.status === 404)) return { accepted: true };
  const message = (looseBody(response) as { message?: unknown } | undefined)?.message;
  return { accepted: false, got: `${gotOf({ outcome, status })}${typeof message === 'string' ? ` (${preview(message)})` : ''}`, evidence };
}

/** A place where something was refused, with other places that were refused for the same reason. */
interface Refusal extends Refused {
  path: string;
  what: string;
  others?: string[];
}

/** One violation for one place. */
function reportRefusals({ collector }: Context, operation: StrictOperation, refusals: readonly Refusal[]): void {
  for (const group of Map.groupBy(refusals, (refusal) => refusal.path).values()) {
    const [{ path, got, evidence, others = [] }] = group as [Refusal];
    const sent = [...new Set(group.map(({ what }) => what))].join(', ');
    const places = others.length === 0 ? '' : `, also at ${others.join(', ')}`;
    const expected = 'status "0", because the contract allows the value';
    collector.report(operation, { kind: 'refused-valid-input', path, expected, got: `${got} (sent: ${sent}${places})` }, evidence);
  }
}

/** One operation with what it has refused. */
interface OperationCheck {
  caller: Caller;
  operation: StrictOperation;
  plan: Plan;
  refusals: Refusal[];
}

/** Tries variations together and, when they are refused, one by one, to name the place. */
async function tryTogether({ caller, operation, plan, refusals }: OperationCheck, variations: readonly Variation[]): Promise<void> {
  const [first] = variations;
  if (first === undefined) return;
  const { what, meaning } = first;
  const all = variations.reduce((changed, { apply }) => apply(changed), plan);
  const together = await attempt(caller, operation, { path: first.path, plan: all, change: {}, meaning });
  if (together.accepted) return;
  const alone: { path: string; reaction: Refused }[] = [];
  if (variations.length > 1)
    for (const { path, apply } of variations) {
      const reaction = await attempt(caller, operation, { path, plan: apply(plan), change: {}, meaning });
      if (!reaction.accepted) alone.push({ path, reaction });
    }
  const [refused, ...others] = alone;
  refusals.push({ ...(refused?.reaction ?? together), path: refused?.path ?? first.path, what, others: others.map(({ path }) => path) });
}

/** The first and the most complete plan that the contract expects to succeed. */
function basePlans(context: Context, operation: StrictOperation): Plan[] {
  const plans = plansOf(operation).filter(({ outcome, language }) => outcome !== '-1' && language === defaultLanguage.code);
  const own = plans.map((plan): Plan => ({ ...plan, body: context.substitute(plan.body) as Json | undefined }));
  const size = ({ body }: Plan) => Object.keys((body ?? {}) as JsonObject).length;
  const [first] = own;
  if (first === undefined) return [];
  const fullest = own.reduce((fuller, plan) => (size(plan) > size(fuller) ? plan : fuller), first);
  return [...new Set([first, fullest])];
}

async function checkOperation(context: Context, operation: StrictOperation): Promise<void> {
  const refusals: Refusal[] = [];
  const customers = context.personas.flatMap(({ userId }) => userId ?? []);
  const tried = new Set<string>();
  for (const [index, base] of basePlans(context, operation).entries()) {
    const customer = operation.needsToken ? personaFor(context, base.body) : undefined;
    const caller = new Caller(context, customer, sandboxOf(context, `valid-${operation.operationId}`));
    if (((await caller.token()) ?? '') === '' && operation.needsToken) return;
    const plan = await caller.withOwnIds(operation, base);
    // Only what succeeds as it is can tell why a variation of it is refused.
    const usual = await caller.send(operation, plan);
    if (usual === undefined || !('response' in usual.outcome) || envelopeStatus(usual.outcome.response) !== '0') continue;
    const list = writesOf(context.contract).find(({ write, remover }) => write === operation && remover !== undefined);
    const known = list === undefined ? undefined : await entriesOf(caller, list);
    const check: OperationCheck = { caller, operation, plan, refusals };
    const isKnown = (variation: Variation) => tried.has(`${variation.path} ${variation.what}`);
    const variations = variationsOf(context.contract, operation, plan, customers).filter((variation) => !isKnown(variation) && isPolite(operation, variation));
    const groups = Map.groupBy(variations, ({ what, meaning }) => (what.startsWith('the listed value') || meaning ? Symbol(what) : what));
    for (const group of groups.values()) {
      context.signal.throwIfAborted();
      for (const { path, what } of group) tried.add(`${path} ${what}`);
      const before = refusals.length;
      await tryTogether(check, group);
      // A list that is full refuses whatever is new.
      const isFull = refusals.length > before && list !== undefined && (await addEntry(caller, list, context.run)) === undefined;
      if (isFull) refusals.length = before;
      if (list !== undefined) await removeNewEntries(caller, list, known);
      if (isFull) context.notes.add(`Not checked: what else ${operation.operationId} takes, because it takes nothing new.`);
      if (isFull) break;
    }
    if (index === 0 && isRepeatable(context, operation)) await tryForms(context, check);
    if (isRead(context.contract, operation)) await tryReversed(check);
    if (isRead(context.contract, operation)) await trySpaces(check, customers);
    if (index === 0 && operation.body?.mediaType.startsWith('multipart/') === true) await tryFileName(check);
  }
  reportRefusals(context, operation, refusals);
}

/** A write that costs or sends something is not multiplied by hundreds. */
function isPolite(operation: StrictOperation, { what }: Variation): boolean {
  return what !== 'the most entries' || !operation.parameters.some(({ name }) => name === KEY_HEADER);
}

/** Whether the same request may be sent again and succeeds again: reads do, and saves, unlike what costs something and what deletes. */
function isRepeatable({ contract }: Context, operation: StrictOperation): boolean {
  return isRead(contract, operation) || (!operation.parameters.some(({ name }) => name === KEY_HEADER) && ownedBy(contract, operation).length === 0);
}

/** A read answers to the customer's number with a space in its middle what it answers without one. */
async function trySpaces({ caller, operation, plan }: OperationCheck, customers: readonly string[]): Promise<void> {
  const fits = caller.context.contract.validator(operation.body?.media.schema ?? {});
  const [name, number = ''] = Object.entries((plan.body ?? {}) as Record<string, string>).find(([, value]) => customers.includes(value)) ?? [];
  const body = { ...(plan.body as JsonObject), [String(name)]: number.replace(/(?=.{4}$)/, ' ') };
  if (name === undefined || !fits(body)) return;
  const [usual, spaced] = [await caller.ask(operation, { body: plan.body }), await caller.ask(operation, { body })];
  if (!isDone(usual) || spaced === undefined || isDeepStrictEqual(timeless(usual.data), timeless(spaced.data))) return;
  report(caller.context, spaced, { kind: 'refused-valid-input', path: `$.${name}`, expected: 'the answer without the space', got: 'another one' });
}

/** What follows a list of the request comes the other way round when that does. */
async function tryReversed({ caller, operation, plan }: OperationCheck): Promise<void> {
  for (const [place, from] of placesWith(caller.context.contract, operation, 'x-follows')) {
    const list = [...new Set(valuesAt(plan.body, String(from)).flat())];
    const ask = (values: Json[]) => caller.ask(operation, { body: { ...(plan.body as JsonObject), [String(from).slice(2)]: values } });
    const [one, two] = [await ask(list), await ask(list.toReversed())];
    const [before, after] = [one, two].map((reply) => valuesAt(envelopeOf(reply), place)[0]);
    if (two === undefined || !Array.isArray(before) || !Array.isArray(after) || isDeepStrictEqual(after, before.toReversed())) continue;
    report(caller.context, two, { kind: 'order', path: place, expected: `the order of ${from} in the request`, got: 'another one' });
  }
}

/** The name of a file in any letters is shown as the customer's device writes it. */
async function tryFileName({ caller, operation, plan, refusals }: OperationCheck): Promise<void> {
  const names = (operation.body?.schema.required ?? []) as string[];
  const sent = await caller.send(operation, plan, { body: formBody(names, FILE_NAME) });
  const [place] = placesWith(caller.context.contract, operation, 'x-as-written').keys();
  if (sent === undefined || 'failed' in sent.outcome || place === undefined) return;
  const [shown] = valuesAt(looseBody(sent.outcome.response) as Json, place);
  if (shown !== FILE_NAME)
    refusals.push({ accepted: false, got: preview(shown), evidence: evidenceOf(sent.request, sent.outcome), path: place, what: FILE_NAME });
}

const UNKNOWN_PARAMETER = 'utm_source=conformance';

/** All forms in one request; when it is refused, each alone. */
async function tryForms({ signal }: Context, { caller, operation, plan, refusals }: OperationCheck): Promise<void> {
  const forms = formsOf(operation);
  const merged: Change = operation.method === 'GET' ? { query: UNKNOWN_PARAMETER } : {};
  for (const { change } of forms) {
    const { headers, parameters, body } = change(plan);
    merged.headers = { ...merged.headers, ...headers };
    merged.parameters = { ...merged.parameters, ...parameters };
    if (body !== undefined) merged.body = body;
  }
  const together = await attempt(caller, operation, { path: '$', plan, change: merged, meaning: false });
  const unknown = { path: 'query utm_source', what: 'a parameter that the contract does not have', change: () => ({ query: UNKNOWN_PARAMETER }) };
  // The forms of a body exclude each other, so that they are not done yet.
  const left = together.accepted
    ? forms.filter(({ path }) => path === '$' || path === 'header content-type')
    : [...forms, ...(operation.method === 'GET' ? [unknown] : [])];
  for (const { path, what, change } of [...left, ...aloneOf(operation)]) {
    signal.throwIfAborted();
    const reaction = await attempt(caller, operation, { path, plan, change: change(plan), meaning: false });
    if (!reaction.accepted) refusals.push({ ...reaction, path, what });
  }
}

async function run(context: Context): Promise<void> {
  const { contract } = context;
  // A success that costs a session or a PIN, or sends a customer a code, is not repeated.
  const isUnsuitable = (operation: StrictOperation) =>
    isEnding(contract, operation) || takes(contract, operation, 'x-secret') || sendsCode(contract, operation);
  const ready = context.operations.filter((operation) => !context.notImplemented.has(operation.operationId) && !isUnsuitable(operation));
  await checkEach(context, ready, (operation) => checkOperation(context, operation));
}

/** Valid requests that are unusual succeed: the limits of every rule, every listed value, optional parts left out, other ways to write the same. */
export const validInput: Rule = { id: 'valid-input', run };
