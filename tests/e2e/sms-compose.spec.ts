import { posted } from '../support/calls.ts';
import { postpaid } from '../support/log-in.ts';
import { expect, fill, sent } from '../support/site.ts';
import { macauDay, test } from '../support/sms.ts';

/** 173 numbers, six entries that are none, and two of the numbers once more: what a spreadsheet gives. */
const LOCAL = Array.from({ length: 173 }, (_, at) => `66${String(100_000 + at)}`);
const WRONG = ['6812 45', '36123456', 'Ana Lei', '661234567', '+0123', '668812'];
const SPREADSHEET = [...LOCAL, ...WRONG, ...LOCAL.slice(0, 2)].join('\n');
/** Of the mock's lists. */
const GROUP = 'Shop team';
const TEMPLATE = 'Order ready';

test.use({ language: 'en' });
test.beforeEach(({ rememberCustomer }) => rememberCustomer(postpaid));

test('of 200 pasted numbers the wrong ones are listed apart, mended one by one and removed together', { tag: ['@SMS-11'] }, async ({ page, calls, sms }) => {
  const { t } = sms;
  await sms.open();
  await sms.paste(SPREADSHEET);
  const counted = (valid: number) => sms.main.getByRole('status').filter({ hasText: fill(t.recipients.valid_other, { count: valid }) });
  const toFix = (count: number) => fill(t.recipients.fixCount_other, { count });
  await expect(counted(173)).toContainText(toFix(6));
  await expect(counted(173)).toContainText(fill(t.recipients.doubled_other, { count: 2 }));
  await expect(counted(173), 'for a screen reader').toContainText(t.recipients.invalid.trim());
  await expect(sms.list.getByRole('listitem')).toHaveCount(173);
  const fix = sms.main.getByRole('region', { name: t.recipients.fixTitle });
  await expect(fix.getByRole('textbox')).toHaveCount(6);
  for (const [row, entry] of WRONG.entries()) {
    await expect(sms.wrong.nth(row)).toHaveValue(entry);
    await expect(sms.wrong.nth(row)).toHaveAttribute('aria-invalid', 'true');
  }
  const short = (number: string, digits: number) => fill(t.recipients.short, { number, digits });
  await expect(sms.wrong.first()).toHaveAccessibleDescription(short('6812 45', 6));

  // The error summary leads to the first of them.
  await sms.content.fill('Order ready');
  await sms.preview.click();
  const error = fill(t.recipients.toFix_other, { count: 6 });
  await sms.main.getByRole('alert').getByRole('link', { name: error }).click();
  await expect(sms.wrong.first()).toBeFocused();
  await expect(fix).toContainText(error);

  // Still wrong: it keeps its row. Then right: the next one has the focus, with Enter and with Tab.
  await sms.wrong.first().fill('6812 451');
  await page.keyboard.press('Enter');
  await expect(sms.wrong.first()).toHaveAccessibleDescription(short('6812 451', 7));
  await expect(sms.wrong.first()).toBeFocused();
  await sms.wrong.first().fill('6812 4519');
  await page.keyboard.press('Enter');
  await expect(counted(174)).toContainText(toFix(5));
  await expect(sms.wrong.first()).toHaveValue('36123456');
  await expect(sms.wrong.first()).toBeFocused();
  await sms.wrong.first().fill('66123457');
  await page.keyboard.press('Tab');
  await expect(counted(175)).toContainText(toFix(4));
  await expect(sms.wrong.first()).toBeFocused();

  const removeAll = fix.getByRole('button', { name: fill(t.recipients.removeWrong_other, { count: 4 }) });
  await removeAll.click();
  await expect(fix).toHaveCount(0);
  await expect(sms.numbers).toBeFocused();
  await sms.button(t.undo).click();
  await expect(fix.getByRole('textbox')).toHaveCount(4);
  await removeAll.click();
  expect(await posted(page, '/api/care/sendsmsconfirm', () => sms.preview.click())).toMatchObject({ mobileList: [...LOCAL, '68124519', '66123457'] });
  await expect(sms.heading(t.confirm.title)).toBeFocused();
  expect(sent(await calls(), 'previewSms')).toBe(1);
});

