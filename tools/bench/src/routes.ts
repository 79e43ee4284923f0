/** A route of the comparison with the floor. */
export interface BenchRoute {
  name: string;
  path: string;
  /**
   * `home`, `list` and `account` are the budgets of the goals; a public page with more to show than a list has none for its JavaScript, and
   * what somebody has `opened` has none at all: they are for what is there before anything is touched.
   */
  kind: 'home' | 'list' | 'account' | 'other' | 'opened';
  /** There is a rendered page of it: the floor, which draws in the browser, must not be faster. */
  ahead: boolean;
  /** What happens before the page is measured: a customer is logged in, or the log-in pop-up is opened as soon as it can be. */
  as?: 'customer' | 'asked';
}

/** What `npm run bench` measures, site and floor. */
export const benchRoutes: readonly BenchRoute[] = [
  { name: 'home', path: '/index', kind: 'home', ahead: true },
  { name: 'plan list', path: '/powerPlan', kind: 'list', ahead: true },
  { name: 'phone detail', path: '/productDetails/4001', kind: 'other', ahead: true },
  { name: 'tariffs', path: '/idd/roamingcharge', kind: 'list', ahead: true },
  { name: 'log-in open', path: '/index', kind: 'opened', ahead: true, as: 'asked' },
  { name: 'bills', path: '/account/billManagement/1', kind: 'account', ahead: false, as: 'customer' },
  { name: 'SMS', path: '/account/sms/7', kind: 'account', ahead: false, as: 'customer' },
];
