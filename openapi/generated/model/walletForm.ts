/**
 * Written by `npm run generate` from the contract. Do not edit.
 */

/**
 * The way to the wallet.
 */
export interface WalletForm {
  /**
     * HTML with the form of the wallet, as its kit writes it. The site takes from the first `form` its action, method, `accept-charset` and named fields (hidden, text and submit inputs, select, textarea) and submits them at once; everything else is dropped, and no script in it runs. The action is an https address at one of the origins that the operator's settings name. Which fields there are is between the server and the wallet.
     * @minLength 1
     * @maxLength 20000
     */
  html: string;
}
