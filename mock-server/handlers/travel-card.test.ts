import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Language } from '../handler.ts';
import { SMS_CODE } from '../personas.ts';
import { resetSandbox, sandboxOf } from '../state.ts';
import { callHandler, payloadFrom } from './call-handler.ts';
import { handlers } from './travel-card.ts';

const NUMBER = '66882345';

/** With a code of its own. */
async function register(type: 1 | 2, language: Language = 'cn') {
  const sandbox = sandboxOf('travel');
  const { codePwd } = await payloadFrom(handlers, 'sendTravelCardCode', { sandbox, body: { mobileNo: NUMBER } });
  return callHandler(handlers, 'registerTravelCard', { sandbox, body: { codePwd, mobileNo: NUMBER, smsCode: SMS_CODE, type }, language });
}

beforeEach(() => {
  resetSandbox('travel');
  vi.useFakeTimers({ now: new Date('2026-11-20T23:30:00+08:00') });
  return () => vi.useRealTimers();
});

describe('requests', () => {
  it('are received once; a second one gets the date of the first', async () => {
    expect(await register(1)).toEqual({ example: 'applied' });
    vi.setSystemTime(new Date('2026-11-24T10:00:00+08:00'));
    expect(await register(1)).toEqual({ status: '0', data: { djStatus: 2, date: '2026-11-20', msg: '此號碼已於2026年11月20日授權。' } });
  });

  it('can be cancelled once and then made again', async () => {
    await register(1);
    expect(await register(2)).toEqual({ example: 'cancelled' });
    expect(await register(2, 'en')).toEqual({
      status: '0',
      data: { djStatus: 2, date: '2026-11-20', msg: 'You cancelled the authorisation of this number on 20 November 2026.' },
    });
    expect(await register(1)).toEqual({ example: 'applied' });
  });
});
