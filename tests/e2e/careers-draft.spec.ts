import { ALWAYS, AREA, inTurn } from '../support/full.ts';
import { cvFile, JobForm, required } from '../support/job-form.ts';
import { expect, fill, test } from '../support/site.ts';


for (const language of inTurn('cn')) {
  test(`in ${language} a reload keeps what was typed, but nothing private, nor the CV, nor the captcha`, { tag: ALWAYS }, async ({ page, setLocale }) => {
    await setLocale(language);
    const form = new JobForm(page, language);
    const { field } = form.t;
    await form.open();
    await form.fillPosition();
    await form.next.click();
    await form.fillPerson();
    await form.field(field.idNumber).fill('1234567(8)');
    await form.field(field.birthDate).fill('1990-04-01');
    await form.main.getByRole('group', { name: field.married }).getByLabel(form.t.married['1'], { exact: true }).check();
    await form.main.getByRole('group', { name: field.hasCriminalRecord }).getByLabel(form.t.hasCriminalRecord['0'], { exact: true }).check();
    await form.next.click();
    await form.add('school').click();
    await form.field(form.t.school.Name, form.entry('school', 2)).fill('濠江大學');
    await form.next.click();
    await form.next.click();
    await form.file.setInputFiles(cvFile('secret-cv.pdf'));
    await expect(form.replace).toBeVisible();
    await form.typeCaptcha();

    const draft = await form.draft();
    expect(JSON.parse(draft)).toMatchObject({ version: 2, values: { position: required.position, married: '1', school2Name: '濠江大學', schools: 2 } });
    for (const secret of ['1234567', '1990', String(required.salary), 'secret-cv', required.captcha]) expect(draft).not.toContain(secret);
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain('1234567');

    await page.reload();
    // The salary is required and was not kept: the form waits where it is missing.
    await expect(form.part('position')).toBeVisible();
    await expect(form.main.getByRole('status').filter({ hasText: form.t.draft.restored.split('{{time}}')[1] ?? '' })).toBeVisible();
    await expect(form.field(field.position)).toHaveValue(required.position);
    await expect(form.field(field.salary)).toHaveValue('');
    await form.field(field.salary).fill(String(required.salary));
    await form.next.click();
    await expect(form.field(field.engName)).toHaveValue(required.engName);
    for (const name of [field.idNumber, field.birthDate]) await expect(form.field(name)).toHaveValue('');
    await expect(form.main.getByRole('group', { name: field.married }).getByLabel(form.t.married['1'], { exact: true })).toBeChecked();
    await expect(form.main.getByRole('group', { name: field.hasCriminalRecord }).getByLabel(form.t.hasCriminalRecord['0'], { exact: true })).not.toBeChecked();
    await form.next.click();
    await expect(form.field(form.t.school.Name, form.entry('school', 2))).toHaveValue('濠江大學');
    await form.next.click();
    await form.next.click();
    await expect(form.part('send')).toBeVisible();
    await expect(form.main.getByText('secret-cv.pdf')).toBeHidden();
    await expect(form.captcha).toHaveValue('');
  });
}

test('"start afresh" and the refill button ask first, then clear every field, the file and the draft', { tag: ['@JOB-07', AREA] }, async ({ page }) => {
  const form = new JobForm(page);
  await form.reachEnd();
  await form.file.setInputFiles(cvFile('cv.pdf'));
  await expect(form.replace).toBeVisible();
  await form.refill.click();
  await expect(form.dialog).toHaveAccessibleName(form.t.startOver.title);
  await expect(form.dialog.getByRole('button', { name: form.t.startOver.keep })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(form.dialog).toBeHidden();
  await expect(form.refill).toBeFocused();
  await expect(form.main.getByText('cv.pdf', { exact: true })).toBeVisible();
  expect(await form.draft()).toContain(required.engName);

  await form.refill.click();
  await form.dialog.getByRole('button', { name: form.t.startOver.confirm }).click();
  await expect(form.part('position')).toBeFocused();
  await expect(form.field(form.t.field.position)).toHaveValue('');
  await expect(form.field(form.t.field.salary)).toHaveValue('');
  await expect(form.field(form.t.field.arrivalDate)).toHaveValue('');
  await expect(form.main.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await expect(form.main.getByText(form.t.startOver.done)).toBeAttached();
  expect(await form.draft()).toBe('');
  await page.reload();
  await expect(form.field(form.t.field.position)).toHaveValue('');

  await form.fillPosition();
  await page.reload();
  await expect(form.field(form.t.field.position)).toHaveValue(required.position);
  await form.main.getByRole('button', { name: form.t.draft.startOver }).click();
  await form.dialog.getByRole('button', { name: form.t.startOver.confirm }).click();
  await expect(form.field(form.t.field.position)).toHaveValue('');
  await expect(form.main.getByRole('button', { name: form.t.draft.startOver })).toBeHidden();
  expect(await form.draft()).toBe('');
});

test('the part is in the URL: Back, forward and a shared URL work, and no part can be skipped', async ({ page }) => {
  const form = new JobForm(page);
  await form.open('?part=4');
  await expect(form.part('position')).toBeVisible();
  await form.open();
  await form.fillPosition();
  await form.next.click();
  await expect(page).toHaveURL('/joinUs?part=2');
  await form.fillPerson();
  await form.next.click();
  await expect(page).toHaveURL('/joinUs?part=3');
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

test('a removed school or job moves the later ones up', async ({ page }) => {
  const form = new JobForm(page);
  const { school } = form.t;
  await form.open();
  await form.fillPosition();
  await form.next.click();
  await form.fillPerson();
  await form.next.click();
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
});
