/** What the marks of the contract say of its strict operations. */
import { type Json, type JsonObject, type Operation, resolve, resolveProperty } from '@site/contract/document.ts';
import * as marks from '@site/contract/marks.ts';
import type { StrictContract, StrictOperation } from '@site/contract/strict/check.ts';

/** A field of a body that holds what a customer owns. */
export interface OwnedField extends marks.Owned {
  /** Path in the body, such as `$.id` or `$.smsID[*]`. */
  field: string;
}

/** The operation as the contract has it; without marks where the contract does not have it. */
const rawOf = ({ document }: StrictContract, { path, method }: StrictOperation): Operation =>
  document.paths[path]?.[method.toLowerCase()] ?? ({} as unknown as Operation);

export const changesOf = (contract: StrictContract, operation: StrictOperation): marks.Changes | undefined => rawOf(contract, operation)['x-changes'];
export const agreementsOf = (contract: StrictContract, operation: StrictOperation): marks.Agreement[] => rawOf(contract, operation)['x-agrees'] ?? [];
export const pagingOf = (contract: StrictContract, operation: StrictOperation): marks.Paging | undefined => rawOf(contract, operation)['x-paging'];
export const sendsCode = (contract: StrictContract, operation: StrictOperation): boolean => rawOf(contract, operation)['x-sends-code'] === true;
export const isOnce = (contract: StrictContract, operation: StrictOperation): boolean => rawOf(contract, operation)['x-once'] === true;
const sessionOf = (contract: StrictContract, operation: StrictOperation) => rawOf(contract, operation)['x-session'];

/** The schemas of the headers that an answer of a code may have, by their names in small letters. */
export function headersOf({ document }: StrictContract, { path, method }: StrictOperation, status: number): [name: string, schema: JsonObject][] {
  const { responses = {} } = document.paths[path]?.[method.toLowerCase()] ?? {};
  const { headers = {} } = resolve<{ headers?: JsonObject }>(document, (responses[status] ?? responses.default ?? {}) as { $ref: string });
  return Object.entries(headers).map(([name, header]) => [name.toLowerCase(), resolve<{ schema: JsonObject }>(document, header as { $ref: string }).schema]);
}

/** Name of the header with the token of a session, and of the field of a log-in that has it. */
export const tokenName = ({ document }: StrictContract): string =>
  Object.values((document.components as { securitySchemes?: Record<string, { name?: string }> }).securitySchemes ?? {})[0]?.name ?? 'token';

/** The reads that a write leaves as they are, as its mark names them. */
export const keptBy = (contract: StrictContract, operation: StrictOperation): StrictOperation[] =>
  [...(changesOf(contract, operation)?.keeps ?? '').matchAll(/`(\w+)`/g)].flatMap(([, id]) => contract.operations.find((one) => one.operationId === id) ?? []);

/** Whether it changes nothing. */
export function isRead(contract: StrictContract, operation: StrictOperation): boolean {
  return changesOf(contract, operation) === undefined && (operation.method === 'GET' || rawOf(contract, operation)['x-read-only'] === true);
}

export function ownedBy(contract: StrictContract, operation: StrictOperation): OwnedField[] {
  const owned = marks.ownedOf(contract.document, rawOf(contract, operation));
  return [...owned].filter(([place]) => place.startsWith('$')).map(([field, mark]) => ({ field, ...mark }));
}

/** The operation that deletes what a write made, and its field for the id. */
export interface Remover {
  operation: StrictOperation;
  owned: OwnedField;
}

/** A write with the reads that show it. */
export interface Write {
  write: StrictOperation;
  reads: StrictOperation[];
  undoneBy: string;
  remover: Remover | undefined;
}

/** The writes of the contract; a deletion belongs to what it deletes. */
export function writesOf(contract: StrictContract): Write[] {
  const operationOf = (id: string) => contract.operations.find(({ operationId }) => operationId === id);
  return contract.operations.flatMap((write): Write[] => {
    const changes = changesOf(contract, write);
    if (changes === undefined || ownedBy(contract, write).length > 0) return [];
    const reads = changes.shownBy.flatMap((id) => operationOf(id) ?? []);
    const undo = operationOf(changes.undoneBy);
    const [remover] = undo === undefined ? [] : ownedBy(contract, undo).map((owned) => ({ operation: undo, owned }));
    return [{ write, reads, undoneBy: changes.undoneBy, remover }];
  });
}

/** What an operation answers to a value that nothing has, by its place. */
export const unknownIn = (contract: StrictContract, operation: StrictOperation): Map<string, Json> =>
  marks.markedInputs(contract.document, rawOf(contract, operation), 'x-unknown');

/** Values of a request that a list has for everybody, by their place. */
export const listedIn = (contract: StrictContract, operation: StrictOperation): Map<string, marks.Listed> =>
  marks.listedOf(contract.document, rawOf(contract, operation));

