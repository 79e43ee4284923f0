/**
 * Written by `npm run generate` from the contract. Do not edit.
 */

/**
 * 1 = show the notice. The values are proposed by this project.
 */
export type NoticeStatus = 0 | 1;