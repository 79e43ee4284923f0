/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import type { SearchResultIsfullurl } from './searchResultIsfullurl.ts';
import type { SearchResultKind } from './searchResultKind.ts';

/**
 * A page that contains the keyword.
 */
export interface SearchResult {
  /**
     * Title of the page, plain text.
     * @minLength 1
     * @maxLength 120
     */
  title: string;
  /**
     * The passage that contains the keyword, or the beginning of the page; plain text.
     * @maxLength 300
     */
  content: string;
  /**
     * Where the result leads.
     * @maxLength 500
     */
  jumpurl: string;
  /** 0 = `jumpurl` is a path of this site, otherwise a full address. */
  isfullurl: SearchResultIsfullurl;
  /** What the result is, so that the site can say it. Optional, proposed by this project. */
  kind?: SearchResultKind;
  /**
     * The figure that most who find this page look for, as text with currency and unit, such as `MOP$38 a day`; left out when there is none. Optional, proposed by this project.
     * @minLength 1
     * @maxLength 40
     */
  figure?: string;
}
