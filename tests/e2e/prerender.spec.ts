import type { Page, Request } from '@playwright/test';
import { featuredPlan } from '../../mock-server/seed/plans.ts';
import { pagesSeed } from '../../mock-server/seed/site-pages.ts';
import { visitableRoutes } from '../../src/app/visitable-routes.ts';
import { paths } from '../../src/lib/paths.ts';
import { sanitizeHtml } from '../../src/prerender/sanitizer.ts';
import { HOSTILE_HTML } from '../support/attacks.ts';
import { changeAnswer, holdRequests } from '../support/calls.ts';
import { ALWAYS, languagesOfThisRun } from '../support/full.ts';
import { loginButton, loginOf } from '../support/log-in.ts';
import { watchShifts } from '../support/page-checks.ts';
import { expect, hydrated, messages, test } from '../support/site.ts';

const query = { cn: 'lang=zh_HK', en: 'lang=en_US' } as const;
const lang = { cn: 'zh-Hant-MO', en: 'en' } as const;
const rendered = visitableRoutes.filter(({ path }) => !path.includes('?'));
/** Pages whose content is HTML from the server, with an element that only that HTML has. */
const withServerHtml = [
  { path: '/info', content: 'main article table' },
  { path: '/activities/3101', content: 'main h3 + [role=region] table' },
] as const;
const sanitizerFile = /\/assets\/sanitize-html-[\w-]+\.js/;
const entryFile = /\/assets\/site-[\w-]+\.js/;

/**
 * Opens a page without its code, which the returned function lets go: what moves before, because the parser pauses midway on a busy machine, is not of the hydration.
 * (A header with buttons in the browser's own style, in one load of twenty on a busy machine, is Chromium's doing with size containers.)
 */
async function openPainted(page: Page, url: string): Promise<() => Promise<void>> {
  const entry = await holdRequests(page, entryFile);
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(() => document.readyState === 'interactive');
  await page.evaluate(async () => {
    // A busy browser may still be laying out what it has just parsed. One that draws nothing for seconds is waited for no longer.
    const patience = new Promise((done) => setTimeout(done, 5000));
    await Promise.race([new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))), patience]);
    await Promise.race([new Promise((done) => requestIdleCallback(done)), patience]);
  });
  return entry.release;
}

const withQuery = (path: string, language: 'cn' | 'en') => `${path}?${query[language]}`;

for (const language of languagesOfThisRun('cn')) {
  test(`prerendered pages are hydrated as they are, without a shift or a warning: ${language}`, { tag: ALWAYS }, async ({ page }) => {
    test.slow();
    const shifts = await watchShifts(page);
    const header = page.locator('#root header');
    for (const { path } of rendered) {
      const start = await openPainted(page, withQuery(path, language));
      await header.evaluate((element) => Object.assign(element, { ofTheFile: true }));
      const before = await shifts();
      const answered = page.waitForResponse((response) => response.url().includes('/api/'));
      await start();
      // Read again after hydration.
      await answered;
      expect(await header.evaluate((element) => 'ofTheFile' in element), `${path}: the elements of the file are the elements of the page`).toBe(true);
      expect((await shifts()) - before, `${path}: layout shift`).toBeLessThan(0.01);
      await expect(page.locator('[data-style]')).toHaveCount(0);
    }
  });

  test(`prerendered pages show home and plans without script: ${language}`, { tag: ALWAYS }, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
    const page = await context.newPage();
    await page.goto(withQuery('/index', language));
    await expect(page.locator('html')).toHaveAttribute('lang', lang[language]);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages(language, 'home').heading);
    await expect(page.getByText('MOP$', { exact: false }).first()).toBeVisible();
    await page.goto(withQuery('/powerPlan', language));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages(language, 'plans').title);
    await expect(page.locator('main a[href^="/sharePlan/"]').first()).toBeVisible();
    // Content from the server, cleaned when the page was rendered; terms unfold by themselves.
    for (const { path, content } of withServerHtml) {
      await page.goto(withQuery(path, language));
      await expect(page.locator(content).first(), path).toBeVisible();
      await expect(page.locator('main [aria-busy]'), path).toHaveCount(0);
    }
    const [, sentence = ''] = /<p>([^<]+)<\/p>/.exec(pagesSeed.find(({ jumpUrl }) => jumpUrl === '/crs')?.content[language] ?? '') ?? [];
    await page.goto(withQuery('/crs', language));
    await expect(page.getByText(sentence)).toBeVisible();
    for (const path of ['/sharePlan/2003', '/productDetails/4001']) {
      await page.goto(withQuery(path, language));
      await page.locator('main summary', { hasText: messages(language, 'common').terms }).click();
      await expect(page.locator('main details[open] li').first(), path).toBeVisible();
    }
    await context.close();
  });
}

