/** A price in the parts in which it is drawn. */
export interface PriceText {
  /** Figure in MOP as written, grouping kept: `8,380`. */
  amount: string;
  /** Two digits, where the price has them. */
  cents?: string | undefined;
}

const PRICE = /^MOP\$\s?(\d[\d,]*)(?:\.(\d\d))?$/;

/** Takes `MOP$168` apart so that the figure can be drawn large; undefined for every other text, which is shown as it is (decision B57). */
export function readPrice(text: string): PriceText | undefined {
  const [, amount, cents] = PRICE.exec(text.trim()) ?? [];
  return amount === undefined ? undefined : { amount, cents };
}

/** A banner's text whose first sentence is nothing but a name and its price. */
export interface Offer extends PriceText {
  /** What is sold: `5G 全速計劃`. */
  name: string;
  /** What follows the figure, such as `/月` or `a month`. */
  per: string;
  /** The sentences after the first. */
  rest: string;
}

const OFFER = /^([^。.!！]{1,24}?)\s*[,，]?\s*MOP\$(\d[\d,]*)(?:\.(\d\d))?\s*([^\d。.,，;；:：]{0,12}?)\s*[。.](?:\s+|$|(?<=。))(.*)$/s;

/**
 * Reads "5G Full Speed, MOP$168 a month. 60 GB …" as an offer, so that a banner can draw name and price on their own. Undefined when the
 * text begins in any other way; then it stays one text.
 */
export function readOffer(text: string): Offer | undefined {
  const [, name, amount, cents, per = '', rest = ''] = OFFER.exec(text.trim()) ?? [];
  return name === undefined || amount === undefined ? undefined : { name, amount, cents, per, rest };
}
