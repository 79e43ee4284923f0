import type { Locator, Page } from '@playwright/test';
import { CAPTCHA_TEXT } from '../../mock-server/seed/site-captcha.ts';
import { expect, fill, type Language, messages } from './site.ts';

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
export class JobForm {
  readonly main: Locator;
  readonly next: Locator;
  readonly submit: Locator;
  readonly refill: Locator;
  readonly summary: Locator;
  readonly dialog: Locator;
  readonly captcha: Locator;
  readonly picture: Locator;
  readonly otherPicture: Locator;
  readonly file: Locator;
  /** Exchanges the CV; it is there once a CV has been uploaded. */
  readonly replace: Locator;
  readonly t: ReturnType<typeof messages<'careers'>>;
  readonly tCaptcha: ReturnType<typeof messages<'captcha'>>;
  private readonly page: Page;

  constructor(page: Page, language: Language = 'cn') {
    this.page = page;
    this.t = messages(language, 'careers');
    this.tCaptcha = messages(language, 'captcha');
    this.main = page.getByRole('main');
    this.next = this.main.getByRole('button', { name: this.t.next, exact: true });
    this.submit = this.main.getByRole('button', { name: this.t.submit, exact: true });
    this.refill = this.main.getByRole('button', { name: this.t.refill, exact: true });
    this.summary = this.main.getByRole('alert');
    this.dialog = page.getByRole('alertdialog');
    this.captcha = fieldIn(this.main, this.tCaptcha.label);
    this.picture = this.main.getByRole('img', { name: this.tCaptcha.image });
    this.otherPicture = this.main.getByRole('button', { name: this.tCaptcha.refresh });
    this.file = this.main.locator('input[type=file]');
    this.replace = this.main.getByRole('button').filter({ hasText: this.t.cv.replace });
  }

  async open(query = ''): Promise<void> {
    await this.page.goto(`/joinUs${query}`);
    await this.main.getByRole('heading', { level: 1, name: this.t.title }).waitFor();
  }

  field(label: string, place: Locator = this.main): Locator {
    return fieldIn(place, label);
  }

  /** The heading of a part: it is there when one has arrived. */
  part(id: keyof JobForm['t']['part']): Locator {
    return this.main.getByRole('heading', { level: 2, name: this.t.part[id].name });
  }

  section(id: keyof JobForm['t']['section']): Locator {
    return this.main.getByRole('region', { name: this.t.section[id], exact: true });
  }

  entry(kind: 'school' | 'job', place: number): Locator {
    return this.main.getByRole('group', { name: fill(this.t[kind].legend, { number: place }), exact: true });
  }

  add(kind: 'school' | 'job'): Locator {
    return this.main.getByRole('button', { name: this.t[kind].add, exact: true });
  }

  /** What must be filled in of part 1 (JOB-08). */
  async fillPosition(): Promise<void> {
    await this.field(this.t.field.position).fill('客戶服務主任');
    await this.field(this.t.field.salary).fill('18000');
    await this.field(this.t.field.arrivalDate).fill(FIRST_DAY);
    await this.field(this.t.source['2']).check();
  }

  /** What must be filled in of part 2 (JOB-08). */
  async fillPerson(): Promise<void> {
    await this.field(this.t.field.engName).fill('CHAN TAI MAN');
    await this.field(this.t.field.chiName).fill('陳大文');
    await this.field(this.t.field.contactNumber).fill('28451234');
    await this.field(this.t.field.mobileNumber).fill('66881234');
  }

  /** Goes to the last part with nothing filled in but what must be. */
  async reachEnd(): Promise<void> {
    await this.open();
    await this.fillToEnd();
  }

  /** From the first part to the last. */
  async fillToEnd(): Promise<void> {
    await this.fillPosition();
    await this.next.click();
    await this.part('person').waitFor();
    await this.fillPerson();
    await this.next.click();
    await this.part('learning').waitFor();
    await this.next.click();
    await this.part('work').waitFor();
    await this.next.click();
    await this.part('send').waitFor();
    await expect(this.picture).toBeVisible();
  }

  async typeCaptcha(): Promise<void> {
    await this.captcha.fill(CAPTCHA_TEXT);
  }

  /** What this browser keeps of the form. */
  async draft(): Promise<string> {
    return this.page.evaluate(() => localStorage.getItem('jobApplicationDraft') ?? '');
  }
}

/** What {@link JobForm.reachEnd} fills in, as it is sent. */
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
