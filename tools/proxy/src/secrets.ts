import { type Masks, variable } from '@site/contract/curl.ts';

/**
 * Names of secrets: tokens, PINs, passwords, SMS codes, and headers with a session. They are recognized by name, because a backend may send
 * them where the contract has none.
 */

export const MASK = '•••';

const NAMES = /^(?:\w*(?:token|password|passwd|pwd|secret|captcha)\w*|\w*pin|pin\w*no|smscode|vercode|accesscode|otp|code)$/i;
const HEADERS = /^(?:authorization|proxy-authorization|cookie|set-cookie|x-api-key|\w*token\w*)$/i;
/** A secret in text other than JSON. */
const LOOSE = /("?\b(?:\w*(?:token|password|pwd|captcha|smscode)\w*|pin|code)"?\s*[:=]\s*)("[^"]*"?|[^\s&,;}"]+)/gi;
/** A field with a text in JSON. */
const FIELD = /"([\w-]+)"(\s*:\s*)"((?:[^"\\]|\\.)+)"/g;
/** Maximum characters of one text, so that base64 content is cut. */
const MAX_TEXT = 400;

/** Whether a field or parameter of this name holds a secret. */
function isSecret(name: string): boolean {
  return NAMES.test(name);
}

/** Name of the shell variable for a secret: `$SMS_CODE` for smsCode. */
const variableOf = (name: string) => name.replace(/(?<=[a-z])(?=[A-Z])|-/g, '_').toUpperCase();

/** What is a secret in the command of an entry. */
export const COMMAND_MASKS: Masks = {
  header: (name) => (HEADERS.test(name) ? variableOf(name) : undefined),
  body: (quoted) => {
    const isJson = (() => {
      try {
        JSON.parse(quoted.slice(1, -1).replaceAll("'\\''", "'"));
        return true;
      } catch {
        return false;
      }
    })();
    if (!isJson) return withoutLooseSecrets(quoted);
    return quoted.replace(FIELD, (whole, name: string, colon: string) => (isSecret(name) ? `"${name}"${colon}"${variable(variableOf(name))}"` : whole));
  },
};

/** Headers without secrets, repeated ones on separate lines; of cookies only the names. */
export function shownHeaders(headers: Record<string, string | string[] | undefined>): [string, string][] {
  return Object.entries(headers).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value ?? '']).map((one): [string, string] => [name, HEADERS.test(name) && one !== '' ? maskedHeader(name, one) : one]),
  );
}

function maskedHeader(name: string, value: string): string {
  if (!/cookie/i.test(name)) return MASK;
  return value
    .replace(/^([^=;\s]+)=[^;]*/, `$1=${MASK}`)
    .replace(/;\s*([^=;\s]+)=([^;]*)/g, (whole, key: string) => (name.toLowerCase() === 'cookie' ? `; ${key}=${MASK}` : whole));
}

/** A JSON value with its secrets masked and its long texts cut. */
export function shownJson(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shownJson);
  if (typeof value === 'string') return value.length > MAX_TEXT ? `${value.slice(0, MAX_TEXT)}… (${value.length} characters)` : value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, isSecret(key) && item !== '' && item !== null ? MASK : shownJson(item)]));
}

/** Path and query with the values of secret parameters masked. */
export function shownUrl(url: string): string {
  return url.replace(/([?&])([^=&]+)=([^&]*)/g, (whole, mark: string, name: string) => (isSecret(name) ? `${mark}${name}=${MASK}` : whole));
}

/** Whether a violation's place is a secret's, such as `$.data.token`, `header token` or `$.newPassword`. */
export function isSecretPlace(path: string): boolean {
  const name = /([\w-]+)(?:\[\d+\])*$/.exec(path)?.[1] ?? '';
  return isSecret(name) || HEADERS.test(name);
}

/** Masks the values after secret names in text that is not valid JSON. */
export function withoutLooseSecrets(text: string): string {
  return text.replace(LOOSE, `$1${MASK}`);
}
