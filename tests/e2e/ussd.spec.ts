import type { Page } from '@playwright/test';
import { SMS_CODE } from '../../mock-server/personas.ts';
import type { UssdGroupsSuccess, UssdItem } from '../../openapi/generated/model.ts';
import { paths } from '../../src/lib/paths.ts';
import { ADDED, ALWAYS, inTurn } from '../support/full.ts';
import { LoginDialog, postpaid, prepaid } from '../support/log-in.ts';
import { expect, expectFitsPhones, FAILED_RESOURCE, fill, type Language, messages, readMessage, sent, test } from '../support/site.ts';

/** What the mock calls its services; the site shows them as they come. */
const names = {
  cn: {
    forwarding: '來電轉駁',
    calls: '來電及號碼顯示',
    voicemail: '留言信箱及漏接提示',
    forwardAll: '轉駁所有來電',
    forwardAllRemark: '電話不會響鈴，來電直接接到指定號碼。',
    stopAll: '取消所有轉駁',
    stopQuestion: '確定取消所有來電轉駁？',
    askForwards: '查詢轉駁設定',
    isSet: '已設定來電轉駁',
    missed: '漏接提示發到另一號碼',
    listen: '收聽留言方法',
    listenText: '首次使用須設定 4 位密碼。',
    resetPin: '重設留言信箱密碼',
    macau: '澳門 +853',
    roamingOn: '開啟數據漫遊',
    roamingQuestion: '確定開啟數據漫遊？在外地每日首次上網會自動開始日費，或按漫遊收費計算。',
    isOn: '已開啟數據漫遊',
    isRoamingOn: '查詢數據漫遊狀況',
    roaming: '數據漫遊',
    roamingOff: '關閉數據漫遊',
    tariffs: '漫遊收費',
    wrongCode: '驗證碼不正確',
    wrongNumber: '不能轉駁到這個號碼',
    usage: '漫遊用量',
    record: '索取漫遊詳細記錄',
    prepaidPacks: '儲值卡漫遊數據計劃',
  },
  en: {
    forwarding: 'Call forwarding',
    calls: 'Calls and number display',
    voicemail: 'Voicemail and missed calls',
    forwardAll: 'Forward all calls',
    forwardAllRemark: 'Your phone does not ring. Calls go straight to the number you choose.',
    stopAll: 'Stop all forwarding',
    stopQuestion: 'Stop all call forwarding?',
    askForwards: 'Where are my calls forwarded?',
    isSet: 'Call forwarding is set',
    missed: 'Missed-call alerts to another number',
    listen: 'How to listen to messages',
    listenText: 'The first time, you set a PIN of 4 digits.',
    resetPin: 'Reset the voicemail PIN',
    macau: 'Macau +853',
    roamingOn: 'Turn data roaming on',
    roamingQuestion: 'Turn data roaming on? Each day you go online abroad, a day pass starts by itself or you pay roaming charges.',
    isOn: 'Data roaming is now on',
    isRoamingOn: 'Is data roaming on?',
    roaming: 'Data roaming',
    roamingOff: 'Turn data roaming off',
    tariffs: 'Roaming charges',
    wrongCode: 'The SMS code is wrong or has expired',
    wrongNumber: 'Calls cannot be forwarded to this number',
    usage: 'Roaming usage',
    record: 'Ask for the detailed record',
    prepaidPacks: 'Prepaid roaming data plans',
  },
} as const;

/** What the customer reads, apart from the site's own files. */
const words = {
  cn: {
    roaming: '外遊前後在這裏開啟、關閉或查詢漫遊服務。',
    calling: '在這裏設定來電轉駁、來電顯示等通話功能。',
    suspended: '有一個國家的數據及短訊漫遊現正暫停，漫遊通話仍可使用。',
    postpaid: '月費客戶',
    number: '請輸入電話號碼',
    code: '請輸入短訊驗證碼',
    processing: '處理中',
  },
  en: {
    roaming: 'Turn roaming services on or off, or check them, before and after you travel.',
    calling: 'Set call forwarding, caller display and more here.',
    suspended: 'Data and SMS roaming is suspended in one country. Roaming calls still work there.',
    postpaid: 'Monthly plan customers',
    number: 'Enter the number to forward to',
    code: 'Enter the SMS code',
    processing: 'Processing',
  },
} as const;

