import { answered } from '../support/calls.ts';
import { ADDED } from '../support/full.ts';
import { expect, fill, inLanguages, messages, test } from '../support/site.ts';
import { cvFile, FIRST_DAY, jobFormOf, required } from '../support/visitor-forms.ts';

const REGISTER = '/api/news/aboutus/register';
const UPLOAD = '**/api/news/upload?*';

inLanguages('cn', 'a job application', (language) => {
  test('a visitor sends an application with every field, and the form is cleared', {
    tag: ['@JOB-02', '@JOB-03', '@JOB-04', '@JOB-07', '@JOB-14'],
  }, async ({ page, calls }) => {
    test.slow();
    const form = jobFormOf(page, language);
    const { field, school, job, source } = form.t;
    await form.open();

    /** Fills fields that are named as they are sent. */
    const fillAll = async (values: Record<string, string>, place = form.main) => {
      for (const [name, value] of Object.entries(values)) await form.field(field[name as keyof typeof field], place).fill(value);
    };
    /** Fills an entry of a list; returns its fields as they are sent. */
    const fillEntry = async (kind: 'school' | 'job', place: number, values: Record<string, string>) => {
      const labels: Record<string, string> = form.t[kind];
      for (const [name, value] of Object.entries(values)) await form.field(labels[name] ?? '', form.entry(kind, place)).fill(value);
      return Object.fromEntries(Object.entries(values).map(([name, value]) => [`${kind}${place}${name}`, value]));
    };
    await fillAll({ position: required.position, salary: '18,000', arrivalDate: FIRST_DAY });
    await expect(form.main.getByRole('group', { name: field.jobSources }).getByRole('checkbox')).toHaveCount(7);
    await form.field(source['5']).check();
    await form.field(source['1']).check();
    await form.next.click();

    await expect(form.part('person')).toBeFocused();
    const person = {
      idNumber: '1234567(8)',
      birthDate: '1994-05-17',
      contactAddress: '黑沙環馬場大馬路 300 號',
      contactNumber: '28451234',
      mobileNumber: '66881234',
    };
    await fillAll({ engName: required.engName, chiName: ` ${required.chiName} `, ...person });
    await form.field(form.t.gender.F).check();
    await form.main.getByRole('group', { name: field.married }).getByLabel(form.t.married['0'], { exact: true }).check();
    await form.main.getByRole('group', { name: field.hasCriminalRecord }).getByLabel(form.t.hasCriminalRecord['0'], { exact: true }).check();
    await form.next.click();

    await expect(form.part('learning')).toBeFocused();
    let entries: Record<string, string> = {};
    for (const place of [1, 2, 3]) {
      if (place > 1) {
        await form.add('school').click();
        await expect(form.field(school.Name, form.entry('school', place))).toBeFocused();
      }
      const dates = { StartDate: `200${place}-09`, EndDate: `200${place + 3}-06` };
      entries = {
        ...entries,
        ...(await fillEntry('school', place, { Name: `學校 ${place}`, ...dates, Subject: `科目 ${place}`, Certificate: `證書 ${place}` })),
      };
    }
    await expect(form.add('school')).toHaveAttribute('aria-disabled', 'true');
    const skills = { skill1: '試算表', skill2Lang: '葡語', skill2: '流利', otherSkill: '急救' };
    await fillAll(skills, form.section('skills'));
    await form.field(field.hasSkill3).check();
    await form.field(field.hasSkill4).check();
    await form.next.click();

    await expect(form.part('work')).toBeFocused();
    const present = {
      jobCompanyName: '海岸旅運',
      jobPosition: '專員',
      jobStartDate: '2021-03',
      jobEndDate: '2026-10',
      jobSalary: '16500',
      employeeBenefits: '雙糧',
      jobContent: '處理查詢\n培訓同事',
      jobLeaveReason: '轉行',
    };
    await fillAll(present, form.section('present'));
    for (const place of [1, 2, 3]) {
      await form.add('job').click();
      await expect(form.field(job.CompanyName, form.entry('job', place))).toBeFocused();
      const [company, when] = [
        { CompanyName: `公司 ${place}`, Position: `職位 ${place}`, Salary: `${place}0000` },
        { StartDate: `201${place}-01`, EndDate: `201${place}-12`, LeaveReason: `原因 ${place}` },
      ];
      entries = { ...entries, ...(await fillEntry('job', place, { ...company, ...when })) };
    }
    await form.next.click();

    await expect(form.part('send')).toBeFocused();
    // The first image has arrived, so the next response is the second's.
    await expect(form.picture).toBeVisible();
    const picture = page.waitForResponse((response) => response.url().includes('/api/news/getcodebase64'));
    await form.otherPicture.click();
    const { data: captcha } = await (await picture).json();
    await expect(form.picture).toHaveAttribute('src', captcha.imgbase64);
    const upload = page.waitForRequest(UPLOAD);
    await form.file.setInputFiles(cvFile('陳大文_履歷.doc'));
    expect((await upload).headers()['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    await expect(form.main.getByText('陳大文_履歷.doc', { exact: true })).toBeVisible();
    await expect(form.replace).toBeVisible();
    // All answers are shown before they are sent, and each part can be changed from there.
    const answers = form.main.getByRole('region', { name: form.t.answers.title });
    for (const text of ['18,000', required.engName, '學校 3', '葡語', '公司 3']) await expect(answers).toContainText(text);
    await expect(answers.getByRole('link')).toHaveCount(4);
    await expect(answers.getByRole('link').nth(1)).toHaveAttribute('href', '/joinUs?part=2');
    await form.typeCaptcha();
    const { sent, token } = await answered(page, REGISTER, () => form.submit.click());
    expect(sent).toEqual({
      ...required,
      jobSources: ['1', '5'],
      ...person,
      gender: 'F',
      married: '0',
      hasCriminalRecord: '0',
      cvFile: 'cv-1.doc',
      cvName: '陳大文_履歷.doc',
      ...entries,
      ...skills,
      hasSkill3: true,
      hasSkill4: true,
      ...present,
      codepwd: captcha.codepwd,
    });
    // A visitor without a log-in.
    expect(token).toBe('');

    await expect(page.getByText(form.t.sent.notice, { exact: true })).toBeVisible();
    await expect(form.main.getByRole('heading', { name: form.t.sent.title })).toBeFocused();
    expect((await calls()).filter(({ operationId }) => operationId === 'submitJobApplication')).toMatchObject([{ httpStatus: 200, status: '0' }]);
    expect(await form.draft()).toBe('');

    const summary = form.main.getByRole('region', { name: form.t.sent.summary, exact: true });
    for (const text of ['18,000', '1234567(8)', '28451234', source['5'], '科目 2', '陳大文_履歷.doc']) await expect(summary).toContainText(text);
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute('data-printed', '');
    });
    await form.main.getByRole('button', { name: messages(language, 'forms').print }).click();
    await expect(page.locator('body')).toHaveAttribute('data-printed', '');
    await page.emulateMedia({ media: 'print' });
    await expect(summary).toBeVisible();
    await page.emulateMedia({ media: null });

    await form.main.getByRole('link', { name: form.t.sent.another }).click();
    // The summary of what was sent has a "Position", too.
    await expect(form.part('position')).toBeVisible();
    await expect(form.field(field.position)).toHaveValue('');
    await expect(form.main.getByRole('checkbox', { checked: true })).toHaveCount(0);
    await form.fillPosition();
    await form.next.click();
    for (const label of [field.engName, field.idNumber]) await expect(form.field(label)).toHaveValue('');
    await form.fillPerson();
    await form.next.click();
    await expect(form.main.getByRole('group', { name: fill(school.legend, { number: 2 }) })).toBeHidden();
    await form.next.click();
    await form.next.click();
    await expect(form.part('send')).toBeVisible();
    await expect(form.main.getByText('陳大文_履歷.doc')).toBeHidden();
    await expect(form.captcha).toHaveValue('');
  });
});

