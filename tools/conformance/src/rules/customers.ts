import { isDeepStrictEqual } from 'node:util';
import type { Json, JsonObject } from '@site/contract/document.ts';
import { type StrictOperation, valuesAt, valuesIn } from '@site/contract/strict/check.ts';
import { placeOf, preview } from '@site/contract/strict/violation.ts';
import { type Caller, callersOf, gotOf, isDone, isRefused, type Reply, report, timeless } from '../caller.ts';
import { type Context, hasNoViolation, operationOf, type Rule, soundReads } from '../context.ts';
import { identityPlaces, isRead, type OwnedField, ownedBy, ownReads, withField } from '../marks.ts';
import { lastOf } from '../sessions.ts';
import { lookalikeIds } from '../values.ts';
import { addEntry, changesOfRun, removeEntries } from './changes.ts';

const ROUNDS = 3;
/** Characters from which a response, such as a PDF, is made once for each customer only. */
const LARGE = 20_000;
/** Characters of a number or account that cannot be met by chance. */
const MIN_NAME = 5;
const NOT_CHECKED =
  'Not checked: whether customers see each other’s data. Name two customers in the log-in file who can both log in (postpaid4g and oneBill, for example).';

/** What names a customer: the number and the account. */
interface Identity {
  caller: Caller;
  names: string[];
  /** What each read answered. */
  seen: Map<StrictOperation, Reply>;
}

/** The texts of a value by place, rows without their numbers. */
export function textsBy(data: Json | undefined): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [path, text] of valuesIn(data, '$.data')) {
    if (typeof text !== 'string') continue;
    const place = placeOf(path);
    found.set(place, [...(found.get(place) ?? []), text]);
  }
  return found;
}

/** Whether a text is a name, or a document that has it as a word. */
const isNamed = (text: string, name: string) => text === name || (text.length > 40 && new RegExp(`(?<![0-9A-Za-z])${name}(?![0-9A-Za-z])`).test(text));

/** The places whose every text names the customer; a list of recipients that happens to have the number is none. */
const namingPlaces = (texts: Map<string, string[]>, { names }: Identity): string[] =>
  [...texts].filter(([, all]) => all.every((text) => names.some((name) => isNamed(text, name)))).map(([place]) => place);

/** The number of the log-in file, and what the log-in says of the customer, else the first read that does. */
async function identify(context: Context, caller: Caller): Promise<Identity> {
  const { userId = '', name = '' } = caller.persona ?? {};
  const { contract, notImplemented } = context;
  const names: Json[] = [userId, ...(context.sessions.identities.get(name)?.values() ?? [])];
  const read = ownReads(contract).find((one) => identityPlaces(contract, one).length > 0 && !notImplemented.has(one.operationId));
  if (names.length === 1 && read !== undefined) {
    const reply = await caller.ask(read);
    names.push(...identityPlaces(contract, read).flatMap((place) => valuesAt(reply?.body, place)));
  }
  return { caller, names: names.map(String).filter((one) => one.length >= MIN_NAME), seen: new Map() };
}

/** An operation that takes what a list of the customer has. */
interface Owning {
  operation: StrictOperation;
  owned: OwnedField;
  list: StrictOperation;
}

