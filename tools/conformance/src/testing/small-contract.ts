import type { ContractDocument, Example, Json, JsonObject, Operation } from '@site/contract/document.ts';
import { type StrictContract, strictContract } from '@site/contract/strict/check.ts';
import type { Outcome } from '../http.ts';

/** An operation of a {@link smallContract}: a public GET of the path of its name, unless it says otherwise. */
export interface Small extends Omit<Partial<Operation>, 'operationId'> {
  method?: 'get' | 'post';
  path?: string;
  needsToken?: boolean;
  area?: string;
  /** Schema of the data of a success. */
  data?: JsonObject;
  /** Examples of its response by name. */
  answers?: Record<string, Json>;
}

const envelope = (status: string, more: JsonObject): JsonObject => ({
  type: 'object',
  required: ['status'],
  properties: { status: { type: 'string', const: status }, ...more },
  additionalProperties: false,
});

const MESSAGE = { message: { type: 'string' } };
const FAILURES = { Refused: envelope('-1', MESSAGE), Expired: envelope('-2', MESSAGE) };

const valuesOf = (values: Record<string, Json>) => Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }]));

/** Bodies by name; one with marks is `{ value, 'x-…' }`. */
export type Bodies = Record<string, JsonObject | Example>;

/** A request body of this schema. */
export function bodyOf(schema: JsonObject, bodies: Bodies = {}, type = 'application/json'): NonNullable<Operation['requestBody']> {
  const examples = Object.entries(bodies).map(([name, given]) => [name, 'value' in given ? given : { value: given }]);
  return { required: true, content: { [type]: { schema, examples: Object.fromEntries(examples) } } };
}

/** An object with these fields and no others. */
export const closed = (properties: Record<string, JsonObject>, ...required: string[]): JsonObject => ({
  type: 'object',
  required,
  properties,
  additionalProperties: false,
});

function operationOf(operationId: string, { needsToken = false, area = 'area', data = {}, answers = {}, ...more }: Omit<Small, 'method' | 'path'>): Operation {
  const failures = Object.keys(FAILURES).map((name) => ({ $ref: `#/components/schemas/${name}` }));
  const schema = { oneOf: [envelope('0', { ...MESSAGE, data }), ...failures] };
  return {
    operationId,
    tags: [area],
    summary: operationId,
    description: '',
    security: needsToken ? [{ token: [] }] : [],
    responses: { 200: { description: '', content: { 'application/json': { schema, examples: valuesOf(answers) } } } },
    ...more,
  };
}

/** A contract with these operations, which is compiled in milliseconds. Every response is an envelope. */
export function smallContract(operations: Record<string, Small>, schemas: Record<string, JsonObject> = {}): StrictContract {
  const paths: ContractDocument['paths'] = {};
  for (const [id, { method = 'get', path = `/${id}`, ...more }] of Object.entries(operations))
    paths[path] = { ...paths[path], [method]: operationOf(id, more) };
  return strictContract({ openapi: '3.1.0', info: { title: 'Shop', version: '1' }, tags: [], paths, components: { schemas: { ...FAILURES, ...schemas } } });
}

/** A response with this text. */
export const responding = (status: number, text: string, type = 'application/json'): Outcome => ({
  url: 'http://shop.test',
  milliseconds: 1,
  response: { status, headers: { 'content-type': type }, body: Buffer.from(text) },
});

/** A response with this envelope. */
export const saying = (content: unknown, status = 200): Outcome => responding(status, JSON.stringify(content));

/** No response. */
export const failing = (failed: string, more: { unpacked?: false; late?: true } = {}): Outcome => ({
  url: 'http://shop.test',
  milliseconds: 1,
  failed,
  ...more,
});
