import { money } from '#operator';

export interface PriceText {
  /** Figure with the separators of the text: `8,380`. */
  amount: string;
  /** Two digits. */
  cents?: string | undefined;
}

const sign = money.sign.replaceAll('$', String.raw`\$`);
const PRICE = new RegExp(String.raw`^${sign}\s?(\d[\d,]*)(?:\.(\d\d))?$`);

/** Parses `MOP$168`, with the operator's sign; undefined for any other text, which is shown unchanged (decision B57). */
export function readPrice(text: string): PriceText | undefined {
  const [, amount, cents] = PRICE.exec(text.trim()) ?? [];
  return amount === undefined ? undefined : { amount, cents };
}

/** The first fact of a plan card that is a price, after the monthly fee: that of the phone (decision B57). */
export const phonePrice = <Pair extends { bottom: string }>(pairs: readonly Pair[]): Pair | undefined =>
  pairs.slice(1).find(({ bottom }) => readPrice(bottom) !== undefined);

/** A banner text whose first sentence is a name and a price. */
export interface Offer extends PriceText {
  /** Such as `5G 全速計劃`. */
  name: string;
  /** The text after the figure, such as `/月` or `a month`. */
  per: string;
  /** The sentences after the first. */
  rest: string;
}

const OFFER = new RegExp(
  String.raw`^([^。.!！]{1,24}?)\s*[,，]?\s*${sign}(\d[\d,]*)(?:\.(\d\d))?\s*([^\d。.,，;；:：]{0,12}?)\s*[。.](?:\s+|$|(?<=。))(.*)$`,
  's',
);

/**
 * Parses "5G Full Speed, MOP$168 a month. 60 GB …", so that a banner can show name and price separately; undefined for any other text.
 */
export function readOffer(text: string): Offer | undefined {
  const [, name, amount, cents, per = '', rest = ''] = OFFER.exec(text.trim()) ?? [];
  return name === undefined || amount === undefined ? undefined : { name, amount, cents, per, rest };
}
