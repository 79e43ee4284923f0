import type { Locator, Page } from '@playwright/test';
import { FULL_ONLY } from '../support/full.ts';
import { expectNothingCut, setTextSize } from '../support/large-text.ts';
import { postpaid } from '../support/log-in.ts';
import { expect, expectFitsPhones, messages, sent, test } from '../support/site.ts';
import { macauDay, smsOf } from '../support/sms.ts';

/** 173 numbers, six entries that are none, and two of the numbers once more: what a spreadsheet gives. */
const LOCAL = Array.from({ length: 173 }, (_, at) => `66${String(100_000 + at)}`);
const WRONG = ['6812 45', '36123456', 'Ana Lei', '661234567', '+0123', '668812'];
const SPREADSHEET = [...LOCAL, ...WRONG, ...LOCAL.slice(0, 2)].join('\n');
const PHONE = { width: 390, height: 844 };

const foldOf = (page: Page, title: string) => page.getByRole('main').getByRole('button', { name: new RegExp(`^${title}`) });
const inSight = async (page: Page, name: string) => {
  const button = page.getByRole('main').getByRole('button', { name, exact: true });
  await expect(button).toBeInViewport({ ratio: 1 });
  // Nothing lies over it.
  await button.click({ trial: true, timeout: 2000 });
};

/** Whether the field shows its widest value whole: as wide as the browser would make it by itself. */
const isWideEnough = (field: Locator) =>
  field.evaluate((element) => {
    const own = element.cloneNode(true) as HTMLElement;
    own.style.cssText = 'position: absolute; width: auto; visibility: hidden';
    element.parentElement?.append(own);
    const isWide = element.getBoundingClientRect().width >= own.getBoundingClientRect().width;
    own.remove();
    return isWide;
  });

test.beforeEach(({ setLocale }) => setLocale('en'));

test('of 200 pasted numbers the wrong ones are listed apart, mended one by one and removed together', { tag: ['@SMS-11'] }, async ({
  page,
  request,
  sandbox,
  calls,
}) => {
  const sms = smsOf(page, 'en');
  await sms.open(request, sandbox, postpaid);
  await sms.paste(SPREADSHEET);
  const counts = sms.main.getByRole('status').filter({ hasText: '173 valid' });
  await expect(counts).toContainText('6 to correct');
  await expect(counts).toContainText('2 duplicates left out');
  await expect(counts, 'for a screen reader').toContainText('invalid');
  await expect(sms.list.getByRole('listitem')).toHaveCount(173);
  const fix = sms.main.getByRole('region', { name: 'Numbers to correct' });
  await expect(fix.getByRole('textbox')).toHaveCount(6);
  for (const [row, entry] of WRONG.entries()) {
    await expect(sms.wrong.nth(row)).toHaveValue(entry);
    await expect(sms.wrong.nth(row)).toHaveAttribute('aria-invalid', 'true');
  }
  await expect(sms.wrong.first()).toHaveAccessibleDescription('“6812 45” has 6 of 8 digits. Complete or remove it.');

  // The error summary leads to the first of them.
  await sms.content.fill('Order ready');
  await sms.preview.click();
  const error = '6 numbers cannot receive SMS. Correct or remove them.';
  await sms.main.getByRole('alert').getByRole('link', { name: error }).click();
  await expect(sms.wrong.first()).toBeFocused();
  await expect(fix).toContainText(error);

  // Still wrong: it keeps its row. Then right: the next one has the focus.
  await sms.wrong.first().fill('6812 451');
  await page.keyboard.press('Enter');
  await expect(sms.wrong.first()).toHaveAccessibleDescription('“6812 451” has 7 of 8 digits. Complete or remove it.');
  await expect(sms.wrong.first()).toBeFocused();
  await sms.wrong.first().fill('6812 4519');
  await page.keyboard.press('Enter');
  await expect(counts.or(sms.main.getByRole('status').filter({ hasText: '174 valid' }))).toContainText('5 to correct');
  await expect(sms.wrong.first()).toHaveValue('36123456');
  await expect(sms.wrong.first()).toBeFocused();

  await fix.getByRole('button', { name: 'Remove all 5' }).click();
  await expect(fix).toHaveCount(0);
  await expect(sms.numbers).toBeFocused();
  await sms.button('Undo').click();
  await expect(fix.getByRole('textbox')).toHaveCount(5);
  await fix.getByRole('button', { name: 'Remove all 5' }).click();
  const requested = page.waitForRequest('**/api/care/sendsmsconfirm?*');
  await sms.preview.click();
  expect((await requested).postDataJSON().mobileList).toEqual([...LOCAL, '68124519']);
  await expect(sms.heading('Check and send')).toBeFocused();
  expect(sent(await calls(), 'previewSms')).toBe(1);
});

