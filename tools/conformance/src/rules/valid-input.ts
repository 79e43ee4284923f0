import { isDeepStrictEqual } from 'node:util';
import type { Json, JsonObject } from '@site/contract/document.ts';
import { type StrictOperation, valuesAt } from '@site/contract/strict/check.ts';
import { preview } from '@site/contract/strict/violation.ts';
import { defaultLanguage, headerValues, languageAsked, languages } from '../../../../openapi/languages.ts';
import { Caller, gotOf, hasShape, isDone, type Reply, report, sandboxOf, timeless } from '../caller.ts';
import { type Context, checkEach, personaFor, type Rule } from '../context.ts';
import { isEnding, isRead, ownedBy, placesWith, sendsCode, takes, writesOf } from '../marks.ts';
import { type Change, formBody, KEY_HEADER, type Plan, plansOf } from '../requests.ts';
import { type Variation, variationsOf } from '../variations.ts';
import { addEntry, entriesOf, removeNewEntries } from './changes.ts';

/** Names that no header can have as they are. */
const FILE_NAME = '履歷 São João.pdf';

const written = (type: string, text: string): Change => ({ body: { type, bytes: new TextEncoder().encode(text) } });
/** JSON with everything outside of ASCII escaped. */
const escaped = (text: string) => text.replace(/[\u007f-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
const reversed = (body: Json | undefined) => Object.fromEntries(Object.entries((body ?? {}) as JsonObject).reverse());

/** A variation of the request as a whole: its headers, its query, the way in which its body is written. */
type Form = [path: string, what: string, change: Change];

/** Ways to write a body, which exclude each other. */
function jsonForms({ body: media }: StrictOperation, { body }: Plan): Form[] {
  if (media === undefined || media.mediaType.startsWith('multipart/')) return [];
  const compact = JSON.stringify(body);
  const types = ['application/json; charset=utf-8', 'Application/JSON;charset="UTF-8"'];
  return [
    ...types.map((type): Form => ['header content-type', type, written(type, compact)]),
    ['$', 'JSON with blanks and line breaks', written('application/json', `\r\n${JSON.stringify(body, null, '\t')}\n`)],
    ['$', 'JSON with escaped characters', written('application/json', escaped(compact))],
    ['$', 'JSON with its keys in another order', written('application/json', JSON.stringify(reversed(body)))],
  ];
}

/** Forms that exclude those of `formsOf` at the same place: another time, the other values of a language, and a token of a session that nobody has. */
function aloneOf({ parameters, needsToken }: StrictOperation): Form[] {
  const time = parameters.find(({ name }) => name === 't');
  const others = parameters.some(({ name }) => name === 'language') ? headerValues().filter((value) => !languages.some(({ code }) => code === value)) : [];
  const forms: (Form | false)[] = [
    time !== undefined && ['query t', 'another time', { parameters: { 'query t': String(time.schema.minimum ?? 1) } }],
    ...others.map((language): Form => ['header language', language, { headers: { language } }]),
    !needsToken && ['header token', 'one that was never issued', { headers: { token: 'conformance-no-such-token' } }],
  ];
  return forms.filter((form) => form !== false);
}

/** Forms that go together. */
function formsOf({ method, parameters, needsToken }: StrictOperation): Form[] {
  const hasTime = parameters.some((parameter) => parameter.in === 'query' && parameter.name === 't');
  const forms: (Form | false)[] = [
    ['header language', 'left out', { headers: { language: undefined } }],
    ['header accept', 'any type', { headers: { accept: '*/*' } }],
    !needsToken && ['header token', 'left out', { headers: { token: undefined } }],
    hasTime && ['query t', 'left out', { parameters: { 'query t': undefined } }],
    ['header x-request-id', 'a header that the contract does not have', { headers: { 'x-request-id': 'conformance' } }],
    method === 'GET' && ['query utm_source', 'a parameter that the contract does not have', { query: 'utm_source=conformance' }],
  ];
  return forms.filter((form) => form !== false);
}

/** What was refused at a place, with other places that were refused for the same reason. */
interface Refusal {
  path: string;
  what: string;
  got: string;
  reply: Reply;
  others?: string[];
}

/** Sends one request, which is refused once or not at all; a response that breaks the contract is a violation of its own. `meaning`: it may be refused for what it says. */
async function refusalsOf(caller: Caller, operation: StrictOperation, plan: Plan, [path, what, change]: Form, meaning = false): Promise<Refusal[]> {
  const reply = await caller.send(operation, plan, change);
  if (reply === undefined) return [];
  const { http, status, message, request } = reply;
  if (isDone(reply)) {
    const { schema } = operation.parameters.find(({ name }) => name === 'language') ?? {};
    hasShape(caller.context, reply, languageAsked(request.headers.language ?? (schema?.default as string | undefined)));
    return [];
  }
  const isOfMeaning = meaning && status === '-1' && (http === 200 || http === 404);
  if (isOfMeaning || (path.startsWith('path ') && http === 404)) return [];
  return [{ path, what, got: `${gotOf(reply)}${message === '' ? '' : ` (${preview(message)})`}`, reply }];
}

/** One violation for one place. */
function reportRefusals(context: Context, refusals: readonly Refusal[]): void {
  for (const group of Map.groupBy(refusals, (refusal) => refusal.path).values()) {
    const [{ path, got, reply, others = [] }] = group as [Refusal];
    const sent = [...new Set(group.map(({ what }) => what))].join(', ');
    const places = others.length === 0 ? '' : `, also at ${others.join(', ')}`;
    const expected = 'status "0", because the contract allows the value';
    report(context, reply, { kind: 'refused-valid-input', path, expected, got: `${got} (sent: ${sent}${places})` });
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
async function tryTogether({ caller, operation, plan, refusals }: OperationCheck, variations: readonly [Variation, ...Variation[]]): Promise<void> {
  const [{ path, what, meaning }] = variations;
  const all = variations.reduce((changed, { apply }) => apply(changed), plan);
  const [together] = await refusalsOf(caller, operation, all, [path, what, {}], meaning);
  if (together === undefined) return;
  const alone: Refusal[] = [];
  for (const one of variations.length > 1 ? variations : [])
    alone.push(...(await refusalsOf(caller, operation, one.apply(plan), [one.path, what, {}], meaning)));
  const [refused = together, ...others] = alone;
  refusals.push({ ...refused, others: others.map((other) => other.path) });
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
    if ((await caller.send(operation, plan))?.status !== '0') continue;
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
      await tryTogether(check, group as [Variation]);
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
  reportRefusals(context, refusals);
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
    const [before, after] = [one, two].map((reply) => valuesAt(reply?.body, place)[0]);
    if (two === undefined || !Array.isArray(before) || !Array.isArray(after) || isDeepStrictEqual(after, before.toReversed())) continue;
    report(caller.context, two, { kind: 'order', path: place, expected: `the order of ${from} in the request`, got: 'another one' });
  }
}

/** The name of a file in any letters is shown as the customer's device writes it. */
async function tryFileName({ caller, operation, plan, refusals }: OperationCheck): Promise<void> {
  const names = (operation.body?.schema.required ?? []) as string[];
  const reply = await caller.send(operation, plan, { body: formBody(names, FILE_NAME) });
  const [place] = placesWith(caller.context.contract, operation, 'x-as-written').keys();
  if (reply?.response === undefined || place === undefined) return;
  const [shown] = valuesAt(reply.body, place);
  if (shown !== FILE_NAME) refusals.push({ path: place, what: FILE_NAME, got: preview(shown), reply });
}

/** All forms in one request; when it is refused, each alone. */
async function tryForms({ signal }: Context, { caller, operation, plan, refusals }: OperationCheck): Promise<void> {
  const [forms, bodies] = [formsOf(operation), jsonForms(operation, plan)];
  const merged: Change = {};
  for (const [, , change] of [...forms, ...bodies]) {
    const [headers, parameters] = [
      { ...merged.headers, ...change.headers },
      { ...merged.parameters, ...change.parameters },
    ];
    Object.assign(merged, change, { headers, parameters });
  }
  const [together] = await refusalsOf(caller, operation, plan, ['$', '', merged]);
  for (const form of [...(together === undefined ? [] : forms), ...bodies, ...aloneOf(operation)]) {
    signal.throwIfAborted();
    refusals.push(...(await refusalsOf(caller, operation, plan, form)));
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
