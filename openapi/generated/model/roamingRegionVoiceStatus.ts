/**
 * Written by `npm run generate` from the contract. Do not edit.
 */

/**
 * 1 = voice roaming is offered in the region. The specification names the field without its values, which are proposed by this project; the site does not use it.
 */
export type RoamingRegionVoiceStatus = 0 | 1;