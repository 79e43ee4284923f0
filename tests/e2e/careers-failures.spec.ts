import { expectGetWithoutPayload, holdRequests, posted } from '../support/calls.ts';
import { AREA_RUN } from '../support/full.ts';
import { expect, fill, test } from '../support/site.ts';
import { cvFile, jobFormOf, required } from '../support/visitor-forms.ts';

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
}, async ({ page, scenario, calls, requests }) => {
  const form = jobFormOf(page);
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

test('the upload starts when a file is chosen, by the keyboard too, shows how far it is, and only the latest file is kept', {
  tag: ['@JOB-05', '@JOB-11', '@JOB-15'],
}, async ({ page, scenario, calls }) => {
  const form = jobFormOf(page);
  // Asked for from the start: the browser needs a moment before it hands file choosers over.
  page.on('filechooser', () => {});
  await form.reachEnd();
  await expect(form.field(form.t.cv.label)).toHaveAccessibleDescription(/\.doc 或 PDF/);
  expect(await form.file.getAttribute('accept')).toMatch(/^\.doc,\.pdf,/);

  await scenario('uploadCv', { delay: 4000 });
  const chooser = page.waitForEvent('filechooser');
  await form.field(form.t.cv.label).press('Enter');
  await (await chooser).setFiles(cvFile('first.pdf', 300_000));
  await expect(form.main.getByRole('progressbar', { name: form.t.cv.progress })).toBeVisible();
  await expect(form.main.getByText('first.pdf', { exact: true })).toBeVisible();
  // An application cannot leave without the CV that is on its way.
  await form.typeCaptcha();
  await form.submit.click();
  await expect(form.summary.getByRole('link')).toHaveText([form.t.cv.wait]);

  const first = page.waitForEvent('requestfailed', (request) => request.url().includes('/api/news/upload'));
  await scenario('uploadCv');
  await form.file.setInputFiles(cvFile('second.doc'));
  await first;
  await expect(form.main.getByText('second.doc', { exact: true })).toBeVisible();
  await expect(form.replace).toBeVisible();
  await expect(form.main.getByText('first.pdf', { exact: true })).toBeHidden();
  await expect(form.main.getByRole('progressbar')).toBeHidden();
  await expect(form.summary).toBeHidden();
  await expect(form.main.getByText(fill(form.t.cv.doneAnnouncement, { name: 'second.doc' }))).toBeAttached();

  const upload = page.waitForResponse((response) => response.url().includes('/api/news/upload'));
  await form.file.setInputFiles(cvFile('third.PDF'));
  const { data } = await (await upload).json();
  expect(data.originalFileName).toBe('third.PDF');
  await expect(form.replace).toBeVisible();
  expect(await posted(page, '/api/news/aboutus/register', () => form.submit.click())).toMatchObject({ cvFile: data.fileName, cvName: 'third.PDF' });
  expect((await calls()).filter(({ operationId, status }) => operationId === 'uploadCv' && status === '0').length).toBeGreaterThanOrEqual(2);
});

test('a file of another kind is refused on the spot; an upload that fails says so at the field, and can be tried again', async ({ page, scenario, calls }) => {
  const form = jobFormOf(page);
  await form.reachEnd();
  const cv = form.field(form.t.cv.label);
  await form.file.setInputFiles({ name: 'cv.docx', mimeType: 'application/octet-stream', buffer: Buffer.from('x') });
  await expect(cv).toHaveAccessibleDescription(new RegExp(form.t.cv.type));
  expect((await calls()).filter(({ operationId }) => operationId === 'uploadCv')).toEqual([]);
  // The application waits until it is removed.
  await form.typeCaptcha();
  await form.submit.click();
  await expect(form.summary.getByRole('link')).toHaveText([form.t.cv.type]);
  await form.main.getByRole('button', { name: form.t.cv.remove }).click();
  await expect(form.summary).toBeHidden();

  await scenario('uploadCv', { example: 'businessError' });
  await form.file.setInputFiles(cvFile('cv.pdf'));
  const copy = '未能讀取這個檔案，請上載 .doc 或 PDF 格式的履歷。';
  await expect(cv).toHaveAccessibleDescription(new RegExp(copy));
  // At the field only: seen once, and no toast.
  await expect(page.getByText(copy).and(page.locator(':not([class*="visuallyHidden"])'))).toHaveCount(1);

  const retry = form.main.getByRole('button', { name: form.t.cv.retry });
  await scenario('uploadCv', { code: 0 });
  await retry.click();
  await expect(cv).toHaveAccessibleDescription(new RegExp(fill(form.t.cv.connection, { name: 'cv.pdf' })));
  await scenario('uploadCv', { code: 500, example: 'none' });
  await retry.click();
  await expect(cv).toHaveAttribute('aria-invalid', 'true');
  await scenario('uploadCv');
  await retry.click();
  await expect(form.replace).toBeVisible();
  await expect(retry).toBeHidden();
  await form.submit.click();
  await expect(form.main.getByRole('heading', { name: form.t.sent.title })).toBeVisible();
});
