import type { Page } from '@playwright/test';
import { SMS_CODE } from '../../mock-server/personas.ts';
import { features } from '../../mock-server/seed/ussd.ts';
import { calling } from '../../mock-server/seed/ussd-calling.ts';
import { brand } from '../../src/brand/brand.ts';
import { paths } from '../../src/lib/paths.ts';
import { answer, posted } from '../support/calls.ts';
import { ADDED, ALWAYS, AREA_RUN } from '../support/full.ts';
import { expire, postpaid } from '../support/log-in.ts';
import { test as base, expect, FAILED_RESOURCE, fill, inLanguages, type Language, sent, texts } from '../support/site.ts';
import { serviceNames, serviceOf } from '../support/ussd.ts';

/** The page of services and the dialogs that they open. */
function servicesOf(page: Page, language: Language = 'cn') {
  const { forms, ussd: t } = texts(language);
  const main = page.getByRole('main');
  const group = (name: string) => main.locator('summary').filter({ hasText: new RegExp(`^${name}$`) });
  const dialogOf = (name: string) => {
    const dialog = page.getByRole('dialog', { name });
    return {
      dialog,
      country: dialog.getByLabel(t.form.country, { exact: true }),
      number: dialog.getByLabel(t.form.number, { exact: true }),
      code: dialog.getByLabel(forms.code.label, { exact: true }),
      send: dialog.getByRole('button', { name: forms.code.send, exact: true }),
      apply: dialog.getByRole('button', { name, exact: true }),
      cancel: dialog.getByRole('button', { name: t.form.cancel, exact: true }),
    };
  };
  return {
    t,
    forms,
    main,
    names: serviceNames(language),
    dialogOf,
    group,
    /** The fold of a service's group. */
    groupOf: (id: string) => group(serviceOf(id).group.name[language]),
    service: (name: string) => main.getByRole('button', { name, exact: true }),
    alert: (name: string) => page.getByRole('alertdialog', { name }),
    /** Answers the question about a service. */
    reply: (name: string, how: 'apply' | 'cancel' | 'turnOn' | 'turnOff') =>
      page
        .getByRole('alertdialog', { name })
        .getByRole('button', { name: { ...t.confirm, ...t.state }[how], exact: true })
        .click(),
    close: async (name: string) => {
      const alert = page.getByRole('alertdialog', { name });
      await alert.getByRole('button', { name: t.result.close, exact: true }).click();
      await expect(alert).toBeHidden();
    },
  };
}

const test = base.extend<{ ussd: ReturnType<typeof servicesOf> }>({ ussd: ({ page, language }, use) => use(servicesOf(page, language)) });

