import { money } from '#operator';

/** An amount of money: figure with thousands separators and sign, and two digits of cents. */
export interface MoneyParts {
  amount: string;
  cents: string;
}

const figures = new Intl.NumberFormat('en-US');

/** `38600.00` as `38,600` and `00`. */
export function moneyParts(amount: string): MoneyParts {
  const [whole, cents = ''] = amount.split('.') as [string, string?];
  const negative = whole.startsWith('-');
  const figure = figures.format(Number(whole.replace('-', '')));
  return { amount: negative ? `−${figure}` : figure, cents: cents.padEnd(2, '0').slice(0, 2) };
}

/** As `moneyParts`, without cents where there are none: `5480` as `5,480`. */
export function priceParts(amount: string): { amount: string; cents: string | undefined } {
  const parts = moneyParts(amount);
  return { ...parts, cents: parts.cents === '00' ? undefined : parts.cents };
}

/** `38600.00` as `MOP$38,600.00`, with the operator's sign. */
export function moneyText(amount: string): string {
  const parts = moneyParts(amount);
  return `${money.sign}${parts.amount}.${parts.cents}`;
}

export interface PriceText {
  /** Figure with the separators of the text: `8,380`. */
  amount: string;
  /** Two digits. */
  cents?: string | undefined;
}

/** With `¤` for the sign of the currency. */
const PRICE = /^¤\s?(\d[\d,]*)(?:\.(\d\d))?$/;

/** Parses `MOP$168`, with the operator's sign; undefined for any other text, which is shown unchanged (decision B57). */
export function readPrice(text: string): PriceText | undefined {
  const [, amount, cents] = PRICE.exec(text.trim().replace(money.sign, '¤')) ?? [];
  return amount === undefined ? undefined : { amount, cents };
}

/** The first fact of a plan card that is a price, after the monthly fee: that of the phone (decision B57). */
export const phonePrice = <Pair extends { bottom: string }>(pairs: readonly Pair[]): Pair | undefined =>
  pairs.slice(1).find(({ bottom }) => readPrice(bottom) !== undefined);
