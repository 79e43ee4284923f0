import type { Page } from '@playwright/test';
import { content } from '#operator';
import { ALWAYS, AREA, inTurn } from '../support/full.ts';
import { LoginDialog, postpaid, stored } from '../support/log-in.ts';
import { expect, FAILED_RESOURCE, messages, revealSections, test } from '../support/site.ts';

const cn = messages('cn', 'common');
const popups = (page: Page) => page.getByRole('region', { name: cn.toasts.label });
const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

/** What a call of the page was told by the server, read from the response itself. */
async function messageOf(page: Page, path: string, act: () => Promise<unknown>): Promise<string> {
  const answer = page.waitForResponse((response) => response.url().includes(path));
  await act();
  return ((await (await answer).json()) as { message: string }).message;
}

test.describe('requests', () => {
  test('carry language, token and time', { tag: ['@HTTP-04', '@HTTP-05', '@HTTP-06'] }, async ({ page, rememberCustomer }) => {
    await rememberCustomer(postpaid);
    const seen: { language: string | undefined; token: string | undefined; t: string | null }[] = [];
    page.on('request', (call) => {
      if (!call.url().includes('/api/')) return;
      const { language, token } = call.headers();
      seen.push({ language, token, t: new URL(call.url()).searchParams.get('t') });
    });
    await page.goto('/info');
    await expect(heading(page)).toBeVisible();
    const { token } = await stored(page);
    await expect.poll(() => seen.length).toBeGreaterThanOrEqual(4);
    for (const call of seen) expect(call).toEqual({ language: 'cn', token, t: expect.stringMatching(/^\d{13}$/) });
  });

  for (const [language, word] of [
    ['cn', '處理中'],
    ['en', 'Loading'],
  ] as const) {
    test(`“${word}” shows while they are pending and blocks nothing`, { tag: ['@HTTP-07', '@HTTP-08', ...(language === 'en' ? [AREA] : [])] }, async ({
      page,
      scenario,
      setLocale,
    }) => {
      await setLocale(language);
      await scenario('footerChannels', { delay: 3000 });
      await page.goto('/404');
      const pill = page.getByRole('status').getByText(word, { exact: true });
      await expect(pill).toBeVisible();
      await page.getByRole('banner').getByRole('searchbox').fill('works meanwhile');
      await expect(pill).toBeVisible();
      await expect(pill).toBeHidden();
    });
  }
});

