/**
 * Pages of the specification that are not built yet. Each shows the designed "in preparation" page; `tests/e2e/site.spec.ts` lists
 * them, so that none is forgotten. A page that is finished leaves this list.
 */
export const pendingRoutes = [
  { id: 'phones-home', path: '/mobileDevice' },
  { id: 'phones', path: '/allMobile' },
  { id: 'productDetails', path: '/productDetails/:id' },
  { id: 'business', path: '/business' },
  { id: 'business-activities', path: '/businessActivity' },
  { id: 'activities', path: '/activities/:id' },
  { id: 'news', path: '/news' },
  { id: 'careers', path: '/joinUs' },
  { id: 'contact', path: '/contactUs' },
  { id: 'roaming', path: '/idd/roamingcharge' },
  { id: 'idd00', path: '/idd/idd00' },
  { id: 'idd060', path: '/idd/idd060' },
  { id: 'search', path: '/keyWordSearch' },
  { id: 'music', path: '/kkboxLogin' },
  { id: 'travel-card', path: '/itincard' },
  { id: 'account-settings', path: '/account/accountSettings/:index' },
  { id: 'account-bills', path: '/account/billManagement/:index' },
  { id: 'account-usage', path: '/account/usageRecord/:index' },
  { id: 'account-payment', path: '/account/paymentMethod/:index' },
  { id: 'account-top-up', path: '/account/easyPay/:index' },
  { id: 'account-roaming', path: '/account/roam/:index' },
  { id: 'account-calling', path: '/account/call/:index' },
  { id: 'account-sms', path: '/account/sms/:index' },
  { id: 'prepaidPage', path: '/prepaid' },
] as const;
