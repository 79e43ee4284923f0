/**
 * Written by `npm run generate` from the contract. Do not edit.
 */

/**
 * Charges of IDD 00 calls to one country.
 */
export interface Idd00Row {
  /**
     * Country, or part of one; the last row reads `其他國家` or `Other countries`.
     * @minLength 1
     * @maxLength 60
     */
  country: string;
  /**
     * Country code to dial, digits only, such as `1`, `44` or `351`; `-` in the last row.
     * @pattern ^(\d{1,7}|-)$
     */
  countryCode: string;
  /**
     * Charge in the peak period, MOP per minute, two decimals. The last row says `9.90`. `-`, `不適用` or `Not applicable` where not offered.
     * @maxLength 14
     * @pattern ^(\d{1,3}\.\d{2}|-|不適用|Not applicable)$
     */
  peakCharge: string;
  /**
     * Charge in the off-peak period, MOP per minute, two decimals. The last row says `9.90`. `-`, `不適用` or `Not applicable` where not offered.
     * @maxLength 14
     * @pattern ^(\d{1,3}\.\d{2}|-|不適用|Not applicable)$
     */
  nonpeakCharge: string;
  /**
     * Discount charge at any hour, MOP per minute, two decimals. The specification gives the name only; the meaning is proposed by this project. `-`, `不適用` or `Not applicable` where not offered.
     * @maxLength 14
     * @pattern ^(\d{1,3}\.\d{2}|-|不適用|Not applicable)$
     */
  chargeDis: string;
  /**
     * Charge of a video call at any hour, MOP per minute, two decimals; `0` where video calls are not offered, as in the last row.
     * @maxLength 14
     * @pattern ^(\d{1,3}\.\d{2}|0|-|不適用|Not applicable)$
     */
  videoIddCharge: string;
}
