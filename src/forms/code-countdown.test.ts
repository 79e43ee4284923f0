// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { endSession } from '@/session/session';
import { readStored, writeStored } from '@/session/storage';
import { CODE_WAIT, secondsLeft, sendCodeOnce, useCodeCountdown } from './code-countdown.ts';

const at = Date.UTC(2026, 10, 20, 6, 5);

describe('secondsLeft', () => {
  it.each([
    [0, 60],
    [1, 60],
    [1000, 59],
    [59_001, 1],
    [60_000, 0],
    [3_600_000, 0],
  ])('%i ms after sending there are %i s left (TRAVEL-07)', (passed, left) => {
    expect(secondsLeft({ at }, at + passed)).toBe(left);
  });

  it('is never longer than the wait, even after the clock was set back', () => {
    expect(secondsLeft({ at }, at - 3_600_000)).toBe(CODE_WAIT);
  });

  it('is 0 when nothing was sent', () => {
    expect(secondsLeft(undefined, at)).toBe(0);
  });
});

describe('the countdown', () => {
  const NUMBER = '66881234';
  const open = (number = NUMBER) => {
    const view = renderHook((props) => useCodeCountdown('login', props.number), { initialProps: { number } });
    return { get: () => view.result.current, of: (other: string) => view.rerender({ number: other }), leave: view.unmount };
  };
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

  beforeEach(() => {
    vi.useFakeTimers({ now: at });
    sessionStorage.clear();
    localStorage.clear();
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });

  it('counts the seconds after a code was sent, and keeps its reference', () => {
    const countdown = open('66880001');
    expect([countdown.get().seconds, countdown.get().sent]).toEqual([0, undefined]);
    act(() => countdown.get().start('ref-1'));
    expect([countdown.get().seconds, countdown.get().sent]).toEqual([60, { at, reference: 'ref-1' }]);
    pass(1000);
    expect(countdown.get().seconds).toBe(59);
    pass(59_000);
    expect([countdown.get().seconds, vi.getTimerCount()]).toEqual([0, 0]);
    act(() => countdown.get().start());
    expect([countdown.get().seconds, countdown.get().sent]).toEqual([60, { at: at + 60_000 }]);
    countdown.leave();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('goes on after a reload and in another form, by purpose and number', () => {
    writeStored('smsCode:login:66880002', JSON.stringify({ at: at - 20_000 }));
    const countdown = open('66880002');
    expect(countdown.get().seconds).toBe(40);
    countdown.of('66880003');
    expect(countdown.get().seconds).toBe(0);
    const other = open('66880003');
    act(() => countdown.get().start());
    expect([other.get().seconds, readStored('smsCode:login:66880003')]).toEqual([60, JSON.stringify({ at })]);
  });

  it('of another number is right at once, however long the form was open', () => {
    const countdown = open('66880007');
    pass(30_000);
    writeStored('smsCode:login:66880008', JSON.stringify({ at: at + 10_000 }));
    countdown.of('66880008');
    expect(countdown.get().seconds).toBe(40);
  });

  it('is not lost with the storage, as after a log-out', () => {
    const countdown = open('66880004');
    act(() => countdown.get().start());
    endSession();
    expect(readStored('smsCode:login:66880004')).toBeUndefined();
    expect(open('66880004').get().seconds).toBe(60);
  });

  it.each(['nonsense', 'null', '{}', '{"at":"now"}', '1'])('does not run by what the site has not written: %s', (stored) => {
    writeStored('smsCode:login:66880005', stored);
    expect(open('66880005').get()).toMatchObject({ seconds: 0, sent: undefined });
  });

  it('does not run in a prerendered page', () => {
    writeStored('smsCode:login:66880006', JSON.stringify({ at }));
    const text = () => String(useCodeCountdown('login', '66880006').seconds);
    expect(renderToString(createElement(text))).toBe('0');
  });

  it('warns before another tab sends a second code during the wait', async () => {
    const send = vi.fn(async () => 'sent');
    await sendCodeOnce('reset', NUMBER, send);
    const { forgetOwnSubmissions } = await import('./send-once.ts');
    forgetOwnSubmissions();
    vi.setSystemTime(at + 59_999);
    await expect(sendCodeOnce('reset', NUMBER, send)).rejects.toMatchObject({ kind: 'duplicate', whereToCheck: 'code' });
    await expect(sendCodeOnce('login', NUMBER, send)).resolves.toBe('sent');
    vi.setSystemTime(at + 60_000);
    await expect(sendCodeOnce('reset', NUMBER, send)).resolves.toBe('sent');
  });
});
