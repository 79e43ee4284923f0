// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { closeLogin, openLogin, useLoginPrompt } from './login-prompt.ts';
import {
  customerNumber,
  endSession,
  expireSession,
  hasExpired,
  type LoggedIn,
  leaveSession,
  onCustomerChange,
  onSessionExpired,
  readSession,
  sessionToken,
  startSession,
  useSession,
} from './session.ts';
import { useStep } from './steps.ts';
import { readStored, resetSteps, STEP_KEYS, startSteps, writeStored } from './storage.ts';

const ANA: LoggedIn = { token: 'a', mobileNo: '66881234', account: '10288416', isOneBill: 'false', net: '4g', networkType: '5G' };
const BEN: LoggedIn = { ...ANA, token: 'b', mobileNo: '66884567', account: '', net: '' };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  readSession();
});

describe('session', () => {
  it.each([
    [{ isLogin: 'true', mobileNo: '66881234' }, 'in'],
    [{ isLogin: 'true' }, 'out'],
    [{ isLogin: 'true', mobileNo: '' }, 'out'],
    [{ isLogin: 'false', mobileNo: '66881234' }, 'out'],
    [{ mobileNo: '66881234' }, 'out'],
    [{}, 'out'],
  ] as const)('with %o stored is %s (ROLE-08)', (kept, state) => {
    for (const [key, value] of Object.entries(kept)) writeStored(key as 'isLogin' | 'mobileNo', value);
    const { result } = renderHook(() => useSession());
    act(readSession);
    expect(result.current.state).toBe(state);
  });

  it('leaves no prepaid keys to the next, postpaid customer', () => {
    startSession(BEN, 'prepaid');
    expect(readStored('prepaidMobileNo')).toBe(BEN.mobileNo);
    expireSession();
    startSession(ANA, 'postpaid');
    expect(readStored('prepaidAccountToken')).toBeUndefined();
    expect(readStored('prepaidMobileNo')).toBeUndefined();
  });

  it('distinguishes an expired session from a log-out', () => {
    const listener = vi.fn();
    const stop = onSessionExpired(listener);
    startSession(ANA, 'postpaid');
    expireSession();
    expect(hasExpired()).toBe(true);
    expect(readStored('isLogin')).toBe('false');
    expect(sessionToken()).toBe('');
    expect(listener).toHaveBeenCalledTimes(1);

    startSession(ANA, 'postpaid');
    endSession();
    expect(hasExpired()).toBe(false);
    expect(listener).toHaveBeenCalledTimes(1);
    stop();
  });

  it('is left once, however often leaveSession is called', () => {
    startSession(ANA, 'postpaid');
    expect([leaveSession(), leaveSession()]).toEqual(['a', undefined]);
    endSession();
    expect(leaveSession()).toBe('');
    endSession();
  });

  it('leaves nothing of the customer behind at once, while the page still shows them', () => {
    startSteps();
    writeStored('DefaultLanguage', 'en');
    startSession(BEN, 'prepaid');
    writeStored('smsCode:login:66884567', '{"at":1}');
    writeStored('noticeClosed', '1');
    const { result } = renderHook(() => useSession());
    act(() => void leaveSession());
    expect({ ...localStorage }).toEqual({ DefaultLanguage: 'en' });
    expect({ ...sessionStorage }).toEqual({ noticeClosed: '1' });
    act(readSession);
    expect(result.current).toMatchObject({ state: 'in', mobileNo: BEN.mobileNo });
    act(endSession);
    expect(result.current).toEqual({ state: 'out' });
    expect(customerNumber()).toBe('');
  });

  it('leaves nothing but the flag behind when it expires; the number stays in memory until the next log-in', () => {
    const numbers: string[] = [];
    const stop = onSessionExpired(() => numbers.push(customerNumber()));
    startSteps();
    startSession(BEN, 'prepaid');
    writeStored('smsCode:ussd:66884567', '{"at":1}');
    expireSession();
    expireSession();
    stop();
    expect(numbers).toEqual([BEN.mobileNo, BEN.mobileNo]);
    expect({ ...localStorage }).toEqual({ isLogin: 'false' });
    expect({ ...sessionStorage }).toEqual({});
    startSession(ANA, 'postpaid');
    expect(customerNumber()).toBe(ANA.mobileNo);
    endSession();
    expect(customerNumber()).toBe('');
  });

  it('reports a change of the customer, and nothing else', () => {
    const listener = vi.fn();
    const stop = onCustomerChange(listener);
    startSession(ANA, 'postpaid');
    expect(listener).toHaveBeenCalledTimes(1);
    writeStored('net', '3g');
    readSession();
    expect(listener).toHaveBeenCalledTimes(1);
    startSession(BEN, 'prepaid');
    expect(listener).toHaveBeenCalledTimes(2);
    endSession();
    expect(listener).toHaveBeenCalledTimes(3);
    stop();
  });
});

describe('remembered steps', () => {
  it('start from their initial values, keep stored ones, and are put back (STORE-02, STORE-03, ACCT-03)', () => {
    writeStored('SetIndex', '2');
    startSteps();
    expect({ ...localStorage }).toEqual({ ...STEP_KEYS, SetIndex: '2' });
    resetSteps();
    expect({ ...localStorage }).toEqual({
      SetIndex: '0',
      usageRecord: '0',
      paymentMethod: '0',
      easyPay: '0',
      choicePlanVal: '0',
      smsIndex: '0',
      isShowType: '{"bill":false,"email":false,"reissue":false,"unbilled":false}',
    });
  });
});

describe('steps of two tabs', () => {
  it('a step in another tab does not change this one', () => {
    const { result, rerender } = renderHook(() => useStep('easyPay'));
    act(() => result.current[1]('2'));
    expect(readStored('easyPay')).toBe('2');
    writeStored('easyPay', '3');
    rerender();
    expect(result.current[0]).toBe('2');
  });
});

describe('log-in prompt', () => {
  it('keeps returnTo until it is closed', () => {
    const { result } = renderHook(() => useLoginPrompt());
    act(() => openLogin('login', '/account/usageRecord/2'));
    act(() => openLogin());
    expect(result.current).toMatchObject({ open: true, tab: 'login', returnTo: '/account/usageRecord/2' });
    act(() => closeLogin());
    act(() => openLogin('reset'));
    expect(result.current).toMatchObject({ open: true, tab: 'reset' });
    expect(result.current.returnTo).toBeUndefined();
    act(() => closeLogin());
  });

  it('keeps the path of an interruption when the page that is left opens the log-in', () => {
    const { result } = renderHook(() => useLoginPrompt());
    act(() => openLogin('login', '/account/roam/5', true));
    act(() => openLogin('login', '/prepaid'));
    expect(result.current).toMatchObject({ returnTo: '/account/roam/5', interrupted: true });
    act(() => closeLogin());
    act(() => openLogin('login', '/prepaid'));
    expect(result.current).toMatchObject({ returnTo: '/prepaid', interrupted: false });
    act(() => closeLogin());
  });
});
