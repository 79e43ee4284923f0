/** With what faults and variants of the sample backend are written: one call for each. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ViolationKind } from '@site/contract/strict/violation.ts';
import type { Part } from '../../src/report.ts';
import type { RunOptions } from '../../src/run.ts';
import { type Call, json, type Outgoing, ok, type Reply, text } from '../call.ts';
import type { Json, SampleOperation } from '../contract.ts';
import type { Person, Store } from '../store.ts';

/** A request and what the server knows of it. */
export interface Context {
  request: IncomingMessage;
  /** Path and query. */
  url: string;
  /** Bytes of the request's body. */
  raw: Buffer;
  /** The body as JSON; undefined when it is none. */
  body: unknown;
  /** The fields of the body; none when it is no object. */
  fields: Record<string, unknown>;
  response: ServerResponse;
  /** The called operation; undefined for a path and method that the contract does not have. */
  operation: SampleOperation | undefined;
  store: Store;
}

/** What a fault or a variant changes in the sample backend. */
export interface Behaviour {
  /** Responds before anything is checked, as a server in front does; undefined passes the request on. */
  intercept?: (context: Context) => Outgoing | undefined | Promise<Outgoing | undefined>;
  /** Changes the response, or has sent one itself (`handled`). */
  mutateResponse?: (sent: Outgoing, context: Context) => Outgoing | 'handled' | Promise<Outgoing | 'handled'>;
  /** The customer whom a token names, in place of the sessions of the store. */
  customer?: (token: string, store: Store) => Person | undefined;
  /** Skipped checks: whether there is a token, or whether it is known. */
  skip?: 'token' | 'bad-token';
  /** A parameter that is not checked. */
  ignores?: string;
  /** Invalid bodies that are accepted. */
  tolerates?: (body: unknown) => boolean;
  /** Done before the responder. */
  before?: (call: Call) => unknown;
  /** Replaces the responder; `usual` is what that one does. */
  respond?: (call: Call, usual: () => Reply) => Reply;
  /** Done after the responder; a reply of its own replaces that one. */
  after?: (call: Call, reply: Reply) => Reply;
}

/** The operations of {@link Setting.on} that stand for all, and for paths that the contract does not have. */
export const EVERYWHERE = '*';

/** The part of a fault or a variant that the sample backend and the self-test need. */
export interface Setting {
  /** In kebab-case, unique over all faults and variants. */
  name: string;
  /** Name of its file, which `all.ts` puts on it. */
  class: string;
  /** The operation that it is about; of a fault: the one that the finding names. */
  operationId: string;
  /** Operations that behave differently, when they are not just `operationId`; `*` for all. */
  on?: readonly string[];
  /** What the server does, in the third person: "sends the status as a number". */
  what: string;
  /** A function makes a new one for every start of the backend: for a memory over several requests. */
  behaviour: Behaviour | (() => Behaviour);
  /** Parts of the check that the self-test runs. */
  parts: readonly Part[];
  /** `--only` of the self-test; by default `operationId` and `on`, all for `*`. */
  only?: readonly string[];
  /** Further options of the self-test's run, such as a login file or a short timeout. */
  run?: Partial<RunOptions>;
  /** Whether the backend keeps the keys of writes. */
  keepsKeys?: boolean;
}

/** One fault of the sample backend, and the one finding that the check must report. */
export interface Fault extends Setting {
  kind: ViolationKind;
  /** Path in the finding, with row numbers. */
  place: string;
}

/** A fault without what all of a list have in common. */
export type FaultRow = Omit<Fault, 'class' | 'parts'>;

/** Puts on faults what they have in common. */
export const faultsOf = (common: Pick<Fault, 'parts' | 'only' | 'run' | 'keepsKeys'>, rows: readonly FaultRow[]): Omit<Fault, 'class'>[] =>
  rows.map((row) => ({ ...common, ...row }));

/** The operation that the finding names; with others where those behave differently in its place. */
type Operations = string | readonly [found: string, ...different: string[]];

