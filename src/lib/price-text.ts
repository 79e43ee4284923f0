import { money } from '#operator';

export interface PriceText {
  /** Figure with the separators of the text: `8,380`. */
  amount: string;
  /** Two digits. */
  cents?: string | undefined;
}

/** With `¤` for the sign of the currency. */
const PRICE = /^¤\s?(\d[\d,]*)(?:\.(\d\d))?$/;

const withPlainSign = (text: string) => text.trim().replace(money.sign, '¤');

/** Parses `MOP$168`, with the operator's sign; undefined for any other text, which is shown unchanged (decision B57). */
export function readPrice(text: string): PriceText | undefined {
  const [, amount, cents] = PRICE.exec(withPlainSign(text)) ?? [];
  return amount === undefined ? undefined : { amount, cents };
}

/** The first fact of a plan card that is a price, after the monthly fee: that of the phone (decision B57). */
export const phonePrice = <Pair extends { bottom: string }>(pairs: readonly Pair[]): Pair | undefined =>
  pairs.slice(1).find(({ bottom }) => readPrice(bottom) !== undefined);
