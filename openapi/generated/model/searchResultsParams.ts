/**
 * Written by `npm run generate` from the contract. Do not edit.
 */

export type SearchResultsParams = {
/**
 * What the customer typed, not blank.
 * @minLength 1
 * @maxLength 100
 * @pattern \S
 */
keyword: string;
/**
 * Page, counted from 1. Beyond the last page the answer has no rows.
 * @minimum 1
 * @maximum 1000
 */
page: number;
};
