import { keepPreviousData, type QueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { getFooterChannelsQueryOptions, getMenuQueryOptions, getNoticeQueryOptions, type MenuQueryResult, useMenu } from '@/api/generated/site';
import { leadsTo, shownItems } from '@/components/menu-target';
import { paths } from '@/lib/paths';

/**
 * Query options of the shell: it keeps the content of the previous language while loading, and HTTP 404 does not redirect.
 */
export const SHELL_READ = { placeholderData: keepPreviousData, meta: { optional: true } } as const;

const SHELL_QUERY = { query: SHELL_READ };
/** Longest delay of the first paint. */
const TIMEOUT_MS = 600;

/**
 * Prefetches the data of the shell. Waits shortly for notice and menu, so that they cause no layout shift. The query client reports errors;
 * the shell renders without the failed data.
 */
export async function shellLoader(queryClient: QueryClient): Promise<null> {
  const above = [queryClient.ensureQueryData(getNoticeQueryOptions(SHELL_QUERY)), queryClient.ensureQueryData(getMenuQueryOptions(SHELL_QUERY))];
  queryClient.ensureQueryData(getFooterChannelsQueryOptions(SHELL_QUERY)).catch(() => {});
  await Promise.race([Promise.allSettled(above), new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS))]);
  return null;
}

export type MenuItem = MenuQueryResult[number];

/**
 * The server's menu, followed by the pages that the header always links to (SHELL-01) where they are missing. Undefined while loading.
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
