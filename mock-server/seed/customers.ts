import type { Texts } from '../handler.ts';
import { findPlan } from './plans.ts';

/** What a customer pays for every month. */
export interface Contract {
  name: Texts;
  /** In MOP. */
  fee: number;
  /** Local data in GB. */
  gb: number;
  /** Number of the SIM card, as the bill shows it where an account has several. */
  number?: string;
}

/** The facts from which everything that a customer can open is made. */
export interface CustomerFacts {
  /** Plans, that of the customer's own number first; a prepaid customer has none. */
  contracts: readonly Contract[];
  hasMusic: boolean;
  /** Sessions in a billing period, about. */
  habits: { data: number; call: number; heart: number; idd: number };
  /** Balance of a prepaid card before the visitor used any, in MOP. */
  credit: number;
  /** Day passes (plan ids) of the places that the customer travels to, with data roaming on. */
  travels: readonly string[];
}

/** A plan of the catalogue at the price of a contract term. */
function catalogue(id: string, months: number, number?: string): Contract {
  const plan = findPlan(id)?.plan;
  const way = plan?.ways.find((each) => each.months === months);
  if (plan === undefined || way === undefined) throw new Error(`The catalogue has no plan ${id} of ${months} months.`);
  return { name: plan.name, fee: way.monthplan, gb: Number(plan.datagb), ...(number !== undefined && { number }) };
}

const USUAL: CustomerFacts = {
  contracts: [catalogue('2001', 12)],
  hasMusic: false,
  habits: { data: 22, call: 6, heart: 3, idd: 3 },
  credit: 0,
  travels: [],
};

/** By mobile number, what is not usual. The plans 3G Basic and 4G Standard are no longer sold. */
const FACTS: Readonly<Record<string, Partial<CustomerFacts>>> = {
  '66881234': { contracts: [catalogue('2001', 12, '6688 1234'), catalogue('2013', 12, '6688 1235')], hasMusic: true, habits: { ...USUAL.habits, idd: 5 } },
  '66882345': {
    contracts: [catalogue('2006', 24, '6688 2345'), catalogue('2001', 12, '6688 2350'), catalogue('2017', 24)],
    habits: { data: 115, call: 80, heart: 50, idd: 6 },
    travels: ['3101', '3104'],
  },
  '66883456': { contracts: [{ name: { cn: '3G 基本', en: '3G Basic' }, fee: 78, gb: 2 }] },
  '66884567': { contracts: [], credit: 86.5 },
  '66885678': { travels: ['3101'] },
  '66886789': { contracts: [{ name: { cn: '4G 標準', en: '4G Standard' }, fee: 128, gb: 20 }], travels: ['3101', '3104'] },
};

export const factsOf = (mobileNo: string): CustomerFacts => ({ ...USUAL, ...FACTS[mobileNo] });
