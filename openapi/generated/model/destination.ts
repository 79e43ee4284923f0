/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import type { RoamOffer } from './roamOffer.ts';

/**
 * A country or place in the roaming tariffs.
 */
export interface Destination {
  /**
     * Destination id; compare as a string. The site shows a note for `321` and `102`.
     * @pattern ^[0-9A-Za-z-]{1,32}$
     */
  rdId: string;
  /**
     * Name of the destination.
     * @minLength 1
     * @maxLength 60
     */
  name: string;
  /**
     * Picture of the flag, 3 wide and 2 high. Optional, proposed by this project.
     * @maxLength 500
     */
  flag?: string;
  /**
     * Roaming plans for data at this destination, day passes first; empty when there are none. Optional, proposed by this project.
     * @maxItems 12
     */
  offers?: RoamOffer[];
}
