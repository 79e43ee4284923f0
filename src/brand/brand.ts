import { type SiteConfig, siteConfig } from './config.ts';

/** Everything that makes this site Farol's: change this file (and the drawings beside it) for another operator. */
export const brand = {
  name: { cn: '燈塔電訊', en: 'Farol' },
  company: { cn: '燈塔電訊有限公司', en: 'Farol Telecommunications Limited' },
  /** The operator's hotline (SHELL-06), as dialled and as shown. */
  hotline: '1118',
  /** Languages that the hotline speaks, each in its own name. */
  hotlineLanguages: [
    { name: '廣東話', lang: 'zh-Hant-MO' },
    { name: 'English', lang: 'en' },
    { name: 'Português', lang: 'pt' },
  ],
} as const;

/** Hosts whose pages may stand in a frame inside content from the server, such as videos and maps. */
export const embedHosts: readonly string[] = siteConfig.embedHosts.split(' ');

/** Addresses outside this site; without a slash at the end, so that paths can be appended. They are set where the site is served (config.ts). */
export const addresses: Readonly<Omit<SiteConfig, 'apiBase' | 'embedHosts'>> = siteConfig;
