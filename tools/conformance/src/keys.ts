import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Json } from '@site/contract/document.ts';
import { customerOf, outcomeOf } from '@site/contract/marks.ts';
import { type StrictOperation, valuesIn } from '@site/contract/strict/check.ts';
import { type Caller, callerOf, gotOf, isDone, isRefused, type Reply, report } from './caller.ts';
import { type Context, hasNoViolation } from './context.ts';
import { isOnce, sendsCode, takes, type Write, writesOf } from './marks.ts';
import { formBody, KEY_HEADER, plansOf } from './requests.ts';
import { entriesOf, fillsRemovable, removeNewEntries } from './rules/changes.ts';

const FILES = ['conformance.pdf', 'conformance-2.pdf'];

/** First of the notes: it is about the customers' money. */
const KEYS_IGNORED = `The server ignores ${KEY_HEADER}, which the contract allows: a write that is repeated because its response was lost is carried out twice. Browsers repeat a POST by themselves when a kept connection is reset and after HTTP 408, so no client can prevent all of it.`;

/** An upload that takes a key: it costs nothing, sends nobody anything, and another file is another valid body. */
function uploadOf({ notImplemented }: Context, operations: readonly StrictOperation[]): StrictOperation | undefined {
  return operations.find(
    ({ operationId, parameters, body }) =>
      !notImplemented.has(operationId) && parameters.some(({ name }) => name === KEY_HEADER) && body?.mediaType.startsWith('multipart/') === true,
  );
}

/** Notes that the server keeps no keys: two files with one key are both accepted. What is optional is never a violation. */
export async function noteKeys(context: Context): Promise<void> {
  if ((await keepsKeys(context, context.operations)) === false) context.notes = new Set([KEYS_IGNORED, ...context.notes]);
}

/** Whether the server keeps the keys of writes; undefined when none of the operations tells. */
export async function keepsKeys(context: Context, operations: readonly StrictOperation[]): Promise<boolean | undefined> {
  const operation = uploadOf(context, operations);
  const [plan] = operation === undefined ? [] : plansOf(operation);
  if (operation === undefined || plan === undefined) return undefined;
  const caller = callerOf(context, operation, 'keys');
  const key = randomUUID();
  const parts = (operation.body?.schema.required ?? []) as string[];
  const accepted: boolean[] = [];
  for (const fileName of FILES) {
    const sent = await caller.send(operation, plan, { headers: { [KEY_HEADER]: key }, body: formBody(parts, fileName) });
    accepted.push(isDone(sent));
  }
  return accepted[0] === true ? accepted[1] === false : undefined;
}

/** The writes of this run that take a key; what they do is seen in a figure or the length of a list, or in an answer that cannot be given twice. */
export const keyedWrites = (context: Context): Write[] =>
  writesOf(context.contract).filter(({ write, reads }) => {
    const { contract, operations } = context;
    const isPlain = write.body?.mediaType === 'application/json' && !isOnce(contract, write);
    const isFree = isPlain && !sendsCode(contract, write) && !takes(contract, write, 'x-one-time', 'x-secret');
    return isFree && takesKey(write) && operations.includes(write) && [write, ...reads].every(({ operationId }) => hasNoViolation(context, operationId));
  });

const takesKey = ({ parameters }: StrictOperation): boolean => parameters.some(({ name }) => name === KEY_HEADER);

function reportKey(context: Context, reply: Reply, path: string, expected: string, got: string): void {
  report(context, reply, { kind: 'effect', path: `header ${KEY_HEADER}, ${path}`, expected, got });
}

/** The numbers of an answer, and the lengths of its lists, by their place. */
function figuresOf(value: Json | undefined, place: string): [place: string, figure: number][] {
  return [...valuesIn(value, place)].flatMap(([path, one]): [string, number][] => {
    if (Array.isArray(one)) return [[`${path} length`, one.length]];
    return typeof one === 'number' ? [[path, one]] : [];
  });
}

/** A key that the server keeps for another operation, once there is one. */
const usedKeys = new WeakMap<Context, string>();

