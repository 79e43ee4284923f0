import type { JsonObject } from '../document.ts';
import { at, pointerSegments, statusOf } from './inline.ts';

export interface Place {
  /** `request`, `response`, or the operation as a whole. */
  side: 'request' | 'response' | 'operation';
  /** Such as `header language`, `$.data.rows[*].name` or `HTTP 404`. */
  text: string;
}

interface Parameters {
  parameters?: { in?: string; name?: string }[];
}

/** Path of a field in a body, and the status of the envelope branch that contains it. */
function fieldOf(segments: readonly string[]): { path: string; status: string | undefined } {
  let path = '$';
  let status: string | undefined;
  for (let index = 0; index < segments.length; index += 1) {
    const segment = segments[index] ?? '';
    const next = segments[index + 1];
    if ((segment === 'properties' || segment === 'patternProperties') && next !== undefined) {
      const branch = statusOf(next);
      if (branch === undefined) path += `.${next}`;
      else status ??= branch;
      index += 1;
    } else if (segment === 'items') path += '[*]';
    else if (segment === 'oneOf') index += 1;
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
    return { operation, place: { side: 'request', text: fieldOf(rest.slice(schema + 1)).path } };
  }
  if (part === 'responses') {
    const schema = rest.indexOf('schema');
    const code = name ?? '';
    if (schema < 0) return { operation, place: { side: 'response', text: [`HTTP ${code}`, ...rest].join(' ') } };
    const { path: field, status } = fieldOf(rest.slice(schema + 1));
    const where = [...(code === '200' ? [] : [`HTTP ${code}`]), ...(status === undefined || status === '0' ? [] : [`status ${status}`])];
    return { operation, place: { side: 'response', text: where.length === 0 ? field : `${field} (${where.join(', ')})` } };
  }
  return { operation, place: { side: 'operation', text: part ?? 'operation' } };
}

/** A key as a segment of a JSON pointer. */
export function escaped(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1');
}