test('a number that is half mended is removed by its bin, right ones are left with Tab, and a mistake can be made twice', { tag: ['@SMS-11'] }, async ({
  page,
  request,
  sandbox,
}) => {
  const sms = smsOf(page, 'en');
  await sms.open(request, sandbox, postpaid);
  await sms.paste('6812 45\nAna Lei\n668812\n36123456\n');
  await expect(sms.wrong).toHaveCount(4);
  // The field is left by the press only: the number in it must not be added.
  await sms.wrong.nth(1).fill('66123456');
  await sms.button('Remove Ana Lei').click();
  await expect(sms.wrong).toHaveCount(3);
  await expect(sms.list).toHaveCount(0);

  // Another mistake in its row, then the first one once more: two rows, of which one can be removed.
  await sms.wrong.first().fill('6812 451');
  await page.keyboard.press('Enter');
  await sms.numbers.fill('6812 45');
  await sms.numbers.press('Enter');
  await expect(sms.wrong).toHaveCount(4);
  await sms.button('Remove 668812').click();
  await expect(sms.wrong).toHaveCount(3);
  for (const [row, entry] of ['6812 451', '36123456', '6812 45'].entries()) await expect(sms.wrong.nth(row)).toHaveValue(entry);

  // Tab from a number that is right now leads to the next one, from the last one to the numbers.
  for (const [right, left] of [
    ['68124519', 2],
    ['66123457', 1],
  ] as const) {
    await sms.wrong.first().fill(right);
    await page.keyboard.press('Tab');
    await expect(sms.wrong).toHaveCount(left);
    await expect(sms.wrong.first()).toBeFocused();
  }
  await sms.wrong.first().fill('66123458');
  await page.keyboard.press('Tab');
  await expect(sms.wrong).toHaveCount(0);
  await expect(sms.numbers).toBeFocused();
});

