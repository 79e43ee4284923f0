import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Call, OperationId } from '../handler.ts';
import { type Persona, personaOf } from '../personas.ts';
import { resetSandbox, sandboxOf } from '../state.ts';
import { callHandler, type TestCall } from './call-handler.ts';
import { handlers } from './sms.ts';

type Body = Call<'sendSms'>['body'];

const shop = personaOf('66881234');
const oneBill = personaOf('66882345');
const prepaid = personaOf('66884567');
const message: Body = { coding: 1, content: 'The book fair opens at 10:00.', type: 1, mobileList: ['66123456'] };
const delayed: Body = { ...message, type: 2, scheduleDate: '2026-11-28', scheduleHour: '15', scheduleMinute: '30' };
const cyclic: Body = {
  ...message,
  type: 3,
  scheduleStartDate: '2026-11-23',
  scheduleStartHour: '00',
  scheduleStartMinute: '00',
  scheduleEndDate: '2026-12-31',
  scheduleEndHour: '23',
  scheduleEndMinute: '59',
  cycleDay: 0,
  cycleHour: '09',
  cycleMinute: '30',
};

/** The payload of a success; fails the test otherwise. */
async function data<K extends OperationId>(id: K, options: Partial<TestCall<K>> = {}) {
  const result = await callHandler(handlers, id, { sandbox: sandboxOf('sms'), customer: shop, ...options } as TestCall<K>);
  if (result === undefined || !('status' in result) || result.status !== '0') throw new Error(`${id} did not succeed: ${JSON.stringify(result)}`);
  return ('data' in result ? result.data : undefined) as Extract<typeof result, { data: unknown }>['data'];
}
const send = (body: Body, language: 'cn' | 'en' = 'cn') => callHandler(handlers, 'sendSms', { sandbox: sandboxOf('sms'), customer: shop, language, body });
const preview = (body: Body, language: 'cn' | 'en' = 'cn') =>
  callHandler(handlers, 'previewSms', { sandbox: sandboxOf('sms'), customer: shop, language, body });
const history = (pageNo: number, customer: Persona | undefined = shop) => data('smsHistory', { customer, query: { pageNo } });

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T14:05:00+08:00') });
  resetSandbox('sms');
});
afterEach(() => {
  vi.useRealTimers();
});

describe('groups and templates', () => {
  it('start with three and four, in the language of the request', async () => {
    expect((await data('smsGroups')).map(({ name }) => name)).toEqual(['南灣店會員', '店員', '供應商']);
    expect((await data('smsGroups', { language: 'en' })).map(({ name }) => name)).toEqual(['Nam Van members', 'Shop team', 'Suppliers']);
    expect(await data('smsTemplates')).toHaveLength(4);
    expect(await data('smsGroups', { customer: prepaid })).toEqual([]);
  });

  it('are saved, replaced under the same name and deleted', async () => {
    await data('saveSmsGroup', { body: { name: '書展義工', numList: '66123456,28710066' } });
    const added = (await data('smsGroups')).at(-1);
    expect(added).toMatchObject({ name: '書展義工', numList: '66123456,28710066' });
    await data('saveSmsGroup', { body: { name: '書展義工', numList: '66123456' } });
    expect((await data('smsGroups')).slice(3)).toEqual([{ gId: added?.gId, name: '書展義工', numList: '66123456' }]);
    await data('deleteSmsGroup', { body: { id: added?.gId ?? '' } });
    expect(await data('smsGroups')).toHaveLength(3);

    await data('saveSmsTemplate', { body: { name: 'Sale', description: 'Half price today.' } });
    expect((await data('smsTemplates')).at(-1)).toMatchObject({ name: 'Sale', description: 'Half price today.' });
    await data('deleteSmsTemplate', { body: { id: '4201' } });
    expect((await data('smsTemplates')).map(({ tId }) => tId)).not.toContain('4201');
  });

  it('refuse an id that is not there, a wrong number and the 51st entry', async () => {
    const options = { sandbox: sandboxOf('sms'), customer: shop };
    expect(await callHandler(handlers, 'deleteSmsGroup', { ...options, body: { id: '9999' } })).toEqual({ example: 'businessError' });
    const wrong = await callHandler(handlers, 'saveSmsGroup', { ...options, language: 'en', body: { name: 'x', numList: '66123456,12345678' } });
    expect(wrong).toMatchObject({ status: '-1', message: expect.stringContaining('12345678') });
    for (let count = 3; count < 50; count += 1) await data('saveSmsGroup', { body: { name: `${count}`, numList: '66123456' } });
    expect(await callHandler(handlers, 'saveSmsGroup', { ...options, body: { name: 'x', numList: '66123456' } })).toEqual({ example: 'full' });
  });
});

