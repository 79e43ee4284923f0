import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { pageFiles } from '@site/build/prerender/page-file.ts';
import { SECURITY, send } from './send.ts';

const ENGLISH = 'DefaultLanguage=en';

/** Paths and cookies, and the file of the site with which the server responds, as the rule in code says. */
const VISITS: readonly [path: string, cookie: string, file: string, status?: 404][] = [
  ['/', '', 'index.html'],
  ['/index', '', 'index.html'],
  ['/?lang=en_US', '', 'index.en.html'],
  ['/', ENGLISH, 'index.en.html'],
  ['/', 'a=b; DefaultLanguage=en; c=d', 'index.en.html'],
  ['/', 'DefaultLanguage=zh-Hans', 'index.html'],
  ['/', 'NotDefaultLanguage=en', 'index.html'],
  ['/?lang=zh_HK', ENGLISH, 'index.html'],
  ['/?lang=xx_XX', ENGLISH, 'index.en.html'],
  ['/powerPlan', '', 'powerPlan.html'],
  ['/powerPlan/', '', 'powerPlan.html'],
  ['/powerPlan?lang=en_US&utm_source=mail', '', 'powerPlan.en.html'],
  ['/powerPlan?category=3', '', 'app.html'],
  ['/index?t=abc', '', 'app.html'],
  ['/idd/roamingcharge', ENGLISH, 'idd/roamingcharge.en.html'],
  ['/POWERPLAN', '', 'app.html'],
  ['/account', '', 'app.html'],
  ['/account/roam/7', '', 'app.html'],
  ['/idd', '', 'app.html', 404],
  ['/account/billManagement/1', '', 'account/billManagement/1.html'],
  ['/account/billManagement/1', ENGLISH, 'account/billManagement/1.en.html'],
  ['/productDetails/4001', '', 'productDetails/4001.html'],
  ['/productDetails/999999999', '', 'app.html', 404],
  ['/nothing/of/the/kind?lang=en_US', '', 'app.en.html', 404],
  ['/nothing?category=3', '', 'app.html', 404],
  ['/account/none/7', '', 'app.html', 404],
  ['/keyWordSearch?keyWord=5G&page=1', '', 'app.html'],
  ['/404', '', '404.html', 404],
  ['/index.html', '', 'app.html', 404],
  ['/app.html?lang=en_US', '', 'app.en.html'],
  ['/%E4%BD%A0%E5%A5%BD', '', 'app.html', 404],
];

for (const [path, cookie, file, expected = 200] of VISITS) {
  test(`${path} with the cookie "${cookie}" gets ${file}`, async () => {
    const site = join(process.env.DEPLOY_FOLDER ?? '', 'site');
    expect(pageFiles(path, cookie).find((name) => existsSync(join(site, name)))).toBe(file);
    const { status, headers, body } = await send(path, { headers: { cookie } });
    expect({ status, headers }).toMatchObject({
      status: expected,
      headers: { ...SECURITY, 'cache-control': 'no-cache', 'content-type': 'text/html; charset=utf-8' },
    });
    expect(headers.vary).toContain('Cookie');
    expect(body.equals(readFileSync(join(site, file)))).toBe(true);
  });
}

test('a page cannot be posted to, and a path outside of the site is none', async () => {
  expect((await send('/powerPlan', { method: 'POST', body: 'a=b' })).status).toBe(405);
  for (const path of ['/../../etc/passwd', '/..%2f..%2fetc/passwd', '/assets/../../nginx/nginx.conf']) expect((await send(path)).status, path).not.toBe(200);
});
