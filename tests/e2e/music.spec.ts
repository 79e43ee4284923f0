import type { Page } from '@playwright/test';
import { content, prices } from '#operator';
import { answered } from '../support/calls.ts';
import { expect, fill, inLanguages, type Language, messages, test } from '../support/site.ts';

const DOWNLOAD = `https://music.${content.domain}/download`;
const right = { mobileNo: '66883456', password: '123456', email: 'ines.lou@mail.operator.example' };

/** The form as a customer sees it. */
function formOf(page: Page, language: Language) {
  const { form } = messages(language, 'music');
  const root = page.getByRole('region', { name: form.title });
  return {
    root,
    phone: root.getByLabel(form.phone),
    password: root.getByLabel(form.password, { exact: true }),
    email: root.getByLabel(form.email),
    submit: root.getByRole('button', { name: fill(form.submit, { price: 49 }) }),
    alert: root.getByRole('alert'),
    fill: async (values: Partial<typeof right> = {}) => {
      const { mobileNo, password, email } = { ...right, ...values };
      await root.getByLabel(form.phone).fill(mobileNo);
      await root.getByLabel(form.password, { exact: true }).fill(password);
      await root.getByLabel(form.email).fill(email);
    },
  };
}

inLanguages('en', 'music streaming', (language) => {
  const music = messages(language, 'music');
  const forms = messages(language, 'forms');

  test.beforeEach(({ page }) => page.goto('/kkboxLogin'));

  test('a visitor signs up with number, password and e-mail, and no site account', {
    tag: ['@ROLE-02', '@ROLE-06', '@MUSIC-01', '@MUSIC-04', '@MUSIC-06'],
  }, async ({ page }) => {
    const form = formOf(page, language);
    await form.fill({ mobileNo: '+853 6688 3456' });
    const { sent, token, message } = await answered(page, '/api/kkbox/klogin', () => form.submit.click());
    // There is no log-in, before or after.
    expect([sent, token]).toEqual([right, '']);
    expect(await page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('isLogin')].filter(Boolean))).not.toContain('true');

    const result = page.getByRole('region', { name: music.result.title });
    await expect(result.getByText(message)).toBeVisible();
    await expect(result.getByRole('heading', { level: 2 })).toBeFocused();
    await expect(result.getByRole('link', { name: music.result.download })).toHaveAttribute('href', DOWNLOAD);
    await expect(form.submit).toHaveCount(0);
    await expect(page.getByRole('textbox', { name: music.form.email })).toHaveCount(0);
  });

  test('the page says what it costs and where 4G customers register; an empty form names every field, a wrong one what is wrong, in the summary and beside it', {
    tag: ['@MUSIC-02', '@MUSIC-03', '@MUSIC-05'],
  }, async ({ page, calls }) => {
    const main = page.getByRole('main');
    await expect(main.getByText('MOP$', { exact: true }).locator('..')).toHaveText(`MOP$${prices.musicPerMonth}${music.offer.perMonth}`);
    const note = main.getByText(/4G/).first();
    await expect(note.getByRole('link')).toHaveCount(2);
    await expect(note.getByRole('link', { name: '1118' })).toHaveAttribute('href', 'tel:1118');
    await expect(note.getByRole('link').last()).toHaveAttribute('href', `https://www.${content.domain}/care/shopsncentres`);
    expect((await note.textContent())?.trim()).toBe(fill(music.fourG, { hotline: '1118' }).replace(/<[^>]*>/g, ''));

    const form = formOf(page, language);
    await form.submit.click();
    const missing = [music.error.phone, music.error.password.required, music.error.email.required];
    await expect(form.alert.getByRole('link')).toHaveText(missing);
    await expect(form.alert).toBeFocused();
    await expect(page).toHaveTitle(new RegExp(`^${forms.errorTitle}`));
    for (const [at, field] of [form.phone, form.password, form.email].entries()) {
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveAccessibleDescription(new RegExp(missing[at] ?? ''));
    }
    await form.alert.getByRole('link').nth(2).click();
    await expect(form.email).toBeFocused();
    await form.fill({ mobileNo: '6688345', password: '123', email: 'ines' });
    await form.submit.click();
    await expect(form.alert.getByRole('link')).toHaveText([music.error.phone, music.error.password.invalid, music.error.email.invalid]);
    expect((await calls()).filter(({ operationId }) => operationId === 'loginMusic')).toEqual([]);
  });
});
