import { prices as ofOperator } from '#operator';

/** Prices that more than one place states, in MOP; bills, tariffs, offers, terms and pages take them from here. */
export const prices = {
  /** A part of a text message to a number in Macau, and to one abroad. */
  sms: { local: 0.25, abroad: 1 },
  /** A day of roaming data. It starts by itself, so no day there costs more. */
  dayPass: { nearby: 28, southeastAsia: 38, japanKorea: 38, world: 98 },
  /** The most that a day of roaming data costs where there is no day pass. */
  dayCap: 168,
  /** IDD 00 from Monday to Friday, 08:00 to 21:00, and at other times, a minute to mainland China outside Zhuhai and Zhongshan (IDD-10). */
  idd00Mainland: { peak: 2.2, offPeak: 1.8 },
  /** Music streaming a month (MUSIC-05). */
  music: ofOperator.musicPerMonth,
  /** A copy of a bill or of a usage record (A02). */
  reissue: ofOperator.reissue,
  replacementSim: 50,
  tradeIn: 2000,
} as const;

/** `0.25`, `28.00`. */
export const inMop = (price: number): string => price.toFixed(2);

/** `28`, `2,000`; with cents only where there are any. */
export const figure = (price: number): string => (Number.isInteger(price) ? price.toLocaleString('en') : price.toFixed(2));
