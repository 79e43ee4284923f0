/**
 * Written by `npm run generate` from the contract. Do not edit.
 */

/**
 * 1 = has a criminal record, 0 = has none. The codes are proposed by this project.
 */
export type SubmitJobApplicationRequestHasCriminalRecord = '0' | '1';