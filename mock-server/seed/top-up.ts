import { money } from '#operator';
import type { Texts } from '../handler.ts';

/** KiB of a gigabyte as the site shows it (decision A13). */
export const KIB_A_GB = 1024 * 1024;

export interface TopUpPlan {
  gb: number;
  /** MOP. */
  price: number;
}

/** The top-ups on sale, smallest first; the position is the id. */
export const topUpPlans: readonly TopUpPlan[] = [
  { gb: 1, price: 28 },
  { gb: 3, price: 68 },
  { gb: 5, price: 98 },
  { gb: 10, price: 158 },
  { gb: 15, price: 208 },
  { gb: 20, price: 248 },
];

/** Month and day of every top-up that a 4G customer bought, and its GB: the rows that the site shows as an example (TOPUP-05). */
const BOUGHT: Readonly<Record<string, number>> = { '01-18': 3, '04-20': 5, '06-25': 1, '09-20': 5, '12-25': 1 };

/** The top-ups bought from one day to another, both `YYYY-MM-DD`. */
export const seededTopUps = (from: string, to: string): { day: string; plan: TopUpPlan }[] =>
  Object.entries(BOUGHT).flatMap(([monthAndDay, size]) => {
    const day = `${(monthAndDay < from.slice(5) ? to : from).slice(0, 4)}-${monthAndDay}`;
    return day < from || day > to ? [] : topUpPlans.filter(({ gb }) => gb === size).map((plan) => ({ day, plan }));
  });

export function bought(plan: TopUpPlan): Texts {
  return {
    cn: `已增值 ${plan.gb} GB，即時可用。${money.sign}${plan.price} 將記入下期帳單。`,
    en: `${plan.gb} GB has been added and can be used now. ${money.sign}${plan.price} will be on your next bill.`,
  };
}

export function applied(mobileNo: string): Texts {
  return {
    cn: `已收到 ${mobileNo} 的數據增值申請，我們會致電與你確認。`,
    en: `We have your data top-up application for ${mobileNo} and will call you to confirm.`,
  };
}

export function buysOnline(mobileNo: string): Texts {
  return {
    cn: `${mobileNo} 是 4G 或 5G 號碼，請以這個號碼登入，即可在網上增值數據。`,
    en: `${mobileNo} is a 4G or 5G number. Log in with it to buy data online.`,
  };
}
