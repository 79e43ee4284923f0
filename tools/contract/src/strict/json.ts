import { visit } from 'jsonc-parser';
import type { Json } from '../document.ts';

export type ReadJson = { value: Json; duplicates: string[] } | { problem: string };

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
