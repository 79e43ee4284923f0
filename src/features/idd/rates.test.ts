import { describe, expect, it } from 'vitest';
import { createCountrySearch } from '@/lib/country-search';
import { matchRates, OTHER_CHARGES_00, splitRows } from './rates.ts';

const rows = [
  ['中國內地（其他地區）', '86'],
  ['香港', '852'],
  ['台灣', '886'],
  ['日本', '81'],
  ['美國', '1'],
  ['Türkiye', '90'],
].map(([country = '', countryCode = '']) => ({ country, countryCode, charges: [] }));

const search = createCountrySearch(rows.map(({ country }) => country));
const matches = (text: string, prefix = '00') => [...matchRates(rows, text, prefix, search).rows].map(({ country }) => country);

describe('matchRates', () => {
  it('keeps every country for the prefix alone', () => {
    for (const text of ['0', '00']) expect(matches(text)).toHaveLength(rows.length);
    for (const text of ['0', '06', '060']) expect(matches(text, '060')).toHaveLength(rows.length);
  });

  it('matches names as the search does', () => {
    expect(matches('本')).toEqual(['日本']);
    expect(matches('臺灣')).toEqual(['台灣']);
    expect(matches('USA')).toEqual(['美國']);
    expect(matches('火星')).toEqual([]);
    expect(matchRates(rows, 'turkyie', '00', search)).toEqual({ rows: new Set([rows.at(-1)]), similar: true });
  });

  it('matches the first digits of a country code', () => {
    expect(matches('8')).toEqual(['中國內地（其他地區）', '香港', '台灣', '日本']);
    expect(matches('85')).toEqual(['香港']);
    expect(matches('8１')).toEqual(['日本']);
  });

  it('matches the country of a dialled number', () => {
    expect(matches('+81 3 1234-5678')).toEqual(['日本']);
    expect(matches('0085228881234')).toEqual(['香港']);
    expect(matches('060 886 2 2345', '060')).toEqual(['台灣']);
  });
});

describe('splitRows', () => {
  const others = { country: '其他國家', countryCode: '-', charges: [] };
  const fallback = { country: 'Other countries', countryCode: '-', charges: OTHER_CHARGES_00 };

  it('separates the last row, which is for the other countries', () => {
    expect(splitRows([...rows, others], fallback)).toEqual({ listed: rows, others });
  });

  it('uses the fallback when the server omits that row: 9.90 at any hour, no video (IDD-04)', () => {
    expect(splitRows(rows, fallback)).toEqual({ listed: rows, others: fallback });
    expect(fallback.charges).toEqual(['9.90', '9.90', '-', '0']);
  });
});
