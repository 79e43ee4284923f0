/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import type { MenuItemIsfullurl } from './menuItemIsfullurl.ts';
import type { MenuItemPopup } from './menuItemPopup.ts';
import type { MenuItemShowMenu } from './menuItemShowMenu.ts';
import type { MenuItemType } from './menuItemType.ts';

/**
 * An item of the menu. It leads to `jumpUrl` when `isfullurl` is 0 and to `href` when not; where that one is missing the other counts. An item with neither only opens its children.
 */
export interface MenuItem {
  /**
     * Words of the item.
     * @minLength 1
     * @maxLength 60
     */
  name: string;
  /**
     * Items below this one, in order; empty for a leaf.
     * @maxItems 30
     */
  children: MenuItem[];
  /**
     * Path in this site, with its query where there is one.
     * @maxLength 500
     */
  jumpUrl?: string;
  /** 1 = a click opens the log-in pop-up when nobody is logged in. Left out means 0. The meaning is proposed by this project. */
  popup?: MenuItemPopup;
  /**
     * Full address outside this site.
     * @maxLength 500
     */
  href?: string;
  /** 0 = a path of this site, otherwise a full address. */
  isfullurl: MenuItemIsfullurl;
  /** 1 = opens in the same tab, 2 = in a new one. */
  type: MenuItemType;
  /** 1 = shown, 0 = kept by the server but not shown, children included. */
  showMenu: MenuItemShowMenu;
}