inLanguages('en', 'a job application', (language) => {
  test('what must be filled in is required, and nothing else is sent when nothing else is filled in', {
    tag: ['@JOB-01', '@JOB-08', '@JOB-10', '@JOB-13', '@ROLE-02'],
  }, async ({ page, calls }) => {
    const form = jobFormOf(page, language);
    const { error, field } = form.t;
    await form.open();
    // Their words are those of the specification: tests/contract/prescribed-words.yaml.
    await expect(form.main.getByRole('group', { name: field.jobSources }).locator('label')).toHaveText(Object.values(form.t.source));
    await form.next.click();
    await expect(form.summary.getByRole('link')).toHaveText([error.position, error.salary, error.arrivalDate, error.jobSources]);

    await form.field(field.position).fill('  ');
    await form.field(field.salary).fill('18K 面議');
    await form.next.click();
    await expect(form.summary.getByRole('link')).toHaveText([error.position, error.salaryNumber, error.arrivalDate, error.jobSources]);
    await form.fillPosition();
    await expect(form.summary).toBeHidden();
    await form.next.click();

    await expect(form.part('person')).toBeVisible();
    await form.next.click();
    await expect(form.summary.getByRole('link')).toHaveText([error.engName, error.chiName]);
    await form.fillPerson();
    await form.next.click();
    await form.next.click();
    await form.next.click();
    await expect(form.part('send')).toBeVisible();
    await expect(form.picture).toBeVisible();
    await form.submit.click();
    await expect(form.summary.getByRole('link')).toHaveText([form.tCaptcha.missing]);
    expect((await calls()).filter(({ operationId }) => operationId === 'submitJobApplication')).toEqual([]);

    await form.typeCaptcha();
    const { sent, token } = await answered(page, REGISTER, () => form.captcha.press('Enter'));
    expect([sent, token]).toEqual([{ ...required, codepwd: expect.stringMatching(/^\w{32}$/) }, '']);
    await expect(page.getByText(language === 'cn' ? '申請已提交' : 'Application sent', { exact: true })).toBeVisible();
  });
});

