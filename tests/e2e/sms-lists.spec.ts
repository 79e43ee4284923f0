import { oneBill, postpaid } from '../support/log-in.ts';
import { expect, FAILED_RESOURCE, fill, languages, messages, sent, test } from '../support/site.ts';
import { smsOf } from '../support/sms.ts';

for (const language of languages) {
  test(`groups and templates are saved, picked and deleted in ${language}`, {
    tag: ['@SMS-03', '@SMS-04', '@SMS-12', '@SMS-13', '@SMS-23', '@SMS-24', '@SMS-25', '@SMS-26', '@SMS-27', '@SMS-28', '@SMS-33', '@SMS-34', '@SMS-35'],
  }, async ({ page, request, sandbox, calls, setLocale }) => {
    await setLocale(language);
    const sms = smsOf(page, language);
    const { t } = sms;
    await sms.open(request, sandbox, postpaid);
    const alert = sms.main.getByRole('alert');
    const sheet = page.getByRole('dialog');

    // A group needs numbers and a name.
    await sms.button(t.group.save).click();
    await expect(alert).toContainText(t.recipients.missing);
    await sms.numbers.fill('66123456，28710066');
    await sms.button(t.group.save).click();
    await sms.save.click();
    await expect(sheet.getByText(t.group.missing).first()).toBeVisible();
    await sms.saveName.fill('Choir');
    let posted = page.waitForRequest('**/api/care/saveSmsGroup?*');
    await sms.save.dblclick();
    expect((await posted).postDataJSON()).toEqual({ name: 'Choir', numList: '66123456,28710066' });
    await expect(sms.toast).toContainText(t.done.stored);
    await expect(sheet).toBeHidden();
    expect(sent(await calls(), 'saveSmsGroup')).toBe(1);

    // A template needs a message and a name.
    await sms.button(t.template.save).click();
    await expect(alert).toContainText(t.message.missing);
    await sms.content.fill('Rehearsal tonight.');
    await sms.button(t.template.save).click();
    await sms.save.click();
    await expect(sheet.getByText(t.template.missing).first()).toBeVisible();
    await sms.saveName.fill('Rehearsal');
    posted = page.waitForRequest('**/api/care/saveSmsTemplate?*');
    await sms.save.click();
    expect((await posted).postDataJSON()).toEqual({ name: 'Rehearsal', description: 'Rehearsal tonight.' });
    await expect(sheet).toBeHidden();

    // The picker asks for a choice; choosing fills, deleting clears.
    await sms.button(t.recipients.clear).click();
    await sms.content.fill('');
    await sms.button(t.group.pick).click();
    const groups = sms.picker(t.picker.groups);
    await expect(groups.getByRole('radio')).toHaveCount(4);
    const list = groups.getByRole('group', { name: t.picker.groupList });
    for (const name of [t.picker.confirm, t.picker.delete]) {
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
    await sms.button(t.group.save).click();
    await expect(sms.saveName).toHaveValue('Choir');
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();

    await sms.button(t.group.pick).click();
    await groups.getByRole('radio', { name: 'Choir' }).check();
    await groups.getByRole('button', { name: t.picker.delete, exact: true }).click();
    posted = page.waitForRequest('**/api/care/delSmsGroup?*');
    await page.getByRole('alertdialog').getByRole('button', { name: t.picker.delete, exact: true }).click();
    expect((await posted).postDataJSON()).toEqual({ id: expect.stringMatching(/^\d+$/) });
    // The row after the deleted one, here the last, has the focus, and nothing is chosen.
    await expect(groups.getByRole('radio')).toHaveCount(3);
    await expect(groups.getByRole('radio').last()).toBeFocused();
    await expect(groups.getByRole('radio', { checked: true })).toHaveCount(0);
    await expect(sms.toast).toContainText(t.done.deleted);
    await page.keyboard.press('Escape');
    await expect(groups).toBeHidden();
    await expect(sms.button(t.group.pick)).toBeFocused();
    await expect(sms.list).toHaveCount(0);

    await sms.button(t.template.pick).click();
    const templates = sms.picker(t.picker.templates);
    await templates.getByRole('radio', { name: 'Rehearsal' }).check();
    await templates.getByRole('button', { name: t.picker.confirm, exact: true }).click();
    await expect(sms.content).toHaveValue('Rehearsal tonight.');
    await sms.button(t.template.save).click();
    await expect(sms.saveName).toHaveValue('Rehearsal');
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await sms.button(t.template.pick).click();
    await templates.getByRole('radio', { name: 'Rehearsal' }).check();
    await templates.getByRole('button', { name: t.picker.delete, exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: t.picker.delete, exact: true }).click();
    await expect(templates.getByRole('radio')).toHaveCount(4);
    await templates.getByRole('button', { name: messages(language, 'common').close, exact: true }).click();
    await expect(sms.content).toHaveValue('');
    expect(sent(await calls(), 'deleteSmsGroup')).toBe(1);
    expect(sent(await calls(), 'deleteSmsTemplate')).toBe(1);
  });

  test(`a record of 1,000 messages is read page by page in ${language}, on a desk and on a phone`, {
    tag: ['@SMS-01', '@SMS-02', '@SMS-19', '@SMS-20', '@SMS-21', '@SMS-31', '@SMS-38'],
  }, async ({ page, request, sandbox, setLocale, scenario }) => {
    await setLocale(language);
    const sms = smsOf(page, language);
    const { t, main } = sms;
    await sms.open(request, sandbox, oneBill);
    // Until the first response the pager counts on 1,000 messages.
    await scenario('smsHistory', { delay: 1500 });
    await sms.record.click();
    const pager = main.getByRole('navigation', { name: t.record.pager });
    const toPage = (number: number) => pager.getByRole('button', { name: fill(t.record.page, { page: number }), exact: true });
    await expect(toPage(100)).toBeVisible();
    await expect(main.getByRole('table')).toHaveCount(0);
    await scenario('smsHistory');

    const table = main.getByRole('table', { name: t.record.caption });
    await expect(table.getByRole('columnheader')).toHaveText([t.record.date, t.record.content, t.record.recipient, t.record.status]);
    await expect(table.getByRole('row')).toHaveCount(11);
    await expect(main.getByRole('heading', { level: 2, name: /1,?000/ })).toBeVisible();
    const first = await table.getByRole('row').nth(1).textContent();
    const requested = page.waitForRequest('**/api/care/sendSmsHistoryDetail?*pageNo=2*');
    await pager.getByRole('button', { name: t.record.next, exact: true }).click();
    await requested;
    await expect(toPage(2)).toHaveAttribute('aria-current', 'page');
    await expect(table.getByRole('row').nth(1)).not.toHaveText(first ?? '');
    await pager.getByRole('button', { name: t.record.previous, exact: true }).click();
    await expect(table.getByRole('row').nth(1)).toHaveText(first ?? '');
    await toPage(100).click();
    await expect(table.getByRole('row')).toHaveCount(11);
    await expect(pager.getByRole('button', { name: t.record.next, exact: true })).toBeDisabled();

    // A reload finds the tab and the page; a phone has an input with the total.
    await page.setViewportSize({ width: 390, height: 844 });
    await page.reload();
    await expect(sms.record).toHaveAttribute('aria-selected', 'true');
    const input = pager.getByLabel(t.record.pageInput);
    await expect(input).toHaveValue('100');
    await expect(pager.getByText(fill(t.record.after, { pages: 100 }))).toBeVisible();
    await input.fill('7');
    await input.press('Enter');
    await expect(page).toHaveURL(/page=7$/);
    await expect(table.getByRole('row')).toHaveCount(11);
    await page.goBack();
    await expect(input).toHaveValue('100');
  });
}

test('scheduled messages are chosen and deleted, and the list is read again', {
  tag: ['@SMS-01', '@SMS-02', '@SMS-22', '@SMS-27', '@SMS-32', '@SMS-39', '@SMS-40'],
}, async ({ page, request, sandbox, calls }) => {
  const sms = smsOf(page);
  const { t, main } = sms;
  await sms.open(request, sandbox, postpaid);
  await sms.scheduled.click();
  await expect(sms.heading(t.tasks.title)).toBeFocused();
  await page.reload();
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
  const posted = page.waitForRequest('**/api/care/delsendSmsTask?*');
  await ask.getByRole('button', { name: t.tasks.delete }).dblclick();
  expect((await posted).postDataJSON()).toEqual({ smsID: ['4301', '4302'] });
  await expect(main.getByRole('heading', { name: t.tasks.empty })).toBeVisible();
  await expect(sms.toast).toContainText(t.done.deleted);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(sent(await calls(), 'smsTasks')).toBe(read + 1);
  expect(sent(await calls(), 'deleteSmsTasks')).toBe(1);
  await main.getByRole('button', { name: t.tasks.back, exact: true }).click();
  await expect(sms.heading(t.title)).toBeVisible();
});

test('nothing sent, nothing scheduled, nothing saved, and what cannot be loaded', { tag: ['@SMS-19', '@SMS-22', '@SMS-23'] }, async ({
  page,
  request,
  sandbox,
  scenario,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(FAILED_RESOURCE);
  const sms = smsOf(page);
  const { t, main } = sms;
  for (const read of ['smsGroups', 'smsTemplates', 'smsHistory', 'smsTasks']) await scenario(read, { example: 'empty' });
  await sms.open(request, sandbox, postpaid);
  await sms.button(t.group.pick).click();
  await expect(page.getByRole('heading', { name: t.picker.noGroups })).toBeVisible();
  // Nothing to use or to delete: no button for it.
  await expect(page.getByRole('dialog').getByRole('button')).toHaveText(['']);
  await page.keyboard.press('Escape');
  await sms.record.click();
  await expect(main.getByRole('heading', { name: t.record.empty })).toBeVisible();
  await expect(main.getByRole('navigation', { name: t.record.pager })).toHaveCount(0);
  await sms.scheduled.click();
  await expect(main.getByRole('heading', { name: t.tasks.empty })).toBeVisible();
  await main.getByRole('button', { name: t.record.compose }).click();
  await expect(sms.numbers).toBeVisible();
  await scenario('smsTemplates', { code: 500 });
  await sms.button(t.template.pick).click();
  const again = sms.picker(t.picker.templates).getByRole('button', { name: messages('cn', 'common').failure.retry });
  await again.waitFor();
  await expect(sms.picker(t.picker.templates).getByRole('button', { name: t.picker.delete, exact: true })).toHaveCount(0);
  await scenario('smsTemplates', { example: 'empty' });
  await again.click();
  await expect(page.getByRole('heading', { name: t.picker.noTemplates })).toBeVisible();
});

test('500 recipients and 100 groups stay quick', { tag: ['@SMS-03', '@SMS-16', '@SMS-23'] }, async ({ page, request, sandbox }) => {
  const sms = smsOf(page);
  const { t, main } = sms;
  await sms.open(request, sandbox, postpaid);
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
  await sms.button(t.confirm.cancel).click();

  await page.route('**/api/care/gtSmsGroup?*', (route) =>
    route.fulfill({ json: { status: '0', data: numbers.slice(0, 100).map((number, at) => ({ gId: String(at), name: `Team ${at}`, numList: number })) } }),
  );
  await sms.button(t.group.pick).click();
  await sms.picker(t.picker.groups).getByRole('radio', { name: 'Team 99' }).check();
  await sms.picker(t.picker.groups).getByRole('radio', { name: t.picker.replace }).check();
  await sms.picker(t.picker.groups).getByRole('button', { name: t.picker.confirm, exact: true }).click();
  await expect(sms.list.getByRole('listitem')).toHaveText(['6610 0099']);
});
