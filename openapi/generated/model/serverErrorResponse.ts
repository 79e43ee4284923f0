/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import type { Failure } from './failure.ts';

/**
 * The server failed. The site shows `message`.
 */
export type ServerErrorResponse = Failure;
