/**
 * Written by `npm run generate` from the contract. Do not edit.
 */

export type BannersPosition = 'homeIndex' | 'phoneBanner' | 'phoneMiddle';