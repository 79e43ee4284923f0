/** What the table of a phone's presentation lists. */
export interface PhoneSpecs {
  /** Diagonal in inches. */
  screen: number;
  /** Pictures a second. */
  hertz: number;
  /** Cameras on the back in megapixels, the main one first. */
  cameras: readonly number[];
  /** Battery in mAh. */
  battery: number;
  /** Charging power in watts. */
  watts: number;
  /** Weight in grams. */
  grams: number;
  /** Protection against water and dust; empty when there is none. */
  rating: string;
}

/** Specifications in the order in which people ask for them. */
export const specs = (screen: number, hertz: number, cameras: readonly number[], battery: number, watts: number, grams: number, rating = ''): PhoneSpecs => ({
  screen,
  hertz,
  cameras,
  battery,
  watts,
  grams,
  rating,
});
