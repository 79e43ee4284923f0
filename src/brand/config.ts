import { hosts } from '#operator';

/**
 * Values that an operator sets without a new build, in `<meta name="config">` of every page. `npx site-build configure` writes them
 * (docs/how-to/deploy.md) after the checks of {@link readConfig}; without the element the defaults apply.
 */
export interface SiteConfig {
  /** Origin in front of the contract's paths (decision C06); empty = the site's own. */
  apiBase: string;
  /** Base URL of the operator's main site, to which the footer's paths are appended. */
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
  /** Origin of the payment gateway for cards, whose script runs. The default is the mock's gateway: production must set it. */
  gateway: string;
  /** URL of the gateway's checkout script; empty = `/checkout.js` of {@link gateway}. */
  checkoutScript: string;
  /** Origins of wallets and banks, separated by spaces: a payment may send its form there and to {@link gateway}; no script of theirs runs. */
  paymentForms: string;
  /** Hashes that the gateway's checkout script may have (Subresource Integrity), separated by spaces; empty = not checked (docs/decisions/0022). */
  checkoutIntegrity: string;
  /** Hosts that frames may show (videos, maps), separated by spaces. */
  embedHosts: string;
  /** URL for uncaught errors and web vitals (src/app/reporting.ts); empty = no reports. */
  report: string;
  /**
   * Idempotency keys of writes: `off` sends none, `sent` sends them, `kept` says that the backend does a repeated key once, so that customers
   * may repeat after a lost response. Empty = `sent`, or `off` with an {@link apiBase}, whose CORS rules may not know the header.
   */
  idempotencyKeys: '' | 'off' | 'sent' | 'kept';
  /**
   * Whether browsers keep pages for times without a network (src/app/offline). `off` removes what they have kept; so does an {@link apiBase},
   * because the service worker answers requests to its own origin only.
   */
  offline: 'on' | 'off';
}

/** The operator's own hosts (brand/), and the mock's gateway. */
export const defaults: SiteConfig = {
  ...hosts,
  apiBase: '',
  gateway: 'http://127.0.0.1:4180',
  checkoutScript: '',
  paymentForms: '',
  checkoutIntegrity: '',
  report: '',
  idempotencyKeys: '',
  offline: 'on',
};

const configured = globalThis.document?.querySelector<HTMLMetaElement>('meta[name=config]')?.content;

/** Whether browsers keep pages. */
export const cachesPages = ({ offline, apiBase }: SiteConfig): boolean => offline === 'on' && apiBase === '';

export const siteConfig: SiteConfig = { ...defaults, ...(configured && JSON.parse(configured)) };
