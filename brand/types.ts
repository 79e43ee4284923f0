import type { Texts } from '../openapi/languages.ts';

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

/** A shop, open at the same hours every day (HOME-24 … HOME-26, decision B46). */
export interface Shop {
  /** Id on the shop map. */
  id: string;
  name: Texts;
  /** Names on the street sign. */
  street: { chinese: string; portuguese: string };
  district: Texts;
  address: Texts;
  /** Hours and minutes in Macau. */
  opens: string;
  closes: string;
  flag?: 'premium' | 'sale';
}

/** One way to take a plan. The first is the usual one: lists show its fee and term, and no other costs less. */
export interface WayEntry {
  /** Contract; 0 = none. */
  months: number;
  /** MOP a month, where it is not the plan's. */
  fee?: number;
  /** A phone that has a page (id), and the position of its capacity, counted from 1. The plan's `off` makes the price. */
  phone?: string;
  capacity?: number;
  /** Another device, in MOP. */
  device?: { name: Texts; price: number };
}

/** A monthly plan; amounts in MOP. */
export interface PlanEntry {
  id: string;
  name: Texts;
  /** Local data. */
  gb: number;
  /** A month, in the first way. */
  fee: number;
  ways: readonly WayEntry[];
  /** GB in the Greater Bay Area. */
  bayArea?: number | 'shared with local';
  /** Local calls; `Infinity` is unlimited. */
  minutes?: number;
  cards?: { extra: number; children?: number };
  watches?: number;
  /** Download speed, and the speed after the data where it is not the catalogue's `slowSpeed`. */
  speed?: { top: string; after: string };
  /** Under the data. */
  note?: Texts;
  /** Special lines, most important first. */
  specials?: readonly Texts[];
  /** Months of free music streaming. */
  musicFree?: number;
  /** Months of a contract without a fee. */
  freeMonths?: number;
  /** Taken off the price of a phone that gets the whole reduction (mock-server/seed/phones-plans.ts). */
  off?: number;
  recommended?: true;
}

export interface PlanSectionEntry {
  categoryId: string;
  scene: string;
  title: Texts;
  subtitle: Texts;
  explan: Texts;
  kind: 'voice' | 'data' | 'watch';
  /** For whom the plans are, where not for everyone. */
  audience?: Texts;
  /** What a customer brings besides the identity document. */
  needs?: Texts;
  /** Services without a fee. */
  free?: Texts;
  /** Taken in a shop only (`B53`). */
  shopOnly?: true;
  /** Smallest first. */
  plans: readonly PlanEntry[];
}

/** What the operator sells; only the mock shows it. Amounts in MOP. */
export interface Catalogue {
  /** Speed after the data of plans with calls and of watches. */
  slowSpeed: string;
  /** In the order of "All": the main one of each category first. */
  sections: readonly PlanSectionEntry[];
  /** The plan of the first banner (id). */
  featured: string;
  /** A day of roaming data. It starts by itself, so no day there costs more. */
  dayPass: { nearby: number; southeastAsia: number; japanKorea: number; world: number };
  /** The most that a day of roaming data costs where there is no day pass. */
  dayCap: number;
  /** Other roaming plans by id. */
  roamPlans: Readonly<Record<'3102' | '3103' | '3106' | '3107' | '3108' | '3110', number>>;
  replacementSim: number;
  /** The most for an old phone. */
  tradeIn: number;
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
  /** The landmark in the mock's pictures, its light at 0,0: elements of SVG in their colours (`--wall`, `--shade`, `--lamp` …). */
  landmark: readonly string[];
  /** The home page's first banner: names of its pictures, what they show, and where the network is. */
  banner: { scene: string; alt: Texts; network: Texts };
  /** "About us": name of the picture, first paragraph (HTML), and what happened in which year. */
  about: { scene: string; text: Texts; history: readonly { year: string; event: Texts }[] };
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
  catalogue: Catalogue;
}
