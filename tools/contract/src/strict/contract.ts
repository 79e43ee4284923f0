import type { ValidateFunction } from 'ajv/dist/2020.js';
import { defaultLanguage } from '../../../../openapi/languages.ts';
import { bundleContract } from '../bundle.ts';
import { anchored, checkSchemas, strictAjv } from '../checks.ts';
import {
  type ContractDocument,
  type Example,
  envelopeBranches,
  type JsonObject,
  type LocatedOperation,
  type Media,
  needsToken,
  operationsOf,
  type Parameter,
  resolve,
} from '../document.ts';
import { languageOfExample } from '../examples.ts';
import { markedPlaces } from '../marks.ts';
import { valuesIn } from './rules.ts';
import { placeOf } from './violation.ts';

export interface StrictResponse {
  /** The only media type of the response, such as `application/json`. */
  mediaType: string;
  /** Required headers in lower case. */
  requiredHeaders: string[];
  /** Schema by envelope status; empty when the response has no envelope. */
  branches: { status: string; schema: JsonObject }[];
  schema: JsonObject;
  examples: Record<string, Example>;
}

export interface StrictOperation {
  operationId: string;
  area: string;
  summary: string;
  /** In upper case. */
  method: string;
  /** As in the contract, with `{names}`. */
  path: string;
  /** Matches the paths of the operation; one group for each path parameter. */
  pattern: RegExp;
  needsToken: boolean;
  /** `x-personal`: the response holds data of the logged-in customer. */
  isPersonal: boolean;
  parameters: Parameter[];
  /** `schema` is resolved. */
  body: { required: boolean; mediaType: string; media: Media; schema: JsonObject } | undefined;
  /** Responses to a right request, by HTTP code. */
  responses: Map<number, StrictResponse>;
  /** Response to a right request of the codes without one of their own: too large, too often, and those of the server in front. */
  otherError?: StrictResponse | undefined;
  /** Paths of texts that the examples have in both languages, such as `$.data[*].name`. */
  translated: Set<string>;
}

export interface StrictContract {
  document: ContractDocument;
  operations: StrictOperation[];
  find(method: string, path: string): StrictOperation | undefined;
  /** The compiled, cached validator of a schema. */
  validator(schema: JsonObject): ValidateFunction;
}

const HAN = /\p{Script=Han}/u;

/** Paths whose text is Chinese in a Chinese example and never in an English one. */
function translatedPlaces(document: ContractDocument, { branches, examples }: Pick<StrictResponse, 'branches' | 'examples'>): Set<string> {
  const chinese = new Set<string>();
  const mixed = new Set<string>();
  for (const [name, { value }] of Object.entries(examples)) {
    const isChinese = languageOfExample(name) === defaultLanguage.code;
    for (const [path, text] of valuesIn(value)) if (typeof text === 'string' && HAN.test(text)) (isChinese ? chinese : mixed).add(placeOf(path));
  }
  const success = branches.find(({ status }) => status === '0');
  const written = success === undefined ? undefined : markedPlaces(document, success.schema, 'x-as-written');
  return new Set([...chinese].filter((place) => !mixed.has(place) && written?.has(place) !== true));
}

function responseOf(document: ContractDocument, response: LocatedOperation['responses'][string]): StrictResponse | undefined {
  const resolved = resolve(document, response as { $ref: string } | typeof response) as typeof response & { headers?: Record<string, JsonObject> };
  const [mediaType, media] = Object.entries(resolved.content ?? {})[0] ?? [];
  if (mediaType === undefined || media === undefined) return undefined;
  const whole = resolve<JsonObject>(document, media.schema);
  const single = ((whole.properties as JsonObject | undefined)?.status as JsonObject | undefined)?.const;
  const branches = envelopeBranches(document, media.schema);
  const headers = Object.entries(resolved.headers ?? {}).filter(([, header]) => resolve<JsonObject>(document, header).required === true);
  return {
    mediaType,
    requiredHeaders: headers.map(([name]) => name.toLowerCase()),
    branches: branches.length === 0 && typeof single === 'string' ? [{ status: single, schema: media.schema }] : branches,
    schema: media.schema,
    examples: media.examples ?? {},
  };
}

function strictOperation(document: ContractDocument, operation: LocatedOperation): StrictOperation {
  const responses = new Map<number, StrictResponse>();
  for (const [code, response] of Object.entries(operation.responses)) {
    const documented = code === '400' || code === 'default' ? undefined : responseOf(document, response);
    if (documented !== undefined) responses.set(Number(code), documented);
  }
  const otherError = operation.responses.default;
  const [mediaType, media] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
  return {
    operationId: operation.operationId,
    area: operation.tags[0] ?? '',
    summary: operation.summary,
    method: operation.method.toUpperCase(),
    path: operation.path,
    pattern: new RegExp(`^${operation.path.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '([^/]+)')}$`),
    needsToken: needsToken(operation),
    isPersonal: operation['x-personal'] === true,
    parameters: (operation.parameters ?? []).map((parameter) => resolve<Parameter>(document, parameter)),
    body:
      mediaType === undefined || media === undefined
        ? undefined
        : { required: operation.requestBody?.required === true, mediaType, media, schema: resolve<JsonObject>(document, media.schema) },
    responses,
    otherError: otherError === undefined ? undefined : responseOf(document, otherError),
    translated: translatedPlaces(document, responses.get(200) ?? { branches: [], examples: {} }),
  };
}

/** Throws, naming the path, when a schema of the contract does not compile. */
export async function loadStrictContract(root = 'openapi/openapi.yaml'): Promise<StrictContract> {
  const document = await bundleContract(root);
  return strictContract(document);
}

/** Like {@link loadStrictContract}, for a bundled contract. */
export function strictContract(document: ContractDocument): StrictContract {
  const broken = checkSchemas(document);
  if (broken.length > 0) {
    const lines = broken.map(({ where, message }) => `  ${where}: ${message}`);
    throw new Error(`The contract itself is broken, so nothing can be checked against it:\n${lines.join('\n')}`);
  }
  const ajv = strictAjv(document);
  const compiled = new Map<JsonObject, ValidateFunction>();
  const operations = operationsOf(document).map((operation) => strictOperation(document, operation));
  return {
    document,
    operations,
    // A literal path takes precedence over one with parameters.
    find: (method, path) => {
      const fitting = operations.filter((operation) => operation.method === method.toUpperCase() && operation.pattern.test(path));
      return fitting.find((operation) => operation.path === path) ?? fitting[0];
    },
    validator: (schema) => {
      const known = compiled.get(schema);
      if (known !== undefined) return known;
      const validate = ajv.compile(anchored(schema) as JsonObject);
      compiled.set(schema, validate);
      return validate;
    },
  };
}
