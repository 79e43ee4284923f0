import type { PageCall } from './calls.ts';

/** By the header `x-served-by`. */
const SERVED_BY: Record<string, string> = {
  upstream: 'the backend',
  handler: 'the mock',
  mock: 'the mock',
  example: 'the scenario',
  contract: 'the contract check',
};

/** Begin of a key that is shown: enough to tell two apart. */
const KEY_LENGTH = 4;

function keyOf({ key, replayed }: PageCall): string {
  if (key === undefined) return '';
  return `, key ${key.slice(0, KEY_LENGTH)}…${replayed ? ', repeated: nothing done again' : ''}`;
}

/** The last response of an operation, such as `HTTP 200 from the mock, key 7d8f…, repeated: nothing done again`. */
export function lastResponse(call: PageCall | undefined): string {
  if (call === undefined) return '';
  if (call.status === undefined) return 'waiting for the response';
  if (call.status === 0) return `connection lost${keyOf(call)}`;
  return `HTTP ${call.status}${call.servedBy === undefined ? '' : ` from ${SERVED_BY[call.servedBy] ?? call.servedBy}`}${keyOf(call)}`;
}
