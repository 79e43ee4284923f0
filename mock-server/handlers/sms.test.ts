import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Call, OperationId } from '../handler.ts';
import { personaOf } from '../personas.ts';
import { resetSandbox, sandboxOf } from '../state.ts';
import { callHandler, type TestCall } from './call-handler.ts';
import { handlers } from './sms.ts';
import { cyclic, delayed, message } from './sms-bodies.ts';

type Body = Call<'sendSms'>['body'];

const shop = personaOf('66881234');
/** The payload of a success; fails the test otherwise. */
async function data<K extends OperationId>(id: K, options: Partial<TestCall<K>> = {}) {
  const result = await callHandler(handlers, id, { sandbox: sandboxOf('sms'), customer: shop, ...options } as TestCall<K>);
  if (result === undefined || !('status' in result) || result.status !== '0') throw new Error(`${id} did not succeed: ${JSON.stringify(result)}`);
  return ('data' in result ? result.data : undefined) as Extract<typeof result, { data: unknown }>['data'];
}
const send = (body: Body) => callHandler(handlers, 'sendSms', { sandbox: sandboxOf('sms'), customer: shop, body });
const history = () => data('smsHistory', { query: { pageNo: 1 } });

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T14:05:00+08:00') });
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
