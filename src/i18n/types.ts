import type auth from './locales/cn/auth.json';
import type common from './locales/cn/common.json';
import type forms from './locales/cn/forms.json';
import type home from './locales/cn/home.json';
import type plans from './locales/cn/plans.json';

/** Texts by area; the Chinese files are the model, a test holds the English ones to the same keys. */
export interface Texts {
  common: typeof common;
  home: typeof home;
  auth: typeof auth;
  forms: typeof forms;
  plans: typeof plans;
}

/** An area with texts of its own. */
export type Namespace = keyof Texts;

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: Texts;
    returnNull: false;
  }
}