/**
 * Makes the function for faults whose behaviour follows from one thing, and from the place of the finding. A row is: name, operation, kind and place of
 * the finding, what the server does in words, and that one thing.
 */
const rowsOf =
  <Input>(behaviourOf: (input: Input, place: string) => FaultRow['behaviour']) =>
  (name: string, operations: Operations, kind: ViolationKind, place: string, what: string, input: Input): FaultRow => {
    const [operationId, ...on] = typeof operations === 'string' ? [operations] : operations;
    const row = { name, operationId, kind, place, what, behaviour: behaviourOf(input, place) };
    // Where every path behaves differently, the finding is looked for at the operation alone.
    return { ...row, ...(on.length === 0 ? {} : { on }), ...(on.includes(EVERYWHERE) ? { only: [operationId] } : {}) };
  };

/** Any behaviour. */
export const fault = rowsOf((behaviour: FaultRow['behaviour']) => behaviour);

/** Another value at the place. */
export const value = rowsOf((change: Change, place) => () => changing(place, change));

/** Another envelope. */
export const envelope = rowsOf(editing);

/** Another text, or bytes that are none. */
export const bytes = rowsOf(rewriting);

/** Another value of the header that the place names; undefined leaves it out. */
export const header = rowsOf((content: string | undefined, place) => headers({ [place.replace('header ', '')]: content }));

/** Another response in place of one of this status, by default of a success. */
const insteadOf = (status: string) => rowsOf((response: Outgoing) => onStatus(status, () => response));
export const instead = insteadOf('0');
export const insteadOfRefusal = insteadOf('-1');
export const insteadOfExpiry = insteadOf('-2');

/** Another envelope in place of one of this status, with the same status where it has none of its own. */
const inPlaceOf = (status: string) => rowsOf((other: object) => onStatus(status, (sent) => ({ ...sent, body: json({ status, ...other }).body })));

/** Another envelope in place of refusals. */
export const refusal = inPlaceOf('-1');

/** Another envelope in place of "session expired". */
export const expiry = inPlaceOf('-2');

/** The function of {@link rowsOf} for faults that are all found as one kind. */
export const rowsOfKind = <Input>(kind: ViolationKind, behaviourOf: (input: Input) => FaultRow['behaviour']) => {
  const row = rowsOf(behaviourOf);
  return (name: string, operations: Operations, place: string, what: string, input: Input) => row(name, operations, kind, place, what, input);
};

/** Another reply of the responder. */
export const repliesOf = (kind: ViolationKind) => rowsOfKind(kind, (respond: NonNullable<Behaviour['respond']>) => ({ respond }));

/** Other fields in place of those of the body. */
export const reading = rowsOf((fields: (call: Call) => object): FaultRow['behaviour'] => ({ before: (call) => Object.assign(call.body, fields(call)) }));

/** Something else done before the responder. */
export const beforehand = (kind: ViolationKind) => rowsOfKind(kind, (before: NonNullable<Behaviour['before']>) => ({ before }));

/** Something else done after the responder. */
export const afterwards = (kind: ViolationKind) => rowsOfKind(kind, (after: NonNullable<Behaviour['after']>) => ({ after }));

/** Requests that an unchecked handler fails on. */
export const crash = rowsOfKind('crash-on-wrong-input', (when: (context: Context) => boolean) => ({
  intercept: (context) => (when(context) ? text(500, 'text/plain', 'java.lang.IllegalStateException: unexpected input\n\tat Handler.java:42') : undefined),
}));

/**
 * A variant: an unusual behaviour that keeps the contract, of which the check must report no violation. Its name, the operation that behaves differently, or
 * several of which it is about the first, what the server does in words, the parts of the check that run, the operations of the run (none: those, of
 * everywhere the first alone), the behaviour, and the settings of the run.
 */