test('prerendered pages show what the browser itself has cleaned as soon as the server says something else', { tag: ALWAYS }, async ({
  page,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/Content Security Policy.*sanitize-html-/s);
  test.info().annotations.push({ type: 'hostile-html' });
  const fetched = page.waitForResponse((response) => sanitizerFile.test(response.url()));
  await changeAnswer<object>(page, '/api/page/getTemplate', (data) => ({ ...data, content: `<h3>New words</h3>${HOSTILE_HTML.join('')}` }));
  await page.goto('/crs');
  await expect(page.getByRole('heading', { name: 'New words' })).toBeVisible();
  await expect(page.locator('main [onerror], main [onclick], main script, main style, main form')).toHaveCount(0);
  expect(await page.evaluate(() => 'pwned' in window)).toBe(false);

  // The same rules on both DOMs: each piece alone, as the browser reads what either has made of it.
  const copy = { table: 'Table', frame: 'Frame' };
  const here = await page.evaluate(
    async ([file, all, copy]) => {
      const [clean] = Object.values((await import(file)) as Record<string, (html: string, copy: object) => unknown>);
      return all.map((html) => String(clean?.(html, copy)));
    },
    [(await fetched).url(), HOSTILE_HTML, copy] as const,
  );
  const inert = await page.context().newPage();
  const read = (all: readonly string[]) => inert.evaluate((all) => all.map((html) => new DOMParser().parseFromString(html, 'text/html').body.innerHTML), all);
  expect(await read(HOSTILE_HTML.map((html) => sanitizeHtml(html, copy)))).toEqual(await read(here));
});

test('prerendered pages come in the stored language, by the cookie that mirrors it', async ({ page, request }) => {
  await page.goto('/contactUs?lang=en_US');
  expect((await page.context().cookies()).find(({ name }) => name === 'DefaultLanguage')?.value).toBe('en');
  await page.goto('/news');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(await (await page.request.get('/news')).text()).toContain('<html lang="en"');
  expect(await (await request.get('/news')).text()).toContain('<html lang="zh-Hant-MO"');
  expect((await page.request.get('/news')).headers().vary).toContain('Cookie');
});

test('prerendered pages never show the other language where the host cannot choose the file', async ({ page, setLocale }) => {
  await setLocale('en');
  // Without the cookie the response is the Chinese file.
  await page.addInitScript(() => {
    const seen: string[] = [];
    (window as unknown as { seen: string[] }).seen = seen;
    const look = () => {
      const heading = document.querySelector('h1');
      if (heading?.checkVisibility()) seen.push(heading.textContent);
      requestAnimationFrame(look);
    };
    look();
  });
  await page.goto('/contactUs');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages('en', 'contact').title);
  const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
  expect(new Set(seen)).toEqual(new Set([messages('en', 'contact').title]));
});

test('prerendered pages leave unknown URLs, searches and payments to the shell', async ({ request }) => {
  const home = await (await request.get('/')).text();
  expect(home).toContain('data-page="/index"');
  for (const path of ['/no-such-page', '/account/paymentMethod/3', '/keyWordSearch?keyWord=5G', '/powerPlan?id=1001', '/productDetails/none']) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    const html = await answer.text();
    expect(html, path).not.toContain('data-page');
    expect(html, path).not.toContain('page-state');
    expect(html, path).toMatch(/<div id="root"><div [^>]*inert[^>]*><header/);
  }
  expect((await request.get('/assets/no-such-file.js')).headers()['content-type'] ?? '').not.toContain('javascript');
});

