import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { brand, money } from '@/brand/brand';
import type { Language } from '../../openapi/languages.ts';
import { copyActions, copyTerms, type ForbiddenWord, foreignWords } from '../../tests/support/copy-terms.ts';

interface Tree {
  [key: string]: string | Tree;
}

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** English matches whole words in any case; Chinese has no word boundaries. */
const patternOf = (word: string) => (/[a-z]/i.test(word) ? new RegExp(`(?<![\\w-])${escaped(word)}(?![\\w-])`, 'i') : new RegExp(escaped(word)));

const rules = [...[...copyTerms, ...copyActions].flatMap(({ notCn = [], notEn = [] }) => [...notCn, ...notEn]), ...foreignWords.cn, ...foreignWords.en].map(
  (forbidden: ForbiddenWord) => {
    const { word, except } = typeof forbidden === 'string' ? { word: forbidden, except: [] } : forbidden;
    return { word, pattern: patternOf(word), except: except.map((phrase) => new RegExp(escaped(phrase), 'gi')) };
  },
);

const forbiddenIn = (text: string) =>
  rules.filter(({ pattern, except }) => pattern.test(except.reduce((rest, phrase) => rest.replace(phrase, ' '), text))).map(({ word }) => word);

/** What an operator would have to look for in sentences: the name, the hotline, the currency and prices. */
function operatorFactsIn(text: string): string[] {
  const names: string[] = [...Object.values(brand.name), ...Object.values(brand.company), brand.hotline, money.sign, ...Object.values(money.name)];
  return [...names.filter((name) => text.includes(name)), ...(text.match(/MOP\$? ?\d+/g) ?? [])];
}

/** Messages by key. */
function messages(tree: Tree, prefix = ''): [key: string, text: string][] {
  return Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : messages(value, `${prefix}${key}.`),
  );
}

const areas = (language: Language) =>
  globSync(`src/i18n/locales/${language}/*.json`)
    .sort()
    .map((file) => ({ file, texts: messages(JSON.parse(readFileSync(file, 'utf8')) as Tree) }));

function stringsOf(node: unknown): string[] {
  if (typeof node === 'string') return [node];
  return typeof node === 'object' && node !== null ? Object.values(node).flatMap(stringsOf) : [];
}

/** Texts in the values of a contract file's examples, without summaries and descriptions. */
function exampleTexts(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  return 'value' in node ? stringsOf(node.value) : Object.values(node).flatMap(exampleTexts);
}

const withoutComments = (source: string) => source.replace(/\/\*.*?\*\//gs, '').replace(/^\s*\/\/.*$/gm, '');

const handlers = globSync('mock-server/handlers/*.ts')
  .filter((file) => !file.endsWith('.test.ts'))
  .sort();
const locales = [...areas('cn'), ...areas('en')];

describe('the copy (docs/copy.md)', () => {
  it.each(locales)('$file uses the words of the glossary', ({ texts }) => {
    expect(texts.flatMap(([key, text]) => forbiddenIn(text).map((word) => `${key}: ${word}`))).toEqual([]);
  });

  it.each(locales)('$file takes name, hotline and prices of the operator from elsewhere', ({ texts }) => {
    expect(texts.flatMap(([key, text]) => operatorFactsIn(text).map((fact) => `${key}: ${fact}`))).toEqual([]);
  });

  it.each(globSync('mock-server/seed/*.ts').sort())('%s uses the words of the glossary', (file) => {
    const lines = withoutComments(readFileSync(file, 'utf8')).split('\n');
    expect(lines.flatMap((line) => forbiddenIn(line).map((word) => `${word}: ${line.trim()}`))).toEqual([]);
  });

  it.each(handlers)('the texts in %s use the words of the glossary', (file) => {
    const texts = withoutComments(readFileSync(file, 'utf8')).match(/'(?:[^'\\\n]|\\.)*'|`[^`\n]*`/g) ?? [];
    expect(texts.flatMap((text) => forbiddenIn(text).map((word) => `${word}: ${text}`))).toEqual([]);
  });

  it.each(globSync('openapi/{common.yaml,*/examples.yaml}').sort())('the examples of %s use the words of the glossary', (file) => {
    const texts = exampleTexts(parse(readFileSync(file, 'utf8')));
    expect(texts.flatMap((text) => forbiddenIn(text).map((word) => `${word}: ${text.slice(0, 80)}`))).toEqual([]);
  });

  it.each(areas('en'))('$file has both forms where a noun follows a count', ({ texts }) => {
    const keys = new Set(texts.map(([key]) => key));
    const singular = texts.filter(([key, text]) => /\{\{count\}\} \p{L}/u.test(text) && !/_(?:one|other)$/.test(key)).map(([key]) => key);
    const missing = [...keys].filter((key) => /_(?:one|other)$/.test(key)).map((key) => key.replace(/_(?:one|other)$/, ''));
    expect([...singular, ...missing.filter((key) => !keys.has(`${key}_one`) || !keys.has(`${key}_other`))]).toEqual([]);
  });

  it.each([
    ['請為儲值卡充值', ['充值']],
    ['以錢包付款', ['錢包']],
    ['以電子錢包付款', []],
    ['Query dosage', ['query dosage', 'dosage']],
    ['Change your PIN', ['PIN']],
    ['Reset the voicemail PIN', []],
    ['An inquiry about inquiries', ['inquiry']],
  ])('the words that it refuses in “%s”', (text, words) => {
    expect(forbiddenIn(text)).toEqual(words);
  });

  it.each([
    ['Call 1118 for MOP$49 a month', ['1118', 'MOP$', 'MOP$49']],
    [`${brand.name.en} 電訊`, [brand.name.en]],
    ['請致電 {{hotline}}，每份 {{fee}} 元', []],
  ])('the facts of the operator that it refuses in “%s”', (text, facts) => {
    expect(operatorFactsIn(text)).toEqual(facts);
  });

  it('is written down: docs/copy.md names each thing and each action, with what it is not called', () => {
    const doc = readFileSync('docs/copy.md', 'utf8');
    const words = [...copyTerms, ...copyActions].flatMap(({ cn, en, notCn = [], notEn = [] }) => [
      cn,
      en,
      ...[...notCn, ...notEn].map((forbidden) => (typeof forbidden === 'string' ? forbidden : forbidden.word).trim()),
    ]);
    expect(words.filter((word) => !doc.includes(word))).toEqual([]);
  });
});

it('no pattern of the site looks for words in Chinese, in which the server speaks: it decides from fields', () => {
  /** A pattern with Chinese letters, in code. */
  const pattern = /(?:[=(,:[]|=>)\s*\/(?![/*])(?:[^/\n\\[]|\\.|\[[^\]\n]*\])*(?:\[[^\]\n]*)?\p{Script=Han}[^\n]*?\/[a-z]*\s*[.,;)\]]/u;
  /** What customers type, and how their language breaks lines. */
  const own = ['src/features/careers/rules.ts', 'src/lib/phrases.ts'];
  const found = globSync('src/**/*.{ts,tsx}')
    .map((file) => file.replaceAll('\\', '/'))
    .filter(
      (file) =>
        !/\.test\.|\/generated\/|\/dev\//.test(file) &&
        readFileSync(file, 'utf8')
          .split('\n')
          .some((line) => pattern.test(line)),
    );
  expect(found.sort()).toEqual(own);
});
