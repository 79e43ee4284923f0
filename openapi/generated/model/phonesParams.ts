/**
 * Written by `npm run generate` from the contract. Do not edit.
 */

export type PhonesParams = {
/**
 * Page, counted from 1. Beyond the last page the answer has no rows.
 * @minimum 1
 * @maximum 1000
 */
pageNumber: number;
/**
 * Phones a page; the site asks for 12 on `/allMobile` and for 4 on `/mobileDevice`.
 * @minimum 1
 * @maximum 100
 */
pageSize: number;
};
