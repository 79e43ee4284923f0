import { globSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { isPair, isScalar, LineCounter, parseDocument, visit } from 'yaml';
import { brand, money } from '@/brand/brand';
import type { Language } from '../../openapi/languages.ts';

interface Tree {
  [key: string]: string | Tree;
}

interface Rule {
  word: string;
  /** What to say instead. */
  right: string;
  pattern: RegExp;
  /** Phrases in which the word is right. */
  except: readonly RegExp[];
}

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** English matches whole words in any case; Chinese has no word boundaries. */
const patternOf = (word: string) => (/[a-z]/i.test(word) ? new RegExp(`(?<![\\w-])${escaped(word)}(?![\\w-])`, 'i') : new RegExp(escaped(word)));

/** The words of a cell, each with its exceptions: `錢包 (but: 電子錢包)、口令`. */
function wordsOf(cell: string, right: string): Rule[] {
  return [...cell.matchAll(/([^,、()]+?) *(?:\(but: ([^)]*)\))?(?:[,、] *|$)/g)].map(([, word = '', phrases]) => ({
    word,
    right,
    pattern: patternOf(word),
    except: (phrases?.split(/[,、] */) ?? []).map((phrase) => new RegExp(escaped(phrase), 'gi')),
  }));
}

/** Refused words stand in every second column, after the right word. */
const rules: Rule[] = readFileSync('docs/copy.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| --'))
  .flatMap((line) => {
    const cells = line
      .replaceAll('\\*', '*')
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
    return cells.flatMap((right, at) => (at % 2 === 0 ? wordsOf(cells[at + 1] ?? '', right) : []));
  })
  .filter(({ word }) => word !== 'Not' && word !== '不用');

const forbiddenIn = (text: string) => rules.filter(({ pattern, except }) => pattern.test(except.reduce((rest, phrase) => rest.replace(phrase, ' '), text)));

/** `12: 充值 → 增值` for every refused word, by the line of the file. */
const findings = (texts: readonly (readonly [line: number, text: string])[]) =>
  texts.flatMap(([line, text]) => forbiddenIn(text).map(({ word, right }) => `${line}: ${word} → ${right}`));

const linesOf = (text: string) => text.split('\n').map((line, index) => [index + 1, line] as const);

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

/** Texts in the values of a contract file's examples, without summaries and descriptions, with their lines. */
function exampleTexts(source: string): [line: number, text: string][] {
  const lines = new LineCounter();
  const texts: [number, string][] = [];
  visit(parseDocument(source, { lineCounter: lines }), {
    Scalar(key, node, path) {
      const isShown = key !== 'key' && path.some((each) => isPair(each) && isScalar(each.key) && each.key.value === 'value');
      if (isShown && typeof node.value === 'string') texts.push([lines.linePos(node.range?.[0] ?? 0).line, node.value]);
    },
  });
  return texts;
}

/** Texts in the strings and templates of a program, with their lines. */
function stringsIn(file: string): [line: number, text: string][] {
  const source = readFileSync(file, 'utf8');
  const texts: [number, string][] = [];
  const take = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const { type, start = 0, value } = node as { type?: string; start?: number; value?: unknown };
    const text = type === 'Literal' ? value : type === 'TemplateElement' ? (value as { raw: string }).raw : undefined;
    const before = source.slice(0, start).split('\n').length - 1;
    if (typeof text === 'string') for (const [line, part] of linesOf(text)) texts.push([before + line, part]);
    for (const child of Object.values(node)) take(child);
  };
  take(parseSync(file, source).program);
  return texts;
}

const textsOf = (file: string) =>
  file.endsWith('.ts')
    ? stringsIn(file)
    : file.endsWith('.yaml')
      ? exampleTexts(readFileSync(file, 'utf8'))
      : linesOf(readFileSync(file, 'utf8')).map(([line, text]) => [line, /^\s*"[^"]+": "(.*)",?$/.exec(text)?.[1] ?? ''] as const);

/** What customers read, apart from what a brand says of itself. */
const shared = globSync('{src/i18n/locales/*/*.json,mock-server/{seed,handlers}/*.ts,openapi/{common.yaml,*/examples.yaml}}', {
  exclude: ['**/*.test.ts'],
}).sort();
const locales = [...areas('cn'), ...areas('en')];

describe('the copy (docs/copy.md)', () => {
  it.each([...shared, ...globSync('brand/*/*.ts')])('%s uses the words of the glossary', (file) => {
    expect(findings(textsOf(file))).toEqual([]);
  });

  it.each(shared)('%s leaves what a brand says of itself to its folder', (file) => {
    expect(textsOf(file).filter(([, text]) => /(?<![-\w])lighthouses?\b|燈塔/i.test(text))).toEqual([]);
  });

  it.each(locales)('$file takes name, hotline and prices of the operator from elsewhere', ({ texts }) => {
    expect(texts.flatMap(([key, text]) => operatorFactsIn(text).map((fact) => `${key}: ${fact}`))).toEqual([]);
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
    expect(forbiddenIn(text).map(({ word }) => word)).toEqual(words);
  });

  it.each([
    ['Call 1118 for MOP$49 a month', ['1118', 'MOP$', 'MOP$49']],
    [`${brand.name.en} 電訊`, [brand.name.en]],
    ['請致電 {{hotline}}，每份 {{fee}} 元', []],
  ])('the facts of the operator that it refuses in “%s”', (text, facts) => {
    expect(operatorFactsIn(text)).toEqual(facts);
  });

  it('names the line and the right word', () => {
    expect(findings([[12, '請為儲值卡充值']])).toEqual(['12: 充值 → 增值']);
  });
});

it('no pattern of the site looks for words in Chinese, in which the server speaks: it decides from fields', () => {
  /** A pattern with Chinese letters, in code. */
  const pattern = /(?:[=(,:[]|=>)\s*\/(?![/*])(?:[^/\n\\[]|\\.|\[[^\]\n]*\])*(?:\[[^\]\n]*)?\p{Script=Han}[^\n]*?\/[a-z]*\s*[.,;)\]]/u;
  /** What customers type, the name that the specification gives to Call Forwarding (decision B17), and how the language breaks lines. */
  const own = ['src/features/careers/rules.ts', 'src/features/ussd/service.ts', 'src/lib/phrases.ts'];
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
