import type { ContractDocument, Json, JsonObject, Operation } from '@site/contract/document.ts';
import { type StrictContract, strictContract } from '@site/contract/strict/check.ts';
import type { Outcome } from '../http.ts';

/** An operation of a {@link smallContract}: a public GET of the path of its name, unless it says otherwise. */
export interface Given extends Omit<Partial<Operation>, 'operationId'> {
  method?: 'get' | 'post';
  path?: string;
  needsToken?: boolean;
  /** Examples of its response by name. */
  answers?: Record<string, Json>;
}

const envelope = (status: string, more: JsonObject = {}): JsonObject => ({
  type: 'object',
  required: ['status'],
  properties: { status: { type: 'string', const: status }, ...more },
  additionalProperties: false,
});

const MESSAGE = { message: { type: 'string' } };
const refs = (...names: string[]): JsonObject => ({ oneOf: names.map((name) => ({ $ref: `#/components/schemas/${name}` })) });

const ENVELOPES: Record<string, JsonObject> = {
  Done: envelope('0', { data: {} }),
  Refused: envelope('-1', MESSAGE),
  Expired: envelope('-2', MESSAGE),
  ToAnybody: refs('Done', 'Refused'),
  ToCustomer: refs('Done', 'Refused', 'Expired'),
};

const examplesOf = (values: Record<string, Json>) => Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }]));

/** A request body of this schema. */
export const bodyOf = (schema: JsonObject, examples: Record<string, Json> = {}, type = 'application/json'): NonNullable<Operation['requestBody']> => ({
  required: true,
  content: { [type]: { schema, examples: examplesOf(examples) } },
});

/** An object with these fields and no others. */
export const closed = (properties: Record<string, JsonObject>, ...required: string[]): JsonObject => ({
  type: 'object',
  required,
  properties,
  additionalProperties: false,
});

/** A contract with these operations, which is compiled in milliseconds. Every response is an envelope. */
export function smallContract(operations: Record<string, Given>, schemas: Record<string, JsonObject> = {}): StrictContract {
  const paths = Object.entries(operations).map(([operationId, { method = 'get', path = `/${operationId}`, needsToken = false, answers = {}, ...more }]) => {
    const schema = { $ref: `#/components/schemas/${needsToken ? 'ToCustomer' : 'ToAnybody'}` };
    const operation = {
      operationId,
      tags: ['shop'],
      summary: '',
      description: '',
      security: needsToken ? [{ token: [] }] : [],
      responses: { 200: { description: '', content: { 'application/json': { schema, examples: examplesOf(answers) } } } },
      ...more,
    };
    return [path, { [method]: operation }] as const;
  });
  const document = {
    openapi: '3.1.0',
    info: { title: 'Shop', version: '1' },
    tags: [],
    paths: Object.fromEntries(paths),
    components: { schemas: { ...ENVELOPES, ...schemas } },
  };
  return strictContract(document as unknown as ContractDocument);
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
