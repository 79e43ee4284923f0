import { paths } from '../../src/lib/paths.ts';
import { showPaper } from '../support/account-walk.ts';
import { due } from '../support/figures.ts';
import { ALWAYS } from '../support/full.ts';
import { logIn, postpaid } from '../support/log-in.ts';
import { paymentOf } from '../support/payments.ts';
import { expect, messages, sent, test } from '../support/site.ts';

/** Features that some browser lacks which customers hold, and how a page comes to lack them. */
const FEATURES: Record<string, () => void> = {
  'modal dialogs': () => Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal'),
  inert: () => Reflect.deleteProperty(HTMLElement.prototype, 'inert'),
  'URL.canParse': () => Reflect.deleteProperty(URL, 'canParse'),
  'Trusted Types': () => Reflect.deleteProperty(window, 'trustedTypes'),
  'web locks': () => Reflect.deleteProperty(Navigator.prototype, 'locks'),
  'Array.prototype.toSpliced': () => Reflect.deleteProperty(Array.prototype, 'toSpliced'),
  'Promise.withResolvers': () => Reflect.deleteProperty(Promise, 'withResolvers'),
};

test('without what older browsers lack, a customer logs in, reads the notices and pays with a wallet', { tag: ALWAYS }, async ({ page, calls }) => {
  for (const remove of Object.values(FEATURES)) await page.addInitScript(remove);
  // No content-visibility: everything is drawn at once.
  await page.route('**/*.css', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll(/content-visibility:[^;}]*/g, '') });
  });
  // Where scripts know no Trusted Types, the browser asks for none.
  await page.route(
    (url) => !url.pathname.startsWith('/api/') && !url.pathname.includes('.'),
    async (route) => {
      const response = await route.fetch();
      const policy = response.headers()['content-security-policy']?.replaceAll(/(?:require-)?trusted-types[^;]*;?/g, '') ?? '';
      await route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': policy } });
    },
  );
  await page.goto(paths.home);
  await logIn(page, postpaid);
  await expect(page.getByRole('main').getByText(`MOP$${due}`)).toBeVisible();

  await page.goto('/privacy-personal-statement');
  await expect(page.getByRole('main').getByRole('heading').nth(1)).toBeVisible();

  const pay = paymentOf(page);
  await page.goto(paths.bills);
  await pay.fromBill.click();
  await pay.method('macauPay').check();
  await pay.next.click();
  await expect(page.getByRole('heading', { name: 'MacauPay' })).toBeVisible();
  expect(sent(await calls(), 'payByWallet')).toBe(1);
});

/** What pdf.js uses, in the page and in its worker, and browsers of 2024 lack. */
function removeWhatPdfsUse(): void {
  for (const owner of [Map.prototype, WeakMap.prototype]) for (const name of ['getOrInsert', 'getOrInsertComputed']) Reflect.deleteProperty(owner, name);
  Reflect.deleteProperty(Promise, 'try');
  for (const name of ['toHex', 'toBase64']) Reflect.deleteProperty(Uint8Array.prototype, name);
  for (const name of ['transfer', 'transferToFixedLength']) Reflect.deleteProperty(ArrayBuffer.prototype, name);
  Reflect.deleteProperty(Uint8Array, 'fromBase64');
  Reflect.deleteProperty(Math, 'sumPrecise');
  Reflect.deleteProperty(URL, 'parse');
}

test('a bill is rendered in a browser of 2024', { tag: ALWAYS }, async ({ page, rememberCustomer }) => {
  await page.addInitScript(removeWhatPdfsUse);
  let workers = 0;
  await page.route('**/pdf.worker*', async (route) => {
    workers += 1;
    const response = await route.fetch();
    await route.fulfill({ response, body: `(${removeWhatPdfsUse})();${await response.text()}` });
  });
  await rememberCustomer(postpaid);
  await page.goto(paths.bills);
  const t = messages('cn', 'bills');
  await page.getByRole('main').getByRole('button', { name: t.services.bill }).click();
  await showPaper(page);
  expect(workers).toBe(1);
});
