/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import type { Failure } from './failure.ts';

/**
 * 413: the body is larger than the server accepts. 429: too many requests in a short time, usually counted by the server in front by address, and by the backend by number. 502 and 504: the server in front got no readable answer from the backend, or none in time. 503: the backend is down for maintenance or overloaded. A backend has done nothing when it answers with 413 or 429. After 429 and 503 the request may be sent again when `Retry-After` has passed.
 */
export type OtherErrorResponse = Failure;
