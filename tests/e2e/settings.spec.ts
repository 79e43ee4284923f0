import type { Locator, Page } from '@playwright/test';
import { paths } from '../../src/lib/paths.ts';
import { ALWAYS, AREA, inTurn } from '../support/full.ts';
import { expectNothingCut, setTextSize } from '../support/large-text.ts';
import { LoginDialog, oneBill, postpaid, prepaid, stored, threeG } from '../support/log-in.ts';
import { expect, expectFitsPhones, FAILED_RESOURCE, type Language, messages, sent, test } from '../support/site.ts';

type Setting = 'password' | 'promotion' | 'alert' | 'volte';

/** What the customer reads, apart from the site's own files. */
const words = {
  cn: {
    fields: ['舊密碼', '新密碼', '確認新密碼'],
    old: '請輸入舊密碼',
    fresh: '請輸入新密碼',
    again: '請再次輸入新密碼',
    length: '密碼須為 4 至 8 位數字',
    notSame: '兩次輸入的新密碼不相同',
    media: ['推廣來電', '推廣電郵', '推廣郵件', '推廣短訊'],
    days: '更改於 14 個工作天內生效。',
    full: '已選擇 2 個。如要選擇其他用量，請先取消其中一個。',
    volte: {
      supported: '你的手機型號支援 VoLTE。',
      notSupported: '你的手機型號不支援 VoLTE。',
      notFound: '沒有這個型號的資料，請向手機製造商或銷售商查詢。',
    },
    threeG: '3G 客戶如欲使用 VoLTE，請致電客戶服務熱線 1118。',
  },
  en: {
    fields: ['Old password', 'New password', 'Repeat new password'],
    old: 'Enter your old password',
    fresh: 'Enter a new password',
    again: 'Enter the new password again',
    length: 'Your password must have 4 to 8 digits',
    notSame: 'The two new passwords do not match',
    media: ['Offers by phone call', 'Offers by email', 'Offers by post', 'Offers by SMS'],
    days: 'Your change takes effect within 14 working days.',
    full: 'You have chosen 2. To choose another level, clear one of these first.',
    volte: {
      supported: 'Your phone model supports VoLTE.',
      notSupported: 'Your phone model does not support VoLTE.',
      notFound: 'We have no information about this model. Ask the manufacturer or the shop you bought it from.',
    },
    threeG: 'On 3G? To use VoLTE, call our hotline on 1118.',
  },
} as const;

/** Puts a sentence of the test's own in the place of the server's, so that only the server's can be what is shown. */
const respondWith = (page: Page, url: string, data: object) =>
  page.route(url, async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    await route.fulfill({ response, json: route.request().method() === 'POST' && body.status === '0' ? { ...body, data } : body });
  });

/** The account settings, found by what the customer reads. */
function settingsOf(page: Page, language: Language = 'cn') {
  const t = messages(language, 'settings');
  const main = page.getByRole('main');
  const settings = {
    t,
    main,
    row: (name: Setting) => main.getByRole('button', { name: new RegExp(`^${t[name].row}`) }),
    title: (name: Setting) => main.getByRole('heading', { level: 1, name: t[name].title, exact: true }),
    rows: main.getByRole('listitem').filter({ has: page.getByRole('button') }),
    back: main.getByRole('button', { name: t.back, exact: true }),
    old: main.getByLabel(t.password.old, { exact: true }),
    fresh: main.getByLabel(t.password.new, { exact: true }),
    again: main.getByLabel(t.password.again, { exact: true }),
    savePassword: main.getByRole('button', { name: t.password.save, exact: true }),
    changed: page.getByRole('alertdialog', { name: t.password.done }),
    medium: (name: 'stopCall' | 'stopEmail' | 'stopMail' | 'stopSms') => main.getByRole('switch', { name: t.promotion[name], exact: true }),
    saveMedia: main.getByRole('button', { name: t.promotion.save, exact: true }),
    level: (label: string) => main.getByRole('checkbox', { name: label, exact: true }),
    saveAlert: main.getByRole('button', { name: t.alert.save, exact: true }),
    /** Opens the page and a setting. */
    open: async (name: Setting) => {
      await page.goto(paths.settings);
      await settings.row(name).click();
      await expect(settings.title(name)).toBeFocused();
    },
    /** Goes from one setting to another. */
    change: async (name: Setting) => {
      await settings.back.click();
      await settings.row(name).click();
      await expect(settings.title(name)).toBeFocused();
    },
    fillPassword: async (old: string, fresh: string, again = fresh) => {
      await settings.old.fill(old);
      await settings.fresh.fill(fresh);
      await settings.again.fill(again);
    },
  };
  return settings;
}