/** The page of services and the dialogs that they open. */
function servicesOf(page: Page, language: Language = 'cn') {
  const t = messages(language, 'ussd');
  const forms = messages(language, 'forms');
  const main = page.getByRole('main');
  const dialogOf = (name: string) => {
    const dialog = page.getByRole('dialog', { name });
    return {
      dialog,
      country: dialog.getByLabel(t.form.country, { exact: true }),
      number: dialog.getByLabel(t.form.number, { exact: true }),
      code: dialog.getByLabel(forms.code.label, { exact: true }),
      apply: dialog.getByRole('button', { name: t.form.apply, exact: true }),
      cancel: dialog.getByRole('button', { name: t.form.cancel, exact: true }),
    };
  };
  return {
    t,
    forms,
    main,
    names: names[language],
    dialogOf,
    group: (name: string) => main.locator('summary').filter({ hasText: new RegExp(`^${name}$`) }),
    service: (name: string) => main.getByRole('button', { name, exact: true }),
    alert: (name: string) => page.getByRole('alertdialog', { name }),
    close: async (name: string) => {
      const alert = page.getByRole('alertdialog', { name });
      await alert.getByRole('button', { name: t.result.close, exact: true }).click();
      await expect(alert).toBeHidden();
    },
  };
}

for (const language of inTurn('cn')) {
  test.describe(`roaming and calling services in ${language}`, () => {
    test.beforeEach(async ({ setLocale, rememberCustomer }) => {
      await setLocale(language);
      await rememberCustomer(postpaid);
    });

    test('calls are forwarded with a code and a number, looked up and stopped with a code', {
      tag: ['@USSD-02', '@USSD-05', '@USSD-08', '@USSD-14', '@USSD-15'],
    }, async ({ page, calls }) => {
      const ussd = servicesOf(page, language);
      const { names: n, t } = ussd;
      const listed = page.waitForRequest('**/api/ussd/list?*');
      await page.goto(paths.callingServices);
      expect(new URL((await listed).url()).searchParams.get('serviceType')).toBe('2');
      await expect(ussd.main.getByRole('heading', { level: 1, name: t.calling.title })).toBeVisible();
      await expect(ussd.main.getByText(words[language].calling)).toBeVisible();

      // Groups open and close; a service carries its remark.
      await expect(ussd.main.locator('summary')).toHaveText([n.forwarding, n.calls, n.voicemail]);
      await expect(ussd.service(n.forwardAll)).toHaveAccessibleDescription(n.forwardAllRemark);
      await ussd.group(n.forwarding).click();
      await expect(ussd.service(n.forwardAll)).toBeHidden();
      await ussd.group(n.forwarding).click();

      const codeSent = page.waitForRequest('**/api/ussd/send?*');
      await ussd.service(n.forwardAll).click();
      expect((await codeSent).postDataJSON()).toEqual({ id: '7201' });
      const form = ussd.dialogOf(n.forwardAll);
      await expect(form.country.locator('option:checked')).toHaveText(n.macau);
      await form.apply.click();
      await expect(form.number).toHaveAccessibleDescription(new RegExp(`${words[language].number}$`));
      await expect(form.code).toHaveAccessibleDescription(new RegExp(`${words[language].code}$`));
      await form.number.fill('28a');
      await form.apply.click();
      await expect(form.number).toHaveAccessibleDescription(new RegExp(t.form.numberWrong.slice(0, 10)));
      expect(sent(await calls(), 'applyUssd')).toBe(0);

      // The server refuses number and code; everything stays.
      await form.number.fill('1234 5678');
      await form.code.fill('111111');
      await form.apply.click();
      await expect(form.dialog.getByRole('alert')).toContainText(n.wrongNumber);
      await form.number.fill('2871 0066');
      await form.apply.click();
      await expect(form.dialog.getByRole('alert')).toContainText(n.wrongCode);
      await expect(form.number).toHaveValue('2871 0066');
      await form.code.fill(SMS_CODE);
      const applied = page.waitForRequest('**/api/ussd/applydataussd?*');
      await form.apply.click();
      expect((await applied).postDataJSON()).toEqual({ id: '7201', fwdnum: '28710066', countryPhoneCode: '853', smsCode: SMS_CODE });
      await expect(ussd.alert(n.forwardAll)).toContainText(n.isSet);
      await expect(ussd.alert(n.forwardAll)).toContainText('+853 28710066');
      await ussd.close(n.forwardAll);
      await expect(ussd.service(n.forwardAll)).toBeFocused();

      // Code only, each with a code of its own.
      await ussd.service(n.askForwards).click();
      const ask = ussd.dialogOf(n.askForwards);
      await expect(ask.number).toHaveCount(0);
      await ask.code.fill(SMS_CODE);
      await ask.code.press('Enter');
      await expect(ussd.alert(n.askForwards)).toContainText('+853 28710066');
      await ussd.close(n.askForwards);
      await ussd.service(n.stopAll).click();
      const stop = ussd.dialogOf(n.stopAll);
      await expect(stop.dialog.getByText(n.stopQuestion)).toBeVisible();
      await stop.cancel.click();
      await expect(stop.dialog).toBeHidden();
      await expect.poll(async () => sent(await calls(), 'sendUssdCode')).toBe(3);
    });

    test('number without a code, alert, and a response that is still being processed', {
      tag: ['@USSD-02', '@USSD-05', '@USSD-09'],
    }, async ({ page, calls }) => {
      const ussd = servicesOf(page, language);
      const { names: n, t } = ussd;
      await page.goto(paths.callingServices);
      await ussd.group(n.voicemail).click();
      await ussd.service(n.missed).click();
      const form = ussd.dialogOf(n.missed);
      await expect(form.code).toHaveCount(0);
      await form.country.selectOption('86');
      await form.number.fill('138 0013 8000');
      const applied = page.waitForRequest('**/api/ussd/applydataussd?*');
      await form.number.press('Enter');
      expect((await applied).postDataJSON()).toEqual({ id: '7223', fwdnum: '13800138000', countryPhoneCode: '86' });
      await expect(ussd.alert(n.missed)).toContainText('+86 13800138000');
      await ussd.close(n.missed);

      await ussd.service(n.listen).click();
      await expect(ussd.alert(n.listen)).toContainText(n.listenText);
      await ussd.close(n.listen);
      expect(sent(await calls(), 'applyUssd')).toBe(1);

      await ussd.service(n.resetPin).click();
      await ussd.alert(n.resetPin).getByRole('button', { name: t.confirm.apply, exact: true }).click();
      await expect(ussd.alert(n.resetPin)).toHaveAccessibleDescription(words[language].processing);
      expect(sent(await calls(), 'sendUssdCode')).toBe(0);
    });

    test('with the specified fields only, Call Forwarding sends one code and takes it', { tag: ['@USSD-05', '@USSD-14'] }, async ({
      page,
      calls,
      scenario,
    }) => {
      await scenario('ussdGroups', { bare: true });
      const ussd = servicesOf(page, language);
      const { names: n } = ussd;
      await page.goto(paths.callingServices);
      await ussd.service(n.forwardAll).click();
      const form = ussd.dialogOf(n.forwardAll);
      await form.number.fill('2871 0066');
      await form.code.fill(SMS_CODE);
      const applied = page.waitForRequest('**/api/ussd/applydataussd?*');
      await form.apply.click();
      expect((await applied).postDataJSON()).toEqual({ id: '7201', fwdnum: '28710066', countryPhoneCode: '853', smsCode: SMS_CODE });
      await expect(ussd.alert(n.forwardAll)).toContainText(n.isSet);
      expect(sent(await calls(), 'sendUssdCode')).toBe(1);
    });

    test('roaming: notice, confirmation before anything is applied, link in a new window', {
      tag: [ADDED, '@USSD-01', '@USSD-03', '@USSD-04', '@USSD-07', '@USSD-12'],
    }, async ({ page, calls, context }) => {
      const ussd = servicesOf(page, language);
      const { names: n, t } = ussd;
      const listed = page.waitForRequest('**/api/ussd/list?*');
      await page.goto(paths.roamingServices);
      const request = await listed;
      expect([request.method(), new URL(request.url()).searchParams.get('serviceType')]).toEqual(['GET', '1']);
      await expect(ussd.main.getByText(words[language].roaming)).toBeVisible();
      await expect(ussd.main.getByText(words[language].suspended)).toBeVisible();
      await expect(ussd.main.getByText(words[language].postpaid, { exact: true })).toBeVisible();
      // Groups open and close; a service has a remark.
      await expect(ussd.service(n.record)).toBeHidden();
      await ussd.group(n.usage).click();
      await expect(ussd.service(n.record)).toBeVisible();
      await ussd.group(n.usage).click();
      await expect(ussd.service(n.record)).toBeHidden();

      await ussd.service(n.roamingOn).click();
      await expect(ussd.alert(n.roamingOn)).toContainText(n.roamingQuestion);
      await ussd.alert(n.roamingOn).getByRole('button', { name: t.confirm.cancel, exact: true }).click();
      expect(sent(await calls(), 'applyUssd')).toBe(0);
      await ussd.service(n.roamingOn).click();
      const applied = page.waitForRequest('**/api/ussd/applydataussd?*');
      await ussd.alert(n.roamingOn).getByRole('button', { name: t.confirm.apply, exact: true }).click();
      expect((await applied).postDataJSON()).toEqual({ id: '7101' });
      await expect(ussd.alert(n.roamingOn)).toContainText(n.isOn);
      await ussd.close(n.roamingOn);
      // The row is a switch now; asking needs no confirmation.
      const roaming = ussd.main.getByRole('switch', { name: n.roaming });
      await expect(roaming).toBeChecked();
      await expect(roaming).toBeFocused();
      const asked = page.waitForRequest('**/api/ussd/applydataussd?*');
      await ussd.service(n.isRoamingOn).click();
      expect((await asked).postDataJSON()).toEqual({ id: '7103' });
      await expect(roaming).toBeChecked();
      await expect(page.getByRole('alertdialog')).toHaveCount(0);
      // The other direction is confirmed, too, and the state is still known after a reload.
      await roaming.click();
      await ussd.alert(n.roamingOff).getByRole('button', { name: t.confirm.cancel, exact: true }).click();
      await expect(roaming).toBeChecked();
      await roaming.click();
      await ussd.alert(n.roamingOff).getByRole('button', { name: t.confirm.apply, exact: true }).click();
      await ussd.close(n.roamingOff);
      await expect(roaming).not.toBeChecked();
      await page.reload();
      await expect(roaming).not.toBeChecked();
      // Without a question of the server's, the site asks one of its own.
      await ussd.group(n.usage).click();
      await ussd.service(n.record).click();
      await expect(ussd.alert(n.record)).toContainText(fill(t.confirm.question, { name: n.record }));
      await ussd.alert(n.record).getByRole('button', { name: t.confirm.cancel, exact: true }).click();

      const opened = context.waitForEvent('page');
      await ussd.main.getByRole('link', { name: n.tariffs }).click();
      const tariffs = await opened;
      await tariffs.waitForURL(`**${paths.roaming}`);
      expect(new URL(page.url()).pathname).toBe(paths.roamingServices);
      await tariffs.close();
    });
  });
}

