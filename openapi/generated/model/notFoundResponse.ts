/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import type { Failure } from './failure.ts';

/**
 * The path or the resource does not exist. The site shows its not-found page.
 */
export type NotFoundResponse = Failure;
