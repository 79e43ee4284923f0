import { strictAjv } from '@site/contract/checks.ts';
import type { ContractDocument, Json, JsonObject } from '@site/contract/document.ts';
import type { StrictContract, StrictOperation } from '@site/contract/strict/check.ts';
import { operation } from './operations.ts';

interface Given {
  /** Of the body, by name. */
  properties?: Record<string, JsonObject>;
  required?: readonly string[];
  isOpen?: boolean;
  /** Bodies by name. */
  examples?: Record<string, Json>;
  /** Names of the examples that must be refused. */
  refused?: readonly string[];
  parameters?: JsonObject[];
}

const document = { paths: {}, components: { schemas: {} } } as unknown as ContractDocument;
const ajv = strictAjv(document);

/** A contract with one operation, `order` of a shop. */
export function shopWith({ properties, required = [], isOpen = false, examples = {}, refused = [], parameters = [] }: Given): {
  contract: StrictContract;
  order: StrictOperation;
} {
  const schema: JsonObject = { type: 'object', required: [...required], properties: properties ?? {}, ...(isOpen ? {} : { additionalProperties: false }) };
  const bodies = Object.entries(examples).map(([name, value]) => [name, { value, ...(refused.includes(name) ? { 'x-outcome': '-1' } : {}) }]);
  const media = { schema, examples: Object.fromEntries(bodies) };
  const body = properties === undefined ? undefined : { required: true, mediaType: 'application/json', media, schema };
  const order = operation('order', { method: 'POST', path: '/order/{id}', parameters, body });
  return { contract: { document, operations: [order], validator: (given: JsonObject) => ajv.compile(given) } as unknown as StrictContract, order };
}
