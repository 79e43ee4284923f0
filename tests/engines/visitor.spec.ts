import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CAPTCHA_TEXT } from '../../mock-server/seed/site-captcha.ts';
import { postpaid } from '../support/log-in.ts';
import { expect, test } from './test.ts';

test('two plans are compared', async ({ screen }) => {
  await screen.remember('en');
  await screen.open('/powerPlan?id=1001');
  await screen.press('checkbox', '40 GB', { part: true });
  await screen.press('checkbox', '60 GB', { part: true });
  await expect.poll(() => screen.path()).toBe('/powerPlan?id=1001&compare=2002,2003');
  await screen.press('link', 'Compare plans');
  await screen.see('table', 'Comparison of monthly plans');
  await screen.reads('MOP$138');
  await screen.reads('MOP$188');
});

test('roaming charges are found by region and destination, and by a typed name', async ({ screen }) => {
  await screen.remember('en');
  await screen.open('/idd/roamingcharge');
  await screen.choose('Region', 'Asia');
  await screen.choose('Destination', 'Japan');
  await screen.press('button', 'Show charges');
  await screen.see('heading', 'Japan');
  await screen.reads('Hikari Mobile');
  await screen.open('/idd/roamingcharge');
  await screen.type('Where are you going?', 'England');
  await screen.press('link', 'United Kingdom', { part: true });
  await screen.see('heading', 'United Kingdom');
});

test('a job application is sent with a file', async ({ screen }) => {
  const cv = join(mkdtempSync(join(tmpdir(), 'cv-')), 'cv.pdf');
  writeFileSync(cv, '%PDF-1.4\n%%EOF\n');
  await screen.remember('en');
  await screen.open('/joinUs');
  await screen.type('Position', 'Shop assistant');
  await screen.type('Expected salary', '18000');
  await screen.typeDate('Earliest start date', '2027-01-04');
  await screen.press('checkbox', 'A job website');
  await screen.press('button', 'Continue');
  await screen.type('Name in Latin letters', 'CHAN TAI MAN');
  await screen.type('Name in Chinese', '陳大文');
  await screen.press('button', 'Continue');
  await screen.see('heading', 'Education', { part: true });
  await screen.press('button', 'Continue');
  await screen.see('heading', 'Work', { part: true });
  await screen.press('button', 'Continue');
  await screen.see('heading', 'Send', { part: true });
  await screen.page.attach('//input[@type="file"]', cv);
  await screen.reads('Uploaded');
  await screen.type('Verification code', CAPTCHA_TEXT);
  await screen.press('button', 'Send application');
  await screen.reads('Application sent');
});

test('the slider puzzle is solved by keys', async ({ screen }) => {
  await screen.remember('en');
  await screen.open('/itincard');
  await screen.type('Mobile number', postpaid.mobileNo);
  await screen.press('button', 'Send code');
  await screen.see('slider', 'Puzzle piece', { part: true });
  const gap = await screen.page.evaluate(() => document.querySelector('[data-part=gap]')?.getAttribute('transform') ?? '');
  const target = Number(/translate\((\d+)/.exec(gap)?.[1]);
  await screen.keys(['Home', ...Array.from({ length: Math.round(target / 5) }, () => 'ArrowRight' as const), 'Enter']);
  await screen.reads('Code sent at');
});

test('the way without the puzzle sends the code, too', async ({ screen }) => {
  await screen.remember('en');
  await screen.open('/itincard');
  await screen.type('Mobile number', postpaid.mobileNo);
  await screen.press('button', 'Send code');
  await screen.press('button', 'Verify without the puzzle');
  await screen.reads('Code sent at');
});

test('a change of language keeps what was typed and chosen', async ({ screen }) => {
  await screen.remember('en');
  await screen.open('/contactUs');
  await screen.type('Name', 'Chan Tai Man');
  await screen.type('Message', 'Please call me.', { part: true });
  await screen.press('radio', 'Yes, on the 4G, 3G or 2G network', { part: true });
  await screen.press('button', '繁體中文', { part: true });
  expect((await screen.see('field', '姓名')).value).toBe('Chan Tai Man');
  expect((await screen.see('radio', '是', { part: true })).checked).toBe(true);
});
