// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { endSession, expireSession, type LoggedIn, startSession } from '@/session/session';
import { readStored, writeStored } from '@/session/storage';
import { forgetInput, persistedInput, usePersistedInput, usePersistedState } from './persisted-state.ts';
import { useZodForm } from './use-zod-form.ts';

vi.mock('./use-call.ts', () => ({ useLateFailure: () => () => () => false }));

const ANA: LoggedIn = { token: 'a', mobileNo: '66881234', account: '1', isOneBill: 'false', net: '4g', networkType: '5G' };
const BEN: LoggedIn = { ...ANA, token: 'b', mobileNo: '66882345' };
const IN_TAB = { inTab: true };

const state = (name = 'view', options?: { inTab: boolean }) => {
  const view = renderHook(() => usePersistedState(name, 'first', options));
  return { get: () => view.result.current[0], set: (value: string) => act(() => view.result.current[1](value)), leave: view.unmount };
};
const leavePage = () => window.dispatchEvent(new Event('pagehide'));

beforeEach(() => {
  endSession();
  localStorage.clear();
  sessionStorage.clear();
  startSession(ANA, 'postpaid');
});
afterEach(() => {
  cleanup();
  endSession();
});

describe('state in the tab', () => {
  it('is there again after Back, Forward and a reload, for the same customer only', () => {
    const view = state('view', IN_TAB);
    expect(view.get()).toBe('first');
    view.set('second');
    leavePage();
    expect(readStored('input:view')).toBe('{"mobileNo":"66881234","values":"second"}');
    view.leave();
    const again = state('view', IN_TAB);
    expect([again.get(), persistedInput('view')]).toEqual(['second', 'second']);
    again.leave();
    writeStored('mobileNo', BEN.mobileNo);
    expect([state('view', IN_TAB).get(), persistedInput('view')]).toEqual(['first', undefined]);
  });

  it('is kept when the component goes, and no more once it is the initial one again', () => {
    const view = state('view', IN_TAB);
    view.set('second');
    view.leave();
    expect(persistedInput('view')).toBe('second');
    const again = state('view', IN_TAB);
    again.set('first');
    again.leave();
    expect(readStored('input:view')).toBeUndefined();
  });

  it('stays out of the tab without the option', () => {
    const view = state();
    view.set('second');
    leavePage();
    view.leave();
    expect([readStored('input:view'), state().get()]).toEqual([undefined, 'first']);
  });

  it('is not written by the page of a customer who is gone, nor after an expiry', () => {
    const view = state('view', IN_TAB);
    view.set('second');
    writeStored('mobileNo', BEN.mobileNo);
    leavePage();
    expect(readStored('input:view')).toBeUndefined();
    writeStored('mobileNo', ANA.mobileNo);
    act(expireSession);
    leavePage();
    expect(readStored('input:view')).toBeUndefined();
  });

  it('that the site has not written is ignored', () => {
    writeStored('input:foreign', 'nonsense');
    expect([state('foreign', IN_TAB).get(), persistedInput('foreign'), persistedInput('other')]).toEqual(['first', undefined, undefined]);
  });

  it('is forgotten by name', () => {
    for (const name of ['one', 'two', 'three']) writeStored(`input:${name}`, JSON.stringify({ mobileNo: ANA.mobileNo, values: name }));
    forgetInput('one', 'two');
    expect(['one', 'two', 'three'].map(persistedInput)).toEqual([undefined, undefined, 'three']);
  });

  it('is not written again once it is forgotten and its component is gone', () => {
    const view = state('view', IN_TAB);
    view.set('second');
    view.leave();
    forgetInput('view');
    leavePage();
    expect(readStored('input:view')).toBeUndefined();
  });

  it('is read after hydration, since the prerendered file is the same for all', async () => {
    writeStored('input:hydrated', JSON.stringify({ mobileNo: ANA.mobileNo, values: 'second' }));
    const shown: string[] = [];
    const page = () => {
      const [value] = usePersistedState('hydrated', 'first', IN_TAB);
      shown.push(value);
      return value;
    };
    const container = document.createElement('div');
    container.innerHTML = renderToString(createElement(page));
    expect(container.textContent).toBe('first');
    const { hydrateRoot } = await import('react-dom/client');
    const root = await act(async () => hydrateRoot(container, createElement(page)));
    expect([shown.slice(0, 2), container.textContent]).toEqual([['first', 'first'], 'second']);
    act(() => root.unmount());
  });
});

