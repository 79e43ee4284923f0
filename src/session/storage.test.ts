// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  mirrorInCookie,
  readStored,
  removeCustomer,
  removeOldDraft,
  removeSeen,
  removeSteps,
  removeStored,
  removeTypedByOthers,
  resetSteps,
  SESSION_KEYS,
  STEP_KEYS,
  type StorageKey,
  startSteps,
  writeStored,
} from './storage.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it.each(['releaseLeft', 'smsCode:login:66881234', 'input:sms', 'scenario-tab', 'scenario-panel-open'] as const)('keeps %s for the tab only', (key) => {
  writeStored(key, 'x');
  expect([Object.keys(localStorage), Object.keys(sessionStorage), readStored(key)]).toEqual([[], [key], 'x']);
  removeStored(key);
  expect(readStored(key)).toBeUndefined();
});

it.each([
  'token',
  'DefaultLanguage',
  'sent',
  'jobApplicationDraft',
  'noticeClosed',
  'my-input:',
  'releaseLeftOver',
  'not-releaseLeft',
  'a-scenario-b',
] as StorageKey[])('keeps %s for all tabs', (key) => {
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
    ['local', '1'],
  ]);
});

it('has the keys and initial values of the specification (STORE-01 … STORE-05)', () => {
  expect([...SESSION_KEYS].sort()).toEqual([
    'account',
    'isLogin',
    'isOneBill',
    'mobileNo',
    'net',
    'networkType',
    'prepaidAccountToken',
    'prepaidMobileNo',
    'token',
  ]);
  const numbers = ['SetIndex', 'usageRecord', 'paymentMethod', 'easyPay', 'choicePlanVal', 'smsIndex'];
  expect(STEP_KEYS).toEqual({
    ...Object.fromEntries(numbers.map((key) => [key, '0'])),
    isShowType: '{"bill":false,"email":false,"reissue":false,"unbilled":false}',
  });
});

describe('steps', () => {
  it('read as their initial value until they are written', () => {
    expect([readStored('easyPay'), readStored('token'), { ...localStorage }]).toEqual(['0', undefined, {}]);
    writeStored('easyPay', '2');
    expect(readStored('easyPay')).toBe('2');
  });

  it('are completed, reset and removed, and nothing else is', () => {
    writeStored('token', 'a');
    writeStored('easyPay', '2');
    startSteps();
    expect({ ...localStorage }).toEqual({ ...STEP_KEYS, easyPay: '2', token: 'a' });
    resetSteps();
    expect({ ...localStorage }).toEqual({ ...STEP_KEYS, token: 'a' });
    removeSteps();
    expect({ ...localStorage }).toEqual({ token: 'a' });
  });
});

it('removes all that is kept of a customer, but the flag where it has to stay', () => {
  const others: StorageKey[] = ['DefaultLanguage', 'sent', 'noticeClosed', 'scenario-tab'];
  for (const key of [...SESSION_KEYS, ...others, 'smsCode:login:66881234', 'input:sms'] as StorageKey[]) writeStored(key, 'x');
  removeCustomer('isLogin');
  expect([...Object.keys(localStorage), ...Object.keys(sessionStorage)].sort()).toEqual([...others, 'isLogin'].sort());
  removeCustomer();
  expect([...Object.keys(localStorage), ...Object.keys(sessionStorage)].sort()).toEqual([...others].sort());
});

it('with the session only the records of what the customer has seen go', () => {
  const entries = { a: { at: 1, done: 'seen' }, b: { at: 1, done: 'unseen' }, c: { at: 1, key: 'k' } };
  writeStored('sent', JSON.stringify(entries));
  removeSeen();
  expect(JSON.parse(readStored('sent') ?? '')).toEqual({ b: entries.b, c: entries.c });
  for (const text of [JSON.stringify({ a: entries.a }), 'not of the site']) {
    writeStored('sent', text);
    removeSeen();
    expect(readStored('sent')).toBeUndefined();
  }
});

