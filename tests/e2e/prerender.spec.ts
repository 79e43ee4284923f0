import { readFileSync } from 'node:fs';
import { visitableRoutes } from '../../scripts/routes.ts';
import { expect, languages, test, texts } from '../support/site.ts';

const query = { cn: 'lang=zh_HK', en: 'lang=en_US' } as const;
const lang = { cn: 'zh-Hant-MO', en: 'en' } as const;
const rendered = visitableRoutes.filter(({ path }) => !path.includes('?'));
const withQuery = (path: string, language: 'cn' | 'en') => `${path}?${query[language]}`;

test.describe('pages rendered ahead', () => {
  for (const language of languages) {
    test(`are taken over as they are, without a shift or a warning: ${language}`, async ({ page }) => {
      test.slow();
      await page.addInitScript(() => {
        const watch = window as unknown as { shift: number; first: Element | null };
        watch.shift = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) watch.shift += (entry as unknown as { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        document.addEventListener('DOMContentLoaded', () => {
          watch.first = document.querySelector('#root header');
        });
      });
      for (const { path } of rendered) {
        const answered = page.waitForResponse((response) => response.url().includes('/api/'));
        await page.goto(withQuery(path, language));
        // Read again after the take-over: the page stands.
        await answered;
        const { kept, shift } = await page.evaluate(() => {
          const { first, shift } = window as unknown as { shift: number; first: Element | null };
          return { kept: first !== null && first === document.querySelector('#root header'), shift };
        });
        expect(kept, `${path}: the elements of the file are the elements of the page`).toBe(true);
        expect(shift, `${path}: layout shift`).toBeLessThan(0.01);
        await expect(page.locator('[data-style]')).toHaveCount(0);
      }
    });

    test(`show home and plans without script: ${language}`, async ({ browser, baseURL }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
      const page = await context.newPage();
      await page.goto(withQuery('/index', language));
      await expect(page.locator('html')).toHaveAttribute('lang', lang[language]);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts(language, 'home').heading);
      await expect(page.getByText('MOP$', { exact: false }).first()).toBeVisible();
      await page.goto(withQuery('/powerPlan', language));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts(language, 'plans').title);
      await expect(page.locator('main a[href^="/sharePlan/"]').first()).toBeVisible();
      await context.close();
    });
  }

  test('come in the stored language, by the cookie that mirrors it', async ({ page, request }) => {
    await page.goto('/contactUs?lang=en_US');
    expect((await page.context().cookies()).find(({ name }) => name === 'DefaultLanguage')?.value).toBe('en');
    await page.goto('/news');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    expect(await (await page.request.get('/news')).text()).toContain('<html lang="en"');
    expect(await (await request.get('/news')).text()).toContain('<html lang="zh-Hant-MO"');
    expect((await page.request.get('/news')).headers().vary).toContain('Cookie');
  });

  test('never show the other language where the host cannot choose the file', async ({ page, speak }) => {
    await speak('en');
    // Without the cookie the answer is the Chinese file.
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
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts('en', 'contact').title);
    const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
    expect(new Set(seen)).toEqual(new Set([texts('en', 'contact').title]));
  });

  test('show what the backend says by now, once they stand', async ({ page }) => {
    // The answer differs from what the page was rendered from.
    await page.route('**/api/index/getgetNotice*', (route) =>
      route.fulfill({ json: { status: '0', data: { status: 1, title: 'Line restored', content: 'All services work again.' } } }),
    );
    await page.goto('/powerPlan');
    await expect(page.getByText('Line restored')).toBeVisible();
  });

  test('keep a notice away that was closed', async ({ page }) => {
    const { notice } = texts('cn', 'common');
    await page.goto('/news');
    await page.getByRole('button', { name: notice.close }).click();
    await page.addInitScript(() => {
      const shown = () => {
        if (document.querySelector('aside.notice')?.checkVisibility()) document.documentElement.dataset.noticeSeen = 'yes';
        requestAnimationFrame(shown);
      };
      shown();
    });
    await page.goto('/contactUs');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('aside.notice')).toHaveCount(0);
    expect(await page.locator('html').getAttribute('data-notice-seen')).toBeNull();
  });

  test('leave unknown addresses, searches and the account to the shell', async ({ request }) => {
    const home = await (await request.get('/')).text();
    expect(home).toContain('data-page="/index"');
    for (const path of ['/no-such-page', '/account/billManagement/1', '/keyWordSearch?keyWord=5G', '/powerPlan?id=1001', '/productDetails/none']) {
      const answer = await request.get(path);
      expect(answer.status(), path).toBe(200);
      const html = await answer.text();
      expect(html, path).not.toContain('data-page');
      expect(html, path).not.toContain('page-state');
      expect(html, path).toContain('<div id="root"><header');
    }
    expect((await request.get('/assets/no-such-file.js')).headers()['content-type'] ?? '').not.toContain('javascript');
  });

  test('do what was pressed before their code was there', async ({ page }) => {
    let arrived = () => {};
    const pressed = new Promise<void>((done) => {
      arrived = done;
    });
    await page.route('**/assets/*.js', async (route) => {
      await pressed;
      await route.continue();
    });
    await page.goto('/index', { waitUntil: 'commit' });
    await page
      .getByRole('banner')
      .getByRole('button', { name: texts('cn', 'common').account.login, exact: true })
      .click();
    arrived();
    await expect(page.getByRole('dialog', { name: texts('cn', 'auth').title })).toBeVisible();
  });

  test('hold no form that could send before anybody listens', async ({ request }) => {
    for (const path of ['/contactUs', '/joinUs', '/itincard', '/kkboxLogin']) {
      const html = await (await request.get(path)).text();
      expect(
        [...html.matchAll(/<form[^>]*>/g)].map(([tag]) => tag).filter((tag) => !tag.includes('action="/keyWordSearch"')),
        path,
      ).toEqual([]);
      expect(html, path).not.toMatch(/<[^>]+ style="/);
    }
  });

  test('say to search engines what they are', async ({ request }) => {
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
    const plan = await dataOf('/sharePlan/2003');
    expect(plan[1]?.offers?.[0]?.price).toBe('168');

    const html = await (await request.get('/powerPlan?lang=en_US')).text();
    expect(html).toContain('<link rel="alternate" hreflang="zh-Hant-MO" href="https://site.farol.example/powerPlan?lang=zh_HK" />');
    const [, picture = ''] = /og:image" content="https:\/\/site\.farol\.example([^"]+)"/.exec(html) ?? [];
    expect((await request.get(picture)).headers()['content-type']).toBe('image/jpeg');
    const map = await (await request.get('/sitemap.xml')).text();
    for (const { path } of rendered) expect(map.includes(`<loc>https://site.farol.example${path}</loc>`), path).toBe(path !== '/404');
    expect(map).not.toContain('/account');
    expect(await (await request.get('/robots.txt')).text()).toContain('Disallow: /account\n');
  });

  test('are written for every own page of the route table', async () => {
    // The table of the build, so that a new page cannot be forgotten here.
    const own = [...readFileSync('src/app/routes.tsx', 'utf8').matchAll(/page\(\s*'([\w-]+)'/g)].map(([, id]) => id);
    const known = new Set(visitableRoutes.map(({ id }) => id));
    expect(own.filter((id) => id !== undefined && !known.has(id) && !['prepaidPage', 'server-page'].includes(id))).toEqual([]);
  });
});

test.describe('the code of the next page', () => {
  const codeOfPage = /\/assets\/page-[\w-]+\.js$/;

  for (const saving of [false, true]) {
    test(saving ? 'is not fetched in advance for who saves data' : 'is fetched when the pointer rests on its link', async ({ page }) => {
      await page.addInitScript((saveData) => Object.defineProperty(navigator, 'connection', { value: { saveData } }), saving);
      const watching = page.waitForResponse((response) => response.url().includes('/assets/prefetch-'));
      await page.goto('/404');
      await watching;
      const fetched: string[] = [];
      page.on('request', (request) => codeOfPage.test(request.url()) && fetched.push(request.url()));
      await page
        .getByRole('main')
        .getByRole('link', { name: texts('cn', 'common').notFound.plans })
        .hover();
      if (saving) {
        await page.waitForTimeout(600);
        expect(fetched).toEqual([]);
      } else await expect.poll(() => fetched.length).toBe(1);
    });
  }
});
