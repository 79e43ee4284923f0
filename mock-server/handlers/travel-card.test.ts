import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Language } from '../handler.ts';
import { SMS_CODE } from '../personas.ts';
import { resetSandbox, sandboxOf } from '../state.ts';
import { callHandler } from './call-handler.ts';
import { handlers } from './travel-card.ts';

const NUMBER = '66882345';
const WRONG_CODE = { example: 'wrongCode' };

const send = (mobileNo: string) => callHandler(handlers, 'sendTravelCardCode', { sandbox: sandboxOf('travel'), body: { mobileNo } });

function register(type: 1 | 2, codePwd: string, more: { mobileNo?: string; smsCode?: string; language?: Language } = {}) {
  const { mobileNo = NUMBER, smsCode = SMS_CODE, language = 'cn' } = more;
  return callHandler(handlers, 'registerTravelCard', { sandbox: sandboxOf('travel'), body: { codePwd, mobileNo, smsCode, type }, language });
}

beforeEach(() => {
  resetSandbox('travel');
  vi.spyOn(console, 'info').mockReturnValue();
  vi.useFakeTimers({ now: new Date('2026-11-20T23:30:00+08:00') });
  return () => vi.useRealTimers();
});

const codeOf = (mobileNo: string) => (send(mobileNo) as { data: { codePwd: string } }).data.codePwd;

describe('the code', () => {
  it('must be right, belong to the number and be the newest', () => {
    const old = codeOf(NUMBER);
    const newest = codeOf(NUMBER);
    expect(register(1, newest, { smsCode: '111111' })).toEqual(WRONG_CODE);
    expect(register(1, newest, { mobileNo: '66881234' })).toEqual(WRONG_CODE);
    expect(register(1, old)).toEqual(WRONG_CODE);
    expect(register(1, newest)).toEqual({ example: 'applied' });
    expect(register(2, newest), 'a code is good for one request').toEqual(WRONG_CODE);
  });
});

describe('requests', () => {
  it('are received once; a second one gets the date of the first', () => {
    expect(register(1, codeOf(NUMBER))).toEqual({ example: 'applied' });
    vi.setSystemTime(new Date('2026-11-24T10:00:00+08:00'));
    expect(register(1, codeOf(NUMBER))).toEqual({ status: '0', data: { djStatus: 2, date: '2026-11-20', msg: '此號碼已於2026年11月20日授權。' } });
  });

  it('can be cancelled once and then made again', () => {
    register(1, codeOf(NUMBER));
    expect(register(2, codeOf(NUMBER))).toEqual({ example: 'cancelled' });
    expect(register(2, codeOf(NUMBER), { language: 'en' })).toEqual({
      status: '0',
      data: { djStatus: 2, date: '2026-11-20', msg: 'You cancelled the authorisation of this number on 20 November 2026.' },
    });
    expect(register(1, codeOf(NUMBER))).toEqual({ example: 'applied' });
  });
});
