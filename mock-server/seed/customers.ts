import type { Bilingual } from '../handler.ts';
import { findPlan } from './plans.ts';
import { prices } from './prices.ts';

/** What a customer pays for every month. */
interface Subscription {
  label: Bilingual;
  /** In MOP. */
  fee: number;
}

interface PlanOfCustomer {
  name: Bilingual;
  /** In MOP. */
  fee: number;
  gb: number;
}

/** A plan of the catalogue at the price of a contract term. */
function catalogue(id: string, months: number): PlanOfCustomer {
  const plan = findPlan(id)?.plan;
  const way = plan?.ways.find((each) => each.months === months);
  if (plan === undefined || way === undefined) throw new Error(`The catalogue has no plan ${id} of ${months} months.`);
  return { name: plan.name, fee: way.monthplan, gb: Number(plan.datagb) };
}

/** No longer sold. */
const BASIC_3G: PlanOfCustomer = { name: { cn: '3G 基本', en: '3G Basic' }, fee: 78, gb: 2 };
const STANDARD_4G: PlanOfCustomer = { name: { cn: '4G 標準', en: '4G Standard' }, fee: 128, gb: 20 };

/** The plan of each mobile number; the others have the usual one. */
const PLANS: Readonly<Record<string, PlanOfCustomer>> = {
  '66881234': catalogue('2001', 12),
  '66882345': catalogue('2006', 24),
  '66883456': BASIC_3G,
  '66886789': STANDARD_4G,
};
const USUAL = catalogue('2001', 12);

export const planOf = (mobileNo: string): PlanOfCustomer => PLANS[mobileNo] ?? USUAL;

/** Chinese and figures are set apart by a space. */
const spaced = (name: string) => name.replace(/([0-9A-Za-z])$/, '$1 ');

const feeOf = ({ name, fee }: PlanOfCustomer, number?: string): Subscription => ({
  label:
    number === undefined
      ? { cn: `${spaced(name.cn)}月費`, en: `${name.en} monthly fee` }
      : { cn: `${spaced(name.cn)}月費：${number}`, en: `${name.en} fee: ${number}` },
  fee,
});

const MUSIC: Subscription = { label: { cn: '音樂串流月費', en: 'Music streaming monthly fee' }, fee: prices.music };

/** The monthly fees of an account, that of the customer's own number first. */
const SUBSCRIPTIONS: Readonly<Record<string, readonly Subscription[]>> = {
  '66881234': [feeOf(planOf('66881234')), feeOf(catalogue('2013', 12)), MUSIC],
  '66882345': [feeOf(planOf('66882345'), '6688 2345'), feeOf(USUAL, '6688 2350'), feeOf(catalogue('2017', 24))],
};

export const subscriptionsOf = (mobileNo: string): readonly Subscription[] => SUBSCRIPTIONS[mobileNo] ?? [feeOf(planOf(mobileNo))];
