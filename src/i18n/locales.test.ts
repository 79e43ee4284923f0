import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { identity } from '#operator';
import { completeLanguages, languageAsked, languages } from '../../openapi/languages.ts';
import { i18n, initMessages, loadMessages, switchLanguage } from './i18n.ts';

interface Tree {
  [key: string]: string | Tree;
}

const read = (language: string, area: string) => JSON.parse(readFileSync(`src/i18n/locales/${language}/${area}`, 'utf8')) as Tree;
const areas = globSync('src/i18n/locales/cn/*.json').map((file) => basename(file));

/** Keys and messages; plural forms count as one key, because languages have different ones. */
function messages(tree: Tree, prefix = ''): Map<string, string> {
  const found = new Map<string, string>();
  for (const [key, value] of Object.entries(tree)) {
    if (typeof value === 'string') found.set(`${prefix}${key.replace(/_(?:zero|one|two|few|many|other)$/, '')}`, value);
    else for (const [path, text] of messages(value, `${prefix}${key}.`)) found.set(path, text);
  }
  return found;
}

/** Without the names of the operator and its currency, which a sentence may need in one language only. */
const placeholders = (text: string) =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)]
    .map((match) => match[1])
    .filter((name) => !/^(?:operator|currency|currencyName)$/.test(name ?? ''))
    .sort();

describe('the messages of both languages (I18N-01)', () => {
  it.each(areas)('have the same keys and placeholders: %s', (area) => {
    const cn = messages(read('cn', area));
    const en = messages(read('en', area));
    expect([...en.keys()].sort()).toEqual([...cn.keys()].sort());
    for (const [key, text] of cn) expect(placeholders(en.get(key) ?? ''), key).toEqual(placeholders(text));
  });

  it.each(areas)('are in their language and not empty: %s', (area) => {
    for (const [key, text] of messages(read('en', area))) {
      expect(text.trim(), key).not.toBe('');
      // The label of the switch to Chinese is Chinese in both files.
      if (!/chinese|language/i.test(key)) expect(text, key).not.toMatch(/\p{Script=Han}/u);
    }
    for (const [key, text] of messages(read('cn', area))) {
      expect(text.trim(), key).not.toBe('');
      expect(text, `${key}: half-width punctuation between Chinese characters`).not.toMatch(/\p{Script=Han}[,;:?!]\s*\p{Script=Han}/u);
    }
  });
});

describe('the table of languages', () => {
  const codes = languages.map(({ code }) => code);

  it('has a folder of messages and a manifest for each, and no others exist', () => {
    const filesOf = (code: string) => globSync(`src/i18n/locales/${code}/*.json`).map((file) => basename(file));
    expect(globSync('src/i18n/locales/*').map((folder) => basename(folder))).toHaveLength(codes.length);
    for (const code of completeLanguages) expect(filesOf(code).sort()).toEqual([...areas].sort());
    for (const { code, tag } of languages) {
      // A further language may have some of them.
      expect(areas).toEqual(expect.arrayContaining(filesOf(code)));
      expect(JSON.parse(readFileSync(`src/i18n/manifests/${code}.json`, 'utf8')).lang).toBe(tag);
    }
  });

  it('names the fonts of the style sheets, in their order', () => {
    const [, list = ''] = /--font: ([^;]+), sans-serif;/.exec(readFileSync('src/styles/tokens.css', 'utf8')) ?? [];
    // Digits and Latin letters come from the first fonts, also in Chinese.
    expect(list.replaceAll('"', '').split(', ')).toEqual(languages.toReversed().flatMap(({ fonts }) => fonts));
  });

  it('tells which language a header asks for', () => {
    expect(['cn', 'en', 'zh-Hans', 'zh', 'fr', '', undefined].map(languageAsked)).toEqual(['cn', 'en', 'cn', undefined, undefined, undefined, undefined]);
  });

  it('is the only place that tells languages apart: texts are looked up by code', () => {
    const code = `'(${codes.join('|')})'`;
    const pattern = `[=!]==? ${code}|${code} [=!]==?|\\? ${code} : ${code}[^)]`;
    const places = ['src', 'mock-server', 'tools', 'scripts', 'deploy', 'demo', ':!*.test.*'];
    const search = (text: string) => spawnSync('git', ['grep', '--no-index', '--exclude-standard', '-nE', text, '--', ...places], { encoding: 'utf8' });
    const { stdout, status } = search(pattern);
    expect(stdout).toBe('');
    expect(status).toBe(1);
    expect(search('languageOf').stdout).not.toBe('');
  });
});

describe('placeholders of the operator', () => {
  beforeAll(() => initMessages('payments'));

  it('need no value, and the name follows the language', async () => {
    expect(i18n.t('logo')).toBe(`${identity.name.cn}，返回首頁`);
    expect(i18n.t('notSafe', { ns: 'payments' })).toContain('1118');
    await switchLanguage('en');
    await loadMessages('payments');
    expect(i18n.t('logo')).toBe(`${identity.name.en}, back to the home page`);
    expect(i18n.t('notSafe', { ns: 'payments' })).toContain('call 1118');
    expect(i18n.t('hotline.call', { number: 5 })).toBe('Call 5');
  });
});
