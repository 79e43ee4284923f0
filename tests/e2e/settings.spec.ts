import type { Page } from '@playwright/test';
import { paths } from '../../src/lib/paths.ts';
import { LoginDialog, oneBill, postpaid, prepaid, stored, threeG } from '../support/log-in.ts';
import { expect, expectAccessible, expectFitsPhones, FAILED_RESOURCE, fill, type Language, languages, messages, sent, test } from '../support/site.ts';

/** The account settings, found by what the customer reads. */
function settingsOf(page: Page, language: Language = 'cn') {
  const t = messages(language, 'settings');
  const main = page.getByRole('main');
  const settings = {
    t,
    main,
    tab: (name: 'password' | 'promotion' | 'alert' | 'volte') => main.getByRole('tab', { name: t.tabs[name], exact: true }),
    old: main.getByLabel(t.password.old, { exact: true }),
    fresh: main.getByLabel(t.password.new, { exact: true }),
    again: main.getByLabel(t.password.again, { exact: true }),
    savePassword: main.getByRole('button', { name: t.password.save, exact: true }),
    changed: page.getByRole('alertdialog', { name: t.password.done }),
    medium: (name: 'stopCall' | 'stopEmail' | 'stopMail' | 'stopSms') => main.getByRole('switch', { name: t.promotion[name], exact: true }),
    saveMedia: main.getByRole('button', { name: t.promotion.save, exact: true }),
    level: (label: string) => main.getByRole('checkbox', { name: label, exact: true }),
    saveAlert: main.getByRole('button', { name: t.alert.save, exact: true }),
    /** Opens the page and a sub-tab. */
    open: async (name: 'password' | 'promotion' | 'alert' | 'volte') => {
      await page.goto(paths.settings);
      await settings.tab(name).click();
      await expect(settings.tab(name)).toHaveAttribute('aria-selected', 'true');
    },
    fillPassword: async (old: string, fresh: string, again = fresh) => {
      await settings.old.fill(old);
      await settings.fresh.fill(fresh);
      await settings.again.fill(again);
    },
  };
  return settings;
}

