/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import type { CountryPhoneCode } from './countryPhoneCode.ts';

/**
 * Which service, and what it needs.
 */
export interface ApplyUssdRequest {
  /**
     * Id of the service.
     * @pattern ^[0-9A-Za-z-]{1,32}$
     */
  id: string;
  /**
     * Number to forward to, without the country code, digits only. For `apiType` 10 only.
     * @pattern ^[0-9]{4,15}$
     */
  fwdnum?: string;
  /** Country of `fwdnum`, a code from `countries`. For `apiType` 10 only. */
  countryPhoneCode?: CountryPhoneCode;
  /**
     * Code of `sendUssdCode`. For services with `needsCode` only.
     * @pattern ^[0-9]{4,8}$
     */
  smsCode?: string;
}
