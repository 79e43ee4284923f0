import type { Setting } from '../faults/fault.ts';

/** An unusual behaviour of the sample backend that keeps the contract: the check must report no violation. */
export type Variant = Setting;

type Row = Omit<Variant, 'class'>;

/**
 * A variant: its name and operation, what the server does in words, the parts of the check that run, the operations of the run (none: those that behave
 * differently) or further settings, and the behaviour.
 */
export const row = (
  name: string,
  operationId: string,
  what: string,
  parts: Variant['parts'],
  scope: readonly string[] | Pick<Variant, 'only' | 'on' | 'run' | 'keepsKeys'>,
  behaviour: Variant['behaviour'],
): Row => {
  const settings = 'length' in scope ? { only: scope } : scope;
  return { name, operationId, what, parts, behaviour, ...(settings.only?.length === 0 ? {} : settings) };
};

/** Puts the class on the variants of one file. */
export function variantsOf(className: string, variants: readonly Row[]): Variant[] {
  return variants.map((variant) => ({ ...variant, class: className }));
}
