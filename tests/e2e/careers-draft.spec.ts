import { ALWAYS, AREA_RUN } from '../support/full.ts';
import { expect, fill, test } from '../support/site.ts';
import { cvFile, jobFormOf, required } from '../support/visitor-forms.ts';

// What is never kept: draft.test.ts and tests/safety/storage.spec.ts.
test('a reload keeps what was typed, but nothing private, nor the CV, nor the captcha', { tag: ALWAYS }, async ({ page }) => {
  const form = jobFormOf(page);
  const { field } = form.t;
  await form.open();
  await form.fillPosition();
  await form.next.click();
  await form.fillPerson();
  await form.field(field.idNumber).fill('1234567(8)');
  await form.next.click();
  await form.add('school').click();
  await form.field(form.t.school.Name, form.entry('school', 2)).fill('濠江大學');
  await form.next.click();
  await form.next.click();
  await form.file.setInputFiles(cvFile('secret-cv.pdf'));
  await expect(form.replace).toBeVisible();
  await form.typeCaptcha();
  await page.reload();
  // The salary is required and was not kept: the form waits where it is missing.
  await expect(form.part('position')).toBeVisible();
  await expect(form.main.getByRole('status').filter({ hasText: form.t.draft.restored.split('{{time}}')[1] ?? '' })).toBeVisible();
  await expect(form.field(field.position)).toHaveValue(required.position);
  await expect(form.field(field.salary)).toHaveValue('');
  await form.field(field.salary).fill(String(required.salary));
  await form.next.click();
  await expect(form.field(field.engName)).toHaveValue(required.engName);
  await expect(form.field(field.idNumber)).toHaveValue('');
  await form.next.click();
  await expect(form.field(form.t.school.Name, form.entry('school', 2))).toHaveValue('濠江大學');
  await form.next.click();
  await form.next.click();
  await expect(form.main.getByText('secret-cv.pdf')).toBeHidden();
  await expect(form.captcha).toHaveValue('');
});

test('the refill button asks first, then clears every field, the file and the draft', { tag: ['@JOB-07', AREA_RUN] }, async ({ page }) => {
  const form = jobFormOf(page);
  await form.reachEnd();
  await form.file.setInputFiles(cvFile('cv.pdf'));
  await expect(form.replace).toBeVisible();
  await form.refill.click();
  await form.dialog.getByRole('button', { name: form.t.startOver.keep }).click();
  await expect(form.main.getByText('cv.pdf', { exact: true })).toBeVisible();
  expect(await form.draft()).toContain(required.engName);
  await form.refill.click();
  await form.dialog.getByRole('button', { name: form.t.startOver.confirm }).click();
  await expect(form.part('position')).toBeFocused();
  const { position, salary, arrivalDate } = form.t.field;
  for (const label of [position, salary, arrivalDate]) await expect(form.field(label)).toHaveValue('');
  await expect(form.main.getByRole('checkbox', { checked: true })).toHaveCount(0);
  expect(await form.draft()).toBe('');
  await form.fillToEnd();
  await expect(form.main.getByText('cv.pdf', { exact: true })).toBeHidden();
});

test('the part is in the URL: Back, forward and a shared URL work, and no part can be skipped; a removed school moves the later ones up', async ({ page }) => {
  const form = jobFormOf(page);
  const { school } = form.t;
  await form.open('?part=4');
  await expect(form.part('position')).toBeVisible();
  await form.open();
  await form.fillPosition();
  await form.next.click();
  await expect(page).toHaveURL('/joinUs?part=2');
  await form.fillPerson();
  await form.next.click();
  await expect(page).toHaveURL('/joinUs?part=3');
  await expect(form.part('learning')).toBeFocused();
  for (const place of [1, 2, 3]) {
    if (place > 1) await form.add('school').click();
    await form.field(school.Name, form.entry('school', place)).fill(`學校 ${place}`);
  }
  await expect(form.main.getByText(school.max)).toBeVisible();
  await form.main.getByRole('button', { name: fill(school.remove, { number: 1 }) }).click();
  await expect(form.add('school')).toBeFocused();
  await expect(form.main.getByText(fill(school.removed, { number: 1 }))).toBeAttached();
  await expect(form.entry('school', 3)).toBeHidden();
  await expect(form.field(school.Name, form.entry('school', 1))).toHaveValue('學校 2');
  await expect(form.field(school.Name, form.entry('school', 2))).toHaveValue('學校 3');
  expect(await form.draft()).not.toContain('學校 1');
  await page.goBack();
  await expect(form.part('person')).toBeFocused();
  await form.field(form.t.field.engName).fill('');
  await page.goForward();
  // What is missing must not be left behind.
  await expect(form.part('person')).toBeVisible();
  await form.next.click();
  await expect(form.summary.getByRole('link')).toHaveText([form.t.error.engName]);
  await form.open('?part=nonsense');
  await expect(form.part('position')).toBeVisible();
});
