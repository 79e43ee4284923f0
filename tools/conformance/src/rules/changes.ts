import { isDeepStrictEqual } from 'node:util';
import type { Json, JsonObject } from '@site/contract/document.ts';
import { customerOf, outcomeOf, uniqueOf } from '@site/contract/marks.ts';
import { type StrictOperation, valuesAt } from '@site/contract/strict/check.ts';
import { preview } from '@site/contract/strict/violation.ts';
import fc from 'fast-check';
import { type Caller, callersOf, gotOf, isDone, isRefused, momentsOf, type Reply, report, rowsOf, timeless } from '../caller.ts';
import { type Context, hasNoViolation, type Rule, soundReads } from '../context.ts';
import { fieldsOf, listSchemaOf, type Remover, type Write, withField, writesOf } from '../marks.ts';
import { otherLanguage } from '../requests.ts';
import { type States, statesOf } from '../state.ts';
import { isNowInMacau } from '../today.ts';
import { bodiesLike, everyChoice, extremeBodies, lookalikeIds } from '../values.ts';
import { wrongBodies } from '../variations.ts';

/** The writes of this run that some read shows; a deletion is tried as the end of what it deletes. */
export function changesOfRun(context: Context): Write[] {
  return writesOf(context.contract).filter(({ write, reads, undoneBy }) => {
    const isInRun = context.operations.some((one) => one === write || one.operationId === undoneBy);
    return reads.length > 0 && isInRun && [write, ...reads].every(({ operationId }) => hasNoViolation(context, operationId));
  });
}

/** A body that can be told from all others: free texts end with the mark. */
export function marked(context: Context, write: StrictOperation, body: Json, mark: string): JsonObject {
  const fields = fieldsOf(context.contract, write);
  return Object.fromEntries(
    Object.entries(body as JsonObject).map(([name, value]) => {
      const schema = fields[name] ?? {};
      const isFree = schema.type === 'string' && schema.pattern === undefined && schema.format === undefined && schema.enum === undefined;
      if (!isFree || typeof value !== 'string') return [name, value];
      return [name, `${value.slice(0, Number(schema.maxLength ?? 200) - mark.length - 1)} ${mark}`];
    }),
  );
}

/** Records a write without its effect, or with another one. */
export function reportEffect(context: Context, reply: Reply, path: string, expected: string, got: string, at = reply.operation): void {
  report(context, reply, { kind: 'effect', path, expected, got }, at);
}

/** The first field of a row that is not as it was written. */
export function differingField(row: Json | undefined, written: JsonObject): { name: string; expected: Json; got: Json | undefined } | undefined {
  const fields = Object.entries(written).map(([name, expected]) => ({ name, expected, got: (row as JsonObject)[name] }));
  return fields.find(({ expected, got }) => got !== undefined && !isDeepStrictEqual(got, expected));
}

/** The id of a row from which it can be deleted. */
const idIn = (row: Json, at = '$'): Json | undefined => valuesAt({ data: [row] }, at)[0];
const holds = (value: Json | undefined, mark: string) => JSON.stringify(value ?? null).includes(mark);
/** The rows of a list with a mark. */
export const rowsWith = (reply: Reply | undefined, mark: string): Json[] => (rowsOf(reply?.data) ?? []).filter((row) => holds(row, mark));
const shownBy = (read: StrictOperation) => `shown by ${read.operationId}`;
const inOtherCase = (text: string) => text.replace(/\p{L}/gu, (letter) => (letter === letter.toUpperCase() ? letter.toLowerCase() : letter.toUpperCase()));
const STILL_THERE = ['no entry that was deleted', 'the entry'] as const;
const REFUSED = ['nothing new, because the request was refused', 'what was refused'] as const;
const AS_THEY_WERE = ['the other entries as they were', 'changed ones'] as const;

/** Ends the check of a write at the first finding. */
const FOUND = Symbol('found');

/** A list, with what fills it and what deletes from it. */
interface List {
  read: StrictOperation;
  example: Json;
  remover: Remover;
}

