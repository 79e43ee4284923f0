/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import type { IdempotencyKeyParameter } from './idempotencyKeyParameter.ts';

export type PayByWalletHeaders = {
/**
 * Names one intention of the customer, so that a write that is repeated because its answer was lost is carried out once. Optional for both sides, proposed by this project; the rules are at the top of this document, under "Repeated writes".
 * @maxLength 36
 */
'Idempotency-Key'?: IdempotencyKeyParameter;
};
