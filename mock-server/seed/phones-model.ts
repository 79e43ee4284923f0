import type { Texts } from '../handler.ts';
import type { Camera, Finish } from '../images/phone.ts';
import type { Shape } from '../images/phone-parts.ts';
import type { FeatureName, PhoneSpecs } from './phones-features.ts';

/** Which plans a phone is sold with: the cheapest first, one of them recommended. */
export interface PhoneOffer {
  plans: readonly string[];
  recommended: string;
}

export interface PhoneSeed {
  id: string;
  brandId: string;
  name: string;
  networkName: '5G' | '4G';
  /** First day of sale. */
  released: string;
  /** No shop has it now. */
  soldOut?: true;
  isNew?: true;
  /** Makes it a special offer (`0001`) and is the first line of its cards. */
  special?: Texts;
  subtitle: Texts;
  camera: Camera;
  shape: Shape;
  /** The colours; the first is shown in the image. */
  finishes: readonly [Finish, ...Finish[]];
  /** Capacity and its price without a plan in MOP, smallest first. */
  capacities: readonly (readonly [capacity: string, price: number])[];
  offer: PhoneOffer;
  /** How much of a plan's reduction the phone gets; by default it depends on the price. */
  share?: number;
  specs: PhoneSpecs;
  features: readonly FeatureName[];
  /** Ratio of the video in the presentation: 16:9 or 1:1. */
  film?: 'wide' | 'square';
}

/** The usual sets of plans, by the plan that suits the phone. */
export const offers = {
  light: { plans: ['2001', '2002', '2003'], recommended: '2001' },
  standard: { plans: ['2002', '2003', '2004'], recommended: '2002' },
  full: { plans: ['2002', '2003', '2004'], recommended: '2003' },
  boundless: { plans: ['2003', '2004', '2006', '2007'], recommended: '2004' },
  senior: { plans: ['2011', '2001'], recommended: '2011' },
} as const satisfies Record<string, PhoneOffer>;

/** Price of the phone that gets exactly the whole reduction. */
const WHOLE = 8380;

/** Price in MOP of one capacity with a plan that takes `off` from the price of a phone that gets the whole reduction. */
export function priceWith({ capacities, share }: PhoneSeed, capacity: number, off: number): number {
  const part = share ?? Math.min(1.1, Math.max(0.3, (capacities[0]?.[1] ?? 0) / WHOLE));
  return Math.max(0, (capacities[capacity]?.[1] ?? 0) - Math.round((off * part) / 100) * 100);
}

/** What has been taken off the price without a plan, in MOP. */
export const reduced = (by: number): Texts => ({ cn: `機價已減 MOP$${by}`, en: `Price already includes MOP$${by} off` });

/**
 * A phone as its brand's file has it: 5G, unless it says otherwise, and the price of each capacity by its name, smallest first. What is
 * sold out has no offer.
 */
type PhoneEntry = Omit<PhoneSeed, 'brandId' | 'networkName' | 'capacities' | 'soldOut' | 'special'> & {
  networkName?: '4G';
  capacities: Readonly<Record<string, number>>;
} & ({ soldOut: true } | { special?: Texts });

/** The phones of a brand, the most important first. */
export const ofBrand = (brandId: string, phones: readonly PhoneEntry[]): readonly PhoneSeed[] =>
  phones.map((phone) => ({ networkName: '5G', ...phone, brandId, capacities: Object.entries(phone.capacities) }));
