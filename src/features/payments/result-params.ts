/** Result of a payment as the return URL states it: anybody can write such a URL, so that nothing but the view follows from it. */
export type PaymentResult = {
  /** Number that was paid for, as the return URL has it. */
  mobileNo: string | undefined;
  /** Order number and payer of the card payment that was begun in this tab. */
  order?: { id: string; mobileNo: string };
} & (
  | /** The receipt with this id is requested from the server. */ { kind: 'receipt'; pid: string }
  | /** A wallet's return without an id; amount in MOP. */ { kind: 'paid'; amount: string | undefined }
  | /** Declined, cancelled or anything but `true`. An id enables printing. */ { kind: 'failed'; pid: string | undefined }
);

const PID = /^[0-9A-Za-z-]{1,32}$/;
const AMOUNT = /^\d{1,7}(?:\.\d{1,2})?$/;
const MOBILE = /^\d{8}$/;

/** The gateway's parameters (PAY-03). */
const PARAMETERS = ['payRes', 'pid', 'body', 'buyer_pay_amount'] as const;
type Parameter = (typeof PARAMETERS)[number];

/**
 * Reads the result (PAY-20 … PAY-23, decision A03): only the exact `true` counts as paid, and invalid values are ignored. Undefined without
 * `payRes`.
 */
export function readResult(query: URLSearchParams): PaymentResult | undefined {
  const valid = (name: Parameter, rule: RegExp) => {
    const value = query.get(name);
    return value !== null && rule.test(value) ? value : undefined;
  };
  const payRes = query.get('payRes');
  if (payRes === null) return undefined;
  const mobileNo = valid('body', MOBILE);
  const pid = valid('pid', PID);
  if (payRes !== 'true') return { kind: 'failed', mobileNo, pid };
  if (pid !== undefined) return { kind: 'receipt', mobileNo, pid };
  return { kind: 'paid', mobileNo, amount: valid('buyer_pay_amount', AMOUNT) };
}

/** The query without the gateway's parameters. */
export function withoutResult(query: URLSearchParams): string {
  const rest = new URLSearchParams(query);
  for (const name of PARAMETERS) rest.delete(name);
  return rest.toString();
}
