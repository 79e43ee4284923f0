import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ViolationKind } from '@site/contract/strict/violation.ts';
import type { Part } from '../../src/report.ts';
import type { RunOptions } from '../../src/run.ts';
import { type Call, ok, type Reply } from '../call.ts';
import type { Json, SampleOperation } from '../contract.ts';
import type { Outgoing } from '../outgoing.ts';
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
  /** Replaces the responder; `usual` is what that one does. */
  respond?: (call: Call, usual: () => Reply) => Reply;
}

/** The operations of {@link Setting.on} that stand for all, and for paths that the contract does not have. */
export const EVERYWHERE = '*';

/** The part of a fault or a variant that the sample backend and the self-test need. */
export interface Setting {
  /** In kebab-case, unique over all faults and variants. */
  name: string;
  /** Name of its file. */
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

/** Puts the class on the faults of one file, and what they have in common. */
export function faultsOf(className: string, common: Pick<Fault, 'parts' | 'only' | 'run' | 'keepsKeys'>, rows: readonly FaultRow[]): Fault[] {
  return rows.map((row) => ({ ...common, ...row, class: className }));
}

/** Changes responses whose envelope has this status. */
export function onStatus(status: string, change: (sent: Outgoing) => Outgoing): Behaviour {
  return { mutateResponse: (sent) => (sent.body.includes(`"status":"${status}"`) ? change(sent) : sent) };
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
export function rewriting(edit: (text: string) => Buffer | string): Behaviour {
  return onStatus('0', (sent) => ({ ...sent, body: Buffer.from(edit(sent.body.toString('utf8'))) }));
}

/** Edits the envelope of successful responses. */
export function editing(edit: (envelope: { [key: string]: Json }) => Json | undefined): Behaviour {
  return rewriting((text) => {
    const envelope = JSON.parse(text) as { [key: string]: Json };
    return JSON.stringify(edit(envelope) ?? envelope);
  });
}

/** Another value in place of the one of a response, by the number of the response; undefined leaves it out. */
export type Change = Json | undefined | ((value: Json | undefined, turn: number) => Json | undefined);

/** Changes the value at a place such as `$.data.rows[0].name` in successful responses; `[*]` ends it at the list. */
export function changing(place: string, change: Change): Behaviour {
  const keys = [...(place.split('[*]')[0] ?? '').matchAll(/\w+/g)].map(([key]) => key);
  const key = keys.pop() ?? '';
  let turn = 0;
  return editing((envelope) => {
    // biome-ignore lint/suspicious/noExplicitAny: any JSON, walked by keys that fit the example
    const parent = keys.reduce<any>((node, name) => node?.[name], envelope);
    // An empty list has no such row.
    if (parent === undefined || parent === null) return envelope;
    turn += 1;
    const value = typeof change === 'function' ? change(parent[key], turn) : change;
    if (value === undefined) delete parent[key];
    else parent[key] = value;
    return envelope;
  });
}

/** Gives a session another token. */
export const withToken = (make: (call: Call) => string): Behaviour => ({
  respond: (call, usual) => {
    const reply = usual();
    const data = typeof reply === 'object' ? (reply.data as { [key: string]: Json } | undefined) : undefined;
    const session = call.store.sessions.get(String(data?.token));
    if (data === undefined || session === undefined) return reply;
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
