import type { Page } from '@playwright/test';
import { prices } from '#operator';
import { visitableAccountRoutes, visitableRoutes } from '../../src/app/visitable-routes.ts';
import { paths } from '../../src/lib/paths.ts';
import { everyNth, FULL_ONLY } from '../support/full.ts';
import { oneBill, postpaid, threeG } from '../support/log-in.ts';
import { expectReady, expectSound, NARROW_AND_LARGE } from '../support/page-checks.ts';
import { SENDINGS, type Sending } from '../support/sendings.ts';
import { expect, fill, type Language, languages, messages, revealSections, test } from '../support/site.ts';
import { cvFile, escaped, jobFormOf } from '../support/visitor-forms.ts';

const main = (page: Page) => page.getByRole('main');
const press = (page: Page, name: string) =>
  main(page)
    .getByRole('button', { name: new RegExp(`^${escaped(name)}`) })
    .click();

/** Public pages in each language; those of the account for each customer, who meets both languages in turn. */
const LOOKS = [
  ...visitableRoutes.flatMap(({ id, path }, turn) =>
    languages.map((language, at) => ({ name: id, path, language, customer: undefined, run: everyNth(8, turn + at) })),
  ),
  ...visitableAccountRoutes.flatMap(({ id, path }, turn) =>
    Object.entries({ postpaid, oneBill, threeG }).map(([who, customer], at) => {
      const language = languages[(turn + at) % languages.length] as Language;
      return { name: `${id} of ${who}`, path, language, customer, run: everyNth(9, turn + at) };
    }),
  ),
];
for (const { name, path, language, customer, run } of LOOKS) {
  test(
    `${name} in ${language}: accessible in both themes, nothing scrolls horizontally from 320 to 1280, nothing is cut with large text, no console error`,
    run,
    async ({ page, setLocale, rememberCustomer }) => {
      if (customer !== undefined) await rememberCustomer(customer);
      await setLocale(language);
      await page.goto(path);
      if (name === 'home') await revealSections(page);
      await expectReady(page, language);
      await expect(page.locator('h1')).toHaveCount(1);
      await expect(page).toHaveTitle(/.+/);
      await expectSound(page, NARROW_AND_LARGE);
    },
  );
}

for (const [turn, { id, path }] of [...visitableRoutes, ...visitableAccountRoutes].entries()) {
  test(`${id}: on a phone Tab reaches every control, in the order of the page and in sight`, everyNth(8, turn + 2), async ({ page, rememberCustomer }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    if (turn >= visitableRoutes.length) await rememberCustomer(postpaid);
    await page.goto(path);
    if (id === 'home') await revealSections(page);
    await expectReady(page, path);
    const controls = await main(page).evaluate((element) => {
      const isStop = (control: HTMLElement) => {
        // What a slide holds is a stop while the slide is shown (carousel.test.tsx).
        if (control.tabIndex < 0 || control.matches(':disabled') || control.closest('[inert], [role=group][aria-roledescription]') !== null) return false;
        if (!control.checkVisibility({ visibilityProperty: true })) return false;
        if (!(control instanceof HTMLInputElement) || control.type !== 'radio') return true;
        // A group is one stop: its checked button, or the first.
        const group = `input[name="${control.name}"]`;
        return control === (element.querySelector(`${group}:checked`) ?? element.querySelector(group));
      };
      return [...element.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex]')]
        .filter(isStop)
        .map((control, index) => {
          control.dataset.stop = String(index);
          return `${index} <${control.localName}> ${control.textContent?.trim().slice(0, 40)}`;
        });
    });
    await main(page).focus();
    const reached: (string | undefined)[] = [];
    for (let presses = 0; presses < 3 * controls.length && reached.length < controls.length; presses += 1) {
      await page.keyboard.press('Tab');
      const at = await page.evaluate(async () => {
        await new Promise((done) => requestAnimationFrame(done));
        const focused = document.activeElement as HTMLElement;
        const { left, top, width, height } = focused.getBoundingClientRect();
        const shown = document.elementFromPoint(left + width / 2, top + height / 2);
        // A bar over the control is neither in it nor around it; a radio button may lie unseen in its label.
        const label = focused.closest('label') ?? focused;
        return { stop: focused.dataset.stop, inSight: shown !== null && (label.contains(shown) || shown.contains(label)) };
      });
      // Areas that scroll are stops, too, and a date has several.
      const control = at.stop === undefined ? undefined : controls[Number(at.stop)];
      if (control === undefined || control === reached.at(-1)) continue;
      if (control === reached[0]) break;
      reached.push(control);
      expect(at.inSight, control).toBe(true);
    }
    // A bar goes when the button that it repeats is in sight.
    const stayed = await main(page)
      .locator('[data-stop]')
      .evaluateAll((all) => all.map((control) => Number(control.getAttribute('data-stop'))));
    const isThere = (control: string | undefined) => stayed.includes(Number.parseInt(control ?? '', 10));
    expect(reached.filter(isThere)).toEqual(controls.filter(isThere));
  });
}