describe('preview', () => {
  it('counts local and international numbers, each once, and corrects the coding', async () => {
    const mobileList = ['66123456', '28710066', '+85366123456', '+85291234567', '0085291234567'];
    const { form, mobileNo, smsDetail } = await data('previewSms', { body: { ...message, content: '書展開始', mobileList } });
    expect(form.coding).toBe(0);
    expect(mobileNo).toBe('66881234');
    expect(smsDetail).toEqual({
      localNum: 2,
      interNum: 1,
      receiveList: [
        { mobileNo: '66123456', area: 'local' },
        { mobileNo: '28710066', area: 'local' },
        { mobileNo: '+85291234567', area: 'international' },
      ],
      type: 1,
      content: ['書展開始'],
    });
  });

  it('returns the schedule', async () => {
    expect((await data('previewSms', { body: delayed })).smsDetail).toMatchObject({ type: 2, scheduleDate: '2026-11-28 15:30' });
    const days = { scheduleStartDate: '2026-11-23 00:00', scheduleEndDate: '2026-12-31 23:59', cycleDay: 0, cycleHourMinute: '09:30' };
    expect((await data('previewSms', { body: cyclic })).smsDetail).toMatchObject(days);
  });

  it.each([
    ['12345678', { mobileList: ['66123456', '12345678'] }],
    ['+0123456', { mobileList: ['+0123456'] }],
    ['+85312345678', { mobileList: ['+85312345678'] }],
  ])('refuses %s by name', async (number, part) => {
    expect(await preview({ ...message, ...part })).toEqual({ status: '-1', message: `號碼 ${number} 不能接收短訊，請更正後再試。` });
  });

  it('refuses a schedule that is incomplete, over, backwards or never', async () => {
    const { scheduleMinute: _, ...incomplete } = delayed;
    expect(await preview(incomplete)).toEqual({ example: 'incomplete' });
    expect(await preview({ ...delayed, scheduleDate: '2026-11-20', scheduleHour: '14', scheduleMinute: '05' })).toEqual({ example: 'timePassed' });
    expect(await preview({ ...cyclic, scheduleEndDate: '2026-11-22' })).toEqual({ example: 'endFirst' });
    expect(await preview({ ...cyclic, scheduleEndDate: '2026-11-23', scheduleEndHour: '09', scheduleEndMinute: '29' })).toEqual({ example: 'never' });
    expect(await preview({ ...cyclic, scheduleEndDate: '2026-11-23', scheduleEndHour: '09', scheduleEndMinute: '30' })).toMatchObject({ status: '0' });
    expect(await preview({ ...cyclic, cycleDay: 6, scheduleEndDate: '2026-11-28' })).toEqual({ example: 'never' });
    expect(await preview({ ...cyclic, cycleDay: 6, scheduleEndDate: '2026-11-29' })).toMatchObject({ status: '0' });
  });
});

