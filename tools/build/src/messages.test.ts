import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { pseudo } from './messages.ts';

describe('the pseudo-language', () => {
  it('keeps placeholders, tags and entities', () => {
    expect(pseudo('Pay {{sign}}{{fee}} <a href="/news">now</a>&nbsp;!')).toBe('⟦Ṕááýý {{sign}}{{fee}} <a href="/news">ńóóẃ</a>&nbsp;!⟧');
  });

  it('leaves no plain letter, and is longer by about 40 %', () => {
    const texts = globSync('src/i18n/locales/en/*.json').flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/: "([A-Za-z ,.]{12,})"/g)].map(([, text = '']) => text),
    );
    expect(texts.length).toBeGreaterThan(200);
    expect(texts.filter((text) => /[A-Za-z](?!\u0301)/.test(pseudo(text)))).toEqual([]);
    const length = (all: readonly string[]) => all.reduce((sum, text) => sum + text.replaceAll('\u0301', '').length, 0);
    expect(length(texts.map(pseudo)) / length(texts)).toBeGreaterThan(1.35);
  });
});