test('a name that exists is replaced only when the customer says so', { tag: ['@SMS-03', '@SMS-04', '@SMS-35'] }, async ({ page, calls, scenario, sms }) => {
  const { t } = sms;
  await sms.open();
  await sms.numbers.fill('66123456,66980021');
  await sms.content.fill('Closed today.');
  const ask = page.getByRole('alertdialog');
  await sms.saveAs('group', 'Nam Van members');
  await expect(ask).toContainText(fill(t.group.replaceTitle, { name: 'Nam Van members' }));
  await expect(ask).toContainText('Its 4 numbers will be replaced by the 2 in your list now.');
  await expect(ask.getByRole('button', { name: t.otherName })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(ask).toBeHidden();
  await expect(sms.saveName).toHaveValue('Nam Van members');
  expect(sent(await calls(), 'saveSmsGroup')).toBe(0);
  await sms.save.click();
  expect(await posted(page, '/api/care/saveSmsGroup', () => ask.getByRole('button', { name: t.replace, exact: true }).click())).toEqual({
    name: 'Nam Van members',
    numList: '66123456,66980021',
  });
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(sent(await calls(), 'saveSmsGroup')).toBe(1);

  await sms.saveAs('template', TEMPLATE);
  await expect(ask).toContainText(fill(t.template.replaceTitle, { name: TEMPLATE }));
  await expect(ask).toContainText('Dawnlight Books: your order is ready.');
  expect(await posted(page, '/api/care/saveSmsTemplate', () => ask.getByRole('button', { name: t.replace, exact: true }).click())).toEqual({
    name: TEMPLATE,
    description: 'Closed today.',
  });
  await expect(page.getByRole('dialog')).toBeHidden();

  // What exists cannot be read: nothing is replaced unknown to the customer.
  await scenario('smsGroups', { example: 'businessError' });
  await sms.saveAs('group', GROUP);
  await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
  expect(sent(await calls(), 'saveSmsGroup')).toBe(1);
});

test('a group or template is added or takes the place of what is there, and everything can be taken back', {
  tag: ['@SMS-03', '@SMS-04', '@SMS-24', '@SMS-25'],
}, async ({ page, sms }) => {
  const { t } = sms;
  await sms.open();
  const items = sms.list.getByRole('listitem');
  /** Where there is something already, the sheet asks how. */
  const use = async (what: 'group' | 'template', name: string, how: string) => {
    await sms.button(t[what].pick).click();
    await sms.sheet.getByRole('radio', { name }).check();
    await sms.choose(how, 'confirm');
    await expect(sms.sheet).toBeHidden();
  };
  const undo = (section: string) => sms.main.getByRole('region', { name: section, exact: true }).getByRole('button', { name: t.undo, exact: true });
  /** The name of what was chosen is filled in where it is saved again. */
  const offersName = async (what: 'group' | 'template', name: string) => {
    await sms.button(t[what].save).click();
    await expect(sms.saveName).toHaveValue(name);
    await page.keyboard.press('Escape');
    await expect(sms.sheet).toBeHidden();
  };
  await sms.numbers.fill('62000000');
  await sms.numbers.press('Enter');
  await sms.use('group', GROUP);
  await expect(items).toHaveText(['6200 0000', '6688 1234', '6300 9127', '2871 0066']);
  await expect(sms.main.getByText(fill(t.picker.groupAdded_other, { count: 3, name: GROUP }))).toBeVisible();
  await undo(t.recipients.title).click();
  await expect(items).toHaveText(['6200 0000']);
  await expect(sms.numbers).toBeFocused();
  await use('group', GROUP, t.picker.replace);
  await expect(items).toHaveText(['6688 1234', '6300 9127', '2871 0066']);
  await offersName('group', GROUP);

  await sms.content.fill('Dear members');
  await use('template', TEMPLATE, t.picker.append);
  await expect(sms.content).toHaveValue(/^Dear members\nDawnlight Books: your order is ready\./);
  await undo(t.message.title).click();
  await expect(sms.content).toHaveValue('Dear members');
  await use('template', TEMPLATE, t.picker.replaceText);
  await expect(sms.content).toHaveValue(/^Dawnlight Books: your order is ready\./);
  await offersName('template', TEMPLATE);

  // Deleting the group of the list removes its numbers; deleting the template of a text that was changed since takes nothing away.
  await sms.content.fill('Dear members, it is ready.');
  for (const [what, name] of [
    ['template', TEMPLATE],
    ['group', GROUP],
  ] as const) {
    await sms.button(t[what].pick).click();
    await sms.choose(name, 'delete');
    await sms.confirmDeletion.click();
    await expect(sms.sheet.getByRole('radio', { name })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(sms.sheet).toBeHidden();
  }
  await expect(sms.content).toHaveValue('Dear members, it is ready.');
  await expect(items).toHaveCount(0);
  await undo(t.recipients.title).click();
  await expect(items).toHaveCount(3);
});

test('on a phone recipients, message and time follow each other, the next step always in sight', async ({ page, scenario, sms }) => {
  await scenario('notice', { example: 'hidden' });
  await page.setViewportSize({ width: 390, height: 844 });
  const { t } = sms;
  await sms.open();
  const inSight = async (name: string) => {
    await expect(sms.button(name)).toBeInViewport({ ratio: 1 });
    // Nothing lies over it.
    await sms.button(name).click({ trial: true, timeout: 2000 });
  };
  await sms.paste(SPREADSHEET);
  await sms.content.fill('Order ready');
  await sms.main.getByRole('radio', { name: t.time.cyclic }).check();
  await sms.main.getByLabel(t.time.endDate, { exact: true }).fill(macauDay(60));
  await inSight(t.cost.preview);
  await expect(sms.main.getByText(/MOP\$\s?\d+\.\d\d/).first()).toBeInViewport();

  // A refused message leads to what is wrong.
  await sms.preview.click();
  await sms.main.getByRole('alert').getByRole('link').first().click();
  await expect(sms.wrong.first()).toBeFocused();
  await sms.button(fill(t.recipients.removeWrong_other, { count: 6 })).click();
  await sms.preview.click();
  await expect(sms.heading(t.confirm.title)).toBeFocused();
  await inSight(t.confirm.send);
});
