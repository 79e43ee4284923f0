import { answer, posted, readOf } from '../support/calls.ts';
import { oneBill, postpaid } from '../support/log-in.ts';
import { expect, fill, inLanguages, messages, sent } from '../support/site.ts';
import { test } from '../support/sms.ts';

inLanguages('en', 'SMS lists', (language) => {
  test('groups and templates are saved, picked and deleted', {
    tag: ['@SMS-12', '@SMS-13', '@SMS-23', '@SMS-26', '@SMS-27'],
  }, async ({ page, rememberCustomer, calls, sms }) => {
    const { t } = sms;
    await rememberCustomer(postpaid);
    await sms.open();
    const alert = sms.main.getByRole('alert');

    // A group needs numbers and a name.
    await sms.button(t.group.save).click();
    await expect(alert.getByRole('link')).toHaveText([t.recipients.missing]);
    await sms.numbers.fill('66123456，28710066');
    await sms.button(t.group.save).click();
    await sms.save.click();
    await expect(sms.sheet.getByText(t.group.missing).first()).toBeVisible();
    await sms.saveName.fill('Choir');
    expect(await posted(page, '/api/care/saveSmsGroup', () => sms.save.dblclick())).toEqual({ name: 'Choir', numList: '66123456,28710066' });
    await expect(sms.toast).toContainText(t.done.stored);
    await expect(sms.toast).toContainText(t.done.title);
    await expect(sms.sheet).toBeHidden();
    expect(sent(await calls(), 'saveSmsGroup')).toBe(1);

    // A template needs a message and a name.
    await sms.button(t.template.save).click();
    await expect(alert.getByRole('link')).toHaveText([t.message.missing]);
    await sms.content.fill('Rehearsal tonight.');
    await sms.button(t.template.save).click();
    await sms.save.click();
    await expect(sms.sheet.getByText(t.template.missing).first()).toBeVisible();
    await sms.saveName.fill('Rehearsal');
    expect(await posted(page, '/api/care/saveSmsTemplate', () => sms.save.click())).toEqual({ name: 'Rehearsal', description: 'Rehearsal tonight.' });
    await expect(sms.sheet).toBeHidden();

    // The picker asks for a choice; choosing fills, deleting clears.
    await sms.button(t.recipients.clear).click();
    await sms.content.fill('');
    await sms.button(t.group.pick).click();
    const groups = sms.picker(t.picker.groups);
    await expect(groups.getByRole('radio')).toHaveCount(4);
    const list = groups.getByRole('group', { name: t.picker.groupList });
    await expect(groups.getByRole('button', { name: messages(language, 'common').close, exact: true })).toBeVisible();
    for (const name of [t.picker.delete, t.picker.confirm]) {
      await groups.getByRole('button', { name, exact: true }).click();
      await expect(list).toHaveAccessibleDescription(t.picker.none);
      await expect(groups.getByRole('radio').first()).toBeFocused();
      await expect(groups.getByRole('radio', { checked: true })).toHaveCount(0);
    }
    await groups.getByRole('radio', { name: 'Choir' }).check();
    await expect(list.getByText(t.picker.none)).toHaveCount(0);
    await groups.getByRole('button', { name: t.picker.confirm, exact: true }).click();
    await expect(groups).toBeHidden();
    await expect(sms.list.getByRole('listitem')).toHaveText(['6612 3456', '2871 0066']);
    await sms.button(t.group.pick).click();
    await sms.choose('Choir', 'delete');
    expect(await posted(page, '/api/care/delSmsGroup', () => sms.confirmDeletion.click())).toEqual({ id: expect.stringMatching(/^\d+$/) });
    // The row after the deleted one, here the last, has the focus, and nothing is chosen.
    await expect(groups.getByRole('radio')).toHaveCount(3);
    await expect(groups.getByRole('radio').last()).toBeFocused();
    await expect(groups.getByRole('radio', { checked: true })).toHaveCount(0);
    await expect(sms.toast).toContainText(t.done.deleted);
    await page.keyboard.press('Escape');
    await expect(groups).toBeHidden();
    await expect(sms.button(t.group.pick)).toBeFocused();
    await expect(sms.list).toHaveCount(0);

    await sms.use('template', 'Rehearsal');
    await expect(sms.content).toHaveValue('Rehearsal tonight.');
    await sms.button(t.template.pick).click();
    const templates = sms.picker(t.picker.templates);
    await sms.choose('Rehearsal', 'delete');
    await sms.confirmDeletion.click();
    await expect(templates.getByRole('radio')).toHaveCount(4);
    await templates.getByRole('button', { name: messages(language, 'common').close, exact: true }).click();
    await expect(sms.content).toHaveValue('');
  });

  test('a record of 1,000 messages is read page by page, on a desk and on a phone', {
    tag: ['@SMS-02', '@SMS-19', '@SMS-20', '@SMS-21', '@SMS-38'],
  }, async ({ page, rememberCustomer, scenario, sms }) => {
    const { t, main } = sms;
    await rememberCustomer(oneBill);
    await sms.open();
    // Until the first response the pager counts on 1,000 messages.
    await scenario('smsHistory', { delay: 1500 });
    await sms.record.click();
    const words = messages(language, 'common').pager;
    const pager = main.getByRole('navigation', { name: words.label });
    const toPage = (number: number) => pager.getByRole('button', { name: fill(words.page, { page: number }), exact: true });
    await expect(toPage(100)).toBeVisible();
    await expect(main.getByRole('table')).toHaveCount(0);
    await scenario('smsHistory');

    const table = main.getByRole('table', { name: t.record.caption });
    await expect(table.getByRole('columnheader')).toHaveText([t.record.date, t.record.content, t.record.recipient, t.record.status]);
    await expect(table.getByRole('row')).toHaveCount(11);
    await expect(main.getByRole('heading', { level: 2, name: /1,?000/ })).toBeVisible();
    const first = await table.getByRole('row').nth(1).textContent();
    const requested = page.waitForRequest('**/api/care/sendSmsHistoryDetail?*pageNo=2*');
    await pager.getByRole('button', { name: words.next, exact: true }).click();
    await requested;
    await expect(toPage(2)).toHaveAttribute('aria-current', 'page');
    await expect(table.getByRole('row').nth(1)).not.toHaveText(first ?? '');
    await pager.getByRole('button', { name: words.previous, exact: true }).click();
    await expect(table.getByRole('row').nth(1)).toHaveText(first ?? '');
    await toPage(100).click();
    await expect(table.getByRole('row')).toHaveCount(11);
    await expect(pager.getByRole('button', { name: words.next, exact: true })).toBeDisabled();

    // A reload finds the tab and the page; a phone has an input with the total.
    await page.setViewportSize({ width: 390, height: 844 });
    await page.reload();
    await expect(sms.record).toHaveAttribute('aria-selected', 'true');
    const input = pager.getByLabel(words.input);
    await expect(input).toHaveValue('100');
    await expect(pager.getByText(fill(words.after, { pages: 100 }))).toBeVisible();
    await input.fill('7');
    await input.press('Enter');
    await expect(page).toHaveURL(/page=7$/);
    await expect(table.getByRole('row')).toHaveCount(11);
    await page.goBack();
    await expect(input).toHaveValue('100');
  });
});

