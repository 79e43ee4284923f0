/**
 * Written by `npm run generate` from the contract. Do not edit.
 */

/**
 * State of the service's `switch` from now on. Left out for other services, and while it is not known; the site then shows `ussdContent` and no state (proposed by this project, decision B82).
 */
export type UssdResultState = 'on' | 'off';