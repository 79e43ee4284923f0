import { SMS_CODE } from '../../mock-server/personas.ts';
import { paths } from '../../src/lib/paths.ts';
import { due } from '../support/figures.ts';
import { FULL_ONLY } from '../support/full.ts';
import { postpaid, prepaid } from '../support/log-in.ts';
import { texts } from '../support/site.ts';
import { expect, test } from './test.ts';

const { auth, bills, forms, payments, sms } = texts('en');

test('a customer logs in with a PIN', async ({ user }) => {
  await user.visit(paths.home);
  await user.press('button', auth.login);
  await user.type(auth.phone, postpaid.mobileNo);
  await user.press('button', auth.next);
  await user.type(auth.pin, postpaid.pin);
  await user.keys(['Enter']);
  await user.reads(`MOP$${due}`);
  expect(await user.path()).toBe(paths.bills);
});

test('a prepaid customer logs in with an SMS code', { tag: FULL_ONLY }, async ({ user }) => {
  await user.visit(paths.home);
  await user.press('button', auth.login);
  await user.type(auth.phone, prepaid.mobileNo);
  await user.keys(['Enter']);
  await user.press('button', forms.code.send);
  await user.type(forms.code.label, SMS_CODE);
  await expect.poll(() => user.path()).toBe(paths.prepaid);
});

test('a bill is read as PDF, then paid by card; the receipt and the balance say so', async ({ user }) => {
  await user.visit(paths.bills, postpaid);
  await user.press('button', bills.services.bill, { part: true });
  await user.see('link', bills.bill.download, { part: true });
  await user.press('button', bills.billFacts.showPaper_other.replace(/ .{{count}}.*/, ''), { part: true });
  await user.draws('canvas');
  await user.press('button', bills.back);
  await user.press('link', bills.pay);
  expect((await user.see('field', payments.amount.label)).value).toBe(due);
  await user.type(payments.amount.label, '100.50');
  await user.press('button', payments.payBy.VisaOrMasterPay, { part: true });
  await user.press('checkbox', 'I have read and agree', { part: true });
  await user.press('button', payments.next);
  await user.reads('MOP$100.50');
  await user.press('button', payments.summary.pay);
  await user.atGateway('Card checkout', 'Pay');
  await user.see('region', payments.receipt.title);
  await user.reads('MOP$100.50');
  await user.press('link', payments.result.continue);
  await user.reads('MOP$285.50');
});

test('a visitor pays with a wallet; Back from its page says that nothing is known, and it can be paid again', async ({ user }) => {
  await user.visit(paths.payment);
  const toWallet = async (amount: string) => {
    await user.press('radio', 'MacauPay wallet', { part: true });
    await user.type(payments.amount.label, amount);
    await user.press('button', payments.payBy.macauPay, { part: true });
  };
  await user.type(auth.phone, postpaid.mobileNo);
  await user.press('button', payments.number.find);
  await user.press('button', payments.number.next);
  await toWallet('40');
  await user.atGateway('MacauPay');
  await user.page.back();
  await user.reads('You came back before the payment page told us a result.');
  // The same amount would be a repetition, about which the site asks.
  await toWallet('50');
  await user.atGateway('MacauPay', 'Pay');
  await user.reads('The payment page reported that you paid MOP$50.00.');
});

test('an SMS goes to ten numbers', { tag: FULL_ONLY }, async ({ user }) => {
  await user.visit(paths.sms, postpaid);
  for (let at = 0; at < 10; at += 1) await user.type(sms.recipients.label, `6612340${at}\n`);
  await user.reads('10 valid');
  await user.type(sms.message.label, 'The book fair opens at 10:00.');
  await user.press('button', sms.cost.preview);
  await user.reads('MOP$2.50');
  await user.press('button', sms.confirm.send);
  await user.reads(sms.result.sent);
});