for (const language of languages) {
  test.describe(`account settings in ${language}`, () => {
    test.beforeEach(async ({ setLocale, rememberCustomer }) => {
      await setLocale(language);
      await rememberCustomer(postpaid);
    });

    test('the password is changed: rules, refusal, success, and the new one logs in', {
      tag: ['@SET-01', '@SET-02', '@SET-03', '@SET-04', '@SET-05', '@SET-06', '@SET-07', '@SET-08'],
    }, async ({ page, calls }) => {
      const settings = settingsOf(page, language);
      const { t } = settings;
      await page.goto(paths.settings);
      await expect(settings.main.getByRole('tab')).toHaveText([t.tabs.password, t.tabs.promotion, t.tabs.alert, t.tabs.volte]);
      await expect(settings.tab('password')).toHaveAttribute('aria-selected', 'true');

      await settings.savePassword.click();
      await expect(settings.old).toHaveAccessibleDescription(t.password.missingOld);
      await expect(settings.fresh).toHaveAccessibleDescription(new RegExp(t.password.missingNew));
      await expect(settings.again).toHaveAccessibleDescription(t.password.missingAgain);

      // Letters and blanks are gone as they are typed.
      await settings.fresh.fill('');
      await settings.fresh.pressSequentially('7 a5-3b');
      await expect(settings.fresh).toHaveValue('753');
      await settings.old.fill('123');
      await settings.again.fill('123456789');
      await settings.savePassword.click();
      await expect(settings.old).toHaveAccessibleDescription(t.password.length);
      await expect(settings.fresh).toHaveAccessibleDescription(new RegExp(t.password.length));
      await expect(settings.again).toHaveAccessibleDescription(t.password.length);
      await settings.fillPassword('000000', '7531', '7532');
      await settings.savePassword.click();
      await expect(settings.again).toHaveAccessibleDescription(t.password.notSame);
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
      await expect(settings.changed).toContainText(language === 'cn' ? '下次登入請使用新密碼' : 'use the new one the next time you log in');
      await settings.changed.getByRole('button', { name: t.password.close }).click();
      await expect(settings.old).toHaveValue('');
      await expect(settings.fresh).toHaveValue('');

      await page.evaluate(() => localStorage.setItem('isLogin', 'false'));
      await page.goto(paths.settings);
      const login = new LoginDialog(page, language);
      await login.root.waitFor();
      await login.logIn({ ...postpaid, pin: '7531' });
      await page.waitForURL(`**${paths.settings}`);
      await expect(settings.old).toBeVisible();
    });

    test('four promotion media can be stopped', { tag: ['@SET-01', '@SET-09', '@SET-10', '@SET-11', '@SET-12'] }, async ({ page }) => {
      const settings = settingsOf(page, language);
      const { t } = settings;
      await settings.open('promotion');
      await expect(settings.main.getByRole('switch')).toHaveCount(4);
      for (const medium of ['stopCall', 'stopEmail', 'stopMail', 'stopSms'] as const) await expect(settings.medium(medium)).not.toBeChecked();
      await expect(settings.main.getByText(fill(t.promotion.days, { days: 14 }))).toBeVisible();
      const save = async () => {
        const posted = page.waitForRequest('**/api/care/changepromo?*');
        await settings.saveMedia.click();
        return (await posted).postDataJSON() as unknown;
      };
      await settings.medium('stopCall').check();
      await settings.medium('stopMail').check();
      await expect(settings.medium('stopMail')).toHaveAccessibleDescription(new RegExp(t.promotion.stopped));
      expect(await save()).toEqual({ stopCall: true, stopEmail: false, stopMail: true, stopSms: false });
      await expect(settings.main.getByRole('heading', { name: t.promotion.done })).toBeFocused();
      await expect(
        settings.main.getByText(language === 'cn' ? '已收到你的更改，將於 14 個工作天內生效。' : 'It takes effect within 14 working days.'),
      ).toBeVisible();
      // The other two, after a look at another sub-tab: what was sent is still on.
      await settings.tab('password').click();
      await settings.tab('promotion').click();
      await expect(settings.medium('stopCall')).toBeChecked();
      await settings.medium('stopCall').uncheck();
      await settings.medium('stopEmail').check();
      await settings.medium('stopSms').check();
      expect(await save()).toEqual({ stopCall: false, stopEmail: true, stopMail: true, stopSms: true });
    });

    test('two alert levels at most are chosen and kept; none is a choice', {
      tag: ['@SET-13', '@SET-14', '@SET-15', '@SET-16', '@SET-17', '@SET-19', '@SET-20', '@SET-21'],
    }, async ({ page }) => {
      const settings = settingsOf(page, language);
      const { t, main } = settings;
      await settings.open('alert');
      const labels = ['850MB', '4.8GB', '6.8GB', '9.8GB', '11.8GB', '13.8GB', '14.8GB', '16.8GB', '49.8GB', '69.8GB'];
      for (const label of labels) await expect(settings.level(label)).toBeVisible();
      await expect(main.getByRole('checkbox')).toHaveCount(labels.length);
      // What the server has; with two, no third can be chosen.
      await expect(main.getByRole('checkbox', { checked: true })).toHaveCount(2);
      await expect(settings.level('4.8GB')).toBeChecked();
      await expect(settings.level('14.8GB')).toBeChecked();
      await expect(settings.level('850MB')).toBeDisabled();
      await expect(main.getByRole('status').filter({ hasText: fill(t.alert.full, { max: 2 }) })).toBeVisible();
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
      await expect(main.getByText(language === 'cn' ? '用量達到 14.8GB 及 69.8GB 時' : 'when you have used 14.8GB and 69.8GB')).toBeVisible();
      // The sub-tab and the levels are still there after a reload.
      await page.reload();
      await expect(settings.level('69.8GB')).toBeChecked();
      await settings.level('69.8GB').uncheck();
      await settings.level('14.8GB').uncheck();
      expect(await save()).toEqual({ levels: [] });
      await expect(main.getByText(language === 'cn' ? '已取消數據用量提示' : 'alerts are turned off')).toBeVisible();
      await expect(main.getByRole('alert')).toHaveCount(0);
      await expect(settings.main.getByText(messages(language, 'settings').alert.oneBill.slice(0, 8))).toHaveCount(0);
    });

    test('the VoLTE status of the device is shown, or that it is not known', { tag: ['@ROLE-13', '@SET-22', '@SET-23'] }, async ({ page, scenario }) => {
      const settings = settingsOf(page, language);
      const { t, main } = settings;
      await settings.open('volte');
      const device = main.getByRole('region', { name: t.volte.title });
      await expect(device).toContainText(t.volte.supported);
      await expect(device).toContainText(t.volte.yes);
      await expect(main.getByText(fill(t.volte.threeG, { number: '1118' }))).toBeVisible();
      for (const example of ['notSupported', 'notFound'] as const) {
        await scenario('volteStatus', { example });
        await page.reload();
        await expect(device).toContainText(t.volte[example]);
      }
    });
  });
}

