import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ViolationKind } from '@site/contract/strict/violation.ts';
import type { Part } from '../../src/report.ts';
import type { RunOptions } from '../../src/run.ts';
import type { Call, Reply } from '../call.ts';
import type { Json, SampleOperation } from '../contract.ts';
import type { Person, Store } from '../store.ts';

export interface Outgoing {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/** Input of {@link How.spoil}. */
export interface Context {
  /** Bytes of the request's body. */
  raw: Buffer;
  request: IncomingMessage;
  response: ServerResponse;
  /** The called operation; undefined for a path and method that the contract does not have. */
  operation: SampleOperation | undefined;
  store: Store;
}

/** What a fault or a variant changes in the sample backend. */
export interface How {
  /** Responds before anything is checked, as a server in front does; undefined passes the request on. */
  first?: (context: Context) => Outgoing | undefined | Promise<Outgoing | undefined>;
  /** Changes the response, or handles the connection itself (`dealt-with`). */
  spoil?: (sent: Outgoing, context: Context) => Outgoing | 'dealt-with' | Promise<Outgoing | 'dealt-with'>;
  /** The customer whom a token names, in place of the sessions of the store. */
  customer?: (token: string, store: Store) => Person | undefined;
  /** Skipped checks: whether there is a token, or whether it is known. */
  skip?: 'token' | 'bad-token';
  /** A parameter that is not checked. */
  ignores?: string;
  /** Invalid bodies that are accepted. */
  tolerates?: (body: unknown) => boolean;
  /** Replaces the responder; `usual` is what that one does. */
  work?: (call: Call, usual: () => Reply) => Reply;
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
  how: How | (() => How);
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

/** Puts the class on the faults of one file. */
export function faultsOf(className: string, faults: readonly Omit<Fault, 'class'>[]): Fault[] {
  return faults.map((fault) => ({ ...fault, class: className }));
}

/** Edits the envelope of successful responses. */
export function editing(edit: (envelope: { [key: string]: Json }) => Json | undefined): How {
  return {
    spoil: (sent) => {
      const envelope = JSON.parse(sent.body.toString('utf8')) as { [key: string]: Json };
      if (envelope.status !== '0') return sent;
      const edited = edit(envelope) ?? envelope;
      return { ...sent, body: Buffer.from(JSON.stringify(edited)) };
    },
  };
}

/** Changes the value at a path of keys and indexes in successful responses; `undefined` removes it. */
export function changing(place: readonly (string | number)[], change: (value: Json | undefined) => Json | undefined): How {
  return editing((envelope) => {
    // biome-ignore lint/suspicious/noExplicitAny: any JSON, walked by keys that fit the example
    const parent = place.slice(0, -1).reduce<any>((node, key) => node?.[key], envelope);
    const key = place.at(-1);
    // An empty list has no such row.
    if (parent === undefined || parent === null || key === undefined) return envelope;
    const value = change(parent[key]);
    if (value === undefined) delete parent[key];
    else parent[key] = value;
    return envelope;
  });
}

export function bytes(change: (text: string) => Buffer | string): How {
  return { spoil: (sent) => (sent.body.includes('"status":"0"') ? { ...sent, body: Buffer.from(change(sent.body.toString('utf8'))) } : sent) };
}

/** Replaces successful responses. */
export function instead(status: number, headers: Record<string, string>, body: string): How {
  return { spoil: (sent) => (sent.body.includes('"status":"0"') ? { status, headers, body: Buffer.from(body) } : sent) };
}

export function headers(change: Record<string, string | undefined>): How {
  return {
    spoil: (sent) => ({
      ...sent,
      headers: Object.fromEntries(Object.entries({ ...sent.headers, ...change }).filter((entry): entry is [string, string] => entry[1] !== undefined)),
    }),
  };
}
