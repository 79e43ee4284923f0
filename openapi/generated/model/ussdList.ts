/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import type { UssdGroup } from './ussdGroup.ts';

/**
 * The services of one page.
 */
export interface UssdList {
  /**
     * The groups in the order in which they are shown.
     * @maxItems 30
     */
  list: UssdGroup[];
}
