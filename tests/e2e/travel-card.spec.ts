import { content } from '#operator';
import { SMS_CODE } from '../../mock-server/personas.ts';
import { paths } from '../../src/lib/paths.ts';
import { answer, answered, posted } from '../support/calls.ts';
import { AREA_RUN } from '../support/full.ts';
import { postpaid, prepaid, threeG } from '../support/log-in.ts';
import { expect, fill, inLanguages, messages, sent, test } from '../support/site.ts';
import { travelCardOf } from '../support/travel-card.ts';

const SEND = '/api/travelcard/send/code';

inLanguages('cn', 'travel card', (language) => {
  const travel = messages(language, 'travel-card');
  const forms = messages(language, 'forms');

  test.beforeEach(({ page }) => page.goto(paths.travelCard));

  test('a visitor authorises with number, puzzle, SMS code and tick, and no site account', {
    tag: ['@ROLE-02', '@ROLE-06', '@TRAVEL-06', '@TRAVEL-11', '@TRAVEL-15'],
  }, async ({ page, calls }) => {
    const form = travelCardOf(page, language);
    await form.phone.fill('+853 6688 1234');
    await form.send.click();
    await expect(form.puzzle.piece).toBeFocused();
    // Nothing is sent for opening the puzzle, nor for a piece that is in the wrong place.
    await form.puzzle.drag(form.puzzle.piece, (await form.puzzle.target()) - 20);
    await expect(form.puzzle.piece).toHaveAttribute('aria-valuenow', '0');
    expect(sent(await calls(), 'sendTravelCardCode')).toBe(0);

    const code = await answered(page, SEND, form.puzzle.solve);
    expect([code.sent, code.token]).toEqual([{ mobileNo: postpaid.mobileNo }, '']);
    const { codePwd } = code.data;
    await expect(form.puzzle.root).toHaveCount(0);
    await expect(form.code).toBeFocused();

    await form.code.fill(SMS_CODE);
    await form.agree.check();
    expect(await posted(page, '/api/travelcard/register', () => form.apply.click())).toEqual({
      codePwd,
      mobileNo: postpaid.mobileNo,
      smsCode: SMS_CODE,
      type: 1,
    });

    const result = page.getByRole('alertdialog', { name: travel.outcome.applied.title });
    await expect(result).toContainText(fill(travel.outcome.applied.text, { effective: 3 }));
    await result.getByRole('button', { name: travel.outcome.close }).click();
    await expect(result).toHaveCount(0);
    await expect(form.apply).toBeFocused();
    await expect(form.phone).toHaveValue('');
    await expect(form.code).toHaveValue('');
    await expect(form.agree).not.toBeChecked();
    await expect(form.root.getByText(fill(travel.outcome.applied.text, { effective: 3 })).first()).toBeVisible();
    expect(sent(await calls(), 'sendTravelCardCode')).toBe(1);
    expect(await page.evaluate(() => localStorage.getItem('isLogin'))).not.toBe('true');
  });

  for (const [button, example, outcome, type] of [
    ['apply', 'alreadyApplied', 'appliedBefore', 1],
    ['cancel', 'cancelled', 'cancelled', 2],
    ['cancel', 'alreadyCancelled', 'cancelledBefore', 2],
  ] as const) {
    test(`${button}, response ${example}: the form's fields are sent, the answer is shown, the form is empty again`, {
      tag: [
        '@TRAVEL-03',
        button === 'apply' ? '@TRAVEL-11' : '@TRAVEL-12',
        '@TRAVEL-13',
        '@TRAVEL-14',
        '@TRAVEL-16',
        ...(example === 'alreadyCancelled' ? [AREA_RUN] : []),
      ],
    }, async ({ page, scenario }) => {
      await scenario('registerTravelCard', { example });
      const form = travelCardOf(page, language);
      const { codePwd } = (await answered(page, SEND, form.fill)).data;
      expect(await posted(page, '/api/travelcard/register', () => form[button].click())).toEqual({
        codePwd,
        mobileNo: postpaid.mobileNo,
        smsCode: SMS_CODE,
        type,
      });
      const days = { appliedBefore: ['2026年11月12日', '12 November 2026'], cancelledBefore: ['2026年11月16日', '16 November 2026'], cancelled: ['', ''] };
      const result = page.getByRole('alertdialog', { name: travel.outcome[outcome].title });
      await expect(result).toContainText(fill(travel.outcome[outcome].text, { date: days[outcome][language === 'cn' ? 0 : 1] as string }));
      await page.keyboard.press('Escape');
      await expect(form.phone).toHaveValue('');
      await expect(form.code).toHaveValue('');
      await expect(form.agree).not.toBeChecked();
    });
  }

  test('a cancellation that is refused shows the message of the server, no success, and keeps what was typed', { tag: '@TRAVEL-12' }, async ({ page }) => {
    // A message that neither the site nor the mock knows.
    const msg = 'A reason of the server alone';
    await answer(page, '/api/travelcard/register', { djStatus: 3, msg });
    const form = travelCardOf(page, language);
    await form.fill();
    await form.cancel.click();
    const hint = page.getByRole('alertdialog');
    await expect(hint).toHaveAccessibleName(travel.outcome.refused.title);
    await expect(hint).toContainText(msg);
    await expect(page.getByText(travel.outcome.cancelled.title)).toHaveCount(0);
    await hint.getByRole('button').click();
    await expect(form.phone).toHaveValue(postpaid.mobileNo);
    await expect(form.code).toHaveValue(SMS_CODE);
    await expect(form.agree).toBeChecked();
  });

  test('the page says for whom it is and how long things take, with the form, terms, guide and privacy statement', {
    tag: ['@TRAVEL-01', '@TRAVEL-02', '@TRAVEL-03', '@TRAVEL-04', '@TRAVEL-05'],
  }, async ({ page }) => {
    const main = page.getByRole('main');
    const { title, privacy, ...clauses } = travel.terms;
    const terms = main.locator('details').filter({ hasText: title });
    await terms.locator('summary').click();
    for (const fact of [
      /2022 年 12 月 13 日停止服務|ended on 13 December 2022/,
      /中國內地的資訊通訊研究機構|research institute in mainland China/,
      /只適用於月費客戶|For monthly plan customers only/,
      /3 個工作天內生效|within 3 working days/,
      /過去 7 天|past 7 days/,
      /新客戶須等候 7 天|New customers .* first 7 days/,
    ])
      await expect(main.getByText(fact).first()).toBeVisible();
    const form = travelCardOf(page, language);
    for (const part of [form.phone, form.code, form.agree, form.apply, form.cancel]) await expect(part).toBeVisible();
    await expect(form.send).toHaveText(forms.code.send);
    const values = { past: 7, effective: 3 };
    await expect(terms.getByRole('listitem')).toHaveText(Object.values(clauses).map((clause) => fill(clause, values)));
    const guide = main.getByRole('link', { name: travel.guide });
    await expect(guide).toHaveAttribute('href', `https://www.${content.domain}/travel-card/guide`);
    await expect(guide).toHaveAttribute('target', '_blank');
    await expect(guide).toHaveAttribute('rel', /noopener/);
    await terms.getByRole('link', { name: privacy }).click();
    await expect(page).toHaveURL('/privacy-personal-statement');
  });

  test('hints for an empty number, unticked terms and a code that nobody has sent: in the summary, which takes the focus, and at the field, and nowhere else', {
    tag: ['@TRAVEL-08', '@TRAVEL-09', '@TRAVEL-10'],
  }, async ({ page, calls }) => {
    const form = travelCardOf(page, language);
    await form.send.click();
    await expect(form.alert.getByRole('link')).toHaveText([travel.error.phoneMissing]);
    await expect(form.alert).toBeFocused();
    await expect(form.phone).toHaveAccessibleDescription(new RegExp(travel.error.phoneMissing));
    await expect(form.puzzle.root).toHaveCount(0);

    for (const button of [form.apply, form.cancel]) {
      await button.click();
      await expect(form.alert.getByRole('link')).toHaveText([travel.error.phoneMissing, forms.code.missing, travel.error.agree]);
      await expect(form.alert).toBeFocused();
      for (const message of [travel.error.phoneMissing, forms.code.missing, travel.error.agree])
        await expect(page.getByText(message, { exact: true })).toHaveCount(2);
    }
    await expect(form.agree).toHaveAccessibleDescription(travel.error.agree);
    await form.phone.fill(postpaid.mobileNo);
    await form.code.fill(SMS_CODE);
    await form.apply.click();
    await expect(form.alert.getByRole('link')).toHaveText([travel.error.agree]);
    await form.agree.check();
    await form.apply.click();
    await expect(form.alert.getByRole('link')).toHaveText([forms.code.notSent]);
    expect(sent(await calls(), 'registerTravelCard')).toBe(0);
  });
});

