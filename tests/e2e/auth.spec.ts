import type { Page } from '@playwright/test';
import { SMS_CODE } from '../../mock-server/personas.ts';
import { brand } from '../../src/brand/brand.ts';
import { paths } from '../../src/lib/paths.ts';
import { answer, answered, changeAnswer, posted } from '../support/calls.ts';
import { locked, loginOf, postpaid, prepaid, stored, test } from '../support/log-in.ts';
import { expect, fill, inLanguages, type Language, sent, texts } from '../support/site.ts';

async function openByKeyboard(page: Page, language: Language, query = '') {
  const dialog = loginOf(page, language);
  await page.goto(paths.notFound + query);
  await dialog.opener.focus();
  await page.keyboard.press('Enter');
  await expect(dialog.phone).toBeFocused();
  return dialog;
}

inLanguages('en', 'log-in', (language) => {
  const { auth, forms } = texts(language);

  test('a postpaid customer logs in with a PIN, by keyboard alone, and comes to the bills', {
    tag: ['@LOGIN-01', '@LOGIN-02', '@LOGIN-05', '@LOGIN-13', '@LOGIN-20'],
  }, async ({ page, calls }) => {
    const dialog = await openByKeyboard(page, language);
    const button = (name: string) => dialog.root.getByRole('button', { name, exact: true });
    await expect(dialog.root.getByRole('tab')).toHaveText(Object.values(auth.tab));
    await expect(button(auth.next)).toBeVisible();
    await expect(button(auth.login)).toHaveCount(0);

    await page.keyboard.type(`+853 ${postpaid.mobileNo.slice(0, 4)} ${postpaid.mobileNo.slice(4)}`);
    const { mobileNo } = postpaid;
    expect(await posted(page, '/api/care/accountInquiry', () => page.keyboard.press('Enter'))).toEqual({ mobileNo });
    await expect(dialog.root.getByText(auth.type.POSTPAID, { exact: true })).toBeVisible();
    await expect(dialog.pin).toBeFocused();
    await expect(dialog.code).toHaveCount(0);
    await expect(button(auth.login)).toBeVisible();
    await expect(button(auth.next)).toHaveCount(0);

    await page.keyboard.type(postpaid.pin);
    const login = await answered(page, '/api/care/login', () => page.keyboard.press('Enter'));
    expect(login.sent).toEqual({ mobileNo, password: postpaid.pin, code: '' });
    const { token } = login.data;
    expect(token).toBeTruthy();
    await expect(page).toHaveURL(paths.bills);
    await expect(dialog.root).toBeHidden();

    const kept = await stored(page);
    expect(kept.token).toBe(token);
    expect(JSON.stringify(kept)).not.toContain(postpaid.pin);
    expect(sent(await calls(), 'login')).toBe(1);
  });

  test('a prepaid customer logs in with an SMS code, by keyboard alone, and comes to the prepaid page, the query kept', {
    tag: ['@LOGIN-12', '@LOGIN-21', '@LOGIN-22', '@ROLE-05', '@STORE-05'],
  }, async ({ page }) => {
    const dialog = await openByKeyboard(page, language, '?from=poster&place=%E6%BE%B3%E9%96%80&from=letter');
    await expect(dialog.phone).toHaveAccessibleDescription(auth.phoneHint);
    await page.keyboard.type(prepaid.mobileNo);
    await page.keyboard.press('Enter');
    await expect(dialog.root.getByText(auth.type.PREPAID, { exact: true })).toBeVisible();
    await expect(dialog.pin).toHaveCount(0);
    await expect(dialog.send).toBeFocused();

    // Nothing is said to be sent before it is.
    await expect(dialog.code).toHaveAccessibleDescription(language === 'cn' ? /會發送至 6688 4567/ : /We will send the code to 6688 4567/);
    expect(await posted(page, '/api/care/prepaid/send', () => page.keyboard.press('Enter'))).toEqual({ mobileNo: prepaid.mobileNo, password: '', code: '' });
    await expect(dialog.code).toBeFocused();
    await expect(dialog.code).toHaveAccessibleDescription(language === 'cn' ? /已發送至 6688 4567/ : /sent to 6688 4567/);
    // The last digit submits.
    const login = await answered(page, '/api/care/prepaid/login', () => page.keyboard.insertText('246 810'));
    expect(login.sent).toEqual({ mobileNo: prepaid.mobileNo, password: '', code: SMS_CODE });
    const { token } = login.data;
    expect(token).toBeTruthy();
    await expect(page).toHaveURL('/prepaid?from=poster&place=%E6%BE%B3%E9%96%80&from=letter');

    expect(await stored(page)).toMatchObject({
      token,
      prepaidAccountToken: token,
      mobileNo: prepaid.mobileNo,
      prepaidMobileNo: prepaid.mobileNo,
      isLogin: 'true',
      isOneBill: 'false',
      net: '',
    });
  });

  test('a wrong number is named once, at its field, which keeps the focus; the message goes when the field gets the focus again', {
    tag: ['@LOGIN-07', '@LOGIN-11', '@ERR-10', '@I18N-07'],
  }, async ({ page, dialog }) => {
    const title = await page.title();
    for (const number of ['', '6688123', '56881234', '668812345']) {
      await dialog.enter(number);
      await expect(dialog.phone).toBeFocused();
      await expect(dialog.root.getByText(auth.error.phone)).toHaveCount(1);
      await expect(dialog.alert).toHaveText(auth.error.phone);
      await expect(dialog.phone).toHaveAttribute('aria-invalid', 'true');
      await expect(dialog.phone).toHaveAccessibleDescription(`${auth.phoneHint} ${auth.error.phone}`);
      await expect(page).toHaveTitle(forms.errorTitle + title);
      await dialog.next.focus();
      await dialog.phone.focus();
      await expect(dialog.root.getByText(auth.error.phone)).toHaveCount(0);
      await expect(page).toHaveTitle(title);
    }
  });

  test('a wrong PIN and a missing code are named, and go when the field gets the focus', {
    tag: ['@LOGIN-08', '@LOGIN-10', '@LOGIN-11', '@ERR-10'],
  }, async ({ dialog }) => {
    await dialog.enter(postpaid.mobileNo);
    for (const pin of ['', '123', '123456789']) {
      await dialog.pin.fill(pin);
      await dialog.submit.click();
      await expect(dialog.pin).toHaveAccessibleDescription(`${auth.pinHint} ${auth.error.pin}`);
      await dialog.pin.focus();
      await expect(dialog.root.getByText(auth.error.pin)).toHaveCount(0);
    }

    await dialog.enter(prepaid.mobileNo);
    await dialog.submit.click();
    await expect(dialog.root.getByText(forms.code.missing)).toHaveCount(2);
    await dialog.code.focus();
    await expect(dialog.root.getByText(forms.code.missing)).toHaveCount(0);
  });

  test('another code can be requested after 60 seconds, counted each second, not by closing or reloading', { tag: ['@LOGIN-06'] }, async ({ page, calls }) => {
    await page.clock.install();
    await page.goto('/index');
    const dialog = loginOf(page, language);
    const waits = (count: number) => dialog.root.getByRole('button', { name: fill(forms.code.wait_other, { count }), exact: true });
    const sendings = async () => sent(await calls(), 'sendPrepaidLoginCode');
    const comeBack = async () => {
      await dialog.open();
      await dialog.enter(prepaid.mobileNo);
      await expect(dialog.code).toBeFocused();
    };
    await dialog.open();
    await dialog.enter(prepaid.mobileNo);
    await expect(dialog.send).toBeFocused();
    await page.clock.pauseAt(Date.now() + 600_000);
    await dialog.send.click();
    await expect(waits(60)).toBeVisible();
    for (const left of [59, 58]) {
      await page.clock.runFor(1000);
      await expect(waits(left)).toBeVisible();
    }
    await page.clock.resume();
    await waits(58).or(waits(57)).press('Enter');

    await page.keyboard.press('Escape');
    await expect(dialog.root).toBeHidden();
    await comeBack();
    const waiting = dialog.root.getByRole('button', { name: /5\d/ });
    await expect(waiting).toBeVisible();
    await page.reload();
    await comeBack();
    await expect(waiting).toBeVisible();
    expect(await sendings()).toBe(1);
    await page.clock.runFor(60_000);
    await dialog.root.getByRole('button', { name: forms.code.resend, exact: true }).click();
    await expect(dialog.root.getByRole('button', { name: /60|5\d/ })).toBeVisible();
    expect(await sendings()).toBe(2);
  });
});

