import { curlOf, type Masks, variable } from '@site/contract/secrets.ts';
import type { TargetRequest } from './http.ts';

/** Set by the HTTP client itself, or meant for the mock only. */
const NOT_SHOWN = new Set(['accept', 'accept-language', 'mock-sandbox', 'sec-fetch-mode', 'user-agent']);

/** PINs and codes. What the check made up to be wrong has another shape and stays. */
const SECRETS: [name: string, pattern: RegExp][] = [
  ['PIN', /("(?:password|rePassword|oldPassword)"\s*:\s*")\d{4,8}"/g],
  ['CODE', /("(?:smsCode|code)"\s*:\s*")\d{4,8}"/g],
];

const MASKS: Masks = {
  header: (name, value) => (name.toLowerCase() === 'token' && !value.startsWith('conformance-') ? 'TOKEN' : undefined),
  body: (quoted) => SECRETS.reduce((text, [name, pattern]) => text.replace(pattern, `$1${variable(name).replace('$', '$$$$')}"`), quoted),
};

/** A request of the check as a command; token, PIN and code are `$TOKEN`, `$PIN` and `$CODE`. */
export function commandOf(url: string, { method, headers, body }: TargetRequest): string {
  const shown = Object.entries(headers).filter(([name]) => !NOT_SHOWN.has(name.toLowerCase()));
  return curlOf(url, { method, headers: shown, body }, MASKS);
}
