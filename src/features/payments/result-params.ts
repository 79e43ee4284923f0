/** What the address says of a payment that the customer comes back from. */
export type PaymentResult =
  /** The server has the receipt under this id, or knows of none. */
  | { kind: 'receipt'; pid: string }
  /** A wallet's way back, without an id: what it says was paid, in MOP. */
  | { kind: 'paid'; amount: string | undefined }
  /** Declined, cancelled or anything that is not a clear yes. An id allows to print what is shown. */
  | { kind: 'failed'; pid: string | undefined };

const PID = /^[0-9A-Za-z-]{1,32}$/;
const AMOUNT = /^\d{1,7}(?:\.\d{1,2})?$/;

/**
 * Reads `payRes`, `pid` and `buyer_pay_amount` (PAY-03, PAY-20 … PAY-23, decision A03): only the exact `true` counts as paid. Undefined when
 * the address says nothing of a payment. What does not look as the contract says is taken as not there.
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