test.describe('failures', () => {
  for (const language of inTurn('en')) {
    test(`status -1 shows the server’s message for 3 seconds: ${language}`, { tag: ['@ERR-01', '@ERR-06'] }, async ({ page, scenario, setLocale }) => {
      await setLocale(language);
      await page.clock.install();
      await page.goto('/404');
      await expect(heading(page)).toBeVisible();
      await scenario('pageTemplate', { example: language === 'cn' ? 'businessError' : 'businessErrorEn' });
      // From here on the page's time passes only where the test says so.
      await page.clock.pauseAt(Date.now() + 600_000);
      const common = messages(language, 'common');
      const answered = page.waitForResponse('**/api/page/getTemplate?*');
      await page.getByRole('main').getByRole('link', { name: common.account.info }).click();
      const popup = page.getByRole('region', { name: common.toasts.label }).getByRole('alert');
      let passed = 0;
      const pass = async (milliseconds: number) => {
        await page.clock.runFor(milliseconds);
        passed += milliseconds;
      };
      await expect(async () => {
        await pass(20);
        await expect(popup).toBeVisible({ timeout: 100 });
      }).toPass();
      const shown = passed;
      await expect(popup).toContainText(((await (await answered).json()) as { message: string }).message);
      // In steps, so that a toast that closes too early is gone by then.
      while (passed < 2980) await pass(Math.min(100, 2980 - passed));
      await expect(popup).toBeVisible();
      await pass(shown + 200);
      await expect(popup).toBeHidden();
    });
  }

  test('the same message of several calls shows once', async ({ page, scenario }) => {
    await scenario('*', { example: 'businessError' });
    await page.goto('/404');
    await expect(page.getByRole('alert')).toHaveCount(1);
  });

  test('status -2 takes the log-in flag, opens the log-in and goes home', { tag: ['@ERR-02'] }, async ({ page, rememberCustomer }) => {
    await rememberCustomer(postpaid);
    // No page that is built yet reads with a token, so the response is given to one that reads without.
    await page.route('**/api/page/getTemplate**', (route) => route.fulfill({ json: { status: '-2', message: '登入時間已過，請重新登入。' } }));
    await page.goto('/info');
    await page.waitForURL('**/index');
    await expect(new LoginDialog(page).root).toBeVisible();
    const kept = await stored(page);
    expect(kept.isLogin).toBe('false');
    expect(kept.token ?? null).toBeNull();
    await expect(popups(page).getByRole('alert')).toHaveCount(0);
  });

  test('an ended session does not keep a customer from logging out', { tag: ALWAYS }, async ({ page, scenario, rememberCustomer }) => {
    await rememberCustomer(postpaid);
    await scenario('logout', { example: 'sessionExpired' });
    await page.goto('/info');
    await page.getByRole('banner').getByRole('button', { name: '6688 1234' }).click();
    await page.getByRole('banner').getByRole('button', { name: cn.account.logout }).click();
    await page.waitForURL('**/index');
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    expect((await stored(page)).isLogin).not.toBe('true');
  });

  test('HTTP 404 leads to /404', { tag: ['@ERR-03'] }, async ({ page, scenario, expectConsoleErrors }) => {
    expectConsoleErrors(FAILED_RESOURCE);
    await scenario('pageTemplate', { code: 404 });
    await page.goto('/info');
    await page.waitForURL('**/404');
    await expect(heading(page)).toHaveText(cn.notFound.title);
  });

  test('HTTP 500 of a read shows the server’s message, and the page says that it could not load', { tag: ['@ERR-04'] }, async ({
    page,
    scenario,
    expectConsoleErrors,
  }) => {
    expectConsoleErrors(FAILED_RESOURCE);
    await scenario('pageTemplate', { code: 500 });
    const message = await messageOf(page, '/getTemplate', () => page.goto('/info'));
    await expect(
      popups(page)
        .getByRole('alert')
        .filter({ hasText: message || cn.failure.server }),
    ).toBeVisible();
    await expect(page.getByRole('main').getByRole('alert')).toContainText(cn.failure.panelTitle);
    await scenario('pageTemplate');
    await page.getByRole('main').getByRole('button', { name: cn.failure.retry }).click();
    await expect(heading(page)).toHaveText('實用資訊');
  });

  test('a lost connection shows a panel and no toast', { tag: ['@ERR-05'] }, async ({ page, scenario, expectConsoleErrors }) => {
    expectConsoleErrors(FAILED_RESOURCE);
    await scenario('pageTemplate', { code: 0 });
    await page.goto('/info');
    await expect(page.getByRole('main').getByRole('alert')).toContainText(cn.failure.panelTitle);
    await expect(popups(page)).toHaveCount(0);
  });

  for (const [operation, path] of [
    ['jumpRoutes', 'gtJumps'],
    ['pageTemplate', 'getTemplate'],
  ] as const) {
    test(`a server that does not respond shows a panel after ten seconds: ${operation}`, { tag: ['@ERR-05'] }, async ({ page, scenario }) => {
      const limits: number[] = [];
      await page.exposeFunction('limitOf', (url: string, milliseconds: number) => url.includes(path) && limits.push(milliseconds));
      // A tenth of the time.
      await page.addInitScript(() => {
        const { limitOf } = window as unknown as { limitOf: (url: string, milliseconds: number) => void };
        const { open } = XMLHttpRequest.prototype;
        const timeout = Object.getOwnPropertyDescriptor(XMLHttpRequest.prototype, 'timeout');
        const urls = new WeakMap<XMLHttpRequest, string>();
        XMLHttpRequest.prototype.open = function (this: XMLHttpRequest, method: string, url: string | URL) {
          urls.set(this, String(url));
          open.call(this, method, url, true);
        };
        Object.defineProperty(XMLHttpRequest.prototype, 'timeout', {
          ...timeout,
          set(this: XMLHttpRequest, milliseconds: number) {
            limitOf(urls.get(this) ?? '', milliseconds);
            timeout?.set?.call(this, milliseconds / 10);
          },
        });
      });
      await scenario(operation, { delay: 60_000 });
      await page.goto('/info', { waitUntil: 'commit' });
      await expect(page.getByRole('main').getByRole('alert')).toContainText(cn.failure.panelTitle);
      // How long it was waited for is what the request was given: a slow machine adds to what passes.
      expect(new Set(limits)).toEqual(new Set([10_000]));
      await scenario(operation);
      // The page fetches the list ahead, too: the first retry may wait for that request.
      await expect(async () => {
        await page.getByRole('main').getByRole('button', { name: cn.failure.retry }).click();
        await expect(heading(page)).toHaveText('實用資訊', { timeout: 2000 });
      }).toPass();
    });
  }

  test('any other status is ignored', { tag: ['@ERR-07', '@HTTP-03'] }, async ({ page }) => {
    // The mock returns nothing that the contract does not know, so this one is put in its place here.
    await page.route('**/api/index/getfooterChannellist*', (route) =>
      route.fulfill({ json: { status: '7', message: 'nobody reads this', data: [{ name: 'ignored', isfullurl: 0, type: 1 }] } }),
    );
    await page.goto('/404');
    await page.waitForLoadState('networkidle');
    await expect(page.getByText('nobody reads this')).toHaveCount(0);
    await expect(page.getByText('ignored')).toHaveCount(0);
    await expect(popups(page)).toHaveCount(0);
    await expect(heading(page)).toHaveText(cn.notFound.title);
  });

  test('a toast can be closed before its time', async ({ page, scenario }) => {
    await scenario('footerChannels', { example: 'businessError' });
    await page.goto('/404');
    const popup = page.getByRole('alert');
    await popup.getByRole('button', { name: cn.toasts.close }).click();
    await expect(popup).toBeHidden({ timeout: 1500 });
  });
});

