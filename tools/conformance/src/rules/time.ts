import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Json, JsonObject } from '@site/contract/document.ts';
import { checkResponse, type StrictOperation, valuesAt } from '@site/contract/strict/check.ts';
import { preview } from '@site/contract/strict/violation.ts';
import { defaultLanguage, headerValues, languageAsked } from '../../../../openapi/languages.ts';
import { Caller, callersOf, gotOf, hasNoViolation, isDone, isRefused, type Reply, type RequestOverrides, report, rowsOf, sandboxOf } from '../caller.ts';
import { evidenceOf } from '../collector.ts';
import { type Context, checkEach } from '../context.ts';
import { KEYS_IGNORED, KeyedWrite, keepsKeys, keyedWrites, reportKey, takesKey } from '../keys.ts';
import { isRead, type Remover, type Write } from '../marks.ts';
import { KEY_HEADER, otherLanguage } from '../requests.ts';
import { changesOfRun, differingField, isSame, marked, removeEntries, reportEffect } from './changes.ts';
import type { Rule } from './rule.ts';

/** A write and the read that shows it, called by one customer. */
interface Pair {
  context: Context;
  caller: Caller;
  change: Write;
  read: StrictOperation;
}

/** A write that adds a row, and the list from which the row can be deleted. */
interface RowPair extends Pair {
  remover: Remover;
}

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
    const { outcome, request } = reply;
    if (!('response' in outcome) || outcome.response.status !== 200 || reply.status !== first.status) {
      const [before, got] = [gotOf(first), gotOf(reply)];
      // The first call may have failed as this one did.
      const expected = before === got ? 'HTTP 200' : `${before} as to the same request before`;
      return report(context, reply, { kind: 'unsteady', path: 'status', expected, got });
    }
    const violations = checkResponse(context.contract, read, outcome.response, defaultLanguage.code);
    for (const violation of violations) context.collector.add(read, violation, evidenceOf(request, outcome));
    if (violations.length > 0) return;
    const path = turnedAt(first.data, reply.data);
    if (path !== undefined)
      return report(context, reply, { kind: 'unsteady', path, expected: 'the entries in the order of the answer before', got: 'the same in another order' });
  }
  await compareLanguages(context, first, caller);
  if (isDone(first)) await compareSpellings(context, first, own ?? {}, caller);
}

