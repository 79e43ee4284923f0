import { describe, expect, it } from 'vitest';
import { createCountrySearch } from './country-search.ts';

const chinese = [
  '中國內地（珠海及中山固網）',
  '中國內地（其他地區）',
  '香港',
  '南韓',
  '日本',
  '美國',
  '英國',
  '阿聯酋',
  '愛爾蘭',
  '印度',
  '印尼',
  '奧地利',
  '澳洲',
  '葡萄牙',
];
const english = ['Mainland China (other areas)', 'Hong Kong', 'South Korea', 'United States', 'United Kingdom', 'United Arab Emirates', 'Ireland', 'Türkiye'];
const inChinese = createCountrySearch(chinese);
const inEnglish = createCountrySearch(english);
const inMixed = createCountrySearch(['Oman', 'Nepal', 'Kuwait', '日本', '埃塞俄比亞']);
const found = (search: typeof inChinese, text: string) => [...search(text).names];

describe('createCountrySearch', () => {
  it.each([
    ['USA', '美國'],
    ['U.S.A.', '美國'],
    ['us', '美國'],
    ['America', '美國'],
    ['united states', '美國'],
    ['美国', '美國'],
    ['UK', '英國'],
    ['England', '英國'],
    ['GBR', '英國'],
    ['UAE', '阿聯酋'],
    ['杜拜', '阿聯酋'],
    ['韓國', '南韓'],
    ['Korea', '南韓'],
    ['kr', '南韓'],
    ['JPN', '日本'],
    ['澳大利亞', '澳洲'],
    ['Portugal', '葡萄牙'],
  ])('finds %s in the Chinese list', (text, country) => {
    expect(found(inChinese, text)).toEqual([country]);
    expect(inChinese(text).similar).toBe(false);
  });

  it.each([
    ['韓國', 'South Korea'],
    ['内地', 'Mainland China (other areas)'],
    ['大陸', 'Mainland China (other areas)'],
    ['土耳其', 'Türkiye'],
    ['turkey', 'Türkiye'],
    ['香港', 'Hong Kong'],
  ])('finds %s in the English list', (text, country) => {
    expect(found(inEnglish, text)).toEqual([country]);
  });

  it('finds every row of a country, and one row by what only it says', () => {
    expect(found(inChinese, '大陸')).toHaveLength(2);
    expect(found(inChinese, '內地')).toHaveLength(2);
    expect(found(inChinese, 'China')).toHaveLength(2);
    expect(found(inChinese, '珠海')).toEqual([chinese[0]]);
  });

  it('finds a part of a name, and the whole name before longer ones', () => {
    expect(found(inChinese, '本')).toEqual(['日本']);
    expect(found(inEnglish, 'united')).toHaveLength(3);
    expect(found(inEnglish, 'ireland')).toEqual(['Ireland']);
    expect(found(inChinese, 'India')).toEqual(['印度']);
  });

  it('says that a close spelling is only similar', () => {
    expect(inChinese('portugl')).toEqual({ names: new Set(['葡萄牙']), similar: true });
    expect(inChinese('葡萄芽')).toEqual({ names: new Set(['葡萄牙']), similar: true });
    expect(inEnglish('untied kingdom')).toEqual({ names: new Set(['United Kingdom']), similar: true });
  });

  it.each([
    ['kwd', 'no letter of three', []],
    ['omen', 'one of four', ['Oman']],
    ['umen', 'not two of four', []],
    ['nepel', 'one of five', ['Nepal']],
    ['napel', 'not two of five', []],
    ['kuweid', 'two of six', ['Kuwait']],
    ['kovejd', 'not more', []],
    ['日木', 'no character of two', []],
    ['埃西俄比亞', 'one of more', ['埃塞俄比亞']],
    ['埃西俄皮亞', 'not two', []],
  ])('takes a close spelling for a mistake, %s: %s', (text, _what, names) => {
    expect(found(inMixed, text)).toEqual(names);
  });

  it('finds nothing for a country that is not listed, and for what is no country', () => {
    for (const text of ['Austria', 'Iran', '伊朗', 'zz', '火星', '!?']) expect(found(inEnglish, text), text).toEqual([]);
  });

  it.each([
    ['Austria', 'Australia'],
    ['Iraq', 'Iran'],
    ['Slovakia', 'Slovenia'],
  ])('never takes %s, which is not listed, for a wrong spelling of %s', (text, listed) => {
    expect(found(createCountrySearch([listed]), text)).toEqual([]);
    expect(found(createCountrySearch([listed, text]), text)).toEqual([text]);
  });

  it('finds a name that belongs to no country by its own words', () => {
    const search = createCountrySearch(['衛星電話', '日本']);
    expect(found(search, '衛星')).toEqual(['衛星電話']);
  });

  it('takes a name that two countries share for neither', () => {
    const search = createCountrySearch(['剛果', '日本']);
    expect([found(search, '剛果'), found(search, 'COD'), found(search, 'COG')]).toEqual([['剛果'], [], []]);
  });

  it('lists a name once that is given twice', () => {
    expect(found(createCountrySearch(['日本', '日本', '南韓']), '日本')).toEqual(['日本']);
  });
});
