import type { Example, Json, JsonObject, Parameter } from '@site/contract/document.ts';
import type { OperationMarks } from '@site/contract/mark-types.ts';
import type { StrictContract } from '@site/contract/strict/check.ts';
import type { Context } from '../context.ts';
import type { Client, Outcome, TargetRequest } from '../http.ts';
import type { Persona } from '../personas.ts';
import { Sessions } from '../sessions.ts';
import { contextOf } from './operations.ts';
import { bodyOf, closed, failing, responding, type Small, saying, smallContract } from './small-contract.ts';

/** An operation of a contract that is made for a test. */
export interface Made extends OperationMarks {
  method?: 'get' | 'post';
  path?: string;
  needsToken?: true;
  parameters?: Parameter[];
  /** Fields of the body by name; without them there is no body. */
  fields?: Record<string, JsonObject>;
  required?: string[];
  mediaType?: string;
  /** Bodies by name. */
  examples?: Record<string, Example>;
  /** Schema of the data of a success. */
  data?: JsonObject;
  /** Data of a success by the name of the example. */
  responses?: Record<string, Json>;
}

const text: JsonObject = { type: 'string' };
const CODE: JsonObject = { ...text, 'x-one-time': true };
const PIN: JsonObject = { ...text, 'x-secret': true };
const done = (value: JsonObject, after: string): Record<string, Example> => ({ usual: { value, 'x-outcome': '0', 'x-after': after } });
const TWICE = { password: PIN, rePassword: PIN };
const NUMBER = '1000881234';

/** What customers log in, log out and get a new PIN with; every contract has the log-ins. */
export const SECRETS = {
  login: { 'x-session': 'starts', fields: { userId: text, password: PIN }, data: closed({ token: text, account: { ...text, 'x-identity': true } }) },
  sendLogInCode: { 'x-sends-code': true, fields: { userId: text } },
  loginByCode: {
    'x-session': 'starts',
    fields: { userId: text, code: CODE },
    examples: done({ userId: NUMBER, code: '246810' }, 'sendLogInCode'),
    data: closed({ token: text }),
  },
  sendResetCode: { 'x-sends-code': true, fields: { userId: text }, data: closed({ codePwd: text }) },
  verifyResetCode: {
    fields: { userId: text, smsCode: CODE, codePwd: CODE },
    examples: done({ userId: NUMBER, smsCode: '246810', codePwd: 'a-code' }, 'sendResetCode'),
    data: closed({ verCodePwd: text }),
  },
  setPassword: {
    'x-session': 'ends-all',
    fields: { ...TWICE, verCodePwd: CODE },
    examples: done({ password: '1', rePassword: '1', verCodePwd: 'a-permission' }, 'verifyResetCode'),
  },
  changePassword: { 'x-session': 'ends-others', needsToken: true, fields: { oldPassword: PIN, ...TWICE } },
  logout: { 'x-session': 'ends', needsToken: true },
} as const satisfies Record<string, Made>;
const LOG_INS = ['login', 'sendLogInCode', 'loginByCode'] as const;

/** A contract with these operations, by id. */
export function contractOf(operations: Record<string, Made>, schemas: Record<string, JsonObject> = {}): StrictContract {
  const logIns = LOG_INS.filter((id) => !(id in operations)).map((id): [string, Made] => [id, SECRETS[id]]);
  const small = [...Object.entries(operations), ...logIns].map(
    ([id, { fields, required = [], mediaType, examples, responses = {}, ...more }]): [string, Small] => [
      id,
      {
        method: fields === undefined ? 'get' : 'post',
        parameters: [],
        answers: Object.fromEntries(Object.entries(responses).map(([name, data]) => [name, { status: '0', data }])),
        ...(fields === undefined ? {} : { requestBody: bodyOf({ ...closed(fields, ...required), ...twiceIn(fields) }, examples, mediaType) }),
        ...more,
      },
    ],
  );
  return smallContract(Object.fromEntries(small), schemas);
}