/** One write with everything that is asked about it; the first finding is the only one. */
async function checkWrite(context: Context, change: Write, caller: Caller, other: Caller | undefined, states: States): Promise<void> {
  const { write, reads, remover, undoneBy } = change;

  function fail(reply: Reply, path: string, expected: string, got: string, at = write, kind: 'effect' | 'foreign-data' = 'effect'): never {
    report(context, reply, { kind, path, expected, got }, at);
    throw FOUND;
  }

  async function readAll(caller: Caller): Promise<Map<StrictOperation, Reply>> {
    const found = new Map<StrictOperation, Reply>();
    for (const read of reads) {
      const reply = await caller.ask(read);
      if (isDone(reply)) found.set(read, reply);
    }
    return found;
  }

  /** A write that adds a row: each read shows it after one of the examples. */
  async function checkRows(before: Map<StrictOperation, Reply>, remover: Remover): Promise<void> {
    const waiting = new Map(before);
    let accepted: Reply | undefined;
    let isAnyRefused = false;
    for (const [index, plan] of caller.plans(write).entries()) {
      if (waiting.size === 0) break;
      const mark = `c${context.run}${index}`;
      const body = marked(context, write, plan.body ?? {}, mark);
      const done = await caller.ask(write, { body });
      if (!isDone(done)) {
        isAnyRefused = true;
        continue;
      }
      accepted = done;
      for (const [read, former] of [...waiting]) {
        const now = await caller.ask(read);
        if (!isDone(now)) return;
        const added = rowsWith(now, mark);
        if (added.length === 0) continue;
        waiting.delete(read);
        const list = { read, example: plan.body ?? {}, remover };
        const isListed = remover.owned.listedBy === read.operationId;
        await checkNewRows(list, { now, former, added, mark, body });
        if (!isListed) await checkAgain(list, added, `${mark}r`);
        else {
          await checkOneOfMany(list, former, added);
          for (const example of reads.length === 1 ? caller.plans(write).map((one) => one.body ?? {}) : [list.example])
            await checkRoundTrip({ ...list, example });
        }
      }
      // A write with one read that does not show it would be repeated in vain.
      if (reads.length === 1) break;
    }
    // What was refused, such as a full list, is judged by the part examples; it may be what one of several lists shows.
    const [read] = waiting.keys();
    if (accepted !== undefined && read !== undefined && !(isAnyRefused && reads.length > 1))
      fail(accepted, shownBy(read), 'what was written', 'a response without it');
  }

  /** What the same write adds the next time is as much, and nothing twice. */
  async function checkAgain({ read, example }: List, before: readonly Json[], mark: string): Promise<void> {
    const fields = fieldsOf(context.contract, write);
    // What stands twice in a list counts once.
    const twice = Object.entries(example as JsonObject).map(([name, value]) => [
      name,
      Array.isArray(value) && fields[name]?.uniqueItems !== true ? [...value, value[0] ?? null] : value,
    ]);
    const done = await caller.ask(write, { body: marked(context, write, Object.fromEntries(twice), mark) });
    const now = isDone(done) ? await caller.ask(read) : undefined;
    const added = rowsWith(now, mark);
    const isTwice = [before, added].some((rows) => new Set(rows.map((row) => JSON.stringify(timeless(row)))).size < rows.length);
    if (isDone(now) && (added.length !== before.length || isTwice))
      fail(now, shownBy(read), `${before.length} new entries, each another one, whenever it is written`, `${added.length} of them`);
  }

  /** The new rows, the other rows, and what another customer sees. */
  async function checkNewRows(list: List, one: { now: Reply; former: Reply; added: Json[]; mark: string; body: JsonObject }): Promise<void> {
    const { read, remover } = list;
    const { now, former, added, mark, body } = one;
    const path = shownBy(read);
    if (added.length > 1 && read.operationId === remover.owned.listedBy) fail(now, path, 'one new entry', `${added.length} of them`);
    const written = context.substitute(body) as JsonObject;
    const wrong = added.map((row) => differingField(row, written)).find((field) => field !== undefined);
    if (wrong !== undefined) fail(now, `${path}: ${wrong.name}`, preview(wrong.expected), preview(wrong.got));
    const late = added.flatMap(momentsOf).find((moment) => !isNowInMacau(moment));
    if (late !== undefined) fail(now, `${path}: time`, 'the present time in Macau', preview(late));
    const kept = (rowsOf(now.data) ?? []).filter((row) => !holds(row, mark));
    const old = rowsOf(former.data) ?? [];
    // A page drops its last rows when new ones come before them.
    if (!isDeepStrictEqual(timeless(kept), timeless(old.slice(0, kept.length))) || (now.data === rowsOf(now.data) && kept.length < old.length))
      fail(now, path, ...AS_THEY_WERE);
    const theirs = await other?.ask(read);
    if (isDone(theirs) && holds(theirs.data, mark)) fail(theirs, '$.data', 'nothing that another customer wrote', preview(added[0]), read, 'foreign-data');
    await checkNewSession(read, mark);
    await checkReplacing(list, body, mark);
  }

  async function checkNewSession(read: StrictOperation, mark: string): Promise<void> {
    const { persona, sandbox } = caller;
    if (persona?.pin === undefined || persona.token !== undefined) return;
    const token = await context.sessions.another(persona, sandbox);
    const now = token === undefined ? undefined : await caller.ask(read, { token, language: otherLanguage.code });
    if (isDone(now) && !holds(now.data, mark))
      fail(now, shownBy(read), `what was written, after a new log-in and in ${otherLanguage.english}, too`, 'a response without it');
  }

  /** A value that is unique besides the id, such as the name of a group, replaces the entry. */
  async function checkReplacing({ read, remover }: List, body: JsonObject, mark: string): Promise<void> {
    const [key] = uniqueOf(listSchemaOf(context.contract, read)).filter((name) => body[name] !== undefined);
    const another = Object.entries(caller.plans(write).at(-1)?.body ?? {}).find(([name, value]) => name !== key && body[name] !== value);
    if (key === undefined || another === undefined) return;
    const [name, value] = another;
    const rowsIn = (reply: Reply) => (rowsOf(reply.data) ?? []).filter((row) => holds((row as JsonObject)[key], mark));
    const first = await caller.ask(read);
    const replaced = await caller.ask(write, { body: { ...body, [name]: value } });
    const now = await caller.ask(read);
    if (!isDone(first) || !isDone(replaced) || !isDone(now)) return;
    const rows = rowsIn(now);
    const path = `${shownBy(read)}: ${key}`;
    if (rows.length !== 1) fail(now, path, 'one entry of this name, because the second replaces the first', String(rows.length));
    const [id, before] = [rows[0], rowsIn(first)[0]].map((row) => idIn(row ?? null, remover.owned.at));
    if (!isDeepStrictEqual(id, before)) fail(now, `${path}, id`, `the id ${preview(before)} as before`, preview(id));
    const got = (rows[0] as JsonObject)[name];
    if (!isDeepStrictEqual(got, value)) fail(now, `${shownBy(read)}: ${name}`, preview(value), preview(got));
    // Of another customer it is another entry.
    const theirs = await other?.ask(write, { body });
    const kept = isDone(theirs) ? await caller.ask(read) : undefined;
    if (other !== undefined) await removeEntries(other, change, mark);
    if (isDone(kept) && !isDeepStrictEqual(rowsIn(kept), rows))
      fail(kept, path, 'the entry as it was, because another customer saved one of this name', 'another one or none');
    // In other letters, or with another end, it is another name.
    const own = String(body[key]);
    const long = own.padEnd(Number(fieldsOf(context.contract, write)[key]?.maxLength ?? 0) - 1, '-');
    for (const [one, two] of [
      [own, inOtherCase(own)],
      [`${long}1`, `${long}2`],
    ] as const) {
      const saved: (Reply | undefined)[] = [];
      for (const name of one === two ? [] : [one, two]) saved.push(await caller.ask(write, { body: { ...body, [key]: name } }));
      const both = saved.length > 0 && saved.every(isDone) ? await caller.ask(read) : undefined;
      const names = (rowsOf(both?.data) ?? []).map((row) => (row as JsonObject)[key]);
      if (isDone(both) && !(names.includes(one) && names.includes(two)))
        fail(both, path, `an entry each for ${preview(one)} and ${preview(two)}`, names.includes(one) ? 'the first only' : 'the second only');
    }
  }

  /** One of up to three entries is deleted, and no other; an id that only looks like one of them is nobody’s. */
  async function checkOneOfMany(list: List, former: Reply, added: readonly Json[]): Promise<void> {
    const { read, example, remover } = list;
    const { operation, owned } = remover;
    const idOf = (row: Json) => idIn(row, owned.at);
    const [name] = owned.field.slice(2).split('[*]');
    const remove = (...ids: Json[]) => caller.ask(operation, { body: ids.length > 1 ? { [name ?? '']: ids } : withField({}, owned.field, ids[0] ?? '') });
    if (idOf(added[0] ?? null) === undefined || !hasNoViolation(context, operation.operationId)) return;
    for (const letter of ['x', 'y']) await caller.ask(write, { body: marked(context, write, example, `m${context.run}${letter}`) });
    const all = await caller.ask(read);
    if (!isDone(all)) return;
    const rows = rowsOf(all.data) ?? [];
    const known = (rowsOf(former.data) ?? []).map(idOf);
    const made = rows.map(idOf).filter((id) => id !== undefined && !known.some((one) => isDeepStrictEqual(one, id))) as Json[];
    const chosen = made[Math.floor(made.length / 2)];
    if (chosen === undefined) return;
    const path = shownBy(read);
    const isLast = isDeepStrictEqual(rows.slice(-made.length).map(idOf), made);
    if (listSchemaOf(context.contract, read)['x-newest'] === 'last' && !isLast)
      fail(all, path, 'new entries behind the others', 'one of them before an older one', read);
    /** After a deletion these rows must be left. */
    const checkLeft = async (deleted: Reply | undefined, left: readonly Json[], refused?: readonly [expected: string, got: string]): Promise<void> => {
      const now = await caller.ask(read);
      if (!isDone(now) || deleted === undefined || isDeepStrictEqual(timeless(rowsOf(now.data)), timeless([...left]))) return;
      const isStill = (rowsOf(now.data) ?? []).length > left.length;
      fail(deleted, path, ...(refused ?? (isStill ? STILL_THERE : AS_THEY_WERE)), operation);
    };
    const deleted = await remove(chosen);
    if (deleted === undefined) return;
    if (!isDone(deleted)) fail(deleted, '$.status', '"0" for an entry that the customer has just made', gotOf(deleted), operation);
    const left = rows.filter((row) => !isDeepStrictEqual(idOf(row), chosen));
    await checkLeft(deleted, left);
    const others = made.filter((id) => id !== chosen);
    const isMany = owned.field.endsWith('[*]');
    const again = await remove(...(isMany ? [...others, chosen] : [chosen]));
    if (isDone(again)) fail(again, owned.field, 'a refusal of an id that is not there any more', 'status "0"', operation);
    await checkLeft(again, left, REFUSED);
    for (const id of lookalikeIds(others[0] ?? chosen, rows.map(idOf))) {
      const reply = await remove(id);
      if (isDone(reply)) fail(reply, owned.field, `a refusal of ${preview(id)}, which is no id of the list`, 'status "0"', operation);
      await checkLeft(reply, left);
    }
    let ended: Reply | undefined;
    if (isMany && others.length > 0) ended = await remove(...others);
    else for (const id of others) ended = await remove(id);
    const gone = left.filter((row) => !others.some((id) => isDeepStrictEqual(id, idOf(row))));
    if (isDone(ended)) await checkLeft(ended, gone);
  }

  /** What is written is what is shown, to the character, whatever texts and lists the contract allows; the smallest that is not is reported. */
  async function checkRoundTrip({ read, example, remover: { operation, owned } }: List): Promise<void> {
    const idOf = (row: Json) => JSON.stringify(idIn(row, owned.at));
    let found: Parameters<typeof fail> | undefined;
    const isKept = async (body: JsonObject): Promise<boolean> => {
      context.signal.throwIfAborted();
      const before = await caller.ask(read);
      const done = isDone(before) ? await caller.ask(write, { body }) : undefined;
      const now = isDone(done) ? await caller.ask(read) : undefined;
      if (!isDone(before) || !isDone(done) || !isDone(now)) return true;
      const known = (rowsOf(before.data) ?? []).map(idOf);
      const added = (rowsOf(now.data) ?? []).filter((row) => !known.includes(idOf(row)));
      for (const row of added) await caller.ask(operation, { body: withField({}, owned.field, idIn(row, owned.at) ?? '') });
      const wrong = added.length === 1 ? differingField(added[0], context.substitute(body) as JsonObject) : undefined;
      if (added.length === 1 && wrong === undefined) return true;
      found =
        wrong === undefined
          ? [done, shownBy(read), 'one new entry', String(added.length)]
          : [now, `${shownBy(read)}: ${wrong.name}`, preview(wrong.expected), preview(wrong.got)];
      return false;
    };
    const { seed, runs } = context.fuzz;
    const like = [context.contract, write, example as JsonObject, context.run] as const;
    // Each example has values of its own.
    const own = seed + JSON.stringify(example).length;
    const { failed } = await fc.check(fc.asyncProperty(bodiesLike(...like), isKept), { seed: own, numRuns: runs });
    for (const body of failed ? [] : extremeBodies(...like)) if (!(await isKept(body))) break;
    if (found !== undefined) fail(...found);
  }

  /** A write that replaces a value: the read shows each of the examples, others like them, and the former value at the end. */
  async function checkValue(before: Map<StrictOperation, Reply>): Promise<void> {
    const { contract, fuzz, run } = context;
    const [first] = before;
    if (first === undefined) return;
    const [read, former] = first;
    const theirs = await other?.ask(read);
    if (former.data === undefined) return;
    const bodies = caller.plans(write).map(({ body }) => body ?? {});
    const [example = {}] = bodies;
    const others = fc.sample(bodiesLike(contract, write, example as JsonObject, run), { seed: fuzz.seed, numRuns: fuzz.runs });
    for (const body of [...bodies, ...everyChoice(contract, write, example as JsonObject), ...others, former.data]) {
      const done = await caller.ask(write, { body });
      const now = await caller.ask(read);
      if (!isDone(done) || !isDone(now)) continue;
      const shown = (now.data ?? {}) as JsonObject;
      const wrong = Object.entries(body as JsonObject).find(([name, value]) => !isSame(shown[name], value));
      if (wrong !== undefined) fail(now, `${shownBy(read)}: ${wrong[0]}`, preview(wrong[1]), preview(shown[wrong[0]]));
      const foreign = await other?.ask(read);
      if (isDone(foreign) && isDone(theirs) && !isDeepStrictEqual(timeless(foreign.data), timeless(theirs.data)))
        fail(foreign, '$.data', 'what this customer had, whatever others write', preview(foreign.data), read, 'foreign-data');
    }
  }

  /** A write that nothing undoes, such as a purchase: the read shows another figure, and its lists stay. */
  async function checkIrreversible(first: Map<StrictOperation, Reply>): Promise<void> {
    const second = other === undefined ? undefined : await readAll(other);
    // The first customer may have done it before.
    const done = (await doneBy(other)) ?? (await doneBy(caller));
    if (done === undefined) return;
    const isOther = done.caller === other;
    const [before, beside] = isOther ? [second ?? first, first] : [first, second];
    const bystander = isOther ? caller : other;
    for (const [read, former] of before) {
      const now = await done.caller.ask(read);
      if (!isDone(now)) return;
      if (isDeepStrictEqual(timeless(now.data), timeless(former.data))) fail(done.reply, shownBy(read), 'another figure than before', 'the same');
      for (const [name, value] of Object.entries((former.data ?? {}) as JsonObject))
        if (Array.isArray(value) && !isDeepStrictEqual((now.data as JsonObject)[name], value))
          fail(done.reply, `${shownBy(read)}: ${name}`, 'the entries as they were', 'changed ones');
      const [was, theirs] = [beside?.get(read), await bystander?.ask(read)];
      // Another customer may have had the same figure all along.
      const isTheirs = was !== undefined && isDone(theirs) && !isDeepStrictEqual(timeless(theirs.data), timeless(was.data));
      if (isTheirs && isDeepStrictEqual(timeless(theirs.data), timeless(now.data)))
        fail(theirs, '$.data', 'the figures of this customer', 'those of another one', read, 'foreign-data');
    }
  }

  async function doneBy(caller: Caller | undefined): Promise<{ caller: Caller; reply: Reply } | undefined> {
    const reply = await caller?.ask(write);
    return caller !== undefined && isDone(reply) ? { caller, reply } : undefined;
  }

  /** What was refused has changed nothing: every request that breaks a rule, and every example that is refused. */
  async function checkRefusals(operation: StrictOperation): Promise<void> {
    if (!hasNoViolation(context, operation.operationId)) return;
    const refused = Object.values(operation.body?.media.examples ?? {}).filter((one) => outcomeOf(one) === '-1' && customerOf(one) === undefined);
    const bodies = [...refused.map(({ value }) => value), ...wrongBodies(context.contract, operation).map(({ body }) => body)];
    const found = await firstToChange(states, bodies, (body) => caller.ask(operation, { body }), isRefused);
    if (found !== undefined) fail(found.reply, shownBy(found.changed), ...REFUSED, operation);
  }

  const before = await readAll(caller);
  if (before.size < reads.length) return;
  let last: Reply | undefined;
  const changed = await states.changedBy(async () => {
    if (remover !== undefined) await checkRows(before, remover);
    else if (undoneBy === 'itself') await checkValue(before);
    else await checkIrreversible(before);
    last = await caller.ask(reads[0] ?? write);
  }, reads);
  if (changed !== undefined && last !== undefined)
    fail(last, shownBy(changed), 'what was there before, because the write is of something else', 'another answer');
  for (const operation of [write, ...(remover === undefined ? [] : [remover.operation])]) await checkRefusals(operation);
}

