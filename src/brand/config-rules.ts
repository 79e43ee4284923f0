import { defaults, type SiteConfig } from './config.ts';

/** The environment variable of every value. Used where the site is served or developed; nothing of this file is in the site's code. */
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
  embedHosts: 'SITE_EMBED_HOSTS',
  report: 'SITE_REPORT_URL',
};

/** Values that go into the content policy as they are: nothing but an origin. */
const ORIGINS: readonly (keyof SiteConfig)[] = ['apiBase', 'gateway'];
/** Paths are appended to an address, and it stands in pages and in the server's configuration: no query, no quotes, no spaces. */
const ADDRESS = /^https?:\/\/[A-Za-z0-9.-]+(?::\d{1,5})?(?:\/[\w.~%/-]*)?$/;
const HOST = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/;

/** What is wrong with an address, or nothing. The stand-ins on the same machine are the one place without encryption. */
function faultOf(name: keyof SiteConfig, value: string): string | undefined {
  const url = URL.canParse(value) && ADDRESS.test(value) ? new URL(value) : undefined;
  if (url === undefined || (url.protocol !== 'https:' && url.hostname !== '127.0.0.1')) {
    return 'must be a complete https:// address without query or fragment';
  }
  return ORIGINS.includes(name) && url.origin !== value ? `must be an origin without a path, such as ${url.origin}` : undefined;
}

/**
 * Reads the values from environment variables; one that is missing or empty has its default.
 *
 * @throws one error that names every variable to put right
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): SiteConfig {
  const config = { ...defaults };
  const faults: string[] = [];
  for (const name of Object.keys(defaults) as (keyof SiteConfig)[]) {
    const given = environment[variables[name]]?.trim();
    if (!given) continue;
    if (name === 'embedHosts') {
      config[name] = given.split(/[\s,]+/).join(' ');
      const wrong = config[name].split(' ').find((host) => !HOST.test(host));
      if (wrong !== undefined) faults.push(`${variables[name]} must be host names separated by spaces, but one is "${wrong}".`);
    } else {
      config[name] = given.replace(/\/+$/, '');
      const fault = faultOf(name, config[name]);
      if (fault !== undefined) faults.push(`${variables[name]} ${fault}, but it is "${given}".`);
    }
  }
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return config;
}
