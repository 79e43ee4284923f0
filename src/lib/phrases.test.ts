import { describe, expect, it } from 'vitest';
import { phrasesOf } from './phrases.ts';

describe('phrasesOf', () => {
  it.each(['日韓日費', '5G 全速計劃，數據雙倍', 'Vela 12 Pro 現已上市', '去日本，帶埋數據'])('loses nothing of %s', (text) => {
    expect(phrasesOf(text).join('').replaceAll('\u00a0', ' ')).toBe(text);
  });

  it('keeps words that the dictionary lacks, figures and punctuation with their word', () => {
    expect(phrasesOf('日韓日費').some((part) => part.endsWith('日費') || part === '日費')).toBe(true);
    expect(phrasesOf('Vela 12 Pro').join('|')).toBe('Vela 12\u00a0Pro');
    for (const part of phrasesOf('網上繳費，快捷方便。')) expect(part).not.toMatch(/^[，。]/);
  });

  it('keeps prices and quoted words whole', () => {
    expect(phrasesOf('日韓漫遊日費 MOP$38').at(-1)).toContain('MOP$38');
    for (const part of phrasesOf('登入「我的帳戶」查看')) expect(part).not.toMatch(/「$|^」/);
  });

  it('leaves English as it is', () => {
    expect(phrasesOf('Double data for 6 months')).toEqual(['Double data for 6\u00a0months']);
  });
});
