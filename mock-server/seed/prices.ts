import { catalogue, prices as ofOperator } from '#operator';

const { dayPass, dayCap, replacementSim, tradeIn } = catalogue;

/** Prices that more than one place states, in MOP; bills, tariffs, offers, terms and pages take them from here. */
export const prices = {
  /** A part of a text message to a number in Macau, and to one abroad. */
  sms: { local: 0.25, abroad: 1 },
  /** IDD 00 from Monday to Friday, 08:00 to 21:00, and at other times, a minute to mainland China outside Zhuhai and Zhongshan (IDD-10). */
  idd00Mainland: { peak: 2.2, offPeak: 1.8 },
  /** A minute beyond those of the plan. */
  localCall: 0.4,
  dayPass,
  dayCap,
  replacementSim,
  tradeIn,
  /** Music streaming a month (MUSIC-05). */
  music: ofOperator.musicPerMonth,
  /** A copy of a bill or of a usage record (A02). */
  reissue: ofOperator.reissue,
} as const;

/** `0.25`, `28.00`. */
export const inMop = (price: number): string => price.toFixed(2);

/** `28`, `2,000`; with cents only where there are any. */
export const figure = (price: number): string => (Number.isInteger(price) ? price.toLocaleString('en') : price.toFixed(2));

/** Formats avos (1/100 MOP) as the contract's amount in MOP with two decimals, such as `386.00`. */
export function mop(avos: number): string {
  return (avos / 100).toFixed(2);
}

/** Parses an amount in MOP into avos; 0 when it is no number. */
export function avosOf(amount: string): number {
  const figure = Math.round(Number(amount) * 100);
  return Number.isFinite(figure) ? figure : 0;
}