describe('sending', () => {
  it('at once writes one row per recipient at the top of the record', async () => {
    expect(await send({ ...message, mobileList: ['66123456', '+85291234567'] })).toEqual({ status: '0' });
    const { rows, total, totalPages } = await history(1);
    expect([total, totalPages, rows.length]).toEqual([25, 3, 10]);
    expect(rows[0]).toEqual({ sendDate: '2026-11-20 14:05', receive: '66123456', data: message.content, status: '已發送', state: 'sent' });
    expect(rows[1]?.receive).toBe('+85291234567');
  });

  it('later adds a scheduled message in words', async () => {
    await send(delayed);
    await send(cyclic);
    await send({ ...cyclic, cycleDay: -1 });
    expect((await data('smsTasks')).slice(2).map(({ scheduledStr }) => scheduledStr)).toEqual([
      '2026年11月28日 15:30，發送一次',
      '逢星期一 09:30，由 2026年11月23日 00:00 至 2026年12月31日 23:59',
      '每日 09:30，由 2026年11月23日 00:00 至 2026年12月31日 23:59',
    ]);
    expect((await data('smsTasks', { language: 'en' })).slice(2).map(({ scheduledStr }) => scheduledStr)).toEqual([
      'Once, on 28 November 2026 at 15:30',
      'Every Monday at 09:30, from 23 November 2026 00:00 to 31 December 2026 23:59',
      'Every day at 09:30, from 23 November 2026 00:00 to 31 December 2026 23:59',
    ]);
    expect((await history(1)).total).toBe(23);
  });

  it('refuses a coding that does not fit the message', async () => {
    expect(await send({ ...message, content: '書展' })).toEqual({ example: 'wrongCoding' });
    expect((await history(1)).total).toBe(23);
  });

  it('moves a delayed message to the record when its time has come', async () => {
    await send({ ...delayed, scheduleDate: '2026-11-20' });
    vi.setSystemTime(new Date('2026-11-20T15:30:00+08:00'));
    expect(await data('smsTasks')).toHaveLength(2);
    expect((await history(1)).rows[0]).toMatchObject({ sendDate: '2026-11-20 15:30', data: message.content });
  });
});

describe('a cyclic message', () => {
  const at = (moment: string) => vi.setSystemTime(new Date(moment));
  const sent = async () => (await history(1)).rows.filter(({ data: text }) => text === message.content).map(({ sendDate }) => sendDate);
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
    const all = (await history(1)).rows.map(({ sendDate }) => sendDate);
    expect(all, 'among other messages').toEqual(all.toSorted().reverse());
  });
});

describe('the record', () => {
  it('has pages of ten rows, newest first, and none beyond the last', async () => {
    const { rows, total, totalPages } = await history(1, oneBill);
    expect([rows.length, total, totalPages]).toEqual([10, 1000, 100]);
    expect((await history(3)).rows).toHaveLength(3);
    expect((await history(4)).rows).toEqual([]);
    const all = [...rows, ...(await history(2, oneBill)).rows].map(({ sendDate }) => sendDate);
    expect(all).toEqual(all.toSorted().reverse());
    expect(await history(1, prepaid)).toEqual({ rows: [], total: 0, totalPages: 0 });
  });

  it('is the same in every sandbox, and apart', async () => {
    const before = await history(1);
    await send(message);
    const options = { sandbox: sandboxOf('sms other'), customer: shop, query: { pageNo: 1 } };
    expect(await callHandler(handlers, 'smsHistory', options)).toEqual({ status: '0', data: before });
  });
});

describe('scheduled messages', () => {
  it('start with one next Saturday and one every Monday', async () => {
    expect((await data('smsTasks')).map(({ scheduledStr }) => scheduledStr)).toEqual([
      '2026年11月21日 10:00，發送一次',
      '逢星期一 09:30，由 2026年11月21日 00:00 至 2027年1月1日 23:59',
    ]);
  });

  it('are deleted all or none', async () => {
    const options = { sandbox: sandboxOf('sms'), customer: shop };
    expect(await callHandler(handlers, 'deleteSmsTasks', { ...options, body: { smsID: ['4301', '9999'] } })).toEqual({ example: 'businessError' });
    expect(await data('smsTasks')).toHaveLength(2);
    expect(await callHandler(handlers, 'deleteSmsTasks', { ...options, body: { smsID: ['4301'] } })).toEqual({ status: '0' });
    expect((await data('smsTasks')).map(({ smsId }) => smsId)).toEqual(['4302']);
  });
});
