import type { Setting } from '../faults/fault.ts';

/** An unusual behaviour of the sample backend that keeps the contract: the check must report no violation. */
export type Variant = Setting;

type Row = Omit<Variant, 'class'>;

/**
 * A variant: its name and operation, what the server does in words, the parts of the check that run, the operations of the run (none: those that behave
 * differently), and the behaviour.
 */
export const row = (
  name: string,
  operationId: string,
  what: string,
  parts: Variant['parts'],
  only: readonly string[],
  behaviour: Variant['behaviour'],
  further: Pick<Variant, 'on' | 'run' | 'keepsKeys'> = {},
): Row => ({ name, operationId, what, parts, behaviour, ...(only.length === 0 ? {} : { only }), ...further });

/** Puts the class on the variants of one file. */
export function variantsOf(className: string, variants: readonly Row[]): Variant[] {
  return variants.map((variant) => ({ ...variant, class: className }));
}
