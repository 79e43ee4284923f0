import { money } from '#operator';

const figures = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2 });

/** `4032` as `MOP$4,032`, `38.5` as `MOP$38.50`: without cents where there are none. */
export const feeText = (amount: string): string => `${money.sign}${figures.format(Number(amount)).replace(/\.00$/, '')}`;
