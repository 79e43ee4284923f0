import { UNKNOWN_NUMBER } from '../../mock-server/personas.ts';
import { EXAMPLE_PID } from '../../mock-server/seed/payments.ts';
import { brand } from '../../src/brand/brand.ts';
import { paths } from '../../src/lib/paths.ts';
import { answer, posted } from '../support/calls.ts';
import { due, dueAfter } from '../support/figures.ts';
import { ALWAYS, AREA_RUN } from '../support/full.ts';
import { oneBill, postpaid, prepaid } from '../support/log-in.ts';
import { test } from '../support/payments.ts';
import { expect, fill, inLanguages, messages, readMessage, sent } from '../support/site.ts';

inLanguages('en', 'express payment', () => {
  test('a customer pays his bill by card: number, method, terms, summary, bank, receipt; the balance goes down', {
    tag: ['@PAY-01', '@PAY-11', '@PAY-12', '@PAY-13', '@PAY-34'],
  }, async ({ page, calls, rememberCustomer, pay }) => {
    await rememberCustomer(postpaid);
    await page.goto(paths.bills);
    await pay.fromBill.click();

    // Straight to the method, with the own number and the amount.
    await expect(pay.amount).toHaveValue(due);
    await pay.main.getByRole('button', { name: pay.t.change, exact: true }).click();
    await expect(pay.phone).toHaveValue(postpaid.mobileNo);
    await expect(pay.main.getByText('1028 8416')).toBeVisible();
    await expect(pay.main.getByText(`MOP$${due}`).first()).toBeVisible();
    await pay.toMethod.click();
    await expect(pay.method('VisaOrMasterPay')).toBeChecked();
    await pay.amount.fill('100.50');
    await pay.next.click();

    // Next without a tick says so and sends nothing; Cancel takes the tick away.
    await pay.terms.getByRole('button', { name: pay.t.next, exact: true }).click();
    await expect(pay.terms.getByRole('checkbox')).toHaveAccessibleDescription(new RegExp(pay.t.terms.missing));
    await pay.terms.getByRole('checkbox').check();
    await pay.terms.getByRole('button', { name: pay.t.terms.cancel, exact: true }).click();
    await expect(pay.terms).toBeHidden();
    expect(sent(await calls(), 'payByCard')).toBe(0);
    await pay.next.click();
    await expect(pay.terms.getByRole('checkbox')).not.toBeChecked();
    await pay.terms.getByRole('checkbox').check();
    expect(await posted(page, '/api/vmpay/paynew3d', () => pay.terms.getByRole('button', { name: pay.t.next, exact: true }).click())).toEqual({
      amount: '100.50',
      mobileNo: postpaid.mobileNo,
      payMethod: 'VisaOrMasterPay',
      clientType: 'W',
    });

    await expect(pay.main.getByRole('heading', { name: pay.t.summary.title })).toBeFocused();
    await expect(pay.main.getByText('MOP$100.50')).toBeVisible();
    await pay.clickPay.click();
    await expect(pay.bank).toBeVisible();
    expect(new URL(page.url()).origin).not.toBe(new URL(paths.payment, 'http://127.0.0.1:4173').origin);
    await expect(page.getByText('MOP 100.50')).toBeVisible();
    const returned = page.waitForRequest(/payRes=true&pid=/);
    await page.getByRole('button', { name: 'Pay', exact: true }).click();

    await returned;
    const receipt = page.getByRole('region', { name: pay.t.receipt.title });
    await expect(receipt.getByText('MOP$100.50').first()).toBeVisible();
    await expect(receipt.getByText('6688 1234', { exact: true })).toBeVisible();
    await expect(pay.main.getByRole('link', { name: pay.t.result.done })).toHaveAttribute('href', paths.bills);
    await receipt.getByText(pay.t.receipt.details, { exact: true }).click();
    await expect(receipt.getByText('Visa', { exact: true })).toBeVisible();
    await expect(pay.main.getByRole('button', { name: pay.t.result.print })).toBeVisible();
    await pay.main.getByRole('link', { name: pay.t.result.continue }).click();
    // The own balance is there without a press.
    await expect(pay.main.getByText(`MOP$${dueAfter(100.5)}`)).toBeVisible();
    expect(sent(await calls(), 'payByCard')).toBe(1);
  });

  for (const wallet of ['macauPay', 'alipay'] as const) {
    test(`a visitor pays with ${wallet}, is declined, and cancels`, {
      tag: ['@PAY-03', '@PAY-10', '@PAY-14', '@PAY-28', '@PAY-33', ...(wallet === 'alipay' ? [AREA_RUN] : [])],
    }, async ({ page, calls, pay }) => {
      // Not the path that the site would take by itself.
      const resultUrl = '/account/paymentMethod/3?from=lookup';
      await answer(page, '/api/care/checkmybill', { account: '31415926', balance: '7.00', resultUrl });
      const go = async (amount: string, outcome: string) => {
        await page.goto(paths.home);
        await pay.open(postpaid.mobileNo);
        await pay.method(wallet).check();
        await pay.amount.fill(amount);
        expect(await posted(page, '/api/macaupay/pay', () => pay.next.dblclick())).toEqual({
          amount,
          mobileNo: postpaid.mobileNo,
          payMethod: wallet,
          resultUrl,
        });
        await expect(page.getByRole('heading', { name: wallet === 'macauPay' ? 'MacauPay' : 'Alipay' })).toBeVisible();
        const returned = page.waitForRequest(/payRes=/);
        await page.getByRole('button', { name: outcome, exact: true }).click();
        return Object.fromEntries(new URL((await returned).url()).searchParams);
      };
      expect(await go('40', 'Pay')).toEqual({ from: 'lookup', payRes: 'true', body: postpaid.mobileNo, buyer_pay_amount: '40.00' });
      await expect(pay.main.getByRole('status')).toHaveText(fill(pay.t.result.paidAmount, { amount: 'MOP$40.00' }));
      await expect(pay.main.getByRole('button', { name: pay.t.result.print })).toHaveCount(0);
      for (const [amount, outcome] of [
        ['30001', 'Decline'],
        ['30002', 'Cancel'],
      ] as const) {
        await go(amount, outcome);
        await expect(pay.main.getByRole('alert')).toHaveText(pay.t.result.failed);
        await expect(pay.main.getByText(pay.t.result.paid)).toHaveCount(0);
      }
      expect(sent(await calls(), 'payByWallet')).toBe(3);
    });
  }

  test('the amount takes digits and dot, and says what is wrong with it', { tag: ['@PAY-06', '@PAY-07', '@PAY-08', '@PAY-09', '@ERR-10'] }, async ({
    calls,
    pay,
  }) => {
    await pay.open(postpaid.mobileNo);
    await pay.amount.fill('');
    await pay.amount.pressSequentially('a3x8,6.5');
    await expect(pay.amount).toHaveValue('386.5');
    for (const [amount, said] of [
      ['', pay.t.amount.wrong],
      ['1.2.3', pay.t.amount.wrong],
      ['0', pay.t.amount.wrong],
      ['49.99', fill(pay.t.amount.tooLittle, { min: '50' })],
      ['30000.01', fill(pay.t.amount.tooMuch, { max: '30,000' })],
    ] as const) {
      await pay.amount.fill(amount);
      await pay.next.click();
      await expect(pay.amount).toHaveAccessibleDescription(new RegExp(said.replace(/[$()]/g, '\\$&')));
      await expect(pay.amount).toHaveValue(amount);
    }
    expect(sent(await calls(), 'payByCard')).toBe(0);
    await pay.amount.fill('50');
    await pay.next.click();
    await expect(pay.terms).toBeVisible();
  });

  test('a number without an account gets a hint and no way on; the facts of the payment are in sight', {
    tag: ['@PAY-02', '@PAY-04', '@PAY-05', '@PAY-16', '@ROLE-12'],
  }, async ({ page, pay }) => {
    await page.goto(paths.payment);
    // One button a question.
    await expect(pay.find).toBeVisible();
    await expect(pay.toMethod).toHaveCount(0);
    await pay.find.click();
    await expect(pay.phone).toHaveAccessibleDescription(pay.t.number.missing);
    // A prepaid number has no monthly fee to pay.
    for (const number of [prepaid.mobileNo, UNKNOWN_NUMBER]) {
      await pay.phone.fill(number);
      await expect(pay.main.getByRole('status').filter({ hasText: pay.t.number.noAccount })).toHaveCount(0);
      await pay.find.click();
      await expect(pay.main.getByRole('status').filter({ hasText: pay.t.number.noAccount })).toBeVisible();
      await expect(pay.toMethod).toBeDisabled();
      await expect(pay.find).toHaveCount(0);
      await expect(pay.phone).toBeFocused();
    }
    await pay.phone.fill(postpaid.mobileNo);
    await pay.phone.press('Enter');
    await expect(pay.toMethod).toBeEnabled();
    // Nor does Forward lead on, to the method of the number before.
    await pay.toMethod.click();
    await expect(pay.amount).toBeVisible();
    await expect(pay.main.getByRole('radio')).toHaveCount(3);
    await expect(pay.method('VisaOrMasterPay')).toBeChecked();
    for (const fact of [/內地身份證實名認證|by a mainland identity card/, /儲值卡不適用|any monthly plan number/, /第 2 個工作天入帳|on the 2nd working day/])
      await expect(pay.main.getByText(fact).first()).toBeVisible();
    await page.goBack();
    await pay.phone.fill(UNKNOWN_NUMBER);
    await pay.find.click();
    await expect(pay.main.getByRole('status').filter({ hasText: pay.t.number.noAccount })).toBeVisible();
    await page.goForward();
    await expect(pay.toMethod).toBeDisabled();
    await expect(pay.amount).toHaveCount(0);
    await expect(pay.main.getByRole('link', { name: pay.t.teaching })).toHaveAttribute('href', '/care/macaupass');
  });
});

