import { bundleContract } from '@site/contract/bundle.ts';
import { validatorOf } from './validator.ts';

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

function follow(document: JsonObject, node: Json | undefined): JsonObject {
  const at = node as JsonObject;
  if (typeof at.$ref !== 'string') return at;
  let found: Json | undefined = document;
  for (const key of at.$ref.slice(2).split('/')) found = (found as JsonObject | undefined)?.[key.replaceAll('~1', '/').replaceAll('~0', '~')];
  return follow(document, found);
}

/** A key of a JSON pointer in a URI. */
const keyOf = (key: string) => encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'));

function operationOf(document: JsonObject, validate: ReturnType<typeof validatorOf>, path: string, method: string, raw: JsonObject): SampleOperation {
  const pointer = `#/paths/${keyOf(path)}/${method}`;
  const ok = follow(document, (raw.responses as JsonObject)['200']);
  const media = (ok.content as JsonObject)['application/json'] as { examples: Record<string, { value: Envelope }> };
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
    requests: Object.fromEntries(
      Object.entries(((sent as JsonObject | undefined)?.examples ?? {}) as JsonObject).map(([name, example]) => [
        name,
        follow(document, example).value ?? null,
      ]),
    ),
    examples: Object.fromEntries(Object.entries(media.examples).map(([name, { value }]) => [name, value])),
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
