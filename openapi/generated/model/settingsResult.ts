/**
 * Written by `npm run generate` from the contract. Do not edit.
 */

/**
 * Acknowledgement of a changed setting.
 */
export interface SettingsResult {
  /**
     * Sentence for the customer, in the language of the request. The site shows it as it is.
     * @minLength 1
     * @maxLength 500
     */
  res: string;
}