test.describe('log-in', () => {
  const { auth, forms } = texts('cn');

  test('the type goes when the number is focused or changed; password managers and telephones know the fields', {
    tag: ['@LOGIN-03', '@LOGIN-04', '@LOGIN-17'],
  }, async ({ dialog }) => {
    await expect(dialog.phone).toHaveAttribute('name', 'mobileNo');
    await expect(dialog.phone).toHaveAttribute('autocomplete', 'username');
    await expect(dialog.phone).toHaveAttribute('type', 'tel');
    await dialog.enter(postpaid.mobileNo);
    await expect(dialog.code).toHaveCount(0);
    await expect(dialog.pin).toHaveAttribute('name', 'password');
    await expect(dialog.pin).toHaveAttribute('autocomplete', 'current-password');
    await dialog.pin.fill('1234');
    await dialog.phone.focus();
    await expect(dialog.pin).toBeHidden();
    await expect(dialog.root.getByText(auth.type.POSTPAID, { exact: true })).toBeHidden();
    await expect(dialog.next).toBeVisible();
    await dialog.next.click();
    await expect(dialog.pin).toHaveValue('');

    await dialog.enter(prepaid.mobileNo);
    await expect(dialog.pin).toHaveCount(0);
    await expect(dialog.send).toBeVisible();
    await expect(dialog.code).toHaveAttribute('name', 'code');
    await expect(dialog.code).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(dialog.code).toHaveAttribute('inputmode', 'numeric');
    // A password manager changes the number without a focus.
    await dialog.phone.evaluate((input: HTMLInputElement) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, '66881234');
      input.dispatchEvent(new Event('input', { bubbles: true }));
    });
    await expect(dialog.code).toBeHidden();
    await expect(dialog.next).toBeVisible();
  });

  test('the PIN takes digits only; a refused log-in says so there only, where it is empty, hidden again and has the focus; the number is kept', {
    tag: ['@LOGIN-09'],
  }, async ({ page, dialog }) => {
    await dialog.enter(postpaid.mobileNo);
    await dialog.pin.pressSequentially('1a2 ３-4');
    await expect(dialog.pin).toHaveValue('1234');
    await dialog.root.getByRole('button', { name: forms.pin.showLabel }).click();
    await expect(dialog.pin).toHaveAttribute('type', 'text');
    const { message } = await answered(page, '/api/care/login', () => dialog.submit.click());
    await expect(dialog.alert).toContainText(message);
    await expect(dialog.pin).toHaveAttribute('type', 'password');
    await expect(dialog.pin).toBeFocused();
    await expect(dialog.pin).toHaveAccessibleDescription(`${auth.pinHint} ${message}`);
    await expect(page.getByText(message)).toHaveCount(1);
    await expect(dialog.pin).toHaveValue('');
    await expect(dialog.phone).toHaveValue(postpaid.mobileNo);
    await dialog.enter(locked.mobileNo);
    await dialog.pin.fill(locked.pin);
    await dialog.submit.click();
    await expect(dialog.alert).toContainText(brand.hotline);
    expect((await stored(page)).isLogin).toBeUndefined();
  });

  test('an unknown account type is a wrong number', { tag: ['@LOGIN-19'] }, async ({ page, dialog }) => {
    // The contract forbids it, so the mock cannot return it.
    await answer(page, '/api/care/accountInquiry', 'CORPORATE');
    expect(await posted(page, '/api/care/accountInquiry', () => dialog.enter(postpaid.mobileNo))).toEqual({ mobileNo: postpaid.mobileNo });
    await expect(dialog.phone).toHaveAccessibleDescription(`${auth.phoneHint} ${auth.error.phone}`);
    await expect(dialog.next).toBeVisible();
    // Another answer, another way.
    await page.unroute('**/api/care/accountInquiry?*');
    await dialog.next.click();
    await expect(dialog.pin).toBeVisible();
  });

  test('what the server says about the account is kept, not what was typed', { tag: ['@LOGIN-18', '@STORE-01', '@STORE-02'] }, async ({ page, dialog }) => {
    const account = { isOneBill: 'true', net: '3g', mobileNo: '66990077', account: 'A-4711', networkType: '5Gx' };
    await changeAnswer<{ token: string }>(page, '/api/care/login', ({ token }) => ({ ...account, token }));
    const { data } = await answered(page, '/api/care/login', () => dialog.logIn(postpaid));
    expect(await stored(page)).toMatchObject({ ...account, token: data.token, isLogin: 'true', SetIndex: '0', usageRecord: '0', paymentMethod: '0' });
  });
});
