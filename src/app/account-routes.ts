import type { QueryClient } from '@tanstack/react-query';
import type { RouteObject } from 'react-router-dom';
import { lazyRoute } from './lazy-route';

const layout = {
  Component: async () => (await import('./layouts/account-layout')).AccountLayout,
  loader: async () => (await import('./layouts/account-loader')).accountLoader,
};
const guard = { Component: async () => (await import('./account-guard')).AccountGuard };

/**
 * The route table of the account area (ROUTE-06). It is fetched with the first address of the area: visitors do without the names of all
 * its files.
 */
export function accountRoutes(queryClient: QueryClient): RouteObject[] {
  const page = lazyRoute(queryClient);
  // The router takes out of `lazy` what it has fetched: every table has its own.
  return [
    {
      id: 'account-area',
      lazy: { ...layout },
      children: [
        // Open to everybody: it asks for a number itself, and a bank may come back without a session (decision A10).
        page(
          'account-payment',
          '/account/paymentMethod/:index',
          async () => (await import('@/features/payments/page')).PaymentPage,
          async () => (await import('@/features/payments/loader')).paymentLoader,
        ),
        {
          id: 'account-guarded',
          lazy: { ...guard },
          children: [
            page(
              'account-settings',
              '/account/accountSettings/:index',
              async () => (await import('@/features/settings/page')).SettingsPage,
              async () => (await import('@/features/settings/loader')).settingsLoader,
            ),
            page(
              'account-bills',
              '/account/billManagement/:index',
              async () => (await import('@/features/bills/page')).BillsPage,
              async () => (await import('@/features/bills/loader')).billsLoader,
            ),
            page(
              'account-roaming',
              '/account/roam/:index',
              async () => (await import('@/features/ussd/page')).RoamingServicesPage,
              async () => (await import('@/features/ussd/loader')).roamingServicesLoader,
            ),
            page(
              'account-calling',
              '/account/call/:index',
              async () => (await import('@/features/ussd/page')).CallingServicesPage,
              async () => (await import('@/features/ussd/loader')).callingServicesLoader,
            ),
            page(
              'account-usage',
              '/account/usageRecord/:index',
              async () => (await import('@/features/usage/page')).UsagePage,
              async () => (await import('@/features/usage/loader')).usageLoader,
            ),
            page(
              'account-top-up',
              '/account/easyPay/:index',
              async () => (await import('@/features/top-up/page')).TopUpPage,
              async () => (await import('@/features/top-up/loader')).topUpLoader,
            ),
            page(
              'account-sms',
              '/account/sms/:index',
              async () => (await import('@/features/sms/page')).SmsPage,
              async () => (await import('@/features/sms/loader')).smsLoader,
            ),
          ],
        },
      ],
    },
  ];
}