test('prerendered pages show a customer the frame of the account at once, and no personal data', { tag: ALWAYS }, async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto('/account/billManagement/1?lang=en_US');
  await expect(page.getByRole('navigation', { name: 'My account' }).getByRole('link', { name: 'Bills' })).toHaveAttribute('aria-current', 'page');
  await expect(page.locator('main').getByText('Loading').first()).toBeAttached();
  const reads = JSON.parse((await page.locator('#page-state').textContent()) ?? '') as { queries: [[string], unknown][] };
  expect(reads.queries.map(([[id]]) => id).sort()).toEqual(['footerChannels', 'menu', 'notice']);
  await context.close();
});

test('prerendered pages do what was pressed before their code was there', { tag: ALWAYS }, async ({ page }) => {
  const code = await holdRequests(page, '**/assets/*.js');
  await page.goto('/index', { waitUntil: 'commit' });
  await loginButton(page).click();
  await code.release();
  await expect(loginOf(page).root).toBeVisible();
});

test('prerendered pages count every box that was ticked before their code was there', async ({ page }) => {
  const start = await openPainted(page, '/powerPlan');
  const boxes = page.getByRole('tabpanel').getByRole('checkbox');
  for (const index of [0, 1, 2, 2]) await boxes.nth(index).click();
  await start();
  await expect(page).toHaveURL('/powerPlan?compare=2001,2002');
  for (const [index, checked] of [true, true, false].entries()) await expect(boxes.nth(index)).toBeChecked({ checked });
});

test('prerendered pages choose what was chosen before their code was there, and press what was pressed last', async ({ page }) => {
  const start = await openPainted(page, '/productDetails/4001');
  const capacity = page.getByRole('main').getByRole('radio', { name: /512/ });
  await page.getByRole('main').locator('label').filter({ hasText: '512' }).first().click();
  await loginButton(page).click();
  await start();
  await expect(loginOf(page).root).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(capacity).toBeChecked();
  await expect(page).toHaveURL('/productDetails/4001?capacity=3');
});

test('prerendered pages search for what was entered before their code was there, and for nothing else', async ({ page }) => {
  const code = await holdRequests(page, '**/assets/*.js');
  await page.goto('/contactUs', { waitUntil: 'commit' });
  const field = page.getByRole('banner').getByRole('searchbox');
  await field.fill('  ');
  await field.press('Enter');
  await field.fill(' 5G ');
  expect(new URL(page.url()).pathname).toBe('/contactUs');
  await field.press('Enter');
  await expect(field).toBeFocused();
  await code.release();
  await page.waitForURL((url) => url.pathname === '/keyWordSearch' && url.search === '?keyWord=5G&page=1');
});

