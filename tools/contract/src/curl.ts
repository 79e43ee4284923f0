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
  return `${before}curl -gsSi -X ${method} ${quoted(url)}${options.join('')}${option}`;
}