it('of what was typed in a tab only the customer’s own stays', () => {
  const input = (mobileNo: string) => JSON.stringify({ mobileNo, values: { text: 'typed' } });
  writeStored('input:sms', input('66881234'));
  writeStored('input:contact', input(''));
  writeStored('input:broken', 'typed');
  removeTypedByOthers('66881234');
  expect({ ...sessionStorage }).toEqual({ 'input:sms': input('66881234') });
  removeTypedByOthers('6688123');
  expect({ ...sessionStorage }).toEqual({});
});

describe('a draft of a job application', () => {
  const DAY = 86_400_000;
  const NOW = 1_800_000_000_000;

  it.each([
    ['now', NOW, true],
    ['almost a day ago', NOW - DAY + 1, true],
    ['a day ago', NOW - DAY, false],
    ['in the future', NOW + 1, false],
  ])('that was saved %s stays: %s', (_when, savedAt, stays) => {
    const draft = JSON.stringify({ savedAt });
    writeStored('jobApplicationDraft', draft);
    removeOldDraft(NOW);
    expect(readStored('jobApplicationDraft')).toBe(stays ? draft : undefined);
  });

  it('that the site has not written is removed, and none is no failure', () => {
    removeOldDraft();
    for (const text of ['nonsense', 'null', '{}']) {
      writeStored('jobApplicationDraft', text);
      removeOldDraft();
      expect(readStored('jobApplicationDraft'), text).toBeUndefined();
    }
  });
});

describe('a browser that keeps nothing', () => {
  it('forbids storage: nothing is stored, and nothing fails', () => {
    const forbidden = () => {
      throw new DOMException('', 'SecurityError');
    };
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(forbidden);
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(forbidden);
    writeStored('token', 'a');
    removeStored('token');
    removeCustomer();
    expect([readStored('token'), readStored('smsCode:login:1'), readStored('easyPay')]).toEqual([undefined, undefined, '0']);
  });

  it('is full: what cannot be written is known until the page is unloaded, and can be removed', () => {
    writeStored('sent', 'old');
    const full = vi.spyOn(window, 'localStorage', 'get').mockReturnValue({
      setItem: () => {
        throw new DOMException('', 'QuotaExceededError');
      },
      getItem: () => 'old',
      removeItem: () => {},
    } as unknown as Storage);
    expect(() => writeStored('sent', 'new')).not.toThrow();
    writeStored('token', 'a');
    expect([readStored('sent'), readStored('token')]).toEqual(['new', 'a']);
    removeCustomer();
    expect(readStored('token')).toBe('old');
    full.mockRestore();
    expect(localStorage.getItem('sent')).toBe('old');
    writeStored('sent', 'written');
    expect([readStored('sent'), localStorage.getItem('sent')]).toEqual(['written', 'written']);
  });

  it('is no browser, while prerendering', () => {
    const cookie = vi.spyOn(document, 'cookie', 'set');
    vi.stubGlobal('window', undefined);
    vi.stubGlobal('document', undefined);
    writeStored('token', 'a');
    mirrorInCookie('DefaultLanguage', 'en');
    expect([readStored('token'), readStored('smsIndex')]).toEqual([undefined, '0']);
    vi.unstubAllGlobals();
    expect([cookie.mock.calls, { ...localStorage }]).toEqual([[], {}]);
  });
});

it.each([
  ['http://127.0.0.1:5173/', ''],
  ['https://site.operator.example/', '; Secure'],
])('mirrors the language for the web server of %s in a cookie with "%s"', (address, ending) => {
  const written: string[] = [];
  vi.spyOn(document, 'cookie', 'set').mockImplementation((cookie) => void written.push(cookie));
  vi.spyOn(window, 'location', 'get').mockReturnValue(new URL(address) as unknown as Location);
  mirrorInCookie('DefaultLanguage', 'en');
  expect(written).toEqual([`DefaultLanguage=en; Path=/; Max-Age=34560000; SameSite=Lax${ending}`]);
});
