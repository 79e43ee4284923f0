import type account from './locales/cn/account.json';
import type auth from './locales/cn/auth.json';
import type bills from './locales/cn/bills.json';
import type business from './locales/cn/business.json';
import type captcha from './locales/cn/captcha.json';
import type careers from './locales/cn/careers.json';
import type common from './locales/cn/common.json';
import type contact from './locales/cn/contact.json';
import type forms from './locales/cn/forms.json';
import type home from './locales/cn/home.json';
import type idd from './locales/cn/idd.json';
import type music from './locales/cn/music.json';
import type news from './locales/cn/news.json';
import type payments from './locales/cn/payments.json';
import type phones from './locales/cn/phones.json';
import type plans from './locales/cn/plans.json';
import type prepaid from './locales/cn/prepaid.json';
import type puzzle from './locales/cn/puzzle.json';
import type roaming from './locales/cn/roaming.json';
import type search from './locales/cn/search.json';
import type settings from './locales/cn/settings.json';
import type sms from './locales/cn/sms.json';
import type tariffs from './locales/cn/tariffs.json';
import type topUp from './locales/cn/top-up.json';
import type travelCard from './locales/cn/travel-card.json';
import type usage from './locales/cn/usage.json';
import type ussd from './locales/cn/ussd.json';

/** Messages by area; the Chinese files are the model, a test holds the English ones to the same keys. */
export interface Messages {
  common: typeof common;
  account: typeof account;
  home: typeof home;
  auth: typeof auth;
  forms: typeof forms;
  plans: typeof plans;
  phones: typeof phones;
  idd: typeof idd;
  roaming: typeof roaming;
  tariffs: typeof tariffs;
  business: typeof business;
  music: typeof music;
  news: typeof news;
  search: typeof search;
  captcha: typeof captcha;
  careers: typeof careers;
  contact: typeof contact;
  'travel-card': typeof travelCard;
  puzzle: typeof puzzle;
  prepaid: typeof prepaid;
  settings: typeof settings;
  ussd: typeof ussd;
  payments: typeof payments;
  sms: typeof sms;
  'top-up': typeof topUp;
  usage: typeof usage;
  bills: typeof bills;
}

/** An area with texts of its own. */
export type Namespace = keyof Messages;

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: Messages;
    returnNull: false;
  }
}
