import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ViolationKind } from '@farol/contract/strict/violation.ts';
import type { Call, Reply } from '../call.ts';
import type { Json } from '../contract.ts';

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
}

/** The effect of a defect. */
export interface How {
  /** Changes the response, or handles the connection itself (`dealt-with`). */
  spoil?: (sent: Outgoing, context: Context) => Outgoing | 'dealt-with' | Promise<Outgoing | 'dealt-with'>;
  /** Skipped checks: whether there is a token, or whether it is known. */
  skip?: 'token' | 'bad-token';
  /** A parameter that is not checked. */
  ignores?: string;
  /** Invalid bodies that are accepted. */
  tolerates?: (body: unknown) => boolean;
  /** Replaces the responder. */
  work?: (call: Call) => Reply;
}

/** One defect, and the one violation that the check must report. */
export interface CatalogueEntry<Id extends string = string> {
  id: Id;
  operationId: string;
  /** The operation with the defect, when it shows in another one. */
  on?: string;
  kind: ViolationKind;
  /** Path in the message, with row numbers. */
  path: string;
  what: string;
  how: How;
  part: 'examples' | 'journeys' | 'wrong-input';
}

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
