import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Finding } from './checks.ts';
import { type ContractDocument, type Example, type Json, type JsonObject, type LocatedOperation, operationsOf, type Parameter, resolve } from './document.ts';
import { afterOf, customerOf, isAdded, listedOf, outcomeOf, ownedOf, pathsOf, rulesOf } from './marks.ts';
import { ruleFindings } from './strict/rules.ts';

/** The schema at a path such as `$.data.rows[*].id`; undefined when there is none. */
function schemaAt(document: ContractDocument, schema: JsonObject, path: string): JsonObject | undefined {
  let at: JsonObject | undefined = resolve<JsonObject>(document, schema);
  for (const [, name] of path.matchAll(/\.(\w+)|\[(?:\*|\d+)\]/g)) {
    const next: unknown = name === undefined ? at?.items : (at?.properties as JsonObject | undefined)?.[name];
    at = next === undefined ? undefined : resolve<JsonObject>(document, next as JsonObject);
  }
  return at;
}

function successOf(document: ContractDocument, operation: LocatedOperation | undefined): JsonObject | undefined {
  const schema = operation?.responses['200']?.content?.['application/json']?.schema;
  return resolve<JsonObject>(document, ((schema?.oneOf as JsonObject[] | undefined) ?? [])[0] ?? {});
}

const exampleEntries = (operation: LocatedOperation | undefined): [string, Example][] =>
  Object.values(operation?.requestBody?.content ?? {}).flatMap((media) => Object.entries(media.examples ?? {}));

/** Examples of answers, and of requests that succeed, keep order, uniqueness and rules. */
function checkRules(document: ContractDocument, operation: LocatedOperation): Finding[] {
  const answers = Object.entries(operation.responses['200']?.content?.['application/json']?.examples ?? {}).filter(
    ([, { value }]) => (value as JsonObject).status === '0',
  );
  const media = operation.requestBody?.content['application/json'];
  const requests = Object.entries(media?.examples ?? {}).filter(([, example]) => outcomeOf(example) === '0');
  const broken = (name: string, schema: JsonObject, { value }: Example) =>
    [...ruleFindings(document, schema, value)].map(({ path, expected, got }) => ({
      where: `${operation.operationId} example ${name} ${path}`,
      message: `expected ${expected}, got ${got}`,
    }));
  return [
    ...answers.flatMap(([name, example]) => broken(name, successOf(document, operation) ?? {}, example)),
    ...requests.flatMap(([name, example]) => broken(name, media?.schema ?? {}, example)),
  ];
}

/** Stub servers pair the examples of one name: the first of each is the usual one, and a request leads to the status of its answer. */
function checkNames(document: ContractDocument, operation: LocatedOperation): Finding[] {
  const answers = operation.responses['200']?.content?.['application/json']?.examples ?? {};
  const [usual] = Object.keys(answers);
  const parameters = (operation.parameters ?? []).map((parameter) => resolve<Parameter>(document, parameter)).filter((parameter) => parameter.in !== 'header');
  const lists = [exampleEntries(operation), ...parameters.map(({ examples = {} }) => Object.entries(examples))];
  const firsts = lists.flatMap(([first]) => (first === undefined || first[0] === usual ? [] : [`example ${first[0]} is the usual one: its name is ${usual}`]));
  const others = exampleEntries(operation).flatMap(([name, example]) => {
    const status = (answers[name]?.value as JsonObject | undefined)?.status;
    return status === undefined || status === outcomeOf(example) ? [] : [`example ${name} leads to ${outcomeOf(example)}, its answer has ${status}`];
  });
  return [...firsts, ...others].map((message) => ({ where: operation.operationId, message }));
}

