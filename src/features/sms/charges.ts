/** Charge per part and number in avos, 1/100 pataca (SMS-18). */
export const AVOS = { local: 25, international: 100 } as const;

export interface Receivers {
  local: number;
  international: number;
}

/** `27.00`, the format of `moneyParts` and `moneyText`. */
export const patacas = (avos: number): string => (avos / 100).toFixed(2);

/** In avos: every part to every number. */
export function chargeOf(receivers: Receivers, parts: number) {
  const local = receivers.local * parts * AVOS.local;
  const international = receivers.international * parts * AVOS.international;
  return { local, international, each: local + international };
}
