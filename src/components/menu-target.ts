/** Link fields shared by menu items and footer channels. */
interface Target {
  jumpUrl?: string | undefined;
  href?: string | undefined;
  isfullurl: number | string;
  type: number | string;
}

/** Target of a menu item, as props of `ServerLink`: `jumpUrl` when `isfullurl` is 0, else `href`; falls back to the other one. `type` 2 opens a new tab (SHELL-17). */
export function menuTarget({ jumpUrl, href, isfullurl, type }: Target) {
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

/** Whether the item or a descendant links to the path, regardless of the query. */
export function leadsTo(item: Branch, pathname: string): boolean {
  const path = menuTarget(item).href?.split(/[?#]/)[0];
  return path === pathname || (item.children ?? []).some((child) => leadsTo(child, pathname));
}

/** Visible items; `showMenu` other than 1 hides an item with its descendants (decision B27). */
export function shownItems<T extends { showMenu?: number | string; children: T[] }>(items: readonly T[]): T[] {
  return items.filter((item) => String(item.showMenu ?? 1) === '1').map((item) => ({ ...item, children: shownItems(item.children ?? []) }));
}
