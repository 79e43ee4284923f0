// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { beforeEach, expect, it } from 'vitest';
import { readStored, removeStored, writeStored } from './storage.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it.each(['noticeClosed', 'releaseLeft', 'smsCode:login:66881234', 'scenario-tab'] as const)('keeps %s for the tab only', (key) => {
  writeStored(key, 'x');
  expect([Object.keys(localStorage), Object.keys(sessionStorage), readStored(key)]).toEqual([[], [key], 'x']);
  removeStored(key);
  expect(readStored(key)).toBeUndefined();
});

it.each(['token', 'DefaultLanguage', 'sent', 'jobApplicationDraft'] as const)('keeps %s for all tabs', (key) => {
  writeStored(key, 'x');
  expect([Object.keys(localStorage), Object.keys(sessionStorage), readStored(key)]).toEqual([[key], [], 'x']);
});

it('has the keys that the script before the first paint reads', () => {
  writeStored('DefaultLanguage', 'en');
  writeStored('noticeClosed', '1');
  const read = [...readFileSync('src/before-paint.ts', 'utf8').matchAll(/(local|session)Storage\.getItem\('(\w+)'\)/g)].map(([, area, key = '']) => [
    area,
    window[`${area}Storage` as 'localStorage'].getItem(key),
  ]);
  expect(read).toEqual([
    ['local', 'en'],
    ['session', '1'],
  ]);
});
