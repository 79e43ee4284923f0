import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CAPTCHA_TEXT } from '../../mock-server/seed/site-captcha.ts';
import { FULL_ONLY } from '../support/full.ts';
import { postpaid } from '../support/log-in.ts';
import { expect, test } from './test.ts';

test('roaming charges are found by region and destination, and by a typed name', { tag: FULL_ONLY }, async ({ user }) => {
  await user.visit('/idd/roamingcharge?region=501');
  await user.choose('Region', 'Asia');
  await user.choose('Destination', 'Japan');
  await user.press('button', 'Show charges');
  await user.see('heading', 'Japan');
  // The charges that the day pass replaces are folded.
  await user.reads('Minimum charge from MOP$');
  await user.open('/idd/roamingcharge');
  await user.type('Where are you going?', 'England');
  await user.press('link', 'United Kingdom', { part: true });
  await user.see('heading', 'United Kingdom');
});

test('a job application is sent with a file', async ({ user }) => {
  const cv = join(mkdtempSync(join(tmpdir(), 'cv-')), 'cv.pdf');
  writeFileSync(cv, '%PDF-1.4\n%%EOF\n');
  await user.visit('/joinUs');
  await user.type('Position', 'Shop assistant');
  await user.type('Expected salary', '18000');
  await user.typeDate('Earliest start date', '2027-01-04');
  await user.press('checkbox', 'A job website');
  await user.press('button', 'Continue');
  await user.type('Name in Latin letters', 'CHAN TAI MAN');
  await user.type('Name in Chinese', '陳大文');
  await user.type('Contact number', '28451234');
  await user.type('Mobile number', '66881234');
  await user.press('button', 'Continue');
  await user.see('heading', 'Education', { part: true });
  await user.press('button', 'Continue');
  await user.see('heading', 'Work', { part: true });
  await user.press('button', 'Continue');
  await user.see('heading', 'Check and send', { part: true });
  await user.page.attach('//input[@type="file"]', cv);
  await user.reads('Uploaded');
  await user.type('Characters in the picture', CAPTCHA_TEXT);
  await user.press('button', 'Send application');
  await user.reads('Application sent');
});

test('the slider puzzle is solved by keys', async ({ user }) => {
  await user.visit('/itincard');
  await user.type('Mobile number', postpaid.mobileNo);
  await user.press('button', 'Send code');
  await user.see('slider', 'Puzzle piece', { part: true });
  const gap = await user.page.evaluate(() => document.querySelector('[data-part=gap]')?.getAttribute('transform') ?? '');
  const target = Number(/translate\((\d+)/.exec(gap)?.[1]);
  await user.keys(['Home', ...Array.from({ length: Math.round(target / 5) }, () => 'ArrowRight' as const), 'Enter']);
  await user.reads('Code sent at');
});

test('a change of language keeps what was typed and chosen', async ({ user }) => {
  await user.visit('/contactUs');
  await user.type('Name', 'Chan Tai Man');
  await user.type('Message', 'Please call me.', { part: true });
  await user.press('radio', 'Yes, I am a customer', { part: true });
  await user.press('button', '繁體中文', { part: true });
  expect((await user.see('field', '姓名')).value).toBe('Chan Tai Man');
  expect((await user.see('radio', '是', { part: true })).checked).toBe(true);
});
