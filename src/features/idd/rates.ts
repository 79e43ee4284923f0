import type { Idd00Row, Idd060Row } from '@/api/generated/idd';

/** Charges of a country in column order: MOP per minute, or a word. */
export interface Rate {
  country: string;
  /** Digits, or `-` for all other countries. */
  countryCode: string;
  charges: readonly string[];
}

/** Peak, off-peak, discount, video (IDD-02). */
export const rates00 = (rows: readonly Idd00Row[]): Rate[] =>
  rows.map(({ country, countryCode, peakCharge, nonpeakCharge, chargeDis, videoIddCharge }) => ({
    country,
    countryCode,
    charges: [peakCharge, nonpeakCharge, chargeDis, videoIddCharge],
  }));

/** Standard, monthly plan customers, discount (IDD-03). */
export const rates060 = (rows: readonly Idd060Row[]): Rate[] =>
  rows.map(({ country, countryCode, charge, chargeCust, chargeDis }) => ({ country, countryCode, charges: [charge, chargeCust, chargeDis] }));

/** Charges of unlisted countries when the server omits their row (IDD-04): MOP per minute, no video. */
export const OTHER_CHARGES_00: readonly string[] = ['9.90', '9.90', '-', '0'];

/** IDD 00 charges to mobiles in Zhuhai and Zhongshan, in MOP per minute (IDD-10). */
export const ZHUHAI_MOBILE_CHARGES = { peak: '2.20', offPeak: '1.80' } as const;

/** Special prefixes with their charge in MOP per minute (IDD-11). */
export const SPECIAL_PREFIXES = [
  { country: 'australia', prefixes: ['14'], charge: '1.69' },
  { country: 'canada', prefixes: ['867'], charge: '0.99' },
  { country: 'russia', prefixes: ['954'], charge: '5.69' },
  { country: 'uk', prefixes: ['7', '84', '87', '9'], charge: '1.89' },
] as const;
