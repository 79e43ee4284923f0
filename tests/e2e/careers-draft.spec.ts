import { cvFile, JobForm, required } from '../support/job-form.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, fill, languages, test, texts } from '../support/site.ts';

const REGISTER = '**/api/news/aboutus/register?*';

for (const language of languages) {
  test(`in ${language} a reload keeps what was typed, but neither the identity number nor the CV nor the captcha`, {
    tag: ['@JOB-02', '@JOB-07'],
  }, async ({ page, speak }) => {
    await speak(language);
    const form = new JobForm(page, language);
    const { field } = form.t;
    await form.open();
    await form.fillPosition();
    await form.next.click();
    await form.fillPerson();
    await form.field(field.idNumber).fill('1234567(8)');
    await form.main.getByRole('group', { name: field.married }).getByLabel(form.t.married['1'], { exact: true }).check();
    await form.next.click();
    await form.add('school').click();
    await form.field(form.t.school.Name, form.entry('school', 2)).fill('濠江大學');
    await form.next.click();
    await form.next.click();
    await form.file.setInputFiles(cvFile('secret-cv.pdf'));
    await expect(form.replace).toBeVisible();
    await form.typeCaptcha();

    const draft = await form.draft();
    expect(JSON.parse(draft)).toMatchObject({ version: 1, values: { position: required.position, married: '1', school2Name: '濠江大學', schools: 2 } });
    for (const secret of ['1234567', 'secret-cv', required.captcha]) expect(draft).not.toContain(secret);
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain('1234567');

    await page.reload();
    await expect(form.part('send')).toBeVisible();
    await expect(form.main.getByRole('status').filter({ hasText: form.t.draft.restored.split('{{time}}')[1] ?? '' })).toBeVisible();
    await expect(form.main.getByText('secret-cv.pdf')).toBeHidden();
    await expect(form.captcha).toHaveValue('');
    for (const part of ['work', 'learning'] as const) {
      await form.main.getByRole('link', { name: form.t.back }).click();
      await expect(form.part(part)).toBeVisible();
    }
    await expect(form.field(form.t.school.Name, form.entry('school', 2))).toHaveValue('濠江大學');
    await form.main.getByRole('link', { name: form.t.back }).click();
    await expect(form.field(field.engName)).toHaveValue(required.engName);
    await expect(form.field(field.idNumber)).toHaveValue('');
    await expect(form.main.getByRole('group', { name: field.married }).getByLabel(form.t.married['1'], { exact: true })).toBeChecked();
  });
}