/**
 * The first of some requests that changes what a customer has, though its answer is innocent: of all of them together, and one by one where something has
 * changed. What is lost is lost once, unless it is prepared anew.
 */
async function firstToChange<T>(
  states: States,
  tasks: readonly T[],
  ask: (task: T) => Promise<Reply | undefined>,
  isInnocent: (reply: Reply) => boolean,
  prepare?: () => Promise<void>,
): Promise<{ reply: Reply; changed: StrictOperation } | undefined> {
  const replies: (Reply | undefined)[] = [];
  const byAll = await states.changedBy(async () => {
    for (const task of tasks) replies.push(await ask(task));
  });
  if (byAll === undefined) return undefined;
  for (const task of tasks) {
    let reply: Reply | undefined;
    await prepare?.();
    const changed = await states.changedBy(async () => {
      reply = await ask(task);
    });
    if (changed !== undefined && reply !== undefined && isInnocent(reply)) return { reply, changed };
  }
  const last = prepare === undefined ? replies.at(-1) : undefined;
  return last !== undefined && replies.every((reply) => reply === undefined || isInnocent(reply)) ? { reply: last, changed: byAll } : undefined;
}

/** Adds an entry with a mark to the list from which it can be deleted; undefined when no example does. */
export async function addEntry(caller: Caller, change: Write, mark: string): Promise<Reply | undefined> {
  const before = await entriesOf(caller, change);
  for (const plan of before === undefined ? [] : caller.plans(change.write)) {
    const reply = await caller.ask(change.write, { body: marked(caller.context, change.write, plan.body ?? {}, mark) });
    const after = await entriesOf(caller, change);
    if (isDone(reply) && after !== undefined && !isDeepStrictEqual(after, before)) return reply;
  }
  return undefined;
}

