import type { Page } from '@playwright/test';
import { readOf } from '../support/calls.ts';
import { expect, fill, inLanguages, type Language, messages, test } from '../support/site.ts';

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
    filter: page.getByRole('searchbox', { name: t.filter.label }),
    found: page.getByRole('main').getByRole('status'),
    notes: page.getByRole('complementary', { name: t.notes.title }),
  };
}

inLanguages('cn', 'IDD charges', (language) => {
  const name = names[language];
  // Which charge is below which heading, and what the other countries pay: pages.test.tsx.
  for (const [plan, address, operation, place, charges, ids] of [
    ['plan00', IDD00, 'getIdd00PlansVOs', name.japan, ['81', '3.60', '3.00', '1.90', '7.20'], ['@IDD-02', '@IDD-04', '@IDD-12']],
    ['plan060', IDD060, 'getIdd060PlansVOs', name.uk, ['44', '0.90', '0.80', '0.60'], ['@IDD-03', '@IDD-05', '@IDD-13']],
  ] as const)
    test(`${plan}: the charges of a country, the other countries last`, { tag: ['@IDD-01', ...ids] }, async ({ page }) => {
      await readOf(page, `**/api/iddplan/${operation}?*`, () => page.goto(address));
      const { t, table } = parts(page, language);
      const row = (country: string) =>
        table(plan)
          .getByRole('row')
          .filter({ has: page.getByRole('rowheader', { name: country, exact: true }) });
      await expect(row(place).getByRole('cell')).toContainText(charges);
      const others = plan === 'plan00' ? ['–', '9.90', '9.90', '–', name.notOffered] : ['–', ...Array(3).fill(t.notApplicable)];
      await expect(table(plan).getByRole('rowheader').last()).toHaveText(name.others);
      await expect(row(name.others).getByRole('cell')).toContainText(others);
    });

  const cn = language === 'cn';
  for (const [address, ids, facts] of [
    [
      IDD00,
      ['@IDD-07', '@IDD-10'],
      [
        cn ? /繁忙時段為星期一至五 08:00 至 21:00/ : /IDD 00 peak hours are Monday to Friday, 08:00 to 21:00/,
        cn
          ? /珠海及中山.*中國內地其他地區.*：繁忙時段每分鐘 MOP\$2\.20，非繁忙時段每分鐘 MOP\$1\.80/
          : /Zhuhai and Zhongshan.*other areas of mainland China: MOP\$2\.20 a minute at peak hours and MOP\$1\.80 a minute off-peak/,
      ],
    ],
    [
      IDD060,
      ['@IDD-08', '@IDD-11'],
      [cn ? /星期一至五 20:00 至 08:00，以及週末及公眾假期/ : /Monday to Friday, 20:00 to 08:00, and at weekends and on public holidays/],
    ],
  ] as const)
    test(`the notes of ${address} state every fact, those of IDD 060 with its special prefixes`, { tag: ['@IDD-06', '@IDD-09', ...ids] }, async ({ page }) => {
      await page.goto(address);
      const { t, notes } = parts(page, language);
      for (const fact of [cn ? /每 6 秒/ : /units of 6 seconds/, /MOP\$50.*MOP\$100.*MOP\$150/, /1118/, ...facts])
        await expect(notes.getByRole('listitem').filter({ hasText: fact })).toBeVisible();
      const special = notes.getByRole('table', { name: t.prefixes.caption }).getByRole('row');
      if (address === IDD00) return expect(special).toHaveCount(0);
      const [australia, canada, russia, uk] = cn ? ['澳洲', '加拿大', '俄羅斯', '英國'] : ['Australia', 'Canada', 'Russia', 'United Kingdom'];
      await expect(special).toHaveText([
        new RegExp(t.prefixes.prefix),
        `${australia}141.69`,
        `${canada}8670.99`,
        `${russia}9545.69`,
        `${uk}${['7', '84', '87', '9'].join(t.prefixes.and)}1.89`,
      ]);
    });

  test('typing filters by name and code, and says how many; the other countries are a row of the whole tariff', async ({ page }) => {
    await page.goto(IDD00);
    const { t, table, filter, found } = parts(page, language);
    const countries = table('plan00').getByRole('rowheader');
    await expect(found).toHaveText(fill(t.filter.all_other, { count: 61 }));
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