/** Content of a page made by the server, as an attacker or a careless editor might write it. */
const hostile = `
<h1 id="x" name="y" class="onDark" style="position:fixed">title</h1>
<script>window.pwned = 'script'</script><style>body{display:none}</style>
<img src="x" onerror="window.pwned = 'img'"><img src="javascript:alert(1)"><img src="http://www.${content.domain}/a.png"><img src="/mock-assets/sections/plan-5g-wide.svg" onload="window.pwned = 'onload'">
<svg><script>window.pwned = 'svg'</script><a href="javascript:alert(1)"><text>svg</text></a></svg><math><mtext><table><mglyph><style><img src=x onerror="window.pwned='mxss'">
</style></mglyph></table></mtext></math>
<form action="https://evil.example"><input name="attributes"><button formaction="javascript:alert(1)">send</button></form>
<p><a href="JaVaScRiPt:alert(1)">script link</a> <a href="//evil.example">bare host</a> <a href="/\\evil.example">backslash</a> <a href="\tjavascript:alert(1)">tab</a>
<a href="data:text/html,x">data</a> <a href="https://evil.example/" target="_blank" ping="https://evil.example">outside</a> <a href="/news" target="_top">inside</a> <a href="tel:1118">call</a></p>
<iframe src="https://evil.example/"></iframe><iframe srcdoc="<script>parent.pwned='srcdoc'</script>"></iframe><iframe src="https://video.${content.domain}/film" onload="window.pwned='frame'"></iframe>
<object data="x"></object><embed src="x"><base href="https://evil.example"><meta http-equiv="refresh" content="0;url=https://evil.example"><link rel="stylesheet" href="https://evil.example/x.css">
<table><caption>fares</caption><tr><th scope="row">a</th><td onclick="window.pwned='td'">b</td></tr></table><div role="dialog" tabindex="1" aria-label="fake" data-x="y">box</div>`;

test('HTML from the server can do nothing but be read', { tag: ALWAYS }, async ({ page, expectConsoleErrors }) => {
  expectConsoleErrors(/Failed to load resource|Content Security Policy|frame-src|default-src/);
  test.info().annotations.push({ type: 'hostile-html' });
  // The contract knows no such content, so it is put in the place of the mock's.
  await page.route('**/api/page/getTemplate*', (route) =>
    route.fulfill({ json: { status: '0', data: { templatePath: 'pages/info', title: 'hostile', content: hostile } } }),
  );
  await page.goto('/info');
  const content = page.locator('article');
  await expect(content.getByRole('region', { name: 'fares' })).toHaveAttribute('tabindex', '0');
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => (window as { pwned?: string }).pwned)).toBeUndefined();
  const prose = content.locator('div:has(> h2:text("title"))');
  for (const forbidden of [
    'script',
    'style',
    'svg',
    'math',
    'form',
    'input',
    'button',
    'object',
    'embed',
    'base',
    'meta',
    'link',
    'h1',
    // Ids of its own for the contents.
    '[id]:not([id^="part-"])',
    '[name]',
    '[style]',
    '[class]',
    '[onclick]',
    '[onload]',
    '[onerror]',
    '[srcdoc]',
    '[ping]',
    '[target]',
    '[role=dialog]',
    '[data-x]',
  ]) {
    await expect(prose.locator(forbidden), forbidden).toHaveCount(0);
  }
  for (const name of ['script link', 'bare host', 'backslash', 'tab', 'data'])
    await expect(prose.getByText(name, { exact: true }), name).not.toHaveAttribute('href');
  await expect(prose.getByRole('link', { name: 'outside' })).toHaveAttribute('rel', 'noopener noreferrer');
  await expect(prose.getByRole('link', { name: 'inside' })).toHaveAttribute('href', '/news');
  await expect(prose.getByRole('link', { name: 'call' })).toHaveAttribute('href', 'tel:1118');
  await expect(prose.locator('img')).toHaveCount(1);
  await expect(prose.locator('iframe')).toHaveCount(1);
  await expect(prose.locator('iframe')).toHaveAttribute('sandbox', /allow-scripts/);
  await expect(prose.locator('iframe')).toHaveAttribute('title', cn.html.frame);
});

test('terms start folded, unfold and show their HTML', { tag: ['@SHELL-24'] }, async ({ page }) => {
  await page.goto('/index');
  await revealSections(page);
  const terms = page.locator('details').filter({ hasText: messages('cn', 'home').terms.title });
  const content = terms.locator('li, p').first();
  await expect(terms).not.toHaveAttribute('open');
  await expect(content).toBeHidden();
  await terms.locator('summary').click();
  await expect(content).toBeVisible();
  await terms.locator('summary').click();
  await expect(content).toBeHidden();
});
