import { isDeepStrictEqual } from 'node:util';
import type { Json, JsonObject } from '@site/contract/document.ts';
import { uniqueOf } from '@site/contract/marks.ts';
import { type StrictOperation, valuesAt } from '@site/contract/strict/check.ts';
import { preview } from '@site/contract/strict/violation.ts';
import { type Caller, callersOf, gotOf, hasNoViolation, isDone, isRefused, momentsOf, type Reply, report, rowsOf, timeless } from '../caller.ts';
import type { Context } from '../context.ts';
import { fieldsOf, listSchemaOf, type Remover, type Write, withField, writesOf } from '../marks.ts';
import { isNowInMacau } from '../today.ts';
import type { Rule } from './rule.ts';

/** The writes of this run that some read shows; a deletion is tried as the end of what it deletes. */
export function changesOfRun(context: Context): Write[] {
  return writesOf(context.contract).filter(({ write, reads, undoneBy }) => {
    const isInRun = context.operations.some((one) => one === write || one.operationId === undoneBy);
    return reads.length > 0 && isInRun && [write, ...reads].every(({ operationId }) => hasNoViolation(context, operationId));
  });
}

/** Characters that a server alters when it stores a text for HTML or for a query instead of as it is. */
const ESCAPING_SAMPLE = ` & '`;

