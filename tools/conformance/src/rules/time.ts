import { isDeepStrictEqual } from 'node:util';
import type { Json, JsonObject } from '@site/contract/document.ts';
import { type StrictOperation, valuesAt } from '@site/contract/strict/check.ts';
import { preview } from '@site/contract/strict/violation.ts';
import { defaultLanguage, headerValues, languageAsked } from '../../../../openapi/languages.ts';
import { type Caller, callerOf, callersOf, gotOf, hasShape, isDone, type Reply, type RequestOverrides, report, timeless } from '../caller.ts';
import { type Context, checkEach, hasNoViolation, operationOf, type Rule, soundReads } from '../context.ts';
import { checkKeyedWrite, keepsKeys, keyedWrites } from '../keys.ts';
import { isOnce, keptBy, ownedBy, type Write, withField } from '../marks.ts';
import { otherLanguage } from '../requests.ts';
import { changesOfRun, differingField, fillsRemovable, isSame, marked, removeEntries, reportEffect, rowsWith } from './changes.ts';
import { textsBy } from './customers.ts';

/** The same valid read several times: a server behind a balancer may be wrong on one of its machines. */
async function repeat(context: Context, read: StrictOperation, caller: Caller): Promise<void> {
  const own = await caller.ownRequest(read);
  const first = own === undefined ? undefined : await caller.ask(read, own);
  for (let count = 1; first !== undefined && count < context.repeat; count += 1) {
    const token = read.needsToken ? await caller.token() : '';
    if (token === undefined) return;
    const reply = await caller.ask(read, { ...own, token });
    if (reply === undefined) return;
    // A session may end; one that goes on afterwards has not.
    if (reply.status === '-2' && read.needsToken && (await caller.ask(read, { ...own, token }))?.status === '-2') return;
    if (reply.http === 429) return;
    if (reply.http !== 200 || reply.status !== first.status) {
      const [before, got] = [gotOf(first), gotOf(reply)];
      // The first call may have failed as this one did.
      const expected = before === got ? 'HTTP 200' : `${before} as to the same request before`;
      return report(context, reply, { kind: 'unsteady', path: 'status', expected, got });
    }
    if (!hasShape(context, reply)) return;
    const path = turnedAt(first.data, reply.data);
    if (path !== undefined)
      return report(context, reply, { kind: 'unsteady', path, expected: 'the entries in the order of the answer before', got: 'the same in another order' });
  }
  await compareLanguages(context, first, caller);
  if (isDone(first)) await compareSpellings(context, first, own ?? {}, caller);
}

/** Another value of the header that stands for the usual language, and none where that is the default, is not answered in another one. */
async function compareSpellings(context: Context, first: Reply, own: RequestOverrides, caller: Caller): Promise<void> {
  const { operation, data } = first;
  const unasked = operation.parameters.find(({ name }) => name === 'language')?.schema.default;
  const others = [
    ...headerValues().filter((value) => value !== defaultLanguage.code && languageAsked(value) === defaultLanguage.code),
    ...(unasked === defaultLanguage.code ? [undefined] : []),
  ];
  const english = await caller.ask(operation, { ...own, language: otherLanguage.code });
  if (!isDone(english) || isDeepStrictEqual(english.data, data) || unasked === undefined) return;
  for (const language of others) {
    const reply = await caller.ask(operation, { ...own, headers: { language } });
    const expected = `to ${preview(language ?? 'no header')} the answer in ${defaultLanguage.english}`;
    if (isDone(reply) && isDeepStrictEqual(reply.data, english.data))
      report(context, reply, { kind: 'language', path: 'header language', expected, got: `that in ${otherLanguage.english}` });
  }
}

/** The first list that has the same entries in another order, whatever else has changed. */
function turnedAt(before: Json | undefined, now: Json | undefined, path = '$.data'): string | undefined {
  if (before === null || typeof before !== 'object' || now === null || typeof now !== 'object') return undefined;
  if (Array.isArray(before) && Array.isArray(now) && !isDeepStrictEqual(before, now) && isSame(before, now)) return path;
  const names = Object.keys(before).filter((name) => name in now);
  const place = (name: string) => (Array.isArray(before) ? `${path}[${name}]` : `${path}.${name}`);
  for (const name of names) {
    const found = turnedAt((before as JsonObject)[name], (now as JsonObject)[name], place(name));
    if (found !== undefined) return found;
  }
  return undefined;
}

