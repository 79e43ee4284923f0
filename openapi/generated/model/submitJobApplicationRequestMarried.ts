/**
 * Written by `npm run generate` from the contract. Do not edit.
 */

/**
 * 1 = married, 0 = not married. The codes are proposed by this project.
 */
export type SubmitJobApplicationRequestMarried = '0' | '1';