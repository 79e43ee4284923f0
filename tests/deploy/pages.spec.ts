import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { pageFiles } from '@site/build/prerender/page-file.ts';
import { SECURITY, send } from './send.ts';

/** Paths and cookies, to each of which the server responds with the file that the rule in code names, as a page of the site. */
const VISITS: readonly { path: string; cookie?: string; status?: 404 }[] = [
  { path: '/' },
  { path: '/index' },
  { path: '/?lang=en_US' },
  { path: '/', cookie: 'DefaultLanguage=en' },
  { path: '/', cookie: 'a=b; DefaultLanguage=en; c=d' },
  { path: '/', cookie: 'DefaultLanguage=zh-Hans' },
  { path: '/?lang=zh_HK', cookie: 'DefaultLanguage=en' },
  { path: '/powerPlan' },
  { path: '/powerPlan/' },
  { path: '/powerPlan?lang=en_US&utm_source=mail' },
  { path: '/powerPlan?category=3' },
  { path: '/index?t=abc' },
  { path: '/idd/roamingcharge', cookie: 'DefaultLanguage=en' },
  { path: '/POWERPLAN' },
  { path: '/account' },
  { path: '/account/roam/7' },
  { path: '/idd', status: 404 },
  { path: '/account/billManagement/1' },
  { path: '/account/billManagement/1', cookie: 'DefaultLanguage=en' },
  { path: '/productDetails/4001' },
  { path: '/productDetails/999999999', status: 404 },
  { path: '/nothing/of/the/kind?lang=en_US', status: 404 },
  { path: '/nothing?category=3', status: 404 },
  { path: '/account/none/7', status: 404 },
  { path: '/keyWordSearch?keyWord=5G&page=1' },
  { path: '/404', status: 404 },
  { path: '/index.html', status: 404 },
  { path: '/app.html?lang=en_US' },
  { path: '/%E4%BD%A0%E5%A5%BD', status: 404 },
];

for (const { path, cookie, status: expected = 200 } of VISITS) {
  test(`${path}${cookie === undefined ? '' : ` with ${cookie}`} gets the file of the rule`, async () => {
    const site = join(process.env.DEPLOY_FOLDER ?? '', 'site');
    const file = pageFiles(path, cookie)
      .map((name) => join(site, name))
      .find(existsSync);
    const { status, headers, body } = await send(path, cookie === undefined ? {} : { headers: { cookie } });
    expect({ status, headers }).toMatchObject({
      status: expected,
      headers: { ...SECURITY, 'cache-control': 'no-cache', 'content-type': 'text/html; charset=utf-8' },
    });
    expect(headers.vary).toContain('Cookie');
    expect(body.equals(readFileSync(file ?? '')), `the content is that of ${file}`).toBe(true);
  });
}

test('a page cannot be posted to, and a path outside of the site is none', async () => {
  expect((await send('/powerPlan', { method: 'POST', body: 'a=b' })).status).toBe(405);
  for (const path of ['/../../etc/passwd', '/..%2f..%2fetc/passwd', '/assets/../../nginx/nginx.conf']) expect((await send(path)).status, path).not.toBe(200);
});