export const variant = (
  name: string,
  operations: string | readonly [string, ...string[]],
  what: string,
  parts: Setting['parts'],
  only: readonly string[],
  behaviour: Setting['behaviour'],
  settings: Pick<Setting, 'run' | 'keepsKeys'> = {},
): Omit<Setting, 'class'> => {
  const on = [operations].flat();
  const [operationId = ''] = on;
  const run = only.length === 0 && on.includes(EVERYWHERE) ? [operationId] : only;
  return { name, operationId, what, parts, behaviour, ...(on.length === 1 ? {} : { on }), ...(run.length === 0 ? {} : { only: run }), ...settings };
};

/** Customers of whom one may be locked out. */
export const THROW_AWAY = {
  login: { postpaid4g: { userId: '66881234', pin: '123456' }, anybody: { userId: '66883456', pin: '123456', throwAway: true } },
};

/** Changes responses whose envelope has this status. */
export function onStatus(status: string, change: (sent: Outgoing, context: Context) => Outgoing): Behaviour {
  return { mutateResponse: (sent, context) => (sent.body.includes(`"status":"${status}"`) ? change(sent, context) : sent) };
}

/** Another response, without any work, to the requests whose numbers are meant; they are counted anew for every start of the backend. */
export const onTurns = (isMeant: (turn: number) => boolean, response: Outgoing) => (): Behaviour => {
  let turn = 0;
  return {
    intercept: () => {
      turn += 1;
      return isMeant(turn) ? response : undefined;
    },
  };
};

/** Edits the text of successful responses. */
export function rewriting(edit: (text: string, context: Context) => Buffer | string): Behaviour {
  return onStatus('0', (sent, context) => ({ ...sent, body: Buffer.from(edit(sent.body.toString('utf8'), context)) }));
}

/** Edits the envelope of successful responses; undefined leaves it. */
export function editing(edit: (envelope: { [key: string]: Json }, context: Context) => Json | undefined): Behaviour {
  return rewriting((text, context) => {
    const envelope = JSON.parse(text) as { [key: string]: Json };
    return JSON.stringify(edit(envelope, context) ?? envelope);
  });
}

/** Another value in place of the one of a response, by the number of the response and what was asked; undefined leaves it out. */
export type Change = Json | undefined | ((value: Json | undefined, turn: number, context: Context) => Json | undefined);

/** Changes the value at a place such as `$.data.rows[0].name` in successful responses; `[*]` ends it at the list. */
export function changing(place: string, change: Change): Behaviour {
  const keys = [...(place.split('[*]')[0] ?? '').matchAll(/\w+/g)].map(([key]) => key);
  const key = keys.pop() ?? '';
  let turn = 0;
  return editing((envelope, context) => {
    // biome-ignore lint/suspicious/noExplicitAny: any JSON, walked by keys that fit the example
    const parent = keys.reduce<any>((node, name) => node?.[name], envelope);
    // An empty list has no such row.
    if (parent === undefined || parent === null) return envelope;
    turn += 1;
    const value = typeof change === 'function' ? change(parent[key], turn, context) : change;
    if (value === undefined) delete parent[key];
    else parent[key] = value;
    return envelope;
  });
}

/** Gives a session another token. */
export const withToken = (make: (call: Call) => string): Behaviour => ({
  after: (call, reply) => {
    const data = typeof reply === 'object' ? (reply.data as { [key: string]: Json } | undefined) : undefined;
    const session = call.store.sessions.get(String(data?.token));
    if (data === undefined || session === undefined) return;
    const token = make(call);
    call.store.sessions.set(token, session);
    return ok({ ...data, token });
  },
});

/** Sets headers of every response; undefined leaves one out. */
export function headers(change: Record<string, string | undefined>): Behaviour {
  return {
    mutateResponse: (sent) => ({
      ...sent,
      headers: Object.fromEntries(Object.entries({ ...sent.headers, ...change }).filter((entry): entry is [string, string] => entry[1] !== undefined)),
    }),
  };
}
