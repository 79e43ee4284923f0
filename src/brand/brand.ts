import { type SiteConfig, siteConfig } from './config.ts';

/** The operator's identity; together with the SVG components of this folder, what another operator changes. */
export const brand = {
  name: { cn: '燈塔電訊', en: 'Farol' },
  company: { cn: '燈塔電訊有限公司', en: 'Farol Telecommunications Limited' },
  /** SHELL-06. */
  hotline: '1118',
  /** Languages of the hotline, each in its own name. */
  hotlineLanguages: [
    { name: '廣東話', lang: 'zh-Hant-MO' },
    { name: 'English', lang: 'en' },
    { name: 'Português', lang: 'pt' },
  ],
} as const;

/** Prices that no operation of the contract returns, in MOP. */
export const prices = {
  /** Monthly fee of music streaming (MUSIC-05). */
  musicPerMonth: 49,
  /** A copy of a bill or of a usage record (decision A02). */
  reissue: 20,
  /** Values of the prepaid cards with offers (IDD-09). */
  prepaidOfferCards: { first: 50, second: 100, third: 150 },
} as const;

/** Hosts that content from the server may embed in a frame, such as videos and maps. */
export const embedHosts: readonly string[] = siteConfig.embedHosts.split(' ');

/** External URLs without trailing slash, configured at deployment (config.ts). */
export const externalUrls: Readonly<Omit<SiteConfig, 'apiBase' | 'embedHosts'>> = siteConfig;
