import type { BalanceLookup } from '@/api/generated/payments';

/** The result of a look-up as the tab keeps it: without the balance, and of another's account no more than is shown (decision B80). */
export interface Payer extends Omit<BalanceLookup, 'balance'> {
  mobileNo: string;
}

export function payerOf({ account = '', resultUrl }: BalanceLookup, mobileNo: string, isOwn: boolean): Payer {
  return { account: isOwn ? account : account.slice(-4), resultUrl, mobileNo };
}

/** Whether a payment for an amount needs a question first: the customer may have typed a digit too many. */
const UNUSUAL_FACTOR = 2;
const UNUSUAL_MOP = 1000;

/** More than twice the balance, or more than 1,000 MOP over it. */
export function isUnusuallyHigh(amount: string, balance: string): boolean {
  const owed = Math.max(0, Number(balance));
  return Number(amount) > owed * UNUSUAL_FACTOR || Number(amount) > owed + UNUSUAL_MOP;
}

/** `10288416` as `•••• 8416`: enough to compare with a bill at hand. */
export function maskedAccount(account = ''): string {
  return `•••• ${account.slice(-4)}`;
}
