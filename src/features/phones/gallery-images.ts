import type { PhoneDetailQueryResult } from '@/api/generated/phones';
import { phonePrice } from '@/lib/money';

type Color = PhoneDetailQueryResult['colors'][number];
export type Capacity = PhoneDetailQueryResult['mobileCapacityplan'][number];
export type MobilePlan = Capacity['mobilePlans'][number];

export interface GalleryImage {
  src: string;
  /** Index of the colour. */
  color: number;
  colorName: string;
  /** First image of its colour, shown as the thumbnail of the colour. */
  isFirst: boolean;
}

/** All images of a phone, grouped by colour: the main image, then the optional views. */
export const galleryImages = (colors: readonly Color[]): GalleryImage[] =>
  colors.flatMap(({ img, color: colorName, views = [] }, color) => [img, ...views].map((src, view) => ({ src, color, colorName, isFirst: view === 0 })));

/** Index of the first image of a colour (PHONE-20). */
export const firstImageIndex = (images: readonly GalleryImage[], color: number): number =>
  Math.max(
    0,
    images.findIndex((image) => image.color === color),
  );

/** Recommended plan, else the first. */
export const recommendedPlan = (plans: readonly MobilePlan[]): MobilePlan | undefined => plans.find(({ tjtype }) => String(tjtype) === '1') ?? plans[0];

/** Price of the phone with a plan, and the monthly fee of the plan. */
export function priceWithPlan(plan: MobilePlan | undefined): { label: string; text: string; plan: string; fee: string | undefined } | undefined {
  if (plan === undefined) return undefined;
  const fact = phonePrice(plan.cardsubtitleMap);
  return fact && { label: fact.top, text: fact.bottom, plan: plan.cardtitleMap.top, fee: plan.cardsubtitleMap[0]?.top };
}