for (const language of inTurn('cn')) {
  test.describe(`account settings in ${language}`, () => {
    test.beforeEach(async ({ setLocale, rememberCustomer }) => {
      await setLocale(language);
      await rememberCustomer(postpaid);
    });

    test('the password is changed: rules, refusal, success, and the new one logs in', {
      tag: ['@SET-02', '@SET-03', '@SET-04', '@SET-07', '@SET-08'],
    }, async ({ page, calls }) => {
      const settings = settingsOf(page, language);
      const { t } = settings;
      const said = words[language];
      await respondWith(page, '**/api/care/changepassword?*', { msg: 'Pin 4711 ✓' });
      await page.goto(paths.settings);
      await settings.row('password').click();
      await expect(settings.title('password')).toBeFocused();
      expect((await stored(page)).SetIndex).toBe('0');
      const inputs = settings.main.locator('input[type=password]');
      await expect(inputs).toHaveCount(3);
      for (const [at, name] of said.fields.entries()) await expect(inputs.nth(at)).toHaveAccessibleName(name);

      await settings.savePassword.click();
      await expect(settings.old).toHaveAccessibleDescription(said.old);
      await expect(settings.fresh).toHaveAccessibleDescription(new RegExp(`${said.fresh}$`));
      await expect(settings.again).toHaveAccessibleDescription(said.again);

      // Letters and blanks are gone as they are typed.
      await settings.fresh.fill('');
      await settings.fresh.pressSequentially('7 a5-3b');
      await expect(settings.fresh).toHaveValue('753');
      await settings.old.fill('123');
      await settings.again.fill('123456789');
      await settings.savePassword.click();
      await expect(settings.old).toHaveAccessibleDescription(said.length);
      await expect(settings.fresh).toHaveAccessibleDescription(new RegExp(`${said.length}$`));
      await expect(settings.again).toHaveAccessibleDescription(said.length);
      await settings.fillPassword('000000', '7531', '7532');
      await settings.savePassword.click();
      await expect(settings.again).toHaveAccessibleDescription(said.notSame);
      expect(sent(await calls(), 'changePassword')).toBe(0);

      // The old one is wrong: the server says so, and what was typed stays.
      await settings.again.fill('7531');
      await settings.savePassword.click();
      await expect(settings.main.getByRole('alert')).toContainText(language === 'cn' ? '舊密碼不正確' : 'old password is not correct');
      await expect(settings.fresh).toHaveValue('7531');
      await settings.old.fill(postpaid.pin);
      const posted = page.waitForRequest('**/api/care/changepassword?*');
      await settings.savePassword.click();
      expect((await posted).postDataJSON()).toEqual({ oldPassword: postpaid.pin, password: '7531', rePassword: '7531' });
      await expect(settings.changed).toContainText('Pin 4711 ✓');
      await settings.changed.getByRole('button', { name: t.password.close }).click();
      await expect(settings.old).toHaveValue('');
      await expect(settings.fresh).toHaveValue('');

      await page.evaluate(() => localStorage.setItem('isLogin', 'false'));
      await page.goto(paths.settings);
      const login = new LoginDialog(page, language);
      await login.root.waitFor();
      await login.logIn({ ...postpaid, pin: '7531' });
      await page.waitForURL(`**${paths.settings}`);
      await expect(settings.row('password')).toBeVisible();
    });

    test('a new PIN that is easy to guess, or the present one, is refused with its rule; a wrong one repeats the way to reset it', {
      tag: ['@SET-08'],
    }, async ({ page, calls }) => {
      const settings = settingsOf(page, language);
      await settings.open('password');
      for (const [pin, cn, en] of [
        [
          '0000',
          '密碼不可只是重複的數字（例如 0000 或 1212），請改用另一個',
          'Your password cannot repeat the same digits, like 0000 or 1212. Choose a different one',
        ],
        [
          '1234',
          '密碼不可是順序或倒序的數字（例如 1234 或 4321），請改用另一個',
          'Your password cannot count up or down, like 1234 or 4321. Choose a different one',
        ],
        ['881234', '密碼不可取自你的手機號碼', 'Choose a password that is not part of your mobile number'],
        ['907531', '新密碼與現時的密碼相同，請改用另一個', 'That’s already your password. Choose a different one'],
      ] as const) {
        await settings.fillPassword('907531', pin);
        await settings.savePassword.click();
        await expect(settings.main.getByRole('alert').getByRole('link')).toHaveText([language === 'cn' ? cn : en]);
        await expect(settings.fresh).toHaveAccessibleDescription(new RegExp(`${language === 'cn' ? cn : en}$`));
      }
      expect(sent(await calls(), 'changePassword')).toBe(0);
      await settings.fillPassword('907531', '208416');
      await settings.savePassword.click();
      await settings.main
        .getByRole('alert')
        .getByRole('button', { name: language === 'cn' ? '忘記密碼？以短訊驗證碼重設' : 'Forgotten it? Reset it with an SMS code' })
        .click();
      await expect(new LoginDialog(page, language).root.getByRole('tab', { name: messages(language, 'auth').tab.reset })).toHaveAttribute(
        'aria-selected',
        'true',
      );
    });

    test('four promotion media can be switched off and on', { tag: ['@SET-01', '@SET-09', '@SET-10', '@SET-11', '@SET-12'] }, async ({ page }) => {
      const settings = settingsOf(page, language);
      const { t } = settings;
      const said = words[language];
      await respondWith(page, '**/api/care/changepromo?*', { res: 'Media 4712 ✓' });
      await page.goto(paths.settings);
      // A row each, with the present state.
      await expect(settings.rows).toHaveText(
        language === 'cn'
          ? [/^登入密碼/, /^推廣資訊/, /^數據用量提示.*4\.8GB.*14\.8GB$/, /^VoLTE.*支援$/]
          : [/^Password/, /^Marketing messages/, /^Data usage alert.*4\.8GB.*14\.8GB$/, /^VoLTE.*Supported$/],
      );
      await settings.row('promotion').click();
      const [calls, email, post, sms] = said.media.map((name) => settings.main.getByRole('switch', { name, exact: true })) as [
        Locator,
        Locator,
        Locator,
        Locator,
      ];
      await expect(settings.main.getByRole('switch')).toHaveCount(4);
      for (const medium of [calls, email, post, sms]) await expect(medium).toBeChecked();
      await expect(settings.main.getByText(said.days)).toBeVisible();
      const save = async () => {
        const posted = page.waitForRequest('**/api/care/changepromo?*');
        await settings.saveMedia.click();
        return (await posted).postDataJSON() as unknown;
      };
      // On means that the customer wants it; the contract's fields say what is stopped.
      await expect(post).toHaveAccessibleDescription(language === 'cn' ? /^接收/ : /^On/);
      await calls.uncheck();
      await post.uncheck();
      await expect(post).toHaveAccessibleDescription(language === 'cn' ? /^不接收/ : /^Off/);
      expect(await save()).toEqual({ stopCall: true, stopEmail: false, stopMail: true, stopSms: false });
      await expect(settings.main.getByRole('heading', { name: t.promotion.done })).toBeFocused();
      await expect(settings.main.getByText('Media 4712 ✓')).toBeVisible();
      // The other two, after a look at the rows and a reload: what was sent is kept.
      await settings.back.click();
      await expect(settings.row('promotion')).toContainText(language === 'cn' ? '電郵、短訊' : 'email, SMS');
      await page.reload();
      await settings.row('promotion').click();
      await expect(calls).not.toBeChecked();
      // Each medium is another pair of values in the two requests.
      await calls.check();
      await email.uncheck();
      expect(await save()).toEqual({ stopCall: false, stopEmail: true, stopMail: true, stopSms: false });
      await expect(settings.main.getByText('Media 4712 ✓')).toBeVisible();
    });

    test('two alert levels at most are chosen and kept; none is a choice', {
      tag: ['@SET-13', '@SET-16', '@SET-17', '@SET-19', '@SET-21'],
    }, async ({ page, scenario }) => {
      const settings = settingsOf(page, language);
      const { t, main } = settings;
      await respondWith(page, '**/api/care/datausagealert?*', { res: 'Levels 4713 ✓' });
      // Where the data of the customer are not known, all levels are on offer.
      await scenario('topUpOffer', { example: 'businessError' });
      await settings.open('alert');
      const labels = ['850MB', '4.8GB', '6.8GB', '9.8GB', '11.8GB', '13.8GB', '14.8GB', '16.8GB', '49.8GB', '69.8GB'];
      for (const label of labels) await expect(settings.level(label)).toBeVisible();
      await expect(main.getByRole('checkbox')).toHaveCount(labels.length);
      // What the server has; with two, no third can be chosen.
      await expect(main.getByRole('checkbox', { checked: true })).toHaveCount(2);
      await expect(settings.level('4.8GB')).toBeChecked();
      await expect(settings.level('14.8GB')).toBeChecked();
      await expect(settings.level('850MB')).toBeDisabled();
      await expect(main.getByRole('status').filter({ hasText: words[language].full })).toBeVisible();
      await settings.level('4.8GB').uncheck();
      await settings.level('69.8GB').check();
      await expect(main.getByRole('checkbox', { disabled: true })).toHaveCount(8);
      const save = async () => {
        const posted = page.waitForRequest((request) => request.method() === 'POST' && request.url().includes('/api/care/datausagealert'));
        await settings.saveAlert.click();
        return (await posted).postDataJSON() as unknown;
      };
      expect(await save()).toEqual({ levels: [15155, 71475] });
      await expect(main.getByRole('heading', { name: t.alert.done })).toBeFocused();
      await expect(main.getByText('Levels 4713 ✓')).toBeVisible();
      // The setting and the levels are still there after a reload.
      await page.reload();
      await expect(settings.level('69.8GB')).toBeChecked();
      await settings.level('69.8GB').uncheck();
      await settings.level('14.8GB').uncheck();
      expect(await save()).toEqual({ levels: [] });
      await expect(main.getByRole('heading', { name: t.alert.done })).toBeFocused();
      await expect(main.getByRole('alert')).toHaveCount(0);
      await expect(settings.main.getByText(messages(language, 'settings').alert.oneBill.slice(0, 8))).toHaveCount(0);
      await settings.back.click();
      await expect(settings.row('alert')).toContainText(language === 'cn' ? '未設提示' : 'No alert');
    });

    test('alert levels are marks on the customer’s own data, and those above them say so', { tag: ['@SET-14', '@SET-15', '@SET-20'] }, async ({ page }) => {
      const settings = settingsOf(page, language);
      const { main } = settings;
      await settings.open('alert');
      await expect(main.getByRole('meter')).toHaveAttribute(
        'aria-valuetext',
        language === 'cn' ? '已用 16.8 GB，共 20.0 GB，尚餘 3.2 GB' : '16.8 GB used of 20.0 GB, 3.2 GB left',
      );
      await expect(main.getByText(language === 'cn' ? '提示用量：4.8GB、14.8GB' : 'Alerts at 4.8GB, 14.8GB')).toBeVisible();
      // All ten, with what each means for 20 GB, of which 16.8 are used.
      await expect(main.getByRole('checkbox')).toHaveCount(10);
      await expect(settings.level('14.8GB')).toHaveAccessibleDescription(language === 'cn' ? '本期已達到' : 'Reached');
      for (const level of ['49.8GB', '69.8GB']) {
        await expect(settings.level(level)).toHaveAccessibleDescription(language === 'cn' ? /^高於你的 20\.0 GB/ : /^Above your 20\.0 GB/);
      }
      const read = page.waitForRequest('**/api/care/datausagealert?*');
      await page.reload();
      const request = await read;
      expect([request.method(), request.postData(), [...new URL(request.url()).searchParams.keys()]]).toEqual(['GET', null, ['t']]);
    });

    test('the VoLTE status of the device is shown, or that it is not known', { tag: ['@ROLE-13', '@SET-22', '@SET-23', '@ERR-09'] }, async ({
      page,
      scenario,
    }) => {
      const settings = settingsOf(page, language);
      const { t, main } = settings;
      const { volte, threeG: for3G } = words[language];
      const read = page.waitForRequest('**/api/business/volte?*');
      await settings.open('volte');
      const request = await read;
      expect([request.method(), request.postData(), [...new URL(request.url()).searchParams.keys()]]).toEqual(['GET', null, ['t']]);
      const device = main.getByRole('region', { name: t.volte.device });
      await expect(device).toContainText(volte.supported);
      await expect(main.getByText(for3G)).toBeVisible();
      for (const example of ['notSupported', 'notFound'] as const) {
        await scenario('volteStatus', { example });
        await page.reload();
        await expect(device).toContainText(volte[example]);
      }
    });
  });
}

