import { defaults, type SiteConfig } from './config.ts';

/** Environment variables by value. This file is used by the servers only and is no part of the bundle. */
export const variables: Readonly<Record<keyof SiteConfig, string>> = {
  apiBase: 'SITE_API_BASE',
  mainSite: 'SITE_MAIN_SITE_URL',
  survey: 'SITE_SURVEY_URL',
  chat: 'SITE_CHAT_URL',
  loyalty: 'SITE_LOYALTY_URL',
  mall: 'SITE_MALL_URL',
  phoneStore: 'SITE_PHONE_STORE_URL',
  iphoneStore: 'SITE_IPHONE_STORE_URL',
  shopMap: 'SITE_SHOP_MAP_URL',
  musicDownload: 'SITE_MUSIC_DOWNLOAD_URL',
  travelCardGuide: 'SITE_TRAVEL_CARD_GUIDE_URL',
  gateway: 'SITE_PAYMENT_GATEWAY_URL',
  checkoutScript: 'SITE_CHECKOUT_SCRIPT_URL',
  paymentForms: 'SITE_PAYMENT_FORM_ORIGINS',
  checkoutIntegrity: 'SITE_CHECKOUT_INTEGRITY',
  embedHosts: 'SITE_EMBED_HOSTS',
  report: 'SITE_REPORT_URL',
  idempotencyKeys: 'SITE_IDEMPOTENCY_KEYS',
  offline: 'SITE_OFFLINE',
};

/** Values that the Content Security Policy contains verbatim: origins only. */
const ORIGINS: readonly (keyof SiteConfig)[] = ['apiBase', 'gateway', 'paymentForms'];
/** No query, quotes or spaces: paths are appended, and pages and the server's configuration contain it. */
const BASE_URL = /^https?:\/\/[A-Za-z0-9.-]+(?::\d{1,5})?(?:\/[\w.~%/-]*)?$/;
/** SHA-384 or SHA-512 in full: a browser ignores a hash that it cannot read, and would then check nothing. */
const HASH = /^(?:sha384-[A-Za-z0-9+/]{64}|sha512-[A-Za-z0-9+/]{86}==)$/;
const HOST = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/;

/** Error message, or undefined for a valid URL. Only the mock's services on 127.0.0.1 may use http. */
function errorOf(name: keyof SiteConfig, value: string): string | undefined {
  const url = URL.canParse(value) && BASE_URL.test(value) ? new URL(value) : undefined;
  if (url === undefined || (url.protocol !== 'https:' && url.hostname !== '127.0.0.1')) {
    return 'must be a complete https:// URL without query or fragment';
  }
  return ORIGINS.includes(name) && url.origin !== value ? `must be an origin without a path, such as ${url.origin}` : undefined;
}

/**
 * Reads the values from environment variables; missing or empty ones have their default.
 *
 * @throws one error that names every invalid variable
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): SiteConfig {
  const config = { ...defaults };
  const errors: string[] = [];
  for (const name of Object.keys(defaults) as (keyof SiteConfig)[]) {
    const text = environment[variables[name]]?.trim();
    if (!text) continue;
    if (name === 'idempotencyKeys') {
      if (text === 'off' || text === 'sent' || text === 'kept') config[name] = text;
      else errors.push(`${variables[name]} must be off, sent or kept, but it is "${text}".`);
    } else if (name === 'offline') {
      if (text === 'on' || text === 'off') config[name] = text;
      else errors.push(`${variables[name]} must be on or off, but it is "${text}".`);
    } else if (name === 'checkoutIntegrity') {
      config[name] = text.split(/\s+/).join(' ');
      if (!config[name].split(' ').every((hash) => HASH.test(hash))) errors.push(`${variables[name]} must be hashes such as sha384-…, but it is "${text}".`);
    } else if (name === 'embedHosts') {
      config[name] = text.split(/[\s,]+/).join(' ');
      const invalid = config[name].split(' ').find((host) => !HOST.test(host));
      if (invalid !== undefined) errors.push(`${variables[name]} must be host names separated by spaces, but one is "${invalid}".`);
    } else if (name === 'paymentForms') {
      config[name] = text.split(/[\s,]+/).join(' ');
      for (const origin of config[name].split(' ')) {
        const error = errorOf(name, origin);
        if (error !== undefined) errors.push(`${variables[name]}: each origin ${error}, but one is "${origin}".`);
      }
    } else {
      config[name] = text.replace(/\/+$/, '');
      const error = errorOf(name, config[name]);
      if (error !== undefined) errors.push(`${variables[name]} ${error}, but it is "${text}".`);
    }
  }
  if (errors.length > 0) throw new Error(errors.join('\n'));
  return config;
}