test('the contact numbers look required and carry no rule; the link of a vacancy fills in the position', { tag: [ADDED, '@JOB-09'] }, async ({
  page,
  calls,
}) => {
  const form = jobFormOf(page);
  const { field, optional } = form.t;
  await page.goto('/jobs');
  await page.getByRole('article', { name: '前端開發工程師' }).getByRole('link').click();
  await expect(page).toHaveURL('/joinUs');
  await expect(form.field(field.position)).toHaveValue('前端開發工程師');
  await form.fillPosition();
  await form.next.click();
  for (const name of [field.contactNumber, field.mobileNumber]) await expect(form.main.locator('label', { hasText: name })).toHaveText(name);
  await expect(form.main.locator('label', { hasText: field.contactAddress })).toContainText(optional);

  await form.fillPerson();
  await form.field(field.contactNumber).fill('');
  await form.field(field.mobileNumber).fill(' ');
  await form.next.click();
  // Without any number the applicant is asked once.
  const ask = page.getByRole('alertdialog', { name: '不提供電話號碼？' });
  await ask.getByRole('button', { name: '填寫號碼' }).click();
  await expect(form.field(field.contactNumber)).toBeFocused();
  await form.field(field.mobileNumber).fill('after six, please');
  await form.next.click();
  await expect(form.part('learning')).toBeVisible();
  await page.goBack();
  await form.field(field.mobileNumber).fill('');
  await form.next.click();
  await ask.getByRole('button', { name: '不提供號碼，繼續' }).click();
  await form.next.click();
  await form.next.click();
  await form.typeCaptcha();
  const { sent } = await answered(page, REGISTER, () => form.submit.click());
  expect([sent.contactNumber, sent.mobileNumber]).toEqual([undefined, undefined]);
  expect((await calls()).filter(({ operationId, status }) => operationId === 'submitJobApplication' && status === '0')).toHaveLength(1);
});
