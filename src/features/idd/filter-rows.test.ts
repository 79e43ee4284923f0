import { describe, expect, it } from 'vitest';
import { filterRows, splitRows } from './filter-rows.ts';
import { OTHERS_00 } from './rates.ts';

const rows = [
  ['中國內地（其他地區）', '86'],
  ['香港', '852'],
  ['台灣', '886'],
  ['日本', '81'],
  ['美國', '1'],
  ['Türkiye', '90'],
].map(([country = '', countryCode = '']) => ({ country, countryCode, charges: [] }));

const found = (text: string, prefix = '00') => filterRows(rows, text, prefix).map(({ country }) => country);

describe('filterRows', () => {
  it('keeps every country when nothing, or only the prefix, is typed', () => {
    for (const text of ['', '  ', '0', '00']) expect(found(text)).toHaveLength(rows.length);
    for (const text of ['0', '06', '060']) expect(found(text, '060')).toHaveLength(rows.length);
  });

  it('finds a part of the name, whatever the spelling of its letters', () => {
    expect(found('本')).toEqual(['日本']);
    expect(found('臺灣')).toEqual(['台灣']);
    expect(found('turki')).toEqual(['Türkiye']);
    expect(found('火星')).toEqual([]);
  });

  it('finds the first digits of a country code', () => {
    expect(found('8')).toEqual(['中國內地（其他地區）', '香港', '台灣', '日本']);
    expect(found('85')).toEqual(['香港']);
    expect(found('8１')).toEqual(['日本']);
  });

  it('finds the country of a number as it is dialled', () => {
    expect(found('+81 3 1234-5678')).toEqual(['日本']);
    expect(found('0085228881234')).toEqual(['香港']);
    expect(found('060 886 2 2345', '060')).toEqual(['台灣']);
  });
});

describe('splitRows', () => {
  const others = { country: '其他國家', countryCode: '-', charges: [] };
  const fallback = { country: 'Other countries', countryCode: '-', charges: OTHERS_00 };

  it('takes the row of the other countries off the end', () => {
    expect(splitRows([...rows, others], fallback)).toEqual({ listed: rows, others });
  });

  it('adds the row where the server leaves it out: 9.90 at any hour, no video (IDD-04)', () => {
    expect(splitRows(rows, fallback)).toEqual({ listed: rows, others: fallback });
    expect(fallback.charges).toEqual(['9.90', '9.90', '-', '0']);
  });
});
