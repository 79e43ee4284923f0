import { answer, holdRequests, posted } from '../support/calls.ts';
import { ALWAYS, AREA_RUN } from '../support/full.ts';
import { expire, postpaid } from '../support/log-in.ts';
import { expect, fill, inLanguages, sent } from '../support/site.ts';
import { macauDay, smsOf, test } from '../support/sms.ts';

/** What is written to six numbers of a pasted list in two parts. */
const PASTED = '66123456,6698 0021;62358890\n28710066\n6812 45, 66123456\n+852 9123 4567';
const MESSAGES = {
  cn: '【曉光書店】親愛的會員：本週六下午三時，作家分享會於南灣店舉行，座位三十個，先到先得。憑此短訊購書即享九折，新書另贈明信片一張。回覆 1 留位，查詢請致電 2871 0066。',
  en: `Dawnlight Books: author talk this Saturday at 15:00, Nam Van shop. ${'Thirty seats, first come, first served. '.repeat(3)}€`,
};
const SEND = '**/api/care/sendsmsprocess?*';
const COUNTED = { cn: { each: 67, coding: 0 }, en: { each: 153, coding: 1 } };

test.beforeEach(({ rememberCustomer }) => rememberCustomer(postpaid));

inLanguages('cn', 'SMS', (language) => {
  test('a pasted list with mistakes, a message in two parts, preview, cancel, send, record', {
    tag: ['@SMS-05', '@SMS-14', '@SMS-15', '@SMS-17', '@SMS-36'],
  }, async ({ page, calls, sms }) => {
    const { t } = sms;
    await sms.open();
    await expect(sms.main.getByRole('link', { name: t.cost.details })).toHaveAttribute('href', '/care/smscharge');

    // Nothing written: both hints, in the summary and at the fields, and no third time as a toast; nothing is sent.
    await sms.preview.click();
    const summary = sms.main.getByRole('alert');
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link')).toHaveText([t.recipients.missing, t.message.missing]);
    for (const hint of [t.recipients.missing, t.message.missing]) await expect(page.getByText(hint, { exact: true })).toHaveCount(2);
    expect(sent(await calls(), 'previewSms')).toBe(0);

    await sms.paste(PASTED);
    await expect(sms.list.getByRole('listitem')).toHaveCount(5);
    await expect(sms.wrong).toHaveValue('6812 45');
    await expect(sms.main.getByRole('status').filter({ hasText: /6612 3456[.。]$/ })).toBeVisible();
    const wrong = fill(t.recipients.short, { number: '6812 45', digits: 6 });
    await expect(sms.main.getByText(wrong).first()).toBeVisible();
    await sms.content.fill(MESSAGES[language]);
    const { each, coding } = COUNTED[language];
    await expect(sms.main.getByText(fill(language === 'cn' ? t.message.chinese : t.message.plain, { each }))).toBeVisible();
    await sms.preview.click();
    await expect(summary).toContainText(
      fill(language === 'cn' ? t.recipients.toFix_other : '{{count}} number cannot receive SMS. Correct or remove it.', { count: 1 }),
    );
    expect(sent(await calls(), 'previewSms')).toBe(0);
    await sms.remove('6812 45').click();
    await expect(sms.numbers).toBeFocused();

    // Four local numbers and one abroad, two parts: 4 × 2 × 0.25 + 2 × 1.00.
    const message = { coding, content: MESSAGES[language], type: 1, mobileList: ['66123456', '66980021', '62358890', '28710066', '+85291234567'] };
    expect(await posted(page, '/api/care/sendsmsconfirm', () => sms.preview.click())).toEqual(message);
    await expect(sms.heading(t.confirm.title)).toBeFocused();
    await expect(sms.main.getByText('MOP$4.00')).toBeVisible();
    // All that is confirmed: confirm-view.test.tsx.
    await expect(sms.main.getByRole('table', { name: t.confirm.recipients }).getByRole('row')).toHaveCount(6);
    await expect(sms.main.getByRole('region', { name: t.confirm.message }).getByRole('listitem')).toHaveCount(2);

    // Cancel leads back with everything typed; the second preview is sent with a double click, once.
    await sms.button(t.confirm.cancel).click();
    await expect(sms.content).toHaveValue(MESSAGES[language]);
    await expect(sms.list.getByRole('listitem')).toHaveCount(5);
    await sms.preview.click();
    const request = await holdRequests(page, SEND);
    expect(await posted(page, '/api/care/sendsmsprocess', () => sms.send.dblclick())).toEqual(message);
    await request.release();
    await expect(sms.heading(t.result.sent)).toBeFocused();
    await expect(sms.main.getByText(fill(t.result.recipients_other, { count: 5 }))).toBeVisible();
    await expect(sms.main.getByText('MOP$4.00')).toBeVisible();
    await expect(sms.main.getByText(MESSAGES[language])).toBeVisible();
    await sms.button(t.result.seeRecord).click();
    // By message: one text, a row for each recipient with its status.
    const sending = sms.main.getByRole('rowgroup').filter({ hasText: '+852 9123 4567' }).first();
    await expect(sending).toContainText(MESSAGES[language].slice(0, 30));
    for (const number of ['6612 3456', '6698 0021', '6235 8890', '2871 0066', '+852 9123 4567']) {
      const row = sending.getByRole('row').filter({ has: page.getByRole('rowheader', { name: number, exact: true }) });
      await expect(row.first()).toContainText(language === 'cn' ? '已發送' : 'Sent');
    }
    expect(sent(await calls(), 'sendSms')).toBe(1);
  });
});

