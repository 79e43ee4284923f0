import type { StrictContract } from '@site/contract/strict/check.ts';
import { type Context, coverageOf } from '../context.ts';
import type { Client, Outcome, TargetRequest } from '../http.ts';
import type { Persona } from '../personas.ts';
import type { Sessions } from '../sessions.ts';
import { runWrongInput } from '../wrong-input.ts';
import { contextOf, operation } from './operations.ts';
import { saying } from './small-contract.ts';

/** A request as a server sees it. */
export interface Seen {
  operationId: string;
  method: string;
  /** Path and query, without the time. */
  url: string;
  type: string | undefined;
  token: string | undefined;
  language: string | undefined;
  sandbox: string | undefined;
  text: string;
}

export const ANA: Persona = { name: 'ana', mobileNo: '66881234', pin: '123456' };
/** A customer who cannot log in. */
export const LOCKED: Persona = { name: 'locked', mobileNo: '66885678', pin: '123456' };

const tokenOf = ({ name }: Persona) => `token-of-${name}`;

const REFUSALS: Record<string, string> = { cn: '無法處理。', en: 'This cannot be done.' };

/** What a right server says: it refuses the session first, then the request. */
function refusalOf({ token, language }: Seen, needsToken: boolean): Outcome {
  const message = REFUSALS[language ?? ''] ?? REFUSALS.cn;
  return saying({ status: needsToken && token?.startsWith('token-of-') !== true ? '-2' : '-1', message });
}

/** Sends what operations must reject to a server, which refuses where `says` has no response of its own; returns what the check says and does. */
export async function rejecting(contract: StrictContract, only: readonly string[], says: (seen: Seen) => Outcome | undefined, given: Partial<Context> = {}) {
  const requests: Seen[] = [];
  const logIns: string[] = [];
  const forgotten: string[] = [];
  const steps: string[] = [];
  const send = async ({ method, url, headers, body }: TargetRequest): Promise<Outcome> => {
    const path = url.split('?')[0] ?? '';
    const asked = contract.operations.find(({ pattern }) => pattern.test(path)) ?? operation('none');
    const seen: Seen = {
      operationId: asked.operationId,
      method,
      url: url.replace(/\bt=\d+&?/, '').replace(/[?&]$/, ''),
      type: headers['content-type'],
      token: headers.token,
      language: headers.language,
      sandbox: headers['mock-sandbox'],
      text: Buffer.from(body ?? []).toString('utf8'),
    };
    requests.push(seen);
    return says(seen) ?? refusalOf(seen, asked.needsToken);
  };
  const sessions = {
    token: async (persona: Persona, sandbox: string) => {
      logIns.push(`${persona.name} ${sandbox}`);
      return persona === LOCKED ? undefined : tokenOf(persona);
    },
    forget: async ({ name }: Persona, sandbox: string) => void forgotten.push(`${name} ${sandbox}`),
  };
  const operations = contract.operations.filter(({ operationId }) => only.includes(operationId));
  const context = contextOf(operations, {
    contract,
    client: { send } as unknown as Client,
    sessions: sessions as unknown as Sessions,
    personas: [ANA],
    substitute: (value) => value,
    run: '4f1a',
    concurrency: 1,
    signal: new AbortController().signal,
    onStep: (part, what) => void steps.push(`${part} ${what}`),
    ...given,
  });
  for (const one of operations) coverageOf(context, one);
  let stopped: unknown;
  await runWrongInput(context).catch((error: unknown) => {
    stopped = error;
  });
  const said = context.collector.violations.map(({ kind, message }) => `${kind} ${message}`);
  return { said, requests, logIns, forgotten, steps, stopped, context };
}
