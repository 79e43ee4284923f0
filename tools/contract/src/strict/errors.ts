import type { ErrorObject, ValidateFunction } from 'ajv/dist/2020.js';
import type { Json } from '../document.ts';
import { decodeBase64, pdfProblem } from './content.ts';
import { placeOf, preview, type ViolationKind } from './violation.ts';

export interface Finding {
  path: string;
  kind: ViolationKind;
  expected: string;
  got: string;
}

/** Precedence of several violations of one value: the first kind in this list is reported. */
const FIRST: readonly ViolationKind[] = ['type', 'enum', 'missing-field', 'extra-field', 'base64', 'pdf', 'format', 'pattern', 'length', 'range', 'schema'];

const KINDS: Record<string, ViolationKind> = {
  type: 'type',
  enum: 'enum',
  const: 'enum',
  required: 'missing-field',
  additionalProperties: 'extra-field',
  unevaluatedProperties: 'extra-field',
  contentEncoding: 'base64',
  contentMediaType: 'pdf',
  format: 'format',
  pattern: 'pattern',
  minLength: 'length',
  maxLength: 'length',
  minItems: 'length',
  maxItems: 'length',
  minimum: 'range',
  maximum: 'range',
  exclusiveMinimum: 'range',
  exclusiveMaximum: 'range',
  multipleOf: 'range',
};

const count = (number: unknown, one: string, many = `${one}s`) => `${String(number)} ${number === 1 ? one : many}`;

/** The expectation of a violated rule as text. */
function expectation({ keyword, params, message }: ErrorObject): string {
  const { limit } = params as { limit?: number };
  switch (keyword) {
    case 'type':
      return `the type ${String(params.type)}`;
    case 'const':
      return preview(params.allowedValue);
    case 'enum':
      return `one of ${(params.allowedValues as unknown[]).map(preview).join(', ')}`;
    case 'format':
      return `the format ${String(params.format)}`;
    case 'pattern':
      return `text that matches ${String(params.pattern)}`;
    case 'minLength':
      return `at least ${count(limit, 'character')}`;
    case 'maxLength':
      return `at most ${count(limit, 'character')}`;
    case 'minItems':
      return `at least ${count(limit, 'entry', 'entries')}`;
    case 'maxItems':
      return `at most ${count(limit, 'entry', 'entries')}`;
    case 'minimum':
      return `${String(limit)} or more`;
    case 'maximum':
      return `${String(limit)} or less`;
    case 'uniqueItems':
      return 'entries that all differ';
    case 'contentEncoding':
      return 'base64';
    case 'contentMediaType':
      return 'a PDF in base64';
    default:
      return message ?? keyword;
  }
}

const unescaped = (segment: string) => segment.replaceAll('~1', '/').replaceAll('~0', '~');

/** Path in the notation of the messages, and value, of a JSON pointer. */
function locate(root: Json, pointer: string): { path: string; value: unknown } {
  let path = '$';
  let value: unknown = root;
  for (const raw of pointer.split('/').slice(1)) {
    const segment = unescaped(raw);
    path += Array.isArray(value) ? `[${segment}]` : `.${segment}`;
    value = (value as Record<string, unknown> | undefined)?.[segment];
  }
  return { path, value };
}

function received({ keyword, params }: ErrorObject, value: unknown): string {
  const typed = value === null ? 'null' : Array.isArray(value) ? 'an array' : typeof value === 'object' ? 'an object' : `${preview(value)} (a ${typeof value})`;
  switch (keyword) {
    case 'type':
      return typed;
    case 'minLength':
    case 'maxLength':
      return `${count([...String(value)].length, 'character')}: ${preview(value)}`;
    case 'minItems':
    case 'maxItems':
      return count((value as unknown[]).length, 'entry', 'entries');
    case 'uniqueItems':
      return `entries ${String(params.j)} and ${String(params.i)} alike`;
    case 'contentEncoding':
      return preview(value);
    case 'contentMediaType':
      return pdfProblem(decodeBase64(String(value)) ?? Buffer.alloc(0)) ?? 'no PDF';
    default:
      return typeof value === 'object' && value !== null ? typed : preview(value);
  }
}