async function run(context: Context): Promise<void> {
  const { contract } = context;
  const reads = soundReads(context).filter(({ needsToken }) => needsToken);
  /** Where each read names the customer. */
  const naming = new Map<StrictOperation, Set<string>>();

  function reportForeign(reply: Reply, path: string, expected: string, got: string): void {
    report(context, reply, { kind: 'foreign-data', path, expected, got });
  }

  /** Every read by both, with the same URL: a cache that forgets the token gives both the same. */
  async function compareReads(a: Identity, b: Identity): Promise<void> {
    for (const read of reads) {
      const t = String(Date.now());
      for (const identity of [a, b]) {
        const own = await identity.caller.ownRequest(read);
        const reply = own === undefined ? undefined : await identity.caller.ask(read, { ...own, parameters: { 'query t': t } });
        if (!isDone(reply)) continue;
        identity.seen.set(read, reply);
        naming.set(read, new Set([...(naming.get(read) ?? []), ...namingPlaces(textsBy(reply.data), identity)]));
      }
      for (const identity of [a, b]) {
        const reply = identity.seen.get(read);
        if (reply !== undefined) reportForeignNames(read, reply, identity, identity === a ? b : a);
      }
    }
  }

  /** Whether a response names another customer where it names the logged-in one. */
  function reportForeignNames(read: StrictOperation, reply: Reply, identity: Identity, other: Identity): boolean {
    for (const [place, texts] of textsBy(reply.data)) {
      const names = naming.get(read)?.has(place) === true;
      const wrong = texts.find((text) => other.names.some((name) => isNamed(text, name)) && !identity.names.some((name) => isNamed(text, name)));
      if (!names || wrong === undefined) continue;
      reportForeign(reply, place, 'the logged-in customer only', 'the number or account of another customer');
      return true;
    }
    return false;
  }

  /** Every customer is named as the log-in names that one. */
  async function compareWithLogIn(caller: Caller): Promise<void> {
    const said = context.sessions.identities.get(caller.persona?.name ?? '');
    for (const read of said === undefined ? [] : reads) {
      const places = identityPlaces(contract, read);
      const own = places.length === 0 || !hasNoViolation(context, read.operationId) ? undefined : await caller.ownRequest(read);
      const reply = own === undefined ? undefined : await caller.ask(read, own);
      const wrong = places.find((place) => {
        const name = said?.get(lastOf(place));
        return isDone(reply) && name !== undefined && valuesAt(reply.body, place).some((value) => value !== name);
      });
      if (reply !== undefined && wrong !== undefined) reportForeign(reply, wrong, 'the customer whom the log-in names', 'another number or account');
    }
  }

  /** Calls of both at once: no answer is that of the other. */
  async function callConcurrently(a: Identity, b: Identity): Promise<void> {
    for (const read of reads.filter((one) => a.seen.has(one) && b.seen.has(one) && hasNoViolation(context, one.operationId))) {
      const [first, second] = [a, b].map(({ seen }) => timeless(seen.get(read)?.data));
      const isLarge = JSON.stringify(first).length > LARGE;
      if (isDeepStrictEqual(first, second) || isLarge) continue;
      const calls = Array.from({ length: ROUNDS }, () => [a, b]).flat();
      const own = new Map([
        [a, await a.caller.ownRequest(read)],
        [b, await b.caller.ownRequest(read)],
      ]);
      const replies = await Promise.all(calls.map((identity) => identity.caller.ask(read, own.get(identity) ?? {})));
      for (const [index, reply] of replies.entries()) {
        const identity = calls[index] as Identity;
        const other = identity === a ? b : a;
        if (!isDone(reply) || reportForeignNames(read, reply, identity, other)) continue;
        // Figures that change by themselves may be equal.
        if (isDeepStrictEqual(timeless(reply.data), identity === a ? second : first) && !isDeepStrictEqual(textsBy(first), textsBy(second))) {
          reportForeign(reply, '$.data', 'the data of the logged-in customer, also when others call at the same time', 'those of another customer');
          break;
        }
      }
    }
  }

  /** What one customer owns is tried with the token of another one, by itself and among what that one owns. */
  async function useForeignIds(callers: readonly Caller[]): Promise<void> {
    const [owner, attacker] = callers as [Caller, Caller];
    for (const operation of context.operations) {
      const owned = ownedBy(contract, operation)[0];
      const list = owned === undefined ? undefined : operationOf(context, owned.listedBy);
      if (owned === undefined || list === undefined || !hasNoViolation(context, operation.operationId) || !hasNoViolation(context, list.operationId)) continue;
      const tried = { operation, owned, list };
      const change = isRead(contract, operation) ? undefined : changesOfRun(context).find(({ remover }) => remover?.owned.listedBy === list.operationId);
      if (isRead(contract, operation)) await openOwn(tried, owner);
      // Two customers may have the same dates, and a third one none.
      if (isRead(contract, operation)) for (const one of callers.slice(1)) if (await useForeignId(tried, owner, one, false)) break;
      // Nothing is deleted that the check has not made itself.
      const mark = `o${context.run}`;
      const made = change === undefined ? undefined : await addEntry(owner, change, mark);
      if (change === undefined || made === undefined) continue;
      const isMany = owned.field.endsWith('[*]') && (await addEntry(attacker, change, mark)) !== undefined;
      await useForeignId(tried, owner, attacker, isMany);
      for (const caller of [owner, attacker]) await removeEntries(caller, change, mark);
    }
  }

  /** Whether there was something of the owner that the other one does not have. */
  async function useForeignId({ operation, owned, list }: Owning, owner: Caller, attacker: Caller, isMany: boolean): Promise<boolean> {
    const [theirs, own] = await Promise.all([owner.ask(list), attacker.ask(list)]);
    const others = valuesAt(own?.body, owned.at);
    const id = valuesAt(theirs?.body, owned.at).findLast((one) => !others.some((other) => isDeepStrictEqual(other, one)));
    if (!isDone(theirs) || !isDone(own) || id === undefined) return false;
    const of = (one: Json) => withField(attacker.plans(operation)[0]?.body ?? {}, owned.field, one) as JsonObject;
    const alone = of(id);
    const name = lastOf(owned.field).replace('[*]', '');
    for (const body of [alone, ...(isMany ? [{ ...alone, [name]: [others.at(-1) ?? null, id] }] : [])]) {
      const reply = await attacker.ask(operation, { body });
      const after = await owner.ask(list);
      const isStored = valuesAt(after?.body, owned.at).some((one) => isDeepStrictEqual(one, id));
      if (reply !== undefined && isDone(after) && !isStored) reportForeign(reply, owned.field, 'the other customer’s entry to stay', 'it gone');
      else if (reply !== undefined && !isRefused(reply)) reportForeign(reply, owned.field, 'a refusal of what another customer owns', gotOf(reply));
    }
    await compareSentences(attacker, operation, of, id, [...valuesAt(theirs?.body, owned.at), ...others]);
    return true;
  }

  /** No sentence tells that another customer has something: an id that does not exist is refused in the same words. */
  async function compareSentences(attacker: Caller, operation: StrictOperation, of: (id: Json) => Json, id: Json, known: readonly Json[]): Promise<void> {
    const fits = contract.validator(operation.body?.media.schema ?? {});
    const ids = lookalikeIds(id, known).filter((one) => fits(of(one)));
    const refusals: (Reply | undefined)[] = [];
    // Each twice, so that no refusal for now is taken for one of these.
    for (const one of ids.length < 2 ? [] : [...ids.slice(0, 2), id, id]) refusals.push(await attacker.ask(operation, { body: of(one) }));
    const [first, second, theirs, again] = refusals.map((reply, index) =>
      reply?.status === '-1' ? reply.message.replaceAll(String(index < 2 ? ids[index] : id), '') : undefined,
    );
    const [, , reply] = refusals;
    if (reply === undefined || first === undefined || theirs === undefined || first !== second || theirs !== again || first === theirs) return;
    reportForeign(reply, '$.message', `the words for an id that does not exist: ${preview(first)}`, preview(theirs));
  }

  /** One entry of a list of the customer’s own is answered as the other. */
  async function openOwn({ operation, owned, list }: Owning, owner: Caller): Promise<void> {
    const usual = owner.plans(operation)[0]?.body ?? {};
    const ask = (id: Json) => owner.ask(operation, { body: withField(usual, owned.field, id) });
    const ids = valuesAt((await owner.ask(list))?.body, owned.at).slice(0, context.fuzz.runs);
    const replies: (Reply | undefined)[] = [];
    for (const id of ids) replies.push(await ask(id));
    const at = replies.findIndex((reply) => reply?.status === '-1');
    const refused = at < 0 || !replies.some(isDone) ? undefined : await ask(ids[at] ?? '');
    if (refused?.status !== '-1') return;
    const expected = `a success for ${preview(ids[at])}, which ${list.operationId} has`;
    report(context, refused, { kind: 'outcome', path: owned.field, expected, got: gotOf(refused) });
  }

  const concerned = context.operations.some((operation) => operation.needsToken && !context.notImplemented.has(operation.operationId));
  if (!concerned) return;
  const callers = await callersOf(context, 'customers');
  if (callers.length < 2) return void context.notes.add(NOT_CHECKED);
  const [a, b] = (await Promise.all(callers.slice(0, 2).map((caller) => identify(context, caller)))) as [Identity, Identity];
  // What both responses claim names nobody; a number is its owner's.
  const both = a.names.filter((name) => b.names.includes(name));
  for (const identity of [a, b]) identity.names = identity.names.filter((name) => !both.includes(name) || name === identity.caller.persona?.userId);
  await compareReads(a, b);
  await callConcurrently(a, b);
  await useForeignIds(callers);
  for (const caller of callers) await compareWithLogIn(caller);
  context.onStep('customers');
}

/** Responses name the logged-in customer only, and nobody reaches or learns of what another customer owns. Needs two customers who can log in. */
export const customers: Rule = { id: 'customers', run };
