import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Call, Language } from '../handler.ts';
import { personaOf } from '../personas.ts';
import { resetSandbox, sandboxOf } from '../state.ts';
import { callHandler, payloadFrom } from './call-handler.ts';
import { handlers } from './sms.ts';
import { recipientsOf } from './sms-numbers.ts';
import { senderPersona } from './sms-state.ts';

const options = () => ({ sandbox: sandboxOf('sms lists'), customer: personaOf('66881234') });
const res = async (id: 'saveSmsGroup' | 'saveSmsTemplate' | 'deleteSmsGroup' | 'deleteSmsTemplate', language: Language, body: object) =>
  ((await payloadFrom(handlers, id, { ...options(), language, body: body as never })) as { res: string }).res;
const groups = (language: Language = 'cn') => payloadFrom(handlers, 'smsGroups', { ...options(), language });
const templates = () => payloadFrom(handlers, 'smsTemplates', options());
const message: Call<'sendSms'>['body'] = { coding: 1, content: 'Hello', type: 1, mobileList: ['66123456'] };
const delayed: Call<'sendSms'>['body'] = { ...message, type: 2, scheduleDate: '2099-11-28', scheduleHour: '15', scheduleMinute: '30' };

beforeEach(() => resetSandbox('sms lists'));

describe('what a customer reads after saving and deleting', () => {
  it('counts the numbers of a group', async () => {
    expect(await res('saveSmsGroup', 'cn', { name: '義工', numList: '66123456,28710066' })).toBe('已儲存群組「義工」，共 2 個號碼。');
    expect(await res('saveSmsGroup', 'en', { name: 'Helpers', numList: '66123456,28710066' })).toBe('Group “Helpers” saved with 2 numbers.');
    expect(await res('saveSmsGroup', 'en', { name: 'Helper', numList: '66123456' })).toBe('Group “Helper” saved with 1 number.');
  });

  it('names the template', async () => {
    expect(await res('saveSmsTemplate', 'cn', { name: '特價', description: '今日半價' })).toBe('已儲存範本「特價」。');
    expect(await res('saveSmsTemplate', 'en', { name: 'Sale', description: 'Half price' })).toBe('Template “Sale” saved.');
  });

  it('names what is gone, in the language of the request', async () => {
    expect(await res('deleteSmsGroup', 'cn', { id: '4101' })).toBe('已刪除群組「南灣店會員」。');
    expect(await res('deleteSmsGroup', 'en', { id: '4102' })).toBe('Group “Shop team” deleted.');
    expect((await groups()).map(({ name }) => name)).toEqual(['供應商']);
    const { id, name } = await templates().then(([first]) => ({ id: first?.tId, name: first?.name }));
    expect(await res('deleteSmsTemplate', 'cn', { id })).toBe(`已刪除範本「${name}」。`);
    expect(await res('deleteSmsTemplate', 'en', { id: '4202' })).toMatch(/^Template “[A-Z][^”]+” deleted\.$/);
    expect(await templates()).toHaveLength(2);
  });
});

describe('the lists of a customer', () => {
  it('give each new entry the next id, and keep that of a replaced one', async () => {
    await res('saveSmsGroup', 'cn', { name: '義工', numList: '66123456' });
    await res('saveSmsTemplate', 'cn', { name: '特價', description: '今日半價' });
    await callHandler(handlers, 'sendSms', { ...options(), body: delayed });
    const ids = async () => [(await groups()).at(-1)?.gId, (await templates()).at(-1)?.tId];
    expect(await ids()).toEqual(['4401', '4402']);
    expect((await payloadFrom(handlers, 'smsTasks', options())).at(-1)).toMatchObject({ smsId: '4403', receive: '66123456' });
    await res('saveSmsTemplate', 'cn', { name: '特價', description: '明日半價' });
    expect((await templates()).at(-1)).toEqual({ tId: '4402', name: '特價', description: '明日半價' });
  });

  it('replace the first entry, too, under its name in either language', async () => {
    await res('saveSmsGroup', 'en', { name: 'Nam Van members', numList: '66123456' });
    expect(await groups('cn')).toMatchObject([{ gId: '4101', name: 'Nam Van members', numList: '66123456' }, {}, {}]);
  });

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

  it('need a customer', () => {
    expect(() => senderPersona(undefined)).toThrow('SMS operations need a customer.');
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

describe('a recipient', () => {
  it.each(['166123456', '661234567', '6612345', 'a+85291234567'])('is not %s', (number) => {
    expect(recipientsOf([number])).toHaveProperty('error');
  });
});