test('"start afresh" and the refill button ask first, then clear every field, the file and the draft', { tag: '@JOB-07' }, async ({ page }) => {
  const form = new JobForm(page);
  await form.reachEnd();
  await form.file.setInputFiles(cvFile('cv.pdf'));
  await expect(form.replace).toBeVisible();
  await form.refill.click();
  await expect(form.dialog).toHaveAccessibleName(form.t.afresh.title);
  await expect(form.dialog.getByRole('button', { name: form.t.afresh.keep })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(form.dialog).toBeHidden();
  await expect(form.refill).toBeFocused();
  await expect(form.main.getByText('cv.pdf', { exact: true })).toBeVisible();
  expect(await form.draft()).toContain(required.engName);

  await form.refill.click();
  await form.dialog.getByRole('button', { name: form.t.afresh.confirm }).click();
  await expect(form.part('position')).toBeFocused();
  await expect(form.field(form.t.field.position)).toHaveValue('');
  await expect(form.field(form.t.field.salary)).toHaveValue('');
  await expect(form.field(form.t.field.arrivalDate)).toHaveValue('');
  await expect(form.main.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await expect(form.main.getByText(form.t.afresh.done)).toBeAttached();
  expect(await form.draft()).toBe('');
  await page.reload();
  await expect(form.field(form.t.field.position)).toHaveValue('');

  await form.fillPosition();
  await page.reload();
  await expect(form.field(form.t.field.position)).toHaveValue(required.position);
  await form.main.getByRole('button', { name: form.t.draft.afresh }).click();
  await form.dialog.getByRole('button', { name: form.t.afresh.confirm }).click();
  await expect(form.field(form.t.field.position)).toHaveValue('');
  await expect(form.main.getByRole('button', { name: form.t.draft.afresh })).toBeHidden();
  expect(await form.draft()).toBe('');
});

test('the part stands in the address: Back, forward and a shared address work, and no part can be skipped', { tag: ['@JOB-01', '@ROUTE-02'] }, async ({
  page,
}) => {
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

test('a removed school or job moves the later ones up', { tag: '@JOB-03' }, async ({ page }) => {
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
  await expect(form.main.getByText(school.most)).toBeVisible();
  await form.main.getByRole('button', { name: fill(school.remove, { place: 1 }) }).click();
  await expect(form.add('school')).toBeFocused();
  await expect(form.main.getByText(fill(school.removed, { place: 1 }))).toBeAttached();
  await expect(form.entry('school', 3)).toBeHidden();
  await expect(form.field(school.Name, form.entry('school', 1))).toHaveValue('學校 2');
  await expect(form.field(school.Name, form.entry('school', 2))).toHaveValue('學校 3');
  expect(await form.draft()).not.toContain('學校 1');
});

test('switching the language keeps the part and what was typed', { tag: '@JOB-01' }, async ({ page }) => {
  const form = new JobForm(page);
  await form.reachEnd();
  await form.file.setInputFiles(cvFile('cv.pdf'));
  await expect(form.replace).toBeVisible();
  await form.captcha.fill('old');
  await page
    .getByRole('banner')
    .getByRole('button', { name: /ENG|English/ })
    .click();
  const english = new JobForm(page, 'en');
  await expect(english.part('send')).toBeVisible();
  await expect(english.main.getByText('cv.pdf', { exact: true })).toBeVisible();
  // The picture came anew with the language, so what was read in the old one goes.
  await expect(english.picture).toBeVisible();
  await expect(english.captcha).toHaveValue('');
  await english.typeCaptcha();
  const sent = page.waitForRequest(REGISTER);
  await english.submit.click();
  expect((await sent).postDataJSON()).toMatchObject({ ...required, cvName: 'cv.pdf' });
  await expect(english.main.getByRole('heading', { name: english.t.sent.title })).toBeVisible();
});

for (const language of languages) {
  test(`in ${language} the whole form can be done with the keyboard, the CV included`, { tag: ['@JOB-01', '@JOB-05', '@JOB-13'] }, async ({ page, speak }) => {
    test.slow();
    await speak(language);
    const form = new JobForm(page, language);
    const { field } = form.t;
    await form.open();
    /** Tabs on until the element has the focus. */
    const reach = async (target: ReturnType<JobForm['field']>) => {
      for (let presses = 0; presses < 60; presses += 1) {
        if (await target.evaluate((element) => element === document.activeElement)) return;
        await page.keyboard.press('Tab');
      }
      throw new Error('The Tab key does not get there');
    };

    await reach(form.field(field.position));
    await page.keyboard.type('客戶服務主任');
    await page.keyboard.press('Tab');
    await expect(form.field(field.salary)).toBeFocused();
    await page.keyboard.type('18000');
    await page.keyboard.press('Tab');
    await page.keyboard.type('01042027');
    await reach(form.field(form.t.source['2']));
    await page.keyboard.press('Space');
    await reach(form.next);
    await page.keyboard.press('Enter');

    await expect(form.part('person')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(form.field(field.engName)).toBeFocused();
    await page.keyboard.type('CHAN TAI MAN');
    await page.keyboard.press('Tab');
    await page.keyboard.type('陳大文');
    await page.keyboard.press('Enter');
    for (const part of ['learning', 'work'] as const) {
      await expect(form.part(part)).toBeFocused();
      await reach(form.next);
      await page.keyboard.press('Enter');
    }

    await expect(form.part('send')).toBeFocused();
    await reach(form.field(form.t.cv.label));
    const chooser = page.waitForEvent('filechooser');
    await page.keyboard.press('Enter');
    await (await chooser).setFiles(cvFile('cv.pdf'));
    await expect(form.replace).toBeVisible();
    await reach(form.captcha);
    await page.keyboard.type(required.captcha);
    const sent = page.waitForRequest(REGISTER);
    await page.keyboard.press('Enter');
    expect((await sent).postDataJSON()).toMatchObject({ ...required, arrivalDate: '2027-01-04', cvFile: 'cv-1.pdf' });
    await expect(form.main.getByRole('heading', { name: form.t.sent.title })).toBeFocused();
  });
}

test('attack strings stay text: typed, kept, restored, uploaded and sent', { tag: ['@JOB-02', '@JOB-15'] }, async ({ page }) => {
  page.on('dialog', () => {
    throw new Error('A dialog opened');
  });
  const form = new JobForm(page);
  const attack = `"><img src=x onerror="alert(1)"><script>alert(1)</script>{{constructor}}\${7*7}`;
  const { field } = form.t;
  await form.open();
  await form.fillPosition();
  await form.field(field.position).fill(attack);
  await form.next.click();
  await form.field(field.engName).fill("Robert'); DROP TABLE applicants;--");
  await form.field(field.chiName).fill('‮陳大文‬');
  await form.field(field.contactNumber).fill('javascript:alert(1)');
  await page.reload();
  await expect(form.field(field.contactNumber)).toHaveValue('javascript:alert(1)');
  await form.next.click();
  await form.next.click();
  await form.next.click();
  await form.file.setInputFiles(cvFile('<img src=x onerror=alert(1)>.pdf'));
  await expect(form.main.getByText('<img src=x onerror=alert(1)>.pdf', { exact: true })).toBeVisible();
  await expect(form.replace).toBeVisible();
  await form.typeCaptcha();
  const sent = page.waitForRequest(REGISTER);
  await form.submit.click();
  expect((await sent).postDataJSON()).toMatchObject({ position: attack, engName: "Robert'); DROP TABLE applicants;--", contactNumber: 'javascript:alert(1)' });
  await expect(form.main.getByRole('heading', { name: form.t.sent.title })).toBeVisible();
});

test('a draft that somebody tampered with does no harm', { tag: '@JOB-01' }, async ({ page }) => {
  const form = new JobForm(page);
  await page.addInitScript(() => {
    localStorage.setItem('jobApplicationDraft', '{"version":1,"savedAt":1,"values":{"position":{"a":1},"jobSources":["9"],"schools":1e9,"engName":"CHAN"}}');
  });
  await form.open();
  await expect(form.field(form.t.field.position)).toHaveValue('');
  await form.next.click();
  await expect(form.summary).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const language of languages) {
    test(`every part is accessible and fits a phone: ${colorScheme}, ${language}`, { tag: '@JOB-01' }, async ({ page, speak }) => {
      test.slow();
      await speak(language);
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const form = new JobForm(page, language);
      const check = async () => {
        await expectAccessible(page);
        for (const width of [320, 390]) {
          await page.setViewportSize({ width, height: 844 });
          await expectNoSidewaysScroll(page);
        }
        await page.setViewportSize({ width: 1280, height: 900 });
      };
      await form.open();
      await form.next.click();
      await expect(form.summary).toBeVisible();
      await check();
      await form.fillPosition();
      await form.next.click();
      await expect(form.part('person')).toBeVisible();
      await check();
      await form.fillPerson();
      await form.next.click();
      await expect(form.part('learning')).toBeVisible();
      await check();
      await form.next.click();
      await form.add('job').click();
      await check();
      await form.next.click();
      await expect(form.picture).toBeVisible();
      await form.file.setInputFiles(cvFile('a-very-long-file-name-without-any-space-in-it-that-must-break-somewhere.pdf'));
      await expect(form.replace).toBeVisible();
      await check();
      await form.captcha.fill('wrong');
      await form.submit.click();
      await expect(form.dialog).toBeVisible();
      await check();
      await page.keyboard.press('Escape');
      await form.typeCaptcha();
      await form.submit.click();
      await expect(form.main.getByRole('heading', { name: form.t.sent.title })).toBeVisible();
      await check();
    });
  }
}

test('the page is in its place: breadcrumb, title, way from the menu, print', { tag: ['@JOB-01', '@ROUTE-02'] }, async ({ page }) => {
  const form = new JobForm(page);
  const common = texts('cn', 'common');
  await form.open();
  await expect(page).toHaveTitle(new RegExp(`^${form.t.title}`));
  await expect(page.locator('h1')).toHaveCount(1);
  const trail = form.main.getByRole('navigation', { name: common.trail });
  await expect(trail.getByText(form.t.trail)).toBeVisible();
  await expect(trail.getByRole('link', { name: common.home })).toHaveAttribute('href', '/index');
  await page.emulateMedia({ media: 'print' });
  await expect(form.next).toBeHidden();
  await expect(form.refill).toBeHidden();
  await expect(form.field(form.t.field.position)).toBeVisible();
});