test('prerendered pages say to search engines what they are', { tag: ALWAYS }, async ({ request }) => {
  interface Node {
    '@type': string;
    openingHours?: string;
    offers?: { price: string; priceCurrency: string }[];
  }
  const dataOf = async (path: string) => {
    const html = await (await request.get(path)).text();
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
    return (JSON.parse(json) as { '@graph': Node[] })['@graph'];
  };
  const home = await dataOf('/?lang=en_US');
  expect(home.map((node) => node['@type'])).toEqual(['Organization', ...Array(4).fill('MobilePhoneStore')]);
  expect(home[1]?.openingHours).toBe('Mo-Su 10:30-20:00');
  const phone = await dataOf('/productDetails/4001?lang=en_US');
  expect(phone.map((node) => node['@type'])).toEqual(['BreadcrumbList', 'Product']);
  expect(phone[1]?.offers?.map(({ priceCurrency }) => priceCurrency)).toContain('MOP');
  for (const { price } of phone[1]?.offers ?? []) expect(price).toMatch(/^\d+$/);
  const plan = await dataOf(`/sharePlan/${featuredPlan.id}`);
  expect(plan[1]?.offers?.[0]?.price).toBe(featuredPlan.monthplan);

  const html = await (await request.get('/powerPlan?lang=en_US')).text();
  expect(html).toContain('<link rel="alternate" hreflang="zh-Hant-MO" href="https://site.operator.example/powerPlan?lang=zh_HK" />');
  const [, picture = ''] = /og:image" content="https:\/\/site\.operator\.example([^"]+)"/.exec(html) ?? [];
  expect((await request.get(picture)).headers()['content-type']).toBe('image/jpeg');
  const map = await (await request.get('/sitemap.xml')).text();
  for (const { path } of rendered) expect(map.includes(`<loc>https://site.operator.example${path}</loc>`), path).toBe(path !== '/404');
  expect(map).not.toContain('/account');
  expect(await (await request.get('/robots.txt')).text()).toContain('Disallow: /account\n');
});

test('prerendered pages take one style sheet, and no more than 25 requests on a phone', async ({ page }) => {
  // What is fetched ahead is not of the first screen.
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { get: () => ({ saveData: true }) }));
  await page.setViewportSize({ width: 412, height: 823 });
  for (const path of ['/index', '/powerPlan', '/productDetails/4001', '/idd/roamingcharge', '/keyWordSearch?keyWord=5G']) {
    // The page before may still load images.
    await page.goto('about:blank');
    const requested: string[] = [];
    const note = (request: Request) => requested.push(new URL(request.url()).pathname);
    page.on('request', note);
    await page.goto(path, { waitUntil: 'networkidle' });
    page.off('request', note);
    // A picture that is shown twice comes from the browser's memory.
    expect(new Set(requested).size, `${path}: ${requested.join(' ')}`).toBeLessThanOrEqual(25);
    // The search is rendered by the browser: the sheet of the frame, that of the page and one of a chunk that it shares.
    expect(requested.filter((name) => name.endsWith('.css')).length, path).toBe(path.includes('?') ? 3 : 1);
    expect(
      requested.filter((name, index) => name.startsWith('/assets/') && requested.indexOf(name) !== index),
      `${path}: requested twice`,
    ).toEqual([]);
  }
});

test('prerendered pages are written for every public route but the search, which depends on the keyword, and hold no form that is submitted before hydration', {
  tag: ALWAYS,
}, async ({ request }) => {
  const sending: string[] = [paths.contact, paths.careers, paths.travelCard, paths.music];
  for (const { id, path } of visitableRoutes) {
    const html = await (await request.get(path)).text();
    expect(html.includes('id="page-state"'), id).toBe(id !== 'search');
    expect(html, id).not.toMatch(/<[^>]+ style="/);
    // Other pages have forms that filter what is there.
    const forms = [...html.matchAll(/<form[^>]*>/g)].map(([tag]) => tag).filter((tag) => !tag.includes('action="/keyWordSearch"'));
    if (sending.includes(path)) expect(forms, id).toEqual([]);
  }
});

test('the code of the next page is fetched when the pointer rests on its link, but not for who saves data', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { get: () => ({ saveData: localStorage.getItem('saving') !== null }) }));
  await page.addInitScript(() => addEventListener('hydrated', () => document.documentElement.setAttribute('data-hydrated', '')));
  await page.clock.install();
  const link = page.getByRole('main').getByRole('link', { name: messages('cn', 'common').menu.plans });
  const fetched: string[] = [];
  page.on('request', (request) => /\/assets\/page-[\w-]+\.js$/.test(request.url()) && fetched.push(request.url()));
  for (const saving of [false, true]) {
    await page.goto('/404');
    await page.clock.runFor(100);
    await expect(hydrated(page)).toBeAttached();
    fetched.length = 0;
    const rest = async () => {
      await page.mouse.move(0, 0);
      await link.hover();
      // Longer than a pointer has to rest.
      await page.clock.runFor(1000);
      return fetched.length;
    };
    // Again: the code that listens comes after the page.
    if (saving) expect(await rest()).toBe(0);
    else await expect.poll(rest).toBeGreaterThan(0);
    await page.evaluate(() => localStorage.setItem('saving', ''));
  }
});
