import { contactSubjectsSeed } from '../../mock-server/seed/contact.ts';
import { paths } from '../../src/lib/paths.ts';
import { TOAST_MS } from '../../src/lib/toasts.ts';
import { answered, expectGetWithoutPayload, holdRequests, posted } from '../support/calls.ts';
import { expect, fill, inLanguages, messages, test } from '../support/site.ts';
import { contactFormOf, message } from '../support/visitor-forms.ts';

const SEND = '/api/news/contact3';

inLanguages('en', 'a message', (language) => {
  test('a visitor sends a message; the toast says so, and the form is empty again', {
    tag: ['@CONTACT-02', '@CONTACT-03', '@CONTACT-06', '@CONTACT-09', '@ROLE-02'],
  }, async ({ page, calls }) => {
    const form = contactFormOf(page, language);
    await form.open();
    await expect(form.subject.locator('option:not([value=""])')).toHaveText(contactSubjectsSeed.map(({ name }) => name[language]));
    await form.fill();
    await form.content.fill('十一月帳單\n請代為核對。');
    const firstPicture = await form.picture.getAttribute('src');
    const { sent, token } = await answered(page, SEND, () => form.submit.click());
    expect([sent, token]).toEqual([{ ...message, content: '十一月帳單\n請代為核對。' }, '']);

    await expect(page.getByText(form.t.sent.notice, { exact: true })).toBeVisible();
    for (const field of [form.name, form.email, form.mobile, form.content, form.captcha]) await expect(field).toHaveValue('');
    await expect(form.subject).toHaveValue('');
    await expect(form.network.getByRole('radio', { checked: true })).toHaveCount(0);
    await expect(form.picture).not.toHaveAttribute('src', firstPicture ?? '');
    // The toast goes; the note stays.
    const note = form.main.getByRole('status').filter({ hasText: message.email });
    await expect(note).toBeVisible();
    await expect(page.getByText(form.t.sent.notice, { exact: true })).toBeHidden({ timeout: TOAST_MS + 5000 });
    await expect(note).toBeVisible();
    const summary = form.main.getByRole('region', { name: form.t.sent.summary });
    const subject = contactSubjectsSeed.find(({ id }) => id === '5002')?.name[language] ?? '';
    await expect(summary.getByRole('definition')).toHaveText([
      '陳大文',
      message.email,
      message.mobile,
      form.t.networks['4'],
      subject,
      '十一月帳單\n請代為核對。',
    ]);
    await expect(form.main.getByRole('button', { name: messages(language, 'forms').print })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(summary).toBeVisible();
    await expect(form.name).toBeHidden();
    await page.emulateMedia({ media: null });
    expect((await calls()).filter(({ operationId }) => operationId === 'submitContactMessage')).toMatchObject([{ httpStatus: 200, status: '0' }]);
    expect((await calls()).filter(({ operationId }) => operationId === 'contactSubjects')).toHaveLength(1);
  });

  test('everything but the content is required, the e-mail address in its form; the refill button clears it; the second network is sent as the number 3', {
    tag: ['@CONTACT-01', '@CONTACT-04', '@CONTACT-05', '@CONTACT-06', '@CONTACT-07'],
  }, async ({ page, calls }) => {
    const form = contactFormOf(page, language);
    const { error } = form.t;
    await form.open();
    await form.submit.click();
    await expect(form.summary.getByRole('link')).toHaveText([error.name, error.email, error.mobile, error.network, error.subject, form.tCaptcha.missing]);
    await expect(form.summary).toBeFocused();
    await expect(page).toHaveTitle(new RegExp(`^${messages(language, 'forms').errorTitle}`));
    await form.summary.getByRole('link', { name: error.network }).click();
    await expect(form.network.getByRole('radio').first()).toBeFocused();
    await form.summary.getByRole('link', { name: error.subject }).click();
    await expect(form.subject).toBeFocused();

    await form.fill();
    await form.email.fill('taiman.chan');
    await form.submit.click();
    await expect(form.summary.getByRole('link')).toHaveText([error.emailWrong]);
    await expect(form.email).toHaveAccessibleDescription(new RegExp(error.emailWrong));
    await form.email.fill('taiman.chan@mail.example');
    await expect(form.summary).toBeHidden();
    expect((await calls()).filter(({ operationId }) => operationId === 'submitContactMessage')).toEqual([]);

    await form.content.fill('你好');
    await form.refill.click();
    for (const field of [form.name, form.email, form.mobile, form.subject, form.content, form.captcha]) await expect(field).toHaveValue('');
    await expect(form.network.getByRole('radio', { checked: true })).toHaveCount(0);
    await expect(form.name).toBeFocused();
    await expect(form.main.getByText(form.t.cleared)).toBeAttached();

    await form.fill();
    await expect(form.network.getByRole('radio')).toHaveCount(2);
    const [customer, other] = [form.network.getByRole('radio').first(), form.network.getByRole('radio').last()];
    await expect(form.network).toHaveAccessibleName(language === 'cn' ? /你是.*的客戶嗎？/ : /Are you a .* customer\?/);
    await expect(customer).toHaveAccessibleName(language === 'cn' ? /^是，我是.*的客戶/ : /^Yes, I am a customer/);
    await expect(other).toHaveAccessibleName(language === 'cn' ? /^不是/ : /^No, I am not a customer/);
    await other.check();
    // No content was written, so none is sent (A27).
    expect(await posted(page, SEND, () => form.submit.click())).toEqual({ ...message, network: 3 });
  });
});

test('subjects: while they load, when there are none, when they cannot be had; hotline, chat and shops are beside the form', { tag: '@CONTACT-08' }, async ({
  page,
  scenario,
  requests,
}) => {
  const form = contactFormOf(page);
  // With a scenario the page is not prerendered.
  await scenario('contactSubjects', { delay: 1 });
  const subjects = await holdRequests(page, '**/api/news/listContactUsSubjects?*');
  await form.open();
  await expect(form.subject.locator('option')).toHaveText([form.t.subjectsLoading]);
  // What is typed meanwhile is not touched by their arrival.
  await form.name.fill('陳大文');
  await subjects.release();
  await expect(form.subject.locator('option')).toHaveCount(contactSubjectsSeed.length + 1);
  await expect(form.name).toHaveValue('陳大文');
  await expectGetWithoutPayload(requests, '/api/news/listContactUsSubjects');

  await scenario('contactSubjects', { example: 'empty' });
  await form.open();
  await expect(form.subject).toHaveAccessibleDescription(fill(form.t.subjectsNone, { hotline: '1118' }));

  await scenario('contactSubjects', { code: 0 });
  await form.open();
  await expect(form.subject).toHaveAccessibleDescription(form.t.subjectsFailed);
  await scenario('contactSubjects');
  await form.main.getByRole('button', { name: form.t.retry }).click();
  await expect(form.subject.locator('option')).toHaveCount(contactSubjectsSeed.length + 1);
  await form.subject.selectOption('5006');
  await expect(form.subject).toHaveValue('5006');

  const { title, call, chat, shops } = form.t.other;
  const other = form.main.getByRole('complementary', { name: title });
  await expect(other.getByRole('link')).toHaveCount(4);
  for (const [name, href] of [
    [fill(call, { number: 1118 }), 'tel:1118'],
    [chat, /^https:\/\/chat\./],
    [shops, /\/care\/shopsncentres$/],
    [messages('cn', 'common').account.personal, paths.shops],
  ] as const)
    await expect(other.getByRole('link', { name: new RegExp(`^${name}`) })).toHaveAttribute('href', href);
});
