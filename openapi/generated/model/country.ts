/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import type { CountryPhoneCode } from './countryPhoneCode.ts';

/**
 * A country and its telephone code.
 */
export interface Country {
  /**
     * Name in the language of the request.
     * @minLength 1
     * @maxLength 60
     */
  countryName: string;
  countryPhoneCode: CountryPhoneCode;
}