test.describe('roaming and calling services', () => {
  const n = names.cn;

  test('prepaid customers have roaming services of their own', { tag: ['@USSD-03'] }, async ({ page }) => {
    const ussd = servicesOf(page);
    await page.goto(paths.roamingServices);
    const login = new LoginDialog(page);
    await login.root.waitFor();
    await login.logIn(prepaid);
    await page.waitForURL(`**${paths.prepaid}`);
    await page.getByRole('main').locator(`a[href="${paths.roamingServices}"]`).click();
    await expect(ussd.main.getByRole('heading', { level: 1, name: ussd.t.roaming.title })).toBeVisible();
    await expect(ussd.main.getByText('儲值卡客戶', { exact: true })).toBeVisible();
    await expect(ussd.group(n.prepaidPacks)).toBeVisible();
    await expect(ussd.service(n.roamingOn)).toHaveCount(0);
  });

  test('fields of the contract decide, words of the server never do', { tag: [ADDED, '@USSD-05', '@USSD-07', '@USSD-08'] }, async ({
    page,
    rememberCustomer,
  }) => {
    await rememberCustomer(postpaid);
    const ussd = servicesOf(page);
    let change = (item: UssdItem): UssdItem => item;
    await page.route('**/api/ussd/list?*', async (route) => {
      const response = await route.fetch();
      const { data } = (await response.json()) as UssdGroupsSuccess;
      const list = data.list.map((group, at) => ({ groupName: `甲${at}`, ussdDetails: group.ussdDetails.map(change) }));
      await route.fulfill({ response, json: { status: '0', data: { list } } });
    });

    // Other words, the same fields: the form asks for code and number, and both ways of a switch are one row.
    change = ({ ussdGroup: _, switch: part, ...item }) => ({
      ...item,
      ussdItemName: `乙${item.id}`,
      ...(part && { switch: { ...part, name: `丙${part.id}` } }),
    });
    await page.goto(paths.callingServices);
    await ussd.service('乙7201').click();
    await expect(ussd.dialogOf('乙7201').code).toBeVisible();
    await expect(ussd.dialogOf('乙7201').number).toBeVisible();
    await ussd.dialogOf('乙7201').cancel.click();
    await ussd.group('甲1').click();
    await expect(ussd.main.getByRole('heading', { name: '丙callWaiting' })).toBeVisible();
    await ussd.service('乙7213').click();
    await expect(ussd.main.getByRole('switch', { name: '丙callWaiting' })).toBeChecked();

    // The same words without the field: a switch is three buttons whose answer is shown as it is.
    change = ({ switch: _, ...item }) => item;
    await page.reload();
    await ussd.group('甲1').click();
    await expect(ussd.main.getByRole('heading', { name: '來電待接' })).toHaveCount(0);
    await ussd.service('查詢來電待接狀況').click();
    await ussd.alert('查詢來電待接狀況').getByRole('button', { name: ussd.t.confirm.apply, exact: true }).click();
    await expect(ussd.alert('查詢來電待接狀況')).toContainText('來電待接現時已開啟。');
    await ussd.close('查詢來電待接狀況');
    await expect(ussd.main.getByRole('switch')).toHaveCount(0);
  });

  test('groups, services and countries are shown as the server lists them, and do what each says', {
    tag: ['@USSD-07', '@USSD-10', '@USSD-11', '@USSD-13'],
  }, async ({ page, rememberCustomer }) => {
    await rememberCustomer(postpaid);
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
    await page.route('**/api/ussd/list?*', (route) => route.fulfill({ json: { status: '0', data: { list } } }));
    await page.route('**/api/business/countryList?*', (route) => route.fulfill({ json: { status: '0', data: countries } }));
    await page.route('**/api/ussd/send?*', (route) => route.fulfill({ json: { status: '0' } }));
    await page.route('**/api/ussd/applydataussd?*', (route) => route.fulfill({ json: { status: '0', data: { ussdContent: '答覆 4717' } } }));
    const ussd = servicesOf(page);
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
    const applied = page.waitForRequest('**/api/ussd/applydataussd?*');
    await ussd.alert('丙服務').getByRole('button', { name: ussd.t.confirm.apply, exact: true }).click();
    expect((await applied).postDataJSON()).toEqual({ id: 'u-3' });
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

  test('a late, missing or lost answer claims no state, and asking may be repeated', { tag: ALWAYS }, async ({
    page,
    scenario,
    expectConsoleErrors,
    rememberCustomer,
  }) => {
    expectConsoleErrors(FAILED_RESOURCE);
    await rememberCustomer(postpaid);
    const ussd = servicesOf(page);
    const { confirm } = ussd.t;
    const roaming = ussd.main.getByRole('switch', { name: n.roaming });
    const ask = ussd.service(n.isRoamingOn);
    const applying = '**/api/ussd/applydataussd?*';
    const press = (name: string, button: string) => ussd.alert(name).getByRole('button', { name: button, exact: true }).click();
    await page.goto(paths.roamingServices);

    let answer = () => {};
    const askLate = async () => {
      await page.route(
        applying,
        async (route) => {
          const response = await route.fetch();
          await new Promise<void>((late) => {
            answer = late;
          });
          await route.fulfill({ response });
        },
        { times: 1 },
      );
      await ask.click();
    };

    // Answered when another service has been turned on: both are known.
    await ussd.group(n.usage).click();
    await askLate();
    await ussd.service('開啟漫遊用量提示').click();
    await press('開啟漫遊用量提示', confirm.apply);
    await ussd.close('開啟漫遊用量提示');
    answer();
    await expect(roaming).not.toBeChecked();
    await expect(ussd.main.getByRole('switch', { name: '用量提示' })).toBeChecked();

    // Asked while it is off, answered when it has been turned on.
    await askLate();
    await roaming.click();
    await press(n.roamingOn, confirm.apply);
    await ussd.close(n.roamingOn);
    await expect(roaming).toBeChecked();
    await expect(ask).toHaveAttribute('aria-disabled', 'true');
    answer();
    await expect(ask).not.toHaveAttribute('aria-disabled', 'true');
    await expect(roaming).toBeChecked();

    // No answer yet: both ways again, and the focus is on the first.
    await scenario('applyUssd', { example: 'empty' });
    await roaming.click();
    await press(n.roamingOff, confirm.apply);
    await ussd.close(n.roamingOff);
    await expect(roaming).toHaveCount(0);
    await expect(ussd.service(n.roamingOn)).toBeFocused();
    await scenario('applyUssd');

    // A lost answer to a question changes nothing; one to a change leaves the state unknown.
    await ask.click();
    await expect(roaming).toBeChecked();
    await page.route(applying, (route) => route.abort('timedout'), { times: 2 });
    await ask.click();
    await expect(ussd.main.getByText(ussd.forms.connection)).toBeVisible();
    await expect(roaming).toBeChecked();
    await roaming.click();
    await press(n.roamingOff, confirm.apply);
    await expect(ussd.alert(n.roamingOff)).toContainText('未能確定服務是否已更改。');
    await press(n.roamingOff, confirm.cancel);
    await expect(ussd.main.getByRole('listitem').filter({ has: page.getByRole('button', { name: n.isRoamingOn }) })).toContainText('未查詢');
    await expect(roaming).toHaveCount(0);
    await expect(ussd.service(n.roamingOn)).toBeFocused();

    // A page that was reloaded asks again without a warning.
    await page.reload();
    await ask.click();
    await expect(roaming).toBeChecked();
  });

  test('another code can be sent after 60 seconds, counted each second', { tag: ['@USSD-06'] }, async ({ page, calls, rememberCustomer }) => {
    await page.clock.install();
    await rememberCustomer(postpaid);
    const ussd = servicesOf(page);
    await page.goto(paths.callingServices);
    await ussd.service(n.forwardAll).click();
    const form = ussd.dialogOf(n.forwardAll);
    const waits = (count: number) => form.dialog.getByRole('button', { name: fill(ussd.forms.code.wait_other, { count }), exact: true });
    await expect(form.dialog.getByRole('button', { name: /60|59/ })).toBeVisible();
    await page.clock.pauseAt(Date.now() + 600_000);
    await page.reload();
    // A page needs a moment to render what it has read; the countdown has not begun.
    await expect(async () => {
      await page.clock.runFor(20);
      await expect(ussd.service(n.forwardAll)).toBeVisible({ timeout: 100 });
    }).toPass();
    await ussd.service(n.forwardAll).click();
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
    expect(sent(await calls(), 'sendUssdCode')).toBe(2);
    await page.clock.runFor(2000);
    await form.dialog.getByRole('button', { name: '重新發送', exact: true }).click();
    await expect(waits(60)).toBeVisible();
    expect(sent(await calls(), 'sendUssdCode')).toBe(3);
  });

  test('nothing to set, failed reads, no countries: each is said and can be tried again', async ({ page, scenario, expectConsoleErrors, rememberCustomer }) => {
    expectConsoleErrors(FAILED_RESOURCE);
    await rememberCustomer(postpaid);
    const ussd = servicesOf(page);
    const common = messages('cn', 'common');
    await scenario('ussdGroups', { example: 'empty' });
    await scenario('countries', { code: 500 });
    await page.goto(paths.callingServices);
    await expect(ussd.main.getByText(ussd.t.empty.title)).toBeVisible();
    await scenario('ussdGroups', { code: 500 });
    await page.reload();
    await expect(ussd.main.getByText(common.failure.panelTitle)).toBeVisible();
    await scenario('ussdGroups');
    await ussd.main.getByRole('button', { name: common.failure.retry }).click();

    const form = ussd.dialogOf(n.forwardAll);
    await scenario('sendUssdCode', { code: 500 });
    await ussd.service(n.forwardAll).click();
    await expect(form.dialog.getByRole('alert').filter({ hasText: common.failure.panelTitle })).toBeVisible();
    await scenario('countries', { example: 'empty' });
    await form.dialog.getByRole('button', { name: common.failure.retry }).click();
    await expect(form.dialog.getByText(ussd.t.form.noCountry)).toBeVisible();
    // The code that could not be sent can be requested again.
    await scenario('sendUssdCode');
    await readMessage(page);
    await form.dialog.getByRole('button', { name: ussd.forms.code.send, exact: true }).click();
    await expect(form.code).toBeFocused();

    await form.cancel.click();
    await scenario('applyUssd', { code: 500 });
    await page.goto(paths.roamingServices);
    await ussd.service(n.roamingOn).click();
    const confirm = ussd.alert(n.roamingOn);
    await confirm.getByRole('button', { name: ussd.t.confirm.apply, exact: true }).click();
    await expect(confirm.getByRole('status')).not.toBeEmpty();
    await scenario('applyUssd', { example: 'empty' });
    await readMessage(page);
    await confirm.getByRole('button', { name: ussd.t.confirm.apply, exact: true }).click();
    await expect(confirm).toHaveAccessibleDescription(words.cn.processing);
  });

  test('an expired session brings the customer back to the form with number and country, without the code', { tag: ALWAYS }, async ({
    page,
    scenario,
    calls,
    rememberCustomer,
  }) => {
    await rememberCustomer(postpaid);
    const ussd = servicesOf(page);
    await page.goto(paths.callingServices);
    await ussd.service(n.forwardAll).click();
    const form = ussd.dialogOf(n.forwardAll);
    await form.country.selectOption('852');
    await form.number.fill('91234567');
    await form.code.fill(SMS_CODE);
    await scenario('applyUssd', { example: 'sessionExpired' });
    await form.apply.click();
    const login = new LoginDialog(page);
    await login.root.waitFor();
    await scenario('applyUssd');
    await login.logIn(postpaid);
    await page.waitForURL(`**${paths.callingServices}`);
    await expect(form.number).toHaveValue('91234567');
    await expect(form.country).toHaveValue('852');
    await expect(form.code).toHaveValue('');
    await form.code.fill(SMS_CODE);
    await form.apply.click();
    await expect(ussd.alert(n.forwardAll)).toContainText('+852 91234567');
    // The code was good for a minute: no second one went out.
    expect(sent(await calls(), 'sendUssdCode')).toBe(1);
  });

  test('code and service go out once under a double click and Enter', async ({ page, scenario, calls, rememberCustomer }) => {
    await rememberCustomer(postpaid);
    await scenario('*', { delay: 500 });
    await scenario('applyUssd', { delay: 2000 });
    await scenario('countries', { delay: 3000 });
    const ussd = servicesOf(page);
    await page.goto(paths.callingServices);
    await ussd.service(n.forwardAll).dblclick();
    const form = ussd.dialogOf(n.forwardAll);
    // The second press may have closed what the first has opened.
    await expect(async () => {
      if (!(await form.dialog.isVisible())) await ussd.service(n.forwardAll).click({ timeout: 1000 });
      await expect(form.dialog).toBeVisible({ timeout: 1000 });
    }).toPass();
    await form.number.fill('28710066');
    // Sent before the countries are there: their arrival puts that right.
    await form.apply.click();
    await expect(form.country.locator('option:checked')).toHaveText(n.macau);
    await expect(form.country).not.toHaveAttribute('aria-invalid');
    await form.code.fill(SMS_CODE);
    await form.code.press('Enter');
    await form.code.press('Enter');
    await ussd.close(n.forwardAll);
    expect(sent(await calls(), 'sendUssdCode')).toBe(1);
    expect(sent(await calls(), 'applyUssd')).toBe(1);
    await page.goto(paths.roamingServices);
    await ussd.service(n.roamingOn).click();
    await ussd.alert(n.roamingOn).getByRole('button', { name: ussd.t.confirm.apply, exact: true }).dblclick();
    await expect(ussd.alert(n.roamingOn)).toContainText(n.isOn);
    expect(sent(await calls(), 'applyUssd')).toBe(2);
  });

  test('groups and dialogs work with the keyboard, are accessible in both themes and fit small screens', async ({ page, setLocale, rememberCustomer }) => {
    await setLocale('en');
    await rememberCustomer(postpaid);
    const ussd = servicesOf(page, 'en');
    await page.goto(paths.roamingServices);
    await expect(ussd.service(ussd.names.roamingOn)).toBeVisible();
    await expectFitsPhones(page);
    await ussd.group(ussd.names.usage).focus();
    await page.keyboard.press('Enter');
    await expect(ussd.service(ussd.names.record)).toBeVisible();
    for (let service = 0; service < 4; service += 1) await page.keyboard.press('Tab');
    await expect(ussd.service(ussd.names.record)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(ussd.alert(ussd.names.record).getByRole('button', { name: ussd.t.confirm.cancel })).toBeFocused();
    await expectFitsPhones(page);
    await page.keyboard.press('Escape');
    await expect(ussd.service(ussd.names.record)).toBeFocused();
    await page.goto(paths.callingServices);
    await ussd.service(ussd.names.forwardAll).focus();
    await page.keyboard.press('Enter');
    const form = ussd.dialogOf(ussd.names.forwardAll);
    await expect(form.country.locator('option:checked')).toHaveText(ussd.names.macau);
    await form.apply.click();
    await expect(form.dialog.getByRole('alert')).toBeFocused();
    await expectFitsPhones(page);
  });
});