test('scheduled messages are chosen and deleted, and the list is read again', {
  tag: ['@SMS-01', '@SMS-22', '@SMS-39', '@SMS-40'],
}, async ({ page, rememberCustomer, calls, sms }) => {
  const { t, main } = sms;
  await rememberCustomer(postpaid);
  await sms.open();
  await expect(main.getByRole('tab')).toHaveText([t.tabs.send, t.tabs.record]);
  await sms.scheduled.click();
  await expect(sms.heading(t.tasks.title)).toBeFocused();
  await readOf(page, '**/api/care/sendsmstask?*', () => page.reload());
  const table = main.getByRole('table', { name: t.tasks.caption });
  await expect(table.getByRole('columnheader')).toHaveText([t.tasks.select, t.tasks.content, t.tasks.sender, t.tasks.recipients, t.tasks.when]);
  await expect(table.getByRole('row')).toHaveCount(3);
  const weekly = table.getByRole('row', { name: /讀書會/ });
  await expect(weekly).toContainText('6688 1234');
  await expect(weekly).toContainText('6655 0718');
  await expect(weekly).toContainText('逢星期一 09:30');
  const remove = sms.button(t.tasks.delete);
  await expect(remove).toBeDisabled();
  await weekly.getByRole('checkbox').check();
  await remove.click();
  const ask = page.getByRole('alertdialog');
  await expect(ask).toContainText(fill(t.tasks.deleteTitle_other, { count: 1 }));
  await ask.getByRole('button', { name: t.tasks.keep }).click();
  await expect(weekly.getByRole('checkbox')).toBeChecked();

  await main.getByRole('checkbox', { name: t.tasks.selectAll }).check();
  const read = sent(await calls(), 'smsTasks');
  await remove.click();
  expect(await posted(page, '/api/care/delsendSmsTask', () => ask.getByRole('button', { name: t.tasks.delete }).dblclick())).toEqual({
    smsID: ['4301', '4302'],
  });
  await expect(main.getByRole('heading', { name: t.tasks.empty })).toBeVisible();
  await expect(sms.toast).toContainText(t.done.deleted);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(sent(await calls(), 'smsTasks')).toBe(read + 1);
  expect(sent(await calls(), 'deleteSmsTasks')).toBe(1);
  await main.getByRole('button', { name: t.tasks.back, exact: true }).click();
  await expect(sms.heading(t.title)).toBeVisible();
});