/** The lists without an entry of which the operation cannot succeed. */
export const listsNeededBy = (contract: StrictContract, operation: StrictOperation): marks.Listed[] => [
  ...marks.ownedOf(contract.document, rawOf(contract, operation)).values(),
  ...listedIn(contract, operation).values(),
];

/** A copy of a body with a value at a path such as `$.id` or `$.smsID[*]`, which becomes a list with one entry. */
export function withField(body: Json, path: string, value: Json): Json {
  const name = path.slice(2).replace('[*]', '');
  return { ...(body as JsonObject), [name]: path.endsWith('[*]') ? [value] : value };
}

const propertiesOf = ({ document }: StrictContract, schema: Json = {}): [name: string, schema: JsonObject][] =>
  Object.entries((resolveProperty(document, schema).properties ?? {}) as JsonObject).map(([name, property]) => [name, resolveProperty(document, property)]);

/** The fields of a body with their marks. */
export const fieldsOf = (contract: StrictContract, { body }: StrictOperation): Record<string, JsonObject> =>
  Object.fromEntries(propertiesOf(contract, body?.schema));

/** Names of the fields of a body with one of these marks. */
export const fieldsWith = (contract: StrictContract, operation: StrictOperation, ...names: string[]): string[] =>
  Object.entries(fieldsOf(contract, operation)).flatMap(([name, field]) => (names.some((mark) => field[mark] === true) ? [name] : []));

/** The schema of the data of a success. */
function dataSchemaOf(contract: StrictContract, operation: StrictOperation): JsonObject {
  const success = operation.responses.get(200)?.branches.find(({ status }) => status === '0');
  return Object.fromEntries(propertiesOf(contract, success?.schema)).data ?? {};
}

/** Names of the fields of the data of a success. */
const dataFieldsOf = (contract: StrictContract, operation: StrictOperation) => propertiesOf(contract, dataSchemaOf(contract, operation)).map(([name]) => name);

/** The values of a mark by the paths in a success that have it. */
export const placesWith = (contract: StrictContract, operation: StrictOperation, mark: string): Map<string, Json> =>
  marks.markedPlaces(contract.document, dataSchemaOf(contract, operation), mark, '$.data');

const goingOn = new WeakMap<StrictOperation, ReadonlySet<string>>();

/** Names of the fields of a success that change by themselves. */
export function goingOnIn(contract: StrictContract, operation: StrictOperation): ReadonlySet<string> {
  const names = goingOn.get(operation) ?? new Set([...placesWith(contract, operation, 'x-goes-on').keys()].map((place) => place.split('.').at(-1) ?? ''));
  goingOn.set(operation, names);
  return names;
}

/** Paths in a success where the logged-in customer is named. */
export const identityPlaces = (contract: StrictContract, operation: StrictOperation): string[] => [...placesWith(contract, operation, 'x-identity').keys()];

/** The schema of a list in a successful response, where order and uniqueness are marked: at a dotted path below `data`, else the first. */
export function listSchemaOf(contract: StrictContract, operation: StrictOperation, path?: string): JsonObject {
  let schema = dataSchemaOf(contract, operation);
  for (const name of path?.split('.') ?? []) schema = Object.fromEntries(propertiesOf(contract, schema))[name] ?? {};
  if (path !== undefined || schema.type === 'array') return schema;
  return propertiesOf(contract, schema).find(([, property]) => property.type === 'array')?.[1] ?? {};
}

/** The PINs of a body: the one that holds, and the new one as often as it is typed. */
export function pinsOf(contract: StrictContract, operation: StrictOperation): { current: string | undefined; renewed: string[] } {
  const twice = marks.rulesOf(operation.body?.schema ?? {}).flatMap((rule) => ('equal' in rule ? rule.equal.map((path) => path.slice(2)) : []));
  const pins = fieldsWith(contract, operation, 'x-secret');
  return { current: pins.find((name) => !twice.includes(name)), renewed: pins.filter((name) => twice.includes(name)) };
}

/** The PINs of a body, the one that holds and the new one as often as it is typed. */
export function pinValues(contract: StrictContract, operation: StrictOperation, holding: string, renewing: string): JsonObject {
  const { current, renewed } = pinsOf(contract, operation);
  return Object.fromEntries([...(current === undefined ? [] : [[current, holding]]), ...renewed.map((name) => [name, renewing])]);
}

/** An operation that takes what another one has sent or answered. */
export interface CodeUse {
  operation: StrictOperation;
  /** The operation that must have succeeded before. */
  after: StrictOperation;
  /** Fields that take a value of the answer to that one: a reference, or a permission. */
  references: string[];
  /** The field that takes what stands in the text message. */
  code: string | undefined;
  /** A body that succeeds, and one that takes back what it did. */
  example: JsonObject;
  undo: JsonObject | undefined;
}

/** A code on its way: the operation that sends it, and those that take it and what it has earned, one after the other. */
export interface CodeChain {
  sender: StrictOperation;
  uses: CodeUse[];
}