/** Every operation, parameter, field and customer that a mark names exists, and the examples keep the rules. */
export function checkMarks(document: ContractDocument): Finding[] {
  const operations = new Map(operationsOf(document).map((operation) => [operation.operationId, operation]));
  const starting = [...operations.values()].filter((operation) => operation['x-session'] === 'starts');
  const logIns = starting.flatMap((operation) => exampleEntries(operation).map(([name]) => name));
  const findings: Finding[] = [];
  const require = (isRight: boolean, where: string, message: string) => {
    if (!isRight) findings.push({ where, message });
  };
  for (const operation of operations.values()) {
    findings.push(...checkRules(document, operation), ...checkNames(document, operation));
    const id = operation.operationId;
    const named = (name: string, mark: string) => require(operations.has(name), `${id} ${mark}`, `there is no operation ${name}`);
    const changes = operation['x-changes'];
    for (const read of changes?.shownBy ?? []) named(read, 'x-changes');
    // The check reads the operations that stay as they are from the sentence.
    for (const [, name = ''] of (changes?.keeps ?? '').matchAll(/`(\w+)`/g)) named(name, 'x-changes');
    if (changes !== undefined && changes.undoneBy !== 'itself' && changes.undoneBy !== 'nothing') named(changes.undoneBy, 'x-changes');
    for (const [name, example] of exampleEntries(operation)) {
      const customer = customerOf(example);
      const after = afterOf(example);
      if (after !== undefined) named(after, `example ${name} x-after`);
      if (customer !== undefined) require(logIns.includes(customer), `${id} example ${name} x-customer`, `there is no log-in example ${customer}`);
    }
    for (const { with: other, each = '$.data', same, sends = {} } of operation['x-agrees'] ?? []) {
      named(other, 'x-agrees');
      const has = (one: LocatedOperation | undefined, path: string) => {
        const success = successOf(document, one);
        require(success !== undefined && schemaAt(document, success, path) !== undefined, `${id} x-agrees`, `${one?.operationId} has no ${path}`);
      };
      for (const [own, theirs] of Object.entries(same)) {
        has(operation, `${each}${own.slice(1)}`);
        has(operations.get(other), theirs);
      }
      const target = operations.get(other);
      const body = target?.requestBody?.content['application/json']?.schema;
      const parameters = (target?.parameters ?? []).map((given) => resolve<Parameter>(document, given)).map((given) => `${given.in} ${given.name}`);
      for (const [place, from] of Object.entries(sends)) {
        if (from !== 'customer') has(operation, `${each}${from.slice(1)}`);
        const isThere = place.startsWith('$.') ? body !== undefined && schemaAt(document, body, place) !== undefined : parameters.includes(place);
        require(isThere, `${id} x-agrees`, `${other} takes no ${place}`);
      }
    }
    const paging = operation['x-paging'];
    if (paging !== undefined) {
      const parameters = (operation.parameters ?? []).map((parameter) => resolve<Parameter>(document, parameter).name);
      for (const name of [paging.page, paging.size].filter((each) => typeof each === 'string'))
        require(parameters.includes(name), `${id} x-paging`, `there is no parameter ${name}`);
      const success = successOf(document, operation) ?? {};
      for (const field of [paging.rows, paging.total, paging.pages])
        require(schemaAt(document, success, `$.data.${field}`) !== undefined, `${id} x-paging`, `there is no field ${field}`);
    }
    for (const [mark, places] of [['x-owned', ownedOf(document, operation)] as const, ['x-listed', listedOf(document, operation)] as const])
      for (const [place, { listedBy, at }] of places) {
        named(listedBy, `${place} ${mark}`);
        const list = successOf(document, operations.get(listedBy));
        require(list !== undefined && schemaAt(document, list, at) !== undefined, `${id} ${place} ${mark}`, `${listedBy} has no ${at}`);
      }
  }
  for (const [name, schema] of Object.entries(document.components.schemas)) {
    for (const rule of rulesOf(schema))
      for (const path of pathsOf(rule))
        require(schemaAt(document, schema, path) !== undefined, `components/schemas/${name} x-rules`, `there is no field ${path}`);
  }
  return findings;
}

/** Names, separated by spaces: the parameters of an operation, the fields of a schema. */
interface Stated {
  operations: Record<string, string | null>;
  schemas: Record<string, string | null>;
}

const STATED = new URL('../../../openapi/stated.yaml', import.meta.url);
const readStated = () => parse(readFileSync(STATED, 'utf8')) as Stated;
const names = (text: string | null | undefined) => (text ?? '').split(' ').filter((name) => name !== '');

/** Every request has these parameters and every response these fields: the specification states them for all operations together. */
const COMMON = ['language', 'token', 't', 'status', 'message', 'data'];

/** Where a mark and the list of what is stated disagree, in what operations lead to otherwise than by something that is added. */
export function checkAdded(document: ContractDocument, stated = readStated()): Finding[] {
  const findings: Finding[] = [];
  const unseen = new Set([
    ...Object.entries(stated.operations).flatMap(([id, parameters]) => [id, ...names(parameters).map((name) => `${id} ${name}`)]),
    ...Object.entries(stated.schemas).flatMap(([schema, fields]) => names(fields).map((name) => `${schema}.${name}`)),
  ]);
  const isStated = new Set(unseen);
  const judge = (where: string, name: string, node: object) => {
    unseen.delete(where);
    if (isAdded(node) !== (isStated.has(where) || COMMON.includes(name))) return;
    const message = isAdded(node) ? 'is stated by the specification: no x-added' : 'is not stated by the specification: x-added is missing';
    findings.push({ where, message });
  };
  const seen = new Set<string>();
  const visit = (node: Json, place: string): void => {
    const { $ref, allOf, anyOf, oneOf, items, properties } = node as JsonObject;
    if (typeof $ref === 'string') {
      const name = $ref.split('/').at(-1) ?? '';
      if (!seen.has(name)) {
        seen.add(name);
        visit(resolve(document, { $ref }), name);
      }
    }
    for (const part of [allOf ?? [], anyOf ?? [], oneOf ?? [], items ?? []].flat()) visit(part, place);
    for (const [name, field] of Object.entries((properties ?? {}) as JsonObject)) {
      judge(`${place}.${name}`, name, field as JsonObject);
      if (!isAdded(field as JsonObject)) visit(field, `${place}.${name}`);
    }
  };
  for (const operation of operationsOf(document)) {
    const { operationId, parameters = [], requestBody, responses } = operation;
    judge(operationId, operationId, operation);
    if (isAdded(operation)) continue;
    for (const parameter of parameters.map((each) => resolve<Parameter>(document, each))) judge(`${operationId} ${parameter.name}`, parameter.name, parameter);
    const media = [requestBody?.content, responses['200']?.content].flatMap((content) => Object.values(content ?? {}));
    for (const { schema } of media) visit(schema, operationId);
  }
  for (const where of unseen) findings.push({ where, message: 'is stated by the specification and not there' });
  return findings;
}
