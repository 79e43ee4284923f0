import type { Page } from '@playwright/test';
import { languagesOfThisRun } from '../support/full.ts';
import { expect, fill, type Language, messages, test } from '../support/site.ts';

const IDD00 = '/idd/idd00';
const IDD060 = '/idd/idd060';
/** Names as the mock has them. */
const names = {
  cn: { japan: '日本', others: '其他國家', uk: '英國', notOffered: '不提供' },
  en: { japan: 'Japan', others: 'Other countries', uk: 'United Kingdom', notOffered: 'Not available' },
} as const;

function parts(page: Page, language: Language) {
  const t = messages(language, 'idd');
  const table = (plan: 'plan00' | 'plan060') => page.getByRole('table', { name: t[plan].caption });
  return {
    t,
    table,
    row: (plan: 'plan00' | 'plan060', country: string) =>
      table(plan)
        .getByRole('row')
        .filter({ has: page.getByRole('rowheader', { name: country, exact: true }) }),
    filter: page.getByRole('searchbox', { name: t.filter.label }),
    found: page.getByRole('main').getByRole('status'),
    notes: page.getByRole('complementary', { name: t.notes.title }),
  };
}

for (const language of languagesOfThisRun('cn')) {
  test.describe(`IDD charges (${language})`, () => {
    const name = names[language];
    test.beforeEach(async ({ setLocale }) => setLocale(language));

    test('IDD 00: country, code, peak, off-peak, discount and video, the other countries last', { tag: ['@IDD-01', '@IDD-02', '@IDD-04', '@IDD-12'] }, async ({
      page,
      calls,
    }) => {
      const request = page.waitForRequest(/\/api\/iddplan\/getIdd00PlansVOs\b/);
      await page.goto(IDD00);
      const { t, table, row, found } = parts(page, language);
      expect([(await request).method(), (await request).postData()]).toEqual(['GET', null]);
      await expect(page.getByRole('heading', { level: 1, name: messages(language, 'tariffs').idd00 })).toBeVisible();
      await expect(table('plan00').getByRole('columnheader')).toHaveText([
        t.country,
        t.code,
        t.plan00.peak,
        t.plan00.offPeak,
        t.plan00.discount,
        t.plan00.video,
      ]);
      await expect(row('plan00', name.japan).getByRole('cell')).toContainText(['81', '3.60', '3.00', '1.90', '7.20']);
      const others = table('plan00').getByRole('row').last();
      await expect(others.getByRole('rowheader')).toHaveText(name.others);
      await expect(others.getByRole('cell')).toContainText(['–', '9.90', '9.90', '–', name.notOffered]);
      // Video calls that are not offered have no figure beside the word.
      await expect(others.getByRole('cell').last()).not.toContainText(/\d/);
      await expect(found).toHaveText(fill(t.filter.all_other, { count: 61 }));
      expect((await calls()).filter(({ operationId }) => operationId === 'idd00Plans')).toHaveLength(1);
    });

    test('IDD 060: country, code, standard, monthly plan and discount charge, not applicable to the other countries', {
      tag: ['@IDD-01', '@IDD-03', '@IDD-05', '@IDD-13'],
    }, async ({ page, calls }) => {
      const request = page.waitForRequest(/\/api\/iddplan\/getIdd060PlansVOs\b/);
      await page.goto(IDD060);
      const { t, table, row } = parts(page, language);
      expect([(await request).method(), (await request).postData()]).toEqual(['GET', null]);
      await expect(page.getByRole('heading', { level: 1, name: messages(language, 'tariffs').idd060 })).toBeVisible();
      await expect(table('plan060').getByRole('columnheader')).toHaveText([t.country, t.code, t.plan060.standard, t.plan060.customer, t.plan060.discount]);
      await expect(row('plan060', name.uk).getByRole('cell')).toContainText(['44', '0.90', '0.80', '0.60']);
      const others = table('plan060').getByRole('row').last();
      await expect(others.getByRole('rowheader')).toHaveText(name.others);
      await expect(others.getByRole('cell')).toContainText(['–', t.notApplicable, t.notApplicable, t.notApplicable]);
      expect((await calls()).filter(({ operationId }) => operationId === 'idd060Plans')).toHaveLength(1);
    });

    test('the notes of IDD 00 state every fact', { tag: ['@IDD-06', '@IDD-07', '@IDD-09', '@IDD-10'] }, async ({ page }) => {
      await page.goto(IDD00);
      const { notes } = parts(page, language);
      const cn = language === 'cn';
      for (const fact of [
        cn ? /每 6 秒/ : /units of 6 seconds/,
        cn ? /繁忙時段為星期一至五 08:00 至 21:00/ : /IDD 00 peak hours are Monday to Friday, 08:00 to 21:00/,
        /MOP\$50.*MOP\$100.*MOP\$150/,
        cn
          ? /珠海及中山.*中國內地其他地區.*：繁忙時段每分鐘 MOP\$2\.20，非繁忙時段每分鐘 MOP\$1\.80/
          : /Zhuhai and Zhongshan.*other areas of mainland China: MOP\$2\.20 a minute at peak hours and MOP\$1\.80 a minute off-peak/,
        /1118/,
      ]) {
        await expect(notes.getByRole('listitem').filter({ hasText: fact })).toBeVisible();
      }
    });

    test('the notes of IDD 060 state every fact, its special prefixes in a table', { tag: ['@IDD-06', '@IDD-08', '@IDD-09', '@IDD-11'] }, async ({ page }) => {
      await page.goto(IDD060);
      const { t, notes } = parts(page, language);
      const cn = language === 'cn';
      for (const fact of [
        cn ? /每 6 秒/ : /units of 6 seconds/,
        cn ? /星期一至五 20:00 至 08:00，以及週末及公眾假期/ : /Monday to Friday, 20:00 to 08:00, and at weekends and on public holidays/,
        /MOP\$50.*MOP\$100.*MOP\$150/,
        /1118/,
      ]) {
        await expect(notes.getByRole('listitem').filter({ hasText: fact })).toBeVisible();
      }
      const [australia, canada, russia, uk] = cn
        ? (['澳洲', '加拿大', '俄羅斯', '英國'] as const)
        : (['Australia', 'Canada', 'Russia', 'United Kingdom'] as const);
      const special = notes.getByRole('table', { name: t.prefixes.caption }).getByRole('row');
      const and = t.prefixes.and;
      await expect(special).toHaveText([
        new RegExp(t.prefixes.prefix),
        `${australia}141.69`,
        `${canada}8670.99`,
        `${russia}9545.69`,
        `${uk}${['7', '84', '87', '9'].join(and)}1.89`,
      ]);
    });

    test('typing filters by name and code, and says how many; the other countries are a row of the whole tariff', async ({ page }) => {
      await page.goto(IDD00);
      const { t, table, filter, found } = parts(page, language);
      const countries = table('plan00').getByRole('rowheader');
      await filter.fill(name.japan.toUpperCase());
      await expect(countries).toHaveText([name.japan]);
      await expect(found).toHaveText(fill((t.filter as Record<string, string>).found_one ?? t.filter.found_other, { count: 1 }));
      await filter.fill('0081 3 1234');
      await expect(countries).toHaveText([name.japan]);
      // A failed search says only that nothing was found, and shows the whole tariff.
      await filter.fill('zz');
      await expect(found).toHaveText(fill(t.filter.none, { text: 'zz' }));
      await expect(countries).toHaveCount(62);
      await expect(countries.last()).toHaveText(name.others);
    });
  });
}

