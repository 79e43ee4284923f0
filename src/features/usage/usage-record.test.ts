import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { UsageDetail } from '@/api/generated/usage';
import { csvOf, daysBetween, usageRecordOf } from './usage-record.ts';

const examples = parse(readFileSync('openapi/usage/examples.yaml', 'utf8')) as { usageDetail: Record<'cn' | 'en', { value: { data: UsageDetail } }> };
const contract = (language: 'cn' | 'en') => examples.usageDetail[language].value.data;

describe('a usage record', () => {
  it.each(['cn', 'en'] as const)('has the sessions of the contract, in %s', (language) => {
    const read = usageRecordOf(contract(language));
    expect(read).toMatchObject({ from: '2026-10-15', to: '2026-11-14' });
    expect(read?.entries.map(({ kind, day, time, number, amount, avos }) => [kind, day, time, number, amount, avos])).toEqual([
      ['data', '2026-10-15', '21:05', '', 367_656, 0],
      ['sms', '2026-10-23', '13:16', '66880052', 1, 25],
      ['call', '2026-10-24', '12:14', '66881676', 420, 0],
    ]);
    expect(read?.entries[2]?.type).toBe({ cn: '本地通話', en: 'Local call' }[language]);
  });

  it('takes nothing from the text', () => {
    const { billDetailText, record } = contract('en');
    expect(usageRecordOf({ billDetailText })).toBeUndefined();
    expect(usageRecordOf({ billDetailText: 'Your record will be sent by post.', ...(record && { record }) })?.entries).toHaveLength(3);
  });

  it('may have no sessions, and no more days than two periods', () => {
    const record = { from: '2026-10-15', to: '2026-11-14', sessions: [] };
    expect(usageRecordOf({ billDetailText: '-', record })).toEqual({ from: '2026-10-15', to: '2026-11-14', entries: [] });
    expect(usageRecordOf({ billDetailText: '-', record: { ...record, to: '2026-12-15' } })).toBeDefined();
    expect(usageRecordOf({ billDetailText: '-', record: { ...record, to: '2026-12-16' } })).toBeUndefined();
  });

  it.each([
    ['soon', '2026-11-14'],
    ['2026-10-15', 'soon'],
    ['2026-13-01', '2026-11-14'],
    ['', ''],
    ['2026-11-14', '2026-10-15'],
  ])('is shown as its text where its period is no period: from "%s" to "%s"', (from, to) => {
    expect(usageRecordOf({ billDetailText: '-', record: { from, to, sessions: [] } })).toBeUndefined();
  });

  it('adds charges without errors of rounding', () => {
    const session = { startedAt: '2026-10-23 13:16', kind: 'sms', type: 'SMS', amount: 1, charge: '1.15' } as const;
    expect(usageRecordOf({ billDetailText: '-', record: { from: '2026-10-15', to: '2026-11-14', sessions: [session] } })?.entries[0]?.avos).toBe(115);
  });
});

it('days are listed over the end of a month', () => {
  expect(daysBetween('2026-10-30', '2026-11-02')).toEqual(['2026-10-30', '2026-10-31', '2026-11-01', '2026-11-02']);
});

it('a record is written for spreadsheets: no formulas, numbers called with their zeros, charges that can be added', () => {
  const heads = ['日期', '時間', '類別', '對方號碼', '用量', '單位', 'MOP'];
  const csv = csvOf(
    [
      { kind: 'data', day: '2026-10-15', time: '21:05', number: '', amount: 367_656, avos: 0, type: '流動數據' },
      { kind: 'idd', day: '2026-10-24', time: '12:18', number: '+8613800008578', amount: 358, avos: 1080, type: 'IDD "00", call' },
      { kind: 'idd', day: '2026-10-24', time: '12:20', number: '008613800008578', amount: 60, avos: -200, type: '-' },
    ],
    heads,
  );
  expect(csv).toBe(
    '\ufeff日期,時間,類別,對方號碼,用量,單位,MOP\r\n2026-10-15,21:05,流動數據,,367656,KB,0.00\r\n2026-10-24,12:18,"IDD ""00"", call",\'+8613800008578,358,s,10.80\r\n2026-10-24,12:20,\'-,\'008613800008578,60,s,-2.00\r\n',
  );
});