/** A public list in English has as many rows as in Chinese, in the same order; a search finds what is written in the language. */
async function compareLanguages(context: Context, first: Reply | undefined, caller: Caller): Promise<void> {
  if (!isDone(first) || first.operation.needsToken || first.operation.parameters.some(({ name }) => name === 'keyword')) return;
  const { operation, data } = first;
  const count = countOf(data);
  const english = count === undefined ? undefined : await caller.ask(operation, { language: otherLanguage.code });
  if (!isDone(english)) return;
  const texts = textsBy(english.data);
  const turned = [...textsBy(data)].find(([place, own]) => isSame(own, texts.get(place) ?? []) && !isDeepStrictEqual(own, texts.get(place)));
  if (turned !== undefined)
    report(context, english, { kind: 'language', path: turned[0], expected: `the order of the answer in ${defaultLanguage.english}`, got: 'another one' });
  if (countOf(english.data) === count) return;
  // The list may have changed in the meantime.
  const again = await caller.ask(operation);
  if (!isDone(again) || countOf(again.data) !== count) return;
  const expected = `as many rows in ${otherLanguage.english} as in ${defaultLanguage.english}: ${count}`;
  report(context, english, { kind: 'language', path: '$.data', expected, got: `${countOf(english.data)}` });
}

/** Number of rows, on all pages where the list has pages; undefined for what is no list. */
function countOf(data: Json | undefined): number | undefined {
  if (Array.isArray(data)) return data.length;
  const total = (data as { total?: Json } | null | undefined)?.total;
  return typeof total === 'number' ? total : undefined;
}

/** Reports a write that is answered in another way because another one comes at the same time. */
function answersAtOnce(context: Context, replies: readonly (Reply | undefined)[]): void {
  const wrong = replies.find((reply) => reply !== undefined && ![200, 429].includes(reply.http));
  if (wrong !== undefined && replies.some(isDone))
    report(context, wrong, { kind: 'unsteady', path: 'status', expected: 'HTTP 200 to a proper request, also at the same time as others', got: gotOf(wrong) });
}

/** A write that may succeed once, twice at the same time, of each of what the customer has until one is done; and that it leaves what it says it does. */
async function checkOnce(context: Context, write: StrictOperation, caller: Caller): Promise<boolean> {
  const { contract } = context;
  const kept = keptBy(contract, write).filter(({ operationId }) => hasNoViolation(context, operationId));
  const [owned] = ownedBy(contract, write);
  const list = owned === undefined ? undefined : operationOf(context, owned.listedBy);
  const ids = list === undefined || owned === undefined ? [] : valuesAt((await caller.ask(list))?.body, owned.at);
  const usual = bodiesOf(caller, { write }).slice(0, 1);
  const bodies = owned === undefined ? usual : ids.toReversed().map((id) => withField(usual[0] ?? {}, owned.field, id));
  for (const body of bodies) {
    const before = await Promise.all(kept.map((read) => caller.ask(read)));
    const replies = await Promise.all((isOnce(contract, write) ? [1, 2] : [1]).map(() => caller.ask(write, { body })));
    const [done, again] = replies.filter(isDone);
    if (done === undefined) continue;
    if (again !== undefined) reportEffect(context, again, 'at the same time', 'one success, because it is done once', 'two');
    for (const [index, read] of kept.entries()) {
      const [was, now] = [before[index], await caller.ask(read)];
      if (isDone(was) && isDone(now) && !isDeepStrictEqual(timeless(was.data), timeless(now.data)))
        reportEffect(context, done, `shown by ${read.operationId}`, 'what was there before, because the write keeps it', 'another answer');
    }
    return true;
  }
  return false;
}

const bodiesOf = (caller: Caller, { write }: Pick<Write, 'write'>): Json[] => caller.plans(write).flatMap(({ body }) => (body === undefined ? [] : [body]));