test.describe('account settings', () => {
  const t = messages('cn', 'settings');

  test('an open setting outlives a reload and Back, and starts anew after another page', async ({ page, rememberCustomer }) => {
    await rememberCustomer(postpaid);
    const settings = settingsOf(page);
    await settings.open('promotion');
    expect((await stored(page)).SetIndex).toBe('1');
    await page.reload();
    await expect(settings.medium('stopCall')).toBeVisible();
    const account = page.getByRole('navigation', { name: messages('cn', 'account').mine });
    await account.getByRole('link', { name: messages('cn', 'account').tabs.payment }).click();
    await page.waitForURL(`**${paths.payment}`);
    await page.goBack();
    await expect(settings.title('promotion')).toBeVisible();
    await page.goBack();
    await expect(settings.row('promotion')).toBeVisible();
    await page.goForward();
    await expect(settings.title('promotion')).toBeVisible();
    await account.getByRole('link', { name: messages('cn', 'account').tabs.payment }).click();
    await account.getByRole('link', { name: messages('cn', 'account').tabs.settings }).click();
    await expect(settings.row('password')).toBeVisible();
  });

  test('One Bill alerts are for the phone in use; a 3G and a prepaid customer see what is theirs', {
    tag: ['@ROLE-09', '@SET-18'],
  }, async ({ page, sandbox, browser, baseURL, rememberCustomer }) => {
    await rememberCustomer(oneBill);
    const settings = settingsOf(page);
    await settings.open('alert');
    await expect(settings.main.getByText('One Bill 帳戶的提示只適用於你登入的號碼 6688 2345，不適用於帳戶內的其他號碼。')).toBeVisible();
    await expect(settings.main.getByRole('checkbox', { checked: true })).toHaveCount(0);

    for (const customer of [threeG, prepaid]) {
      const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'zh-HK' });
      await context.addCookies([{ name: 'mock-sandbox', value: sandbox, url: baseURL ?? '' }]);
      const other = await context.newPage();
      await other.goto(paths.settings);
      const login = new LoginDialog(other);
      await login.root.waitFor();
      await login.logIn(customer);
      // A prepaid customer is led to the page for prepaid cards first.
      if (customer === prepaid) await other.goto(paths.settings);
      const theirs = settingsOf(other);
      await expect(theirs.row('volte')).toBeVisible();
      if (customer === prepaid) {
        await expect(theirs.main.getByText('以短訊驗證碼登入')).toBeVisible();
        await expect(theirs.main.getByRole('button')).toHaveText([/^推廣資訊/, /^VoLTE/]);
      }
      await theirs.row('volte').click();
      await expect(theirs.main.getByText(customer === threeG ? t.volte.notSupported : t.volte.notFound)).toBeVisible();
      await context.close();
    }
  });

  test('a read that fails can be tried again; a write that fails keeps the choice', { tag: ['@SET-21', AREA] }, async ({
    page,
    scenario,
    expectConsoleErrors,
    rememberCustomer,
  }) => {
    expectConsoleErrors(FAILED_RESOURCE);
    await rememberCustomer(postpaid);
    const settings = settingsOf(page);
    const common = messages('cn', 'common');
    // A row without its state still leads to its setting.
    await scenario('volteStatus', { code: 500 });
    await scenario('dataUsageAlert', { code: 500 });
    await page.goto(paths.settings);
    await expect(settings.rows.last()).toHaveText(/^VoLTE以 4G 網絡通話$/);
    await expect(page.getByRole('status').filter({ hasText: common.failure.server })).toHaveCount(0);
    for (const [setting, operation, seen] of [
      ['volte', 'volteStatus', settings.main.getByText(t.volte.supported)],
      ['alert', 'dataUsageAlert', settings.level('850MB')],
    ] as const) {
      await (setting === 'volte' ? settings.open(setting) : settings.change(setting));
      await expect(settings.main.getByText(common.failure.panelTitle)).toBeVisible();
      await scenario(operation);
      await settings.main.getByRole('button', { name: common.failure.retry }).click();
      await expect(seen).toBeVisible();
    }
    await settings.level('4.8GB').uncheck();
    await scenario('saveDataUsageAlert', { code: 500 });
    await settings.saveAlert.click();
    await expect(settings.main.getByRole('alert')).toBeFocused();
    await expect(settings.main.getByRole('checkbox', { checked: true })).toHaveCount(1);
  });

  test('an expired session brings the customer back to his choice, but never to a password', { tag: ALWAYS }, async ({ page, scenario, rememberCustomer }) => {
    await rememberCustomer(postpaid);
    const settings = settingsOf(page);
    const login = new LoginDialog(page);
    const comeBack = async (operation: string) => {
      await login.root.waitFor();
      await scenario(operation);
      await login.logIn(postpaid);
      await page.waitForURL(`**${paths.settings}`);
    };
    await settings.open('alert');
    await settings.level('4.8GB').uncheck();
    await settings.level('850MB').check();
    await scenario('saveDataUsageAlert', { example: 'sessionExpired' });
    await settings.saveAlert.click();
    await comeBack('saveDataUsageAlert');
    await expect(settings.level('850MB')).toBeChecked();
    await expect(settings.level('4.8GB')).not.toBeChecked();

    await settings.change('promotion');
    await settings.medium('stopSms').uncheck();
    await scenario('changePromotionMedia', { example: 'sessionExpired' });
    await settings.saveMedia.click();
    await comeBack('changePromotionMedia');
    await expect(settings.medium('stopSms')).not.toBeChecked();

    await settings.change('password');
    await settings.fillPassword(postpaid.pin, '7531');
    await scenario('changePassword', { example: 'sessionExpired' });
    await settings.savePassword.click();
    await comeBack('changePassword');
    for (const field of [settings.old, settings.fresh, settings.again]) await expect(field).toHaveValue('');
  });

  test('each form is sent once under a double click and Enter', { tag: ['@SET-08', '@SET-12', '@SET-21'] }, async ({
    page,
    scenario,
    calls,
    rememberCustomer,
  }) => {
    await rememberCustomer(postpaid);
    await scenario('*', { delay: 500 });
    await scenario('changePassword', { delay: 2000 });
    const settings = settingsOf(page);
    await settings.open('password');
    await settings.fillPassword(postpaid.pin, '7531');
    await settings.again.press('Enter');
    await settings.again.press('Enter');
    await settings.changed.getByRole('button', { name: t.password.close }).click();
    await settings.change('promotion');
    await settings.medium('stopCall').uncheck();
    await settings.saveMedia.dblclick();
    await expect(settings.main.getByRole('heading', { name: t.promotion.done })).toBeVisible();
    await settings.change('alert');
    await settings.level('4.8GB').uncheck();
    await settings.saveAlert.dblclick();
    await expect(settings.main.getByRole('heading', { name: t.alert.done })).toBeVisible();
    const made = await calls();
    for (const operation of ['changePassword', 'changePromotionMedia', 'saveDataUsageAlert']) expect(sent(made, operation), operation).toBe(1);
  });

  test('the rows and all four settings work with the keyboard, are accessible in both themes and fit small screens', async ({
    page,
    setLocale,
    rememberCustomer,
  }) => {
    test.slow();
    await setLocale('en');
    await rememberCustomer(postpaid);
    const settings = settingsOf(page, 'en');
    await page.goto(paths.settings);
    await expect(settings.row('volte')).toContainText('Supported');
    await expectFitsPhones(page);
    for (const name of ['password', 'promotion', 'alert', 'volte'] as const) {
      await settings.row(name).focus();
      await page.keyboard.press('Enter');
      await expect(settings.title(name)).toBeFocused();
      if (name === 'alert') {
        await settings.level('4.8GB').focus();
        await page.keyboard.press('Space');
        await expect(settings.level('4.8GB')).not.toBeChecked();
      }
      if (name === 'volte') await expect(settings.main.getByText(settings.t.volte.supported)).toBeVisible();
      if (name === 'password') {
        await settings.savePassword.press('Enter');
        await expect(settings.main.getByRole('alert')).toBeFocused();
      }
      await expectFitsPhones(page);
      await expectNothingCut(page);
      await setTextSize(page, 16);
      await settings.back.focus();
      await page.keyboard.press('Enter');
      await expect(settings.row(name)).toBeVisible();
    }
  });
});
