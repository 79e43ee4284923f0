/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import type { Balance } from './balance.ts';

/**
 * The account of a number and what it owes.
 */
export interface BalanceLookup {
  /**
     * Client number, or the One Bill account number. Empty or absent when the number has no account to pay for.
     * @pattern ^[0-9A-Za-z-]{0,32}$
     */
  account?: string;
  /** Outstanding balance of the whole account in MOP with two decimals, without currency or thousands separator. A negative amount is a credit; `0.00` when there is no account. */
  balance: Balance;
  /**
     * Page of the site to which a wallet sends the customer afterwards. The site passes it on in `payByWallet` as it is.
     * @minLength 1
     * @maxLength 500
     */
  resultUrl: string;
}
