/**
 * Pages of the specification that are not built yet. Each shows the designed "in preparation" page; `tests/e2e/site.spec.ts` lists
 * them, so that none is forgotten. A page that is finished leaves this list.
 */
export const pendingRoutes = [
  { id: 'account-settings', path: '/account/accountSettings/:index' },
  { id: 'account-bills', path: '/account/billManagement/:index' },
  { id: 'account-usage', path: '/account/usageRecord/:index' },
  { id: 'account-top-up', path: '/account/easyPay/:index' },
  { id: 'account-roaming', path: '/account/roam/:index' },
  { id: 'account-calling', path: '/account/call/:index' },
  { id: 'account-sms', path: '/account/sms/:index' },
] as const;
