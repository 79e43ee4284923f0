import type { Page } from '@playwright/test';
import { CAPTCHA_TEXT } from '../../mock-server/seed/site-captcha.ts';
import { paths } from '../../src/lib/paths.ts';
import { fieldIn } from './job-form.ts';
import { expect, type Language, messages } from './site.ts';

/** The e-mail form, found by what the sender reads. */
export function contactFormOf(page: Page, language: Language = 'cn') {
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
    submit: main.getByRole('button', { name: t.submit, exact: true }),
    refill: main.getByRole('button', { name: t.refill, exact: true }),
    summary: main.getByRole('alert'),
    open: async () => {
      await page.goto(paths.contact);
      await expect(form.picture).toBeVisible();
    },
    /** What must be filled in. */
    fill: async () => {
      for (const name of ['name', 'email', 'mobile', 'captcha'] as const) await form[name].fill(message[name]);
      await form.network.getByRole('radio').first().check();
      await form.subject.selectOption(message.contactUsSubjectId);
    },
  };
  return form;
}

/** What `fill` fills in, as it is sent. */
export const message = {
  name: '陳大文',
  email: 'taiman.chan@mail.example',
  mobile: '66881234',
  network: 4,
  contactUsSubjectId: '5002',
  captcha: CAPTCHA_TEXT,
  codepwd: expect.stringMatching(/^\w{32}$/) as unknown as string,
};
