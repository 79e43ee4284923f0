import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseSync } from 'vite';
import { completeLanguages, defaultLanguage, type Language, languages } from '../../../openapi/languages.ts';
import { bundleSource } from './bundle.ts';
import { operationsOf } from './document.ts';

interface Tree {
  [key: string]: string | Tree;
}

/** Places that lack a text, by file. */
type Missing = [file: string, count: number][];

const total = (missing: Missing) => missing.reduce((sum, [, count]) => sum + count, 0);

/** Paths of messages; the forms of a plural are one. */
const keysOf = (tree: Tree, path = ''): string[] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [path + key.replace(/_(?:zero|one|two|few|many|other)$/, '')] : keysOf(value, `${path}${key}.`),
  );

function read(file: string): Tree {
  const [found] = globSync(file);
  return found === undefined ? {} : (JSON.parse(readFileSync(found, 'utf8')) as Tree);
}

function messagesWithout(language: Language): Missing {
  return globSync(`src/i18n/locales/${defaultLanguage.code}/*.json`).map((file) => {
    const own = `src/i18n/locales/${language}/${basename(file)}`;
    const has = new Set(keysOf(read(own)));
    return [own, [...new Set(keysOf(read(file)))].filter((key) => !has.has(key)).length];
  });
}

/** Objects of a program that have a text in the complete languages and none in this one. */
function textsWithout(language: Language, file: string): number {
  let count = 0;
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const { type, properties } = node as { type?: string; properties?: { key?: { name?: string } }[] };
    if (type === 'ObjectExpression') {
      const names = new Set(properties?.map(({ key }) => key?.name));
      if (completeLanguages.every((code) => names.has(code)) && !names.has(language)) count += 1;
    }
    for (const child of Object.values(node)) visit(child);
  };
  visit(parseSync(file, readFileSync(file, 'utf8')).program);
  return count;
}

/** Examples of HTTP 200 that are in the second language and not in this one. */
async function examplesWithout(language: Language, suffix: string): Promise<Missing> {
  const document = await bundleSource();
  const second = languages[1];
  const byArea = Map.groupBy(operationsOf(document), ({ tags }) => `openapi/${tags[0]}`);
  return [...byArea].map(([area, operations]) => {
    const lacking = operations.flatMap(({ responses }) => {
      const names = Object.keys(responses['200']?.content?.['application/json']?.examples ?? {});
      const wanted = names.filter((name) => name === second.code || name.endsWith(second.suffix));
      return wanted.filter((name) => !names.includes(name === second.code ? language : name.slice(0, -second.suffix.length) + suffix));
    });
    return [area, lacking.length];
  });
}

const report = (title: string, missing: Missing) =>
  [`  ${title}: ${total(missing)}`, ...missing.filter(([, count]) => count > 0).map(([file, count]) => `    ${String(count).padStart(4)}  ${file}`)].join('\n');

/** `site-contract languages`: what the languages after the second lack. */
export async function printUntranslated(): Promise<void> {
  const further = languages.slice(completeLanguages.length);
  if (further.length === 0) return console.log(`${languages.map(({ english }) => english).join(' and ')} have every text; the tests see to it.`);
  const programs = globSync('{src,brand,mock-server,tools/build}/**/*.{ts,tsx}', {
    exclude: (name) => /node_modules|generated|\.test\.|[\\/]dev$/.test(String(name)),
  }).sort();
  for (const { code, english, suffix } of further) {
    console.log(`${english} (${code}), shown in ${languages[1].english} until it is there`);
    console.log(report('messages', messagesWithout(code)));
    console.log(
      report(
        'texts of site, operators and mock',
        programs.map((file) => [file, textsWithout(code, file)]),
      ),
    );
    console.log(report('examples of the contract', await examplesWithout(code, suffix)));
  }
}
