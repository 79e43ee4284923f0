// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { STEP_KEYS, writeStored } from '@/session/storage';
import { storedSearch, storeSteps } from './stored-steps.ts';

beforeEach(() => localStorage.clear());

it.each([
  ['/account/accountSettings/0', '?setting=alert', { SetIndex: '2' }],
  ['/account/usageRecord/2', '?period=3&view=copy', { usageRecord: '1' }],
  ['/account/paymentMethod/3', '?step=summary', { paymentMethod: '2' }],
  ['/account/easyPay/4', '?step=service&plan=2', { choicePlanVal: '1' }],
  ['/account/easyPay/12', '?step=done', { easyPay: '03' }],
  ['/account/sms/7', '?tab=tasks', { smsIndex: '2' }],
  ['/account/billManagement/1', '?view=email', { isShowType: '{"bill":false,"email":true,"reissue":false,"unbilled":false}' }],
])('the step of %s%s is stored under the key of the specification (STORE-02 … STORE-04)', (pathname, search, stored) => {
  storeSteps({ pathname, search });
  expect({ ...localStorage }).toEqual(stored);
  // Back to the step at which the page opens: of a payment and a top-up the second (decisions B79, B83).
  storeSteps({ pathname, search: '' });
  expect({ ...STEP_KEYS, ...localStorage }).toEqual({
    ...STEP_KEYS,
    ...(pathname.includes('easyPay') && { easyPay: '01' }),
    ...('paymentMethod' in stored && { paymentMethod: '1' }),
  });
});

it('a page without steps stores nothing, nor does a first step, as after a log-out', () => {
  storeSteps({ pathname: '/index', search: '?step=plan' });
  storeSteps({ pathname: '/account/sms/7', search: '' });
  expect({ ...localStorage }).toEqual({});
});

it('bills and SMS begin at what is stored (BILL-06, SMS-02), all others anew', () => {
  for (const [key, value] of Object.entries({ SetIndex: '2', usageRecord: '1', paymentMethod: '1', easyPay: '02', choicePlanVal: '1', smsIndex: '1' }))
    writeStored(key as keyof typeof STEP_KEYS, value);
  writeStored('isShowType', '{"bill":true}');
  expect(storedSearch('/account/billManagement/1')).toBe('?view=bill');
  expect(storedSearch('/account/sms/7')).toBe('?tab=record');
  for (const path of ['accountSettings/0', 'usageRecord/2', 'paymentMethod/3', 'easyPay/4', 'roam/5']) expect(storedSearch(`/account/${path}`)).toBe('');
  localStorage.clear();
  expect(storedSearch('/account/sms/7')).toBe('');
});
