import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Call, OperationId } from '../handler.ts';
import { personaOf } from '../personas.ts';
import { resetSandbox, sandboxOf } from '../state.ts';
import { callHandler, payloadFrom, type TestCall } from './call-handler.ts';
import { handlers } from './sms.ts';
import { cyclicSchedule, scheduleOf } from './sms-schedule.ts';

type Body = Call<'sendSms'>['body'];

const message: Body = { coding: 1, content: 'The book fair opens at 10:00.', type: 1, mobileList: ['66123456'] };
const delayed: Body = { ...message, type: 2, scheduleDate: '2026-11-28', scheduleHour: '15', scheduleMinute: '30' };
/** Mondays at 09:30, from 23 November. */
const cyclic: Body = {
  ...message,
  type: 3,
  scheduleStartDate: '2026-11-23',
  scheduleStartHour: '08',
  scheduleStartMinute: '00',
  scheduleEndDate: '2026-12-31',
  scheduleEndHour: '23',
  scheduleEndMinute: '59',
  cycleDay: 0,
  cycleHour: '09',
  cycleMinute: '30',
};

const NOW = Date.parse('2026-11-20T14:05:00+08:00');
const withShop = <K extends OperationId>(call: Partial<TestCall<K>>) =>
  ({ sandbox: sandboxOf('sms'), customer: personaOf('66881234'), ...call }) as TestCall<K>;
const call = <K extends OperationId>(id: K, more: Partial<TestCall<K>>) => callHandler(handlers, id, withShop(more));
const data = <K extends OperationId>(id: K, more: Partial<TestCall<K>> = {}) => payloadFrom(handlers, id, withShop(more));
const send = (body: Body) => call('sendSms', { body });
const history = () => data('smsHistory', { query: { pageNo: 1 } });

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  resetSandbox('sms');
});
afterEach(() => {
  vi.useRealTimers();
});

describe('sending', () => {
  it('at once writes one row per recipient at the top of the record', async () => {
    const before = (await history()).total;
    expect(await send({ ...message, mobileList: ['66123456', '+85291234567'] })).toEqual({ status: '0' });
    const { rows, total, totalPages } = await history();
    expect([total, totalPages, rows.length]).toEqual([before + 2, Math.ceil((before + 2) / 10), 10]);
    expect(rows[0]).toEqual({ sendDate: '2026-11-20 14:05', receive: '66123456', data: message.content, status: '已發送', state: 'sent' });
    expect(rows[1]?.receive).toBe('+85291234567');
  });

  it('moves a delayed message to the record when its time has come', async () => {
    await send({ ...delayed, scheduleDate: '2026-11-20' });
    vi.setSystemTime(new Date('2026-11-20T15:30:00+08:00'));
    expect(await data('smsTasks')).toHaveLength(2);
    expect((await history()).rows[0]).toMatchObject({ sendDate: '2026-11-20 15:30', data: message.content });
  });
});

describe('a cyclic message', () => {
  const at = (moment: string) => vi.setSystemTime(new Date(moment));
  const pages = () => Promise.all([1, 2].map((pageNo) => data('smsHistory', { query: { pageNo } })));
  const sent = async () => (await pages()).flatMap(({ rows }) => rows.filter(({ data: text }) => text === message.content).map(({ sendDate }) => sendDate));
  const tasks = async () => (await data('smsTasks')).filter(({ content }) => content === message.content);
  const twice: Body = { ...cyclic, mobileList: ['66123456'], scheduleEndDate: '2026-12-01' };

  it('appears in the record each time it is sent, newest first, and leaves the list after its last time', async () => {
    await send(twice);
    at('2026-11-23T09:29:00+08:00');
    expect([await sent(), (await tasks()).length]).toEqual([[], 1]);
    at('2026-11-23T09:30:00+08:00');
    expect([await sent(), (await tasks()).length]).toEqual([['2026-11-23 09:30'], 1]);
    at('2026-11-30T09:30:00+08:00');
    expect([await sent(), (await tasks()).length]).toEqual([['2026-11-30 09:30', '2026-11-23 09:30'], 0]);
  });

  it('is recorded at its own times when nobody looked meanwhile', async () => {
    await send({ ...twice, cycleDay: -1, scheduleStartDate: '2026-11-01', scheduleEndDate: '2026-11-23' });
    at('2026-11-24T00:00:00+08:00');
    expect(await sent()).toEqual(['2026-11-23 09:30', '2026-11-22 09:30', '2026-11-21 09:30']);
    const all = (await history()).rows.map(({ sendDate }) => sendDate);
    expect(all, 'among other messages').toEqual(all.toSorted().reverse());
  });
});