inLanguages('cn', 'roaming and calling services', (language) => {
  test.beforeEach(({ rememberCustomer }) => rememberCustomer(postpaid));

  test('calls are forwarded with a code and a number, looked up and stopped with a code', {
    tag: ['@USSD-02', '@USSD-05', '@USSD-08', '@USSD-14', '@USSD-15'],
  }, async ({ page, calls, ussd }) => {
    const { names: n, t } = ussd;
    const listed = page.waitForRequest('**/api/ussd/list?*');
    await page.goto(paths.callingServices);
    expect(new URL((await listed).url()).searchParams.get('serviceType')).toBe('2');
    await expect(ussd.main.getByRole('heading', { level: 1, name: t.calling.title })).toBeVisible();
    await expect(ussd.main.getByText(t.calling.lead)).toBeVisible();

    await expect(ussd.main.getByRole('listitem').filter({ hasText: t.state.now })).toContainText(t.state.needsCode);
    await expect(ussd.main.locator('summary')).toHaveText(calling.map(({ name }) => name[language]));
    await expect(ussd.service(n.forwardAll)).toHaveAccessibleDescription(serviceOf('7201').remark?.[language] ?? '');

    await ussd.service(n.forwardAll).click();
    const form = ussd.dialogOf(n.forwardAll);
    await expect(form.country).toHaveValue('853');
    // No code is sent before it is asked for.
    expect(sent(await calls(), 'sendUssdCode')).toBe(0);
    expect(await posted(page, '/api/ussd/send', () => form.send.click())).toEqual({ id: '7201' });
    await expect(form.country).toHaveValue('853');
    await form.apply.click();
    await expect(form.number).toHaveAccessibleDescription(new RegExp(`${t.form.numberMissing}$`));
    await expect(form.code).toHaveAccessibleDescription(new RegExp(`${ussd.forms.code.missing}$`));
    await form.number.fill('28a');
    await form.apply.click();
    await expect(form.number).toHaveAccessibleDescription(new RegExp(t.form.numberWrong.slice(0, 10)));
    expect(sent(await calls(), 'applyUssd')).toBe(0);

    // The server refuses number and code; everything stays.
    await form.number.fill('1234 5678');
    await form.code.fill('111111');
    await form.apply.click();
    await expect(form.dialog.getByRole('alert')).toContainText(/不能轉駁到這個號碼|cannot be forwarded to this number/);
    await form.number.fill('2871 0066');
    await form.apply.click();
    await expect(form.dialog.getByRole('alert')).toContainText(/驗證碼不正確|SMS code is wrong/);
    await expect(form.number).toHaveValue('2871 0066');
    await form.code.fill(SMS_CODE);
    expect(await posted(page, '/api/ussd/applydataussd', () => form.apply.click())).toEqual({
      id: '7201',
      fwdnum: '28710066',
      countryPhoneCode: '853',
      smsCode: SMS_CODE,
    });
    await expect(ussd.alert(n.forwardAll)).toContainText(/已設定來電轉駁|Call forwarding is set/);
    await expect(ussd.alert(n.forwardAll)).toContainText('+853 28710066');
    await ussd.close(n.forwardAll);
    await expect(ussd.service(n.forwardAll)).toBeFocused();

    // Code only, each with a code of its own.
    await ussd.service(n.askForwards).click();
    const ask = ussd.dialogOf(n.askForwards);
    await expect(ask.number).toHaveCount(0);
    await ask.send.click();
    await expect(ask.code).toBeFocused();
    await ask.code.fill(SMS_CODE);
    await ask.code.press('Enter');
    // The answer is in the group, above its forwards, and in no second dialog.
    await expect(ussd.service(n.askForwards)).toBeFocused();
    await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toHaveCount(0);
    await expect(ussd.main.getByRole('listitem').filter({ hasText: t.state.now }).getByRole('status')).toContainText('+853 28710066');
    await ussd.service(n.stopAll).click();
    const stop = ussd.dialogOf(n.stopAll);
    await expect(stop.dialog.getByText(serviceOf('7205').question?.[language] ?? '-')).toBeVisible();
    await stop.cancel.click();
    await expect(stop.dialog).toBeHidden();
    await expect.poll(async () => sent(await calls(), 'sendUssdCode')).toBe(2);
  });

  test('number without a code, alert, and a response that is still being processed', {
    tag: ['@USSD-02', '@USSD-05', '@USSD-09'],
  }, async ({ page, calls, ussd }) => {
    const { names: n, t } = ussd;
    await page.goto(paths.callingServices);
    await ussd.groupOf('7223').click();
    await ussd.service(n.missed).click();
    const form = ussd.dialogOf(n.missed);
    await expect(form.code).toHaveCount(0);
    await form.country.selectOption('86');
    await form.number.fill('138 0013 8000');
    expect(await posted(page, '/api/ussd/applydataussd', () => form.number.press('Enter'))).toEqual({
      id: '7223',
      fwdnum: '13800138000',
      countryPhoneCode: '86',
    });
    await expect(ussd.alert(n.missed)).toContainText('+86 13800138000');
    await ussd.close(n.missed);

    await ussd.service(n.listen).click();
    await expect(ussd.alert(n.listen)).toContainText(/首次使用須設定 4 位密碼|The first time, you set a PIN of 4 digits/);
    await ussd.close(n.listen);
    expect(sent(await calls(), 'applyUssd')).toBe(1);

    await ussd.service(n.resetPin).click();
    await ussd.reply(n.resetPin, 'apply');
    await expect(ussd.alert(n.resetPin)).toHaveAccessibleDescription(t.result.processing);
    expect(sent(await calls(), 'sendUssdCode')).toBe(0);
  });

  test('roaming: notice, confirmation before anything is applied, link in a new window', {
    tag: [ADDED, '@USSD-01', '@USSD-03', '@USSD-04', '@USSD-07', '@USSD-12'],
  }, async ({ page, calls, context, ussd }) => {
    const { names: n, t } = ussd;
    const listed = page.waitForRequest('**/api/ussd/list?*');
    await page.goto(paths.roamingServices);
    const request = await listed;
    expect([request.method(), new URL(request.url()).searchParams.get('serviceType')]).toEqual(['GET', '1']);
    await expect(ussd.main.getByText(t.roaming.lead)).toBeVisible();
    await expect(ussd.main.getByText(t.roaming.suspended)).toBeVisible();
    // Groups open and close; a service has a remark.
    await expect(ussd.service(n.record)).toBeHidden();
    await ussd.groupOf('7124').click();
    await expect(ussd.service(n.record)).toBeVisible();
    await ussd.groupOf('7124').click();
    await expect(ussd.service(n.record)).toBeHidden();

    // The state was asked for: the row is a switch.
    const roaming = ussd.main.getByRole('switch', { name: features.dataRoaming.name[language] });
    await expect(roaming).not.toBeChecked();
    await expect(ussd.main.locator('[aria-busy=true]')).toHaveCount(0);
    const asked = sent(await calls(), 'applyUssd');
    await roaming.click();
    await expect(ussd.alert(n.roamingOn)).toContainText(serviceOf('7101').question?.[language] ?? '-');
    await expect(ussd.alert(n.roamingOn)).toContainText(t.confirm.effect);
    await expect(ussd.alert(n.roamingOn).getByRole('button')).toHaveText([t.confirm.cancel, new RegExp(`^${t.state.turnOn}`)]);
    await ussd.reply(n.roamingOn, 'cancel');
    expect(sent(await calls(), 'applyUssd')).toBe(asked);
    await roaming.click();
    expect(await posted(page, '/api/ussd/applydataussd', () => ussd.reply(n.roamingOn, 'turnOn'))).toEqual({ id: '7101' });
    // One dialog at most: the switch and its line say it.
    await expect(ussd.main.getByText(/已開啟數據漫遊|Data roaming is now on/)).toBeVisible();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await expect(roaming).toBeChecked();
    await expect(roaming).toBeFocused();
    expect(await posted(page, '/api/ussd/applydataussd', () => ussd.service(n.isRoamingOn).click())).toEqual({ id: '7103' });
    await expect(roaming).toBeChecked();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    // The other direction is confirmed, too, and the state is still known after a reload.
    await roaming.click();
    await ussd.reply(n.roamingOff, 'cancel');
    await expect(roaming).toBeChecked();
    await roaming.click();
    await ussd.reply(n.roamingOff, 'turnOff');
    await expect(roaming).not.toBeChecked();
    await page.reload();
    await expect(roaming).not.toBeChecked();
    // Without a question of the server's, the site asks one of its own.
    await ussd.groupOf('7124').click();
    await ussd.service(n.record).click();
    await expect(ussd.alert(n.record)).toContainText(fill(t.confirm.question, { name: n.record }));
    await ussd.reply(n.record, 'cancel');

    const opened = context.waitForEvent('page');
    await ussd.main.getByRole('link', { name: n.tariffs }).click();
    const tariffs = await opened;
    await tariffs.waitForURL(`**${paths.roaming}`);
    expect(new URL(page.url()).pathname).toBe(paths.roamingServices);
    await tariffs.close();
  });
});

