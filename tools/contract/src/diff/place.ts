import type { Json, JsonObject } from '../document.ts';
import { at, pointerSegments } from './inline.ts';

export interface Place {
  /** `request`, `response`, or the operation as a whole. */
  side: 'request' | 'response' | 'operation';
  /** Such as `header language`, `$.data.rows[*].name` or `HTTP 404`. */
  text: string;
}

interface Parameters {
  parameters?: { in?: string; name?: string }[];
}

/** The envelope status of a `oneOf` branch. */
function branchStatus(branch: Json | undefined): string | undefined {
  const status = ((branch as JsonObject | undefined)?.properties as JsonObject | undefined)?.status as JsonObject | undefined;
  return typeof status?.const === 'string' ? status.const : undefined;
}

/** Path of a field in a body, and the status of the envelope branch that contains it. */
function fieldOf(document: JsonObject, base: string, segments: readonly string[]): { path: string; status: string | undefined } {
  let path = '$';
  let pointer = base;
  let status: string | undefined;
  for (let index = 0; index < segments.length; index += 1) {
    const segment = segments[index] ?? '';
    const next = segments[index + 1];
    pointer += `/${segment.replaceAll('~', '~0').replaceAll('/', '~1')}`;
    if ((segment === 'properties' || segment === 'patternProperties') && next !== undefined) {
      path += `.${next}`;
      pointer += `/${next.replaceAll('~', '~0').replaceAll('/', '~1')}`;
      index += 1;
    } else if (segment === 'items') path += '[*]';
    else if (segment === 'oneOf' && next !== undefined) {
      pointer += `/${next}`;
      index += 1;
      status ??= branchStatus(at(document, pointer));
    }
  }
  return { path, status };
}

/** Resolves the pointer of a change; `document` contains it. */
export function placeOf(document: JsonObject, pointer: string): { operation: { path: string; method: string } | undefined; place: Place } {
  const [root, path = '', method = '', part, name, ...rest] = pointerSegments(pointer);
  if (root !== 'paths') return { operation: undefined, place: { side: 'operation', text: pointerSegments(pointer).join(' › ') } };
  const operation = { path, method };
  if (part === 'parameters') {
    const listed = (at(document, `#/paths/${escaped(path)}/${method}`) as Parameters | undefined)?.parameters?.[Number(name)];
    return { operation, place: { side: 'request', text: listed === undefined ? 'parameters' : `${listed.in} ${listed.name}` } };
  }
  if (part === 'requestBody') {
    const schema = rest.indexOf('schema');
    if (schema < 0) return { operation, place: { side: 'request', text: rest.length === 0 ? 'the body' : `the body's ${rest.join(' ')}` } };
    const base = `#/paths/${escaped(path)}/${method}/requestBody/content/${escaped(rest[0] ?? '')}/schema`;
    return { operation, place: { side: 'request', text: fieldOf(document, base, rest.slice(schema + 1)).path } };
  }
  if (part === 'responses') {
    const schema = rest.indexOf('schema');
    const code = name ?? '';
    if (schema < 0) return { operation, place: { side: 'response', text: [`HTTP ${code}`, ...rest].join(' ') } };
    const base = `#/paths/${escaped(path)}/${method}/responses/${code}/content/${escaped(rest[1] ?? '')}/schema`;
    const { path: field, status } = fieldOf(document, base, rest.slice(schema + 1));
    const where = [...(code === '200' ? [] : [`HTTP ${code}`]), ...(status === undefined || status === '0' ? [] : [`status ${status}`])];
    return { operation, place: { side: 'response', text: where.length === 0 ? field : `${field} (${where.join(', ')})` } };
  }
  return { operation, place: { side: 'operation', text: part ?? 'operation' } };
}

/** A key as a segment of a JSON pointer. */
export function escaped(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1');
}
