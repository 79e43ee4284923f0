import { isDeepStrictEqual } from 'node:util';
import type { Json, JsonObject } from '@site/contract/document.ts';
import type { StrictContract, StrictOperation } from '@site/contract/strict/check.ts';
import { Caller, isDone, rowsOf, sandboxOf, timeless } from './caller.ts';
import type { Context } from './context.ts';
import { type Exchange, parsed } from './http.ts';
import { changesOf, fieldsWith, pinsOf, pinValues, secretsOf, type Write, writesOf } from './marks.ts';
import type { Persona } from './personas.ts';
import { removeNewEntries } from './rules/changes.ts';

/** Milliseconds for putting everything back, also after Ctrl-C. */
const TIME_LIMIT_MS = 20_000;

/** A read whose former content can be written again, and the write of its value or its rows. */
interface RestorableRead {
  read: StrictOperation;
  change: Write;
}

function restorableReads(contract: StrictContract): RestorableRead[] {
  return writesOf(contract).flatMap((change): RestorableRead[] => {
    const { reads, undoneBy, remover } = change;
    const shown = remover === undefined ? (undoneBy === 'itself' ? reads : []) : reads.filter(({ operationId }) => operationId === remover.owned.listedBy);
    return shown.map((read) => ({ read, change }));
  });
}

/** The fields of a value that a body takes; undefined when a required one is missing. */
function bodyFrom({ body }: StrictOperation, value: Json): Json | undefined {
  const names = Object.keys((body?.schema.properties ?? {}) as JsonObject);
  const required = (body?.schema.required ?? []) as string[];
  const given = value as JsonObject;
  if (required.some((name) => given[name] === undefined)) return undefined;
  return Object.fromEntries(names.flatMap((name): [string, Json][] => (given[name] === undefined ? [] : [[name, given[name]]])));
}

/** Leaves the customers of a server as they were found: lists, settings and PINs. */
export function restoreOf(context: Context) {
  const { contract, sessions } = context;
  const pins = pinsIn(contract);
  const found = new Map<string, { persona: Persona; restorable: RestorableRead; before: Json }>();

  /** Reads what the run may change. */
  async function snapshot(): Promise<void> {
    const shown = new Set(context.operations.flatMap((operation) => changesOf(contract, operation)?.shownBy ?? []));
    for (const restorable of restorableReads(contract).filter(({ read }) => shown.has(read.operationId)))
      for (const persona of context.personas) {
        const reply = await new Caller(context, persona, sandboxOf(context, 'found')).ask(restorable.read);
        if (isDone(reply) && reply.data !== undefined) found.set(`${restorable.read.operationId} ${persona.name}`, { persona, restorable, before: reply.data });
      }
  }

  /** Puts back what is not as it was found; notes what cannot be put back. */
  async function restore(): Promise<void> {
    // Not interrupted by what has interrupted the run.
    context.client.signal = AbortSignal.timeout(TIME_LIMIT_MS);
    try {
      await putPinsBack();
      const tokens = new Map<Persona, string | undefined>();
      for (const { persona, restorable, before } of found.values()) {
        if (!tokens.has(persona)) tokens.set(persona, await tokenOf(persona));
        const token = tokens.get(persona);
        if (token !== undefined) await restoreRead(new Caller(context, { ...persona, token }, 'found'), restorable, before);
      }
    } catch (error) {
      context.notes.add(`Not everything could be put back as it was found: ${(error as Error).message}`);
    }
  }

  /** A new session where that costs no SMS: the known one may have ended. */
  async function tokenOf(persona: Persona): Promise<string | undefined> {
    const isKnown = persona.pin === undefined || persona.token !== undefined;
    return isKnown ? sessions.token(persona, 'found').catch(() => undefined) : sessions.another(persona, 'found');
  }

  /** Changes every PIN back that some part of the check has changed. */
  async function putPinsBack(): Promise<void> {
    for (const [userId, pin] of pins.changed) {
      const persona = context.personas.find((one) => one.userId === userId);
      const change = secretsOf(contract).changePin;
      if (persona?.pin === undefined || persona.pin === pin || change === undefined) continue;
      const token = await sessions.another({ ...persona, pin }, 'found');
      const body = pinValues(contract, change, pin, persona.pin);
      const changed = token === undefined ? undefined : await new Caller(context, persona, 'found').ask(change, { body, token });
      if (isDone(changed) || (await sessions.another(persona, 'found')) !== undefined) {
        pins.changed.delete(userId);
        sessions.renew(persona);
      } else context.notes.add(`The PIN of the customer "${persona.name}" could not be put back; it may now be ${pin}.`);
    }
  }

  async function restoreRead(caller: Caller, { read, change }: RestorableRead, before: Json): Promise<void> {
    const now = await caller.ask(read);
    if (!isDone(now) || isDeepStrictEqual(timeless(now.data), timeless(before))) return;
    const [former, rows] = [rowsOf(before) ?? [], rowsOf(now.data) ?? []];
    await removeNewEntries(caller, change, former);
    const lost = former.filter((row) => !rows.some((other) => isDeepStrictEqual(timeless(other), timeless(row))));
    for (const value of change.remover === undefined ? [before] : lost) {
      const body = bodyFrom(change.write, value);
      const done = body === undefined ? undefined : await caller.ask(change.write, { body });
      if (!isDone(done)) context.notes.add(`An entry of ${read.operationId} of the customer "${caller.persona?.name}" could not be put back.`);
    }
  }

  return { record: pins.record, snapshot, restore, putPinsBack };
}

const valuesOf = (value: unknown) => (value ?? {}) as Record<string, unknown>;

/** The PIN of every number as the traffic of the run left it, whichever part of the check changed it. */
function pinsIn(contract: StrictContract) {
  /** Current PIN by number; only of numbers whose PIN was changed. */
  const changed = new Map<string, string>();
  /** Number by token, by reference of a code and by permission to set a PIN. */
  const numbers = new Map<unknown, string>();
  const { logIns, chains, changePin } = secretsOf(contract);
  const concerned = [changePin, ...[...logIns, ...chains.flatMap(({ uses }) => uses)].map((one) => one.operation), ...chains.map(({ sender }) => sender)];

  function record(operation: StrictOperation, { request, response, status, body }: Exchange): void {
    if (!concerned.includes(operation) || (response !== undefined && status !== '0')) return;
    const sent = valuesOf(parsed(request.body));
    const once = fieldsWith(contract, operation, 'x-one-time').map((name) => sent[name]);
    const number = logIns.map((logIn) => sent[logIn.number]).find((one) => typeof one === 'string');
    const owner = number ?? [...once, request.headers.token].map((one) => numbers.get(one)).find((one) => one !== undefined);
    if (owner === undefined) return;
    const [renewed = ''] = pinsOf(contract, operation).renewed;
    // Without a response the PIN may have been changed or not.
    if (typeof sent[renewed] === 'string') changed.set(owner, sent[renewed]);
    for (const value of Object.values(valuesOf(valuesOf(body).data))) if (typeof value === 'string') numbers.set(value, owner);
  }

  return { changed, record };
}