/** A log-in by PIN, or by a code that was sent before. */
export interface LogIn {
  operation: StrictOperation;
  sender: StrictOperation | undefined;
  /** Fields of the customer's number, and of the PIN or code. */
  number: string;
  proof: string;
}

export interface SecretFacts {
  logIns: LogIn[];
  chains: CodeChain[];
  /** Operations that take what another one answers to a visitor for one attempt, such as the characters of a picture. */
  pictures: CodeUse[][];
  /** Operations whose success ends sessions or changes the PIN; the one that ends its own session is the last. */
  ending: StrictOperation[];
  logOut: StrictOperation | undefined;
  /** Changes the PIN of a session. */
  changePin: StrictOperation | undefined;
}

function codeUseOf(contract: StrictContract, operation: StrictOperation): CodeUse | undefined {
  const examples = Object.values(operation.body?.media.examples ?? {}).filter((one) => marks.afterOf(one) !== undefined && marks.outcomeOf(one) !== '-1');
  const [example, other] = examples;
  const after = example === undefined ? undefined : contract.operations.find(({ operationId }) => operationId === marks.afterOf(example));
  if (example === undefined || after === undefined) return undefined;
  const answered = dataFieldsOf(contract, after);
  const once = fieldsWith(contract, operation, 'x-one-time');
  const references = once.filter((name) => answered.includes(name));
  const undo = changesOf(contract, operation)?.undoneBy === 'itself' ? (other?.value as JsonObject | undefined) : undefined;
  return { operation, after, references, code: once.find((name) => !references.includes(name)), example: example.value as JsonObject, undo };
}

/** What is demanded for a log-in, beside the number. */
function logInOf(contract: StrictContract, operation: StrictOperation, use: CodeUse | undefined): LogIn[] {
  const secret = fieldsWith(contract, operation, 'x-secret', 'x-one-time');
  const number = Object.keys(fieldsOf(contract, operation)).find((name) => !secret.includes(name));
  const proof = use === undefined ? pinsOf(contract, operation).current : use.code;
  return number === undefined || proof === undefined ? [] : [{ operation, sender: use?.after, number, proof }];
}

const ENDINGS: readonly (marks.SessionEffect | undefined)[] = ['ends-others', 'ends-all', 'ends'];
const known = new WeakMap<StrictContract, SecretFacts>();

/** What the contract says of sessions, PINs and codes. */
export function secretsOf(contract: StrictContract): SecretFacts {
  const facts = known.get(contract) ?? readSecrets(contract);
  known.set(contract, facts);
  return facts;
}

function readSecrets(contract: StrictContract): SecretFacts {
  const { operations } = contract;
  const uses = operations.flatMap((operation) => codeUseOf(contract, operation) ?? []);
  const chains = operations
    .filter((operation) => sendsCode(contract, operation))
    .map((sender): CodeChain => {
      const chain: CodeUse[] = [];
      for (let use = uses.find(({ after }) => after === sender); use !== undefined; use = uses.find(({ after }) => after === chain.at(-1)?.operation))
        chain.push(use);
      return { sender, uses: chain };
    });
  const useOf = (operation: StrictOperation) => uses.find((use) => use.operation === operation);
  const ofVisitors = uses.filter(({ after }) => isRead(contract, after));
  const effect = (operation: StrictOperation) => sessionOf(contract, operation);
  const ending = ENDINGS.flatMap((one) => operations.filter((operation) => effect(operation) === one));
  return {
    logIns: operations.filter((operation) => effect(operation) === 'starts').flatMap((operation) => logInOf(contract, operation, useOf(operation))),
    chains: chains.filter((chain) => chain.uses.length > 0),
    pictures: [...Map.groupBy(ofVisitors, ({ after }) => after).values()],
    ending,
    logOut: ending.find((operation) => effect(operation) === 'ends'),
    changePin: ending.find((operation) => effect(operation) === 'ends-others'),
  };
}

/** Whether a success costs a session or a PIN. */
export const isEnding = (contract: StrictContract, operation: StrictOperation): boolean => secretsOf(contract).ending.includes(operation);

/** Whether a body has a PIN, or one of these marks. */
export const takes = (contract: StrictContract, operation: StrictOperation, ...names: string[]): boolean =>
  fieldsWith(contract, operation, ...names).length > 0;

/** Fields of an answer that open something without a log-in, as its links say. */
export function opening(contract: StrictContract, operation: StrictOperation): string[] {
  const { links = {} } = (rawOf(contract, operation).responses?.['200'] ?? {}) as { links?: Record<string, JsonObject> };
  const toVisitors = Object.values(links).filter((link) => contract.operations.some((one) => one.operationId === link.operationId && !one.needsToken));
  return [...new Set([...JSON.stringify(toVisitors).matchAll(/\$response\.body#\/data\/(\w+)/g)].map(([, name]) => name ?? ''))];
}

/** The reads that every customer may make without saying anything. */
export const ownReads = (contract: StrictContract): StrictOperation[] =>
  contract.operations.filter((operation) => operation.needsToken && isRead(contract, operation) && operation.body === undefined);
