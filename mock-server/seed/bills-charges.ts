import type { Bilingual } from '../handler.ts';
import type { Persona } from '../personas.ts';
import { figureOf } from './bills-figures.ts';

export interface BillLine {
  label: Bilingual;
  /** Quantity used; absent for a monthly fee. */
  quantity?: Bilingual;
  /** In avos (1/100 MOP). */
  amount: number;
}

/** Monthly fees by account, at the catalogue's prices. */
const MONTHLY_FEES: Record<string, readonly BillLine[]> = {
  '10288416': [
    { label: { cn: '5G 全速月費', en: '5G Full Speed monthly fee' }, amount: 16_800 },
    { label: { cn: '手機分期：Vela 12 Pro', en: 'Phone instalment: Vela 12 Pro' }, amount: 12_000 },
  ],
  '20051873': [
    { label: { cn: '共享 120 月費：6688 2345', en: 'Share 120 fee: 6688 2345' }, amount: 36_800 },
    { label: { cn: '5G 輕量月費：6688 2350', en: '5G Light fee: 6688 2350' }, amount: 9_800 },
    { label: { cn: '家居 300 月費', en: 'Home 300 monthly fee' }, amount: 16_800 },
  ],
  '10417725': [{ label: { cn: '3G 基本月費', en: '3G Basic monthly fee' }, amount: 7_800 }],
  '10660192': [{ label: { cn: '學生 50 月費', en: 'Student 50 monthly fee' }, amount: 11_800 }],
};

const USUAL_FEE: readonly BillLine[] = [{ label: { cn: '5G 輕量月費', en: '5G Light monthly fee' }, amount: 9_800 }];

interface Tariff {
  key: string;
  label: Bilingual;
  each: number;
  /** Maximum per month. */
  max: number;
  unit: (quantity: number) => Bilingual;
}

const counted = (one: string, many: string) => (quantity: number) => `${quantity} ${quantity === 1 ? one : many}`;
const days = counted('day', 'days');
const messages = counted('message', 'messages');

/** Usage-based charges. Message prices as on the SMS pages: MOP 0.25 local, MOP 1.00 international. */
const TARIFFS: readonly Tariff[] = [
  {
    key: 'roaming',
    label: { cn: '漫遊數據日費：香港', en: 'Roaming pass: Hong Kong' },
    each: 6_800,
    max: 2,
    unit: (quantity) => ({ cn: `${quantity} 日`, en: days(quantity) }),
  },
  {
    key: 'idd',
    label: { cn: 'IDD 060 長途電話', en: 'IDD 060 calls' },
    each: 190,
    max: 20,
    unit: (quantity) => ({ cn: `${quantity}.0 分鐘`, en: `${quantity}.0 min` }),
  },
  {
    key: 'sms-local',
    label: { cn: '短訊：本地', en: 'SMS: local' },
    each: 25,
    max: 40,
    unit: (quantity) => ({ cn: `${quantity} 則`, en: messages(quantity) }),
  },
  {
    key: 'sms-abroad',
    label: { cn: '短訊：國際', en: 'SMS: international' },
    each: 100,
    max: 6,
    unit: (quantity) => ({ cn: `${quantity} 則`, en: messages(quantity) }),
  },
];

/** The lines of the bill of this date: the monthly fees, then what was used. */
export function chargesOf(persona: Persona, billDate: string): BillLine[] {
  const used = TARIFFS.flatMap((tariff): BillLine[] => {
    const quantity = figureOf(`${persona.account}:${billDate}:${tariff.key}`, tariff.max);
    return quantity === 0 ? [] : [{ label: tariff.label, quantity: tariff.unit(quantity), amount: quantity * tariff.each }];
  });
  return [...(MONTHLY_FEES[persona.account] ?? USUAL_FEE), ...used];
}

/** Sum of bill lines, in avos. */
export function sumOf(lines: readonly BillLine[]): number {
  return lines.reduce((sum, line) => sum + line.amount, 0);
}
