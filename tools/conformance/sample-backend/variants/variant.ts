import { EVERYWHERE, type Setting } from '../faults/fault.ts';

/** An unusual behaviour of the sample backend that keeps the contract: the check must report no violation. */
export type Variant = Setting;

/** Customers of whom one may be locked out. */
export const THROW_AWAY = { postpaid4g: { userId: '66881234', pin: '123456' }, anybody: { userId: '66883456', pin: '123456', throwAway: true } };

type Row = Omit<Variant, 'class'>;

/**
 * A variant: its name, the operation that behaves differently, or several of which it is about the first, what the server does in words, the parts of the
 * check that run, the operations of the run (none: those, of everywhere the first alone), the behaviour, and the settings of the run.
 */
export const row = (
  name: string,
  operations: string | readonly [string, ...string[]],
  what: string,
  parts: Variant['parts'],
  only: readonly string[],
  behaviour: Variant['behaviour'],
  settings: Pick<Variant, 'run' | 'keepsKeys'> = {},
): Row => {
  const on = [operations].flat();
  const [operationId = ''] = on;
  const run = only.length === 0 && on.includes(EVERYWHERE) ? [operationId] : only;
  return { name, operationId, what, parts, behaviour, ...(on.length === 1 ? {} : { on }), ...(run.length === 0 ? {} : { only: run }), ...settings };
};

/** Puts the class on the variants of one file. */
export const variantsOf = (className: string, variants: readonly Row[]): Variant[] => variants.map((variant) => ({ ...variant, class: className }));
