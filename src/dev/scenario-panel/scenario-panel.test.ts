// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { beginCall, endCall, forgetCalls, lastResponse, pageCalls } from './calls.ts';
import { type LinkedState, linkTo, takeState } from './link.ts';
import type { Operation } from './mock.ts';
import { isShortcut } from './panel.tsx';
import { describeScenario, exampleOptions, isOn, lossOptions, optionOf, otherOptions, presets, toggle, withDelay, withResponse } from './scenario-options.ts';
import { ownTabHeader, renameTab, tabHeader } from './tab.ts';

const BILLS: Operation = {
  operationId: 'bills',
  area: 'bills',
  summary: 'The bills',
  method: 'GET',
  path: '/care/bills',
  needsToken: true,
  examples: [{ name: 'usual', summary: 'Three bills' }, { name: 'empty' }, { name: 'businessError' }, { name: 'businessErrorEn' }],
  codes: [200, 404, 500],
};

describe('a link that reproduces a state', () => {
  const state: LinkedState = {
    scenarios: {
      bills: { example: 'empty' },
      '*': { delay: 2000, rate: 50 },
      sendSms: { example: 'sessionExpired', once: true },
      menu: { code: 0 },
      payByCard: { lost: '502', once: true },
    },
    persona: '66881234',
    language: 'en',
  };

  it('restores its state and keeps the rest of the URL', () => {
    const link = linkTo('http://127.0.0.1:5173/news?id=3&lang=en_US#top', state);
    expect(link).toContain('scenario=bills:example=empty;*:delay=2000,rate=50;');
    expect(takeState(link)).toEqual({ href: 'http://127.0.0.1:5173/news?id=3&lang=en_US#top', state });
  });

  it('replaces the state of a URL, and marks a visitor who is not logged in', () => {
    const link = linkTo(linkTo('http://127.0.0.1:5173/index', state), { scenarios: {}, persona: null, language: 'cn' });
    expect(link).toBe('http://127.0.0.1:5173/index?scenario=persona:none;language:cn');
    expect(takeState(link).state).toEqual({ scenarios: {}, persona: null, language: 'cn' });
  });

  it('leaves a URL without a state alone', () => {
    expect(takeState('http://127.0.0.1:5173/index?a=%20b')).toEqual({ href: 'http://127.0.0.1:5173/index?a=%20b' });
  });
});

describe('presets', () => {
  const [empty, refused] = presets;
  const slow = presets.find(({ scenario }) => scenario.rate !== undefined);
  if (empty === undefined || refused === undefined || slow === undefined) throw new Error('presets are missing');

  it('exclude each other where they set the response, and combine with the slow one', () => {
    const both = toggle(slow, toggle(empty));
    expect(both).toEqual({ example: 'empty', delay: 2000, rate: 50 });
    expect(isOn(slow, both) && isOn(empty, both)).toBe(true);
    expect(toggle(refused, both)).toEqual({ example: 'businessError', delay: 2000, rate: 50 });
  });

  it('are removed by a second press, each by itself', () => {
    expect(toggle(slow, { example: 'empty', delay: 2000, rate: 50 })).toEqual({ example: 'empty' });
    expect(toggle(empty, { example: 'empty' })).toEqual({});
  });
});

describe('the responses of an operation', () => {
  it('name each example once: the language selects the variant', () => {
    expect(exampleOptions(BILLS).map(({ label }) => label)).toEqual(['usual – Three bills', 'empty', 'businessError']);
  });

  it('offer the backend only where there is one', () => {
    const backend = (url: string | null) => otherOptions(BILLS, url).find(({ value }) => value === 'from=backend');
    expect(backend(null)?.disabled).toBe(true);
    expect(backend('http://127.0.0.1:8080')).toMatchObject({ disabled: false, label: 'The backend http://127.0.0.1:8080' });
  });

  it('keep the delay when another response is chosen, and the other way round', () => {
    const slow = withDelay({ code: 500 }, 3000);
    expect(withResponse(slow, 'example=empty')).toEqual({ delay: 3000, example: 'empty' });
    expect(withResponse(slow, '')).toEqual({ delay: 3000 });
    expect(withDelay(slow, 0)).toEqual({ code: 500 });
    expect(describeScenario({ code: 0, delay: 3000 })).toBe('network down, after 3 s');
    expect(describeScenario({ lost: 'cut', once: true })).toBe('done, then network down, once');
    for (const { value } of [...exampleOptions(BILLS), ...otherOptions(BILLS, 'http://b'), ...lossOptions])
      expect(optionOf(withResponse({}, value))).toBe(value);
  });
});

describe('the header of a tab', () => {
  beforeEach(() => sessionStorage.clear());

  it('is absent until the tab has a scenario', () => {
    expect(tabHeader()).toEqual({});
    expect(beginCall('get', '/x')).toEqual({});
    const own = ownTabHeader();
    expect(own['mock-tab']).toMatch(/^[\w-]{36}$/);
    expect(beginCall('get', '/x')).toEqual(own);
    renameTab();
    expect(tabHeader()).not.toEqual(own);
  });
});

describe('the calls of a page', () => {
  it('are the latest of each operation, until the next page', () => {
    forgetCalls();
    beginCall('get', '/x?t=1');
    endCall('get', '/x', 200, { servedBy: 'mock' });
    beginCall('post', '/x');
    beginCall('get', '/x');
    endCall('get', '/x', 0);
    expect(pageCalls.get()).toEqual([
      { method: 'POST', path: '/x' },
      { method: 'GET', path: '/x', status: 0 },
    ]);
    forgetCalls();
    expect(pageCalls.get()).toEqual([]);
  });
});

describe('the last response of an operation', () => {
  const call = { method: 'POST', path: '/x', status: 200, servedBy: 'handler', key: '7d8f3a52-4f0e-4c1b-9a35-0c6f1b2f8e11' };

  it('names the key of a write, and whether it was repeated', () => {
    expect(lastResponse({ ...call, replayed: false })).toBe('HTTP 200 from the mock, key 7d8f…');
    expect(lastResponse({ ...call, replayed: true })).toBe('HTTP 200 from the mock, key 7d8f…, repeated: nothing done again');
    expect(lastResponse({ method: 'POST', path: '/x', status: 0, key: call.key, replayed: false })).toBe('connection lost, key 7d8f…');
    expect(lastResponse({ method: 'GET', path: '/x', status: 404, servedBy: 'upstream' })).toBe('HTTP 404 from the backend');
  });
});

describe('the shortcut', () => {
  const press = (init: KeyboardEventInit) => isShortcut(new KeyboardEvent('keydown', init));

  it('is Alt+Shift+P whatever letter the key types, and nothing more', () => {
    expect(press({ code: 'KeyP', key: '∏', altKey: true, shiftKey: true })).toBe(true);
    expect(press({ code: 'KeyP', key: 'P', altKey: true, shiftKey: true, ctrlKey: true })).toBe(false);
    expect(press({ code: 'KeyP', key: 'P', shiftKey: true })).toBe(false);
  });
});
