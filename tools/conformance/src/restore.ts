import { isDeepStrictEqual } from 'node:util';
import type { Json, JsonObject } from '@site/contract/document.ts';
import type { StrictContract, StrictOperation } from '@site/contract/strict/check.ts';
import { Caller, isDone, rowsOf, sandboxOf, timeless } from './caller.ts';
import type { Context } from './context.ts';
import { envelopeStatus, looseBody, type Outcome, parsed, type TargetRequest } from './http.ts';
import { changesOf, fieldsOf, pinsOf, pinValues, secretsOf, type Write, writesOf } from './marks.ts';
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
export class Restore {
  private readonly context: Context;
  private readonly pins: Pins;
  private readonly found = new Map<string, { persona: Persona; restorable: RestorableRead; before: Json }>();

  constructor(context: Context) {
    this.context = context;
    this.pins = new Pins(context.contract);
  }

  record(request: TargetRequest, outcome: Outcome): void {
    this.pins.record(request, outcome);
  }

  /** Reads what the run may change. */
  async snapshot(): Promise<void> {
    const { contract, operations, personas } = this.context;
    const shown = new Set(operations.flatMap((operation) => changesOf(contract, operation)?.shownBy ?? []));
    for (const restorable of restorableReads(contract).filter(({ read }) => shown.has(read.operationId)))
      for (const persona of personas) {
        const reply = await new Caller(this.context, persona, sandboxOf(this.context, 'found')).ask(restorable.read);
        if (isDone(reply) && reply.data !== undefined)
          this.found.set(`${restorable.read.operationId} ${persona.name}`, { persona, restorable, before: reply.data });
      }
  }

  /** Puts back what is not as it was found; notes what cannot be put back. */
  async restore(): Promise<void> {
    const client = this.context.client.withSignal(AbortSignal.timeout(TIME_LIMIT_MS));
    try {
      await this.putPinsBack(client);
      const tokens = new Map<Persona, string | undefined>();
      for (const { persona, restorable, before } of this.found.values()) {
        if (!tokens.has(persona)) tokens.set(persona, await this.tokenOf(persona, client));
        const token = tokens.get(persona);
        if (token !== undefined) await this.restoreRead(new Caller(this.context, { ...persona, token }, 'found', client), restorable, before);
      }
    } catch (error) {
      this.context.notes.add(`Not everything could be put back as it was found: ${(error as Error).message}`);
    }
  }

  /** A new session where that costs no SMS: the known one may have ended. */
  private async tokenOf(persona: Persona, client: Context['client']): Promise<string | undefined> {
    const { sessions } = this.context;
    const known = persona.pin === undefined || persona.token !== undefined;
    return known ? sessions.token(persona, 'found').catch(() => undefined) : sessions.another(persona, 'found', client);
  }

  /** Changes every PIN back that some part of the check has changed. */
  async putPinsBack(client = this.context.client): Promise<void> {
    for (const [userId, pin] of this.pins.changed) await this.putPinBack(userId, pin, client);
  }

  private async putPinBack(userId: string, pin: string, client: Context['client']): Promise<void> {
    const persona = this.context.personas.find((one) => one.userId === userId);
    const change = secretsOf(this.context.contract).changePin;
    if (persona?.pin === undefined || persona.pin === pin || change === undefined) return;
    const caller = new Caller(this.context, persona, 'found', client);
    const token = await this.context.sessions.another({ ...persona, pin }, 'found', client);
    const body = pinValues(this.context.contract, change, pin, persona.pin);
    const changed = token === undefined ? undefined : await caller.ask(change, { body, token });
    if (isDone(changed) || (await this.context.sessions.another(persona, 'found', client)) !== undefined) {
      this.pins.changed.delete(userId);
      return this.context.sessions.renew(persona);
    }
    this.context.notes.add(`The PIN of the customer "${persona.name}" could not be put back; it may now be ${pin}.`);
  }

  private async restoreRead(caller: Caller, { read, change }: RestorableRead, before: Json): Promise<void> {
    const now = await caller.ask(read);
    if (!isDone(now) || isDeepStrictEqual(timeless(now.data), timeless(before))) return;
    const [former, rows] = [rowsOf(before) ?? [], rowsOf(now.data) ?? []];
    await removeNewEntries(caller, change, former);
    const lost = former.filter((row) => !rows.some((other) => isDeepStrictEqual(timeless(other), timeless(row))));
    for (const value of change.remover === undefined ? [before] : lost) {
      const body = bodyFrom(change.write, value);
      const done = body === undefined ? undefined : await caller.ask(change.write, { body });
      if (!isDone(done)) this.context.notes.add(`An entry of ${read.operationId} of the customer "${caller.persona?.name}" could not be put back.`);
    }
  }
}

type Values = Record<string, unknown>;

function valuesOf(value: unknown): Values {
  return value !== null && typeof value === 'object' ? (value as Values) : {};
}

/** The PIN of every number as the traffic of the run left it, whichever part of the check changed it. */
class Pins {
  /** Current PIN by number; only of numbers whose PIN was changed. */
  readonly changed = new Map<string, string>();
  private readonly contract: StrictContract;
  /** Number by token, by reference of a code and by permission to set a PIN. */
  private readonly numbers = new Map<unknown, string>();

  constructor(contract: StrictContract) {
    this.contract = contract;
  }

  record(request: TargetRequest, outcome: Outcome): void {
    const operation = this.contract.find(request.method, request.url.split('?')[0] ?? '');
    if (operation === undefined || ('response' in outcome && envelopeStatus(outcome.response) !== '0')) return;
    const { logIns, chains, changePin } = secretsOf(this.contract);
    const concerned = [changePin, ...[...logIns, ...chains.flatMap(({ uses }) => uses)].map((one) => one.operation), ...chains.map(({ sender }) => sender)];
    if (!concerned.includes(operation)) return;
    const sent = valuesOf(parsed(request.body));
    const once = Object.entries(fieldsOf(this.contract, operation)).flatMap(([name, field]) => (field['x-one-time'] === true ? [sent[name]] : []));
    const number = logIns.map((logIn) => sent[logIn.number]).find((one) => typeof one === 'string');
    const owner = number ?? [...once, request.headers.token].map((one) => this.numbers.get(one)).find((one) => one !== undefined);
    if (owner === undefined) return;
    const [renewed] = pinsOf(this.contract, operation).renewed;
    const pin = renewed === undefined ? undefined : sent[renewed];
    // Without a response the PIN may have been changed or not.
    if (typeof pin === 'string') this.changed.set(owner, pin);
    if ('failed' in outcome) return;
    for (const value of Object.values(valuesOf(valuesOf(looseBody(outcome.response)).data))) if (typeof value === 'string') this.numbers.set(value, owner);
  }
}
