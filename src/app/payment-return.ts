/**
 * The payment gateway's way back adds a hash to the address of a payment that failed; it is taken off (ROUTE-11). Other addresses stay
 * as they are.
 */
export function withoutPaymentHash(address: string): string {
  return address.includes('paymentMethod/3?payRes=false') ? (address.split('#')[0] ?? address) : address;
}
