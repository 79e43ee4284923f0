/**
 * Written by `npm run generate` from the contract. Do not edit.
 */

export type UssdGroupsServiceType = 1 | 2;