import { type JsonObject, resolve } from '@site/contract/document.ts';
import type { StrictOperation } from '@site/contract/strict/check.ts';
import type { Context } from '../context.ts';

/** A schema with its marks beside a `$ref`. */
function whole(context: Context, schema: JsonObject): JsonObject {
  return { ...resolve<JsonObject>(context.contract.document, schema), ...schema };
}

/** The schema of a list in a successful response, where order and uniqueness are marked: at a dotted path below `data`, else the first. */
export function listSchemaOf(context: Context, operation: StrictOperation, path?: string): JsonObject {
  const success = operation.responses.get(200)?.branches.find(({ status }) => status === '0');
  const propertiesOf = (schema: JsonObject) => (schema.properties ?? {}) as Record<string, JsonObject>;
  let schema = whole(context, propertiesOf(whole(context, success?.schema ?? {})).data ?? {});
  for (const name of path?.split('.') ?? []) schema = whole(context, propertiesOf(schema)[name] ?? {});
  if (path !== undefined || schema.type === 'array') return schema;
  const list = Object.values(propertiesOf(schema)).find((property) => whole(context, property).type === 'array');
  return list === undefined ? {} : whole(context, list);
}
