/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import type { BannerIsfullurl } from './bannerIsfullurl.ts';
import type { BannerOffer } from './bannerOffer.ts';
import type { BannerPopup } from './bannerPopup.ts';

/**
 * A picture that advertises something and, with the optional words, says what.
 */
export interface Banner {
  /**
     * Picture for screens wider than 1024 px.
     * @maxLength 500
     */
  image: string;
  /**
     * Picture for screens up to 1024 px.
     * @maxLength 500
     */
  phoneimage: string;
  /** 1 = a click opens `popupImage` instead of `href`. Left out means 0. */
  popup?: BannerPopup;
  /**
     * Picture that a click opens when `popup` is 1.
     * @maxLength 500
     */
  popupImage?: string;
  /**
     * Where a click leads, in a new tab; left out when the banner leads nowhere. When `popup` is 1, where the link to details and terms beside `popupImage` leads; this use is proposed by this project.
     * @maxLength 500
     */
  href?: string;
  /** 0 = `href` is a path of this site, otherwise a full address. */
  isfullurl: BannerIsfullurl;
  /**
     * Headline as live text over the picture, plain text, about 14 Chinese characters. Proposed by this project; without it the picture stands alone.
     * @minLength 1
     * @maxLength 60
     */
  title?: string;
  /**
     * One or two sentences under the headline, plain text. Proposed by this project.
     * @minLength 1
     * @maxLength 200
     */
  text?: string;
  offer?: BannerOffer;
  /**
     * Words of the button that does what a click does. Proposed by this project.
     * @minLength 1
     * @maxLength 30
     */
  linkText?: string;
  /**
     * What the pictures (`image`, `popupImage`) show and say, for customers who cannot see them. Proposed by this project.
     * @minLength 1
     * @maxLength 200
     */
  alt?: string;
}
