/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import type { UssdItem } from './ussdItem.ts';

/**
 * Services under one heading.
 */
export interface UssdGroup {
  /**
     * Heading of the group.
     * @minLength 1
     * @maxLength 60
     */
  groupName: string;
  /**
     * The services in the order in which they are shown.
     * @maxItems 50
     */
  ussdDetails: UssdItem[];
}
