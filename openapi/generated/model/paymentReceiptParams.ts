/**
 * Written by `npm run generate` from the contract. Do not edit.
 */

export type PaymentReceiptParams = {
/**
 * Payment id that the checkout put into the return address.
 * @pattern ^[0-9A-Za-z-]{1,32}$
 */
pid: string;
};