/** The entries of the list from which those of a write can be deleted; undefined where it cannot be read. */
export async function entriesOf(caller: Caller, { remover, reads }: Write): Promise<Json[] | undefined> {
  const list = reads.find(({ operationId }) => operationId === remover?.owned.listedBy);
  const reply = list === undefined ? undefined : await caller.ask(list);
  return isDone(reply) ? (rowsOf(reply.data) ?? []) : undefined;
}

async function removeWhere(caller: Caller, change: Write, isMeant: (row: Json, id: Json) => boolean): Promise<void> {
  const { remover } = change;
  for (const row of (await entriesOf(caller, change)) ?? []) {
    const id = idIn(row, remover?.owned.at);
    if (id !== undefined && isMeant(row, id) && remover !== undefined && !caller.context.client.signal.aborted)
      await caller.ask(remover.operation, { body: withField({}, remover.owned.field, id) });
  }
}

/** Deletes the entries with a mark. */
export const removeEntries = (caller: Caller, change: Write, mark: string): Promise<void> => removeWhere(caller, change, (row) => holds(row, mark));

/** Deletes the entries that were not there before. */
export async function removeNewEntries(caller: Caller, change: Write, before: readonly Json[] | undefined): Promise<void> {
  if (before === undefined) return;
  const ids = before.map((row) => idIn(row, change.remover?.owned.at));
  await removeWhere(caller, change, (_, id) => !ids.some((one) => isDeepStrictEqual(one, id)));
}

