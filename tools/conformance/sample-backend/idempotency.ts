import { isDeepStrictEqual } from 'node:util';
import { type Call, exampleOf } from './call.ts';
import type { Envelope } from './contract.ts';

/** The header that names one write. */
export const KEY = 'Idempotency-Key';

/** What is compared: no codes, and of a file name and size, which is enough for a backend that only exists to be checked. */
function comparable({ body, operation }: Call): unknown {
  const compared = Object.entries(body ?? {}).filter(([name]) => !operation.oneTime.includes(name));
  return Object.fromEntries(compared.map(([name, value]) => [name, value instanceof File ? [value.name, value.size] : value]));
}

/** Keeps the successes of writes with a key, each under its operation and customer; in memory, for as long as the backend runs. */
export class ReplayedWrites {
  private readonly responses = new Map<string, { body: unknown; envelope: Envelope }>();

  /** Carries a write out unless its key is known. */
  once(call: Call, key: string, work: () => Envelope | 404): Envelope | 404 {
    const scope = `${call.operation.id} ${call.operation.needsToken ? call.customer.mobileNo : ''} ${key}`;
    const body = comparable(call);
    const known = this.responses.get(scope);
    if (known !== undefined) return isDeepStrictEqual(known.body, body) ? known.envelope : exampleOf(call.operation, call.language, 'keyReused');
    const envelope = work();
    if (envelope !== 404 && envelope.status === '0') this.responses.set(scope, { body, envelope });
    return envelope;
  }
}
