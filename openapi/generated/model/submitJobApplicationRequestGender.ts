/**
 * Written by `npm run generate` from the contract. Do not edit.
 */

/**
 * M = male, F = female. The codes are proposed by this project.
 */
export type SubmitJobApplicationRequestGender = 'M' | 'F';