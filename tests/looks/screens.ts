import type { Page } from '@playwright/test';
import type { Persona } from '../../mock-server/personas.ts';
import { paths } from '../../src/lib/paths.ts';
import { loginOf, postpaid, prepaid } from '../support/log-in.ts';
import { expect, type Language, messages, revealSections } from '../support/site.ts';
import { smsOf } from '../support/sms.ts';
import { travelCardOf } from '../support/travel-card.ts';

/** Something that a customer sees. */
export interface Screen {
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
