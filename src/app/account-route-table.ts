import { ChartNoAxesColumn, CreditCard, Gauge, Globe, type LucideIcon, MessageSquareText, PhoneCall, ReceiptText, Settings } from 'lucide-react';
import type { Messages } from '../i18n/types.ts';
import { paths } from '../lib/paths.ts';
import type { PageRoute } from './route-table.ts';

interface AccountPage extends Pick<PageRoute, 'messages' | 'load' | 'next'> {
  /** Key of the label in the messages of `account`. */
  tab: keyof Messages['account']['tabs'];
  /** Path that the tab links to. The page is shown for any other number at the end, too (decision A19). */
  link: string;
  icon: LucideIcon;
  /** Visitors see the page, too. */
  open?: true;
  /** A tab of prepaid customers, too; the others are about bills (decision A20). */
  prepaid?: true;
}

/** In the order of the tabs (ACCT-01). */
const pages: readonly AccountPage[] = [
  {
    tab: 'settings',
    prepaid: true,
    link: paths.settings,
    icon: Settings,
    messages: ['settings', 'forms'],
    load: () => import('../features/settings/page.tsx'),
  },
  {
    tab: 'bills',
    link: paths.bills,
    icon: ReceiptText,
    messages: ['bills'],
    load: () => import('../features/bills/page.tsx'),
    next: ['account-payment', 'account-usage'],
  },
  { tab: 'usage', link: paths.usage, icon: ChartNoAxesColumn, messages: ['usage', 'forms'], load: () => import('../features/usage/page.tsx') },
  // A bank may send the customer back without a session (decision A10).
  { tab: 'payment', link: paths.payment, icon: CreditCard, open: true, messages: ['payments', 'forms'], load: () => import('../features/payments/page.tsx') },
  { tab: 'top-up', link: paths.topUp, icon: Gauge, messages: ['top-up', 'forms'], load: () => import('../features/top-up/page.tsx') },
  {
    tab: 'roaming',
    prepaid: true,
    link: paths.roamingServices,
    icon: Globe,
    messages: ['ussd', 'forms'],
    load: () => import('../features/ussd/roaming-page.tsx'),
  },
  {
    tab: 'calling',
    prepaid: true,
    link: paths.callingServices,
    icon: PhoneCall,
    messages: ['ussd', 'forms'],
    load: () => import('../features/ussd/calling-page.tsx'),
  },
  { tab: 'sms', link: paths.sms, icon: MessageSquareText, messages: ['sms', 'forms'], load: () => import('../features/sms/page.tsx') },
];

/** The pages of the account area (ROUTE-06). Node reads this file, too (route-table.ts). */
export const accountRoutes = pages.map((page) => ({ ...page, id: `account-${page.tab}`, path: page.link.replace(/\d+$/, ':index') }));

/** Messages of the frame of the area. */
export const ACCOUNT_MESSAGES = ['account'] as const;

/** The path without its last segment: any number there is the same tab (decision A19). */
const tabPath = (path: string) => path.replace(/\/+$/, '').replace(/\/[^/]*$/, '');

export const isSameTab = (path: string, other: string) => tabPath(path) === tabPath(other);
