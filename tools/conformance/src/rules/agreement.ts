import { isDeepStrictEqual } from 'node:util';
import type { Json, JsonObject } from '@site/contract/document.ts';
import type { Agreement } from '@site/contract/marks.ts';
import { type AskedLanguage, type StrictOperation, valuesAt } from '@site/contract/strict/check.ts';
import { preview } from '@site/contract/strict/violation.ts';
import { completeLanguages } from '../../../../openapi/languages.ts';
import * as calls from '../caller.ts';
import { type Context, checkEach, hasNoViolation, operationOf, type Rule } from '../context.ts';
import { agreementsOf, ownedBy, withField } from '../marks.ts';

/** A price with its currency, such as `MOP$1,098`. */
const PRICE = /^[A-Z]{3}\$?(?=-?\d)/;
const figureOf = (value: Json) => Number(String(value).replace(PRICE, '').replaceAll(',', ''));
const isPrice = (value: Json) => typeof value === 'string' && PRICE.test(value);
const isObject = (value: Json): value is JsonObject => value !== null && typeof value === 'object' && !Array.isArray(value);

/** Where two values are not the same, as a path below them: of objects the fields that both have count; a price also without its currency. */
function differingPath(a: Json, b: Json): string | undefined {
  if (isDeepStrictEqual(a, b) || ((isPrice(a) || isPrice(b)) && figureOf(a) === figureOf(b))) return undefined;
  if (!isObject(a) || !isObject(b)) return '';
  const paths = Object.entries(a).map(([name, value]) => [name, b[name] === undefined ? undefined : differingPath(value, b[name])] as const);
  const [first] = paths.filter(([, path]) => path !== undefined);
  return first === undefined ? undefined : `.${first.join('')}`;
}

/** As many as the run may ask for, the last one among them. */
const some = <T>(all: readonly T[], { fuzz }: Context): readonly T[] => (all.length <= fuzz.runs ? all : [...all.slice(0, fuzz.runs - 1), ...all.slice(-1)]);

/** The usual request of an operation, or one for everything that the customer owns. */
async function requestsOf(caller: calls.Caller, operation: StrictOperation): Promise<calls.RequestOverrides[]> {
  const usual = await caller.ownRequest(operation);
  const [owned] = ownedBy(caller.context.contract, operation);
  const list = owned === undefined ? undefined : operationOf(caller.context, owned.listedBy);
  if (usual === undefined || owned === undefined || list === undefined) return usual === undefined ? [] : [usual];
  const ids = valuesAt((await caller.ask(list))?.body, owned.at);
  return some(ids, caller.context).map((id) => ({ body: withField(usual.body ?? {}, owned.field, id) }));
}

/** An operation that was asked in a language, and one of its marks. */
interface Asked {
  caller: calls.Caller;
  operation: StrictOperation;
  request: calls.RequestOverrides;
  language: AskedLanguage;
  agreement: Agreement;
}

/** What the customer logs in with; whose a given session is, nobody has said. */
const customerOf = ({ persona }: calls.Caller) => (persona?.token === undefined ? persona?.userId : undefined);

/** What the other operation shows of a thing; undefined where there is nothing to name it by. */
async function askOther({ caller, request, language, agreement }: Asked, other: StrictOperation, thing: Json): Promise<calls.Reply | undefined> {
  const sent = Object.entries(agreement.sends ?? {}).map(([place, from]) => ({
    place,
    value: from === 'customer' ? customerOf(caller) : valuesAt(thing, from)[0],
  }));
  if (sent.some(({ value }) => value === undefined)) return undefined;
  const [fields, parameters] = [true, false].map((isField) => sent.filter(({ place }) => place.startsWith('$.') === isField));
  const body = caller.plans(other)[0]?.body as JsonObject | undefined;
  const own = Object.fromEntries(fields?.map(({ place, value }) => [place.slice(2), value]) ?? []) as JsonObject;
  return caller.ask(other, {
    language,
    parameters: Object.fromEntries(parameters?.map(({ place, value }) => [place, String(value)]) ?? []),
    ...(body === undefined ? {} : { body: { ...body, ...calls.sameFields(body, request.body), ...own } }),
  });
}

/** A difference between what two operations show of one thing, with the reply that shows it. */
async function differenceOf(asked: Asked, thing: Json) {
  const { caller, operation, agreement } = asked;
  const { context } = caller;
  const other = context.operations.find(({ operationId }) => operationId === agreement.with);
  const reply = other === undefined || !hasNoViolation(context, other.operationId) ? undefined : await askOther(asked, other, thing);
  if (reply === undefined) return undefined;
  const shows = (value: Json) => `${preview(value)}, which ${operation.operationId} shows of the same`;
  if (!calls.isDone(reply))
    return agreement.each === undefined ? undefined : { reply, path: '$.status', expected: `"0" for ${shows(thing)}`, got: calls.gotOf(reply) };
  for (const [own, path] of Object.entries(agreement.same)) {
    const [value] = own === '$' ? [thing] : valuesAt(thing, own);
    const theirs = valuesAt(reply.body, path);
    // A field may be left out, the thing itself may not.
    if (value === undefined || (theirs.length === 0 && own !== '$')) continue;
    const paths = theirs.map((one) => differingPath(value, one));
    if (paths.includes(undefined)) continue;
    const below = theirs.length === 1 ? (paths[0] ?? '') : '';
    const got = theirs.flatMap((one) => valuesAt(one, `$${below}`)).map(preview);
    return { reply, path: `${path}${below}`, expected: shows(valuesAt(value, `$${below}`)[0] ?? value), got: got.join(' or ') || 'nothing' };
  }
  return undefined;
}

/** Reports the first difference that is still there when both operations are asked again. */
async function compare(caller: calls.Caller, operation: StrictOperation): Promise<void> {
  const { context } = caller;
  for (const request of await requestsOf(caller, operation))
    for (const language of completeLanguages)
      for (const agreement of agreementsOf(context.contract, operation)) {
        const things = async () => {
          const reply = await caller.ask(operation, { ...request, language });
          return calls.isDone(reply) ? valuesAt(reply.body, agreement.each ?? '$.data') : [];
        };
        const asked = { caller, operation, request, language, agreement };
        for (const thing of some(await things(), context)) {
          if ((await differenceOf(asked, thing)) === undefined) continue;
          const isStill = (await things()).some((one) => isDeepStrictEqual(one, thing));
          const found = isStill ? await differenceOf(asked, thing) : undefined;
          if (found !== undefined) return calls.report(context, found.reply, { kind: 'rule', path: found.path, expected: found.expected, got: found.got });
        }
      }
}

async function run(context: Context): Promise<void> {
  const marked = context.operations.filter((one) => agreementsOf(context.contract, one).length > 0 && hasNoViolation(context, one.operationId));
  const customers = marked.some(({ needsToken }) => needsToken) ? (await calls.callersOf(context, 'agreement')).slice(0, 2) : [];
  const visitor = new calls.Caller(context, undefined, calls.sandboxOf(context, 'agreement'));
  await checkEach(context, marked, async (operation) => {
    for (const caller of operation.needsToken ? customers : [visitor]) await compare(caller, operation);
  });
}

/**
 * What two operations show of the same thing is the same, in every language, where the contract marks it. Needs nothing; for bills and balances a customer who
 * can log in.
 */
export const agreement: Rule = { id: 'agreement', run };