/** A body that can be told from all others: free texts end with the mark. */
export function marked(context: Context, write: StrictOperation, body: Json, mark: string): Json {
  const fields = fieldsOf(context.contract, write);
  return Object.fromEntries(
    Object.entries(body as JsonObject).map(([name, value]) => {
      const schema = fields[name] ?? {};
      const isFree = schema.type === 'string' && schema.pattern === undefined && schema.format === undefined && schema.enum === undefined;
      if (!isFree || typeof value !== 'string') return [name, value];
      const end = `${ESCAPING_SAMPLE} ${mark}`;
      return [name, `${value.slice(0, Number(schema.maxLength ?? 200) - end.length)}${end}`];
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

const holds = (value: Json | undefined, mark: string) => JSON.stringify(value ?? null).includes(mark);
const shownBy = (read: StrictOperation) => `shown by ${read.operationId}`;

/** One write with everything that is asked about it. */
class WriteCheck {
  private readonly context: Context;
  private readonly change: Write;
  private readonly caller: Caller;
  private readonly other: Caller | undefined;

  constructor(context: Context, change: Write, caller: Caller, other: Caller | undefined) {
    this.context = context;
    this.change = change;
    this.caller = caller;
    this.other = other;
  }

  private report(reply: Reply, path: string, expected: string, got: string, at: StrictOperation = this.change.write): true {
    reportEffect(this.context, reply, path, expected, got, at);
    return true;
  }

  private async readAll(caller: Caller): Promise<Map<StrictOperation, Reply>> {
    const found = new Map<StrictOperation, Reply>();
    for (const read of this.change.reads) {
      const reply = await caller.ask(read);
      if (isDone(reply)) found.set(read, reply);
    }
    return found;
  }

  async run(): Promise<void> {
    const before = await this.readAll(this.caller);
    const { reads, remover, undoneBy } = this.change;
    if (before.size < reads.length) return;
    if (remover !== undefined) await this.checkRows(before, remover);
    else if (undoneBy === 'itself') await this.checkValue(before);
    else await this.checkIrreversible(before);
  }

  /** A write that adds a row: each read shows it after one of the examples. */
  private async checkRows(before: Map<StrictOperation, Reply>, remover: Remover): Promise<void> {
    const { write, reads } = this.change;
    const waiting = new Map(before);
    let accepted: Reply | undefined;
    let isAnyRefused = false;
    for (const [index, plan] of this.caller.plans(write).entries()) {
      if (waiting.size === 0) return;
      const mark = `c${this.context.run}${index}`;
      const body = marked(this.context, write, plan.body ?? {}, mark);
      const done = await this.caller.ask(write, { body });
      if (!isDone(done)) {
        isAnyRefused = true;
        continue;
      }
      accepted = done;
      for (const [read, former] of [...waiting]) {
        const now = await this.caller.ask(read);
        if (!isDone(now)) return;
        const added = (rowsOf(now.data) ?? []).filter((row) => holds(row, mark));
        if (added.length === 0) continue;
        waiting.delete(read);
        if (await this.checkNewRows({ read, now, former, added, mark, body, remover })) return;
        if (remover.owned.listedBy === read.operationId && (await this.checkDeletion(read, former, added, mark, remover))) return;
        // The last, because a server that takes unknown fields keeps an entry of it.
        if (await this.checkRefusedRow(read, body)) return;
      }
      // A write with one read that does not show it would be repeated in vain.
      if (reads.length === 1) break;
    }
    // What was refused, such as a full list, is judged by the part examples; it may be what one of several lists shows.
    if (accepted === undefined || (isAnyRefused && reads.length > 1)) return;
    for (const read of waiting.keys()) this.report(accepted, shownBy(read), 'what was written', 'a response without it');
  }

  /** The new rows, the other rows, and what another customer sees. Returns whether something was found. */
  private async checkNewRows(one: {
    read: StrictOperation;
    now: Reply;
    former: Reply;
    added: Json[];
    mark: string;
    body: Json;
    remover: Remover;
  }): Promise<boolean> {
    const { read, now, former, added, mark, body, remover } = one;
    const path = shownBy(read);
    const expectedRows = read.operationId === remover.owned.listedBy ? 1 : added.length;
    if (added.length > expectedRows) return this.report(now, path, 'one new entry', `${added.length} of them`);
    const written = this.context.substitute(body) as JsonObject;
    const wrong = added.map((row) => differingField(row, written)).find((one) => one !== undefined);
    if (wrong !== undefined) return this.report(now, `${path}: ${wrong.name}`, preview(wrong.expected), preview(wrong.got));
    const late = added.flatMap(momentsOf).find((moment) => !isNowInMacau(moment));
    if (late !== undefined) return this.report(now, `${path}: time`, 'the present time in Macau', preview(late));
    const kept = (rowsOf(now.data) ?? []).filter((row) => !holds(row, mark));
    const old = rowsOf(former.data) ?? [];
    // A page drops its last rows when new ones come before them.
    if (!isDeepStrictEqual(timeless(kept), timeless(old.slice(0, kept.length))) || (now.data === rowsOf(now.data) && kept.length < old.length))
      return this.report(now, path, 'the other entries as they were', 'changed ones');
    const theirs = await this.other?.ask(read);
    if (isDone(theirs) && holds(theirs.data, mark)) {
      report(this.context, theirs, { kind: 'foreign-data', path: '$.data', expected: 'nothing that another customer wrote', got: preview(added[0]) });
      return true;
    }
    return (await this.checkNewSession(read, mark)) || (await this.checkReplacing(read, body, mark, remover));
  }

  private async checkNewSession(read: StrictOperation, mark: string): Promise<boolean> {
    const { persona, sandbox } = this.caller;
    if (persona?.pin === undefined || persona.token !== undefined) return false;
    const token = await this.context.sessions.another(persona, sandbox);
    const now = token === undefined ? undefined : await this.caller.ask(read, { token, language: 'en' });
    if (!isDone(now) || holds(now.data, mark)) return false;
    return this.report(now, shownBy(read), 'what was written, after a new log-in and in English, too', 'a response without it');
  }

  /** A refused write is not carried out. */
  private async checkRefusedRow(read: StrictOperation, body: Json): Promise<boolean> {
    const mark = `r${this.context.run}`;
    const refused = await this.caller.ask(this.change.write, {
      body: { ...(marked(this.context, this.change.write, body, mark) as JsonObject), notInTheContract: true },
    });
    if (refused === undefined || !isRefused(refused)) return false;
    const now = await this.caller.ask(read);
    if (!isDone(now) || !holds(now.data, mark)) return false;
    return this.report(refused, shownBy(read), 'nothing, because the write was refused', 'what was refused');
  }

  /** A value that is unique besides the id, such as the name of a group, replaces the entry. */
  private async checkReplacing(read: StrictOperation, body: Json, mark: string, remover: Remover): Promise<boolean> {
    const { write } = this.change;
    const unique = uniqueOf(listSchemaOf(this.context.contract, read)).filter((name) => (body as JsonObject)[name] !== undefined);
    const [key] = unique;
    const other = Object.entries(this.caller.plans(write).at(-1)?.body ?? {}).find(([name, value]) => name !== key && (body as JsonObject)[name] !== value);
    if (key === undefined || other === undefined) return false;
    const [name, value] = other;
    const idsOf = (reply: Reply) => (rowsOf(reply.data) ?? []).filter((row) => holds((row as JsonObject)[key], mark));
    const first = await this.caller.ask(read);
    const replaced = await this.caller.ask(write, { body: { ...(body as JsonObject), [name]: value } });
    const now = await this.caller.ask(read);
    if (!isDone(first) || !isDone(replaced) || !isDone(now)) return false;
    const rows = idsOf(now);
    const path = `${shownBy(read)}: ${key}`;
    if (rows.length !== 1) return this.report(now, path, 'one entry of this name, because the second replaces the first', String(rows.length));
    const [id, before] = [rows[0], idsOf(first)[0]].map((row) => valuesAt({ data: [row ?? null] }, remover.owned.at)[0]);
    if (!isDeepStrictEqual(id, before)) return this.report(now, `${path}, id`, `the id ${preview(before)} as before`, preview(id));
    if (!isDeepStrictEqual((rows[0] as JsonObject)[name], value))
      return this.report(now, `${shownBy(read)}: ${name}`, preview(value), preview((rows[0] as JsonObject)[name]));
    return false;
  }

  private async checkDeletion(read: StrictOperation, former: Reply, added: readonly Json[], mark: string, { operation, owned }: Remover): Promise<boolean> {
    const [id] = valuesAt({ data: [...added] }, owned.at);
    if (id === undefined || !hasNoViolation(this.context, operation.operationId)) return false;
    const body = withField({}, owned.field, id);
    const deleted = await this.caller.ask(operation, { body });
    if (deleted === undefined) return false;
    const path = shownBy(read);
    if (!isDone(deleted)) return this.report(deleted, '$.status', '"0" for an entry that the customer has just made', gotOf(deleted), operation);
    const now = await this.caller.ask(read);
    if (!isDone(now)) return false;
    if (holds(now.data, mark)) return this.report(deleted, path, 'no entry that was deleted', 'the entry', operation);
    if (!isDeepStrictEqual(timeless(now.data), timeless(former.data)))
      return this.report(deleted, path, 'the other entries as they were', 'changed ones', operation);
    const again = await this.caller.ask(operation, { body });
    if (isDone(again)) return this.report(again, owned.field, 'a refusal of an id that is not there any more', 'status "0"', operation);
    return false;
  }

  /** A write that replaces a value: the read shows each of the examples, and the former value at the end. */
  private async checkValue(before: Map<StrictOperation, Reply>): Promise<void> {
    const { write } = this.change;
    const [first] = before;
    if (first === undefined) return;
    const [read, former] = first;
    const theirs = await this.other?.ask(read);
    if (former.data === undefined) return;
    const shows = (reply: Reply, body: Json) =>
      Object.entries(body as JsonObject).find(([name, value]) => !isSame((reply.data as JsonObject | null)?.[name], value));
    const bodies = this.caller.plans(write).map(({ body }) => body ?? {});
    for (const body of [...bodies, former.data]) {
      const done = await this.caller.ask(write, { body });
      const now = await this.caller.ask(read);
      if (!isDone(done) || !isDone(now)) continue;
      const [wrong] = shows(now, body) ?? [];
      if (wrong !== undefined) {
        this.report(now, `${shownBy(read)}: ${wrong}`, preview((body as JsonObject)[wrong]), preview((now.data as JsonObject | null)?.[wrong]));
        return;
      }
      const foreign = await this.other?.ask(read);
      if (isDone(foreign) && isDone(theirs) && !isDeepStrictEqual(timeless(foreign.data), timeless(theirs.data))) {
        report(this.context, foreign, {
          kind: 'foreign-data',
          path: '$.data',
          expected: 'what this customer had, whatever others write',
          got: preview(foreign.data),
        });
        return;
      }
    }
    await this.checkRefusedValue(read, bodies);
  }

  private async checkRefusedValue(read: StrictOperation, bodies: readonly Json[]): Promise<void> {
    const now = await this.caller.ask(read);
    const other = bodies.find((body) =>
      Object.entries(body as JsonObject).some(([name, value]) => !isSame((now?.data as JsonObject | undefined)?.[name], value)),
    );
    if (other === undefined || !isDone(now)) return;
    const refused = await this.caller.ask(this.change.write, { body: { ...(other as JsonObject), notInTheContract: true } });
    const after = await this.caller.ask(read);
    if (refused !== undefined && isRefused(refused) && isDone(after) && !isDeepStrictEqual(timeless(after.data), timeless(now.data)))
      this.report(refused, shownBy(read), 'nothing new, because the write was refused', preview(after.data));
  }

  /** A write that nothing undoes, such as a purchase: the read shows another figure, and its lists stay. */
  private async checkIrreversible(before: Map<StrictOperation, Reply>): Promise<void> {
    const beside = this.other === undefined ? undefined : await this.readAll(this.other);
    const done = await this.caller.ask(this.change.write);
    if (!isDone(done)) return;
    for (const [read, former] of before) {
      const now = await this.caller.ask(read);
      if (!isDone(now)) return;
      if (isDeepStrictEqual(timeless(now.data), timeless(former.data))) return void this.report(done, shownBy(read), 'another figure than before', 'the same');
      for (const [name, value] of Object.entries((former.data ?? {}) as JsonObject))
        if (Array.isArray(value) && !isDeepStrictEqual((now.data as JsonObject)[name], value))
          return void this.report(done, `${shownBy(read)}: ${name}`, 'the entries as they were', 'changed ones');
      const [was, theirs] = [beside?.get(read), await this.other?.ask(read)];
      // Another customer may have had the same figure all along.
      const isTheirs = was !== undefined && isDone(theirs) && !isDeepStrictEqual(timeless(theirs.data), timeless(was.data));
      if (isTheirs && isDeepStrictEqual(timeless(theirs.data), timeless(now.data)))
        report(this.context, theirs, { kind: 'foreign-data', path: '$.data', expected: 'the figures of this customer', got: 'those of another one' });
    }
  }
}

/** Whether two values are the same, whatever the order of a list. */
export function isSame(a: Json | undefined, b: Json): boolean {
  const sorted = (value: Json | undefined) => (Array.isArray(value) ? value.map((one) => JSON.stringify(one)).sort() : value);
  return isDeepStrictEqual(sorted(a), sorted(b));
}

async function run(context: Context): Promise<void> {
  const changes = changesOfRun(context);
  if (changes.length === 0) return;
  const [caller, other] = await callersOf(context, 'changes');
  if (caller === undefined) return;
  for (const change of changes) {
    context.signal.throwIfAborted();
    await new WriteCheck(context, change, caller, other).run();
    context.onStep(change.write.operationId);
  }
}

export const changes: Rule = {
  id: 'changes',
  title: 'What a write changes is shown by the reads that the contract names, nothing else is, and its undoing undoes it',
  needs: 'a customer who can log in',
  run,
};
