/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import type { UssdSwitchDoes } from './ussdSwitchDoes.ts';

/**
 * Which services of a group are one that is on or off: those with the same `id`. The site shows them as one row with the name and the last known state (proposed by this project, decision B82). Never on a service that needs a code, a number or a link.
 */
export interface UssdSwitch {
  /**
     * The same for all services of the switch.
     * @pattern ^[0-9A-Za-z-]{1,32}$
     */
  id: string;
  /**
     * What is on or off, in the language of the request.
     * @minLength 1
     * @maxLength 60
     */
  name: string;
  /** What `applyUssd` does to the switch. `ask` answers with its state and changes nothing. A switch has each at most once. */
  does: UssdSwitchDoes;
}