test('a name that exists is replaced only when the customer says so', { tag: ['@SMS-03', '@SMS-04', '@SMS-35'] }, async ({
  page,
  request,
  sandbox,
  calls,
  scenario,
}) => {
  const sms = smsOf(page, 'en');
  await sms.open(request, sandbox, postpaid);
  await sms.numbers.fill('66123456,66980021');
  await sms.content.fill('Closed today.');
  const ask = page.getByRole('alertdialog');
  await sms.saveAs('group', 'Nam Van members');
  await expect(ask).toContainText('Replace the group “Nam Van members”?');
  await expect(ask).toContainText('Its 4 numbers will be replaced by the 2 in your list now.');
  await expect(ask.getByRole('button', { name: 'Use another name' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(ask).toBeHidden();
  await expect(sms.saveName).toHaveValue('Nam Van members');
  expect(sent(await calls(), 'saveSmsGroup')).toBe(0);
  await sms.save.click();
  let posted = page.waitForRequest('**/api/care/saveSmsGroup?*');
  await ask.getByRole('button', { name: 'Replace', exact: true }).click();
  expect((await posted).postDataJSON()).toEqual({ name: 'Nam Van members', numList: '66123456,66980021' });
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(sent(await calls(), 'saveSmsGroup')).toBe(1);

  await sms.saveAs('template', 'Order ready');
  await expect(ask).toContainText('Replace the template “Order ready”?');
  await expect(ask).toContainText('Dawnlight Books: your order is ready.');
  posted = page.waitForRequest('**/api/care/saveSmsTemplate?*');
  await ask.getByRole('button', { name: 'Replace', exact: true }).click();
  expect((await posted).postDataJSON()).toEqual({ name: 'Order ready', description: 'Closed today.' });
  await expect(page.getByRole('dialog')).toBeHidden();

  // What exists cannot be read: nothing is replaced unknown to the customer.
  await scenario('smsGroups', { example: 'businessError' });
  await sms.saveAs('group', 'Shop team');
  await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
  expect(sent(await calls(), 'saveSmsGroup')).toBe(1);
});

test('a group or template is added or takes the place of what is there, and everything can be taken back', {
  tag: ['@SMS-03', '@SMS-04', '@SMS-24', '@SMS-25'],
}, async ({ page, request, sandbox }) => {
  const sms = smsOf(page, 'en');
  await sms.open(request, sandbox, postpaid);
  const items = sms.list.getByRole('listitem');
  const dialog = page.getByRole('dialog');
  const use = async (button: string, name: string, how?: string) => {
    await sms.button(button).click();
    await dialog.getByRole('radio', { name }).check();
    if (how !== undefined) await dialog.getByRole('radio', { name: how }).check();
    await dialog.getByRole('button', { name: 'Use', exact: true }).click();
    await expect(dialog).toBeHidden();
  };
  /** The name of what was chosen is filled in where it is saved again. */
  const offersName = async (button: string, name: string) => {
    await sms.button(button).click();
    await expect(sms.saveName).toHaveValue(name);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  };
  await sms.numbers.fill('62000000');
  await sms.numbers.press('Enter');
  await sms.button('Choose a group').click();
  await expect(dialog.getByRole('group', { name: 'Your list already has 1 number' }).getByRole('radio', { name: 'Add to the list' })).toBeChecked();
  await page.keyboard.press('Escape');
  await use('Choose a group', 'Shop team');
  await expect(items).toHaveText(['6200 0000', '6688 1234', '6300 9127', '2871 0066']);
  await expect(sms.main.getByText('3 numbers added from “Shop team”')).toBeVisible();
  await sms.button('Undo').click();
  await expect(items).toHaveText(['6200 0000']);
  await expect(sms.numbers).toBeFocused();
  await use('Choose a group', 'Shop team', 'Replace the list');
  await expect(items).toHaveText(['6688 1234', '6300 9127', '2871 0066']);
  await offersName('Save as group', 'Shop team');
  await sms.button('Undo').click();
  await expect(items).toHaveText(['6200 0000']);

  // "Remove all", until the list is another one.
  await sms.numbers.fill('62000001,62000002');
  await sms.button('Add').click();
  await sms.button('Remove all').click();
  await expect(items).toHaveCount(0);
  await sms.button('Undo').click();
  await expect(items).toHaveText(['6200 0000', '6200 0001', '6200 0002']);
  await sms.button('Remove all').click();
  await sms.numbers.fill('66123456');
  await sms.numbers.press('Enter');
  await expect(sms.button('Undo')).toHaveCount(0);

  await sms.content.fill('Dear members');
  await use('Choose a template', 'Order ready', 'Add after it');
  await expect(sms.content).toHaveValue(/^Dear members\nDawnlight Books: your order is ready\./);
  await sms.button('Undo').click();
  await expect(sms.content).toHaveValue('Dear members');
  await use('Choose a template', 'Order ready');
  await expect(sms.content).toHaveValue(/^Dawnlight Books: your order is ready\./);
  await offersName('Save as template', 'Order ready');
  await sms.button('Undo').click();
  await expect(sms.content).toHaveValue('Dear members');

  // Deleting the template of a text that was changed since takes nothing away, and says nothing.
  const remove = async (button: string, name: string) => {
    await sms.button(button).click();
    await dialog.getByRole('radio', { name }).check();
    await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(dialog.getByRole('radio', { name })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  };
  await use('Choose a template', 'Order ready');
  await sms.content.fill('Dear members, it is ready.');
  await remove('Choose a template', 'Order ready');
  await expect(sms.content).toHaveValue('Dear members, it is ready.');
  await expect(sms.button('Undo')).toHaveCount(0);

  // Deleting the group of the list removes its numbers, and only those; a name that was only typed makes no group of it.
  await use('Choose a group', 'Suppliers');
  await expect(items).toHaveCount(4);
  await sms.button('Save as group').click();
  await sms.saveName.fill('Shop team');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await sms.button('Save as group').click();
  await expect(sms.saveName).toHaveValue('Shop team');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await remove('Choose a group', 'Suppliers');
  await expect(items).toHaveText(['6612 3456']);
  await sms.button('Undo').click();
  await expect(items).toHaveCount(4);

  // A note that is gone leaves the page where it is.
  await sms.remove('6612 3456').click();
  await expect(sms.button('Undo')).toHaveCount(0);
  await page.setViewportSize({ width: 1280, height: 320 });
  await sms.button('Choose a template').evaluate((button) => button.scrollIntoView({ block: 'end' }));
  await sms.button('Choose a template').click();
  const scrolled = await page.evaluate(() => window.scrollY);
  await page.keyboard.press('Escape');
  await expect(sms.button('Choose a template')).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
});

test('the draft stays over a reload, Back from the confirmation and another page, until it is sent', async ({ page, request, sandbox }) => {
  const sms = smsOf(page, 'en');
  await sms.open(request, sandbox, postpaid);
  await sms.numbers.fill('66123456,66980021');
  await sms.numbers.press('Enter');
  await sms.content.fill('Good morning.');
  await sms.main.getByRole('radio', { name: 'Later' }).check();
  await sms.main.getByLabel('Date', { exact: true }).fill(macauDay(3));
  const expectDraft = async () => {
    await expect(sms.list.getByRole('listitem')).toHaveText(['6612 3456', '6698 0021']);
    await expect(sms.content).toHaveValue('Good morning.');
    await expect(sms.main.getByLabel('Date', { exact: true })).toHaveValue(macauDay(3));
  };
  await page.reload();
  await expectDraft();
  await sms.preview.click();
  await expect(sms.heading('Check and send')).toBeFocused();
  await page.reload();
  await expect(sms.heading('Check and send')).toBeVisible();
  await page.goBack();
  await expectDraft();
  // Closing a dialog twice in haste closes the dialog only.
  await sms.button('Choose a group').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).dblclick();
  await expectDraft();
  await page.goto('/account/billManagement/1');
  await page.goBack();
  await expectDraft();
  await sms.preview.click();
  await sms.send.click();
  await expect(sms.heading('Message scheduled')).toBeFocused();
  await page.goBack();
  await expect(sms.content).toHaveValue('');
  await expect(sms.list).toHaveCount(0);
});

for (const [language, word] of Object.entries({
  en: {
    to: 'To',
    message: 'Message',
    when: 'When',
    review: 'Review message',
    counts: '173 valid, 6 to correct',
    every: 'Every Monday at 09:30 until',
    removeAll: 'Remove all 6',
  },
  cn: {
    to: '收件人',
    message: '訊息',
    when: '發送時間',
    review: '預覽及確認',
    counts: '173 個有效、6 個待更正',
    every: '逢星期一 09:30，直至',
    removeAll: '移除這 6 個號碼',
  },
} as const)) {
  test(`on a phone the message is three folded sections, price and next step always in sight, in ${language}`, async ({ page, request, sandbox }) => {
    await page.addInitScript((value) => {
      // Of two languages the first that is set counts; the notice has tests of its own.
      localStorage.setItem('DefaultLanguage', value);
      sessionStorage.setItem('noticeClosed', 'true');
    }, language);
    await page.setViewportSize(PHONE);
    const sms = smsOf(page, language as 'cn' | 'en');
    const { t } = sms;
    await sms.open(request, sandbox, postpaid);
    const to = foldOf(page, word.to);
    const message = foldOf(page, word.message);
    const when = foldOf(page, word.when);
    await expect(to).toHaveAttribute('aria-expanded', 'true');
    await sms.paste(SPREADSHEET);
    await inSight(page, word.review);
    await message.click();
    await expect(sms.numbers).toBeHidden();
    await expect(to).toContainText(word.counts);
    await sms.content.fill('Order ready');
    await inSight(page, word.review);
    await when.click();
    await sms.main.getByRole('radio', { name: t.time.cyclic }).check();
    // The rule is one row: the day, the hour and the minute, and until when below them on a narrow phone only.
    const tops = await Promise.all(
      [t.time.every, t.time.cycleHour, t.time.cycleMinute].map(async (label) => (await sms.main.getByLabel(label, { exact: true }).boundingBox())?.y),
    );
    expect(new Set(tops.map((top) => Math.round(top ?? 0))).size).toBe(1);
    for (const label of [t.time.every, t.time.cycleHour, t.time.cycleMinute, t.time.endDate]) {
      expect(await isWideEnough(sms.main.getByLabel(label, { exact: true })), label).toBe(true);
    }
    await sms.main.getByRole('radio', { name: t.time.once }).check();
    expect(await isWideEnough(sms.main.getByLabel(t.time.date, { exact: true })), t.time.date).toBe(true);
    await sms.main.getByRole('radio', { name: t.time.cyclic }).check();
    await sms.main.getByLabel(t.time.endDate, { exact: true }).fill(macauDay(60));
    await inSight(page, word.review);
    await when.click();
    await expect(when).toContainText(word.every);
    await expect(sms.main.getByText(/MOP\$\s?\d+\.\d\d/).first()).toBeInViewport();
    const { height } = (await sms.main.boundingBox()) ?? { height: 0 };
    expect(height, 'height of the folded message').toBeLessThan(900);
    // What can be taken back is in sight, above the bar.
    await to.click();
    await sms.button(t.group.pick).click();
    await page.getByRole('group', { name: t.picker.groupList }).getByRole('radio').first().check();
    await page.getByRole('dialog').getByRole('button', { name: t.picker.confirm, exact: true }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await inSight(page, t.undo);
    await sms.button(t.undo).click();
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await inSight(page, word.review);

    // The chat, which rests above the footer, passes under the bar.
    const chat = page.getByRole('complementary', { name: messages(language as 'cn' | 'en', 'common').support, exact: true }).getByRole('link');
    const isCovered = await chat.evaluate((link) => {
      window.scrollBy({ top: link.getBoundingClientRect().bottom - window.innerHeight + 8, behavior: 'instant' });
      const { left, top, width, height } = link.getBoundingClientRect();
      return !link.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
    expect(isCovered).toBe(true);

    // A refused message opens the section that is wrong.
    await sms.preview.click();
    await expect(to).toHaveAttribute('aria-expanded', 'true');
    await sms.main.getByRole('alert').getByRole('link').first().click();
    await expect(sms.wrong.first()).toBeFocused();
    await sms.button(word.removeAll).click();
    await sms.preview.click();
    await expect(sms.heading(t.confirm.title)).toBeFocused();
    await inSight(page, t.confirm.send);
    await sms.send.click();
    await expect(sms.heading(t.result.scheduled)).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });
}

test('on a phone the record is left-aligned and colours failures, and what is chosen of the scheduled messages can be deleted from anywhere', async ({
  page,
  request,
  sandbox,
}) => {
  await page.setViewportSize(PHONE);
  const sms = smsOf(page, 'en');
  await sms.open(request, sandbox, postpaid);
  await sms.record.click();
  const table = sms.main.getByRole('table', { name: 'SMS record' });
  const failed = table.getByText('Not delivered').first();
  await failed.waitFor();
  const colour = (name: string) =>
    page.evaluate((token) => {
      const probe = document.body.appendChild(document.createElement('span'));
      probe.style.color = `var(${token})`;
      const value = getComputedStyle(probe).color;
      probe.remove();
      return value;
    }, name);
  await expect(failed).toHaveCSS('color', await colour('--error'));
  await expect(table.getByText('Sent', { exact: true }).first()).toHaveCSS('color', await colour('--ok'));
  const message = table.getByRole('rowgroup').nth(1);
  const left = async (index: number) => Math.round((await message.getByRole('cell').nth(index).boundingBox())?.x ?? 0);
  expect(await left(1), 'text below the time').toBe(await left(0));
  await expect(message.getByRole('cell').nth(1)).toHaveCSS('text-align', /left|start/);

  await sms.scheduled.click();
  const tasks = sms.main.getByRole('table', { name: 'Scheduled messages' });
  await tasks.getByRole('checkbox').first().check();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await tasks.getByRole('row').last().scrollIntoViewIfNeeded();
  await tasks.evaluate((table) => table.scrollIntoView({ block: 'end' }));
  await inSight(page, 'Delete');
});

/** The states of a message, before and after it is confirmed, as they are reached one after another. */
const STATES: Record<string, (sms: ReturnType<typeof smsOf>, page: Page) => AsyncGenerator<string>> = {
  'of a message': async function* (sms, page) {
    yield 'empty';
    await sms.paste(SPREADSHEET);
    await expect(sms.wrong).toHaveCount(6);
    await sms.content.fill('Order ready 😀');
    await sms.main.getByRole('radio', { name: 'Repeat' }).check();
    await sms.main.getByText('Start and end times').click();
    await sms.preview.click();
    await expect(sms.main.getByRole('alert')).toBeVisible();
    yield 'errors';
    await sms.button('Remove all 6').click();
    await sms.main.getByLabel('Until', { exact: true }).fill(macauDay(30));
    yield 'undo';
    await sms.button('Save as group').click();
    await sms.saveName.fill('Shop team');
    yield 'save sheet';
    await sms.save.click();
    await page.getByRole('alertdialog').waitFor();
    yield 'question';
  },
  'from the choice of a group to the record': async function* (sms, page) {
    await sms.numbers.fill('66123456,+8613812345678');
    await sms.numbers.press('Enter');
    await sms.content.fill('Order ready');
    await sms.main.getByRole('radio', { name: 'Later' }).check();
    await sms.main.getByLabel('Date', { exact: true }).fill(macauDay(3));
    await sms.button('Choose a group').click();
    await page.getByRole('dialog').getByRole('radio', { name: 'Shop team' }).check();
    yield 'picker';
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await sms.preview.click();
    await expect(sms.heading('Check and send')).toBeVisible();
    yield 'confirmation';
    await sms.send.click();
    await expect(sms.heading('Message scheduled')).toBeVisible();
    yield 'result';
    await sms.button('See scheduled messages').click();
    await expect(sms.main.getByRole('row')).toHaveCount(4);
    yield 'scheduled';
    await sms.button('Back to SMS').click();
    await sms.record.click();
    await expect(sms.main.getByRole('row')).toHaveCount(11);
    yield 'record';
  },
};

for (const [_turn, [name, statesOf]] of Object.entries(STATES).entries()) {
  test(`every state ${name} is accessible, and usable at 320 px and with text at 200 %`, { tag: FULL_ONLY }, async ({ page, request, sandbox }) => {
    test.slow();
    const sms = smsOf(page, 'en');
    await sms.open(request, sandbox, postpaid);
    for await (const state of statesOf(sms, page)) {
      await test.step(state, async () => {
        await expectFitsPhones(page);
        await expectNothingCut(page);
        await setTextSize(page, 16);
        await page.setViewportSize({ width: 1280, height: 900 });
        await page.emulateMedia({ colorScheme: 'light' });
      });
    }
  });
}
