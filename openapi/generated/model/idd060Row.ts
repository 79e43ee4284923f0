/**
 * Written by `npm run generate` from the contract. Do not edit.
 */

/**
 * Charges of IDD 060 calls to one country. In the last row, for the countries that are not listed, every charge reads `不適用` or `Not applicable`.
 */
export interface Idd060Row {
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
     * Standard charge, MOP per minute, two decimals. `-`, `不適用` or `Not applicable` where not offered.
     * @maxLength 14
     * @pattern ^(\d{1,3}\.\d{2}|-|不適用|Not applicable)$
     */
  charge: string;
  /**
     * Charge for customers with a monthly plan, MOP per minute, two decimals. The specification gives the name only; the meaning is proposed by this project. `-`, `不適用` or `Not applicable` where not offered.
     * @maxLength 14
     * @pattern ^(\d{1,3}\.\d{2}|-|不適用|Not applicable)$
     */
  chargeCust: string;
  /**
     * Discount charge in the hours of the 060 rate, MOP per minute, two decimals. The specification gives the name only; the meaning is proposed by this project. `-`, `不適用` or `Not applicable` where not offered.
     * @maxLength 14
     * @pattern ^(\d{1,3}\.\d{2}|-|不適用|Not applicable)$
     */
  chargeDis: string;
}
