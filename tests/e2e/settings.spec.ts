import type { Page } from '@playwright/test';
import { brand } from '../../src/brand/brand.ts';
import { paths } from '../../src/lib/paths.ts';
import { changeAnswer, posted, readOf } from '../support/calls.ts';
import { ALWAYS, AREA_RUN } from '../support/full.ts';
import { expire, loginOf, oneBill, postpaid, prepaid, stored, threeG } from '../support/log-in.ts';
import { test as base, expect, fill, inLanguages, type Language, messages, sent } from '../support/site.ts';

const MEDIA = ['stopCall', 'stopEmail', 'stopMail', 'stopSms'] as const;
type Medium = (typeof MEDIA)[number];
type Setting = 'password' | 'promotion' | 'alert' | 'volte';

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
    medium: (name: Medium) => main.getByRole('group', { name: t.promotion[name], exact: true }),
    choice: (name: Medium, choice: 'wanted' | 'unwanted') => settings.medium(name).getByRole('radio', { name: t.promotion[choice], exact: true }),
    saveMedia: main.getByRole('button', { name: t.promotion.save, exact: true }),
    level: (label: string) => main.getByRole('checkbox', { name: label, exact: true }),
    saveAlert: main.getByRole('button', { name: t.alert.save, exact: true }),
    open: async (name: Setting) => {
      await page.goto(paths.settings);
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

const test = base.extend<{ settings: ReturnType<typeof settingsOf> }>({ settings: ({ page, language }, use) => use(settingsOf(page, language)) });

inLanguages('cn', 'account settings', (language) => {
  test.beforeEach(({ rememberCustomer }) => rememberCustomer(postpaid));

  test('the password is changed: rules, refusal, success, and the new one logs in', {
    tag: ['@SET-02', '@SET-03', '@SET-04', '@SET-07', '@SET-08'],
  }, async ({ page, calls, settings }) => {
    const { t } = settings;
    const said = t.password;
    await changeAnswer(page, '/api/care/changepassword', () => ({ msg: 'Pin 4711 ✓' }));
    await page.goto(paths.settings);
    await settings.row('password').click();
    await expect(settings.title('password')).toBeFocused();
    expect((await stored(page)).SetIndex).toBe('0');
    const inputs = settings.main.locator('input[type=password]');
    await expect(inputs).toHaveCount(3);
    for (const [at, name] of [said.old, said.new, said.again].entries()) await expect(inputs.nth(at)).toHaveAccessibleName(name);

    await settings.savePassword.click();
    await expect(settings.old).toHaveAccessibleDescription(said.missingOld);
    await expect(settings.fresh).toHaveAccessibleDescription(new RegExp(`${said.missingNew}$`));
    await expect(settings.again).toHaveAccessibleDescription(said.missingAgain);

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
    const refusal = settings.main.getByRole('alert');
    await expect(refusal).toContainText(language === 'cn' ? '舊密碼不正確' : 'old password is not correct');
    await expect(refusal.getByRole('button', { name: said.reset })).toBeVisible();
    await expect(settings.fresh).toHaveValue('7531');
    // What is easy to guess: src/forms/strong-pin.test.ts.
    await settings.fillPassword('7531', '7531');
    await settings.savePassword.click();
    await expect(refusal.getByRole('link')).toHaveText([messages(language, 'forms').pin.unchanged]);
    await settings.old.fill(postpaid.pin);
    expect(await posted(page, '/api/care/changepassword', () => settings.savePassword.click())).toEqual({
      oldPassword: postpaid.pin,
      password: '7531',
      rePassword: '7531',
    });
    await expect(settings.changed).toContainText('Pin 4711 ✓');
    await settings.changed.getByRole('button', { name: t.password.close }).click();
    await expect(settings.old).toHaveValue('');
    await expect(settings.fresh).toHaveValue('');

    await page.evaluate(() => localStorage.setItem('isLogin', 'false'));
    await page.goto(paths.settings);
    const login = loginOf(page, language);
    await login.root.waitFor();
    await login.logIn({ ...postpaid, pin: '7531' });
    await page.waitForURL(`**${paths.settings}`);
    await expect(settings.row('password')).toBeVisible();
  });

  test('nothing is chosen for the four promotion media until the customer chooses', { tag: ['@SET-01', '@SET-09', '@SET-10', '@SET-11', '@SET-12'] }, async ({
    page,
    calls,
    settings,
  }) => {
    const { t } = settings;
    const names = t.promotion;
    await changeAnswer(page, '/api/care/changepromo', () => ({ res: 'Media 4712 ✓' }));
    await page.goto(paths.settings);
    // A row each, with the present state.
    const state = { password: '', promotion: '', alert: '4\\.8 GB.*14\\.8 GB$', volte: `${t.volte.yes}$` };
    await expect(settings.rows).toHaveText(Object.entries(state).map(([name, shown]) => new RegExp(`^${t[name as Setting].row}.*${shown}`)));
    await settings.row('promotion').click();
    await expect(settings.main.getByRole('radio')).toHaveCount(2 * MEDIA.length);
    await expect(settings.main.getByRole('radio', { checked: true })).toHaveCount(0);
    await expect(settings.main.getByText(fill(names.days, { days: 14 }))).toBeVisible();
    const save = () => posted(page, '/api/care/changepromo', () => settings.saveMedia.click());
    // What is not answered is named, and nothing is sent.
    const problems = settings.main.getByRole('alert').getByRole('link');
    await settings.saveMedia.click();
    await expect(problems).toHaveText(MEDIA.map((medium) => names.missing[medium]));
    await settings.choice('stopCall', 'unwanted').check();
    await settings.choice('stopEmail', 'wanted').check();
    await settings.choice('stopMail', 'unwanted').check();
    await settings.saveMedia.click();
    await expect(problems).toHaveText([names.missing.stopSms]);
    await expect(settings.medium('stopSms')).toHaveAccessibleDescription(names.missing.stopSms);
    await problems.click();
    await expect(settings.choice('stopSms', 'wanted')).toBeFocused();
    await page.keyboard.press('Space');
    expect(sent(await calls(), 'changePromotionMedia')).toBe(0);
    // The contract's fields say what is stopped, the customer what is wanted.
    await settings.main.getByRole('button', { name: names.refuseAll, exact: true }).click();
    await expect(settings.main.getByRole('radio', { name: names.unwanted, exact: true, checked: true })).toHaveCount(MEDIA.length);
    await settings.choice('stopEmail', 'wanted').check();
    await settings.choice('stopSms', 'wanted').check();
    expect(await save()).toEqual({ stopCall: true, stopEmail: false, stopMail: true, stopSms: false });
    await expect(settings.main.getByRole('heading', { name: t.promotion.done })).toBeFocused();
    await expect(settings.main.getByText('Media 4712 ✓')).toBeVisible();
    // The other two, after a look at the rows and a reload: what was sent is kept.
    await settings.back.click();
    await expect(settings.row('promotion')).toContainText(`${names.short.stopEmail}${t.and}${names.short.stopSms}`);
    await page.reload();
    await settings.row('promotion').click();
    await expect(settings.choice('stopCall', 'unwanted')).toBeChecked();
    // Each medium is another pair of values in the two requests.
    await settings.choice('stopCall', 'wanted').check();
    await settings.choice('stopEmail', 'unwanted').check();
    expect(await save()).toEqual({ stopCall: false, stopEmail: true, stopMail: true, stopSms: false });
    await expect(settings.main.getByText('Media 4712 ✓')).toBeVisible();
  });

  test('two alert levels at most are chosen and kept; none is a choice', {
    tag: ['@SET-13', '@SET-16', '@SET-17', '@SET-19', '@SET-21'],
  }, async ({ page, scenario, settings }) => {
    const { t, main } = settings;
    await changeAnswer<{ levels?: number[] }>(page, '/api/care/datausagealert', (data) => ('levels' in data ? data : { res: 'Levels 4713 ✓' }));
    // Where the data of the customer are not known, all levels are on offer.
    await scenario('topUpOffer', { example: 'businessError' });
    await settings.open('alert');
    const labels = ['850 MB', '4.8 GB', '6.8 GB', '9.8 GB', '11.8 GB', '13.8 GB', '14.8 GB', '16.8 GB', '49.8 GB', '69.8 GB'];
    for (const label of labels) await expect(settings.level(label)).toBeVisible();
    await expect(main.getByRole('checkbox')).toHaveCount(labels.length);
    // What the server has; with two, a third takes the place of the one that was chosen first.
    await expect(main.getByRole('checkbox', { checked: true })).toHaveCount(2);
    await expect(settings.level('4.8 GB')).toBeChecked();
    await expect(settings.level('14.8 GB')).toBeChecked();
    await expect(main.getByRole('status').filter({ hasText: fill(t.alert.full, { max: 2, level: '4.8 GB' }) })).toBeVisible();
    await settings.level('69.8 GB').check();
    await expect(settings.level('4.8 GB')).not.toBeChecked();
    await expect(main.getByRole('checkbox', { checked: true })).toHaveCount(2);
    const save = () => posted(page, '/api/care/datausagealert', () => settings.saveAlert.click());
    expect(await save()).toEqual({ levels: [15155, 71475] });
    await expect(main.getByRole('heading', { name: t.alert.done })).toBeFocused();
    await expect(main.getByText('Levels 4713 ✓')).toBeVisible();
    // The setting and the levels are still there after a reload.
    await page.reload();
    await expect(settings.level('69.8 GB')).toBeChecked();
    await settings.level('69.8 GB').uncheck();
    await settings.level('14.8 GB').uncheck();
    expect(await save()).toEqual({ levels: [] });
    await expect(main.getByRole('heading', { name: t.alert.done })).toBeFocused();
    await expect(main.getByRole('alert')).toHaveCount(0);
    await expect(settings.main.getByText(t.alert.oneBill.slice(0, 8))).toHaveCount(0);
    await settings.back.click();
    await expect(settings.row('alert')).toContainText(t.alert.off);
  });

  test('alert levels are marks on the customer’s own data, and those above them say so', { tag: ['@SET-14', '@SET-15', '@SET-20'] }, async ({
    page,
    scenario,
    settings,
  }) => {
    const { t, main } = settings;
    await scenario('topUpOffer', { example: 'cn' });
    await settings.open('alert');
    await expect(main.getByRole('meter')).toHaveAttribute('aria-valuetext', fill(t.alert.value, { total: '20.0', left: '3.2' }));
    // What is passed is no mark: its tile says so.
    const marks = main.getByRole('listitem').filter({ hasText: / GB/ });
    await expect(marks).toHaveCount(0);
    // All ten, with what each means for 20 GB, of which 16.8 are used; those that cannot be reached are folded.
    await expect(main.getByRole('checkbox')).toHaveCount(8);
    await main.getByText(t.alert.higher, { exact: true }).click();
    await expect(main.getByRole('checkbox')).toHaveCount(10);
    await expect(settings.level('14.8 GB')).toHaveAccessibleDescription(t.alert.passed);
    for (const level of ['49.8 GB', '69.8 GB']) await expect(settings.level(level)).toHaveAccessibleDescription(fill(t.alert.above, { total: '20.0' }));
    await scenario('topUpOffer');
    await readOf(page, '**/api/care/datausagealert?*', () => page.reload());
    await settings.level('16.8 GB').check();
    // The higher level is where less is left: further left on the bar.
    await expect(marks).toHaveText(['16.8 GB', '14.8 GB'].map((level) => fill(t.alert.chosen, { level })));
  });

  test('the VoLTE status of the device is shown, or that it is not known', { tag: ['@ROLE-13', '@SET-22', '@SET-23', '@ERR-09'] }, async ({
    page,
    scenario,
    settings,
  }) => {
    const { t, main } = settings;
    await readOf(page, '**/api/business/volte?*', () => settings.open('volte'));
    const device = main.getByRole('region', { name: t.volte.device });
    await expect(device).toContainText(t.volte.supported);
    await expect(main.getByText(fill(t.volte.threeG, { number: brand.hotline }))).toBeVisible();
    for (const example of ['notSupported', 'notFound'] as const) {
      await scenario('volteStatus', { example });
      await page.reload();
      await expect(device).toContainText(t.volte[example]);
    }
  });
});

test.describe('account settings', () => {
  const t = messages('cn', 'settings');

  test('One Bill alerts are for the phone in use', { tag: ['@SET-18'] }, async ({ rememberCustomer, settings }) => {
    await rememberCustomer(oneBill);
    await settings.open('alert');
    await expect(settings.main.getByText(fill(t.alert.oneBill, { number: '6688 2345' }))).toBeVisible();
    await expect(settings.main.getByRole('checkbox', { checked: true })).toHaveCount(0);
  });

  for (const [name, customer] of Object.entries({ threeG, prepaid })) {
    test(`the customer ${name} sees what is theirs`, { tag: ['@ROLE-09', ...(customer === prepaid ? [] : [AREA_RUN])] }, async ({
      page,
      rememberCustomer,
      settings,
    }) => {
      await rememberCustomer(customer);
      await page.goto(paths.settings);
      if (customer === prepaid) {
        await expect(settings.main.getByText(t.codeLogin.title)).toBeVisible();
        await expect(settings.main.getByRole('button')).toHaveText([new RegExp(`^${t.promotion.row}`), /^VoLTE/]);
      }
      await settings.row('volte').click();
      await expect(settings.main.getByText(customer === threeG ? t.volte.notSupported : t.volte.notFound)).toBeVisible();
    });
  }

  test('an expired session brings the customer back to his choice, but never to a password', { tag: ALWAYS }, async ({
    page,
    scenario,
    rememberCustomer,
    settings,
  }) => {
    await rememberCustomer(postpaid);
    await settings.open('promotion');
    for (const medium of MEDIA) await settings.choice(medium, 'unwanted').check();
    await expire(page, scenario, 'changePromotionMedia', () => settings.saveMedia.click());
    await expect(settings.main.getByRole('radio', { name: t.promotion.unwanted, checked: true })).toHaveCount(MEDIA.length);

    await settings.back.click();
    await settings.row('password').click();
    await settings.fillPassword(postpaid.pin, '7531');
    await expire(page, scenario, 'changePassword', () => settings.savePassword.click());
    await expect(settings.title('password')).toBeVisible();
    for (const field of [settings.old, settings.fresh, settings.again]) await expect(field).toHaveValue('');
  });
});
