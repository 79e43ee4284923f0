import { keepPreviousData } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type MenuQueryResult, useMenu } from '@/api/site';
import { leadsTo, shownItems } from '@/components/menu-target';
import { paths } from '@/lib/paths';

/** One item of the main menu. */
export type MenuItem = MenuQueryResult[number];

/**
 * How the shell reads: the other language's content stays until the new one is there, a failed read is not asked for twice, and a backend that
 * lacks it does not take the page away.
 */
export const SHELL_READ = { placeholderData: keepPreviousData, retryOnMount: false, meta: { optional: true } } as const;

/**
 * The main menu as it is drawn: what the server sends, and after it the pages that the header always leads to (SHELL-01) where the server
 * left them out. Undefined while it is being read.
 */
export function useSiteMenu(): MenuItem[] | undefined {
  const { t } = useTranslation();
  const { data, isPending } = useMenu({ query: SHELL_READ });
  if (isPending) return undefined;
  const items = shownItems(Array.isArray(data) ? data : []);
  const always = [
    { name: t('menu.plans'), jumpUrl: paths.plans() },
    { name: t('menu.phones'), jumpUrl: paths.phones() },
    { name: t('menu.roaming'), jumpUrl: paths.roamingOffers },
    { name: t('menu.business'), jumpUrl: paths.businessServices },
  ].map((link): MenuItem => ({ ...link, isfullurl: 0, type: 1, showMenu: 1, children: [] }));
  return [...items, ...always.filter((link) => !items.some((item) => leadsTo(item, link.jumpUrl ?? '')))];
}
