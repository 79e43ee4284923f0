import { inTurn } from '../support/full.ts';
import { cvFile, FIRST_DAY, JobForm, required } from '../support/job-form.ts';
import { expect, test } from '../support/site.ts';

const REGISTER = '**/api/news/aboutus/register?*';

/** The options of the specification: the operator's website, a job portal, a life portal, Facebook, the labour department, staff referral, other. */
const JOB_SOURCES = {
  cn: ['我們的網站', '招聘網站', '生活資訊網站', 'Facebook', '勞工事務局', '員工推薦', '其他'],
  en: ['Our website', 'A job website', 'A lifestyle website', 'Facebook', 'The Labour Affairs Bureau', 'Someone who works here', 'Other'],
};

for (const language of inTurn('en')) {
  test(`in ${language} the whole form can be done with the keyboard, the CV included`, { tag: ['@JOB-01', '@JOB-10', '@JOB-13', '@ROLE-02'] }, async ({
    page,
    setLocale,
  }) => {
    test.slow();
    await setLocale(language);
    const form = new JobForm(page, language);
    const { field } = form.t;
    await form.open();
    /** Tabs on until the element has the focus. */
    // Asked for from the start: the browser needs a moment before it hands file choosers over.
    page.on('filechooser', () => {});
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
    const [year, month, day] = FIRST_DAY.split('-');
    await page.keyboard.type(`${month}${day}${year}`);
    await expect(form.main.getByRole('group', { name: field.jobSources }).locator('label')).toHaveText(JOB_SOURCES[language]);
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
    await reach(form.field(field.contactNumber));
    await page.keyboard.type('28451234');
    await page.keyboard.press('Tab');
    await page.keyboard.type('66881234');
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
    expect((await sent).postDataJSON()).toMatchObject({ ...required, cvFile: 'cv-1.pdf' });
    expect((await sent).headers().token).toBe('');
    await expect(page.getByText(language === 'cn' ? '申請已提交' : 'Application sent', { exact: true })).toBeVisible();
    await expect(form.main.getByRole('heading', { name: form.t.sent.title })).toBeFocused();
  });
}
