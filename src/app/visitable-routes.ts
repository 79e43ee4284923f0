/** Every route with an address that exists on the mock: for screenshots and for the tests that walk the whole site. */
export const visitableRoutes: readonly { id: string; path: string }[] = [
  { id: 'home', path: '/index' },
  { id: 'plans', path: '/powerPlan' },
  { id: 'sharePlan', path: '/sharePlan/2003' },
  { id: 'phones-home', path: '/mobileDevice' },
  { id: 'phones', path: '/allMobile' },
  { id: 'productDetails', path: '/productDetails/4001' },
  { id: 'business', path: '/business' },
  { id: 'business-activities', path: '/businessActivity' },
  { id: 'activities', path: '/activities/3101' },
  { id: 'news', path: '/news' },
  { id: 'careers', path: '/joinUs' },
  { id: 'contact', path: '/contactUs' },
  { id: 'roaming', path: '/idd/roamingcharge' },
  { id: 'idd00', path: '/idd/idd00' },
  { id: 'idd060', path: '/idd/idd060' },
  { id: 'search', path: '/keyWordSearch?keyWord=5G&page=1' },
  { id: 'music', path: '/kkboxLogin' },
  { id: 'travel-card', path: '/itincard' },
  { id: 'not-found', path: '/404' },
  { id: 'privacy', path: '/privacy-personal-statement' },
  { id: 'service-terms', path: '/service-terms-conditions' },
  { id: 'info', path: '/info' },
];

/** The pages behind the log-in, and payment, which visitors may open too. */
export const accountRoutes: readonly { id: string; path: string }[] = [
  { id: 'account-settings', path: '/account/accountSettings/0' },
  { id: 'account-bills', path: '/account/billManagement/1' },
  { id: 'account-usage', path: '/account/usageRecord/2' },
  { id: 'account-payment', path: '/account/paymentMethod/3' },
  { id: 'account-top-up', path: '/account/easyPay/4' },
  { id: 'account-roaming', path: '/account/roam/5' },
  { id: 'account-calling', path: '/account/call/6' },
  { id: 'account-sms', path: '/account/sms/7' },
];

/** The pages that are only drawn in the browser, because they belong to one customer. */
export const closedRoutes: readonly { id: string; path: string }[] = [...accountRoutes, { id: 'prepaidPage', path: '/prepaid' }];
