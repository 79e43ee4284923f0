/** A text in each language of the site (openapi/languages.ts). */
export interface Texts {
  cn: string;
  en: string;
}

/** Who the operator is. */
export interface Identity {
  name: Texts;
  /** The legal person, in the footer. */
  company: Texts;
  /** Number of the customer service (SHELL-06). */
  hotline: string;
  /** Languages of the hotline, each in its own name. */
  hotlineLanguages: readonly { name: string; lang: string }[];
  /** Calling code of its numbers, without `+`. */
  countryCode: string;
}

/** How amounts are written. The contract has plain figures. */
export interface Money {
  /** ISO 4217. */
  code: string;
  /** Before a figure, without a space: `MOP$`. */
  sign: string;
  name: Texts;
}

/** External URLs without trailing slash. They apply where the server's settings name no others (src/brand/config.ts). */
export interface Hosts {
  mainSite: string;
  survey: string;
  chat: string;
  loyalty: string;
  mall: string;
  phoneStore: string;
  iphoneStore: string;
  shopMap: string;
  musicDownload: string;
  travelCardGuide: string;
  embedHosts: string;
}

/** Prices that no operation of the contract returns. */
export interface Prices {
  /** Monthly fee of music streaming (MUSIC-05). */
  musicPerMonth: number;
  /** A copy of a bill or of a usage record (decision A02). */
  reissue: number;
  /** Values of the prepaid cards with offers (IDD-09). */
  prepaidOfferCards: { first: number; second: number; third: number };
}

/** What only the mock shows. */
export interface Content {
  /** Domain of its addresses and links. */
  domain: string;
  /** As it is called within a sentence. */
  shortName: Texts;
  /** On bills. */
  billName: Texts;
  /** Title of the home page's first banner, at most 14 Chinese characters. */
  slogan: Texts;
  /** The mark without its ground on the bill's PDF, 32 × 32 points. Plain colours: a reference to the palette would keep it in every page's script. */
  mark: readonly { path: string; colour: string }[];
  /** First paragraph of "About us", HTML. */
  about: Texts;
}

/** Colours outside style sheets: browser bars, the page "under maintenance", the PDF of the mock. */
export interface Palette {
  brand: string;
  accent: string;
  /** Ground of the page. */
  light: string;
  dark: string;
}

/** What `brand/<name>/index.ts` exports. */
export interface Brand {
  identity: Identity;
  money: Money;
  hosts: Hosts;
  prices: Prices;
  content: Content;
  palette: Palette;
}