test('another language keeps the URL, what was chosen and what was typed', { tag: FULL_ONLY }, async ({ page }) => {
  test.slow();
  const chosen = () =>
    main(page)
      .locator('input:not([type=file]), select, [aria-selected=true]')
      .evaluateAll((all) => all.map((element) => ('value' in element ? [element.value, (element as HTMLInputElement).checked] : element.id)));
  // There and back again, in turn.
  for (const [turn, path] of [
    '/business?id=3003',
    '/idd/roamingcharge?region=502&destination=110&show=1',
    '/idd/idd00?q=44',
    '/keyWordSearch?keyWord=5G&page=2',
    '/powerPlan?id=1001&compare=2002,2003',
    '/productDetails/4001?color=2&capacity=3',
    paths.careers,
    paths.contact,
    paths.music,
  ].entries()) {
    await page.goto(path);
    await expectReady(page, path);
    if (!path.includes('?')) await main(page).locator('form input:not([type=hidden])').first().fill('6612');
    const before = await chosen();
    const [name, lang] = turn % 2 === 0 ? ['English', 'en'] : ['繁體中文', 'zh-Hant-MO'];
    await page.getByRole('banner').getByRole('button', { name }).click();
    await expect(page.locator('html'), path).toHaveAttribute('lang', lang);
    await expectReady(page, path);
    await expect(page).toHaveURL(path);
    await expect.poll(chosen, path).toEqual(before);
  }
});

/** A walk through what a public page does not show by itself; `look` checks what is shown. */
type Walk = (page: Page, language: Language, look: () => Promise<void>) => Promise<unknown>;

async function send(page: Page, operation: string): Promise<void> {
  const sending = SENDINGS[operation] as Sending;
  await (await sending.fill(page)).click();
  await expect(sending.success?.(page) ?? main(page)).toBeVisible();
}

const STATES: Record<string, { path: string; language?: Language; width?: number; walk?: Walk }> = {
  'plans with a comparison': { path: '/powerPlan?compare=2002,2003' },
  comparison: { path: '/powerPlan?compare=2002,2003,2009&view=compare' },
  'comparison of phones': { path: '/allMobile?compare=4001,4002,4003&view=compare' },
  'empty comparison': { path: '/powerPlan?view=compare' },
  'plan without an application': { path: '/sharePlan/2010' },
  'plan with a phone': { path: '/sharePlan/2003?phone=4001&color=2&capacity=2' },
  'special offers': { path: '/mobileDevice?tab=0001' },
  shops: { path: paths.shops },
  'roaming offers': { path: paths.roamingOffers },
  'business services': { path: paths.businessServices },
  'news item': { path: '/news?id=7008' },
  'roaming charges': {
    path: '/idd/roamingcharge?region=506&destination=321&show=1',
    walk: async (page, language, look) => {
      const t = messages(language, 'roaming');
      await page.getByRole('region', { name: t.voice.title, exact: true }).locator('summary').click();
      await page.getByText(t.terms.title).click();
      await look();
      await page.goto(`${paths.roaming}?region=502`);
      await press(page, t.form.submit);
      await look();
    },
  },
  'menu of a desktop': {
    path: paths.info,
    walk: async (page, language, look) => {
      const { account, menu, support } = messages(language, 'common');
      await page.getByRole('navigation', { name: menu.label }).getByRole('button').first().click();
      await look();
      await page.mouse.wheel(0, 900);
      await expect(page.getByRole('complementary', { name: support })).toBeVisible();
      await page.getByRole('banner').getByRole('button', { name: account.label }).click();
      await look();
    },
  },
  'menu of a phone': {
    path: paths.notFound,
    width: 390,
    walk: async (page, language, look) => {
      const { menu } = messages(language, 'common');
      await page.getByRole('banner').getByRole('button', { name: menu.open }).click();
      for (const row of await page.locator('dialog summary').all()) await row.evaluate((element) => element.parentElement?.setAttribute('open', ''));
      await look();
    },
  },
  music: {
    path: paths.music,
    language: 'cn',
    walk: async (page, language, look) => {
      await press(page, fill(messages(language, 'music').form.submit, { price: prices.musicPerMonth }));
      await look();
      await send(page, 'loginMusic');
      await look();
    },
  },
  contact: {
    path: paths.contact,
    language: 'cn',
    walk: async (page, language, look) => {
      await press(page, messages(language, 'contact').submit);
      await look();
      await send(page, 'submitContactMessage');
      await look();
    },
  },
  careers: {
    path: paths.careers,
    walk: async (page, language, look) => {
      const form = jobFormOf(page, language);
      await form.next.click();
      await expect(form.summary).toBeVisible();
      await look();
      await form.fillPosition();
      await form.next.click();
      await expect(form.part('person')).toBeVisible();
      await look();
      await form.fillPerson();
      await form.next.click();
      await expect(form.part('learning')).toBeVisible();
      await look();
      await form.next.click();
      await form.add('job').click();
      await look();
      await form.next.click();
      await expect(form.picture).toBeVisible();
      await form.file.setInputFiles(cvFile('a-very-long-file-name-without-any-space-in-it-that-must-break-somewhere.pdf'));
      await expect(form.replace).toBeVisible();
      await look();
      await form.captcha.fill('wrong');
      await form.submit.click();
      await expect(form.dialog).toBeVisible();
      await look();
      await form.dialog.getByRole('button', { name: form.t.refused.close }).click();
      await form.typeCaptcha();
      await form.submit.click();
      await expect(form.main.getByRole('heading', { name: form.t.sent.title })).toBeVisible();
      await look();
    },
  },
};

for (const [turn, [name, state]] of Object.entries(STATES).entries()) {
  const { path, width, language = languages[turn % languages.length] as Language, walk } = state;
  test(
    `${name}, in ${language}: accessible in both themes, nothing scrolls horizontally or is cut with large text`,
    everyNth(8, turn + 3),
    async ({ page, setLocale }) => {
      test.slow();
      await setLocale(language);
      if (width !== undefined) await page.setViewportSize({ width, height: 844 });
      await page.goto(path);
      await expectReady(page, path);
      const look = async () => {
        await expectSound(page);
        // Away from where the main menu opens under the mouse.
        await page.mouse.move(1, 899);
      };
      await (walk === undefined ? look() : walk(page, language, look));
    },
  );
}
