import type { Setting } from '../faults/fault.ts';

/** An unusual behaviour of the sample backend that keeps the contract: the check must report no violation. */
export type Variant = Setting;

/** Puts the class on the variants of one file. */
export function variantsOf(className: string, variants: readonly Omit<Variant, 'class'>[]): Variant[] {
  return variants.map((variant) => ({ ...variant, class: className }));
}