const forms = messages('cn', 'forms');
const waits = new RegExp(`^${fill(forms.code.wait_other, { count: '(\\d+)' })}$`);

test('the button counts 60 seconds per number, also over a reload, and then says what it said at first', { tag: ['@TRAVEL-07'] }, async ({ page, calls }) => {
  await page.clock.install();
  await page.goto(paths.travelCard);
  const form = travelCardOf(page);
  await expect(form.send).toHaveText(forms.code.send);
  await form.sendCode();
  const seconds = async () => Number(waits.exec((await form.send.textContent()) ?? '')?.[1]);
  await expect(form.send).toHaveText(waits);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 2000));
  const first = await seconds();
  expect(first).toBeGreaterThan(40);
  for (const later of [1, 2, 3]) {
    await page.clock.runFor(1000);
    await expect.poll(seconds).toBe(first - later);
  }
  await page.clock.resume();

  await page.reload();
  await expect(form.send).toHaveText(forms.code.send);
  await form.phone.fill(postpaid.mobileNo);
  await expect(form.send).toHaveText(waits);
  expect(await seconds()).toBeLessThan(first - 1);
  // Not `disabled`, so that it keeps the focus; a press does nothing.
  await form.send.click({ force: true });
  await expect(form.puzzle.root).toHaveCount(0);
  // Another number does not wait.
  await form.phone.fill(threeG.mobileNo);
  await expect(form.send).toHaveText(forms.code.send);
  await form.phone.fill(postpaid.mobileNo);
  await page.clock.fastForward(60_000);
  await expect(form.send).toHaveText(forms.code.send);
  await form.sendCode();
  expect(sent(await calls(), 'sendTravelCardCode')).toBe(2);
});

test('a prepaid number is refused with the message of the server', { tag: ['@ROLE-12', '@TRAVEL-04'] }, async ({ page }) => {
  await page.goto(paths.travelCard);
  const form = travelCardOf(page);
  const { message } = await answered(page, SEND, () => form.sendCode(prepaid.mobileNo));
  await expect(form.alert).toHaveText(message);
  await expect(form.alert).toBeFocused();
  await expect(form.phone).toHaveValue(prepaid.mobileNo);
  await expect(form.send).toHaveText(forms.code.send);
});
