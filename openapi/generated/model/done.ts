/**
 * Written by `npm run generate` from the contract. Do not edit.
 */

/**
 * Success without a payload.
 */
export const DoneValue = {
  /** Always `0`. */
  status: '0',
} as const;
export type Done = typeof DoneValue;
