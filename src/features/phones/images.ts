import type { PhoneDetailQueryResult } from '@/api/phones';
import { readPrice } from '@/lib/price-text';

type Color = PhoneDetailQueryResult['colors'][number];
export type Capacity = PhoneDetailQueryResult['mobileCapacityplan'][number];
export type MobilePlan = Capacity['mobilePlans'][number];

/** One picture of the gallery. */
export interface Picture {
  src: string;
  /** Place of its colour, from 0, and the colour's name. */
  color: number;
  colorName: string;
  /** The first picture of its colour, which stands for it. */
  isFirst: boolean;
}

/** Every picture of a phone, colour by colour: its picture, then the optional further views. */
export const picturesOf = (colors: readonly Color[]): Picture[] =>
  colors.flatMap(({ img, color: colorName, views = [] }, color) => [img, ...views].map((src, view) => ({ src, color, colorName, isFirst: view === 0 })));

/** Where the pictures of a colour begin (PHONE-20). */
export const firstOf = (pictures: readonly Picture[], color: number): number =>
  Math.max(
    0,
    pictures.findIndex((picture) => picture.color === color),
  );

/** The recommended plan, else the first. */
export const leadingPlan = (plans: readonly MobilePlan[]): MobilePlan | undefined => plans.find(({ tjtype }) => String(tjtype) === '1') ?? plans[0];

/** The price of the phone with a plan: the first fact after the monthly fee that is money (decision B57). */
export function priceWithPlan(plan: MobilePlan | undefined): { label: string; text: string; plan: string } | undefined {
  const fact = plan?.cardsubtitleMap.slice(1).find(({ bottom }) => readPrice(bottom) !== undefined);
  return plan && fact && { label: fact.top, text: fact.bottom, plan: plan.cardtitleMap.top };
}
