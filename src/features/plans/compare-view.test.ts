import { describe, expect, it } from 'vitest';
import { compareRows, waysOf } from './compare-view.tsx';

const labels = { fee: 'Monthly fee', way: 'Way', total: 'Total', special: 'Also included', free: 'Free service' };
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
  it('has one value a plan: of the chosen way, or of the plan’s first one, which is named', () => {
    const plans = [plan(way('24 months', 'MOP$138', '40 GB'), way('12 months', 'MOP$158', '40 GB')), plan(way('no contract', 'MOP$98', '10 GB'))];
    expect(waysOf(plans)).toEqual(['24 months', '12 months', 'no contract']);
    expect(compareRows(plans, labels, '12 months')).toEqual([
      { label: 'Monthly fee', values: ['MOP$158', 'MOP$98'] },
      { label: 'Way', values: ['12 months', 'no contract'] },
      { label: 'Local data', values: ['40 GB', '10 GB'] },
    ]);
  });

  it('leaves empty what only another plan has, and out the way that all have; the total after the fee, the free service last', () => {
    const phone = [{ left: 'Device price', right: 'MOP$3,680' }];
    const rows = compareRows(
      [plan({ ...way('24 months', 'MOP$138', '1 GB'), freeserver: 'Voicemail', total: '3312' }), plan(way('24 months', 'MOP$138', '1 GB', phone))],
      labels,
      '24 months',
    );
    expect(rows.map(({ label }) => label)).toEqual(['Monthly fee', 'Total', 'Local data', 'Device price', 'Free service']);
    expect(rows[1]?.values).toEqual(['MOP$3,312', undefined]);
    expect(rows[3]?.values).toEqual([undefined, 'MOP$3,680']);
  });
  it.each([
    ['60 GB of local data. Double local data for the first 6 months', 'Double local data for the first 6 months'],
    ['本地數據 60 GB，首 3 個月音樂串流免費，其後每月 MOP$49', '首 3 個月音樂串流免費，其後每月 MOP$49'],
    ['One number on your phone and your watch', 'One number on your phone and your watch'],
    ['60 GB of local data', undefined],
  ])('says after the data what else the plan’s line says: %s', (subtitle, special) => {
    const other = { ...plan(way('24 months', 'MOP$168', '60 GB')), planSectionInfoTitleVO: { ...title, subtitle: 'Other' } };
    const rows = compareRows([{ ...plan(way('24 months', 'MOP$168', '60 GB')), planSectionInfoTitleVO: { ...title, subtitle } }, other], labels, '24 months');
    expect(rows.map(({ label }) => label)).toEqual(['Monthly fee', 'Local data', 'Also included']);
    expect(rows[2]?.values).toEqual([special, 'Other']);
  });
});