test('the tariffs of a destination lead to the question of data roaming, unless it is on', { tag: [ADDED, AREA_RUN, '@USSD-07'] }, async ({
  page,
  rememberCustomer,
  ussd,
}) => {
  await rememberCustomer(postpaid);
  const { roamingOn } = ussd.names;
  const roaming = ussd.main.getByRole('switch', { name: features.dataRoaming.name.cn });
  await page.goto(paths.roaming);
  await page.getByRole('main').getByRole('button', { name: '日本', exact: true }).click();
  const way = page.getByRole('main').locator(`a[href="${paths.turnOnDataRoaming()}"]`);
  await way.click();
  await expect(ussd.alert(roamingOn)).toBeVisible();
  await ussd.reply(roamingOn, 'cancel');
  await expect(roaming).not.toBeChecked();
  // It is asked once for a press of the link.
  await page.reload();
  await expect(roaming).not.toBeChecked();
  await expect(ussd.alert(roamingOn)).toHaveCount(0);
  await page.goBack();
  await way.click();
  await ussd.reply(roamingOn, 'turnOn');
  await expect(roaming).toBeChecked();
  await page.goBack();
  await way.click();
  await expect(roaming).toBeChecked();
  await expect(page).not.toHaveURL(/question/);
  await expect(ussd.alert(roamingOn)).toHaveCount(0);
});

