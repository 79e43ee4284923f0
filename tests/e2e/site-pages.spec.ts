import type { Page } from '@playwright/test';
import { content, hosts, identity } from '#operator';
import { shops } from '#shops';
import { answer, readOf } from '../support/calls.ts';
import { stored } from '../support/log-in.ts';
import { expect, inLanguages, messages, test } from '../support/site.ts';

const cn = messages('cn', 'common');
const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
const scrolled = (page: Page) => page.evaluate(() => window.scrollY);
const trail = (page: Page, copy = cn) => page.getByRole('navigation', { name: copy.trail });

inLanguages('cn', 'pages', (language) => {
  test('the bare URL leads home, an unknown one to /404, which offers search and says nothing of a search; Back leads out of both', {
    tag: ['@ROUTE-01', '@ROUTE-09', '@ROUTE-05'],
  }, async ({ page }) => {
    const [title, about, result] =
      language === 'cn' ? ['找不到這個頁面', '這個網址沒有頁面', '結果'] : ['Page not found', 'There is no page at this address', 'result'];
    const copy = messages(language, 'common');
    await page.goto('/info');
    await page.goto('/?from=a-letter');
    await page.waitForURL('**/index?from=a-letter');
    await expect(page.getByRole('banner')).toBeVisible();
    await page.goBack();
    await page.waitForURL('**/info');
    await page.goto('/no/such/page?x=1');
    await page.waitForURL('**/404');
    await expect(heading(page)).toHaveText(title);
    await expect(trail(page, copy)).toHaveText(`${copy.home}${title}`);
    const main = page.getByRole('main');
    await expect(main).toContainText(about);
    await expect(main).not.toContainText(result);
    await expect(main.getByRole('link', { name: new RegExp(`^${copy.chat}`) })).toHaveAttribute('href', `https://chat.${content.domain}`);
    await page.goBack();
    await page.waitForURL('**/info');
    await page.goForward();
    await main.getByRole('searchbox').fill('5G');
    await main.getByRole('button', { name: copy.search.submit }).click();
    await page.waitForURL('**/keyWordSearch?keyWord=5G&page=1');
  });
});

/** Public pages with their headings. */
const PUBLIC_PAGES: readonly (readonly [path: string, cn: string, en: string])[] = [
  ['/powerPlan', '月費計劃', 'Monthly plans'],
  ['/mobileDevice', '手機', 'Phones'],
  ['/allMobile', '全部手機', 'All phones'],
  ['/business', '企業月費計劃', 'Business plans'],
  ['/businessActivity', '企業活動', 'Business events'],
  ['/news', '最新消息', 'News'],
  ['/joinUs', '職位申請', 'Job application'],
  ['/contactUs', '聯絡我們', 'Contact us'],
  ['/sharePlan/2003', '5G 全速', '5G Full Speed'],
  ['/productDetails/4001', 'Vela 12 Pro', 'Vela 12 Pro'],
  ['/activities/3101', '中小企雲端通訊體驗日', 'Cloud calling open day for small businesses'],
  ['/idd/roamingcharge', '漫遊收費', 'Roaming charges'],
  ['/idd/idd00', 'IDD 00 收費', 'IDD 00 charges'],
  ['/idd/idd060', 'IDD 060 收費', 'IDD 060 charges'],
  ['/keyWordSearch?keyWord=5G&page=1', '搜尋結果', 'Search results'],
  ['/kkboxLogin', '音樂串流', 'Music streaming'],
  ['/itincard', '行程卡授權', 'Travel itinerary card'],
  ['/404', '找不到這個頁面', 'Page not found'],
  ['/roamdataoffer', '數據漫遊優惠', 'Roaming data offers'],
  ['/privacy-personal-statement', '私隱聲明', 'Privacy statement'],
];

