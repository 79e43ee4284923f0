import type { TargetRequest } from './http.ts';

/** Bytes of a body that a command line holds. */
const MAX_BODY = 8192;
/** PINs and codes in a JSON body. What the check made up to be wrong has another shape and stays. */
const SECRETS: [variable: string, pattern: RegExp][] = [
  ['PIN', /("(?:password|rePassword|oldPassword)"\s*:\s*")\d{4,8}"/g],
  ['CODE', /("(?:smsCode|code)"\s*:\s*")\d{4,8}"/g],
];
/** Set by the HTTP client itself, or meant for the mock only. */
const NOT_SHOWN = new Set(['accept', 'mock-sandbox']);

const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;

function bodyOf(bytes: Uint8Array): { before: string; option: string } {
  if (bytes.length > MAX_BODY) return { before: '', option: ` --data-binary @body # ${bytes.length} bytes` };
  const text = new TextDecoder().decode(bytes);
  const isPlain = Buffer.from(text).equals(bytes) && /^[^\p{Cc}\u{FEFF}]*$/u.test(text);
  if (!isPlain) return { before: `printf %s ${Buffer.from(bytes).toString('base64')} | base64 -d | `, option: ' --data-binary @-' };
  const masked = SECRETS.reduce((line, [variable, pattern]) => line.replace(pattern, `$1'"$${variable}"'"`), quoted(text));
  return { before: '', option: ` --data-raw ${masked}` };
}

/** The request as a command for a shell; token, PIN and code are `$TOKEN`, `$PIN` and `$CODE`. */
export function curlOf(url: string, { method, headers, body }: TargetRequest): string {
  const shown = Object.entries(headers).filter(([name]) => !NOT_SHOWN.has(name.toLowerCase()));
  const options = shown.map(([name, value]) => {
    if (value === '') return ` -H ${quoted(`${name};`)}`;
    return name.toLowerCase() === 'token' && !value.startsWith('conformance-') ? ` -H "${name}: $TOKEN"` : ` -H ${quoted(`${name}: ${value}`)}`;
  });
  const { before, option } = body === undefined || body.length === 0 ? { before: '', option: '' } : bodyOf(body);
  return `${before}curl -gsSi -X ${method} ${quoted(url)}${options.join('')}${option}`;
}
