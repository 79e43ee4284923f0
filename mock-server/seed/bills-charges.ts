import type { Bilingual } from '../handler.ts';
import type { Persona } from '../personas.ts';
import { figureOf } from './bills-figures.ts';
import { subscriptionsOf } from './customers.ts';
import { prices } from './prices.ts';
import { roamPlanOf } from './roaming-finder.ts';

export interface BillLine {
  label: Bilingual;
  /** Quantity used; absent for a monthly fee. */
  quantity?: Bilingual;
  /** In avos (1/100 MOP). */
  amount: number;
}

interface Tariff {
  key: string;
  label: Bilingual;
  /** In MOP. */
  each: number;
  /** Maximum per month. */
  max: number;
  unit: (quantity: number) => Bilingual;
}

const avos = (mop: number) => Math.round(mop * 100);
const counted = (one: string, many: string) => (quantity: number) => `${quantity} ${quantity === 1 ? one : many}`;
const days = counted('day', 'days');
const messages = counted('message', 'messages');

/** The roaming day pass that starts in Zhuhai and Hong Kong. */
const PASS = roamPlanOf('3101');

/** Usage-based charges. */
const TARIFFS: readonly Tariff[] = [
  {
    key: 'roaming',
    label: PASS.name,
    each: PASS.price,
    max: 2,
    unit: (quantity) => ({ cn: `${quantity} 日`, en: days(quantity) }),
  },
  {
    key: 'idd',
    label: { cn: 'IDD 00 長途電話：中國內地', en: 'IDD 00: mainland China' },
    each: prices.idd00Mainland.peak,
    max: 20,
    unit: (quantity) => ({ cn: `${quantity}.0 分鐘`, en: `${quantity}.0 min` }),
  },
  {
    key: 'sms-local',
    label: { cn: '短訊：本地', en: 'SMS: local' },
    each: prices.sms.local,
    max: 40,
    unit: (quantity) => ({ cn: `${quantity} 則`, en: messages(quantity) }),
  },
  {
    key: 'sms-abroad',
    label: { cn: '短訊：國際', en: 'SMS: international' },
    each: prices.sms.abroad,
    max: 6,
    unit: (quantity) => ({ cn: `${quantity} 則`, en: messages(quantity) }),
  },
];

/** The lines of the bill of this date: the monthly fees, then what was used. */
export function chargesOf(persona: Persona, billDate: string): BillLine[] {
  const used = TARIFFS.flatMap((tariff): BillLine[] => {
    const quantity = figureOf(`${persona.account}:${billDate}:${tariff.key}`, tariff.max);
    return quantity === 0 ? [] : [{ label: tariff.label, quantity: tariff.unit(quantity), amount: avos(quantity * tariff.each) }];
  });
  return [...subscriptionsOf(persona.mobileNo).map(({ label, fee }) => ({ label, amount: avos(fee) })), ...used];
}

/** Sum of bill lines, in avos. */
export function sumOf(lines: readonly BillLine[]): number {
  return lines.reduce((sum, line) => sum + line.amount, 0);
}
