import type { Texts } from '../handler.ts';
import { macauDateTime, macauWeekday } from '../seed/macau-time.ts';
import { prices } from '../seed/prices.ts';
import { roamPlanOf } from '../seed/roaming-finder.ts';
import type { LedgerEvent } from './events.ts';

/** One line of a bill. */
export interface BillLine {
  label: Texts;
  /** Quantity used; absent for what is charged by the piece. */
  quantity?: Texts;
  /** In avos (1/100 MOP). */
  amount: number;
  /** Of the sessions in the usage record that it adds up. */
  kind?: 'data' | 'sms' | 'idd';
}

/** What an event costs, and the line of the bill that has it; the lines follow each other in the order of their places. */
interface Charge extends Pick<BillLine, 'kind'> {
  place: number;
  label: Texts;
  avos: number;
  count?: { of: number; unit: (quantity: number) => Texts };
}

export type Rated<E extends LedgerEvent = LedgerEvent> = E & { charge?: Charge };

const SATURDAY = 5;
const avosOf = (mop: number) => Math.round(mop * 100);
const days = (of: number): Texts => ({ cn: `${of} 日`, en: `${of} ${of === 1 ? 'day' : 'days'}` });
const parts = (of: number): Texts => ({ cn: `${of} 則`, en: `${of} ${of === 1 ? 'part' : 'parts'}` });
/** Of units of 6 seconds. */
const minutes = (of: number): Texts => ({ cn: `${(of / 10).toFixed(1)} 分鐘`, en: `${(of / 10).toFixed(1)} min` });

/** The peak period of IDD 00 is Monday to Friday, 08:00 to 21:00 (IDD-07); a call counts by its start. */
function isPeak(at: number): boolean {
  const hour = macauDateTime(at).slice(11, 13);
  return macauWeekday(at) < SATURDAY && hour >= '08' && hour < '21';
}

function chargeOf(event: LedgerEvent, isFirstOfDay: boolean): Charge | undefined {
  switch (event.kind) {
    case 'fee':
      return { place: 0, label: event.label, avos: avosOf(event.price) };
    case 'topUp':
      return { place: 1, label: { cn: `數據增值 ${event.gb} GB`, en: `Data top-up ${event.gb} GB` }, avos: avosOf(event.price) };
    case 'roaming': {
      // A day pass starts with the first data of a day in Macau.
      const { name, price } = roamPlanOf(event.pass);
      return { place: 2, kind: 'data', label: name, avos: isFirstOfDay ? avosOf(price) : 0, count: { of: Number(isFirstOfDay), unit: days } };
    }
    case 'idd': {
      const units = Math.ceil(event.amount / 6);
      const [label, rate, place] = isPeak(event.at)
        ? [{ cn: 'IDD 00 中國內地，繁忙時段', en: 'IDD 00 China, peak' }, prices.idd00Mainland.peak, 3]
        : [{ cn: 'IDD 00 中國內地，非繁忙時段', en: 'IDD 00 China, off-peak' }, prices.idd00Mainland.offPeak, 4];
      return { place, kind: 'idd', label, avos: Math.round((units * avosOf(rate)) / 10), count: { of: units, unit: minutes } };
    }
    case 'sms': {
      const [label, each, place] = event.isAbroad
        ? [{ cn: '短訊：國際', en: 'SMS: international' }, prices.sms.abroad, 6]
        : [{ cn: '短訊：本地', en: 'SMS: local' }, prices.sms.local, 5];
      return { place, kind: 'sms', label, avos: event.amount * avosOf(each), count: { of: event.amount, unit: parts } };
    }
    case 'copy': {
      const label = { bill: { cn: '補發帳單', en: 'Bill copy' }, usage: { cn: '補發使用記錄', en: 'Usage record copy' } }[event.of];
      return { place: 7, label: { cn: `${label.cn}：${event.billDate}`, en: `${label.en}: ${event.billDate}` }, avos: avosOf(prices.reissue) };
    }
    default:
      return undefined;
  }
}

/** Every event with its charge; one without is included in the monthly fee. `events` are those of one period, oldest first. */
export function rate<E extends LedgerEvent>(events: readonly E[]): Rated<E>[] {
  const passDays = new Set<string>();
  return events.map((event) => {
    const day = event.kind === 'roaming' ? `${event.pass} ${macauDateTime(event.at).slice(0, 10)}` : '';
    const charge = chargeOf(event, !passDays.has(day));
    passDays.add(day);
    return { ...event, ...(charge && { charge }) };
  });
}

/** The lines of the bill for these events: what has the same name is one line. */
export function linesOf(rated: readonly Rated[]): BillLine[] {
  const lines = new Map<string, Charge>();
  for (const { charge } of rated) {
    if (charge === undefined) continue;
    // Two top-ups are two lines.
    const key = charge.count ? charge.label.en : String(lines.size);
    const { avos = 0, count } = lines.get(key) ?? {};
    lines.set(key, { ...charge, avos: avos + charge.avos, ...(charge.count && { count: { ...charge.count, of: charge.count.of + (count?.of ?? 0) } }) });
  }
  return [...lines.values()]
    .sort((one, other) => one.place - other.place)
    .map(({ label, avos, kind, count }) => ({ label, amount: avos, ...(kind && { kind }), ...(count && { quantity: count.unit(count.of) }) }));
}

/** Sum of bill lines, in avos. */
export const sumOf = (lines: readonly BillLine[]): number => lines.reduce((sum, line) => sum + line.amount, 0);
