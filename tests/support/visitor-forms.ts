import type { Locator, Page } from '@playwright/test';
import { CAPTCHA_TEXT } from '../../mock-server/seed/site-captcha.ts';
import { paths } from '../../src/lib/paths.ts';
import { expect, fill, type Language, messages } from './site.ts';

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

/** Matches the text itself. */
export const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A first day that is not in the past. */
export const FIRST_DAY = `${new Date().getFullYear() + 1}-01-04`;

/** A field of a form by its label, with or without "(optional)" behind it. */
export function fieldIn(place: Locator, label: string): Locator {
  return place.getByLabel(new RegExp(`^${escaped(label)}(?:\\s*[（(][^）)]*[）)])?$`));
}

/** A small file that is a CV as far as its name says. */
export function cvFile(name: string, bytes = 2048) {
  return { name, mimeType: name.endsWith('.doc') ? 'application/msword' : 'application/pdf', buffer: Buffer.alloc(bytes, 'x') };
}

/** The job application, found by what the applicant reads. */
export function jobFormOf(page: Page, language: Language = 'cn') {
  const t = messages(language, 'careers');
  const tCaptcha = messages(language, 'captcha');
  const main = page.getByRole('main');
  const button = (name: string) => main.getByRole('button', { name, exact: true });
  const form = {
    t,
    tCaptcha,
    main,
    next: button(t.next),
    submit: button(t.submit),
    refill: button(t.refill),
    summary: main.getByRole('alert'),
    dialog: page.getByRole('alertdialog'),
    captcha: fieldIn(main, tCaptcha.label),
    picture: main.getByRole('img', { name: tCaptcha.image }),
    otherPicture: main.getByRole('button', { name: tCaptcha.refresh }),
    file: main.locator('input[type=file]'),
    /** Exchanges the CV; it is there once a CV has been uploaded. */
    replace: main.getByRole('button').filter({ hasText: t.cv.replace }),
    field: (label: string, place = main) => fieldIn(place, label),
    /** The heading of a part: it is there when one has arrived. */
    part: (id: keyof typeof t.part) => main.getByRole('heading', { level: 2, name: t.part[id].name }),
    section: (id: keyof typeof t.section) => main.getByRole('region', { name: t.section[id], exact: true }),
    entry: (kind: 'school' | 'job', place: number) => main.getByRole('group', { name: fill(t[kind].legend, { number: place }), exact: true }),
    add: (kind: 'school' | 'job') => button(t[kind].add),
    open: async (query = '') => {
      await page.goto(`/joinUs${query}`);
      await main.getByRole('heading', { level: 1, name: t.title }).waitFor();
    },
    /** What must be filled in of part 1 (JOB-08). */
    fillPosition: async () => {
      await form.field(t.field.position).fill(required.position);
      await form.field(t.field.salary).fill(String(required.salary));
      await form.field(t.field.arrivalDate).fill(FIRST_DAY);
      await form.field(t.source['2']).check();
    },
    /** What must be filled in of part 2 (JOB-08). */
    fillPerson: async () => {
      for (const name of ['engName', 'chiName', 'contactNumber', 'mobileNumber'] as const) await form.field(t.field[name]).fill(required[name]);
    },
    /** Goes to the last part with nothing filled in but what must be. */
    reachEnd: async () => {
      await form.open();
      await form.fillToEnd();
    },
    /** From the first part to the last. */
    fillToEnd: async () => {
      await form.fillPosition();
      await form.next.click();
      await form.part('person').waitFor();
      await form.fillPerson();
      for (const part of ['learning', 'work', 'send'] as const) {
        await form.next.click();
        await form.part(part).waitFor();
      }
      await expect(form.picture).toBeVisible();
    },
    typeCaptcha: async () => {
      await form.captcha.fill(CAPTCHA_TEXT);
    },
    /** What this browser keeps of the form. */
    draft: () => page.evaluate(() => localStorage.getItem('jobApplicationDraft') ?? ''),
  };
  return form;
}

/** What `reachEnd` fills in, as it is sent. */
export const required = {
  position: '客戶服務主任',
  salary: 18000,
  arrivalDate: FIRST_DAY,
  jobSources: ['2'],
  engName: 'CHAN TAI MAN',
  chiName: '陳大文',
  contactNumber: '28451234',
  mobileNumber: '66881234',
  captcha: CAPTCHA_TEXT,
};
