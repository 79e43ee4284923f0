/**
 * Names of secrets without dashes: tokens, PINs, passwords, SMS codes, and headers with a session. Secrets are recognized by name, because a backend
 * may send them where the contract has none.
 */
const NAMES = String.raw`\w*(?:token|password|passwd|pwd|secret|captcha|cookie|authorization|api[-_]?key)\w*|\w*pin|pin\w*no|smscode|vercode|accesscode|otp|code`;

export const MASK = '•••';

const WHOLE_NAME = new RegExp(`^(?:${NAMES})$`, 'i');
/** A secret with its value in JSON, a form, a command or any other text. */
const IN_TEXT = new RegExp(String.raw`\b(${NAMES})("?\s*[:=]\s*)("(?:[^"\\]|\\.)+"?|[^\s&,;}"]+)`, 'gi');
/** Maximum characters of one text, so that base64 content is cut. */
const MAX_TEXT = 400;

/** Whether a field, parameter or header of this name holds a secret. */
const isSecret = (name: string) => WHOLE_NAME.test(name.replaceAll('-', ''));

function replaceInText(text: string, by: (name: string) => string): string {
  return text.replace(IN_TEXT, (_, name: string, sign: string, value: string) => name + sign + (value.startsWith('"') ? `"${by(name)}"` : by(name)));
}

/** Name of the shell variable for a secret: `SMS_CODE` for smsCode. */
const variableOf = (name: string) => name.replace(/(?<=[a-z])(?=[A-Z])|-/g, '_').toUpperCase();

/** What is a secret in the command of an entry. */
export const COMMAND_MASKS: Masks = {
  header: (name) => (isSecret(name) ? variableOf(name) : undefined),
  body: (quoted) => `'${replaceInText(quoted.slice(1, -1), (name) => variable(variableOf(name)))}'`,
};

/** Headers without secrets, repeated ones on separate lines; of cookies only the values are masked. */
export function shownHeaders(headers: Record<string, string | string[] | undefined>): [string, string][] {
  return Object.entries(headers).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value ?? '']).map((one): [string, string] => [name, isSecret(name) && one !== '' ? maskedHeader(name, one) : one]),
  );
}

/** The attributes of a new cookie, such as its path, are no secrets. */
function maskedHeader(name: string, value: string): string {
  if (!/cookie/i.test(name)) return MASK;
  return value.replace(/^set/i.test(name) ? /=[^;]*/ : /=[^;]*/g, `=${MASK}`);
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
  return isSecret(/([\w-]+)(?:\[\d+\])*$/.exec(path)?.[1] ?? '');
}

/** Masks the values after secret names in text that is not valid JSON. */
export function withoutLooseSecrets(text: string): string {
  return replaceInText(text, () => MASK);
}

/** Bytes of a body that a command line holds. */
const MAX_BODY = 8192;

/** What of a request is secret. */
export interface Masks {
  /** Name of the variable that stands for the header's value; undefined for a header that is no secret. */
  header: (name: string, value: string) => string | undefined;
  /** Puts {@link variable}s in place of secrets into a body in single quotes. */
  body: (quoted: string) => string;
}

/** A variable of the shell inside a text in single quotes. */
export const variable = (name: string): string => `'"$${name}"'`;

const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;

function bodyOf(bytes: Uint8Array, masks: Masks): { before: string; option: string } {
  if (bytes.length > MAX_BODY) return { before: '', option: ` --data-binary @body # ${bytes.length} bytes` };
  const text = new TextDecoder().decode(bytes);
  const isPlain = Buffer.from(text).equals(bytes) && /^[^\p{Cc}\u{FEFF}]*$/u.test(text);
  if (!isPlain) return { before: `printf %s ${Buffer.from(bytes).toString('base64')} | base64 -d | `, option: ' --data-binary @-' };
  return { before: '', option: ` --data-raw ${masks.body(quoted(text))}` };
}

/** A request as a command for a shell, with variables for its secrets. */
export function curlOf(url: string, request: { method: string; headers: [name: string, value: string][]; body: Uint8Array | undefined }, masks: Masks): string {
  const { method, headers, body } = request;
  const options = headers.map(([name, value]) => {
    if (value === '') return ` -H ${quoted(`${name};`)}`;
    const secret = masks.header(name, value);
    return secret === undefined ? ` -H ${quoted(`${name}: ${value}`)}` : ` -H "${name}: $${secret}"`;
  });
  const { before, option } = body === undefined || body.length === 0 ? { before: '', option: '' } : bodyOf(body, masks);
  return `${before}curl -gsS${method === 'HEAD' ? 'I' : `i -X ${method}`} ${quoted(url)}${options.join('')}${option}`;
}