test.describe('roaming and calling services', () => {
  test.beforeEach(({ rememberCustomer }) => rememberCustomer(postpaid));
  const n = serviceNames('cn');

  test('groups, services and countries are shown as the server lists them, and do what each says', {
    tag: ['@USSD-07', '@USSD-10', '@USSD-11', '@USSD-13'],
  }, async ({ page, ussd }) => {
    const list = [
      {
        groupName: '第一組',
        ussdDetails: [
          { id: 'u-1', ussdItemName: '甲服務', remark: '甲備註', apiType: 6, ussdContent: '甲內容', link: '/index', ussdMessage: '甲問題' },
          { id: 'u-2', ussdItemName: '乙服務', remark: '乙備註', apiType: 7, ussdContent: '乙內容', link: '/news', ussdMessage: '乙問題' },
        ],
      },
      {
        groupName: '第二組',
        ussdDetails: [
          { id: 'u-3', ussdItemName: '丙服務', apiType: 42, ussdContent: '丙內容', ussdMessage: '丙問題' },
          { id: 'u-4', ussdItemName: '丁服務', apiType: 10, ussdMessage: '丁問題' },
          { id: 'u-5', ussdItemName: '戊服務', apiType: 1, needsCode: true, ussdGroup: '來電轉駁', ussdMessage: '戊問題' },
        ],
      },
    ];
    const countries = [
      { countryName: '乙國', countryPhoneCode: '992' },
      { countryName: '甲國', countryPhoneCode: '991' },
    ];
    await answer(page, '/api/ussd/list', { list });
    await answer(page, '/api/business/countryList', countries);
    await answer(page, '/api/ussd/send');
    await answer(page, '/api/ussd/applydataussd', { ussdContent: '答覆 4717' });
    // With the page, or with the form where the page was prerendered.
    const read = page.waitForRequest('**/api/business/countryList?*');
    await page.goto(paths.callingServices);
    await expect(ussd.main.locator('summary')).toHaveText(['第一組', '第二組']);
    await ussd.group('第二組').click();

    // 6: its content, nothing else.
    await expect(ussd.service('甲服務')).toHaveAccessibleDescription('甲備註');
    await ussd.service('甲服務').click();
    await expect(ussd.alert('甲服務')).toContainText('甲內容');
    await expect(ussd.alert('甲服務')).not.toContainText('甲問題');
    await ussd.close('甲服務');
    // 7: its link, in a new window.
    const link = ussd.main.getByRole('link', { name: /乙服務/ });
    await expect(link).toHaveAttribute('href', '/news');
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toContainText('乙備註');
    // Any other: its question, then it is applied, and the answer is shown.
    await ussd.service('丙服務').click();
    await expect(ussd.alert('丙服務')).toContainText('丙問題');
    await expect(ussd.alert('丙服務')).not.toContainText('丙內容');
    expect(await posted(page, '/api/ussd/applydataussd', () => ussd.reply('丙服務', 'apply'))).toEqual({ id: 'u-3' });
    await expect(ussd.alert('丙服務')).toContainText('答覆 4717');
    await ussd.close('丙服務');
    // 10: number and country, the first of the list.
    await ussd.service('丁服務').click();
    const request = await read;
    expect([request.method(), request.postData(), [...new URL(request.url()).searchParams.keys()]]).toEqual(['GET', null, ['t']]);
    const forward = ussd.dialogOf('丁服務');
    await expect(forward.country).toHaveValue('992');
    await expect(forward.country.locator('option')).toHaveText(['乙國 +992', '甲國 +991']);
    await expect(forward.code).toHaveCount(0);
    await forward.cancel.click();
    // Of the kind Call forwarding: an SMS code.
    await ussd.service('戊服務').click();
    const withCode = ussd.dialogOf('戊服務');
    await expect(withCode.code).toBeVisible();
    await expect(withCode.number).toHaveCount(0);
  });

  test('a late or lost answer claims no state, and asking may be repeated', { tag: ALWAYS }, async ({ page, expectConsoleErrors, ussd }) => {
    expectConsoleErrors(FAILED_RESOURCE);
    const roaming = ussd.main.getByRole('switch', { name: features.dataRoaming.name.cn });
    const ask = ussd.service(n.isRoamingOn);
    const applying = '**/api/ussd/applydataussd?*';
    await page.goto(paths.roamingServices);
    await expect(roaming).not.toBeChecked();
    await expect(ussd.main.locator('[aria-busy=true]')).toHaveCount(0);

    // Asked while it is off, answered when it has been turned on.
    const late = Promise.withResolvers<void>();
    await page.route(
      applying,
      async (route) => {
        const response = await route.fetch();
        await late.promise;
        await route.fulfill({ response });
      },
      { times: 1 },
    );
    await ask.click();
    await roaming.click();
    await ussd.reply(n.roamingOn, 'turnOn');
    await expect(roaming).toBeChecked();
    await expect(ask).toHaveAttribute('aria-disabled', 'true');
    late.resolve();
    await expect(ask).not.toHaveAttribute('aria-disabled', 'true');
    await expect(roaming).toBeChecked();

    // A lost answer to a question changes nothing; one to a change leaves the state unknown.
    await page.route(applying, (route) => route.abort('timedout'), { times: 2 });
    await ask.click();
    await expect(ussd.main.getByText(ussd.forms.connection)).toBeVisible();
    await expect(roaming).toBeChecked();
    await roaming.click();
    await ussd.reply(n.roamingOff, 'turnOff');
    await expect(ussd.alert(n.roamingOff)).toContainText(fill(ussd.forms.unsure.service, { number: brand.hotline }));
    await ussd.reply(n.roamingOff, 'cancel');
    await expect(ussd.main.getByRole('listitem').filter({ has: page.getByRole('button', { name: n.isRoamingOn }) })).toContainText(ussd.t.state.unknown);
    await expect(roaming).toHaveCount(0);
    await expect(ussd.service(n.roamingOn)).toBeFocused();
    await page.reload();
    await expect(roaming).toBeChecked();
  });

  test('another code can be sent after 60 seconds, counted each second', { tag: ['@USSD-06'] }, async ({ page, calls, ussd }) => {
    await page.clock.install();
    await page.goto(paths.callingServices);
    await ussd.service(n.forwardAll).click();
    const form = ussd.dialogOf(n.forwardAll);
    const waits = (count: number) => form.dialog.getByRole('button', { name: fill(ussd.forms.code.wait_other, { count }), exact: true });
    await expect(form.send).toBeVisible();
    await page.clock.pauseAt(Date.now() + 600_000);
    await form.send.click();
    await expect(waits(60)).toBeVisible();
    await expect(waits(60)).toBeDisabled();
    await page.clock.runFor(1000);
    await expect(waits(59)).toBeVisible();
    await page.clock.runFor(57_000);
    await expect(waits(2)).toBeVisible();
    await waits(2).click({ force: true });
    // Closing and opening neither shortens the wait nor sends another.
    await form.cancel.click();
    await ussd.service(n.forwardAll).click();
    expect(sent(await calls(), 'sendUssdCode')).toBe(1);
    await page.clock.runFor(2000);
    await form.dialog.getByRole('button', { name: ussd.forms.code.resend, exact: true }).click();
    await expect(waits(60)).toBeVisible();
    expect(sent(await calls(), 'sendUssdCode')).toBe(2);
  });

  test('an expired session brings the customer back to the form with number and country, without the code', { tag: ALWAYS }, async ({
    page,
    scenario,
    calls,
    ussd,
  }) => {
    await page.goto(paths.callingServices);
    await ussd.service(n.forwardAll).click();
    const form = ussd.dialogOf(n.forwardAll);
    await form.send.click();
    await form.country.selectOption('852');
    await form.number.fill('91234567');
    await form.code.fill(SMS_CODE);
    await expire(page, scenario, 'applyUssd', () => form.apply.click());
    await expect(form.number).toHaveValue('91234567');
    await expect(form.country).toHaveValue('852');
    await expect(form.code).toHaveValue('');
    await form.code.fill(SMS_CODE);
    await form.apply.click();
    await expect(ussd.alert(n.forwardAll)).toContainText('+852 91234567');
    // The code was good for a minute: no second one went out.
    expect(sent(await calls(), 'sendUssdCode')).toBe(1);
  });
});
