/** Messages by area, typed by the Chinese files; locales.test.ts checks that the English ones have the same keys. */
export interface Messages {
  common: typeof import('./locales/cn/common.json');
  account: typeof import('./locales/cn/account.json');
  offline: typeof import('./locales/cn/offline.json');
  home: typeof import('./locales/cn/home.json');
  trip: typeof import('./locales/cn/trip.json');
  pages: typeof import('./locales/cn/pages.json');
  auth: typeof import('./locales/cn/auth.json');
  forms: typeof import('./locales/cn/forms.json');
  compare: typeof import('./locales/cn/compare.json');
  plans: typeof import('./locales/cn/plans.json');
  phones: typeof import('./locales/cn/phones.json');
  idd: typeof import('./locales/cn/idd.json');
  roaming: typeof import('./locales/cn/roaming.json');
  tariffs: typeof import('./locales/cn/tariffs.json');
  business: typeof import('./locales/cn/business.json');
  music: typeof import('./locales/cn/music.json');
  news: typeof import('./locales/cn/news.json');
  search: typeof import('./locales/cn/search.json');
  captcha: typeof import('./locales/cn/captcha.json');
  careers: typeof import('./locales/cn/careers.json');
  contact: typeof import('./locales/cn/contact.json');
  'travel-card': typeof import('./locales/cn/travel-card.json');
  puzzle: typeof import('./locales/cn/puzzle.json');
  prepaid: typeof import('./locales/cn/prepaid.json');
  settings: typeof import('./locales/cn/settings.json');
  ussd: typeof import('./locales/cn/ussd.json');
  payments: typeof import('./locales/cn/payments.json');
  sms: typeof import('./locales/cn/sms.json');
  'top-up': typeof import('./locales/cn/top-up.json');
  usage: typeof import('./locales/cn/usage.json');
  bills: typeof import('./locales/cn/bills.json');
}

export type Namespace = keyof Messages;

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: Messages;
    returnNull: false;
  }
}
