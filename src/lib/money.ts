/** An amount in MOP in the parts in which it is drawn: figure with grouping and sign, and two digits of cents. */
export interface MoneyParts {
  amount: string;
  cents: string;
}

/** Made once: making one takes longer than a hundred amounts. */
const figures = new Intl.NumberFormat('en-US');

/** Takes an amount of the server (`38600.00`) apart, with thousands separators: `38,600` and `00`. */
export function moneyParts(amount: string): MoneyParts {
  const [whole = '0', cents = ''] = amount.split('.');
  const negative = whole.startsWith('-');
  const figure = figures.format(Number(whole.replace('-', '')));
  return { amount: negative ? `−${figure}` : figure, cents: cents.padEnd(2, '0').slice(0, 2) };
}

/** An amount of the server as a sentence writes it: `MOP$38,600.00`. */
export function moneyText(amount: string): string {
  const parts = moneyParts(amount);
  return `MOP$${parts.amount}.${parts.cents}`;
}
