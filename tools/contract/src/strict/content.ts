import { visit } from 'jsonc-parser';
import type { Json } from '../document.ts';
import { preview } from './violation.ts';

type ReadJson = { value: Json; duplicates: string[] } | { problem: string };

function written(segments: readonly (string | number)[]): string {
  return segments.reduce<string>((path, segment) => path + (typeof segment === 'number' ? `[${segment}]` : `.${segment}`), '$');
}

/** Paths of duplicate keys, of which `JSON.parse` silently keeps the last. */
function duplicateKeys(text: string): string[] {
  const duplicates = new Set<string>();
  const open: Set<string>[] = [];
  visit(text, {
    onObjectBegin: () => {
      open.push(new Set());
    },
    onObjectEnd: () => {
      open.pop();
    },
    onObjectProperty: (name, _offset, _length, _line, _character, path) => {
      const names = open.at(-1);
      if (names?.has(name)) duplicates.add(written([...path(), name]));
      names?.add(name);
    },
  });
  return [...duplicates];
}

/** Reads bytes as strict JSON in UTF-8 without a byte-order mark. */
export function readJson(bytes: Buffer): ReadJson {
  if (bytes.length === 0) return { problem: 'an empty body' };
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return { problem: 'bytes that are no UTF-8' };
  }
  if (text.startsWith('\u{FEFF}')) return { problem: 'a byte-order mark in front of the JSON' };
  try {
    return { value: JSON.parse(text) as Json, duplicates: duplicateKeys(text) };
  } catch (error) {
    return { problem: `no JSON (${(error as Error).message})` };
  }
}

/**
 * Why a `content-type` is wrong. JSON is UTF-8, so of charsets only `utf-8` is allowed; a
 * `+json` type is another type. A multipart type needs its boundary.
 */
export function mediaTypeProblem(header: string, documented: string): { expected: string; got: string } | undefined {
  const [type = '', ...parameters] = header.split(';').map((part) => part.trim());
  if (type.toLowerCase() !== documented) return { expected: documented, got: preview(header) };
  for (const parameter of parameters.filter((part) => part !== '')) {
    const [name = '', value = ''] = parameter.split('=').map((part) => part.trim().toLowerCase());
    if (name === 'charset' && value.replaceAll('"', '') !== 'utf-8')
      return { expected: `${documented} without charset, or with charset=utf-8`, got: preview(header) };
  }
  if (documented.startsWith('multipart/') && !parameters.some((parameter) => /^boundary=./i.test(parameter)))
    return { expected: `${documented} with a boundary`, got: preview(header) };
  return undefined;
}

/** Decodes base64 with correct padding, alphabet and unused bits; undefined for anything else. */
export function decodeBase64(text: string): Buffer | undefined {
  const bytes = Buffer.from(text, 'base64');
  // Node decodes leniently, so encoding again shows what it ignored.
  return bytes.toString('base64') === text ? bytes : undefined;
}

/** Bytes at the end that are searched for `%%EOF`, as viewers do. */
const TAIL = 1024;

/** Why a viewer cannot open these bytes as a PDF: checks `%PDF-`, `%%EOF` and the cross-reference table. */
export function pdfProblem(bytes: Buffer): string | undefined {
  if (bytes.subarray(0, 5).toString('latin1') !== '%PDF-') return `it begins with ${JSON.stringify(bytes.subarray(0, 5).toString('latin1'))} instead of %PDF-`;
  const tail = bytes.subarray(-TAIL).toString('latin1');
  if (!tail.includes('%%EOF')) return 'it does not end with %%EOF, so it is cut off';
  const start = [...tail.matchAll(/startxref\s+(\d+)\s+%%EOF/g)].at(-1)?.[1];
  if (start === undefined) return 'there is no startxref before %%EOF';
  const table = bytes.subarray(Number(start)).toString('latin1');
  const stream = /^\s*\d+\s+\d+\s+obj\b/.test(table);
  if (!stream && !/^\s*xref\s+\d+\s+\d+\s/.test(table)) return `startxref points to byte ${start}, where no cross-reference table stands`;
  if (!(stream ? /\/Type\s*\/XRef/ : /trailer\s*<</).test(table)) return 'its cross-reference table has no trailer';
  if (!/\/Root\s+\d+\s+\d+\s+R/.test(table)) return 'its trailer names no document catalogue (/Root)';
  return undefined;
}
