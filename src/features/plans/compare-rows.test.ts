import { describe, expect, it } from 'vitest';
import { compareRows } from './compare-rows.ts';

const labels = { fee: 'Monthly fee', total: 'Total', free: 'Free service' };
const title = { title: 'A plan', subtitle: '', calusecontent: '' };

const way = (term: string, price: string, data: string, more: { left: string; right: string }[] = []) => ({
  cardtitleMap: { top: 'A plan', bottom: term },
  cardsubtitleMap: [
    { top: price, bottom: 'a month' },
    { top: 'Local data', bottom: data },
  ],
  cardinfoMap: more,
  tjtype: 0 as const,
});
const plan = (...cards: (ReturnType<typeof way> & { freeserver?: string; total?: string })[]) => ({ cards, planSectionInfoTitleVO: title });

describe('compareRows', () => {
  it('names the way only when not all ways share the value', () => {
    const [fee, data] = compareRows([plan(way('24 months', 'MOP$138', '40 GB'), way('12 months', 'MOP$158', '40 GB'))], labels);
    expect(fee).toEqual({
      label: 'Monthly fee',
      cells: [
        [
          { value: 'MOP$138', ways: ['24 months'] },
          { value: 'MOP$158', ways: ['12 months'] },
        ],
      ],
      differs: false,
    });
    expect(data?.cells).toEqual([[{ value: '40 GB', ways: [] }]]);
  });

  it('groups ways with the same value', () => {
    const [fee] = compareRows([plan(way('24 months', 'MOP$138', '1 GB'), way('12 months', 'MOP$158', '1 GB'), way('with a phone', 'MOP$138', '1 GB'))], labels);
    expect(fee?.cells[0]).toEqual([
      { value: 'MOP$138', ways: ['24 months', 'with a phone'] },
      { value: 'MOP$158', ways: ['12 months'] },
    ]);
  });

  it('marks facts that differ between plans or exist in one only', () => {
    const phone = [{ left: 'Device price', right: 'MOP$3,680' }];
    const rows = compareRows([plan(way('24 months', 'MOP$138', '40 GB')), plan(way('24 months', 'MOP$138', '60 GB', phone))], labels);
    expect(rows.map(({ label, differs }) => [label, differs])).toEqual([
      ['Monthly fee', false],
      ['Local data', true],
      ['Device price', true],
    ]);
    expect(rows[2]?.cells).toEqual([[], [{ value: 'MOP$3,680', ways: [] }]]);
  });

  it('shows the total of each way after the fee, without a total where there is no contract', () => {
    const rows = compareRows([plan({ ...way('24 months', 'MOP$138', '1 GB'), total: '3312' }, way('no contract', 'MOP$168', '1 GB'))], labels);
    expect(rows.map(({ label }) => label)).toEqual(['Monthly fee', 'Total', 'Local data']);
    expect(rows[1]?.cells).toEqual([[{ value: 'MOP$3,312', ways: ['24 months'] }]]);
  });

  it('puts the free service last', () => {
    const phone = [{ left: 'Device price', right: 'MOP$3,680' }];
    const rows = compareRows(
      [plan({ ...way('24 months', 'MOP$138', '1 GB'), freeserver: 'Voicemail' }, way('with a phone', 'MOP$138', '1 GB', phone))],
      labels,
    );
    expect(rows.map(({ label }) => label)).toEqual(['Monthly fee', 'Local data', 'Device price', 'Free service']);
  });

  it('names the way that has a fact the others lack', () => {
    const rows = compareRows([plan(way('24 months', 'MOP$138', '1 GB'), { ...way('12 months', 'MOP$158', '1 GB'), freeserver: 'Voicemail' })], labels);
    expect(rows.at(-1)).toMatchObject({ label: 'Free service', cells: [[{ value: 'Voicemail', ways: ['12 months'] }]] });
  });
});
