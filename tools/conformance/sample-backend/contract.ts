import { bundleContract } from '@site/contract/bundle.ts';
import { type ContractDocument, resolve } from '@site/contract/document.ts';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

/** Any JSON. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type JsonObject = { [key: string]: Json };

export type Envelope = { status: string; message?: string; data?: Json };

export interface SampleParameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  /** What a value that nothing has is answered with. */
  'x-unknown'?: string;
  examples?: Record<string, { value: Json }>;
  /** Whether a value fits its schema. */
  fits: (value: unknown) => boolean;
}

/** One operation, read from the bundle independently of the mock and the validator. */
export interface SampleOperation {
  id: string;
  method: string;
  pattern: RegExp;
  /** Names of the path parameters, in the order of the pattern's groups. */
  names: string[];
  needsToken: boolean;
  /** What succeeded once is refused. */
  isOnce: boolean;
  /** Its responses hold personal data. */
  isPersonal: boolean;
  parameters: SampleParameter[];
  /** Media type of the body, if any. */
  body: string | undefined;
  fitsBody: (body: unknown) => boolean;
  /** Fields of the body that are new in a repeated request. */
  oneTime: string[];
  /** Examples of its body by name. */
  requests: Record<string, Json>;
  /** Examples of HTTP 200 by name. */
  examples: Record<string, Envelope>;
}

const follow = (document: JsonObject, node: Json | undefined) => resolve(document as unknown as ContractDocument, node as JsonObject);

/** A key of a JSON pointer in a URI. */
const keyOf = (key: string) => encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'));

type Examples<Value> = Record<string, { value: Value }>;
const values = <Value>(examples: Examples<Value>) => Object.fromEntries(Object.entries(examples).map(([name, { value }]) => [name, value]));

function operationOf(document: JsonObject, validate: ReturnType<typeof validatorOf>, path: string, method: string, raw: JsonObject): SampleOperation {
  const pointer = `#/paths/${keyOf(path)}/${method}`;
  const ok = follow(document, (raw.responses as JsonObject)['200']);
  const media = (ok.content as JsonObject)['application/json'] as { examples: Examples<Envelope> };
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
  const [body, sent] = Object.entries(((raw.requestBody as JsonObject | undefined)?.content ?? {}) as JsonObject)[0] ?? [];
  const fields = Object.entries((sent === undefined ? {} : (follow(document, (sent as JsonObject).schema).properties ?? {})) as JsonObject);
  return {
    id: String(raw.operationId),
    method: method.toUpperCase(),
    pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '([^/]+)')}$`),
    names,
    needsToken: raw.security !== undefined,
    isOnce: raw['x-once'] === true,
    isPersonal: raw['x-personal'] === true,
    parameters: ((raw.parameters ?? []) as JsonObject[]).map((parameter, index) => ({
      ...(follow(document, parameter) as unknown as SampleParameter),
      fits: (value) => validate(`${parameter.$ref ?? `${pointer}/parameters/${index}`}/schema`, value),
    })),
    body,
    fitsBody: (value) => validate(`${pointer}/requestBody/content/${keyOf(body ?? '')}/schema`, value),
    oneTime: fields.flatMap(([name, field]) => (follow(document, field)['x-one-time'] === true ? [name] : [])),
    requests: values((sent as { examples?: Examples<Json> } | undefined)?.examples ?? {}),
    examples: values(media.examples),
  };
}

/** The operations of a bundled contract. */
function operationsOf(document: JsonObject): SampleOperation[] {
  const validate = validatorOf(document);
  return Object.entries(document.paths as JsonObject).flatMap(([path, item]) =>
    Object.entries(item as JsonObject).map(([method, operation]) => operationOf(document, validate, path, method, operation as JsonObject)),
  );
}

const known = new Map<string, Promise<SampleOperation[]>>();

/** Every operation of a contract, read once per process. */
export function readOperations(root = 'openapi/openapi.yaml'): Promise<SampleOperation[]> {
  const read = known.get(root) ?? bundleContract(root).then((document) => operationsOf(document as unknown as JsonObject));
  known.set(root, read);
  return read;
}

export function fitsBody(operation: SampleOperation, body: unknown): boolean {
  if (operation.body !== 'multipart/form-data') return operation.fitsBody(body);
  return operation.fitsBody(Object.fromEntries(Object.entries(body as object).map(([name, value]) => [name, value instanceof File ? FILE : value])));
}

/** Values of a request's parameters by place. */
interface ParameterValues {
  path: Record<string, string>;
  query: URLSearchParams;
  header: Record<string, string | string[] | undefined>;
}

/** Whether path, query and headers fit the operation; some names may be ignored. */
export function fitsParameters(operation: SampleOperation, values: ParameterValues, passedOver: readonly (string | undefined)[]): boolean {
  return operation.parameters.every(({ name, required, in: place, fits }) => {
    if (passedOver.includes(name)) return true;
    if (place === 'query' && values.query.getAll(name).length > 1) return false;
    const value = { path: values.path[name], query: values.query.get(name) ?? undefined, header: values.header[name.toLowerCase()] }[place];
    if (value === undefined) return required !== true;
    return fits(value) || (/^-?\d+$/.test(String(value)) && fits(Number(value)));
  });
}

/** The text that stands for an uploaded file where the contract has `format: binary`. */
const FILE = 'a file';

/** Tells whether a value fits the schema at a JSON pointer of the bundled contract; schemas are compiled when they are needed. */
function validatorOf(document: object): (pointer: string, value: unknown) => boolean {
  const ajv = new Ajv2020({ strict: false }).addSchema(document, 'contract', false, false);
  addFormats.default(ajv);
  ajv.addFormat('binary', (text: string) => text === FILE);
  return (pointer, value) => {
    const validate = ajv.getSchema(`contract${pointer}`);
    if (validate === undefined) throw new Error(`The contract has no schema ${pointer}`);
    return validate(value) === true;
  };
}