test('what is typed lives in the URL: reload, the other tariff, back', async ({ page }) => {
  const { table, filter } = parts(page, 'cn');
  await page.goto(IDD00);
  await filter.pressSequentially('英', { delay: 30 });
  await expect(page).toHaveURL(/\?q=%E8%8B%B1$/);
  await page.reload();
  await expect(filter).toHaveValue('英');
  await expect(table('plan00').getByRole('rowheader')).toHaveText(['英國']);

  const tariffs = page.getByRole('navigation', { name: messages('cn', 'tariffs').label });
  await tariffs.getByRole('link', { name: messages('cn', 'tariffs').idd060 }).click();
  await expect(table('plan060').getByRole('rowheader')).toHaveText(['英國']);
  await expect(filter).toHaveValue('英');
  await filter.fill('44');
  await expect(page).toHaveURL(/q=44$/);
  // Typing does not fill the history: one step leads to the page before.
  await page.goBack();
  await expect(page).toHaveURL(/idd00\?q=%E8%8B%B1$/);
  await expect(filter).toHaveValue('英');
  await filter.fill('');
  await expect(page).toHaveURL(/idd00$/);
  await tariffs.getByRole('link', { name: messages('cn', 'tariffs').roaming }).click();
  await expect(page.getByRole('heading', { level: 1, name: messages('cn', 'tariffs').roaming })).toBeFocused();
});