/** Whether two values are the same, whatever the order of a list. */
export function isSame(a: Json | undefined, b: Json): boolean {
  const sorted = (value: Json | undefined) => (Array.isArray(value) ? value.map((one) => JSON.stringify(one)).sort() : value);
  return isDeepStrictEqual(sorted(a), sorted(b));
}

/** What only reads, such as a preview, changes nothing: all of it together, and one by one where something has changed. */
async function checkReads(context: Context, caller: Caller, states: States, fill: () => Promise<void>): Promise<void> {
  const reads = soundReads(context).filter(({ needsToken }) => needsToken);
  const ask = async (read: StrictOperation) => {
    let last: Reply | undefined;
    for (const { body } of caller.plans(read)) last = (await caller.ask(read, { body })) ?? last;
    return last;
  };
  const found = reads.length === 0 ? undefined : await firstToChange(states, reads, ask, () => true, fill);
  if (found !== undefined)
    reportEffect(context, found.reply, shownBy(found.changed), 'what was there before, because the operation only reads', 'another answer');
}

async function run(context: Context): Promise<void> {
  const changes = changesOfRun(context);
  const isConcerned = context.operations.some((operation) => operation.needsToken && !context.notImplemented.has(operation.operationId));
  const [caller, other] = isConcerned ? await callersOf(context, 'changes') : [];
  if (caller === undefined) return;
  const states = statesOf(caller);
  // Where there is nothing, nothing can be lost.
  const kept = `k${context.run}`;
  const formers = new Map<Write, Json>();
  const fill = async () => {
    for (const change of changes) {
      await addEntry(caller, change, kept);
      const [read] = change.undoneBy === 'itself' ? change.reads : [];
      const former = read === undefined ? undefined : await caller.ask(read);
      if (isDone(former) && former.data !== undefined && isDone(await caller.ask(change.write))) formers.set(change, formers.get(change) ?? former.data);
    }
  };
  await fill();
  await checkReads(context, caller, states, fill);
  for (const change of changes) {
    context.signal.throwIfAborted();
    await checkWrite(context, change, caller, other, states).catch((error) => {
      if (error !== FOUND) throw error;
    });
    context.onStep(change.write.operationId);
  }
  for (const change of changes) await removeEntries(caller, change, kept);
  for (const [{ write }, body] of formers) await caller.ask(write, { body });
}

/**
 * What a write takes is what the reads that the contract names show, to the character; nothing else changes, by a refusal or a read neither; its undoing
 * undoes it. Needs a customer who can log in.
 */
export const changes: Rule = { id: 'changes', run };

/** A message that is sent at once cannot be deleted; a scheduled one has a date. */
export function fillsRemovable({ reads }: Write, body: Json): boolean {
  return reads.length === 1 || Object.keys(body as JsonObject).some((name) => /date/i.test(name));
}
