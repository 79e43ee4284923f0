import { describe, expect, it } from 'vitest';
import { personaOf } from '../personas.ts';
import { customerOf, openSession } from '../sessions.ts';
import { sandboxOf } from '../state.ts';
import { handlers as auth } from './auth.ts';
import { callHandler } from './call-handler.ts';
import { handlers } from './settings.ts';

const customer = personaOf('66881234');
const oneBill = personaOf('66882345');
const prepaid = personaOf('66884567');

describe('data usage alert', () => {
  const levelsOf = (sandbox: ReturnType<typeof sandboxOf>, who = customer) => callHandler(handlers, 'dataUsageAlert', { sandbox, customer: who });

  it('keeps what was saved, lowest level first, for this customer and this sandbox', async () => {
    const sandbox = sandboxOf('settings-save');
    const saved = await callHandler(handlers, 'saveDataUsageAlert', { sandbox, customer, language: 'en', body: { levels: [17203, 850] } });
    expect(saved).toMatchObject({ status: '0', data: { res: expect.stringContaining('850 MB and 16.8 GB') } });
    expect(await levelsOf(sandbox)).toEqual({ status: '0', data: { levels: [850, 17203] } });
    expect(await levelsOf(sandbox, oneBill)).toEqual({ status: '0', data: { levels: [] } });
    expect(await levelsOf(sandboxOf('settings-untouched'))).toEqual({ status: '0', data: { levels: [4915, 15155] } });
  });

  it('can be turned off (A22)', async () => {
    const sandbox = sandboxOf('settings-clear');
    expect(await callHandler(handlers, 'saveDataUsageAlert', { sandbox, customer, body: { levels: [] } })).toEqual({ example: 'cleared' });
    expect(await levelsOf(sandbox)).toEqual({ status: '0', data: { levels: [] } });
  });
});

describe('change of the PIN', () => {
  const change = (sandbox: ReturnType<typeof sandboxOf>, oldPassword: string, password: string, rePassword = password, who = customer) =>
    callHandler(handlers, 'changePassword', { sandbox, customer: who, body: { oldPassword, password, rePassword } });

  it('needs the old PIN and the same new one twice', async () => {
    const sandbox = sandboxOf('settings-refused');
    expect(await change(sandbox, '000000', '2051')).toEqual({ example: 'businessError' });
    expect(await change(sandbox, '123456', '2051', '2052')).toEqual({ example: 'notSame' });
    expect(await change(sandbox, '123456', '2051', '2051', prepaid)).toEqual({ example: 'prepaid' });
  });

  it('holds for the next log-in and the next change', async () => {
    const sandbox = sandboxOf('settings-changed');
    expect(await change(sandbox, '123456', '2051')).toBeUndefined();
    expect(await callHandler(auth, 'login', { sandbox, body: { mobileNo: '66881234', password: '2051' } })).toMatchObject({ status: '0' });
    expect(await change(sandbox, '123456', '2052')).toEqual({ example: 'businessError' });
  });

  it('ends the other sessions of the customer; the one that changed it goes on', async () => {
    const sandbox = sandboxOf('settings-sessions');
    if (customer === undefined) throw new Error('no customer');
    const [here, elsewhere] = [openSession(sandbox, customer), openSession(sandbox, customer)];
    await callHandler(handlers, 'changePassword', { sandbox, customer, token: here, body: { oldPassword: '123456', password: '2051', rePassword: '2051' } });
    expect([customerOf(sandbox, here)?.mobileNo, customerOf(sandbox, elsewhere)]).toEqual([customer.mobileNo, undefined]);
  });
});

describe('VoLTE', () => {
  it.each([
    ['66881234', 'supported'],
    ['66883456', 'notSupported'],
    ['66884567', 'notFound'],
  ])('of %s is %s (B47)', async (mobileNo, example) => {
    expect(await callHandler(handlers, 'volteStatus', { sandbox: sandboxOf('settings-volte'), customer: personaOf(mobileNo) })).toEqual({ example });
  });
});