describe('the lists of a customer', () => {
  it('refuse a template that is not there, and the 51st', async () => {
    const save = (name: string) => call('saveSmsTemplate', { body: { name, description: 'Half price' } });
    expect(await call('deleteSmsTemplate', { body: { id: '9999' } })).toEqual({ example: 'businessError' });
    expect(await data('smsTemplates')).toHaveLength(4);
    for (let count = 4; count < 50; count += 1) expect(await save(`${count}`)).toMatchObject({ status: '0' });
    expect(await save('one more')).toEqual({ example: 'businessError' });
    expect(await save('4')).toMatchObject({ status: '0' });
    expect(await data('smsTemplates')).toHaveLength(50);
  });

  it('refuse the 201st scheduled message, and what is wrong with one', async () => {
    expect(await send({ ...message, mobileList: ['12345678'] })).toMatchObject({ status: '-1' });
    expect(await send({ ...delayed, scheduleDate: '2020-11-28' })).toEqual({ example: 'timePassed' });
    for (let count = 2; count < 200; count += 1) expect(await send({ ...delayed, mobileList: ['66123456', '28710066'] })).toEqual({ status: '0' });
    expect(await send(delayed)).toEqual({ example: 'tasksFull' });
    const tasks = await data('smsTasks');
    expect([tasks.length, tasks.at(-1)?.receive]).toEqual([200, '66123456,28710066']);
  });

  it('start with a message of next Saturday, a week later on a Saturday', async () => {
    const firstOn = async (day: string) => {
      vi.setSystemTime(new Date(`${day}T09:00:00+08:00`));
      resetSandbox('sms');
      const [first] = await data('smsTasks', { language: 'en' });
      return first?.scheduledStr;
    };
    expect(await firstOn('2026-11-21')).toBe('Once, on 28 November 2026 at 10:00');
    expect(await firstOn('2026-11-22')).toBe('Once, on 28 November 2026 at 10:00');
  });
});

describe('the words of a schedule', () => {
  it.each([
    [-1, '每日', 'Every day'],
    [0, '逢星期一', 'Every Monday'],
    [6, '逢星期日', 'Every Sunday'],
  ] as const)('have the day %i in both languages', (day, cn, en) => {
    const { words } = cyclicSchedule(['2026-11-23', '08', '00'], ['2026-12-31', '18', '30'], day, '09', '30');
    expect(words).toEqual({
      cn: `${cn} 09:30，2026年11月23日 08:00 至 2026年12月31日 18:30`,
      en: `${en} at 09:30, from 23 November 2026 08:00 to 31 December 2026 18:30`,
    });
  });

  it('have no hours where the first and the last day are whole', () => {
    const { words } = cyclicSchedule(['2026-11-23', '00', '00'], ['2026-12-31', '23', '59'], 0, '09', '30');
    expect(words).toEqual({
      cn: '逢星期一 09:30，2026年11月23日 至 2026年12月31日',
      en: 'Every Monday at 09:30, from 23 November 2026 to 31 December 2026',
    });
  });
});

describe('the schedule of a request', () => {
  it('is none for a message that is sent at once', () => {
    expect(scheduleOf(message, NOW)).toEqual({ schedule: undefined });
  });

  it.each([
    ...(['scheduleDate', 'scheduleHour', 'scheduleMinute'] as const).map((field) => [field, delayed] as const),
    ...(['scheduleStartDate', 'scheduleStartHour', 'scheduleStartMinute', 'scheduleEndDate', 'scheduleEndHour', 'scheduleEndMinute'] as const).map(
      (field) => [field, cyclic] as const,
    ),
    ...(['cycleDay', 'cycleHour', 'cycleMinute'] as const).map((field) => [field, cyclic] as const),
  ])('is incomplete without %s', (field, request) => {
    const { [field]: _, ...incomplete } = request as unknown as Record<string, unknown>;
    expect(scheduleOf(incomplete as unknown as Body, NOW)).toEqual({ example: 'incomplete' });
  });

  it('begins with the first time at or after its start', () => {
    const at = (moment: string) => Date.parse(`${moment}:00+08:00`);
    const firstOf = (changes: Partial<Body>) => {
      const result = scheduleOf({ ...cyclic, ...changes }, NOW);
      return 'schedule' in result ? result.schedule?.firstAt : result.example;
    };
    expect(firstOf({})).toBe(at('2026-11-23T09:30'));
    expect(firstOf({ scheduleStartHour: '09', scheduleStartMinute: '30' })).toBe(at('2026-11-23T09:30'));
    expect(firstOf({ scheduleStartHour: '09', scheduleStartMinute: '31' })).toBe(at('2026-11-30T09:30'));
    expect(firstOf({ cycleDay: -1, scheduleStartHour: '10' })).toBe(at('2026-11-24T09:30'));
  });

  it('is over when it ends now, and runs backwards when it ends as it starts', () => {
    const ended = { ...cyclic, scheduleStartDate: '2026-11-01', scheduleEndDate: '2026-11-20', scheduleEndHour: '14', scheduleEndMinute: '05' };
    expect(scheduleOf(ended, NOW)).toEqual({ example: 'timePassed' });
    expect(scheduleOf({ ...cyclic, scheduleEndDate: '2026-11-23', scheduleEndHour: '08', scheduleEndMinute: '00' }, NOW)).toEqual({ example: 'endFirst' });
  });

  it('is never when it ends before the first time', () => {
    const until = (scheduleEndDate: string, scheduleEndHour: string, scheduleEndMinute: string, cycleDay: 0 | 6 = 0) =>
      scheduleOf({ ...cyclic, scheduleEndDate, scheduleEndHour, scheduleEndMinute, cycleDay }, NOW);
    for (const never of [until('2026-11-23', '09', '29'), until('2026-11-28', '23', '59', 6)]) expect(never).toEqual({ example: 'never' });
    for (const once of [until('2026-11-23', '09', '30'), until('2026-11-29', '23', '59', 6)]) expect(once).toHaveProperty('schedule');
  });
});
