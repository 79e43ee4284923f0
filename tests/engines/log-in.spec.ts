import { SMS_CODE } from '../../mock-server/personas.ts';
import { postpaid, prepaid } from '../support/log-in.ts';
import { expect, test } from './test.ts';

test('a customer logs in with a PIN', async ({ user }) => {
  await user.remember('en');
  await user.open('/index');
  await user.press('button', 'Log in');
  await user.type('Mobile number', postpaid.mobileNo);
  await user.press('button', 'Continue');
  await user.type('Password', postpaid.pin);
  await user.keys(['Enter']);
  await user.reads('MOP$386.00');
  expect(await user.path()).toBe('/account/billManagement/1');
});

test('a prepaid customer logs in with an SMS code', async ({ user }) => {
  await user.remember('en');
  await user.open('/index');
  await user.press('button', 'Log in');
  await user.type('Mobile number', prepaid.mobileNo);
  await user.keys(['Enter']);
  await user.press('button', 'Send code');
  await user.type('SMS code', SMS_CODE);
  await user.press('button', 'Log in', { within: 'My account' });
  await expect.poll(() => user.path()).toBe('/prepaid');
});
