/**
 * Written by `npm run generate` from the contract. Do not edit.
 */

/**
 * Telephone code of a country, digits only, such as `853`.
 * @pattern ^[1-9][0-9]{0,3}$
 */
export type CountryPhoneCode = string;
