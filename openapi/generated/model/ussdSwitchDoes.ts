/**
 * Written by `npm run generate` from the contract. Do not edit.
 */

/**
 * What `applyUssd` does to the switch. `ask` answers with its state and changes nothing. A switch has each at most once.
 */
export type UssdSwitchDoes = 'on' | 'off' | 'ask';