import type { Page } from '@playwright/test';
import { visitableAccountRoutes, visitableRoutes } from '../../src/app/visitable-routes.ts';
import { paths } from '../../src/lib/paths.ts';
import { everyNth, FULL_ONLY } from '../support/full.ts';
import { oneBill, postpaid, threeG } from '../support/log-in.ts';
import { expectReady, expectSound, NARROW_AND_LARGE } from '../support/page-checks.ts';
import { expect, type Language, languages, revealSections, test } from '../support/site.ts';

const main = (page: Page) => page.getByRole('main');

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
