import { identity, money, prices } from '#operator';
import { type SiteConfig, siteConfig } from './config.ts';

/** The operator's identity: that of the folder which the build was made for (brand/README.md). */
export const brand = identity;

export { money, prices };

/** Hosts that content from the server may embed in a frame, such as videos and maps. */
export const embedHosts: readonly string[] = siteConfig.embedHosts.split(' ');

/** External URLs without trailing slash, configured at deployment (config.ts). */
export const externalUrls: Readonly<Omit<SiteConfig, 'apiBase' | 'embedHosts' | 'checkoutScript' | 'paymentForms'>> = siteConfig;
