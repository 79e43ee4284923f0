import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { UsageRecord } from '../../openapi/generated/model.ts';
import { personaOf } from '../personas.ts';
import { billPeriods } from '../seed/periods.ts';
import { sandboxOf } from '../state.ts';
import { callHandler } from './call-handler.ts';
import { handlers } from './usage.ts';

const customer = personaOf('66881234');
const oneBill = personaOf('66882345');
const prepaid = personaOf('66884567');
const six = ['2026-11-15', '2026-10-15', '2026-09-15', '2026-08-15', '2026-07-15', '2026-06-15'];
const listed = (dates: string[]) => ({ status: '0', data: { invoices: dates.map((cycleDateStr) => ({ cycleDateStr })) } });

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T10:00:00+08:00') });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('bill periods', () => {
  it('turn on the 15th in Macau, wherever the machine is', () => {
    expect(billPeriods(new Date('2026-11-20T10:00:00+08:00'))).toEqual(six);
    expect(billPeriods(new Date('2026-11-15T00:00:00+08:00'))[0]).toBe('2026-11-15');
    expect(billPeriods(new Date('2026-11-14T23:59:59+08:00'))[0]).toBe('2026-10-15');
  });

  it('go back over the turn of the year', () => {
    expect(billPeriods(new Date('2027-01-03T10:00:00+08:00')).slice(0, 2)).toEqual(['2026-12-15', '2026-11-15']);
  });
});

describe('reissue', () => {
  const request = (sandbox: ReturnType<typeof sandboxOf>, cycleDate: string, who = customer) =>
    callHandler(handlers, 'requestUsageReissue', { sandbox, customer: who, body: { cycleDate } });

  it('offers six periods to a postpaid and none to a prepaid customer', async () => {
    const sandbox = sandboxOf('usage-periods');
    expect(await callHandler(handlers, 'usageReissuePeriods', { sandbox, customer })).toEqual(listed(six));
    expect(await callHandler(handlers, 'usageReissuePeriods', { sandbox, customer: prepaid })).toEqual(listed([]));
  });

  it('takes one request for a period, so that the fee is charged once', async () => {
    const sandbox = sandboxOf('usage-reissue');
    expect(await request(sandbox, '2026-11-15')).toBeUndefined();
    expect(await request(sandbox, '2026-11-15')).toEqual({ example: 'alreadyRequested' });
    expect(await request(sandbox, '2026-10-15')).toBeUndefined();
    expect(await request(sandbox, '2026-11-15', oneBill)).toBeUndefined();
    expect(await request(sandboxOf('usage-reissue-other'), '2026-11-15')).toBeUndefined();
  });

  it('refuses a period without a record', async () => {
    expect(await request(sandboxOf('usage-unknown'), '2019-01-01')).toEqual({ example: 'businessError' });
  });
});

describe('detailed usage', () => {
  const sandbox = sandboxOf('usage-detail');
  const read = (cycleDate: string, language: 'cn' | 'en' = 'cn', who = customer) =>
    callHandler(handlers, 'usageDetail', { sandbox, customer: who, language, body: { cycleDate } });
  const linesOf = (result: unknown) => (result as { data: { billDetailText: string } }).data.billDetailText.split('\n').filter((line) => /^\d{4}-/.test(line));

  it('has the same 25 to 40 entries in both languages, all inside the period', async () => {
    const chinese = linesOf(await read('2026-11-15'));
    const english = linesOf(await read('2026-11-15', 'en'));
    const entryOf = (line: string) => line.slice(0, 61);
    expect(chinese.length).toBeGreaterThanOrEqual(25);
    expect(chinese.length).toBeLessThanOrEqual(40);
    expect(english.map(entryOf)).toEqual(chinese.map(entryOf));
    expect(chinese.every((line) => line >= '2026-10-15' && line < '2026-11-15')).toBe(true);
    expect(linesOf(await read('2026-10-15'))).not.toEqual(chinese);
  });

  it('has a record with the sessions of the text', async () => {
    const answered = (await read('2026-11-15', 'en')) as { data: { record: UsageRecord } };
    const { from, to, sessions } = answered.data.record;
    expect([from, to]).toEqual(['2026-10-15', '2026-11-14']);
    const lines = linesOf(answered).map((line) => line.split(/ {2,}/));
    expect(sessions.map(({ startedAt, number = '-', charge, type }) => [startedAt, number, charge, type])).toEqual(
      lines.map(([day = '', time = '', number, _used, charge, type]) => [`${day} ${time.slice(0, 5)}`, number, charge, type]),
    );
    expect(new Set(sessions.map(({ kind }) => kind))).toEqual(new Set(['data', 'call', 'sms', 'idd']));
  });

  it('refuses a period without a record and a prepaid customer', async () => {
    expect(await read('2026-12-15')).toEqual({ example: 'businessError' });
    expect(await read('2026-11-15', 'cn', prepaid)).toEqual({ example: 'businessError' });
  });

  it('sends a One Bill account to the chat service (USAGE-04)', async () => {
    expect(await callHandler(handlers, 'usageDetailPeriods', { sandbox, customer: oneBill })).toEqual(listed([]));
    expect(await read('2026-11-15', 'cn', oneBill)).toEqual({ example: 'oneBill' });
  });
});
