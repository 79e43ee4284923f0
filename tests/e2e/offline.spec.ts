import type { BrowserContext, Page } from '@playwright/test';
import { brand } from '../../src/brand/brand.ts';
import { paths } from '../../src/lib/paths.ts';
import { showPaper } from '../support/account-walk.ts';
import { untilControlled } from '../support/caching-browser.ts';
import { ALWAYS, FULL_ONLY } from '../support/full.ts';
import { logIn, logOut, postpaid } from '../support/log-in.ts';
import { expectSound } from '../support/page-checks.ts';
import { type Releases, startReleases } from '../support/releases.ts';
import { expect, fill, languages, messages, test } from '../support/site.ts';

test.use({ serviceWorkers: 'allow' });

const common = messages('cn', 'common');
const offline = messages('cn', 'offline');
const savedText = offline.saved.split('{{')[0] ?? '';

test.beforeEach(({ expectConsoleErrors }) => {
  expectConsoleErrors(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
});

/** Resolves when the service worker answers for the page and has all its files. */
async function saved(page: Page): Promise<void> {
  await untilControlled(page);
  const missing = () =>
    page.evaluate(async () => {
      const files = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet], link[rel=modulepreload]')].map(({ href }) => href);
      const kept = await Promise.all(files.map((file) => caches.match(file, { ignoreVary: true })));
      return files.filter((_file, index) => kept[index] === undefined);
    });
  await expect.poll(missing, { timeout: 20_000 }).toEqual([]);
}

/** Resolves when a read has been stored. */
async function savedRead(page: Page, part: string): Promise<void> {
  await expect.poll(() => page.evaluate(async () => (await (await caches.open('site-reads')).keys()).map(({ url }) => url).join(' '))).toContain(part);
}

/** Everything in the caches and databases of the site, as text. */
function allKept(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const found: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const response = await cache.match(request);
        const isData = /json|html/.test(response?.headers.get('content-type') ?? '');
        found.push(`${name} ${request.url} ${isData ? await response?.text() : ''}`);
      }
    }
    const databases = (await indexedDB.databases()).map(({ name }) => `database ${name}`);
    return [...found, ...databases].join('\n');
  });
}

const switchTo = (page: Page, name: string) => page.getByRole('banner').getByRole('button', { name }).first().click();

