import type { Locator, Page } from '@playwright/test';
import { contactSubjectsSeed } from '../../mock-server/seed/contact.ts';
import { CAPTCHA_TEXT } from '../../mock-server/seed/site-captcha.ts';
import { brand } from '../../src/brand/brand.ts';
import { ALWAYS, inTurn, LOOKS } from '../support/full.ts';
import { holdRequests } from '../support/hold.ts';
import { fieldIn } from '../support/job-form.ts';
import { expectPlainGet, watchRequests } from '../support/reads.ts';
import { expect, expectAccessible, expectNoHorizontalScroll, FAILED_RESOURCE, fill, type Language, messages, readMessage, test } from '../support/site.ts';

const SEND = '**/api/news/contact3?*';

/** The e-mail form, found by what the sender reads. */
function contactForm(page: Page, language: Language = 'cn') {
  const t = messages(language, 'contact');
  const tCaptcha = messages(language, 'captcha');
  const main = page.getByRole('main');
  const form = {
    t,
    tCaptcha,
    main,
    name: fieldIn(main, t.name),
    email: fieldIn(main, t.email),
    mobile: fieldIn(main, t.mobile),
    network: main.getByRole('group', { name: t.network }),
    subject: fieldIn(main, t.subject),
    content: fieldIn(main, t.content),
    captcha: fieldIn(main, tCaptcha.label),
    picture: main.getByRole('img', { name: tCaptcha.image }),
    otherPicture: main.getByRole('button', { name: tCaptcha.refresh }),
    submit: main.getByRole('button', { name: t.submit, exact: true }),
    refill: main.getByRole('button', { name: t.refill, exact: true }),
    summary: main.getByRole('alert'),
    open: async () => {
      await page.goto('/contactUs');
      await expect(form.picture).toBeVisible();
    },
    fill: async () => {
      await form.name.fill('陳大文');
      await form.email.fill('taiman.chan@mail.example');
      await form.mobile.fill('66881234');
      await form.network.getByRole('radio').first().check();
      await form.subject.selectOption('5002');
      await form.captcha.fill(CAPTCHA_TEXT);
    },
  };
  return form;
}

const message = {
  name: '陳大文',
  email: 'taiman.chan@mail.example',
  mobile: '66881234',
  network: 4,
  contactUsSubjectId: '5002',
  captcha: CAPTCHA_TEXT,
  codepwd: expect.stringMatching(/^\w{32}$/) as unknown as string,
};

