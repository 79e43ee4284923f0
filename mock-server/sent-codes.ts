import { SMS_CODE } from './personas.ts';

/** Wrong codes after which a new one has to be sent. */
const MAX_TRIES = 5;

/** SMS codes by what they were sent for, such as a number. Each is good once, and a new one replaces it (the contract's "Secrets"). */
export class SentCodes {
  private readonly sent = new Map<string, { reference: string; wrong: number }>();

  /** Returns the reference of the new code. */
  send(what: string, reference: string = crypto.randomUUID()): string {
    this.sent.set(what, { reference, wrong: 0 });
    return reference;
  }

  /** Whether code and reference are right; the right one and the fifth wrong one use the code up. */
  use(what: string, code: string | undefined, reference?: string): boolean {
    const sent = this.sent.get(what);
    if (sent === undefined) return false;
    const isRight = code === SMS_CODE && (reference === undefined || reference === sent.reference);
    if (!isRight) sent.wrong += 1;
    if (isRight || sent.wrong >= MAX_TRIES) this.sent.delete(what);
    return isRight;
  }
}