test('groups, templates, record and scheduled messages are shown as the server lists them, and named by their ids', {
  tag: ['@SMS-28', '@SMS-31', '@SMS-32', '@SMS-33', '@SMS-34'],
}, async ({ page, rememberCustomer, sms }) => {
  const { t, main } = sms;
  // No field is like another.
  const lists = {
    gtSmsGroup: [
      { gId: 'g-71', name: '甲組', numList: '66990011,+85299001122' },
      { gId: 'g-72', name: '乙組', numList: '28990033' },
    ],
    gtSmsTemplate: [
      { tId: 't-81', name: '丙範本', description: '第一段文字' },
      { tId: 't-82', name: '丁範本', description: '第二段文字' },
    ],
    sendSmsHistoryDetail: {
      rows: [{ sendDate: '2026-02-03 04:05', receive: '66990044', data: '記錄文字', status: '第 3 類' }],
      total: 77,
      totalPages: 5,
    },
    sendsmstask: [{ smsId: 's-91', content: '預定文字', createdBy: '66990055', receive: '66990066', scheduledStr: '三月四日早上' }],
  };
  for (const [name, data] of Object.entries(lists)) await answer(page, `/api/care/${name}`, data);
  for (const path of ['delSmsGroup', 'delSmsTemplate']) await answer(page, `/api/care/${path}`, { res: '不顯示的句子' });
  await rememberCustomer(postpaid);
  await sms.open();
  const remove = async (what: 'group' | 'template', name: string, path: string, id: string) => {
    await sms.button(t[what].pick).click();
    await sms.choose(name, 'delete');
    const deleted = page.waitForResponse(`**/api/care/${path}?*`);
    expect(await posted(page, `/api/care/${path}`, () => sms.confirmDeletion.click())).toEqual({ id });
    await expect(page.getByRole('alertdialog')).toBeHidden();
    await deleted;
    // The dialog stays open while something is being deleted.
    await expect(sms.sheet.getByRole('button', { name: t.picker.delete, exact: true })).toBeEnabled();
    await expect(page.getByText('不顯示的句子')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(sms.sheet).toBeHidden();
  };

  await readOf(page, '**/api/care/gtSmsGroup?*', () => sms.button(t.group.pick).click());
  await expect(sms.sheet.getByRole('radio')).toHaveCount(2);
  await sms.choose('甲組', 'confirm');
  await expect(sms.list.getByRole('listitem')).toHaveText([/6699 0011/, /\+852 9900 1122/]);
  await remove('group', '乙組', 'delSmsGroup', 'g-72');

  await readOf(page, '**/api/care/gtSmsTemplate?*', () => sms.button(t.template.pick).click());
  await sms.choose('丙範本', 'confirm');
  await expect(sms.content).toHaveValue('第一段文字');
  await remove('template', '丁範本', 'delSmsTemplate', 't-82');

  await sms.record.click();
  const message = main.getByRole('table', { name: t.record.caption }).getByRole('rowgroup').filter({ hasText: '6699 0044' });
  await expect(message).toContainText(/2月3日.*04:05/);
  await expect(message).toContainText('記錄文字');
  await expect(message).toContainText('第 3 類');
  await expect(main.getByRole('heading', { level: 2, name: /77/ })).toBeVisible();
  const words = messages('cn', 'common').pager;
  const pager = main.getByRole('navigation', { name: words.label });
  await expect(pager.getByRole('button', { name: fill(words.page, { page: 5 }), exact: true })).toBeVisible();
  await expect(pager.getByRole('button', { name: fill(words.page, { page: 6 }), exact: true })).toHaveCount(0);

  await sms.scheduled.click();
  const task = main.getByRole('table', { name: t.tasks.caption }).getByRole('row').nth(1);
  await expect(task.getByRole('rowheader')).toHaveText(/預定文字$/);
  await expect(task.getByRole('cell')).toHaveText([/^/, /6699 0055$/, /6699 0066$/, /三月四日早上$/]);
});

test('500 recipients are the most, and stay quick', { tag: ['@SMS-16'] }, async ({ rememberCustomer, sms }) => {
  const { t, main } = sms;
  await rememberCustomer(postpaid);
  await sms.open();
  const numbers = Array.from({ length: 501 }, (_, at) => `66${String(100_000 + at)}`);
  await sms.paste(numbers.join('\n'));
  await expect(sms.list.getByRole('listitem')).toHaveCount(501);
  await sms.content.pressSequentially('Hello 大家好');
  await sms.preview.click();
  await expect(main.getByRole('alert')).toContainText(fill(t.recipients.tooMany, { max: 500, count: 501 }));
  await sms.remove('6610 0500').click();
  await sms.preview.click();
  await expect(sms.heading(t.confirm.title)).toBeFocused();
  const table = main.getByRole('table', { name: t.confirm.recipients });
  await expect(table.getByRole('row')).toHaveCount(6);
  await main.getByRole('button', { name: fill(t.confirm.showAll_other, { count: 500 }) }).click();
  await expect(table.getByRole('row')).toHaveCount(501);
  await expect(main.getByText('MOP$125.00')).toBeVisible();
});
