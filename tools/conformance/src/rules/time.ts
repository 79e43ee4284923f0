import { isDeepStrictEqual } from 'node:util';
import type { Json, JsonObject } from '@site/contract/document.ts';
import { checkResponse, type StrictOperation, valuesAt } from '@site/contract/strict/check.ts';
import { preview } from '@site/contract/strict/violation.ts';
import { defaultLanguage, headerValues, languageAsked } from '../../../../openapi/languages.ts';
import { Caller, callersOf, gotOf, hasNoViolation, isDone, type Reply, type RequestOverrides, report, rowsOf, sandboxOf } from '../caller.ts';
import { evidenceOf } from '../collector.ts';
import { type Context, checkEach } from '../context.ts';
import { KeyedWrite, keepsKeys, keyedWrites } from '../keys.ts';
import { isRead, type Remover, type Write } from '../marks.ts';
import { otherLanguage } from '../requests.ts';
import { changesOfRun, differingField, fillsRemovable, isSame, marked, removeEntries, reportEffect } from './changes.ts';
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
  const keeps = keyed.length > 0 ? await keepsKeys(context, context.contract.operations) : false;
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
  }
  for (const change of keyed) await new KeyedWrite(context, change, caller).check(keeps, other);
}

export const time: Rule = {
  id: 'time',
  title: 'Answers are right every time, writes at the same time are all kept, and keys of writes are kept where the server keeps any',
  needs: 'nothing; for writes a customer who can log in',
  run,
};
