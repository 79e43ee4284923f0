// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
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
import { readStored, resetSteps, STEP_KEYS, startSteps, writeStored } from './storage.ts';

const ANA: LoggedIn = { token: 'a', mobileNo: '66881234', account: '10288416', isOneBill: 'false', net: '4g', networkType: '5G' };
const BEN: LoggedIn = { ...ANA, token: 'b', mobileNo: '66884567', account: '', net: '' };

/** What components show of the session, and how often it has changed. */
function shown() {
  const { result } = renderHook(() => useSession());
  return { get: () => result.current };
}

beforeEach(() => {
  endSession();
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
    [{ isLogin: '', mobileNo: '66881234' }, 'out'],
    [{ mobileNo: '66881234' }, 'out'],
    [{}, 'out'],
  ] as const)('with %o stored is %s (ROLE-08)', (kept, state) => {
    for (const [key, value] of Object.entries(kept)) writeStored(key as 'isLogin' | 'mobileNo', value);
    const { result } = renderHook(() => useSession());
    act(readSession);
    expect(result.current.state).toBe(state);
  });

  it('is unknown until the storage is read, also in a prerendered page', async () => {
    vi.resetModules();
    const fresh = await import('./session.ts');
    const { result } = renderHook(() => fresh.useSession());
    expect([result.current, fresh.customerNumber()]).toEqual([{ state: 'unknown' }, '']);
    act(() => startSession(ANA, 'postpaid'));
    const text = () => useSession().state;
    expect(renderToString(createElement(text))).toBe('unknown');
    act(fresh.readSession);
    expect(result.current.state).toBe('in');
  });

  it('is stored as the response of the log-in has it, and as what it means', () => {
    startSession({ ...ANA, net: '4G' }, 'postpaid');
    expect({ ...localStorage }).toEqual({ ...ANA, net: '4G', isLogin: 'true' });
    expect(shown().get()).toEqual({ state: 'in', mobileNo: '66881234', account: '10288416', isOneBill: false, net: '4g', networkType: '5G', isPrepaid: false });
    expect([sessionToken(), customerNumber(), hasExpired()]).toEqual(['a', '66881234', false]);
    startSession(BEN, 'prepaid');
    expect({ ...localStorage }).toEqual({ ...BEN, isLogin: 'true', prepaidAccountToken: 'b', prepaidMobileNo: '66884567' });
    expect(shown().get()).toMatchObject({ mobileNo: '66884567', account: '', isPrepaid: true });
  });

  it('is of One Bill unless it says `false` (A33), and what is missing is empty', () => {
    writeStored('mobileNo', '66881234');
    writeStored('isLogin', 'true');
    readSession();
    expect(shown().get()).toEqual({ state: 'in', mobileNo: '66881234', account: '', isOneBill: true, net: '', networkType: '', isPrepaid: false });
    expect(sessionToken()).toBe('');
  });

  it('renders nothing anew while it is read without a change', () => {
    const renders: unknown[] = [];
    renderHook(() => renders.push(useSession()));
    act(readSession);
    act(() => startSession(ANA, 'postpaid'));
    act(readSession);
    expect(renders).toEqual([{ state: 'out' }, expect.objectContaining({ state: 'in' })]);
  });

  it('leaves no prepaid keys to the next, postpaid customer', () => {
    startSession(BEN, 'prepaid');
    expect(readStored('prepaidMobileNo')).toBe(BEN.mobileNo);
    startSession(ANA, 'postpaid');
    expect({ ...localStorage }).toEqual({ ...ANA, isLogin: 'true' });
    expect(shown().get()).toMatchObject({ mobileNo: ANA.mobileNo, isPrepaid: false });
  });

  it('distinguishes an expired session from a log-out', () => {
    const session = shown();
    const listener = vi.fn();
    const stop = onSessionExpired(listener);
    act(() => startSession(ANA, 'postpaid'));
    act(expireSession);
    expect([session.get().state, hasExpired()]).toEqual(['out', true]);
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

  it('does not expire while it is being left', () => {
    const listener = vi.fn();
    const stop = onSessionExpired(listener);
    startSession(ANA, 'postpaid');
    leaveSession();
    expireSession();
    expect([hasExpired(), listener.mock.calls]).toEqual([false, []]);
    endSession();
    stop();
    startSession(ANA, 'postpaid');
    expireSession();
    expect(listener).not.toHaveBeenCalled();
  });

  it('ends with its steps and the record of what was sent, and without a number of before', () => {
    startSession(ANA, 'postpaid');
    startSteps();
    writeStored('sent', '{}');
    endSession();
    expect({ ...localStorage }).toEqual({});
    startSession(ANA, 'postpaid');
    expireSession();
    expect(customerNumber()).toBe(ANA.mobileNo);
    endSession();
    expect([{ ...localStorage }, customerNumber()]).toEqual([{}, '']);
    startSession(ANA, 'postpaid');
    expireSession();
    startSession(BEN, 'prepaid');
    writeStored('mobileNo', '');
    localStorage.removeItem('mobileNo');
    expect(customerNumber()).toBe('');
  });

  it('leaves nothing of the customer behind at once, while the page still shows them', () => {
    startSteps();
    writeStored('DefaultLanguage', 'en');
    startSession(BEN, 'prepaid');
    writeStored('smsCode:login:66884567', '{"at":1}');
    writeStored('releaseLeft', '1');
    const { result } = renderHook(() => useSession());
    act(() => void leaveSession());
    expect({ ...localStorage }).toEqual({ DefaultLanguage: 'en' });
    expect({ ...sessionStorage }).toEqual({ releaseLeft: '1' });
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

describe('log-in prompt', () => {
  it('is closed in a prerendered page and at first', async () => {
    vi.resetModules();
    const fresh = await import('./login-prompt.ts');
    const { result } = renderHook(() => fresh.useLoginPrompt());
    expect(result.current).toEqual({ open: false, tab: 'login' });
    openLogin();
    const text = () => JSON.stringify(useLoginPrompt().open);
    expect(renderToString(createElement(text))).toBe('false');
    closeLogin();
  });

  it('opens with the reason, which stays as long as it is open', () => {
    const { result } = renderHook(() => useLoginPrompt());
    act(() => openLogin());
    expect(result.current).toEqual({ open: true, tab: 'login', interrupted: false });
    act(() => openLogin('login', '/account/sms/7', false, 'needed'));
    act(() => openLogin('reset'));
    expect(result.current).toEqual({ open: true, tab: 'reset', interrupted: false, returnTo: '/account/sms/7', reason: 'needed' });
    act(() => closeLogin());
    expect(result.current).toEqual({ open: false, tab: 'login' });
  });

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
