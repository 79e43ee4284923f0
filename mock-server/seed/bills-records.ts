import type { Bilingual } from '../handler.ts';
import type { Bill } from './bills.ts';
import { daysLater, figureOf } from './bills-figures.ts';

/** One use of the network, as the last pages of a bill list it. */
export interface CallRecord {
  /** `YYYY-MM-DD HH:mm` in Macau. */
  at: string;
  /** The other number, half masked; empty for data. */
  number: string;
  kind: Bilingual;
  used: Bilingual;
}

const DAYS = 30;
const MINUTES_A_DAY = 24 * 60;

const kinds: readonly { kind: Bilingual; used: (quantity: number) => Bilingual; max: number; withNumber: boolean }[] = [
  {
    kind: { cn: '本地通話', en: 'Local call' },
    used: (minutes) => ({ cn: `${minutes} 分鐘`, en: `${minutes} min` }),
    max: 40,
    withNumber: true,
  },
  { kind: { cn: '心連心通話', en: 'Heart to Heart call' }, used: (minutes) => ({ cn: `${minutes} 分鐘`, en: `${minutes} min` }), max: 60, withNumber: true },
  { kind: { cn: '流動數據', en: 'Mobile data' }, used: (mb) => ({ cn: `${mb}.0 MB`, en: `${mb}.0 MB` }), max: 900, withNumber: false },
];

/** `count` records of a bill's period in chronological order; deterministic for the bill. */
export function recordsOf(bill: Bill, count: number): CallRecord[] {
  return Array.from({ length: count }, (_, index) => {
    const figure = (what: string, max: number) => figureOf(`${bill.account}:${bill.billDate}:record:${index}:${what}`, max);
    const minute = Math.floor((index * DAYS * MINUTES_A_DAY) / count) + figure('minute', 40);
    const time = minute % MINUTES_A_DAY;
    const clock = `${String(Math.floor(time / 60)).padStart(2, '0')}:${String(time % 60).padStart(2, '0')}`;
    const { kind, used, max, withNumber } = kinds[figure('kind', kinds.length - 1)] ?? (kinds[0] as (typeof kinds)[number]);
    return {
      at: `${daysLater(bill.from, Math.floor(minute / MINUTES_A_DAY))} ${clock}`,
      number: withNumber ? `66${String(figure('number', 99)).padStart(2, '0')} ••••` : '',
      kind,
      used: used(1 + figure('used', max)),
    };
  });
}