inLanguages('en', 'pages', (language) => {
  test('a visitor opens each public page at the URL of the specification, in one language, with a way home', {
    tag: ['@ROUTE-02', '@ROUTE-03', '@ROUTE-04', '@ROUTE-05', '@SHELL-18'],
  }, async ({ page }) => {
    test.slow();
    await page.goto('/info');
    await expect(heading(page)).toHaveText(language === 'cn' ? '實用資訊' : 'Useful information');
    for (const [path, chinese, english] of PUBLIC_PAGES) {
      // As by Forward, without loading the site anew for each.
      await page.evaluate((url) => {
        history.pushState(null, '', url);
        dispatchEvent(new PopStateEvent('popstate'));
      }, path);
      const title = language === 'cn' ? chinese : english;
      await expect(heading(page), path).toHaveText(title);
      await expect(page, path).toHaveURL(path);
      await expect(page, path).toHaveTitle(new RegExp(`${title}.* \\| ${identity.name[language]}$`));
      const steps = trail(page, messages(language, 'common')).getByRole('listitem');
      await expect(steps.first().getByRole('link', { name: language === 'cn' ? '首頁' : 'Home' }), path).toHaveAttribute('href', '/index');
      await expect(steps.last().getByRole('link'), path).toHaveCount(0);
      await expect(page.locator('main [aria-busy=true]'), path).toHaveCount(0);
      const words = await page.getByRole('main').evaluate((main) => {
        const copy = main.cloneNode(true) as HTMLElement;
        for (const other of copy.querySelectorAll('[lang]')) other.remove();
        return copy.textContent ?? '';
      });
      if (language === 'cn') expect(words, path).toMatch(/\p{Script=Han}/u);
      else expect(words, `Chinese on the English page ${path}`).not.toMatch(/\p{Script=Han}/u);
    }
  });

  const cnFirst = (chinese: RegExp, english: RegExp) => (language === 'cn' ? chinese : english);

  test('the service terms state their facts', {
    tag: ['@TERMS-01', '@TERMS-03', '@TERMS-04', '@TERMS-05', '@TERMS-06'],
  }, async ({ page }) => {
    await page.goto('/service-terms-conditions');
    const content = page.locator('article');
    const facts = {
      interest: cnFirst(/每月收取 2% 利息/, /interest at 2% a month/),
      due: cnFirst(/發單日後 14 天內須繳清/, /due 14 days after the bill date/),
      window: cnFirst(/發單日後 15 天內提出/, /within 15 days/),
      lost: cnFirst(/遺失.*24 小時內通知/, /within 24 hours when you lose/),
      termination: cnFirst(/終止服務，須提前 14 天通知/, /14 days’ notice to end/),
      suspension: cnFirst(/暫停服務，須提前 7 天通知/, /7 days’ notice to suspend/),
      age: cnFirst(/年滿 18 歲/, /18 or over/),
      exchange: cnFirst(/一星期內.*更換/, /exchange .* within one week/),
      deposit: cnFirst(/12 個月內取回按金/, /claim back a deposit within 12 months/),
      claims: cnFirst(/一年內提出/, /any other claim within one year/),
    };
    for (const [what, fact] of Object.entries(facts)) await expect(content, what).toHaveText(fact);
    const warranty = content.getByRole('table');
    await expect(warranty.getByRole('row').nth(1)).toHaveText(cnFirst(/手機及充電器\s*12 個月/, /Phone and charger\s*12 months/));
    await expect(warranty.getByRole('row').nth(2)).toHaveText(cnFirst(/電池及配件\s*6 個月/, /Battery and accessories\s*6 months/));
  });

  test('the privacy statement waives the fee for corrections, and ends with the three sections of the specification', {
    tag: ['@PRIV-01', '@PRIV-02'],
  }, async ({ page }) => {
    await page.goto('/privacy-personal-statement');
    const last =
      language === 'cn' ? ['收集個人資料聲明', '保安聲明', '查詢'] : ['Personal information collection statement', 'Security statement', 'Enquiries'];
    // The contents name the sections of the text, without what the site adds below every page.
    const contents = page.getByRole('navigation', { name: language === 'cn' ? '本頁內容' : 'On this page' }).getByRole('link');
    await expect.poll(async () => (await contents.allTextContents()).slice(-3)).toEqual(last);
    for (const name of last) await expect(page.locator('article').getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
    await expect(page.locator('article')).toHaveText(
      cnFirst(/查閱資料須繳付處理費；如因查閱而須更正資料，處理費全免/, /fee for access\. If the data has to be corrected, we do not charge it/),
    );
  });
});

test('a route that only the server knows is a page with the content of its template', { tag: ['@ROUTE-08', '@ROUTE-12'] }, async ({ page }) => {
  await answer(page, '/api/page/gtJumps', [{ jumpUrl: '/care/made-by-the-test', templatePath: 'pages/of-the-test' }]);
  await page.route('**/api/page/getTemplate?*', (route) => {
    const templatePath = new URL(route.request().url()).searchParams.get('templatePath');
    return route.fulfill({ json: { status: '0', data: { templatePath, title: '測試頁', content: `<p>內容：${templatePath}</p>` } } });
  });
  // The list is read after the first load, without anything to send.
  await readOf(page, '**/api/page/gtJumps?*', () => page.goto('/care/made-by-the-test'));
  await expect(heading(page)).toHaveText('測試頁');
  await expect(page.getByRole('main')).toContainText('內容：pages/of-the-test');
  await expect(page).toHaveURL('/care/made-by-the-test');
  // What is not in the list is no page.
  await page.goto('/care/not-in-the-list');
  await page.waitForURL('**/404');
});

test('pages made by the server show title, way back and content in the language of the site', { tag: ['@ROUTE-08', '@I18N-01'] }, async ({ page }) => {
  await page.goto('/info');
  await expect(heading(page)).toHaveText('實用資訊');
  await expect(page).toHaveTitle(`實用資訊 | ${identity.name.cn}`);
  await expect(trail(page)).toHaveText(`${cn.home}實用資訊`);
  await expect(page.getByRole('heading', { level: 2, name: '出發前' })).toBeVisible();
  await expect(page.getByRole('region', { name: `由${content.shortName.cn}號碼撥出` }).getByRole('table')).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'English' }).click();
  await expect(heading(page)).toHaveText('Useful information');
  await expect(page).toHaveTitle(`Useful information | ${identity.name.en}`);
  await expect(page.getByRole('heading', { level: 2, name: 'Before you travel' })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/info');
});