function toFinding(error: ErrorObject, root: Json): Finding {
  const { path, value } = locate(root, error.instancePath);
  const kind = KINDS[error.keyword] ?? 'schema';
  if (kind === 'missing-field') return { path: `${path}.${String(error.params.missingProperty)}`, kind, expected: 'this field', got: 'nothing' };
  if (kind === 'extra-field') {
    const name = String(error.params.additionalProperty ?? error.params.unevaluatedProperty);
    return { path: `${path}.${name}`, kind, expected: 'no such field', got: preview((value as Record<string, unknown>)[name]) };
  }
  return { path, kind, expected: expectation(error), got: received(error, value) };
}

/** Reduces the errors of an `anyOf` or `oneOf` (mostly "or null") to those of the likely branch, else to one type error. */
function withoutAlternatives(errors: readonly ErrorObject[]): ErrorObject[] {
  let left = [...errors];
  for (const choice of errors.filter(({ keyword }) => keyword === 'anyOf' || keyword === 'oneOf')) {
    const at = choice.instancePath;
    const own = (error: ErrorObject) => error.instancePath === at && (error.keyword === 'type' || error === choice);
    const inside = left.filter((error) => !own(error) && (error.instancePath === at || error.instancePath.startsWith(`${at}/`)));
    const types = left.filter((error) => own(error) && error.keyword === 'type').map((error) => String(error.params.type));
    left = left.filter((error) => !own(error));
    if (inside.length === 0) left.push({ ...choice, keyword: 'type', params: { type: [...new Set(types)].join(' or ') } });
  }
  return left;
}

const plain = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Whether two names have an edit distance of at most 2, without case and punctuation. */
function isSimilar(one: string, other: string): boolean {
  const [a, b] = [plain(one), plain(other)];
  if (a === b) return true;
  if (Math.min(a.length, b.length) < 4 || Math.abs(a.length - b.length) > 2) return false;
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (const [j, against] of [...b].entries()) next.push(Math.min((next[j] ?? 0) + 1, (row[j + 1] ?? 0) + 1, (row[j] ?? 0) + (letter === against ? 0 : 1)));
    row = next;
  }
  return (row[b.length] ?? 9) <= 2;
}

/** Merges the missing and the extra field of a misspelled name into one finding. */
function withoutMisspellings(findings: Finding[]): Finding[] {
  const parent = (path: string) => path.slice(0, path.lastIndexOf('.'));
  const name = (path: string) => path.slice(path.lastIndexOf('.') + 1);
  const dropped = new Set<Finding>();
  for (const missing of findings.filter(({ kind }) => kind === 'missing-field')) {
    const extra = findings.find(
      (one) => one.kind === 'extra-field' && !dropped.has(one) && parent(one.path) === parent(missing.path) && isSimilar(name(one.path), name(missing.path)),
    );
    if (extra === undefined) continue;
    missing.got = `a field with the name "${name(extra.path)}"`;
    dropped.add(extra);
  }
  return findings.filter((finding) => !dropped.has(finding));
}

/** Returns one finding for each cause, with its first path when several rows of a list have it. */
export function findingsOf(validate: ValidateFunction, value: Json): Finding[] {
  if (validate(value)) return [];
  const all = withoutMisspellings(withoutAlternatives(validate.errors ?? []).map((error) => toFinding(error, value)));
  const causes = new Map<string, Finding & { places: Set<string> }>();
  for (const finding of all) {
    const key = placeOf(finding.path);
    const known = causes.get(key);
    if (known === undefined) causes.set(key, { ...finding, places: new Set([finding.path]) });
    else {
      known.places.add(finding.path);
      if (FIRST.indexOf(finding.kind) < FIRST.indexOf(known.kind)) Object.assign(known, finding);
    }
  }
  return [...causes.values()].map(({ places, ...finding }) =>
    places.size === 1 ? finding : { ...finding, got: `${finding.got} (${places.size - 1} more such ${places.size === 2 ? 'place' : 'places'})` },
  );
}
