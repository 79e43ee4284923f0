// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

type Entry = object | null;
type Module = typeof import('./steps.ts');

/** The module as a page load has it, connected to a history as the router keeps it. `settle` ends the pending navigation. */
async function load(first: Entry = null) {
  vi.resetModules();
  const { changeEntry, enterPage, saveSteps, scrollToStep, setStepHistory, useEntrySteps, useStep } = await import('./steps.ts');
  const storage = await import('./storage.ts');
  let entries: Entry[] = [first];
  let at = 0;
  let browserIsBack = false;
  let pending: { entries: Entry[]; at: number } | undefined;
  let position = 0;
  const router = {
    position: () => position,
    latest: () => (pending === undefined ? entries[at] : pending.entries[pending.at]),
    go: vi.fn((state: object, replace: boolean) => {
      const start = pending ?? { entries, at };
      const next = replace ? start.at : start.at + 1;
      pending = { entries: [...start.entries.slice(0, next), state], at: next };
    }),
    // The router hears of it later, from the browser.
    back: vi.fn(() => {
      browserIsBack = true;
    }),
  };
  const settle = ({ isRendered = true } = {}) =>
    act(() => {
      const isTraversal = browserIsBack || pending?.entries === entries;
      if (pending !== undefined) ({ entries, at } = pending);
      else if (browserIsBack) at -= 1;
      pending = undefined;
      browserIsBack = false;
      changeEntry(entries[at], isTraversal);
      if (isRendered) layout.rerender();
    });
  const go = (by: number) => {
    pending = { entries, at: at + by };
    return settle();
  };
  setStepHistory(router, first);
  // The layout, with the location of the router.
  const layout = renderHook(() => useEntrySteps(entries[at]));
  type Key = Parameters<Module['useStep']>[0];
  type Options = Parameters<ReturnType<Module['useStep']>[1]>[1];
  const step = (key: Key) => {
    const { result } = renderHook(() => useStep(key));
    return {
      get value() {
        return result.current[0];
      },
      write: (value: string, options?: Options) => act(() => result.current[1](value, options)),
    };
  };
  const scrollFrom = (at: number) => {
    position = at;
    const scrollTo = vi.spyOn(window, 'scrollTo').mockReturnValue();
    scrollToStep();
    return scrollTo.mock.calls;
  };
  return { changeEntry, enterPage, saveSteps, scrollFrom, useStep, router, settle, go, step, entries: () => entries, ...storage };
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(cleanup);

describe('steps of the history', () => {
  it('shows a choice that replaces its entry before the router has done so, and what the entry has from then on', async () => {
    const { step, settle } = await load();
    const service = step('topUpService');
    expect(service.value).toBe('buy');
    service.write('records', { replace: true });
    expect(service.value).toBe('records');
    settle();
    expect(service.value).toBe('records');

    // A new entry is a step: it waits for the router.
    service.write('buy');
    expect(service.value).toBe('records');
    settle();
    expect(service.value).toBe('buy');
  });

  it('adds an entry for each step, and Back and Forward lead through them', async () => {
    const { step, settle, go, entries, readStored } = await load();
    const pay = step('paymentMethod');
    pay.write('1');
    settle();
    pay.write('2');
    settle();
    expect(entries()).toEqual([null, { steps: { paymentMethod: '1' }, before: {} }, { steps: { paymentMethod: '2' }, before: { paymentMethod: '1' } }]);
    expect([pay.value, readStored('paymentMethod')]).toEqual(['2', '2']);
    go(-1);
    expect([pay.value, readStored('paymentMethod')]).toEqual(['1', '1']);
    go(-1);
    expect(pay.value).toBe('0');
    go(2);
    expect(pay.value).toBe('2');
  });

  it('adds none for the step that is shown', async () => {
    const { step, router } = await load({ steps: { paymentMethod: '1' } });
    step('paymentMethod').write('1');
    step('smsStep').write('compose');
    expect(router.go).not.toHaveBeenCalled();
  });

  it('keeps the other steps and the state of the entry, and begins anew what belongs to the step', async () => {
    const { step, settle, entries } = await load({ scroll: 10, steps: { usagePeriod: '3' } });
    const kind = step('usageKind');
    kind.write('data', { also: { usagePeriod: '0' }, replace: true });
    expect([kind.value, step('usagePeriod').value]).toEqual(['data', '0']);
    settle();
    expect(entries()).toEqual([{ scroll: 10, steps: { usageKind: 'data', usagePeriod: '0' } }]);
    step('settings').write('open');
    settle();
    expect(entries()[1]).toEqual({
      scroll: 10,
      steps: { usageKind: 'data', usagePeriod: '0', settings: 'open' },
      before: { usageKind: 'data', usagePeriod: '0' },
    });
  });

  it('replaces an entry without forgetting the one before it', async () => {
    const { step, settle, entries } = await load();
    const sms = step('smsStep');
    sms.write('confirm');
    settle();
    sms.write('result', { replace: true });
    settle();
    expect(entries()).toEqual([null, { steps: { smsStep: 'result' }, before: {} }]);
  });

  it('writes two steps at once, the second on the entry that the first leads to', async () => {
    const { step, settle, entries } = await load();
    step('smsIndex').write('1');
    step('smsStep').write('confirm');
    settle();
    expect(entries().at(-1)).toMatchObject({ steps: { smsIndex: '1', smsStep: 'confirm' } });
  });
});

describe('a "back" button', () => {
  it('goes back in the history to the entry before, once for two presses', async () => {
    const { step, settle, router } = await load();
    const pay = step('paymentMethod');
    pay.write('1');
    settle();
    pay.write('0', { back: true });
    pay.write('0', { back: true });
    expect(router.back).toHaveBeenCalledTimes(1);
    settle();
    expect([pay.value, router.go.mock.calls.length]).toEqual(['0', 1]);
    pay.write('1');
    settle();
    pay.write('0', { back: true });
    expect(router.back).toHaveBeenCalledTimes(2);
  });

  it('goes back also from an entry that was never rendered', async () => {
    const { step, settle } = await load();
    const pay = step('paymentMethod');
    pay.write('1');
    settle({ isRendered: false });
    expect(pay.value).toBe('1');
    pay.write('0', { back: true });
    settle();
    expect(pay.value).toBe('0');
  });

  it('adds an entry where the step is not that of the entry before', async () => {
    const { step, settle, router } = await load();
    const pay = step('paymentMethod');
    pay.write('2');
    settle();
    pay.write('1', { back: true });
    settle();
    expect([router.back.mock.calls.length, pay.value]).toEqual([0, '1']);
    step('smsStep').write('confirm', { also: { smsDialog: 'save' } });
    settle();
    // One of both is that of the entry before.
    step('smsStep').write('compose', { back: true, also: { smsDialog: 'pick' } });
    expect(router.back).not.toHaveBeenCalled();
  });

  it.each([
    ['adds an entry on the first entry of a page', {}, 0, 1],
    ['goes back after a reload of an entry with one before it', { before: {} }, 1, 0],
  ])('%s', async (_what, state, back, added) => {
    const { step, router } = await load({ steps: { paymentMethod: '1' }, ...state });
    step('paymentMethod').write('0', { back: true });
    expect([router.back.mock.calls.length, router.go.mock.calls.length]).toEqual([back, added]);
  });

  it('is what goes back; any other control adds an entry', async () => {
    const { step, router } = await load({ steps: { paymentMethod: '1' }, before: {} });
    step('paymentMethod').write('0');
    expect([router.back.mock.calls.length, router.go.mock.calls.length]).toEqual([0, 1]);
  });
});

describe('stored steps', () => {
  it('are those of a page load without steps in its entry, except of payment and top-up, which begin anew', async () => {
    for (const [key, value] of Object.entries({ SetIndex: '3', paymentMethod: '2', easyPay: '1', choicePlanVal: '4' })) localStorage.setItem(key, value);
    const { step } = await load();
    expect((['SetIndex', 'paymentMethod', 'easyPay', 'choicePlanVal', 'usageRecord'] as const).map((key) => step(key).value)).toEqual([
      '3',
      '0',
      '0',
      '4',
      '0',
    ]);
  });

  it('are only the choice where the entry has steps of its own, as after a reload', async () => {
    for (const [key, value] of Object.entries({ SetIndex: '3', smsIndex: '2', choicePlanVal: '4' })) localStorage.setItem(key, value);
    const { step } = await load({ steps: { smsIndex: '1' } });
    expect((['SetIndex', 'smsIndex', 'choicePlanVal'] as const).map((key) => step(key).value)).toEqual(['0', '1', '4']);
  });

  it('keep the choice of a plan in every entry: Back does not undo it', async () => {
    const { step, router, readStored } = await load();
    const plan = step('choicePlanVal');
    plan.write('3');
    expect([plan.value, readStored('choicePlanVal'), router.go.mock.calls.length]).toEqual(['3', '3', 0]);
    step('smsStep').write('confirm');
    expect(router.go).toHaveBeenCalledTimes(1);
  });

  it('are not read again: a step in another tab does not change this one', async () => {
    const { step, writeStored, settle, readStored } = await load();
    const usage = step('usageRecord');
    expect(usage.value).toBe('0');
    writeStored('usageRecord', '2');
    settle();
    expect([usage.value, readStored('usageRecord')]).toEqual(['0', '0']);
  });

  it('that are missing, as after a log-out, are not written while they are the initial ones', async () => {
    const { settle } = await load();
    settle();
    expect({ ...localStorage }).toEqual({});
  });

  it('do not have the steps of the history only', async () => {
    const { step, settle } = await load();
    step('ebill').write('form');
    settle();
    expect(Object.keys(localStorage).filter((key) => key === 'ebill')).toEqual([]);
  });

  it('change without a history, as in a test of one component', async () => {
    vi.resetModules();
    const { useStep } = await import('./steps.ts');
    const { result } = renderHook(() => useStep('smsStep'));
    act(() => result.current[1]('confirm'));
    expect(result.current[0]).toBe('confirm');
  });

  it('are the initial ones in a prerendered page', async () => {
    localStorage.setItem('SetIndex', '3');
    const { useStep } = await load();
    const text = () => [useStep('SetIndex')[0], useStep('billPaper')[0], useStep('usageKind')[0]].join();
    expect(renderToString(createElement(text))).toBe('0,closed,all');
  });
});

it('initial steps are those of the specification (STORE-02) and of the pages', async () => {
  const { step } = await load();
  const keys = ['billPaper', 'ebill', 'topUpService', 'smsStep', 'smsDialog', 'usagePeriod', 'usageKind', 'settings'] as const;
  expect(keys.map((key) => step(key).value)).toEqual(['closed', 'intro', 'buy', 'compose', '', '0', 'all', 'list']);
});

it('stores the steps of an entry for a reload before the router shows it', async () => {
  const { step, changeEntry, readStored } = await load();
  const index = step('SetIndex');
  act(() => changeEntry({ steps: { SetIndex: '2' } }, true));
  expect([index.value, readStored('SetIndex')]).toEqual(['0', '2']);
});

it.each([0, 706])('scrolls to where the step was left, %i pixels from the top', async (position) => {
  const { scrollFrom } = await load();
  expect(scrollFrom(position)).toEqual([[0, position]]);
});

describe('another page', () => {
  it('resets all steps (ACCT-03); an entry to which Back leads has its own', async () => {
    const { step, settle, enterPage, entries, readStored } = await load();
    const [index, plan] = [step('SetIndex'), step('choicePlanVal')];
    plan.write('3');
    act(() => enterPage('/account/easyPay/4', null));
    expect([plan.value, readStored('choicePlanVal')]).toEqual(['0', '0']);
    index.write('2');
    settle();
    act(() => enterPage('/account/easyPay/4', entries()[1]));
    expect([index.value, readStored('SetIndex')]).toEqual(['2', '2']);
  });

  it.each([
    ['the page on which the session expired', '/account/sms/7', '66881234', '1'],
    ['another page', '/account/easyPay/4', '66881234', '0'],
    ['another customer', '/account/sms/7', '66882345', '0'],
  ])('restores after the log-in the steps of %s if it is that one', async (_what, path, mobileNo, value) => {
    const { step, enterPage, saveSteps, writeStored } = await load({ steps: { smsIndex: '1' } });
    writeStored('isLogin', 'true');
    writeStored('mobileNo', '66881234');
    const index = step('smsIndex');
    saveSteps('/account/sms/7');
    // A second response that reports the expiry, when the page is being left.
    saveSteps('/index');
    writeStored('isLogin', 'false');
    const other = await import('./steps.ts');
    other.setStepHistory({ latest: () => null, go: () => {}, back: () => {}, position: () => 0 }, null);
    act(() => enterPage('/account/sms/7', null));
    expect(index.value).toBe('0');
    writeStored('isLogin', 'true');
    writeStored('mobileNo', mobileNo);
    act(() => enterPage(path, null));
    expect(index.value).toBe(value);
    // Once only.
    act(() => enterPage('/account/sms/7', null));
    expect(index.value).toBe('0');
  });
});
