/** Charge of one part to one number, in hundredths of a pataca (SMS-18). */
export const AVOS = { local: 25, international: 100 } as const;

/** How many numbers of each area. */
export interface Receivers {
  local: number;
  international: number;
}

/** An amount as `moneyParts` and `moneyText` take it: `27.00`. */
export const patacas = (avos: number): string => (avos / 100).toFixed(2);

/** What one sending costs, in hundredths of a pataca: every part to every number. */
export function chargeOf(receivers: Receivers, parts: number) {
  const local = receivers.local * parts * AVOS.local;
  const international = receivers.international * parts * AVOS.international;
  return { local, international, each: local + international };
}