test('a message goes out once: Back while it is under way, Back, Forward and a reload afterwards', {
  tag: ['@SMS-15', '@SMS-37', AREA_RUN],
}, async ({ page, calls, scenario, sms }) => {
  await sms.open();
  await sms.toConfirm();
  // Back leads from the confirm screen to the message, not out of the page.
  await page.goBack();
  await expect(sms.content).toHaveValue('The book fair opens at 10:00.');
  await sms.preview.click();
  await expect(sms.heading(sms.t.confirm.title)).toBeFocused();
  await scenario('sendSms', { delay: 1500 });
  await sms.send.click();
  await page.goBack();
  await expect(sms.heading(sms.t.confirm.title)).toBeVisible();
  await expect(sms.heading(sms.t.result.sent)).toBeVisible();
  // Neither Back nor Forward nor a reload leads to the confirmation again.
  await page.goBack();
  await expect(sms.heading(sms.t.title)).toBeVisible();
  await expect(sms.content).toHaveValue('');
  await page.goForward();
  await expect(sms.heading(sms.t.result.sent)).toBeVisible();
  await page.reload();
  await expect(sms.heading(sms.t.result.sent)).toBeVisible();
  expect(sent(await calls(), 'sendSms')).toBe(1);
});

test('what the preview says is confirmed, sent and reported, not what was typed', { tag: ['@SMS-30', '@SMS-36', '@SMS-37'] }, async ({ page, setLocale }) => {
  await setLocale('en');
  const sms = smsOf(page, 'en');
  const { t } = sms;
  await sms.open();
  const form = { coding: 0, content: 'As the server understood it', type: 1, mobileList: ['66990011', '66990012'] };
  const receiveList = [
    { mobileNo: '66990011', area: 'international' },
    { mobileNo: '66990012', area: 'local' },
  ];
  const smsDetail = { localNum: 7, interNum: 3, receiveList, type: 1, content: ['As the server ', 'understood ', 'it'] };
  await answer(page, '/api/care/sendsmsconfirm', { form, mobileNo: '66990077', smsDetail });
  await answer(page, '/api/care/sendsmsprocess');
  expect(await posted(page, '/api/care/sendsmsconfirm', () => sms.toConfirm('66123456', 'As it was typed'))).toEqual({
    coding: 1,
    content: 'As it was typed',
    type: 1,
    mobileList: ['66123456'],
  });
  // (7 × 0.25 + 3 × 1.00) × 3 parts
  await expect(sms.main.getByText('MOP$14.25')).toBeVisible();
  const payer = fill(t.confirm.statement, { number: '6699 0077' });
  await expect(sms.main.getByText(payer)).toBeVisible();
  expect(await posted(page, '/api/care/sendsmsprocess', () => sms.send.click())).toEqual(form);
  await expect(sms.heading(t.result.sent)).toBeFocused();
  await expect(sms.main.getByText(fill(t.result.areas, { local: 7, international: 3 }))).toBeVisible();
  await expect(sms.main.getByText(fill(t.message.parts_other, { count: 3 }))).toBeVisible();
  await expect(sms.main.getByText(payer)).toBeVisible();
  await expect(sms.main.getByText('MOP$14.25')).toBeVisible();
  await expect(sms.main.getByText(form.content)).toBeVisible();
  await expect(sms.main.getByText('As it was typed')).toHaveCount(0);
});

