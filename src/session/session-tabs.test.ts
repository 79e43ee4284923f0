// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openLogin, useLoginPrompt } from './login-prompt.ts';
import {
  coverCachedPage,
  customerNumber,
  endSession,
  type LoggedIn,
  onLogOutInOtherTab,
  onSessionExpired,
  readSession,
  startSession,
  syncTabs,
  useSession,
} from './session.ts';
import { writeStored } from './storage.ts';

const ANA: LoggedIn = { token: 'a', mobileNo: '66881234', account: '10288416', isOneBill: 'false', net: '4g', networkType: '5G' };

/** What components show of the session. */
function shown() {
  const { result } = renderHook(() => useSession());
  return { get: () => result.current };
}

beforeEach(() => {
  endSession();
  localStorage.clear();
  sessionStorage.clear();
});

describe('other tabs', () => {
  /** Another tab changes the keys, and the browser tells this one of `key`. */
  const elsewhere = (key: string | null, change: () => void) =>
    act(() => {
      change();
      window.dispatchEvent(new StorageEvent('storage', { key }));
    });
  const logOut = () => localStorage.clear();

  it('log in and out with this one', () => {
    const left = vi.fn();
    const stops = [syncTabs(), onLogOutInOtherTab(left)];
    const session = shown();
    elsewhere('isLogin', () => Object.assign(localStorage, { ...ANA, isLogin: 'true' }));
    expect([session.get().state, left.mock.calls.length]).toEqual(['in', 0]);
    writeStored('input:sms', 'x');
    elsewhere('token', logOut);
    expect([session.get().state, left.mock.calls.length, { ...sessionStorage }]).toEqual(['out', 1, {}]);
    elsewhere('token', logOut);
    expect(left).toHaveBeenCalledTimes(1);
    for (const stop of stops) stop();
  });

  it('clear the storage, which has no key', () => {
    const stop = syncTabs();
    startSession(ANA, 'postpaid');
    const session = shown();
    elsewhere(null, logOut);
    expect(session.get().state).toBe('out');
    stop();
  });

  it('change other keys, which are not read', () => {
    const stop = syncTabs();
    startSession(ANA, 'postpaid');
    const session = shown();
    elsewhere('easyPay', logOut);
    expect(session.get().state).toBe('in');
    stop();
  });

  it('log in another customer, who is shown here, too: nobody has logged out', () => {
    const left = vi.fn();
    const stops = [syncTabs(), onLogOutInOtherTab(left)];
    startSession(ANA, 'postpaid');
    const session = shown();
    elsewhere('mobileNo', () => localStorage.setItem('mobileNo', '66882345'));
    expect(session.get()).toMatchObject({ state: 'in', mobileNo: '66882345' });
    expect([left.mock.calls, { ...localStorage }]).toEqual([[], { ...ANA, mobileNo: '66882345', isLogin: 'true' }]);
    for (const stop of stops) stop();
  });

  it('report an expiry, which is no log-out: what was typed may be saved in memory and leaves the tab, and the log-in opens', () => {
    const [left, expired] = [vi.fn(), vi.fn()];
    const stops = [syncTabs(), onLogOutInOtherTab(left), onSessionExpired(() => expired(customerNumber()))];
    startSession(ANA, 'postpaid');
    writeStored('input:sms', 'x');
    const session = shown();
    elsewhere('isLogin', () => {
      localStorage.setItem('isLogin', 'false');
      localStorage.removeItem('mobileNo');
    });
    expect([session.get().state, left.mock.calls, expired.mock.calls, { ...sessionStorage }]).toEqual(['out', [], [[ANA.mobileNo]], {}]);
    expect(renderHook(useLoginPrompt).result.current).toMatchObject({ open: true, reason: 'ended' });
    for (const stop of stops) stop();
  });

  it('log in another customer while this tab sleeps: what was typed here is gone when it wakes up', () => {
    startSession(ANA, 'postpaid');
    writeStored('input:sms', JSON.stringify({ mobileNo: ANA.mobileNo, values: 'x' }));
    writeStored('smsCode:ussd:66881234', '{"at":1}');
    localStorage.setItem('mobileNo', '66882345');
    readSession();
    expect({ ...sessionStorage }).toEqual({});
  });

  it('log in while the log-in is open here: it closes', () => {
    const stop = syncTabs();
    readSession();
    openLogin('login');
    elsewhere('isLogin', () => {
      localStorage.setItem('mobileNo', ANA.mobileNo);
      localStorage.setItem('isLogin', 'true');
    });
    expect(renderHook(useLoginPrompt).result.current.open).toBe(false);
    stop();
  });

  it('are not followed any more once that is stopped', () => {
    const left = vi.fn();
    const [stop, unsubscribe] = [syncTabs(), onLogOutInOtherTab(left)];
    startSession(ANA, 'postpaid');
    unsubscribe();
    elsewhere('token', logOut);
    expect(left).not.toHaveBeenCalled();
    act(() => startSession(ANA, 'postpaid'));
    const session = shown();
    stop();
    elsewhere('token', logOut);
    expect(session.get().state).toBe('in');
  });
});

describe("a customer's page in the back/forward cache", () => {
  const hide = () => window.dispatchEvent(new Event('pagehide'));
  const show = () => act(() => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
  const isCovered = () => document.documentElement.classList.contains('cached');

  it('is covered, and shown by Back once the session has been read and rendered', () => {
    vi.useFakeTimers();
    const stop = coverCachedPage();
    startSession(ANA, 'postpaid');
    const session = shown();
    hide();
    expect(isCovered()).toBe(true);
    localStorage.clear();
    show();
    expect([session.get().state, isCovered()]).toEqual(['out', true]);
    vi.runAllTimers();
    expect(isCovered()).toBe(false);
    hide();
    expect(isCovered()).toBe(false);
    stop();
    vi.useRealTimers();
  });

  it('is left alone once that is stopped', () => {
    vi.useFakeTimers();
    const stop = coverCachedPage();
    startSession(ANA, 'postpaid');
    hide();
    stop();
    localStorage.clear();
    show();
    vi.runAllTimers();
    expect([shown().get().state, isCovered()]).toEqual(['in', true]);
    document.documentElement.classList.remove('cached');
    hide();
    expect(isCovered()).toBe(false);
    vi.useRealTimers();
  });
});
