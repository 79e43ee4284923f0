import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { operators } from '../../brand/name.ts';
import type { Brand } from '../../brand/types.ts';
import { languages, textIn } from '../../openapi/languages.ts';
import { expect, test } from '../support/site.ts';

const [FIRST = '', SECOND = ''] = operators;
const DIST = `dist-${SECOND}`;
const [first, second] = (await Promise.all([FIRST, SECOND].map((name) => import(`../../brand/${name}/index.ts`)))) as [Brand, Brand];
const ROUTES = [
  '/index',
  '/powerPlan',
  '/sharePlan/2003',
  '/allMobile',
  '/productDetails/4001',
  '/idd/roamingcharge',
  '/idd/idd060',
  '/kkboxLogin',
  '/contactUs',
  '/service-terms-conditions',
];

const drawings = ['logo.tsx', 'landmark.tsx', 'public/favicon.svg'].flatMap((file) =>
  [...readFileSync(`brand/${FIRST}/${file}`, 'utf8').matchAll(/ d="([^"]{12,})"/g)].map(([, path = '']) => path),
);

/** What customers of the second operator may not find, in any file. */
const { identity, content, palette, money } = first;
const texts = [identity.name.cn, identity.name.en, ...Object.values(identity.company), content.domain, `${content.shortName.cn}號碼`];
const anywhere = [...texts, FIRST, palette.brand, palette.accent, money.sign, money.name.cn, money.name.en, ...drawings];
/** The hotline is four digits, which a hash may have, too. */
const hotline = new RegExp(`(?<![\\w.])${identity.hotline}(?![\\w.])`);

const foundIn = (text: string) => {
  const lower = text.toLowerCase();
  return anywhere.filter((fact) => lower.includes(fact.toLowerCase()));
};

test.describe.configure({ mode: 'default' });

test('nothing of the first operator is in the files of the second', async () => {
  const files = globSync(`${DIST}/**/*.{html,js,css,json,md,svg,txt,webmanifest,xml}`).filter((file) => !file.includes('licences'));
  expect(files.length).toBeGreaterThan(300);
  const found = files.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    const numbers = /\.(?:html|webmanifest)$/.test(file) && hotline.test(text) ? [identity.hotline] : [];
    return [...foundIn(text), ...numbers].map((fact) => `${file}: ${fact.slice(0, 40)}`);
  });
  expect(found).toEqual([]);

  const bytes = (file: string) => readFileSync(file).toString('base64');
  const pictures = globSync(`brand/${FIRST}/public/**/*.{jpg,png}`);
  const own = new Set(globSync(`${DIST}/**/*.{jpg,png}`).map(bytes));
  expect(own.size).toBe(pictures.length);
  expect(pictures.filter((file) => own.has(bytes(file))).map((file) => basename(file))).toEqual([]);
  expect(JSON.parse(readFileSync(`${DIST}/manifest.webmanifest`, 'utf8'))).toMatchObject({ name: second.identity.name.cn });
});

test('the server of the second operator names it in its own pages and answers', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'operator-'));
  const configure = (brand: string) =>
    spawnSync(process.execPath, ['tools/build/src/main.ts', 'configure', '--from', DIST, '--to', folder, '--allow-demo'], {
      env: { ...process.env, BRAND: brand, BACKEND_URL: 'http://127.0.0.1:4010' },
      encoding: 'utf8',
    });
  expect(configure(FIRST).stderr).toContain(`The build is that of another operator: set BRAND=${SECOND}.`);
  expect(configure(SECOND)).toMatchObject({ status: 0 });
  const files = globSync(`${folder}/nginx/**/*.{conf,html}`);
  expect(files.length).toBeGreaterThan(5);
  const sent = (line: string) => /\$answer_|add_header/.test(line);
  const all = files
    .map((file) => (file.endsWith('.html') ? readFileSync(file, 'utf8') : readFileSync(file, 'utf8').split('\n').filter(sent).join('\n')))
    .join('\n');
  expect([...foundIn(all), ...(all.match(hotline) ?? [])]).toEqual([]);
  expect(all).toContain(`tel:${second.identity.hotline}`);
  expect(all).toContain('trusted-types dompurify site-checkout site-pdf site-wallet site-worker');
  rmSync(folder, { recursive: true });
});

for (const { code, tag, address } of languages) {
  test(`ten routes of the second operator in ${code}`, async ({ page }) => {
    for (const path of ROUTES) {
      await page.goto(`${path}?lang=${address}`);
      await expect(page.locator('html')).toHaveAttribute('lang', tag);
      await expect(page).toHaveTitle(new RegExp(` \\| ${textIn(second.identity.name, code)}$`));
      await expect(page.getByRole('contentinfo')).toContainText(textIn(second.identity.company, code));
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      const text = (await page.locator('body').textContent()) ?? '';
      expect([...foundIn(text), ...(text.match(hotline) ?? [])], path).toEqual([]);
      const html = await page.content();
      expect(foundIn(html), path).toEqual([]);
    }
    await expect(page.getByRole('contentinfo').getByText(second.identity.hotline).first()).toBeVisible();
    await page.goto(`/index?lang=${address}`);
    await expect(page.getByText(second.money.sign).first()).toBeVisible();
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--brand').trim())).toBe(second.palette.brand);
  });
}