/** What one write with a key does, and whether it does it twice; `keeps`: whether the server keeps keys, where another operation tells. */
export async function checkKeyedWrite(caller: Caller, change: Write, keeps: boolean | undefined, other: Caller | undefined): Promise<void> {
  const { context } = caller;
  const plans = caller.plans(change.write).flatMap(({ body }) => body ?? []);
  const bodies = change.remover === undefined ? plans : plans.filter((body) => fillsRemovable(change, body));
  /** The figure that the write changes, and by how much: found at the first one. */
  let step: { place: string; by: number } | undefined;

  function send(key: string, body = bodies[0], who = caller): Promise<Reply | undefined> {
    return who.ask(change.write, { body, headers: { [KEY_HEADER]: key } });
  }

  async function figures(who = caller): Promise<Map<string, number>> {
    const found: [string, number][] = [];
    for (const read of change.reads) found.push(...figuresOf((await who.ask(read))?.data, read.operationId));
    return new Map(found);
  }

  /** How often the figure has changed by what the write adds to it; undefined where no figure shows it. */
  function timesBetween(before: Map<string, number>, after: Map<string, number>): number | undefined {
    const { place = '', by = 1 } = step ?? {};
    return step === undefined ? undefined : Math.round(((after.get(place) ?? 0) - (before.get(place) ?? 0)) / by);
  }

  async function tryKey(): Promise<void> {
    const [key, fresh] = [randomUUID(), randomUUID()];
    if (bodies.length === 0) return;
    const refused = Object.values(change.write.body?.media.examples ?? {}).find((one) => outcomeOf(one) === '-1' && customerOf(one) === undefined);
    const isRefusedFirst = refused !== undefined && (await send(key, refused.value))?.status === '-1';
    const [idle, before] = [await figures(), await figures()];
    const first = await send(key);
    if (isRefusedFirst && first?.status === '-1' && isDone(await send(fresh)))
      return reportKey(context, first, 'after a refusal', 'the request judged anew', gotOf(first));
    if (!isDone(first)) {
      if (first !== undefined) context.notes.add(`Not checked: keys of ${change.write.operationId}, because a write of the example gave ${gotOf(first)}.`);
      return;
    }
    const after = await figures();
    // What goes on by itself tells nothing.
    const moved = [...after].find(([place, figure]) => before.get(place) === idle.get(place) && figure !== before.get(place));
    if (moved !== undefined) step = { place: moved[0], by: moved[1] - (before.get(moved[0]) ?? 0) };
    const again = await send(key);
    const times = timesBetween(after, await figures());
    if (again === undefined) return;
    // A value that is another one for each write, such as the number of an order.
    const isSameAnswer = isDone(again) && first.data !== undefined && isDeepStrictEqual(again.data, first.data);
    const isNew = step === undefined && isSameAnswer ? await send(fresh) : undefined;
    const cannotRepeat = isDone(isNew) && !isDeepStrictEqual(isNew.data, first.data);
    const isKept = isDone(again) && (times === 0 || cannotRepeat);
    if (keeps === undefined && isDone(again) && (times ?? 0) > 0) return void context.notes.add(KEYS_IGNORED);
    // What was done twice already is not done once more.
    const isIgnored = keeps !== true && (times ?? 0) > 0;
    const altered = bodies[1] === undefined || isIgnored ? undefined : await send(key, bodies[1]);
    const refusesOthers = altered?.status === '-1' && isDone(await send(randomUUID(), bodies[1]));
    if (keeps !== true && !isKept && !refusesOthers) return;
    const used = usedKeys.get(context);
    usedKeys.set(context, key);
    const foreign = used === undefined ? undefined : await send(used);
    if (foreign?.status === '-1' && isDone(await send(randomUUID())))
      return reportKey(context, foreign, 'of another operation', 'a key of each operation’s own', gotOf(foreign));
    if (!isDone(again)) return reportKey(context, again, 'repeated', 'the first answer again', gotOf(again));
    if ((times ?? 0) > 0) return reportKey(context, again, 'repeated', 'the write once', 'it twice');
    if (!isDeepStrictEqual(again.data, first.data)) return reportKey(context, again, 'repeated', 'the first answer again', 'another one');
    if (await repeatInNewSession(key)) return;
    if (altered !== undefined && !isRefused(altered)) return reportKey(context, altered, 'with another body', 'a refusal', gotOf(altered));
    if (await race(cannotRepeat)) return;
    if (other !== undefined && change.write.needsToken) await checkOther(other, key, first);
  }

  /** The same customer, in another session. */
  async function repeatInNewSession(key: string): Promise<boolean> {
    const { persona, sandbox } = caller;
    const token = !change.write.needsToken || persona?.pin === undefined ? undefined : await context.sessions.another(persona, sandbox);
    const before = await figures();
    const repeated = { body: bodies[0], headers: { [KEY_HEADER]: key } };
    const reply = token === undefined ? undefined : await caller.ask(change.write, { ...repeated, token });
    const isTwice = isDone(reply) && (timesBetween(before, await figures()) ?? 0) > 0;
    if (reply !== undefined && isTwice) reportKey(context, reply, 'after a new log-in', 'the write once', 'it twice');
    return isTwice;
  }

  async function race(cannotRepeat: boolean): Promise<boolean> {
    const [before, key] = [await figures(), randomUUID()];
    const [one, two] = await Promise.all([send(key), send(key)]);
    const isTwice = (timesBetween(before, await figures()) ?? 0) > 1 || (cannotRepeat && isDone(two) && !isDeepStrictEqual(one?.data, two.data));
    if (isDone(one) && isTwice) reportKey(context, one, 'raced', 'the write once', 'it twice');
    const refused = [one, two].find((reply) => reply?.status === '-1');
    const isAlone = !isTwice && [one, two].some(isDone) && refused !== undefined;
    if (isAlone) reportKey(context, refused, 'raced', 'the second to wait for the first', gotOf(refused));
    return isAlone || (isDone(one) && isTwice);
  }

  /** Another customer gets with the key what the same customer gets with another one. */
  async function checkOther(other: Caller, key: string, first: Reply): Promise<void> {
    const usual = await send(randomUUID(), bodies[0], other);
    const before = await figures(other);
    const foreign = await send(key, bodies[0], other);
    if (usual === undefined || foreign === undefined) return;
    const isNothing = isDone(usual) && timesBetween(before, await figures(other)) === 0;
    if (usual.status === foreign.status && !isNothing) return;
    const got = isNothing || isDeepStrictEqual(foreign.data, first.data) ? 'the answer of the first one' : gotOf(foreign);
    reportKey(context, foreign, 'of another customer', 'a key of each customer’s own', got);
  }

  const known = new Map<Caller, Json[] | undefined>();
  for (const one of [caller, other ?? caller]) known.set(one, await entriesOf(one, change));
  await tryKey();
  for (const [one, entries] of known) await removeNewEntries(one, change, entries);
}
