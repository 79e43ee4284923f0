/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import type { Failure } from './failure.ts';

/**
 * The request breaks the contract: no JSON, a missing field, a wrong type, a value that is not listed. Nothing was done. The site never sends one, so `message` is general.
 */
export type BadRequestResponse = Failure;
