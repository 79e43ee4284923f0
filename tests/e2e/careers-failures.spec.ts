import { expectGetWithoutPayload, posted, watchRequests } from '../support/calls.ts';
import { AREA_RUN } from '../support/full.ts';
import { holdRequests } from '../support/hold.ts';
import { cvFile, jobFormOf, required } from '../support/job-form.ts';
import { expect, test } from '../support/site.ts';

const REGISTER = '/api/news/aboutus/register';

test('any status but success is a modal alert with the server’s message; nothing is lost but the captcha, and the next try works', {
  tag: ['@JOB-12'],
}, async ({ page, scenario, calls }) => {
  const form = jobFormOf(page);
  await form.reachEnd();
  await form.file.setInputFiles(cvFile('cv.pdf'));
  await expect(form.replace).toBeVisible();
  const firstPicture = await form.picture.getAttribute('src');

  await scenario('submitJobApplication', { example: 'businessError' });
  await form.typeCaptcha();
  await form.submit.click();
  const copy = '圖片中的字元不正確或已過期，請輸入新圖片中的字元。你填寫的資料已保留。';
  await expect(form.dialog).toBeVisible();
  await expect(form.dialog).toHaveAccessibleDescription(copy);
  // Shown once: no toast besides.
  await expect(page.getByText(copy)).toHaveCount(1);
  await expect(form.dialog.getByRole('button', { name: form.t.refused.close })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(form.dialog).toBeHidden();

  await expect(form.captcha).toHaveValue('');
  await expect(form.captcha).toBeFocused();
  await expect(form.picture).not.toHaveAttribute('src', firstPicture ?? '');
  await expect(form.main.getByText('cv.pdf', { exact: true })).toBeVisible();

  await scenario('submitJobApplication');
  await form.typeCaptcha();
  expect(await posted(page, REGISTER, () => form.submit.click())).toMatchObject({ ...required, cvFile: 'cv-1.pdf', cvName: 'cv.pdf' });
  await expect(form.main.getByRole('heading', { name: form.t.sent.title })).toBeVisible();
  expect((await calls()).filter(({ operationId }) => operationId === 'submitJobApplication').map(({ status }) => status)).toEqual(['-1', '0']);
});

test('leaving while the application is being sent: the result is shown on the next page', { tag: ['@JOB-12', '@JOB-13', AREA_RUN] }, async ({
  page,
  scenario,
}) => {
  const form = jobFormOf(page);
  const leave = async () => {
    await form.typeCaptcha();
    const application = await holdRequests(page, `**${REGISTER}?*`);
    await form.submit.click();
    await expect.poll(application.count).toBe(1);
    await page.getByRole('banner').getByRole('link').first().click();
    await expect(page).toHaveURL('/index');
    await application.release();
  };
  await form.reachEnd();
  await scenario('submitJobApplication', { example: 'businessError' });
  await leave();
  await expect(page.getByText('圖片中的字元不正確或已過期，請輸入新圖片中的字元。你填寫的資料已保留。')).toBeVisible();
  expect(await form.draft()).toContain(required.engName);

  await scenario('submitJobApplication');
  await form.reachEnd();
  await leave();
  await expect(page.getByText('你提交的內容已收到。', { exact: true })).toBeVisible();
  await expect(page).toHaveURL('/index');
  expect(await form.draft()).toBe('');
});

test('the captcha can be exchanged, comes with and without a data-URI prefix, and can be fetched again after trouble', {
  tag: ['@JOB-06', '@CAPTCHA-02', '@CAPTCHA-03'],
}, async ({ page, scenario, calls }) => {
  const form = jobFormOf(page);
  const requests = watchRequests(page);
  await form.reachEnd();
  // The image is fetched when it is needed, not before.
  expect((await calls()).filter(({ operationId }) => operationId === 'captcha')).toHaveLength(1);
  await expectGetWithoutPayload(requests, '/api/news/getcodebase64');
  const first = await form.picture.getAttribute('src');
  await form.captcha.fill('old');
  await form.otherPicture.click();
  await expect(form.picture).not.toHaveAttribute('src', first ?? '');
  await expect(form.captcha).toHaveValue('');
  await expect(form.main.getByText(form.tCaptcha.changed)).toBeAttached();

  // That nothing was typed stays true with another image, and stays on the screen.
  await form.submit.click();
  await expect(form.summary.getByRole('link')).toHaveText([form.tCaptcha.missing]);
  await scenario('captcha', { example: 'bare' });
  await form.otherPicture.click();
  await expect(form.picture).toHaveAttribute('src', /^data:image\/png;base64,iVBOR/);
  await expect(form.summary.getByRole('link')).toHaveText([form.tCaptcha.missing]);
  expect(await form.picture.evaluate((img: HTMLImageElement) => img.decode().then(() => img.naturalWidth))).toBeGreaterThan(0);

  await scenario('captcha', { code: 500 });
  await form.otherPicture.click();
  await expect(form.captcha).toHaveAttribute('aria-invalid', 'true');
  await expect(form.picture).toBeHidden();
  await form.typeCaptcha();
  await form.submit.click();
  await expect(form.summary.getByRole('link')).toHaveText([form.tCaptcha.noImage]);
  expect((await calls()).filter(({ operationId }) => operationId === 'submitJobApplication')).toEqual([]);

  await scenario('captcha');
  await form.otherPicture.click();
  await expect(form.picture).toBeVisible();
  await expect(form.summary).toBeHidden();
  await form.typeCaptcha();
  await form.submit.click();
  await expect(form.main.getByRole('heading', { name: form.t.sent.title })).toBeVisible();
});
