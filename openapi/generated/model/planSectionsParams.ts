/**
 * Written by `npm run generate` from the contract. Do not edit.
 */

export type PlanSectionsParams = {
/**
 * Page, counted from 1. Beyond the last page the answer has no rows.
 * @minimum 1
 * @maximum 1000
 */
pageNumber: number;
/**
 * Rows a page; the site asks for 5.
 * @minimum 1
 * @maximum 100
 */
pageSize: number;
};
