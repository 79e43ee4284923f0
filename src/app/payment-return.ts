/** Removes the hash that the payment gateway appends to the return URL of a failed payment (ROUTE-11); returns other URLs unchanged. */
export function withoutPaymentHash(url: string): string {
  return url.includes('paymentMethod/3?payRes=false') ? (url.split('#')[0] ?? url) : url;
}
