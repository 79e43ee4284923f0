import { isDeepStrictEqual } from 'node:util';
import type { SchemaValidateFunction } from 'ajv';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { type ContractDocument, envelopeBranches, type Json, type JsonObject, type Media, operationsOf, type Parameter, resolve } from './document.ts';
import { marks } from './mark-shapes.ts';
import { decodeBase64, pdfProblem } from './strict/content.ts';
import { findingsOf } from './strict/errors.ts';

export interface Finding {
  where: string;
  message: string;
}

const SCHEMAS = '#/components/schemas/';

/** A strict 2020-12 validator that also requires base64 that decodes and a PDF that a viewer can open. */
export function strictAjv(document: ContractDocument): Ajv2020 {
  const ajv = new Ajv2020({ strict: true, allErrors: true, validateSchema: true, allowUnionTypes: true });
  addFormats.default(ajv);
  ajv.addFormat('binary', true);
  // The lint checks their shapes.
  for (const keyword of Object.keys(marks.schema)) ajv.addKeyword(keyword);
  ajv.removeKeyword('contentEncoding').removeKeyword('contentMediaType');
  ajv.addKeyword({
    keyword: 'contentEncoding',
    type: 'string',
    validate: (encoding: string, text: string) => encoding !== 'base64' || decodeBase64(text) !== undefined,
  });
  ajv.addKeyword({
    keyword: 'contentMediaType',
    type: 'string',
    validate: (type: string, text: string) => {
      const bytes = type === 'application/pdf' ? decodeBase64(text) : undefined;
      return bytes === undefined || pdfProblem(bytes) === undefined;
    },
  });
  // AJV's own calls `valueOf` of an entry, which may be a field of a request.
  ajv.removeKeyword('uniqueItems');
  const differ: SchemaValidateFunction = (isUnique: boolean, entries: Json[]) => {
    const i = isUnique ? entries.findIndex((entry, at) => entries.slice(0, at).some((other) => isDeepStrictEqual(other, entry))) : -1;
    differ.errors = [{ keyword: 'uniqueItems', params: { i, j: entries.findIndex((other) => isDeepStrictEqual(other, entries[i])) } }];
    return i === -1;
  };
  ajv.addKeyword({ keyword: 'uniqueItems', type: 'array', schemaType: 'boolean', validate: differ });
  for (const keyword of ['example', 'xml', 'externalDocs', 'discriminator']) ajv.addKeyword(keyword);
  for (const [name, schema] of Object.entries(document.components.schemas)) ajv.addSchema(anchored(schema) as JsonObject, name, undefined, false);
  return ajv;
}

/** Replaces `$ref`s to component schemas by the keys of the validator. */
export function anchored(schema: Json): Json {
  if (Array.isArray(schema)) return schema.map(anchored);
  if (schema === null || typeof schema !== 'object') return schema;
  return Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [
      key,
      key === '$ref' && typeof value === 'string' && value.startsWith(SCHEMAS) ? value.slice(SCHEMAS.length) : anchored(value),
    ]),
  );
}

function compile(ajv: Ajv2020, schema: JsonObject): ValidateFunction {
  return ajv.compile(anchored(schema) as JsonObject);
}

/** Every schema of the contract compiles under the strict validator. */
export function checkSchemas(document: ContractDocument): Finding[] {
  const ajv = strictAjv(document);
  const findings: Finding[] = [];
  const attempt = (where: string, schema: JsonObject) => {
    try {
      compile(ajv, schema);
    } catch (error) {
      findings.push({ where, message: `does not compile: ${(error as Error).message}` });
    }
  };
  for (const [name, schema] of Object.entries(document.components.schemas)) {
    const where = `components/schemas/${name}`;
    if (ajv.validateSchema(anchored(schema) as JsonObject) === true) attempt(where, { $ref: `#/components/schemas/${name}` });
    else findings.push({ where, message: `is no schema: ${ajv.errorsText(ajv.errors, { dataVar: '' })}` });
  }
  for (const operation of operationsOf(document)) {
    for (const parameter of operation.parameters ?? []) {
      const resolved = resolve<Parameter>(document, parameter);
      attempt(`${operation.operationId} parameter ${resolved.name}`, resolved.schema);
    }
    for (const [type, media] of Object.entries(operation.requestBody?.content ?? {})) attempt(`${operation.operationId} body ${type}`, media.schema);
  }
  return findings;
}

/**
 * Returns one line per violation of a schema. An envelope (`oneOf` by `status`) is checked against the branch of its status, so that one violation
 * gives one message.
 */
export function violationsOf(ajv: Ajv2020, document: ContractDocument, schema: JsonObject, value: Json): string[] {
  const branches = envelopeBranches(document, schema);
  let chosen = schema;
  if (branches.length > 0) {
    const status = value !== null && typeof value === 'object' && !Array.isArray(value) ? value.status : undefined;
    const branch = branches.find((candidate) => candidate.status === status);
    if (branch === undefined)
      return [`$.status: expected one of ${branches.map((candidate) => `"${candidate.status}"`).join(', ')}, got ${JSON.stringify(status)}`];
    chosen = branch.schema;
  }
  return findingsOf(compile(ajv, chosen), value).map(({ path, expected, got }) => `${path}: expected ${expected}, got ${got}`);
}

/** Every example of every operation is valid against its schema, and every named parameter example against its own. */
export function checkExamples(document: ContractDocument): Finding[] {
  const ajv = strictAjv(document);
  const findings: Finding[] = [];
  const check = (where: string, media: { schema: JsonObject; examples?: Media['examples'] }) => {
    for (const [name, example] of Object.entries(media.examples ?? {})) {
      try {
        for (const violation of violationsOf(ajv, document, media.schema, example.value))
          findings.push({ where: `${where} example ${name}`, message: violation });
      } catch (error) {
        findings.push({ where: `${where} example ${name}`, message: (error as Error).message });
      }
    }
  };
  for (const operation of operationsOf(document)) {
    for (const parameter of operation.parameters ?? []) {
      const resolved = resolve<Parameter>(document, parameter);
      check(`${operation.operationId} parameter ${resolved.name}`, resolved);
    }
    for (const [type, media] of Object.entries(operation.requestBody?.content ?? {}))
      if (type === 'application/json') check(`${operation.operationId} body`, media);
    for (const [code, response] of Object.entries(operation.responses)) {
      const resolved = resolve(document, response as { $ref: string } | typeof response);
      for (const media of Object.values((resolved as typeof response).content ?? {})) check(`${operation.operationId} ${code}`, media);
    }
  }
  return findings;
}
