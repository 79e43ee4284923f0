import type { JsonObject, Parameter } from '@site/contract/document.ts';
import type { Changes } from '@site/contract/mark-types.ts';
import type { StrictContract } from '@site/contract/strict/check.ts';
import { vi } from 'vitest';
import { Collector } from '../collector.ts';
import type { Context } from '../context.ts';
import type { Outcome, TargetRequest } from '../http.ts';
import type { Persona } from '../personas.ts';
import { contextOf } from './operations.ts';
import { type Bodies, bodyOf, failing, responding, type Small, saying, smallContract } from './small-contract.ts';

/** An operation of a small contract. */
export interface Described {
  /** Schema of `data`, if there is any. */
  data?: JsonObject;
  /** Schema of the body; a POST has one. */
  body?: JsonObject;
  mediaType?: string;
  /** Bodies by name, all of which must succeed unless they say otherwise. */
  examples?: Bodies;
  parameters?: Parameter[];
  changes?: Changes;
  /** Whether it needs no session. */
  open?: boolean;
  /** Whether it changes nothing though it is a POST. */
  readOnly?: boolean;
  area?: string;
}

/** A contract with these operations at `/<operationId>`: a POST where it has a body, or changes something. */
export function contractOf(operations: Record<string, Described>, schemas: Record<string, JsonObject> = {}): StrictContract {
  const small = Object.entries(operations).map(([operationId, described]): [string, Small] => {
    const { body, mediaType, examples, changes, open = false, readOnly = false, ...more } = described;
    return [
      operationId,
      {
        method: body === undefined && changes === undefined ? 'get' : 'post',
        needsToken: !open,
        ...(readOnly ? { 'x-read-only': true } : {}),
        ...(changes === undefined ? {} : { 'x-changes': changes }),
        ...(body === undefined ? {} : { requestBody: bodyOf(body, examples, mediaType) }),
        ...more,
      },
    ];
  });
  return smallContract(Object.fromEntries(small), schemas);
}

/** A request as the server sees it. */
export interface Asked {
  operationId: string;
  // biome-ignore lint/suspicious/noExplicitAny: any JSON
  body: any;
  token: string;
  language: string;
  headers: Record<string, string>;
}

/** An envelope, an HTTP code without one, or no response. */
export type Answer = { status: string; message?: string; data?: unknown } | number | 'nothing';
export type Server = Record<string, (asked: Asked) => Answer | Promise<Answer>>;

export const ok = (data?: unknown): Answer => ({ status: '0', ...(data === undefined ? {} : { data }) });
/** An answer after something was done. */
export const did = (_effect: unknown, answer: Answer = ok()): Answer => answer;
export const refusal = (text = '不能接受。'): Answer => ({ status: '-1', message: text });
/** Refuses whatever is asked. */
export const refused = (): Answer => refusal();

export const FIRST: Persona = { name: 'first', mobileNo: '66881234', pin: '123456' };
export const SECOND: Persona = { name: 'second', mobileNo: '66882345', pin: '123456' };

/** The token of the first customer, whose session ends after so many requests. */
export function tokenFor(requests: number): () => Promise<string | undefined> {
  let left = requests;
  return async () => {
    left -= 1;
    return left >= 0 ? 'first-0' : undefined;
  };
}

/** The customer whom a token of {@link judge} names. */
export const customerOf = ({ token }: Asked): string => token.split('-')[0] ?? '';

/** What is different in the run of a part. */
type Given = Partial<Omit<Context, 'sessions'>> & { sessions?: Partial<Context['sessions']> };

/** What a part of the check says of a server, what it asked, and what else it left behind. */
export async function judge(part: (context: Context) => Promise<void>, contract: StrictContract, server: Server, given: Given = {}) {
  const asked: Asked[] = [];
  const steps: string[] = [];
  const log: string[] = [];
  const send = async ({ method, url, headers, body }: TargetRequest): Promise<Outcome> => {
    const operationId = contract.find(method, url.split('?')[0] ?? '')?.operationId ?? '';
    const sent = headers['content-type'] === 'application/json' ? JSON.parse(Buffer.from(body ?? []).toString()) : undefined;
    const one: Asked = { operationId, body: sent, token: headers.token ?? '', language: headers.language ?? '', headers };
    asked.push(one);
    const answer = (await server[operationId]?.(one)) ?? ok();
    if (answer === 'nothing') return failing('no response');
    return typeof answer === 'number' ? responding(answer, '') : saying(answer);
  };
  const tokens = new Map<string, number>();
  const next = ({ name }: Persona) => {
    tokens.set(name, (tokens.get(name) ?? 0) + 1);
    return `${name}-${tokens.get(name)}`;
  };
  const sessions = {
    hasSandboxes: true,
    refused: new Map<string, string>(),
    token: vi.fn(async (persona: Persona, sandbox: string): Promise<string | undefined> => {
      log.push(`${persona.name} in ${sandbox}`);
      return persona.token ?? `${persona.name}-0`;
    }),
    another: vi.fn(async (persona: Persona, sandbox: string): Promise<string | undefined> => {
      log.push(`${persona.name} again in ${sandbox}`);
      return next(persona);
    }),
    forget: vi.fn(async () => {}),
  };
  const context = contextOf(contract.operations, {
    contract,
    client: { send } as unknown as Context['client'],
    collector: new Collector(() => {}),
    personas: [FIRST, SECOND],
    substitute: (value) => value,
    run: 'r1',
    concurrency: 1,
    repeat: 3,
    signal: new AbortController().signal,
    onStep: (name, what) => void steps.push(`${name} ${what}`),
    ...given,
    sessions: { ...sessions, ...given.sessions } as unknown as Context['sessions'],
  });
  await part(context);
  const said = context.collector.violations.map(({ kind, message: sentence }) => `${kind} ${sentence}`);
  return { said, asked, steps, notes: [...context.notes], logIns: log, context };
}

/** The operations of requests, in their order. */
export const operationsOf = (asked: readonly Asked[]): string[] => asked.map(({ operationId }) => operationId);