/** Another value of the header that stands for the usual language is not answered in another one. */
async function compareSpellings(context: Context, first: Reply, own: RequestOverrides, caller: Caller): Promise<void> {
  const { operation, data } = first;
  const others = headerValues().filter((value) => value !== defaultLanguage.code && languageAsked(value) === defaultLanguage.code);
  const english = await caller.ask(operation, { ...own, language: otherLanguage.code });
  if (!isDone(english) || isDeepStrictEqual(english.data, data) || !operation.parameters.some(({ name }) => name === 'language')) return;
  for (const language of others) {
    const reply = await caller.ask(operation, { ...own, headers: { language } });
    const expected = `to ${preview(language)} the answer in ${defaultLanguage.english}`;
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

/** A public list in English has as many rows as in Chinese; a search finds what is written in the language. */
async function compareLanguages(context: Context, first: Reply | undefined, caller: Caller): Promise<void> {
  if (!isDone(first) || first.operation.needsToken || first.operation.parameters.some(({ name }) => name === 'keyword')) return;
  const { operation, data } = first;
  const count = countOf(data);
  const english = count === undefined ? undefined : await caller.ask(operation, { language: otherLanguage.code });
  if (!isDone(english) || countOf(english.data) === count) return;
  // The list may have changed in the meantime.
  const again = await caller.ask(operation);
  if (!isDone(again) || countOf(again.data) !== count) return;
  report(context, english, {
    kind: 'language',
    path: '$.data',
    expected: `as many rows in ${otherLanguage.english} as in ${defaultLanguage.english}: ${count}`,
    got: `${countOf(english.data)}`,
  });
}

/** Number of rows, on all pages where the list has pages; undefined for what is no list. */
function countOf(data: Json | undefined): number | undefined {
  if (Array.isArray(data)) return data.length;
  const total = (data as { total?: Json } | null | undefined)?.total;
  return typeof total === 'number' ? total : undefined;
}

function rowsWith(reply: Reply | undefined, mark: string): Json[] {
  return (rowsOf(reply?.data) ?? []).filter((row) => JSON.stringify(row).includes(mark));
}

/** Two different saves at the same time: both are kept, each with its own content. */
async function saveTwoAtOnce(pair: RowPair): Promise<void> {
  const { context, caller, change, read, remover } = pair;
  const [usual] = plansShownBy(pair);
  if (usual === undefined) return;
  const common = `s${context.run}`;
  const marks = ['a', 'b', 'c'].map((letter) => `${common}${letter}`);
  const bodies = marks.map((mark) => marked(context, change.write, usual, mark));
  const replies = await Promise.all(bodies.map((body) => caller.ask(change.write, { body })));
  const now = await caller.ask(read);
  const path = `at the same time, shown by ${read.operationId}`;
  for (const [index, mark] of marks.entries()) {
    const reply = replies[index];
    const rows = rowsWith(now, mark);
    if (!isDone(reply) || !isDone(now)) continue;
    if (rows.length !== 1) {
      reportEffect(context, reply, path, 'each of three writes at the same time once', rows.length === 0 ? 'one is lost' : 'one twice');
      break;
    }
    const wrong = differingField(rows[0], bodies[index] as JsonObject);
    if (wrong !== undefined) {
      reportEffect(context, reply, path, preview(wrong.expected), preview(wrong.got));
      break;
    }
  }
  const ids = marks.flatMap((mark) => rowsWith(now, mark)).flatMap((row) => valuesAt({ data: [row] }, remover.owned.at));
  if (new Set(ids.map(String)).size < ids.length && isDone(now)) reportEffect(context, now, `${path}: id`, 'an id of its own for each', 'the same id twice');
  await removeEntries(pair.caller, pair.change, common);
}

/** The bodies of the examples after which the list has a new row, because an operation may fill several lists. */
function plansShownBy({ caller, change }: RowPair): Json[] {
  return bodiesOf(caller, change).filter((body) => fillsRemovable(change, body));
}

const bodiesOf = (caller: Caller, { write }: Pair['change']): Json[] => caller.plans(write).flatMap(({ body }) => (body === undefined ? [] : [body]));

/** A message that is sent at once cannot be deleted; a scheduled one has a date. */
function fillsRemovable({ reads }: Pair['change'], body: Json): boolean {
  return reads.length === 1 || Object.keys(body as JsonObject).some((name) => /date/i.test(name));
}

/** Two different values at the same time: one of them holds, and the former one at the end. */
async function setTwoAtOnce({ context, caller, change, read }: Pair): Promise<void> {
  const before = await caller.ask(read);
  const [first, second] = bodiesOf(caller, change);
  if (!isDone(before) || first === undefined || second === undefined) return;
  const replies = await Promise.all([first, second].map((body) => caller.ask(change.write, { body })));
  const now = await caller.ask(read);
  const fits = (body: Json) => Object.entries(body as JsonObject).every(([name, value]) => isSame((now?.data as JsonObject | undefined)?.[name], value));
  if (replies.every(isDone) && isDone(now) && !fits(first) && !fits(second)) {
    const expected = `either ${preview(first)} or ${preview(second)}`;
    reportEffect(context, now, `at the same time, shown by ${read.operationId}`, expected, preview(now.data), change.write);
  }
  if (before.data !== undefined) await caller.ask(change.write, { body: before.data });
}

/**
 * A server that keeps keys: the same write again, at the same time, with another body, and by another customer. Whether it keeps any is told by the
 * write itself where no other operation tells.
 */
async function tryKeys(pair: RowPair, other: Caller | undefined, keeps: boolean | undefined): Promise<void> {
  const { context, caller, change, read } = pair;
  const [body] = plansShownBy(pair);
  if (keeps === false || body === undefined || !takesKey(change.write)) return;
  const common = `k${context.run}`;
  const send = (mark: string, key: string, who = caller) =>
    who.ask(change.write, { body: marked(context, change.write, body, mark), headers: { [KEY_HEADER]: key } });
  /** How often the list shows a write; once where it cannot be read, which is no matter of the key. */
  const count = async (mark: string, who = caller) => {
    const now = await who.ask(read);
    return isDone(now) ? rowsWith(now, mark).length : 1;
  };
  try {
    const key = randomUUID();
    const [first, again] = [await send(`${common}a`, key), await send(`${common}a`, key)];
    if (!isDone(first) || again === undefined)
      return void context.notes.add(
        `Not checked: keys of ${change.write.operationId}, because a write of the example gave ${first === undefined ? 'nothing' : gotOf(first)}.`,
      );
    if (keeps === undefined && isDone(again) && (await count(`${common}a`)) > 1) return void context.notes.add(KEYS_IGNORED);
    if (!isDone(again)) return reportKey(context, again, 'repeated', 'the first answer again', gotOf(again));
    if ((await count(`${common}a`)) > 1) return reportKey(context, again, 'repeated', 'the write once', 'it twice');
    const altered = await send(`${common}b`, key);
    if (altered !== undefined && !isRefused(altered)) return reportKey(context, altered, 'with another body', 'a refusal', gotOf(altered));
    const race = randomUUID();
    const [racer] = await Promise.all([send(`${common}c`, race), send(`${common}c`, race)]);
    if (isDone(racer) && (await count(`${common}c`)) > 1) return reportKey(context, racer, 'raced', 'the write once', 'it twice');
    if (other === undefined) return;
    const foreign = await send(`${common}d`, key, other);
    if (foreign !== undefined && (!isDone(foreign) || (await count(`${common}d`, other)) === 0))
      reportKey(context, foreign, 'of another customer', 'a key of each customer’s own', isDone(foreign) ? 'nothing carried out' : gotOf(foreign));
  } finally {
    await removeEntries(pair.caller, pair.change, common);
    if (other !== undefined) await removeEntries(other, pair.change, common);
  }
}

async function run(context: Context): Promise<void> {
  const reads = context.operations.filter((operation) => isRead(context.contract, operation) && hasNoViolation(context, operation.operationId));
  await checkEach(context, reads, (read) =>
    repeat(context, read, new Caller(context, read.needsToken ? context.personas[0] : undefined, sandboxOf(context, 'time'))),
  );
  const changes = changesOfRun(context);
  const keyed = keyedWrites(context);
  if (changes.length + keyed.length === 0) return;
  const [caller, other] = await callersOf(context, 'time');
  if (caller === undefined) return;
  const asksForKeys = keyed.length > 0 || changes.some(({ write, remover }) => remover !== undefined && takesKey(write));
  const keeps = asksForKeys ? await keepsKeys(context, context.contract.operations) : false;
  for (const change of changes) {
    context.signal.throwIfAborted();
    const { remover, undoneBy, reads } = change;
    const read = reads.find(({ operationId }) => remover === undefined || operationId === remover.owned.listedBy);
    if (read === undefined) continue;
    const pair = { context, caller, change, read };
    if (remover === undefined) {
      if (undoneBy === 'itself') await setTwoAtOnce(pair);
      continue;
    }
    await saveTwoAtOnce({ ...pair, remover });
    await tryKeys({ ...pair, remover }, other, keeps);
  }
  for (const change of keyed) await new KeyedWrite(context, change, caller).check(keeps, other);
}

export const time: Rule = {
  id: 'time',
  title: 'Answers are right every time, writes at the same time are all kept, and keys of writes are kept where the server keeps any',
  needs: 'nothing; for writes a customer who can log in',
  run,
};