/** The rule that a new PIN is typed twice. */
const twiceIn = (fields: Record<string, JsonObject>): JsonObject =>
  fields.rePassword === undefined ? {} : { 'x-rules': [{ equal: ['$.password', '$.rePassword'], says: 'The PIN is typed twice.' }] };

/** A request as the server of a test sees it. */
export interface Call {
  operationId: string;
  method: string;
  path: string;
  /** Without the time of the request. */
  query: string;
  headers: Record<string, string>;
  token: string;
  sandbox: string;
  /** The body as it was written. */
  text: string;
  /** The body as JSON. */
  body: Json | undefined;
}

/** An envelope, anything else with an HTTP code, or no response. */
export type Says = JsonObject | { http: number; text: string; type: string } | { failed: string; unpacked?: false; late?: true };

export const http = (code: number, text: string | JsonObject = '', type = 'application/json'): Says => ({
  http: code,
  text: typeof text === 'string' ? text : JSON.stringify(text),
  type,
});

const DONE: JsonObject = { status: '0' };
export const REFUSED: JsonObject = { status: '-1', message: '不正確。' };
export const EXPIRED: JsonObject = { status: '-2', message: '請重新登入。' };

function jsonOf(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}

function callOf(contract: StrictContract, { method, url, headers, body }: TargetRequest): Call {
  const [path = '', query = ''] = url.split('?');
  const text = new TextDecoder().decode(body);
  const operationId = contract.find(method, path)?.operationId ?? path.slice(1);
  const [token = '', sandbox = ''] = [headers.token, headers['mock-sandbox']];
  return { operationId, method, path, query: query.replace(/\bt=\d+/, 't'), headers, token, sandbox, text, body: jsonOf(text) };
}

function outcomeOf(says: Says, url: string): Outcome {
  const at = { url: `http://shop.test${url}` };
  if ('failed' in says) return { ...failing(''), ...(says as { failed: string }), ...at };
  if (!('http' in says)) return { ...saying(says), ...at };
  const { http: status, text, type } = says as { http: number; text: string; type: string };
  return { ...responding(status, text, type), ...at };
}

export const ANA: Persona = { name: 'ana', userId: '1000881234', pin: '123456' };
export const BEN: Persona = { name: 'ben', userId: '1000882345', pin: '654321' };

/** The token of the nth log-in of a number, counted from 1. */
export const tokenOf = ({ userId }: Persona, nth = 1) => `${userId}-${nth}`;

/** A run against a server that a test makes up; without an answer of its own it logs everybody in, and does what it is asked for. */
export function runOf(contract: StrictContract, says: (call: Call) => Says | undefined = () => undefined, given: Partial<Context> = {}) {
  const calls: Call[] = [];
  const steps: string[] = [];
  const logIns = new Map<unknown, number>();
  const usual = ({ operationId, body }: Call): JsonObject => {
    if (operationId !== 'login' && operationId !== 'loginByCode') return DONE;
    const { userId } = body as { userId: string };
    logIns.set(userId, (logIns.get(userId) ?? 0) + 1);
    return { status: '0', data: { token: `${userId}-${logIns.get(userId)}` } };
  };
  const client = {
    async send(request: TargetRequest): Promise<Outcome> {
      const call = callOf(contract, request);
      calls.push(call);
      return outcomeOf(says(call) ?? usual(call), request.url);
    },
    withSignal: () => client,
  } as unknown as Client;
  const context = contextOf(contract.operations, {
    contract,
    client,
    sessions: new Sessions(client, contract),
    personas: [ANA, BEN],
    defaults: [ANA, BEN],
    substitute: (value) => value,
    run: 'run',
    concurrency: 1,
    fuzz: { seed: 1, runs: 10 },
    signal: new AbortController().signal,
    onStep: (what) => void steps.push(what),
    ...given,
  });
  return {
    context,
    steps,
    calls,
    /** The requests of an operation. */
    to: (operationId: string) => calls.filter((call) => call.operationId === operationId),
    /** The findings so far. */
    said: () => context.collector.violations.map(({ kind, message }) => `${kind} ${message}`),
  };
}