// A success: tests/safety/money-once.spec.ts.
test('a refusal after the page was left is said on the next page, which stays', { tag: ['@SMS-27', '@SMS-37', AREA_RUN] }, async ({ page, scenario, sms }) => {
  await sms.open();
  await sms.toConfirm();
  await scenario('sendSms', { example: 'businessError' });
  const sending = await holdRequests(page, SEND);
  await sms.send.click();
  await expect.poll(sending.count).toBe(1);
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page).toHaveURL('/index');
  const response = page.waitForResponse(SEND);
  await sending.release();
  await expect(sms.toast).toContainText((await (await response).json()).message);
  await expect(page).toHaveURL('/index');
});

test('a message is scheduled once and cyclic, with the schedule in words', {
  tag: ['@SMS-05', '@SMS-06', '@SMS-07', '@SMS-10', '@SMS-29'],
}, async ({ page, setLocale }) => {
  await setLocale('en');
  const sms = smsOf(page, 'en');
  const { t, main } = sms;
  const option = (label: string) => main.getByLabel(label, { exact: true });
  const values = (label: string) =>
    option(label)
      .locator('option')
      .evaluateAll((options) => options.map((one) => (one as HTMLOptionElement).value));
  await sms.open();
  await expect(sms.scheduled).toContainText('2');
  await sms.numbers.fill('66123456');
  await sms.content.fill('See you.');
  await expect(main.getByRole('radio', { name: t.time.now })).toBeChecked();

  // What is wrong with a time: compose-form.test.ts.
  await main.getByRole('radio', { name: t.time.once }).check();
  expect(await values(t.time.hour)).toEqual(Array.from({ length: 24 }, (_, hour) => String(hour).padStart(2, '0')));
  expect(await values(t.time.minute)).toEqual(Array.from({ length: 60 }, (_, minute) => String(minute).padStart(2, '0')));
  await option(t.time.date).fill(macauDay(3));
  await option(t.time.hour).selectOption('23');
  await option(t.time.minute).selectOption('59');
  expect(await posted(page, '/api/care/sendsmsconfirm', () => sms.preview.click())).toMatchObject({
    type: 2,
    scheduleDate: macauDay(3),
    scheduleHour: '23',
    scheduleMinute: '59',
  });
  await expect(main.getByText(/Once, on .* at 23:59/)).toBeVisible();
  await sms.send.click();
  await expect(sms.heading(t.result.scheduled)).toBeVisible();
  await expect(main.getByText(/Once, on .* at 23:59/)).toBeVisible();
  await sms.button(t.result.new).click();
  await expect(sms.scheduled).toContainText('3');
  await expect(sms.content).toHaveValue('');

  // Every day for three days: three times the charge.
  await sms.numbers.fill('66123456');
  await sms.content.fill('Good morning.');
  await main.getByRole('radio', { name: t.time.cyclic }).check();
  expect(await values(t.time.every)).toEqual(['-1', '0', '1', '2', '3', '4', '5', '6']);
  await expect(option(t.time.every).locator('option')).toHaveText(['Day', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']);
  await option(t.time.every).selectOption('-1');
  // Without an end the number of sendings is not known, nor is the total.
  const aside = main.getByRole('region', { name: t.cost.title });
  await expect(aside.getByText(t.cost.each)).toHaveCount(2);
  await expect(aside.getByText(t.cost.total)).toHaveCount(0);
  // The row says the rule; start and end times are behind it.
  await expect(option(t.time.startDate)).toBeHidden();
  await main.getByText(t.time.limits).click();
  await option(t.time.startDate).fill('');
  await option(t.time.endDate).fill(macauDay(1));
  await main.getByText(t.time.limits).click();
  // A start that is missing opens them, and they stay open when it is there.
  await sms.preview.click();
  await expect(main.getByRole('alert')).toContainText(t.time.missingStart);
  await option(t.time.startDate).fill(macauDay(2));
  await expect(main.getByRole('alert')).toHaveCount(0);
  await expect(option(t.time.startDate)).toBeVisible();
  await sms.preview.click();
  await expect(main.getByRole('alert')).toContainText(t.time.endFirst);
  await option(t.time.endDate).fill(macauDay(4));
  await expect(main.getByText(/^Every day at 09:30 until .*, 3 times$/)).toBeVisible();
  await expect(aside.getByText(fill(t.cost.times_other, { count: 3 }))).toBeVisible();
  expect(await posted(page, '/api/care/sendsmsconfirm', () => sms.preview.click())).toEqual({
    coding: 1,
    content: 'Good morning.',
    mobileList: ['66123456'],
    type: 3,
    scheduleStartDate: macauDay(2),
    scheduleStartHour: '00',
    scheduleStartMinute: '00',
    scheduleEndDate: macauDay(4),
    scheduleEndHour: '23',
    scheduleEndMinute: '59',
    cycleDay: -1,
    cycleHour: '09',
    cycleMinute: '30',
  });
  await expect(main.getByText(/Every day at 09:30 until .*, 3 times/)).toBeVisible();
  await expect(main.getByText('MOP$0.75')).toBeVisible();
  await expect(main.getByText(t.cost.each, { exact: true })).toBeVisible();
  await expect(main.getByText('MOP$0.25', { exact: true })).toBeVisible();
  await expect(main.getByRole('table').getByRole('row').last()).toContainText('09:30');
  await sms.send.click();
  await expect(main.getByText('MOP$0.75')).toBeVisible();
  await sms.button(t.result.seeScheduled).click();
  const row = main.getByRole('row', { name: /Good morning\./ });
  await expect(row).toContainText('6688 1234');
  await expect(row).toContainText('6612 3456');
  await expect(row).toContainText('Every day at 09:30');
});

test('when the session expires at the preview, everything typed is there after logging in again', { tag: ALWAYS }, async ({ page, scenario, sms }) => {
  await sms.open();
  await sms.numbers.fill('66123456,66980021');
  await sms.numbers.press('Enter');
  await sms.content.fill('海岸電訊');
  await sms.main.getByRole('radio', { name: sms.t.time.once }).check();
  await sms.main.getByLabel(sms.t.time.date, { exact: true }).fill(macauDay(5));
  await expire(page, scenario, 'previewSms', () => sms.preview.click());
  await expect(sms.heading(sms.t.title)).toBeVisible();
  await expect(sms.list.getByRole('listitem')).toHaveText(['6612 3456', '6698 0021']);
  await expect(sms.content).toHaveValue('海岸電訊');
  await expect(sms.main.getByLabel(sms.t.time.date, { exact: true })).toHaveValue(macauDay(5));
  await sms.preview.click();
  await expect(sms.heading(sms.t.confirm.title)).toBeVisible();
});

test('the second tap of a double tap on the preview does not send', { tag: ['@SMS-17', ALWAYS] }, async ({ page, calls, sms }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await sms.open();
  await sms.numbers.fill('66123456');
  await sms.content.fill('海岸電訊');
  const before = await sms.preview.boundingBox();
  if (before === null) throw new Error('The preview has no place');
  const at = { x: before.x + before.width / 2, y: before.y + before.height / 2 };
  // What a tap at the same place meets as soon as the confirmation is there.
  const met = page.evaluate(
    ({ x, y, label }) =>
      new Promise<boolean[]>((resolve) => {
        const look = () => {
          const send = [...document.querySelectorAll('button')].find(({ textContent }) => textContent.startsWith(label));
          if (send === undefined) return requestAnimationFrame(look);
          const { left, right, top, bottom } = send.getBoundingClientRect();
          resolve([x > left && x < right && y > top && y < bottom, send.contains(document.elementFromPoint(x, y))]);
        };
        look();
      }),
    { ...at, label: sms.t.confirm.send },
  );
  await sms.preview.click();
  expect(await met).toEqual([true, false]);
  await sms.send.click();
  await expect(sms.heading(sms.t.result.sent)).toBeFocused();
  expect(sent(await calls(), 'sendSms')).toBe(1);
});