test.describe('account settings', () => {
  const t = messages('cn', 'settings');

  test('the sub-tab outlives a reload and starts anew after another page', { tag: ['@SET-01'] }, async ({ page, rememberCustomer }) => {
    await rememberCustomer(postpaid);
    const settings = settingsOf(page);
    await settings.open('promotion');
    expect((await stored(page)).SetIndex).toBe('1');
    await page.reload();
    await expect(settings.medium('stopCall')).toBeVisible();
    await page
      .getByRole('navigation', { name: messages('cn', 'account').mine })
      .getByRole('link', { name: messages('cn', 'account').tabs.payment })
      .click();
    await page.waitForURL(`**${paths.payment}`);
    await page.goBack();
    await expect(settings.tab('promotion')).toHaveAttribute('aria-selected', 'true');
    const account = page.getByRole('navigation', { name: messages('cn', 'account').mine });
    await account.getByRole('link', { name: messages('cn', 'account').tabs.payment }).click();
    await account.getByRole('link', { name: messages('cn', 'account').tabs.settings }).click();
    await expect(settings.tab('password')).toHaveAttribute('aria-selected', 'true');
  });

  test('One Bill alerts are for the phone in use; a 3G phone and a prepaid customer have their own answers', {
    tag: ['@ROLE-09', '@SET-18', '@SET-22', '@SET-13'],
  }, async ({ page, sandbox, browser, baseURL, rememberCustomer }) => {
    await rememberCustomer(oneBill);
    const settings = settingsOf(page);
    await settings.open('alert');
    await expect(settings.main.getByText(fill(t.alert.oneBill, { number: '6688 2345' }))).toBeVisible();
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
      if (customer === prepaid) await expect(theirs.main.getByText(t.password.prepaid)).toBeVisible();
      await theirs.tab('volte').click();
      await expect(theirs.main.getByText(customer === threeG ? t.volte.notSupported : t.volte.notFound)).toBeVisible();
      await context.close();
    }
  });

  test('a read that fails can be tried again; a write that fails keeps the choice', { tag: ['@SET-20', '@SET-21', '@SET-23'] }, async ({
    page,
    scenario,
    expectConsoleErrors,
    rememberCustomer,
  }) => {
    expectConsoleErrors(FAILED_RESOURCE);
    await rememberCustomer(postpaid);
    const settings = settingsOf(page);
    const common = messages('cn', 'common');
    for (const [tab, operation, seen] of [
      ['volte', 'volteStatus', settings.main.getByText(t.volte.supported)],
      ['alert', 'dataUsageAlert', settings.level('850MB')],
    ] as const) {
      await scenario(operation, { code: 500 });
      await settings.open(tab);
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

  test('an expired session brings the customer back to his choice, but never to a password', { tag: ['@SET-11', '@SET-19'] }, async ({
    page,
    scenario,
    rememberCustomer,
  }) => {
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

    await settings.tab('promotion').click();
    await settings.medium('stopSms').check();
    await scenario('changePromotionMedia', { example: 'sessionExpired' });
    await settings.saveMedia.click();
    await comeBack('changePromotionMedia');
    await expect(settings.medium('stopSms')).toBeChecked();

    await settings.tab('password').click();
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
    await settings.tab('promotion').click();
    await settings.medium('stopCall').check();
    await settings.saveMedia.dblclick();
    await expect(settings.main.getByRole('heading', { name: t.promotion.done })).toBeVisible();
    await settings.tab('alert').click();
    await settings.level('4.8GB').uncheck();
    await settings.saveAlert.dblclick();
    await expect(settings.main.getByRole('heading', { name: t.alert.done })).toBeVisible();
    const made = await calls();
    for (const operation of ['changePassword', 'changePromotionMedia', 'saveDataUsageAlert']) expect(sent(made, operation), operation).toBe(1);
  });

  test('all four sub-tabs work with the keyboard, are accessible in both themes and fit small screens', { tag: ['@SET-01'] }, async ({
    page,
    setLocale,
    rememberCustomer,
  }) => {
    test.slow();
    await setLocale('en');
    await rememberCustomer(postpaid);
    const settings = settingsOf(page, 'en');
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(paths.settings);
    await settings.tab('password').focus();
    for (const name of ['promotion', 'alert', 'volte', 'password'] as const) {
      await page.keyboard.press('ArrowRight');
      await expect(settings.tab(name)).toBeFocused();
      await expect(settings.main.getByRole('tabpanel', { name: settings.t.tabs[name] })).toBeVisible();
      if (name === 'alert') {
        await expect(settings.level('4.8GB')).toBeVisible();
        await page.keyboard.press('Tab');
        await expect(settings.level('4.8GB')).toBeFocused();
        await page.keyboard.press('Space');
        await expect(settings.level('4.8GB')).not.toBeChecked();
        await settings.tab('alert').focus();
      }
      if (name === 'volte') await expect(settings.main.getByText(settings.t.volte.supported)).toBeVisible();
      await expectFitsPhones(page);
    }
    await settings.savePassword.click();
    await expect(settings.main.getByRole('alert')).toBeFocused();
    await expectAccessible(page);
  });
});
