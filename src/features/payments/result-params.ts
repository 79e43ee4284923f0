/** Result of a payment as the return URL states it. */
export type PaymentResult =
  /** The receipt with this id is requested from the server. */
  | { kind: 'receipt'; pid: string }
  /** A wallet's return without an id; amount in MOP. */
  | { kind: 'paid'; amount: string | undefined }
  /** Declined, cancelled or anything but `true`. An id enables printing. */
  | { kind: 'failed'; pid: string | undefined };

const PID = /^[0-9A-Za-z-]{1,32}$/;
const AMOUNT = /^\d{1,7}(?:\.\d{1,2})?$/;

/**
 * Reads `payRes`, `pid` and `buyer_pay_amount` (PAY-03, PAY-20 … PAY-23, decision A03): only the exact `true` counts as paid, and invalid
 * values are ignored. Undefined without `payRes`.
 */
export function readResult(query: URLSearchParams): PaymentResult | undefined {
  const payRes = query.get('payRes');
  if (payRes === null) return undefined;
  const rawPid = query.get('pid') ?? '';
  const pid = PID.test(rawPid) ? rawPid : undefined;
  if (payRes !== 'true') return { kind: 'failed', pid };
  if (pid !== undefined) return { kind: 'receipt', pid };
  const amount = query.get('buyer_pay_amount') ?? '';
  return { kind: 'paid', amount: AMOUNT.test(amount) ? amount : undefined };
}
