/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import type { BannersPosition } from './bannersPosition.ts';

export type BannersParams = {
/**
 * Where the banners stand. `homeIndex` is the home page, `phoneBanner` the head of the phone page, `phoneMiddle` the advert in its middle.
 */
position: BannersPosition;
};
