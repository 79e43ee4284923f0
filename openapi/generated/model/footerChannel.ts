/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import type { FooterChannelIsfullurl } from './footerChannelIsfullurl.ts';
import type { FooterChannelType } from './footerChannelType.ts';

/**
 * A link that the server adds to the footer, or a group of them. Where it leads is decided as for `MenuItem`. Proposed by this project.
 */
export interface FooterChannel {
  /**
     * Words of the link, or heading of the group.
     * @minLength 1
     * @maxLength 60
     */
  name: string;
  /**
     * Path in this site, with its query where there is one.
     * @maxLength 500
     */
  jumpUrl?: string;
  /**
     * Full address outside this site.
     * @maxLength 500
     */
  href?: string;
  /** 0 = a path of this site, otherwise a full address. */
  isfullurl: FooterChannelIsfullurl;
  /** 1 = opens in the same tab, 2 = in a new one. */
  type: FooterChannelType;
  /**
     * Links of the group, in order; left out for a plain link.
     * @maxItems 20
     */
  children?: FooterChannel[];
}
