import type { Page } from '@playwright/test';
import { paths } from '../../src/lib/paths.ts';
import { test as base, expect, fill, type Language, messages } from './site.ts';

/** The SMS page, found by what the customer reads. */
export function smsOf(page: Page, language: Language = 'cn') {
  const t = messages(language, 'sms');
  const main = page.getByRole('main');
  const button = (name: string) => main.getByRole('button', { name, exact: true });
  const sheet = page.getByRole('dialog');
  const sms = {
    t,
    main,
    button,
    heading: (name: string) => main.getByRole('heading', { level: 1, name, exact: true }),
    numbers: main.getByLabel(t.recipients.label, { exact: true }),
    list: main.getByRole('list', { name: t.recipients.list }),
    /** Entries that are no telephone numbers. */
    wrong: main.getByRole('region', { name: t.recipients.fixTitle }).getByRole('textbox'),
    content: main.getByLabel(t.message.label, { exact: true }),
    /** In which a group or a template is saved, or a saved one chosen. */
    sheet,
    saveName: sheet.getByRole('textbox'),
    save: sheet.getByRole('button', { name: t.save, exact: true }),
    /** The last press before a saved group or template is deleted. */
    confirmDeletion: page.getByRole('alertdialog').getByRole('button', { name: t.picker.delete, exact: true }),
    preview: button(t.cost.preview),
    send: button(t.confirm.send),
    scheduled: main.getByRole('button', { name: t.tasks.title }),
    record: main.getByRole('tab', { name: t.tabs.record }),
    toast: page.getByRole('region', { name: messages(language, 'common').toasts.label }),
    picker: (name: string) => page.getByRole('dialog', { name, exact: true }),
    open: async () => {
      await page.goto(paths.sms);
      await expect(sms.heading(t.title)).toBeVisible();
    },
    /** Pastes a list as from a spreadsheet. */
    paste: async (text: string) => {
      await sms.numbers.focus();
      await sms.numbers.evaluate((input, list) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text', list);
        input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
      }, text);
    },
    /** A message to one number, up to the confirm screen. */
    toConfirm: async (number = '66123456', content = 'The book fair opens at 10:00.') => {
      await sms.numbers.fill(number);
      await sms.content.fill(content);
      await sms.preview.click();
      await expect(sms.heading(t.confirm.title)).toBeFocused();
    },
    /** Saves recipients or message under a name, from the compose view. */
    saveAs: async (what: 'group' | 'template', name: string) => {
      await button(t[what].save).click();
      await sms.saveName.fill(name);
      await sms.save.click();
    },
    /** Chooses what is saved under a name from the open sheet. */
    choose: async (name: string, then: 'confirm' | 'delete') => {
      await sheet.getByRole('radio', { name }).check();
      await sheet.getByRole('button', { name: t.picker[then], exact: true }).click();
    },
    /** Fills in what is saved under a name. */
    use: async (what: 'group' | 'template', name: string) => {
      await button(t[what].pick).click();
      await sms.choose(name, 'confirm');
      await expect(sheet).toBeHidden();
    },
    remove: (number: string) => button(fill(t.recipients.remove, { number })),
  };
  return sms;
}

/** With the SMS page. */
export const test = base.extend<{ sms: ReturnType<typeof smsOf> }>({ sms: ({ page, language }, use) => use(smsOf(page, language)) });

/** A day from today in Macau, `YYYY-MM-DD`. */
export function macauDay(daysFromToday: number): string {
  return new Date(Date.now() + (8 + daysFromToday * 24) * 60 * 60 * 1000).toISOString().slice(0, 10);
}
