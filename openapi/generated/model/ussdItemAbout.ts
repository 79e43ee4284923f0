/**
 * Written by `npm run generate` from the contract. Do not edit.
 */

/**
 * Where the site shows the service besides this list: on the page of prepaid customers. `balance` answers with the balance of the card and changes nothing; `topUp`, with `apiType` 6, says how to top up. At most one service of a customer has each (proposed by this project, decision B77).
 */
export type UssdItemAbout = 'balance' | 'topUp';