test('the shops are cards: open now or not, in Macau time, with district and map', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-20T10:45:00+08:00'));
  await page.goto('/care/shopsncentres');
  const shop = (name: string) => page.getByRole('article', { name, exact: true });
  for (const { id, name, district, opens, closes } of shops) {
    await expect(shop(name.cn)).toContainText(opens < '10:45' ? '現正營業' : '已關門');
    await expect(shop(name.cn)).toContainText(district.cn);
    await expect(shop(name.cn)).toContainText(`每日 ${opens} 至 ${closes}`);
    await expect(shop(name.cn).getByRole('link')).toHaveAttribute('href', `${hosts.shopMap}/${id}`);
  }
});

test('when the list of the server’s pages cannot be read, no message says that the page does not exist', { tag: ['@ERR-05'] }, async ({ page, scenario }) => {
  await scenario('jumpRoutes', { code: 0 });
  await page.goto('/info');
  await expect(page.getByRole('main').getByRole('alert')).toContainText(cn.failure.panelTitle);
  expect(new URL(page.url()).pathname).toBe('/info');
  await expect(page.getByRole('region', { name: cn.toasts.label })).toHaveCount(0);
  await scenario('jumpRoutes');
  await page.getByRole('main').getByRole('button', { name: cn.failure.retry }).click();
  await expect(heading(page)).toHaveText('實用資訊');
});

