import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Call } from '../handler.ts';
import { personaOf } from '../personas.ts';
import { resetSandbox, sandboxOf } from '../state.ts';
import { callHandler, payloadFrom } from './call-handler.ts';
import { handlers } from './sms.ts';
import { message, delayed as soon } from './sms-bodies.ts';

const options = () => ({ sandbox: sandboxOf('sms lists'), customer: personaOf('66881234') });
const templates = () => payloadFrom(handlers, 'smsTemplates', options());
const delayed = { ...soon, scheduleDate: '2099-11-28' };

beforeEach(() => resetSandbox('sms lists'));

describe('the lists of a customer', () => {
  it('refuse a template that is not there, and the 51st', async () => {
    const save = (name: string) => callHandler(handlers, 'saveSmsTemplate', { ...options(), body: { name, description: 'Half price' } });
    expect(await callHandler(handlers, 'deleteSmsTemplate', { ...options(), body: { id: '9999' } })).toEqual({ example: 'businessError' });
    expect(await templates()).toHaveLength(4);
    for (let count = 4; count < 50; count += 1) expect(await save(`${count}`)).toMatchObject({ status: '0' });
    expect(await save('one more')).toEqual({ example: 'businessError' });
    expect(await save('4')).toMatchObject({ status: '0' });
    expect(await templates()).toHaveLength(50);
  });

  it('refuse the 201st scheduled message, and what is wrong with one', async () => {
    const send = (body: Call<'sendSms'>['body']) => callHandler(handlers, 'sendSms', { ...options(), body });
    expect(await send({ ...message, mobileList: ['12345678'] })).toMatchObject({ status: '-1' });
    expect(await send({ ...delayed, scheduleDate: '2020-11-28' })).toEqual({ example: 'timePassed' });
    for (let count = 2; count < 200; count += 1) expect(await send({ ...delayed, mobileList: ['66123456', '28710066'] })).toEqual({ status: '0' });
    expect(await send(delayed)).toEqual({ example: 'tasksFull' });
    const tasks = await payloadFrom(handlers, 'smsTasks', options());
    expect([tasks.length, tasks.at(-1)?.receive]).toEqual([200, '66123456,28710066']);
  });

  it('start with a message of next Saturday, a week later on a Saturday', async () => {
    const firstOn = async (day: string) => {
      vi.useFakeTimers({ now: new Date(`${day}T09:00:00+08:00`) });
      resetSandbox('sms lists');
      const [first] = await payloadFrom(handlers, 'smsTasks', { ...options(), language: 'en' });
      vi.useRealTimers();
      return first?.scheduledStr;
    };
    expect(await firstOn('2026-11-21')).toBe('Once, on 28 November 2026 at 10:00');
    expect(await firstOn('2026-11-22')).toBe('Once, on 28 November 2026 at 10:00');
  });
});
