import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ViolationKind } from '@farol/contract/strict/violation.ts';
import type { Answer, Ask } from '../ask.ts';
import type { Json } from '../contract.ts';

/** An answer on its way out. */
export interface Outgoing {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/** What a spoiler may look at. */
export interface Context {
  /** Bytes of the request's body. */
  raw: Buffer;
  request: IncomingMessage;
  response: ServerResponse;
}

/** How an operation goes wrong. */
export interface How {
  /** Changes the answer, or says that it has dealt with the connection by itself. */
  spoil?: (sent: Outgoing, context: Context) => Outgoing | 'dealt-with' | Promise<Outgoing | 'dealt-with'>;
  /** Rules that are not looked at: whether there is a token, or whether a token is known. */
  skip?: 'token' | 'bad-token';
  /** A parameter that is not looked at. */
  ignores?: string;
  /** Bodies that are accepted although they break a rule. */
  tolerates?: (body: unknown) => boolean;
  /** Works the answer out in another way. */
  work?: (ask: Ask) => Answer;
}

/** One mistake of a backend team, and what the check must say about it: one message. */
export interface CatalogueEntry<Id extends string = string> {
  id: Id;
  /** The operation that the check must name. */
  operationId: string;
  /** The operation that has the mistake, when it shows at another one. */
  on?: string;
  kind: ViolationKind;
  /** Place that the message names; rows of a list are numbered. */
  path: string;
  /** The mistake in words. */
  what: string;
  how: How;
  /** Which part of the check finds it. */
  part: 'examples' | 'journeys' | 'wrong-input';
}

/** Changes the JSON of successful answers. */
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

/** Changes the value at a place of successful answers, given as keys and indexes. `undefined` takes the field out. */
export function changing(place: readonly (string | number)[], change: (value: Json | undefined) => Json | undefined): How {
  return editing((envelope) => {
    // biome-ignore lint/suspicious/noExplicitAny: any JSON, walked by keys that fit the example
    const parent = place.slice(0, -1).reduce<any>((node, key) => node?.[key], envelope);
    const key = place.at(-1);
    // An empty list has no row to spoil.
    if (parent === undefined || parent === null || key === undefined) return envelope;
    const value = change(parent[key]);
    if (value === undefined) delete parent[key];
    else parent[key] = value;
    return envelope;
  });
}

/** Changes the bytes of successful answers. */
export function bytes(change: (text: string) => Buffer | string): How {
  return { spoil: (sent) => (sent.body.includes('"status":"0"') ? { ...sent, body: Buffer.from(change(sent.body.toString('utf8'))) } : sent) };
}

/** Sends another answer in place of successful ones. */
export function instead(status: number, headers: Record<string, string>, body: string): How {
  return { spoil: (sent) => (sent.body.includes('"status":"0"') ? { status, headers, body: Buffer.from(body) } : sent) };
}

/** Changes the headers of every answer. */
export function headers(change: Record<string, string | undefined>): How {
  return {
    spoil: (sent) => ({
      ...sent,
      headers: Object.fromEntries(Object.entries({ ...sent.headers, ...change }).filter((entry): entry is [string, string] => entry[1] !== undefined)),
    }),
  };
}
