import { postpaid } from '../support/log-in.ts';
import { expect, test } from './test.ts';

test('a bill is read as PDF, then paid by card; the receipt and the balance say so', async ({ screen }) => {
  await screen.remember('en', postpaid);
  await screen.open('/account/billManagement/1');
  await screen.press('button', 'My bills', { part: true });
  await screen.see('link', 'Download PDF', { part: true });
  await screen.draws('canvas');
  await screen.press('button', 'Back to Bills');
  await screen.press('link', 'Pay now');
  expect((await screen.see('field', 'Amount to pay')).value).toBe('386.00');
  await screen.type('Amount to pay', '100.50');
  await screen.press('button', 'Continue');
  await screen.press('checkbox', 'I have read and agree', { part: true });
  await screen.press('button', 'Continue');
  await screen.reads('MOP$100.50');
  await screen.press('button', 'Pay now');
  await screen.atGateway('Card checkout', 'Pay');
  await screen.see('region', 'Receipt');
  await screen.reads('MOP$100.50');
  await screen.press('link', 'Make another payment');
  await screen.reads('MOP$285.50');
});

test('a visitor pays with a wallet; Back from its page says that nothing is known, and it can be paid again', async ({ screen }) => {
  await screen.remember('en');
  await screen.open('/account/paymentMethod/3');
  const toWallet = async () => {
    await screen.press('radio', 'MacauPay wallet', { part: true });
    await screen.type('Amount to pay', '40');
    await screen.press('button', 'Continue');
  };
  await screen.type('Mobile number', postpaid.mobileNo);
  await screen.press('button', 'Find account');
  await screen.press('button', 'Choose how to pay');
  await toWallet();
  await screen.atGateway('MacauPay');
  await screen.page.back();
  await screen.reads('You came back before the payment page told us a result.');
  await toWallet();
  await screen.atGateway('MacauPay', 'Pay');
  await screen.reads('The payment page reported that you paid MOP$40.00.');
});

test('data is bought', async ({ screen }) => {
  await screen.remember('en', postpaid);
  await screen.open('/account/easyPay/4');
  await screen.press('button', 'Continue');
  await screen.press('button', '3 GB', { part: true });
  await screen.reads('You will have 6.2 GB to use');
  await screen.press('button', 'Continue');
  await screen.press('checkbox', 'I have read and agree to these terms');
  await screen.press('button', 'Buy now');
  await screen.reads('Top-up complete');
  await screen.reads('6.2 GB');
});

test('an SMS goes to ten numbers', async ({ screen }) => {
  await screen.remember('en', postpaid);
  await screen.open('/account/sms/7');
  for (let at = 0; at < 10; at += 1) await screen.type('Recipients’ numbers', `6612340${at}\n`);
  await screen.reads('10 valid');
  await screen.type('Message text', 'The book fair opens at 10:00.');
  await screen.press('button', 'Review message');
  await screen.reads('MOP$2.50');
  await screen.press('button', 'Confirm and send');
  await screen.reads('Message sent');
});

test('data roaming is switched on, and is on after a reload', async ({ screen }) => {
  await screen.remember('en', postpaid);
  await screen.open('/account/roam/5');
  await screen.press('button', 'Turn data roaming on', { part: true });
  await screen.press('button', 'Confirm');
  await screen.press('button', 'OK');
  expect((await screen.see('switch', 'Data roaming', { part: true })).checked).toBe(true);
  await screen.open('/account/roam/5');
  expect((await screen.see('switch', 'Data roaming', { part: true })).checked).toBe(true);
});
