import { SMS_CODE } from '../../mock-server/personas.ts';
import { postpaid, prepaid } from '../support/log-in.ts';
import { expect, test } from './test.ts';

test('a customer logs in with a PIN', async ({ screen }) => {
  await screen.remember('en');
  await screen.open('/index');
  await screen.press('button', 'Log in');
  await screen.type('Mobile number', postpaid.mobileNo);
  await screen.press('button', 'Continue');
  await screen.type('Password', postpaid.pin);
  await screen.keys(['Enter']);
  await screen.reads('MOP$386.00');
  expect(await screen.path()).toBe('/account/billManagement/1');
});

test('a prepaid customer logs in with an SMS code', async ({ screen }) => {
  await screen.remember('en');
  await screen.open('/index');
  await screen.press('button', 'Log in');
  await screen.type('Mobile number', prepaid.mobileNo);
  await screen.keys(['Enter']);
  await screen.press('button', 'Send code');
  await screen.type('SMS code', SMS_CODE);
  await screen.press('button', 'Log in', { within: 'My account' });
  await expect.poll(() => screen.path()).toBe('/prepaid');
});
