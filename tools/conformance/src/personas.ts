import { readFileSync } from 'node:fs';
import type { StrictContract } from '@site/contract/strict/check.ts';
import { fieldsWith, secretsOf } from './marks.ts';

/** A customer whom the check logs in. */
export interface Persona {
  name: string;
  /** What names the customer at a log-in, such as a number. */
  userId?: string;
  /** For login with a PIN. */
  pin?: string;
  /** For login by SMS: the fixed code of a test system. */
  smsCode?: string;
  /** Token of an existing session, which replaces the login. */
  token?: string;
  /** The check may lock this customer out with wrong PINs. */
  throwAway?: boolean;
}

/** Content of a login file. */
export type Login = Record<string, Omit<Persona, 'name'>>;

/** The customers of the contract's examples: every log-in by PIN with a successful response of the same name, and the first one by SMS. */
export function personasOf(contract: StrictContract): Persona[] {
  return secretsOf(contract).logIns.flatMap(({ operation, sender, number, proof }) => {
    const responses = operation.responses.get(200)?.examples ?? {};
    const succeeds = (name: string) => (responses[name]?.value as { status?: unknown } | undefined)?.status === '0';
    const customers = Object.entries(operation.body?.media.examples ?? {}).map(([name, { value }]) => {
      const { [number]: userId = '', [proof]: secret = '' } = value as Record<string, string>;
      return { name, userId, ...(sender === undefined ? { pin: secret } : { smsCode: secret }) };
    });
    return sender === undefined ? customers.filter(({ name }) => succeeds(name)) : customers.slice(0, 1);
  });
}

/** The contract's customers, or those of them that the login file replaces. */
export function personasFor(defaults: readonly Persona[], login: Login | undefined, token: string | undefined): Persona[] {
  if (token !== undefined) return [{ ...defaults[0], name: defaults[0]?.name ?? 'customer', token }];
  if (login === undefined) return [...defaults];
  return Object.entries(login).map(([name, given]) => ({ name, ...given }));
}

const FIELDS = ['pin', 'smsCode', 'token', 'throwAway'];

/** The contract's name of what names a customer at a log-in. */
export const userField = (contract: StrictContract): string => secretsOf(contract).logIns[0]?.number ?? 'userId';

/** Reads a login file, in which `userId` may have the contract's name of it; throws one sentence when it is invalid. */
export function readLogin(file: string, known: readonly string[], field = 'userId'): Login {
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`The log-in file ${file} cannot be read: ${(error as Error).message}`);
  }
  const allowed = [field, ...FIELDS];
  const wrong = (sentence: string) => new Error(`The log-in file ${file}: ${sentence}`);
  if (typeof content !== 'object' || content === null || Array.isArray(content)) throw wrong(`it is to be an object, persona name → { ${field}, pin }.`);
  const entries = Object.entries(content as Record<string, unknown>);
  if (entries.length === 0) throw wrong(`it names no customer. Known personas: ${known.join(', ')}.`);
  for (const [name, given] of entries) {
    const throwAway = (given as Partial<Persona> | null)?.throwAway === true;
    // A throw-away customer stands for no example, so that any name will do.
    if (!throwAway && !known.includes(name)) throw wrong(`there is no persona "${name}". Known personas: ${known.join(', ')}.`);
    const fields = Object.entries((given ?? {}) as Record<string, unknown>);
    for (const [key, value] of fields) {
      if (!allowed.includes(key)) throw wrong(`"${name}" has an unknown field "${key}". Known fields: ${allowed.join(', ')}.`);
      if (key === 'throwAway' && typeof value === 'boolean') continue;
      if (key === 'throwAway') throw wrong(`"${name}.throwAway" is to be true or false.`);
      if (typeof value !== 'string' || value === '') throw wrong(`"${name}.${key}" is to be a text.`);
    }
    const has = (key: string) => fields.some(([one]) => one === key);
    if (!has('token') && !(has(field) && (has('pin') || has('smsCode')))) throw wrong(`"${name}" needs "token", or "${field}" with "pin" or "smsCode".`);
  }
  const renamed = entries.map(([name, given]) => {
    const { [field]: userId, ...others } = given as Record<string, string>;
    return [name, { ...others, ...(userId === undefined ? {} : { userId }) }];
  });
  return Object.fromEntries(renamed) as Login;
}

/** Names of the fields that hold PINs, and of those that hold codes; the inputs of the journeys have the names of the log-in file. */
function secretNames(contract: StrictContract): { pins: Set<string>; codes: Set<string> } {
  const { chains, logIns } = secretsOf(contract);
  const codes = [
    ...chains.flatMap(({ uses }) => uses.map(({ code }) => code)),
    ...logIns.map(({ sender, proof }) => (sender === undefined ? undefined : proof)),
  ];
  return {
    pins: new Set(['pin', ...contract.operations.flatMap((operation) => fieldsWith(contract, operation, 'x-secret'))]),
    codes: new Set(['smsCode', ...codes.filter((name) => name !== undefined)]),
  };
}

/** Replaces the customers of the contract's examples by those of the run. */
export function substitution(contract: StrictContract, defaults: readonly Persona[], personas: readonly Persona[]): (value: unknown) => unknown {
  const names = secretNames(contract);
  const texts = new Map<string, string>();
  const pins = new Map<string, string>();
  const codes = new Map<string, string>();
  for (const persona of personas) {
    const original = defaults.find(({ name }) => name === persona.name);
    if (original?.userId !== undefined && persona.userId !== undefined) texts.set(original.userId, persona.userId);
    // All customers of the contract have the same PIN.
    if (original?.pin !== undefined && persona.pin !== undefined && !pins.has(original.pin)) pins.set(original.pin, persona.pin);
    if (original?.smsCode !== undefined && persona.smsCode !== undefined && !codes.has(original.smsCode)) codes.set(original.smsCode, persona.smsCode);
  }
  const replace = (value: unknown, key = ''): unknown => {
    if (Array.isArray(value)) return value.map((item) => replace(item, key));
    if (value !== null && typeof value === 'object') return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, replace(item, name)]));
    if (typeof value !== 'string') return value;
    if (names.pins.has(key)) return pins.get(value) ?? value;
    if (names.codes.has(key)) return codes.get(value) ?? value;
    return texts.get(value) ?? value;
  };
  return (value) => replace(value);
}
