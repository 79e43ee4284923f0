import type { Json, JsonObject, Parameter } from '../document.ts';
import { mediaTypeProblem, readJson } from './content.ts';
import type { StrictContract, StrictOperation } from './contract.ts';
import { findingsOf } from './errors.ts';
import { preview, type Report, type Violation, violationOf } from './violation.ts';

export interface HttpRequest {
  method: string;
  /** Path and query, or an absolute URL. */
  url: string;
  /** Names in lower case. */
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/** Converts text to the type of its schema; text that does not fit stays text. */
function typed(text: string, schema: JsonObject): Json {
  if (schema.type === 'integer' && /^-?\d{1,15}$/.test(text)) return Number(text);
  if (schema.type === 'number' && /^-?\d+(\.\d+)?$/.test(text)) return Number(text);
  if (schema.type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true';
  return text;
}

function decoded(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}

function valuesOf(operation: StrictOperation, parameter: Parameter, url: URL, headers: HttpRequest['headers']): string[] {
  if (parameter.in === 'query') return url.searchParams.getAll(parameter.name);
  if (parameter.in === 'header') return [headers[parameter.name.toLowerCase()] ?? []].flat();
  if (parameter.in === 'cookie') return [];
  const names = [...operation.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
  const segment = operation.pattern.exec(url.pathname)?.[names.indexOf(parameter.name) + 1];
  const value = segment === undefined ? undefined : decoded(segment);
  return value === undefined ? [] : [value];
}

function checkParameters(contract: StrictContract, operation: StrictOperation, url: URL, headers: HttpRequest['headers'], report: Report) {
  for (const parameter of operation.parameters) {
    const path = `${parameter.in} ${parameter.name}`;
    const values = valuesOf(operation, parameter, url, headers);
    const [value] = values;
    if (value === undefined) {
      if (parameter.required === true) report({ kind: 'missing-field', path, expected: 'this parameter', got: 'nothing' });
      continue;
    }
    if (values.length > 1) {
      report({ kind: 'duplicate-key', path, expected: 'the parameter once', got: `it ${values.length} times` });
      continue;
    }
    const [finding] = findingsOf(contract.validator(parameter.schema), typed(value, parameter.schema));
    if (finding !== undefined) report({ ...finding, path });
  }
  const known = new Set(operation.parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name));
  for (const name of new Set(url.searchParams.keys()))
    if (!known.has(name)) report({ kind: 'extra-field', path: `query ${name}`, expected: 'no such parameter', got: preview(url.searchParams.get(name)) });
}

/** Checks the part names of a multipart body, not the file contents. */
function checkForm(schema: JsonObject, body: Buffer, report: Report) {
  const names = [...body.toString('latin1').matchAll(/^content-disposition:\s*form-data;[^\r\n]*?\bname="([^"]*)"/gim)].map((match) => match[1] ?? '');
  for (const name of (schema.required ?? []) as string[])
    if (!names.includes(name)) report({ kind: 'missing-field', path: `$.${name}`, expected: 'this part', got: 'nothing' });
  for (const name of new Set(names))
    if (!(name in ((schema.properties ?? {}) as JsonObject)) && schema.additionalProperties === false)
      report({ kind: 'extra-field', path: `$.${name}`, expected: 'no such part', got: 'a part of this name' });
}

function checkBody(contract: StrictContract, body: NonNullable<StrictOperation['body']>, request: HttpRequest, report: Report) {
  if (request.body.length === 0) {
    if (body.required) report({ kind: 'missing-field', path: '$', expected: `a body of ${body.mediaType}`, got: 'an empty body' });
    return;
  }
  const problem = mediaTypeProblem([request.headers['content-type'] ?? ''].flat()[0] ?? '', body.mediaType);
  if (problem !== undefined) return report({ kind: 'media-type', path: 'header content-type', ...problem });
  if (body.mediaType.startsWith('multipart/')) {
    return checkForm(body.schema, request.body, report);
  }
  const example = Object.keys(body.media.examples ?? {})[0];
  const withExample = example === undefined ? {} : { example };
  const read = readJson(request.body);
  if ('problem' in read) return report({ kind: 'json', path: '$', expected: 'a JSON document in UTF-8', got: read.problem, ...withExample });
  for (const path of read.duplicates) report({ kind: 'duplicate-key', path, expected: 'every key once in an object', got: 'the key twice', ...withExample });
  for (const finding of findingsOf(contract.validator(body.media.schema), read.value)) report({ ...finding, ...withExample });
}

/** Checks parameters, media type, JSON and the schema of the body. */
export function checkRequest(contract: StrictContract, operation: StrictOperation, request: HttpRequest): Violation[] {
  const violations: Violation[] = [];
  const report: Report = (parts) => violations.push(violationOf({ operationId: operation.operationId, side: 'request', ...parts }));
  checkParameters(contract, operation, new URL(request.url, 'http://server'), request.headers, report);
  if (operation.body !== undefined) checkBody(contract, operation.body, request, report);
  else if (request.body.length > 0) report({ kind: 'extra-field', path: '$', expected: 'no body', got: `${request.body.length} bytes` });
  return violations;
}
