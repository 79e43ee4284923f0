import { shops } from '#shops';
import type { Shop } from '../../brand/types.ts';
import type { Texts } from '../handler.ts';

const flagged = (flag: Shop['flag']): Shop => shops.find((shop) => shop.flag === flag) as Shop;

/** Where events are, and where phones are sold. */
export const premiumShop = flagged('premium');
export const phoneShop = flagged('sale');

/** The shops that have new phones. */
export const withPhones: Texts = {
  cn: `${premiumShop.name.cn}及${phoneShop.name.cn}`,
  en: `our ${premiumShop.name.en} and ${phoneShop.name.en} shops`,
};
