import { describe, expect, it } from 'vitest';
import { phrasesOf } from './phrases.ts';

describe('phrasesOf', () => {
  it.each(['日韓日費', '5G 全速計劃，數據雙倍', 'Vela 12 Pro 現已上市', '去日本，帶埋數據'])('loses nothing of %s', (text) => {
    expect(phrasesOf(text).join('').replaceAll('\u00a0', ' ')).toBe(text);
  });

  it.each([
    ['words', '數據雙倍', '數據|雙倍'],
    ['punctuation, which stays with the word before it', '網上繳費，快捷方便。', '網上|繳費，|快捷|方便。'],
    ['brackets, which stay with what they hold', '登入「我的帳戶」查看', '登入|「我的|帳戶」|查看'],
    ['a character before a bracket', '推出新「計劃」', '推出|新|「計劃」'],
    ['a figure in brackets', '（5G）網絡', '（5G）|網絡'],
    ['a character before a word', '去日本', '去日本'],
    ['a character after a word', '漫遊費', '漫遊費'],
    ['such a character before a figure', '每月數據，合約期 24 個月', '每月|數據，|合約期 24\u00a0個月'],
    ['characters that are no word of the dictionary', '日韓日費', '日韓日費'],
    ['such characters before and after a word', '日韓漫遊日費', '日韓|漫遊|日費'],
    ['a particle, which stays with the word before it', '您們的計劃', '您們的|計劃'],
    ['a particle after a character', '新的計劃', '新的|計劃'],
    ['a character that is a particle only after a word', '呢個計劃', '呢個|計劃'],
    ['a particle after a word in letters', 'Vela們的計劃', 'Vela們的|計劃'],
    ['Latin letters between Chinese', '使用5G網絡', '使用|5G|網絡'],
    ['Latin letters before a bracket', 'Vela「新機」', 'Vela「新機」'],
    ['a price', '每月MOP$168起', '每月|MOP$168起'],
    ['a price after a space', '日費 MOP$38', '日費 MOP$38'],
    ['a word before a price', '數據 MOP$38', '數據 MOP$38'],
    ['a figure and its Chinese word', '數據雙倍 6 個月', '數據|雙倍 6\u00a0個月'],
    ['a URL', '看www.vela.example/b?c=1', '看www.vela.example/b?c=1'],
    ['a name that ends with a figure', '看 Vela One 4 現已上市', '看 Vela\u00a0One\u00a04\u00a0現已|上市'],
    ['a model with its figure', 'Vela 12 Pro 現已上市', 'Vela\u00a012\u00a0Pro |現已|上市'],
  ])('breaks %s', (_what, text, parts) => {
    expect(phrasesOf(text).join('|')).toBe(parts);
  });

  it.each([
    ['Double data for 6 months', 'Double data for 6\u00a0months'],
    ['5 5', '5 5'],
    ['', ''],
  ])('leaves English as it is, with its figures and their words together: %s', (text, kept) => {
    expect(phrasesOf(text)).toEqual([kept]);
  });

  it('leaves Chinese whole in a browser that cannot tell its words', () => {
    const segmenter = Object.getOwnPropertyDescriptor(Intl, 'Segmenter') ?? {};
    Reflect.deleteProperty(Intl, 'Segmenter');
    try {
      expect(phrasesOf('數據雙倍 6 個月')).toEqual(['數據雙倍 6\u00a0個月']);
    } finally {
      Object.defineProperty(Intl, 'Segmenter', segmenter);
    }
  });
});