test('the first Tab shows a way past the header; a new page begins at its top with the focus on its heading; Back returns to the place', {
  tag: ['@ROUTE-10'],
}, async ({ page }) => {
  await page.goto('/info');
  await expect(heading(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: cn.skip })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(trail(page).getByRole('link', { name: cn.home })).toBeFocused();

  const link = page.getByRole('main').getByRole('link', { name: '數據漫遊優惠' });
  await link.scrollIntoViewIfNeeded();
  await expect.poll(() => scrolled(page)).toBeGreaterThan(300);
  const place = await scrolled(page);
  await link.click();
  await page.waitForURL('**/roamdataoffer');
  await expect(heading(page)).toBeFocused();
  await expect.poll(() => scrolled(page)).toBe(0);
  // Decision B111.
  await page.goBack();
  await page.waitForURL('**/info');
  await expect.poll(() => scrolled(page)).toBe(place);
});

test('the language switch has both labels, keeps page, query and what was typed, and remembers', {
  tag: ['@I18N-01', '@I18N-04', '@I18N-05', '@HTTP-04'],
}, async ({ page }) => {
  await page.goto('/404?keep=this');
  const banner = page.getByRole('banner');
  const chinese = banner.getByRole('button', { name: '繁體中文' });
  const english = banner.getByRole('button', { name: 'English' });
  await expect(chinese).toHaveText('繁');
  await expect(english).toHaveText('ENG');
  await expect(chinese).toHaveAttribute('aria-current', 'true');
  await page.getByRole('main').getByRole('searchbox').fill('Coloane');
  const read = page.waitForRequest((request) => request.url().includes('/getChannellist') && request.headers().language === 'en');
  await english.click();
  await read;
  await expect(heading(page)).toHaveText(messages('en', 'search').notFound.title);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(english).toHaveAttribute('aria-current', 'true');
  await expect(english).toBeFocused();
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('Coloane');
  expect(new URL(page.url()).search).toBe('?keep=this');
  expect((await stored(page)).DefaultLanguage).toBe('en');
  await page.reload();
  await expect(heading(page)).toHaveText(messages('en', 'search').notFound.title);
  await page.getByRole('contentinfo').getByRole('button', { name: '繁體中文' }).click();
  await expect(heading(page)).toHaveText(messages('cn', 'search').notFound.title);
});

test('a URL with lang sets the language', { tag: ['@I18N-03'] }, async ({ page, setLocale }) => {
  await setLocale('en');
  for (const [lang, language] of [
    ['zh_HK', 'cn'],
    ['en_US', 'en'],
  ] as const) {
    await page.goto(`/404?lang=${lang}`);
    await expect(heading(page)).toHaveText(messages(language, 'search').notFound.title);
    expect((await stored(page)).DefaultLanguage).toBe(language);
  }
});

test('zh-Hans may be stored: the messages are those of cn, the server receives zh-Hans', { tag: ['@I18N-06', '@I18N-02'] }, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('DefaultLanguage', 'zh-Hans'));
  const read = page.waitForRequest('**/getChannellist*');
  await page.goto('/404');
  expect((await read).headers().language).toBe('zh-Hans');
  await expect(heading(page)).toHaveText(messages('cn', 'search').notFound.title);
});

test('when the messages of the other language cannot be fetched a toast says so and nothing changes', async ({ page, scenario, expectConsoleErrors }) => {
  expectConsoleErrors(/Failed to load resource|Failed to fetch/);
  // The code of the toasts is fetched with the first one, so that it is loaded when nothing can be fetched any more.
  await scenario('footerChannels', { example: 'businessError' });
  await page.goto('/404');
  await expect(page.getByRole('alert')).toBeVisible();
  await page.route('**/assets/**', (route) => route.abort());
  await page.getByRole('banner').getByRole('button', { name: 'English' }).click();
  await expect(page.getByText(cn.language.failed)).toBeVisible();
  await expect(heading(page)).toHaveText(messages('cn', 'search').notFound.title);
  expect((await stored(page)).DefaultLanguage).not.toBe('en');
});
