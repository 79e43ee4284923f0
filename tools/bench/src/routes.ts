export interface BenchRoute {
  name: string;
  path: string;
  /**
   * The budget of the page's JavaScript: `other` pages have none, because they show more than a list; `opened` pages have no budget at all,
   * because budgets are for the page before any interaction.
   */
  kind: 'home' | 'list' | 'account' | 'other' | 'opened';
  /** The page is prerendered, so the baseline, which renders in the browser, must not be faster. */
  prerendered: boolean;
  /** State before the measurement: a logged-in customer, or the log-in dialog opened as early as possible. */
  as?: 'customer' | 'login-dialog';
}

/** The pages that the site and the baseline have. */
export const benchRoutes: readonly BenchRoute[] = [
  { name: 'home', path: '/index', kind: 'home', prerendered: true },
  { name: 'plan list', path: '/powerPlan', kind: 'list', prerendered: true },
  { name: 'phone detail', path: '/productDetails/4001', kind: 'other', prerendered: true },
  { name: 'tariffs', path: '/idd/roamingcharge', kind: 'list', prerendered: true },
  { name: 'log-in open', path: '/index', kind: 'opened', prerendered: true, as: 'login-dialog' },
  { name: 'bills', path: '/account/billManagement/1', kind: 'account', prerendered: false, as: 'customer' },
  { name: 'SMS', path: '/account/sms/7', kind: 'account', prerendered: false, as: 'customer' },
];
