/** What menu items and footer channels say about where they lead. */
interface Target {
  jumpUrl?: string | undefined;
  href?: string | undefined;
  isfullurl: number | string;
  type: number | string;
}

/** Where an item leads, ready for `ServerLink`. */
interface MenuTarget {
  href: string | undefined;
  isfullurl: number | string;
  newTab: boolean;
}

/**
 * Where an item of the menu or of the footer leads: `jumpUrl` inside the site when `isfullurl` is 0, else `href`; where that one is
 * missing the other counts. `type` 2 opens a new tab (SHELL-17).
 */
export function menuTarget({ jumpUrl, href, isfullurl, type }: Target): MenuTarget {
  const inside = String(isfullurl) === '0';
  const [wanted, other] = inside ? [jumpUrl, href] : [href, jumpUrl];
  return {
    href: wanted || other || undefined,
    isfullurl: wanted ? isfullurl : inside ? 1 : 0,
    newTab: String(type) === '2',
  };
}

interface Branch extends Target {
  children?: readonly Branch[] | undefined;
}

/** Whether the item or one below it leads to this path, whatever the query. */
export function leadsTo(item: Branch, pathname: string): boolean {
  const address = menuTarget(item).href?.split(/[?#]/)[0];
  return address === pathname || (item.children ?? []).some((child) => leadsTo(child, pathname));
}

/** The items that are shown; `showMenu` other than 1 hides an item with all below it (decision B27). */
export function shownItems<T extends { showMenu?: number | string; children: T[] }>(items: readonly T[]): T[] {
  return items.filter((item) => String(item.showMenu ?? 1) === '1').map((item) => ({ ...item, children: shownItems(item.children ?? []) }));
}