describe('an expired session', () => {
  it('keeps the state in memory for the same customer, until the page is there again', () => {
    const view = state();
    view.set('second');
    act(expireSession);
    view.leave();
    expect([{ ...sessionStorage }, persistedInput('view')]).toEqual([{}, undefined]);
    // The page behind the log-in.
    state().leave();
    startSession(ANA, 'postpaid');
    expect(persistedInput('view')).toBe('second');
    const again = state();
    expect(again.get()).toBe('second');
    again.leave();
    expect(state().get()).toBe('first');
  });

  it('forgets it when another customer logs in', () => {
    const view = state();
    view.set('second');
    act(expireSession);
    view.leave();
    startSession(BEN, 'postpaid');
    expect(persistedInput('view')).toBeUndefined();
    startSession(ANA, 'postpaid');
    expect(persistedInput('view')).toBeUndefined();
  });

  it('forgets it, too, once it has served its purpose', () => {
    const view = state();
    view.set('second');
    act(expireSession);
    view.leave();
    startSession(ANA, 'postpaid');
    forgetInput('view');
    expect(persistedInput('view')).toBeUndefined();
  });

  it('keeps nothing of a component that is gone', () => {
    const view = state();
    view.set('second');
    view.leave();
    act(expireSession);
    startSession(ANA, 'postpaid');
    expect(persistedInput('view')).toBeUndefined();
  });
});

describe('input of a form', () => {
  const rules = z.object({ name: z.string(), pin: z.string() });
  const defaults = { name: '', pin: '' };

  function form(options?: Parameters<typeof usePersistedInput<typeof defaults, typeof defaults>>[2]) {
    const view = renderHook(() => {
      const made = useZodForm({ schema: rules, defaultValues: defaults, messages: { name: 'Name', pin: 'PIN' } });
      usePersistedInput(made, 'form', options);
      return made;
    });
    const submit = (send: () => unknown) => act(() => view.result.current.submit(send)({ preventDefault: () => {}, stopPropagation: () => {} } as never));
    return {
      values: () => view.result.current.getValues(),
      type: (values: object) =>
        act(() => {
          for (const [name, value] of Object.entries(values)) view.result.current.setValue(name as 'name', value);
        }),
      submit,
      leave: view.unmount,
    };
  }

  it('is there again, without what is never kept', () => {
    const first = form({ never: ['pin'] });
    first.type({ name: 'Ana', pin: '135790' });
    first.leave();
    expect(readStored('input:form')).toBe('{"mobileNo":"66881234","values":{"name":"Ana"}}');
    expect(form({ never: ['pin'] }).values()).toEqual({ name: 'Ana', pin: '' });
  });

  it('is not kept as long as nothing was typed', () => {
    form().leave();
    expect(readStored('input:form')).toBeUndefined();
  });

  it('ends with a successful submit, unless the customer may come back to it', async () => {
    const sent = form();
    sent.type({ name: 'Ana' });
    await sent.submit(() => {});
    sent.leave();
    expect(readStored('input:form')).toBeUndefined();
    const shown = form({ afterSubmit: true });
    shown.type({ name: 'Ana' });
    await shown.submit(() => {});
    shown.leave();
    expect(persistedInput('form')).toEqual({ name: 'Ana', pin: '' });
  });

  it('stays after a refusal', async () => {
    const refused = form();
    refused.type({ name: 'Ana' });
    await refused.submit(() => Promise.reject(Object.assign(new Error('No'), { kind: 'business' })));
    refused.leave();
    expect(persistedInput('form')).toEqual({ name: 'Ana', pin: '' });
  });

  it('survives an expired session, also of an empty form', () => {
    const open = form({ never: ['pin'] });
    open.type({ name: 'Ana', pin: '135790' });
    act(expireSession);
    open.leave();
    startSession(ANA, 'postpaid');
    expect(persistedInput('form')).toEqual({ name: 'Ana' });
    expect(form({ never: ['pin'] }).values()).toEqual({ name: 'Ana', pin: '' });
  });

  it('survives a session that expires with a second attempt', async () => {
    const open = form();
    open.type({ name: 'Ana' });
    const fail = (kind: string) => Promise.reject(Object.assign(new Error('No'), { kind }));
    await open.submit(() => fail('business'));
    await open.submit(() => {
      expireSession();
      return fail('sessionExpired');
    });
    open.leave();
    startSession(ANA, 'postpaid');
    expect(persistedInput('form')).toEqual({ name: 'Ana', pin: '' });
  });
});
