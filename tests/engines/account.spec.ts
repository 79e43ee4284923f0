import { postpaid } from '../support/log-in.ts';
import { expect, test } from './test.ts';

test('a bill is read as PDF, then paid by card; the receipt and the balance say so', async ({ user }) => {
  await user.remember('en', postpaid);
  await user.open('/account/billManagement/1');
  await user.press('button', 'My bills', { part: true });
  await user.see('link', 'Download PDF', { part: true });
  await user.draws('canvas');
  await user.press('button', 'Back to Bills');
  await user.press('link', 'Pay now');
  expect((await user.see('field', 'Amount to pay')).value).toBe('386.00');
  await user.type('Amount to pay', '100.50');
  await user.press('button', 'Continue');
  await user.press('checkbox', 'I have read and agree', { part: true });
  await user.press('button', 'Continue');
  await user.reads('MOP$100.50');
  await user.press('button', 'Pay now');
  await user.atGateway('Card checkout', 'Pay');
  await user.see('region', 'Receipt');
  await user.reads('MOP$100.50');
  await user.press('link', 'Make another payment');
  await user.reads('MOP$285.50');
});

test('a visitor pays with a wallet; Back from its page says that nothing is known, and it can be paid again', async ({ user }) => {
  await user.remember('en');
  await user.open('/account/paymentMethod/3');
  const toWallet = async (amount: string) => {
    await user.press('radio', 'MacauPay wallet', { part: true });
    await user.type('Amount to pay', amount);
    await user.press('button', 'Continue');
  };
  await user.type('Mobile number', postpaid.mobileNo);
  await user.press('button', 'Find account');
  await user.press('button', 'Choose how to pay');
  await toWallet('40');
  await user.atGateway('MacauPay');
  await user.page.back();
  await user.reads('You came back before the payment page told us a result.');
  // The same amount would be a repetition, about which the site asks.
  await toWallet('50');
  await user.atGateway('MacauPay', 'Pay');
  await user.reads('The payment page reported that you paid MOP$50.00.');
});

test('data is bought', async ({ user }) => {
  await user.remember('en', postpaid);
  await user.open('/account/easyPay/4');
  await user.press('button', 'Continue');
  await user.press('button', '3 GB', { part: true });
  await user.reads('You will have 6.2 GB');
  await user.press('button', 'Continue');
  await user.press('checkbox', 'I have read and agree to these terms');
  await user.press('button', 'Buy now');
  await user.reads('Top-up complete');
  await user.reads('6.2 GB');
});

test('an SMS goes to ten numbers', async ({ user }) => {
  await user.remember('en', postpaid);
  await user.open('/account/sms/7');
  for (let at = 0; at < 10; at += 1) await user.type('Recipients’ numbers', `6612340${at}\n`);
  await user.reads('10 valid');
  await user.type('Message text', 'The book fair opens at 10:00.');
  await user.press('button', 'Review message');
  await user.reads('MOP$2.50');
  await user.press('button', 'Confirm and send');
  await user.reads('Message sent');
});

test('data roaming is switched on, and is on after a reload', async ({ user }) => {
  await user.remember('en', postpaid);
  await user.open('/account/roam/5');
  await user.press('button', 'Turn data roaming on', { part: true });
  await user.press('button', 'Confirm');
  await user.press('button', 'OK');
  expect((await user.see('switch', 'Data roaming', { part: true })).checked).toBe(true);
  await user.open('/account/roam/5');
  expect((await user.see('switch', 'Data roaming', { part: true })).checked).toBe(true);
});