/** Two different saves at the same time: both are kept, each with its own content. */
async function saveTwoAtOnce(caller: Caller, change: Write, read: StrictOperation): Promise<void> {
  const { context } = caller;
  const usual = bodiesOf(caller, change).find((body) => fillsRemovable(change, body));
  if (usual === undefined) return;
  const common = `s${context.run}`;
  const marks = ['a', 'b', 'c'].map((letter) => `${common}${letter}`);
  const bodies = marks.map((mark) => marked(context, change.write, usual, mark));
  const replies = await Promise.all(bodies.map((body) => caller.ask(change.write, { body })));
  answersAtOnce(context, replies);
  const now = await caller.ask(read);
  if (now !== undefined && !hasShape(context, now)) return removeEntries(caller, change, common);
  const path = `at the same time, shown by ${read.operationId}`;
  for (const [index, mark] of marks.entries()) {
    const reply = replies[index];
    const rows = rowsWith(now, mark);
    if (!isDone(reply) || !isDone(now)) continue;
    const wrong = rows.length === 1 ? differingField(rows[0], bodies[index] as JsonObject) : undefined;
    if (rows.length !== 1) reportEffect(context, reply, path, 'each of three writes at the same time once', rows.length === 0 ? 'one is lost' : 'one twice');
    if (wrong !== undefined) reportEffect(context, reply, path, preview(wrong.expected), preview(wrong.got));
    if (rows.length !== 1 || wrong !== undefined) break;
  }
  await removeEntries(caller, change, common);
}

/** Two different values at the same time: one of them holds, and the former one at the end. */
async function setTwoAtOnce(caller: Caller, change: Write, read: StrictOperation): Promise<void> {
  const { context } = caller;
  const before = await caller.ask(read);
  const [first, second] = bodiesOf(caller, change);
  if (!isDone(before) || first === undefined || second === undefined) return;
  const replies = await Promise.all([first, second].map((body) => caller.ask(change.write, { body })));
  answersAtOnce(context, replies);
  const now = await caller.ask(read);
  const fits = (body: Json) => Object.entries(body as JsonObject).every(([name, value]) => isSame((now?.data as JsonObject | undefined)?.[name], value));
  if (replies.every(isDone) && isDone(now) && !fits(first) && !fits(second)) {
    const expected = `either ${preview(first)} or ${preview(second)}`;
    reportEffect(context, now, `at the same time, shown by ${read.operationId}`, expected, preview(now.data), change.write);
  }
  if (before.data !== undefined) await caller.ask(change.write, { body: before.data });
}

async function run(context: Context): Promise<void> {
  await checkEach(context, soundReads(context), (read) => repeat(context, read, callerOf(context, read, 'time')));
  const changes = changesOfRun(context);
  const keyed = keyedWrites(context);
  const once = context.operations.filter(
    (write) => (isOnce(context.contract, write) || keptBy(context.contract, write).length > 0) && hasNoViolation(context, write.operationId),
  );
  if (changes.length + keyed.length + once.length === 0) return;
  const callers = await callersOf(context, 'time');
  const [caller, other] = callers;
  if (caller === undefined) return;
  for (const write of once) for (const one of callers.toReversed()) if (await checkOnce(context, write, one)) break;
  const keeps = keyed.length > 0 ? await keepsKeys(context, context.contract.operations) : false;
  for (const change of changes) {
    context.signal.throwIfAborted();
    const { remover, undoneBy, reads } = change;
    const read = reads.find(({ operationId }) => remover === undefined || operationId === remover.owned.listedBy);
    if (read === undefined) continue;
    if (remover !== undefined) await saveTwoAtOnce(caller, change, read);
    else if (undoneBy === 'itself') await setTwoAtOnce(caller, change, read);
  }
  for (const change of keyed) await checkKeyedWrite(caller, change, keeps, other);
}

/**
 * Answers are right every time, writes at the same time are all kept, and keys of writes are kept where the server keeps any. Needs nothing; for writes a
 * customer who can log in.
 */
export const time: Rule = { id: 'time', run };