test.describe('express payment', () => {
  const t = messages('cn', 'payments');

  test('with an id the receipt is read from the server; until it is there, the link reads again', {
    tag: ['@PAY-20', '@PAY-24', '@PAY-25', '@PAY-26', '@PAY-35'],
  }, async ({ page, scenario, pay: { main } }) => {
    const print = main.getByRole('button', { name: t.result.printPage });
    const tick = main.locator('.lucide-circle-check');
    const read = page.waitForRequest('**/api/vmpay/masterVisa/gtMasterVisaResponseEntityByPid?*');
    await page.goto(`${paths.payment}?payRes=true&pid=FT2020010100000001`);
    const { t: _time, ...query } = Object.fromEntries(new URL((await read).url()).searchParams);
    expect([(await read).method(), query]).toEqual(['GET', { pid: 'FT2020010100000001' }]);
    await expect(main.getByRole('status')).toContainText(t.result.finished.slice(0, 10));
    await expect(main.getByRole('link', { name: t.result.continue })).toHaveAttribute('href', '/account/paymentMethod/3?step=number');
    await expect(print).toBeVisible();
    await expect(tick).toHaveCount(0);
    // The server has the receipt by now.
    await scenario('paymentReceipt', { example: 'mastercard' });
    await main.getByRole('status').getByRole('link').click();
    await main.getByText(t.receipt.details, { exact: true }).click();
    await expect(main.getByText('Mastercard', { exact: true })).toBeVisible();
    await expect(main.getByRole('button', { name: t.result.print })).toBeVisible();
    await scenario('paymentReceipt', { example: 'businessError' });
    await page.goto(`${paths.payment}?payRes=true&pid=FT2`);
    await expect(main.getByRole('status')).toContainText(t.result.finished.slice(0, 10));
  });

  test('what the URL claims without the server is no receipt', { tag: ['@PAY-21', '@PAY-22', '@PAY-23', '@PAY-24', '@ROUTE-11'] }, async ({
    page,
    pay: { main },
  }) => {
    const print = main.getByRole('button', { name: t.result.printPage });
    const tick = main.locator('.lucide-circle-check');
    await page.goto(`${paths.payment}?payRes=true`);
    await expect(main.getByRole('status')).toHaveText(t.result.paid);
    await expect(main.getByText(t.result.unconfirmed)).toBeVisible();
    await expect(tick).toHaveCount(0);
    await expect(print).toHaveCount(0);
    await page.goto(`${paths.payment}?payRes=TRUE&pid=${EXAMPLE_PID}`);
    await expect(main.getByRole('alert')).toHaveText(t.result.failed);
    await expect(print).toBeVisible();
    // The same result area, with the failure (decision A03).
    await page.goto(`${paths.payment}?payRes=false#!x`);
    await expect(main.getByRole('region', { name: t.result.title }).getByRole('alert')).toHaveText(t.result.failed);
    await expect(tick).toHaveCount(0);
    await expect(main.getByText(t.result.paid)).toHaveCount(0);
    expect(new URL(page.url()).hash).toBe('');
  });

  test('no address makes the site forget a payment that another tab makes', { tag: ALWAYS }, async ({ page, context, pay }) => {
    await pay.open(postpaid.mobileNo, '120');
    await pay.agree();
    await expect(pay.clickPay).toBeVisible();
    const sentRecord = () => page.evaluate(() => localStorage.getItem('sent'));
    const before = await sentRecord();
    expect(before).toContain('payment:');
    const other = await context.newPage();
    for (const query of ['payRes=false', 'payRes=true', `payRes=true&pid=${EXAMPLE_PID}`]) {
      await other.goto(`${paths.payment}?${query}`);
      await expect(other.getByRole('main').getByRole('link', { name: query.includes('false') ? t.result.again : t.result.continue })).toBeVisible();
      expect(await sentRecord()).toBe(before);
    }
  });

  test('a refused card keeps the terms open and is no toast; a reload of the summary orders nothing', { tag: ['@PAY-13', '@PAY-36'] }, async ({
    page,
    scenario,
    calls,
    pay,
  }) => {
    await pay.open(postpaid.mobileNo, '120');
    await scenario('payByCard', { code: 500 });
    await pay.agree();
    await expect(pay.terms.getByRole('status')).toBeVisible();
    // Decision B110.
    await expect(page.getByRole('region', { name: messages('cn', 'common').toasts.label })).toHaveCount(0);
    await scenario('payByCard');
    await readMessage(page);
    await pay.terms.getByRole('button', { name: t.next, exact: true }).click();
    await expect(pay.clickPay).toBeVisible();
    await page.reload();
    await expect(pay.clickPay).toBeVisible();
    expect(sent(await calls(), 'payByCard')).toBe(2);
  });

  test('the summary is the order of the server, on a phone for the client type M; the older form of a bank goes to the gateway only', {
    tag: ['@PAY-15', '@PAY-18', '@PAY-29', '@PAY-30'],
  }, async ({ page, request, sandbox, pay }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const wallet = { amount: '1', mobileNo: postpaid.mobileNo, payMethod: 'macauPay', resultUrl: paths.payment };
    const walletForm = await request.post('/api/macaupay/pay?t=1', { headers: { 'mock-sandbox': sandbox, language: 'cn', token: '' }, data: wallet });
    const gateway = new URL(/action="([^"]+)"/.exec((await walletForm.json()).data.html)?.[1] ?? '').origin;
    const order = { amount: '7654.32', merchant: 'M-100001', orderid: 'FT200002', sessionid: 'S300003' };
    const legacy = { txnReq: 'REQ400004', keyId: 'KEY500005', hmac: 'MAC600006' };
    let data: object = order;
    await page.route('**/api/vmpay/paynew3d?*', (route) => route.fulfill({ json: { status: '0', data } }));
    await pay.open(postpaid.mobileNo, '75');
    expect(await posted(page, '/api/vmpay/paynew3d', () => pay.agree())).toMatchObject({ clientType: 'M' });
    await expect(pay.main.getByText('MOP$7,654.32')).toBeVisible();
    const fact = (term: string) =>
      pay.main
        .locator('dl > div')
        .filter({ has: page.getByText(term, { exact: true }) })
        .locator('dd');
    await expect(fact(t.receipt.order)).toHaveText('FT200002');
    await expect(fact(t.receipt.merchantId)).toHaveText('M-100001');
    // This bank is not the configured gateway: no form leaves, the hosted checkout is offered.
    data = { ...order, ...legacy, purl: 'https://wallet.operator.example/card/pay' };
    await pay.main.getByRole('button', { name: t.back, exact: true }).click();
    await pay.agree();
    await expect(pay.clickPay).toBeVisible();
    data = { ...order, ...legacy, purl: `${gateway}/card/pay` };
    await page.route(`${gateway}/card/pay`, (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Bank</h1>' }));
    await pay.main.getByRole('button', { name: t.back, exact: true }).click();
    const left = page.waitForRequest(`${gateway}/card/pay`);
    await pay.agree();
    expect([(await left).method(), Object.fromEntries(new URLSearchParams((await left).postData() ?? ''))]).toEqual(['POST', legacy]);
  });

  test('a wallet form that is not the gateway’s is not sent', { tag: ['@PAY-14'] }, async ({ page, pay }) => {
    await pay.open(postpaid.mobileNo, '120');
    await pay.method('alipay').check();
    const html =
      '<form method="post" action="https://evil.example/pay"><input type="hidden" name="a" value="b"></form><script>document.forms[0].submit()</script>';
    await answer(page, '/api/macaupay/pay', { html });
    await pay.next.click();
    await expect(page.getByRole('alert').filter({ hasText: fill(t.notSafe, { hotline: brand.hotline }) })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(paths.payment);
    await expect(pay.method('alipay')).toBeChecked();
  });

  test('amount and checkout of one number are not those of the next', { tag: ALWAYS }, async ({ page, pay }) => {
    await pay.open(postpaid.mobileNo, '77');
    await pay.agree();
    await expect(pay.clickPay).toBeVisible();
    await page.goBack();
    await expect(pay.amount).toHaveValue('77');
    await page.goBack();
    await pay.phone.fill(oneBill.mobileNo);
    await pay.find.click();
    await expect(pay.toMethod).toBeEnabled();
    await page.goForward();
    await expect(pay.amount).toHaveValue('');
    await page.goForward();
    await expect(pay.clickPay).toHaveCount(0);
    await expect(pay.amount).toHaveValue('');
  });

  test('the payment terms end where the facts end', { tag: ['@TERMS-07', '@TERMS-01', '@TERMS-02'] }, async ({ pay }) => {
    await pay.open(postpaid.mobileNo, '120');
    await pay.next.click();
    await expect(pay.terms.getByRole('listitem')).toHaveText([
      '發單日後 14 天內須繳清款項。',
      '如對帳單有疑問，請於發單日後 15 天內提出。',
      '逾期款項每月收取 2% 利息。',
      '款項於付款後第 2 個工作天入帳。',
      '只可繳付月費客戶的帳單，儲值卡不適用。',
    ]);
  });
});
