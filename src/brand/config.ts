/**
 * What an operator sets without building again. The values stand in `<meta name="config">` of every page; whoever serves the site writes
 * them there (`npx farol-build configure`, see docs/how-to/deploy.md), checked by {@link readConfig}. Without the element the defaults hold.
 */
export interface SiteConfig {
  /** Origin in front of the contract's paths (decision C06); empty = the site's own. */
  apiBase: string;
  /** Base of the main operator site: the footer's paths are appended to it. */
  mainSite: string;
  /** Survey authorisation page (HOME-20); takes the query parameters t and lang. */
  survey: string;
  chat: string;
  loyalty: string;
  mall: string;
  phoneStore: string;
  iphoneStore: string;
  shopMap: string;
  musicDownload: string;
  travelCardGuide: string;
  /**
   * Origin of the payment gateway: its checkout script, its wallets' pages. The default is the stand-in that the mock starts, so a server
   * for customers must set it.
   */
  gateway: string;
  /** Hosts whose pages may stand in a frame (films, maps), separated by spaces. */
  embedHosts: string;
  /** Where uncaught errors and web vitals are sent (src/app/reporting.ts); empty = nowhere. */
  report: string;
}

/** Addresses have no slash at the end, so that paths can be appended. */
export const defaults: SiteConfig = {
  apiBase: '',
  mainSite: 'https://www.farol.example',
  survey: 'https://www.farol.example/survey/authorise',
  chat: 'https://chat.farol.example',
  loyalty: 'https://rewards.farol.example',
  mall: 'https://mall.farol.example',
  phoneStore: 'https://store.farol.example',
  iphoneStore: 'https://store.farol.example/iphone',
  shopMap: 'https://maps.farol.example/shops',
  musicDownload: 'https://music.farol.example/download',
  travelCardGuide: 'https://www.farol.example/travel-card/guide',
  gateway: 'http://127.0.0.1:4180',
  embedHosts: 'video.farol.example map.farol.example',
  report: '',
};

const written = globalThis.document?.querySelector<HTMLMetaElement>('meta[name=config]')?.content;

/** The values that hold for this page load. */
export const siteConfig: SiteConfig = { ...defaults, ...(written && JSON.parse(written)) };
