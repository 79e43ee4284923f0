/**
 * Written by `npm run generate` from the contract. Do not edit.
 */

export type SmsHistoryParams = {
/**
 * Page, counted from 1. Beyond the last page the answer has no rows.
 * @minimum 1
 * @maximum 100000
 */
pageNo: number;
};
