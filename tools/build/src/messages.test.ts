import { describe, expect, it } from 'vitest';
import { pseudo } from './messages.ts';

describe('the pseudo-language', () => {
  it('keeps placeholders, tags and entities', () => {
    expect(pseudo('Pay {{sign}}{{fee}} <a href="/news">now</a>&nbsp;!')).toBe('⟦Ṕááýý {{sign}}{{fee}} <a href="/news">ńóóẃ</a>&nbsp;!⟧');
  });

  it('leaves no plain letter, and is longer by about 40 %', () => {
    const text = 'The quick brown fox jumps over the lazy dog. We could not load your bills. Check your connection, then try again.';
    expect(pseudo(text)).not.toMatch(/[A-Za-z](?!\u0301)/);
    expect(pseudo(text).replaceAll('\u0301', '').length / text.length).toBeGreaterThan(1.3);
  });
});
