import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { LoaderFunctionArgs } from 'react-router-dom';
import type { Namespace } from '../i18n/types.ts';
import { paths } from '../lib/paths.ts';

/** What the module of a page exports. The loader starts the reads of the page, or redirects. */
interface PageModule {
  Component: ComponentType;
  loader: (queryClient: QueryClient, args: LoaderFunctionArgs) => unknown;
}

/** One line of a route table. */
export interface PageRoute {
  id: string;
  path: string;
  /** Messages that the page needs besides `common`, and `account` in the account area. */
  messages: readonly Namespace[];
  load: () => Promise<PageModule>;
  /** Ids of the pages that a visitor is likely to open next, the likeliest first; their code is fetched while the page is read. */
  next?: readonly string[];
}

/** A page outside of the account area. */
interface PublicRoute extends PageRoute {
  /** False where the content depends on the visitor. */
  prerender?: false;
}

/**
 * The pages that visitors see (ROUTE-01 … ROUTE-09). Node reads this file as it is: the build, the prerendering and the tests take the list of
 * routes from here (src/app/visitable-routes.ts).
 */
export const publicRoutes: readonly PublicRoute[] = [
  { id: 'home', path: paths.home, messages: ['home'], load: () => import('../features/home/page.tsx'), next: ['plans'] },
  { id: 'plans', path: paths.plans(), messages: ['plans'], load: () => import('../features/plans/page.tsx'), next: ['sharePlan'] },
  { id: 'sharePlan', path: '/sharePlan/:id', messages: ['plans'], load: () => import('../features/plans/detail-page.tsx') },
  {
    id: 'phones-home',
    path: paths.phonesHome,
    messages: ['phones'],
    load: () => import('../features/phones/home-page.tsx'),
    next: ['phones', 'productDetails'],
  },
  { id: 'phones', path: paths.phones(), messages: ['phones'], load: () => import('../features/phones/list-page.tsx'), next: ['productDetails'] },
  { id: 'productDetails', path: '/productDetails/:id', messages: ['phones'], load: () => import('../features/phones/product-page.tsx') },
  { id: 'business', path: paths.business, messages: ['business'], load: () => import('../features/business/page.tsx') },
  {
    id: 'business-activities',
    path: paths.businessActivities,
    messages: ['business'],
    load: () => import('../features/business/activities-page.tsx'),
    next: ['activities'],
  },
  { id: 'activities', path: '/activities/:id', messages: ['business'], load: () => import('../features/business/activity-page.tsx') },
  { id: 'news', path: paths.news, messages: ['news'], load: () => import('../features/news/page.tsx') },
  { id: 'careers', path: paths.careers, messages: ['careers', 'forms', 'captcha'], load: () => import('../features/careers/page.tsx') },
  { id: 'contact', path: paths.contact, messages: ['contact', 'forms', 'captcha'], load: () => import('../features/contact/page.tsx') },
  { id: 'roaming', path: paths.roaming, messages: ['roaming', 'tariffs'], load: () => import('../features/roaming/page.tsx') },
  { id: 'idd00', path: paths.idd00, messages: ['idd', 'tariffs'], load: () => import('../features/idd/idd00-page.tsx'), next: ['idd060'] },
  { id: 'idd060', path: paths.idd060, messages: ['idd', 'tariffs'], load: () => import('../features/idd/idd060-page.tsx'), next: ['idd00'] },
  { id: 'search', path: '/keyWordSearch', prerender: false, messages: ['search'], load: () => import('../features/search/page.tsx') },
  { id: 'music', path: paths.music, messages: ['music', 'forms'], load: () => import('../features/music/page.tsx') },
  { id: 'travel-card', path: paths.travelCard, messages: ['travel-card', 'forms', 'puzzle'], load: () => import('../features/travel-card/page.tsx') },
  { id: 'not-found', path: paths.notFound, messages: ['search'], load: () => import('./pages/not-found.tsx') },
  { id: 'server-page', path: '*', messages: ['pages'], load: () => import('../features/site/page.tsx') },
];

/** The page of prepaid customers, in the frame of the account area. */
export const prepaidRoute: PageRoute = { id: 'prepaidPage', path: paths.prepaid, messages: ['prepaid'], load: () => import('./prepaid-route.tsx') };
