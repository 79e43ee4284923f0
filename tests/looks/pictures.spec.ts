import type { Page } from '@playwright/test';
import type { Persona } from '../../mock-server/personas.ts';
import { paths } from '../../src/lib/paths.ts';
import { loginOf, postpaid, prepaid } from '../support/log-in.ts';
import { type Language, messages, revealSections } from '../support/site.ts';
import { smsOf } from '../support/sms.ts';
import { travelCardOf } from '../support/travel-card.ts';
import { notComparable } from './reference.ts';
import { complete, expect, test } from './test.ts';

/** Something that a customer sees. */
interface Screen {
  name: string;
  path: string;
  customer?: Persona;
  /** What the customer does on the page before. */
  open?: (page: Page, language: Language) => Promise<void>;
  /** Only the window, for what lies over the page or stays in place. */
  window?: true;
}

const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });

export const screens: readonly Screen[] = [
  // The sections below wait for the first sign of a visitor, which the pointer of a test is now and then.
  { name: 'home', path: paths.home, open: revealSections },
  {
    name: 'menu',
    path: paths.home,
    window: true,
    open: async (page, language) => {
      const { menu } = messages(language, 'common');
      const burger = page.getByRole('banner').getByRole('button', { name: menu.open });
      if (await burger.isVisible()) await burger.click();
      else await page.getByRole('banner').getByRole('navigation', { name: menu.label }).getByRole('button').first().click();
    },
  },
  {
    name: 'log-in',
    path: paths.home,
    window: true,
    open: async (page, language) => {
      const login = loginOf(page, language);
      await login.open();
      await login.enter(postpaid.mobileNo);
      await login.submit.click();
      await expect(login.alert.first()).toBeVisible();
    },
  },
  { name: 'plans', path: paths.plans('1001') },
  { name: 'plan-compare', path: '/powerPlan?compare=2001,2002,2003&view=compare' },
  { name: 'phones', path: paths.phones() },
  { name: 'phone', path: paths.phone('4001') },
  { name: 'roaming', path: paths.roaming },
  { name: 'idd00', path: paths.idd00 },
  { name: 'contact', path: paths.contact },
  {
    name: 'job-form',
    path: paths.careers,
    open: async (page, language) => button(page, messages(language, 'careers').next).click(),
  },
  {
    name: 'slider-puzzle',
    path: paths.travelCard,
    window: true,
    open: async (page, language) => {
      const form = travelCardOf(page, language);
      await form.phone.fill(postpaid.mobileNo);
      await form.send.click();
      await expect(form.puzzle.piece).toBeFocused();
    },
  },
  { name: 'search', path: paths.search('5G') },
  { name: 'not-found', path: paths.notFound },
  { name: 'bills', path: paths.bills, customer: postpaid },
  {
    name: 'payment',
    path: paths.payment,
    customer: postpaid,
    open: async (page, language) => {
      await expect(page.getByRole('heading', { name: messages(language, 'payments').method.question })).toBeFocused();
    },
  },
  { name: 'usage', path: paths.usage, customer: postpaid },
  {
    name: 'sms',
    path: paths.sms,
    customer: postpaid,
    window: true,
    open: async (page, language) => {
      const sms = smsOf(page, language);
      await sms.paste('66123456\n66123457\n123');
      await expect(sms.wrong).toHaveCount(1);
    },
  },
  { name: 'top-up', path: paths.topUp, customer: postpaid },
  {
    name: 'prepaid',
    path: paths.prepaid,
    open: async (page, language) => {
      await loginOf(page, language).logIn(prepaid);
      await button(page, messages(language, 'prepaid').balance.ask).click();
      await expect(page.getByRole('main').getByRole('status').filter({ hasText: '86.50' })).toBeVisible();
    },
  },
  { name: 'settings', path: paths.settings, customer: postpaid },
];

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const DESKTOP = { viewport: { width: 1280, height: 900 } };

/** Every screen has one of these pairs, in turn: both languages, widths and themes. */
const pairs = [
  [
    { name: 'phone-cn-light', language: 'cn', device: PHONE, colorScheme: 'light' },
    { name: 'desktop-en-dark', language: 'en', device: DESKTOP, colorScheme: 'dark' },
  ],
  [
    { name: 'phone-en-dark', language: 'en', device: PHONE, colorScheme: 'dark' },
    { name: 'desktop-cn-light', language: 'cn', device: DESKTOP, colorScheme: 'light' },
  ],
] as const;

/** Below this height, in CSS pixels, a page is cut. */
const MAX_HEIGHT = 1600;

test.skip(notComparable !== undefined, notComparable);

for (const [turn, screen] of screens.entries()) {
  for (const { name, language, device, colorScheme } of pairs[turn % 2] ?? []) {
    test.describe(screen.name, () => {
      test.use({ ...device, colorScheme });

      test(name, async ({ page, visit }) => {
        await visit(screen.path, language, screen.customer);
        await screen.open?.(page, language);
        await page.mouse.move(0, 0);
        await complete(page);
        const height = screen.window ? device.viewport.height : await page.evaluate(() => document.documentElement.scrollHeight);
        await expect(page).toHaveScreenshot(`${screen.name}-${name}.png`, {
          fullPage: screen.window !== true,
          clip: { x: 0, y: 0, width: device.viewport.width, height: Math.min(height, MAX_HEIGHT) },
        });
      });
    });
  }
}
