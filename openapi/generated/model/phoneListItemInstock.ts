/**
 * Written by `npm run generate` from the contract. Do not edit.
 */

/**
 * 1 = a shop has it now in one of its colours and capacities, 0 = none has. Proposed by this project; without it the list is silent about stock.
 */
export type PhoneListItemInstock = 0 | 1;