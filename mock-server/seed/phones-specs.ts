/** Rows of the specification table. */
export interface PhoneSpecs {
  /** Diagonal in inches. */
  screen: number;
  /** Refresh rate of the screen. */
  hertz: number;
  /** Cameras on the back in megapixels, the main one first. */
  cameras: readonly number[];
  /** Battery in mAh. */
  battery: number;
  /** Charging power in watts. */
  watts: number;
  grams: number;
  /** Protection against water and dust. */
  rating?: string;
}