test('after one visit tariffs, offers and shops are read and searched without a network, in both languages, and say how old they are', { tag: ALWAYS }, async ({
  page,
  context,
}) => {
  const roaming = { cn: messages('cn', 'roaming'), en: messages('en', 'roaming') };
  const main = page.getByRole('main');
  await page.goto(paths.roaming);
  await saved(page);
  await context.setOffline(true);
  await page.reload();
  const notice = main.getByRole('status').filter({ hasText: savedText });
  await expect(notice).toHaveText(/^資料儲存於 \d+月\d+日 \d\d:\d\d，收費或已更改。$/);
  await main.getByLabel(roaming.cn.quick.label).fill('日本');
  await main.getByRole('link', { name: '日本' }).click();
  await expect(main.getByRole('heading', { level: 2, name: '日本' })).toBeVisible();
  // The day pass replaces the charges of data, which are folded as those of calls and video calls.
  await expect(main.getByRole('table')).toHaveCount(0);
  const closed = main.locator('details:not([open]) > summary');
  /** Again until all are there: a fold comes with its charges. */
  const unfold = (tables: number) =>
    expect(async () => {
      while ((await closed.count()) > 0) await closed.first().click();
      await expect(main.getByRole('table')).toHaveCount(tables, { timeout: 500 });
    }).toPass();
  await unfold(3);

  await switchTo(page, 'English');
  await expect(main.getByRole('heading', { level: 2, name: 'Japan' })).toBeVisible();
  await expect(main.getByRole('status').filter({ hasText: /^Saved on \d+ \w+( at|,) \d\d:\d\d\. Prices may have changed since\.$/ })).toBeVisible();
  await main.getByRole('button', { name: roaming.en.change, exact: true }).click();
  await main.getByLabel(roaming.en.quick.label).fill('brazil');
  await main.getByRole('link', { name: 'Brazil' }).click();
  await expect(main.getByRole('heading', { level: 2, name: 'Brazil' })).toBeVisible();
  await unfold(2);

  for (const path of [paths.roamingOffers, paths.shops, paths.info]) {
    await page.goto(path);
    await expect(main.getByRole('article').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(main.getByRole('alert')).toHaveCount(0);
  }
  const idd = messages('en', 'idd');
  for (const path of [paths.idd00, paths.idd060]) {
    await page.goto(path);
    await main.getByLabel(idd.filter.label).fill('japan');
    await expect(main.getByRole('row').filter({ hasText: 'Japan' })).toBeVisible();
    await expect(main.getByRole('row').filter({ hasText: 'Brazil' })).toHaveCount(0);
  }
});

test('a public page is read again without a network, as it was read last', { tag: FULL_ONLY }, async ({ page, context }) => {
  const main = page.getByRole('main');
  // The first page is read before there is a service worker, the second one after.
  await page.goto(paths.plans());
  await saved(page);
  const [first] = await main.getByRole('heading', { level: 3 }).allTextContents();
  await page.goto(paths.news);
  await savedRead(page, '/api/news/newslist');
  await saved(page);
  await expect(main.getByRole('listitem').first()).toBeVisible();
  await context.setOffline(true);
  await page.goto(paths.plans());
  await expect(main.getByRole('heading', { level: 3 }).first()).toHaveText(first ?? '');
  await page.goto(paths.news);
  await expect(main.getByRole('status').filter({ hasText: savedText })).toBeVisible();
  await expect(main.getByRole('listitem').first()).toBeVisible();
});

for (const language of languages) {
  test(`a page that is not saved says so in ${language}, with links to those that are, and the hotline`, { tag: language === 'cn' ? [] : FULL_ONLY }, async ({
    page,
    context,
    setLocale,
  }) => {
    const t = messages(language, 'offline');
    const shell = messages(language, 'common');
    const main = page.getByRole('main');
    await setLocale(language);
    await page.goto(paths.contact);
    await saved(page);
    await context.setOffline(true);
    await page.goto(paths.travelCard);
    await expect(main.getByRole('heading', { level: 1, name: t.title })).toBeVisible();
    await expect(main.getByRole('link', { name: fill(shell.hotline.call, { number: brand.hotline }) })).toHaveAttribute('href', `tel:${brand.hotline}`);
    await expectSound(page);
    await main.getByRole('link', { name: t.pages.roaming }).click();
    await expect(page).toHaveURL(paths.roaming);
    await expect(main.getByRole('status').filter({ hasText: t.saved.split('{{')[0] ?? '' })).toBeVisible();
    // Its code is saved, this one is not.
    await page.goto(paths.businessServices);
    await expect(main.getByRole('status').filter({ hasText: t.public })).toBeVisible();
    await expect(main.getByRole('heading', { level: 1 })).toHaveText([t.title]);
    await expect(main.getByRole('button', { name: shell.failure.retry })).toHaveCount(1);
    await context.setOffline(false);
    // Chromium 150 emulates no event in a page that was opened without a network.
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(main.getByRole('heading', { level: 1, name: t.title })).toHaveCount(0);
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('nothing of a customer is kept: not a bill, not a number, not after the log-out', { tag: ALWAYS }, async ({ page, context }) => {
  const main = page.getByRole('main');
  await page.goto(paths.home);
  await saved(page);
  await logIn(page, postpaid);
  const bills = messages('cn', 'bills');
  await main.getByRole('listitem').filter({ hasText: bills.services.bill }).getByRole('button').click();
  await showPaper(page);
  const token = (await page.evaluate(() => localStorage.getItem('token'))) ?? '';
  const whatVisitorRead = await allKept(page);
  await page.evaluate(() => caches.delete('site-reads'));
  for (const path of [paths.payment, paths.usage, paths.roamingServices, paths.plans()]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await expect(main.getByRole('heading', { level: 3 }).first()).toBeVisible();
  const traces = [token, postpaid.mobileNo, postpaid.account, '/api/care/', '/api/ussd/', '/api/vmpay/', '/api/business/volte', 'database '];
  const whileIn = await allKept(page);
  for (const trace of traces) expect(whatVisitorRead + whileIn).not.toContain(trace);
  // Not even what is public: a request with a token is none of the service worker's.
  expect(whatVisitorRead).toContain('site-reads');
  expect(whileIn).not.toContain('site-reads');

  // A customer without a network reads the tariffs, too.
  await context.setOffline(true);
  await page.goto(paths.idd00);
  await expect(main.getByRole('row').nth(3)).toBeVisible();
  await context.setOffline(false);

  await logOut(page);
  const after = await allKept(page);
  for (const trace of traces) expect(after).not.toContain(trace);
  await context.setOffline(true);
  for (const path of [paths.bills, paths.usage]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    expect(await page.locator('body').textContent()).not.toMatch(/6688 ?1234|1028 ?8416/);
  }
});

test('a page names the manifest in its language, whose icons and pages exist', { tag: ALWAYS }, async ({ request }) => {
  for (const [query, lang] of [
    ['zh_HK', 'zh-Hant-MO'],
    ['en_US', 'en'],
  ]) {
    const html = await (await request.get(`${paths.roaming}?lang=${query}`)).text();
    const [, path = ''] = /<link rel="manifest" href="([^"]+)"/.exec(html) ?? [];
    const manifest = await (await request.get(path)).json();
    expect(manifest).toMatchObject({ id: '/', lang, start_url: paths.home.slice(1) });
    expect(manifest.icons.map(({ sizes, purpose }: Record<string, string>) => [sizes, purpose])).toEqual([
      ['192x192', undefined],
      ['512x512', undefined],
      ['512x512', 'maskable'],
    ]);
    for (const { src, sizes } of manifest.icons) {
      const image = await (await request.get(`/${src}`)).body();
      // Width and height stand at byte 16 of a PNG.
      expect(`${image.readUInt32BE(16)}x${image.readUInt32BE(20)}`).toBe(sizes);
    }
    for (const { url } of manifest.shortcuts) expect(Object.values(paths)).toContain(`/${url}`);
  }
});

/** Call it before the page is opened; what it returns waits until a service worker would have been registered (src/app/offline/register.ts). */
function lateStart(page: Page): () => Promise<void> {
  // Read in the same task as the code that registers it.
  const read = page.waitForResponse('**/api/page/gtJumps*');
  return async () => {
    await read;
    await page.waitForLoadState('networkidle');
    // It waits for an idle browser, too.
    await page.evaluate(() => new Promise((done) => requestIdleCallback(() => requestIdleCallback(done))));
  };
}

test('a browser that saves data keeps nothing', { tag: FULL_ONLY }, async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  const late = lateStart(page);
  await page.goto(paths.roaming);
  await late();
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});

test.describe('releases', () => {
  test.slow();
  let releases: Releases;
  test.beforeEach(async ({ baseURL }) => {
    releases = await startReleases(baseURL ?? '');
  });
  test.afterEach(() => releases.close());

  const entryOf = (page: Page) => page.locator('script[src^="/assets/site-"]').getAttribute('src');
  const newPage = async (context: BrowserContext, path: string) => {
    const page = await context.newPage();
    await page.goto(releases.url + path);
    return page;
  };

  test('a new one waits until the visitor accepts it, and shell and code never mix', async ({ context }) => {
    const first = await releases.deploy();
    const old = await newPage(context, paths.roaming);
    await saved(old);
    const second = await releases.deploy();
    // Another tab finds the new release; this one is asked.
    const fresh = await newPage(context, paths.contact);
    expect(await entryOf(fresh)).toContain(second);
    const prompt = old.getByRole('status').filter({ hasText: common.newVersion.text });
    await expect(prompt).toBeVisible({ timeout: 20_000 });
    await expect(fresh.getByRole('status').filter({ hasText: common.newVersion.text })).toHaveCount(0);

    // Not accepted: without a network the old shell comes with its own code.
    await context.setOffline(true);
    await fresh.goto(releases.url + paths.idd00);
    expect(await entryOf(fresh)).toContain(first);
    await expect(fresh.getByRole('main').getByRole('row').nth(3)).toBeVisible();
    await context.setOffline(false);

    await prompt.getByRole('button', { name: common.crash.reload }).click();
    await expect.poll(() => entryOf(old)).toContain(second);
    await expect(old.getByRole('status').filter({ hasText: common.newVersion.text })).toHaveCount(0);
    await context.setOffline(true);
    await old.reload();
    expect(await entryOf(old)).toContain(second);
    await expect(old.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('switched off, service worker and caches go from browsers that have them, also when /sw.js is gone', { tag: FULL_ONLY }, async ({ context }) => {
    await releases.deploy();
    const page = await newPage(context, paths.roaming);
    await saved(page);
    await releases.deploy({ SITE_OFFLINE: 'off' }, 'without /sw.js');
    await page.reload();
    const left = () => page.evaluate(async () => [...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope), ...(await caches.keys())]);
    // This page is still the old service worker's, which keeps the files that the page fetches until it is left.
    await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length), { timeout: 20_000 }).toBe(0);
    const late = lateStart(page);
    await page.reload();
    await late();
    await expect.poll(left).toEqual([]);
  });
});
