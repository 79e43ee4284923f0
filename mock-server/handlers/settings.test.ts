import { describe, expect, it } from 'vitest';
import { personaOf } from '../personas.ts';
import { worldOf } from '../state.ts';
import { ask } from './ask.ts';
import { handlers as auth } from './auth.ts';
import { handlers } from './settings.ts';

const customer = personaOf('66881234');
const oneBill = personaOf('66882345');
const prepaid = personaOf('66884567');

describe('data usage alert', () => {
  const levelsOf = (world: ReturnType<typeof worldOf>, who = customer) => ask(handlers, 'dataUsageAlert', { world, customer: who });

  it('keeps what was saved, lowest level first, for this customer and this world', async () => {
    const world = worldOf('settings-save');
    const saved = await ask(handlers, 'saveDataUsageAlert', { world, customer, language: 'en', body: { levels: [17203, 850] } });
    expect(saved).toMatchObject({ status: '0', data: { res: expect.stringContaining('850MB and 16.8GB') } });
    expect(await levelsOf(world)).toEqual({ status: '0', data: { levels: [850, 17203] } });
    expect(await levelsOf(world, oneBill)).toEqual({ status: '0', data: { levels: [] } });
    expect(await levelsOf(worldOf('settings-untouched'))).toEqual({ status: '0', data: { levels: [4915, 15155] } });
  });

  it('can be turned off (A22)', async () => {
    const world = worldOf('settings-clear');
    expect(await ask(handlers, 'saveDataUsageAlert', { world, customer, body: { levels: [] } })).toEqual({ example: 'cleared' });
    expect(await levelsOf(world)).toEqual({ status: '0', data: { levels: [] } });
  });
});

describe('change of the PIN', () => {
  const change = (world: ReturnType<typeof worldOf>, oldPassword: string, password: string, rePassword = password, who = customer) =>
    ask(handlers, 'changePassword', { world, customer: who, body: { oldPassword, password, rePassword } });

  it('needs the old PIN and the same new one twice', async () => {
    const world = worldOf('settings-refused');
    expect(await change(world, '000000', '2051')).toEqual({ example: 'businessError' });
    expect(await change(world, '123456', '2051', '2052')).toEqual({ example: 'notSame' });
    expect(await change(world, '123456', '2051', '2051', prepaid)).toEqual({ example: 'prepaid' });
  });

  it('holds for the next log-in and the next change', async () => {
    const world = worldOf('settings-changed');
    expect(await change(world, '123456', '2051')).toBeUndefined();
    expect(await ask(auth, 'login', { world, body: { mobileNo: '66881234', password: '2051' } })).toMatchObject({ status: '0' });
    expect(await change(world, '123456', '2052')).toEqual({ example: 'businessError' });
  });
});

describe('VoLTE', () => {
  it.each([
    ['66881234', 'supported'],
    ['66883456', 'notSupported'],
    ['66884567', 'notFound'],
  ])('of %s is %s (B47)', async (mobileNo, example) => {
    expect(await ask(handlers, 'volteStatus', { world: worldOf('settings-volte'), customer: personaOf(mobileNo) })).toEqual({ example });
  });
});