for (const language of inTurn('en')) {
  test(`in ${language} a visitor sends a message; the toast says so, and the form is empty again`, {
    tag: ['@CONTACT-02', '@CONTACT-03', '@CONTACT-06', '@CONTACT-09', '@ROLE-02'],
  }, async ({ page, setLocale, calls }) => {
    await setLocale(language);
    const form = contactForm(page, language);
    await form.open();
    await expect(form.main.getByRole('heading', { level: 1, name: form.t.title })).toBeVisible();
    await expect(form.subject.locator('option:not([value=""])')).toHaveText(contactSubjectsSeed.map(({ name }) => name[language]));
    await form.fill();
    await form.content.fill('十一月帳單\n請代為核對。');
    const firstPicture = await form.picture.getAttribute('src');
    const sent = page.waitForRequest(SEND);
    await form.submit.click();
    const request = await sent;
    expect(request.postDataJSON()).toEqual({ ...message, content: '十一月帳單\n請代為核對。' });
    expect(request.headers().token).toBe('');

    await expect(page.getByText(form.t.sent.notice, { exact: true })).toBeVisible();
    for (const field of [form.name, form.email, form.mobile, form.content, form.captcha]) await expect(field).toHaveValue('');
    await expect(form.subject).toHaveValue('');
    await expect(form.network.getByRole('radio', { checked: true })).toHaveCount(0);
    await expect(form.picture).not.toHaveAttribute('src', firstPicture ?? '');
    // The toast goes after three seconds; the note stays.
    const note = form.main.getByRole('status').filter({ hasText: message.email });
    await expect(note).toBeVisible();
    await expect(page.getByText(form.t.sent.notice, { exact: true })).toBeHidden();
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

  test(`in ${language} the two networks are named, and the second is sent as the number 3`, { tag: ['@CONTACT-06', '@CONTACT-07'] }, async ({
    page,
    setLocale,
  }) => {
    await setLocale(language);
    const form = contactForm(page, language);
    await form.open();
    await expect(form.network.getByRole('radio')).toHaveCount(2);
    const [customer, other] = [form.network.getByRole('radio').first(), form.network.getByRole('radio').last()];
    await expect(form.network).toHaveAccessibleName(language === 'cn' ? /你是.*的客戶嗎？/ : /Are you a .* customer\?/);
    await expect(customer).toHaveAccessibleName(language === 'cn' ? /^是，我是.*的客戶/ : /^Yes, I am a customer/);
    await expect(other).toHaveAccessibleName(language === 'cn' ? /^不是/ : /^No, I am not a customer/);
    await form.fill();
    await other.check();
    const sent = page.waitForRequest(SEND);
    await form.submit.click();
    // No content was written, so none is sent (A27).
    expect((await sent).postDataJSON()).toEqual({ ...message, network: 3 });
  });

  test(`in ${language} everything but the content is required, the e-mail address in its form`, { tag: ['@CONTACT-01', '@CONTACT-05'] }, async ({
    page,
    setLocale,
    calls,
  }) => {
    await setLocale(language);
    const form = contactForm(page, language);
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
  });
}

test('the refill button clears the form', { tag: '@CONTACT-04' }, async ({ page }) => {
  const form = contactForm(page);
  await form.open();
  await form.fill();
  await form.content.fill('你好');
  await form.refill.click();
  for (const field of [form.name, form.email, form.mobile, form.subject, form.content, form.captcha]) await expect(field).toHaveValue('');
  await expect(form.network.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(form.name).toBeFocused();
  await expect(form.main.getByText(form.t.cleared)).toBeAttached();
});

for (const [what, answer, said] of [
  ['a refusal', { example: 'businessError' }, '圖片中的字元不正確或已過期，請輸入新圖片中的字元。'],
  ['a server in trouble', { code: 500 }, ''],
  ['a lost connection', { code: 0 }, fill(messages('cn', 'forms').unsure.message, { number: brand.hotline })],
] as const) {
  test(`${what} is said once, at the top of the form; nothing is lost but the captcha, and the next try works`, async ({
    page,
    scenario,
    calls,
    expectConsoleErrors,
  }) => {
    expectConsoleErrors(FAILED_RESOURCE);
    const form = contactForm(page);
    await form.open();
    await form.fill();
    await form.content.fill('你好');
    const firstPicture = await form.picture.getAttribute('src');
    await scenario('submitContactMessage', answer);
    await form.submit.click();
    await expect(form.summary).toContainText(said);
    await expect(form.summary).toBeFocused();
    if (said !== '') await expect(page.getByText(said)).toHaveCount(1);
    await expect(form.captcha).toHaveValue('');
    await expect(form.picture).not.toHaveAttribute('src', firstPicture ?? '');
    await expect(form.name).toHaveValue(message.name);
    await expect(form.content).toHaveValue('你好');
    await expect(form.subject).toHaveValue('5002');

    await readMessage(page);
    await scenario('submitContactMessage');
    await form.captcha.fill(CAPTCHA_TEXT);
    const sent = page.waitForRequest(SEND);
    await form.submit.click();
    expect((await sent).postDataJSON()).toEqual({ ...message, content: '你好' });
    await expect(page.getByText(form.t.sent.notice, { exact: true })).toBeVisible();
    expect((await calls()).filter(({ operationId, status }) => operationId === 'submitContactMessage' && status === '0')).toHaveLength(1);
  });
}

test('a message is sent once, however often one presses', async ({ page, scenario, calls }) => {
  const form = contactForm(page);
  await form.open();
  await scenario('submitContactMessage', { delay: 1500 });
  await form.fill();
  await form.captcha.press('Enter');
  await form.captcha.press('Enter');
  await form.main.locator('[data-busy]').dblclick({ force: true });
  await expect(page.getByText(form.t.sent.notice, { exact: true })).toBeVisible();
  expect((await calls()).filter(({ operationId }) => operationId === 'submitContactMessage')).toHaveLength(1);
});

test('subjects: while they load, when there are none, when they cannot be had', { tag: '@CONTACT-08' }, async ({ page, scenario, expectConsoleErrors }) => {
  expectConsoleErrors(FAILED_RESOURCE);
  const form = contactForm(page);
  const requests = watchRequests(page);
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
  await expectPlainGet(requests, '/api/news/listContactUsSubjects');

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
});

test('switching the language keeps what was typed and chosen, and brings the other names', async ({ page }) => {
  const form = contactForm(page);
  await form.open();
  await form.fill();
  await page
    .getByRole('banner')
    .getByRole('button', { name: /ENG|English/ })
    .click();
  const english = contactForm(page, 'en');
  await expect(english.subject.locator('option:checked')).toHaveText('Bills and payments');
  await expect(english.name).toHaveValue(message.name);
  await expect(english.network.getByRole('radio').first()).toBeChecked();
  await expect(english.picture).toBeVisible();
  await expect(english.captcha).toHaveValue('');
  await english.captcha.fill(CAPTCHA_TEXT);
  const sent = page.waitForRequest(SEND);
  await english.submit.click();
  expect((await sent).postDataJSON()).toEqual(message);
});

for (const language of inTurn('cn')) {
  test(`in ${language} the form can be done with the keyboard`, async ({ page, setLocale }) => {
    await setLocale(language);
    const form = contactForm(page, language);
    await form.open();
    const reach = async (target: Locator) => {
      for (let presses = 0; presses < 60; presses += 1) {
        if (await target.evaluate((element) => element === document.activeElement)) return;
        await page.keyboard.press('Tab');
      }
      throw new Error('The Tab key does not get there');
    };
    await reach(form.name);
    await page.keyboard.type('陳大文');
    await page.keyboard.press('Tab');
    await page.keyboard.type('taiman.chan@mail.example');
    await page.keyboard.press('Tab');
    await page.keyboard.type('66881234');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await expect(form.subject).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await reach(form.captcha);
    await page.keyboard.type(CAPTCHA_TEXT);
    const sent = page.waitForRequest(SEND);
    await page.keyboard.press('Enter');
    expect((await sent).postDataJSON()).toMatchObject({ name: message.name, network: 4, contactUsSubjectId: expect.stringMatching(/^500[12]$/) });
    await expect(page.getByText(form.t.sent.notice, { exact: true })).toBeVisible();
  });
}

test('attack strings stay text', { tag: ALWAYS }, async ({ page }) => {
  page.on('dialog', () => {
    throw new Error('A dialog opened');
  });
  const form = contactForm(page);
  const attack = `"><img src=x onerror="alert(1)"><script>alert(1)</script>{{constructor}}`;
  await form.open();
  await form.fill();
  await form.name.fill(attack.slice(0, 60));
  await form.content.fill(attack);
  const sent = page.waitForRequest(SEND);
  await form.submit.click();
  expect((await sent).postDataJSON()).toMatchObject({ name: attack.slice(0, 60), content: attack });
  await expect(page.getByText(form.t.sent.notice, { exact: true })).toBeVisible();
});

test('hotline, chat and shops are beside the form', async ({ page }) => {
  const form = contactForm(page);
  await form.open();
  const other = form.main.getByRole('complementary', { name: form.t.other.title });
  await expect(other.getByRole('link')).toHaveCount(4);
  await expect(other.getByRole('link', { name: fill(form.t.other.call, { number: 1118 }) })).toHaveAttribute('href', 'tel:1118');
  for (const [name, href] of [
    [form.t.other.chat, /^https:\/\/chat\./],
    [form.t.other.shops, /\/care\/shopsncentres$/],
    [form.t.other.map, /^https:\/\/maps\./],
  ] as const) {
    const link = other.getByRole('link', { name });
    await expect(link).toHaveAttribute('href', href);
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  }
  const common = messages('cn', 'common');
  await expect(form.main.getByRole('navigation', { name: common.trail }).getByRole('link', { name: common.home })).toHaveAttribute('href', '/index');
  await expect(page.locator('h1')).toHaveCount(1);
  await page.emulateMedia({ media: 'print' });
  await expect(form.submit).toBeHidden();
});

for (const { language, colorScheme, tag } of LOOKS) {
  test(`the form is accessible and fits a phone: ${colorScheme}, ${language}`, { tag }, async ({ page, setLocale }) => {
    await setLocale(language);
    await page.emulateMedia({ colorScheme });
    const form = contactForm(page, language);
    const check = async () => {
      await expectAccessible(page);
      for (const width of [320, 390]) {
        await page.setViewportSize({ width, height: 844 });
        await expectNoHorizontalScroll(page);
      }
      await page.setViewportSize({ width: 1280, height: 900 });
    };
    await form.open();
    await check();
    await form.submit.click();
    await expect(form.summary).toBeVisible();
    await check();
    await form.fill();
    await form.submit.click();
    await expect(form.main.getByRole('status').filter({ hasText: message.email })).toBeVisible();
    await check();
  });
}
