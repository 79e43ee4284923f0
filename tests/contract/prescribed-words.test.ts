import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';
import { brand, money } from '../../src/brand/brand.ts';

/** Of one prefix. */
const entriesRule = z.array(
  z
    .strictObject({
      id: z.string().regex(/^[A-Z0-9]+-\d{2}$/),
      /** In one language only where the specification gives one. */
      words: z.strictObject({ cn: z.string().optional(), en: z.string().optional() }).refine((words) => Object.keys(words).length > 0),
      /** Key in the locale files: `<namespace>.<key>`. */
      message: z.string().optional(),
      /** Where the contract has the sentence of a server: `payments/examples.yaml#/payByCard/belowMinimum`. */
      contract: z.string().optional(),
      /** Where the project's wording differs on purpose. */
      decision: z
        .string()
        .regex(/^[A-D]\d{2,3}$/)
        .optional(),
      /** The project's own wording, where a decision has changed more than a label. */
      shown: z.strictObject({ cn: z.string().optional(), en: z.string().optional() }).optional(),
      /** Values of the message's placeholders, besides those of the operator. */
      values: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
    })
    .refine(({ message, contract }) => (message === undefined) !== (contract === undefined), { message: 'either message or contract' }),
);

const prescribedWords = z.record(z.string(), entriesRule).parse(parse(readFileSync('tests/contract/prescribed-words.yaml', 'utf8')));
const known = new Set(Object.keys(parse(readFileSync('docs/requirements.yaml', 'utf8'))));
/** The text of each decision, on one line. */
const decisions = new Map(
  readFileSync('docs/specification-decisions.md', 'utf8')
    .replace(/\s+/g, ' ')
    .split(/ - \*\*(?=[A-D]\d+ )/)
    .map((text) => [text.split(' ', 1)[0] ?? '', text.toLowerCase()]),
);
const operator = (language: 'cn' | 'en'): Record<string, string | number> => ({
  operator: brand.name[language],
  hotline: brand.hotline,
  number: brand.hotline,
  sign: money.sign,
  currency: money.code,
  currencyName: money.name[language],
});

/** The node under a path of keys, or undefined. */
const at = (node: unknown, keys: readonly string[]): unknown =>
  keys.reduce<unknown>((inner, key) => (typeof inner === 'object' && inner !== null ? (inner as Record<string, unknown>)[key] : undefined), node);

function messageOf(key: string, language: 'cn' | 'en'): unknown {
  const [namespace = '', ...keys] = key.split('.');
  return at(JSON.parse(readFileSync(`src/i18n/locales/${language}/${namespace}.json`, 'utf8')), keys);
}

/** Of an example: its `message`, or the text that the path names. */
function serverSentence(place: string): unknown {
  const [file = '', path = ''] = place.split('#');
  const node = at(parse(readFileSync(`openapi/${file}`, 'utf8')), path.split('/').filter(Boolean));
  return typeof node === 'string' ? node : at(node, ['value', 'message']);
}

/** The specification writes labels inside its own sentences: neither case nor a full stop at the end is part of them. */
const plain = (text: string) =>
  text
    .trim()
    .replace(/[.。]$/, '')
    .replaceAll('’', "'")
    .toLowerCase();

describe.each(Object.entries(prescribedWords))('words that the specification prescribes: %s', (prefix, entries) => {
  it('are of requirements that exist, each below its prefix; the decision has the words that it changes', () => {
    expect(entries.map(({ id }) => id).filter((id) => !known.has(id))).toEqual([]);
    expect(entries.filter(({ id }) => id.replace(/-\d+$/, '') !== prefix)).toEqual([]);
    for (const { id, decision, words } of entries) {
      if (decision !== undefined) expect(decisions.get(decision), id).toContain((words.en ?? words.cn ?? '').toLowerCase());
    }
  });

  it.each(entries.map((entry) => [`${entry.id} ${entry.message ?? entry.contract}`, entry] as const))('%s', (_name, entry) => {
    for (const language of ['cn', 'en'] as const) {
      const prescribed = entry.words[language];
      const own = entry.shown?.[language];
      if (prescribed === undefined && own === undefined) continue;
      const template = entry.message === undefined ? serverSentence(entry.contract ?? '') : messageOf(entry.message, language);
      expect(template, `${entry.message ?? entry.contract} is a text`).toBeTypeOf('string');
      const values = { ...operator(language), ...entry.values };
      const shown = String(template)
        .replace(/\{\{(\w+)\}\}/g, (hole, name: string) => String(values[name] ?? hole))
        .replace(/<\/?\w+>/g, '');
      if (own !== undefined) expect(plain(shown)).toBe(plain(own));
      if (prescribed === undefined) continue;
      if (entry.decision === undefined) expect(plain(shown)).toBe(plain(prescribed));
      else expect(plain(shown), `${entry.decision} says that this differs`).not.toBe(plain(prescribed));
    }
  });
});

it('words are prescribed by some requirement', () => {
  expect(prescribedWords).not.toEqual({});
});
