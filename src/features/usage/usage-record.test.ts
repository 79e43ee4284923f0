import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { content } from '#operator';
import { daysBetween, parseUsageRecord } from './usage-record.ts';

const examples = parse(readFileSync('openapi/usage/examples.yaml', 'utf8')) as {
  usageDetail: Record<'cn' | 'en', { value: { data: { billDetailText: string } } }>;
};
const contract = (language: 'cn' | 'en') => examples.usageDetail[language].value.data.billDetailText;

const entries = [
  '2026-10-15  21:05:54  -                  367,656 KB    0.00  Mobile data',
  '2026-10-23  13:16:33  66880052                    1    0.25  Local SMS',
  '2026-10-24  12:14:34  66881676             00:07:00    0.00  Local call',
  '2026-10-24  12:18:05  008613800008578      00:05:58   10.80  IDD 00 call',
];
const totals = ['Calls in total: 00:12:58', 'SMS in total: 1', 'Data in total: 367,656 KB', 'Charge in total: MOP$11.05'];
const heading = [content.billName.en, 'Period: 2026-10-15 to 2026-11-14', '', 'Date        Time      Number called            Used     MOP  Type'];
const record = (lines: readonly string[] = entries, sums: readonly string[] = totals) => [...heading, ...lines, '', ...sums, ''].join('\n');

describe('the text of a usage record', () => {
  it.each(['cn', 'en'] as const)('of the contract is read, in %s', (language) => {
    const read = parseUsageRecord(contract(language));
    expect(read).toMatchObject({ from: '2026-10-15', to: '2026-11-14' });
    expect(read?.entries.map(({ kind, day, time, number, amount, avos }) => [kind, day, time, number, amount, avos])).toEqual([
      ['data', '2026-10-15', '21:05', '', 367_656, 0],
      ['sms', '2026-10-23', '13:16', '66880052', 1, 25],
      ['call', '2026-10-24', '12:14', '66881676', 420, 0],
    ]);
    expect(read?.entries[2]?.type).toBe(language === 'cn' ? '本地通話' : 'Local call');
  });

  it('tells IDD from other calls by the type and by the number', () => {
    expect(parseUsageRecord(record())?.entries.at(-1)).toMatchObject({ kind: 'idd', amount: 358, avos: 1080 });
    const byNumber = entries.map((line) => line.replace('IDD 00 call', 'Call abroad'));
    expect(parseUsageRecord(record(byNumber))?.entries.at(-1)?.kind).toBe('idd');
  });

  it.each<[string, string]>([
    ['CRLF', record().replaceAll('\n', '\r\n')],
    ['single spaces and tabs', record(entries.map((line) => line.replace(/ {2,}/g, '\t')))],
    ['slashes in dates', record(entries.map((line) => line.replace(/(\d{4})-(\d\d)-(\d\d)/, '$1/$2/$3')))],
    ['times without seconds', record(entries.map((line) => line.replace(/(\d\d:\d\d):\d\d {2}/, '$1  ')))],
    ['MB', record([entries[0]?.replace('367,656 KB', '1.5 MB') ?? '', ...entries.slice(1)], [...totals.slice(0, 2), 'Data in total: 1.5MB', totals[3] ?? ''])],
    ['a heading repeated on the next page', record([...entries.slice(0, 2), heading[3] ?? '', ...entries.slice(2)])],
    ['totals without a colon', record(entries, ['Total calls 00:12:58', 'Total data 367,656 KB', 'Total MOP$11.05'])],
    ['a total for IDD alone', record(entries, [...totals, 'IDD calls in total: 00:05:58', 'Local calls in total: 00:07:00', 'IDD charge in total: MOP$10.80'])],
    ['a note below', record(entries, [...totals, 'Items charged at 0.00 are included in the monthly plan.'])],
    ['the charge as the only total', record(entries, ['收費合計：MOP$11.05'])],
  ])('is read with %s', (_what, text) => {
    expect(parseUsageRecord(text)?.entries).toHaveLength(4);
  });

  it.each<[string, string]>([
    ['no totals', record(entries, [])],
    ['a charge that does not add up', record(entries, totals.with(3, 'Charge in total: MOP$11.06'))],
    ['data that do not add up', record(entries, totals.with(2, 'Data in total: 367,657 KB'))],
    ['calls that do not add up', record(entries, totals.with(0, 'Calls in total: 00:12:59'))],
    ['messages that do not add up', record(entries, totals.with(1, 'SMS in total: 2'))],
    ['a line that is missing', record(entries.slice(1))],
    ['a total that cannot be read', record(entries, [...totals, 'Calls in total: 12 min 58 s'])],
    ['a kind that no total counts', record(entries, totals.slice(2, 3))],
    ['a day that does not exist', record([...entries, '2026-11-31  12:14:34  66881676             00:00:00    0.00  Local call'])],
    ['an hour that does not exist', record([...entries, '2026-11-01  24:14:34  66881676             00:00:00    0.00  Local call'])],
    ['a line without a charge', record([...entries, '2026-11-01  12:14:34  66881676             00:00:00  Local call'])],
    ['a duration that could be minutes or hours', record([...entries, '2026-11-01  12:14:34  66881676                00:00    0.00  Local call'])],
    ['an amount that contradicts its type', record([...entries, '2026-11-01  12:14:34  66881676                    0    0.00  Local call'])],
    ['a figure with odd commas', record(entries.map((line) => line.replace('367,656', '3676,56')))],
    ['a date of another form', record([...entries, '01/11/2026  12:14:34  66881676             00:00:00    0.00  Local call'])],
    ['something else between two lines', record([...entries.slice(0, 2), 'Roaming 3 calls MOP 12', ...entries.slice(2)])],
    ['a line below whose date has another form', record([...entries, '15 Nov 2026  12:14:34  66881676             00:00:00    0.00  Local call'])],
    ['a year of days', record(entries).replace('to 2026-11-14', 'to 2027-11-14')],
    ['no structure', 'Your record will be sent by post.'],
    ['nothing', ''],
  ])('is not read with %s', (_what, text) => {
    expect(parseUsageRecord(text)).toBeUndefined();
  });

  it('may have no entries, when its totals are zero', () => {
    expect(parseUsageRecord(record([], ['Calls in total: 00:00:00', 'Charge in total: MOP$0.00']))?.entries).toEqual([]);
    expect(parseUsageRecord(record([], ['Charge in total: MOP$0.25']))).toBeUndefined();
    for (const line of [
      '15 Oct 2026  21:05  -  367,656 KB  0.00  Mobile data',
      '20261015  21:05:54  -  367,656 KB  0.00  Mobile data',
      '21:05  10月15日  -  367,656 KB  0.00  流動數據',
      '15 Oct 2026  -  367,656 KB  Mobile data',
      '15 Oct 2026  21:05  66881676  Local call',
    ])
      expect(parseUsageRecord(record([line], ['Charge in total: MOP$0.00'])), line).toBeUndefined();
  });

  it('of 6,000 lines is read in less than half a second', () => {
    const many = Array.from({ length: 6000 }, () => entries[1] ?? '');
    const start = performance.now();
    expect(parseUsageRecord(record(many, ['SMS in total: 6,000', 'Charge in total: MOP$1,500.00']))?.entries).toHaveLength(6000);
    expect(performance.now() - start).toBeLessThan(500);
  });
});

it('days are listed over the end of a month', () => {
  expect(daysBetween('2026-10-30', '2026-11-02')).toEqual(['2026-10-30', '2026-10-31', '2026-11-01', '2026-11-02']);
});
