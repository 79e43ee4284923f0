import { posted } from '../support/calls.ts';
import { cvFile, jobFormOf } from '../support/job-form.ts';
import { expect, fill, test } from '../support/site.ts';

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
