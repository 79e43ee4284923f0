import { SMS_CODE } from '../../mock-server/personas.ts';
import { paths } from '../../src/lib/paths.ts';
import { answered, posted } from '../support/calls.ts';
import { postpaid, prepaid, test } from '../support/log-in.ts';
import { expect, inLanguages, texts } from '../support/site.ts';

inLanguages('cn', 'a new PIN', (language) => {
  const { auth, forms } = texts(language);

  test('a customer who forgot the PIN sets a new one and logs in with it', {
    tag: ['@RESET-01', '@RESET-02', '@RESET-06', '@RESET-08', '@RESET-09'],
  }, async ({ page, dialog }) => {
    await dialog.phone.fill(postpaid.mobileNo);
    await dialog.root.getByRole('button', { name: auth.forgot }).click();
    await expect(dialog.root.getByRole('tab', { name: auth.tab.reset })).toHaveAttribute('aria-selected', 'true');
    await expect(dialog.root.getByText(auth.reset.intro)).toBeVisible();
    // What was typed once need not be typed again.
    await expect(dialog.phone).toHaveValue(postpaid.mobileNo);

    const code = await answered(page, '/api/care/restPasswd/send/code', () => dialog.send.click());
    expect(code.sent).toEqual({ mobileNo: postpaid.mobileNo });
    const { codePwd } = code.data;
    await expect(dialog.code).toBeFocused();
    // The last digit submits.
    const verified = await answered(page, '/api/care/restPasswd/verification/code', () => dialog.code.fill(SMS_CODE));
    expect(verified.sent).toEqual({ mobileNo: postpaid.mobileNo, smsCode: SMS_CODE, codePwd });
    const { verCodePwd } = verified.data;

    await expect(dialog.phone).toHaveCount(0);
    await expect(dialog.code).toHaveCount(0);
    await dialog.root.getByLabel(auth.newPin, { exact: true }).fill('908172');
    await dialog.root.getByLabel(auth.newPinAgain, { exact: true }).fill('908172');
    expect(await posted(page, '/api/care/setpass', () => dialog.root.getByRole('button', { name: auth.reset.save }).click())).toEqual({
      password: '908172',
      rePassword: '908172',
      verCodePwd,
    });
    await expect(dialog.root).toBeHidden();
    await expect(page.getByText(auth.reset.doneText)).toBeVisible();

    await dialog.open();
    await dialog.logIn({ ...postpaid, pin: '908172' });
    await expect(page).toHaveURL(paths.bills);
  });

  test('the reset names what is wrong, and each message goes when its field gets the focus', {
    tag: ['@RESET-03', '@RESET-04', '@RESET-05', '@LOGIN-11'],
  }, async ({ dialog }) => {
    const said = { ...auth.error, code: forms.code.missing };
    await dialog.root.getByRole('tab', { name: auth.tab.reset }).click();
    await expect(dialog.phone).toHaveAccessibleDescription(auth.phoneHint);

    await dialog.next.click();
    await expect(dialog.alert.getByRole('link')).toHaveText([said.phone, said.code]);
    await dialog.phone.focus();
    await expect(dialog.alert.getByRole('link')).toHaveText([said.code]);
    await dialog.code.focus();
    await expect(dialog.root.getByText(said.code)).toHaveCount(0);
    await dialog.phone.fill('6688');
    await dialog.send.click();
    await expect(dialog.alert.getByRole('link')).toHaveText([said.phone]);
    await dialog.phone.fill(postpaid.mobileNo);
    await dialog.code.fill(SMS_CODE);
    await expect(dialog.alert.getByRole('link')).toHaveText([forms.code.notSent]);

    await dialog.send.click();
    await expect(dialog.code).toBeFocused();
    // The last digit goes on.
    await dialog.code.clear();
    await dialog.code.fill(SMS_CODE);
    const pin = dialog.root.getByLabel(auth.newPin, { exact: true });
    const again = dialog.root.getByLabel(auth.newPinAgain, { exact: true });
    const save = dialog.root.getByRole('button', { name: auth.reset.save });
    await save.click();
    await expect(dialog.alert.getByRole('link')).toHaveText([said.newPin, said.newPinAgain]);
    await pin.focus();
    await expect(dialog.alert.getByRole('link')).toHaveText([said.newPinAgain]);
    await pin.fill('123');
    await again.fill('123456789');
    await save.click();
    await expect(pin).toHaveAccessibleDescription(`${auth.pinHint} ${said.pinLength}`);
    await expect(again).toHaveAccessibleDescription(said.pinLength);
    // The other weak ones: src/forms/strong-pin.test.ts.
    await pin.fill('1111');
    await again.fill('1111');
    await save.click();
    await expect(dialog.alert.getByRole('link')).toHaveText([forms.pin.repeated]);
    await pin.fill('2084');
    await again.fill('2085');
    await save.click();
    await expect(again).toHaveAccessibleDescription(said.notSame);
    await again.focus();
    await expect(dialog.root.getByText(said.notSame)).toHaveCount(0);
  });
});

test.describe('a new PIN', () => {
  const { auth } = texts('cn');

  test('only postpaid customers get a reset code', { tag: ['@ROLE-04', '@RESET-07'] }, async ({ page, dialog }) => {
    await dialog.root.getByRole('tab', { name: auth.tab.reset }).click();
    await dialog.phone.fill(prepaid.mobileNo);
    const refused = await answered(page, '/api/care/restPasswd/send/code', () => dialog.send.click());
    expect(refused.sent).toEqual({ mobileNo: prepaid.mobileNo });
    await expect(dialog.alert).toHaveText(refused.message);
    await expect(dialog.send).toBeVisible();
  });
});
