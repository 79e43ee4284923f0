import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Rule, SampleOperation } from './contract.ts';

/** The part of a generated schema that is used here. */
type BodySchema = { shape: Record<string, unknown>; safeParse: (value: unknown) => { success: boolean } };

const modules = await Promise.all(globSync('src/api/generated/zod/*.ts').map((file) => import(resolve(file)) as Promise<object>));
const schemas = Object.assign({}, ...modules) as Record<string, BodySchema>;

/** The generated schema of an operation's body: `SaveSmsGroupBody` for `saveSmsGroup`. */
function bodySchema(id: string): BodySchema | undefined {
  return schemas[`${id.charAt(0).toUpperCase()}${id.slice(1)}Body`];
}

/** Lists with unique entries. */
const UNIQUE_LISTS = ['jobSources', 'levels', 'smsID'];

/** A URI reference (RFC 3986). */
const ADDRESS = /^(?:[\w\-.~:/?#[\]@!$&'()*+,;=]|%[0-9A-Fa-f]{2})*$/;

/** Rules that the generated schemas lack: no unknown field, unique entries, URI references. */
function keepsOtherRules(schema: BodySchema, body: Record<string, unknown>): boolean {
  const known = Object.keys(body).every((name) => Object.hasOwn(schema.shape, name));
  const hasDuplicates = UNIQUE_LISTS.map((name) => body[name]).some((list) => Array.isArray(list) && new Set(list).size < list.length);
  return known && !hasDuplicates && ADDRESS.test(String(body.resultUrl ?? ''));
}

export function fitsBody(operation: SampleOperation, body: unknown): boolean {
  const schema = bodySchema(operation.id);
  if (schema === undefined) throw new Error(`There is no generated schema for the body of ${operation.id}`);
  return schema.safeParse(body).success && keepsOtherRules(schema, body as Record<string, unknown>);
}

function fitsRule(rule: Rule, text: string): boolean {
  const value = rule.type === 'integer' ? Number(text) : text;
  if (rule.type === 'integer' && !/^-?\d+$/.test(text)) return false;
  if (rule.enum !== undefined && !rule.enum.includes(value)) return false;
  if (typeof value === 'number') return value >= (rule.minimum ?? -Infinity) && value <= (rule.maximum ?? Infinity);
  if (rule.pattern !== undefined && !new RegExp(rule.pattern, 'u').test(text)) return false;
  const length = [...text].length;
  return length >= (rule.minLength ?? 0) && length <= (rule.maxLength ?? Infinity);
}

/** Values of a request's parameters by place. */
export interface ParameterValues {
  path: Record<string, string>;
  query: URLSearchParams;
  header: Record<string, string | string[] | undefined>;
}

/** Whether path, query and headers fit the operation; some names may be ignored. */
export function fitsParameters(operation: SampleOperation, values: ParameterValues, passedOver: readonly (string | undefined)[]): boolean {
  return operation.parameters.every((parameter) => {
    const { name, required } = parameter;
    if (passedOver.includes(name)) return true;
    if (parameter.in === 'query' && values.query.getAll(name).length > 1) return false;
    const value = { path: values.path[name], query: values.query.get(name) ?? undefined, header: values.header[name.toLowerCase()] }[parameter.in];
    if (value === undefined) return required !== true;
    return fitsRule(parameter.schema, String(value));
  });
}
