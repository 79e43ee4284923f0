import { shownHeaders, shownJson, withoutLooseSecrets } from '@site/contract/secrets.ts';
import type { ShownMessage } from './violation-log.ts';

/** Maximum characters of a body on the page. */
const MAX_BODY = 20_000;

type Headers = Record<string, string | string[] | undefined>;

function shownBody(headers: Headers, body: Buffer | undefined, size: number): string {
  const type = String(headers['content-type'] ?? '');
  if (size === 0) return '';
  if (body === undefined) return `(${size} bytes, too large to be checked)`;
  if (/^multipart\//i.test(type)) return shownParts(body, size);
  if (body.subarray(0, 1024).includes(0)) return `(${size} bytes of ${type || 'no named type'})`;
  const text = body.toString('utf8');
  let shown: string;
  try {
    shown = JSON.stringify(shownJson(JSON.parse(text)), null, 2);
  } catch {
    shown = withoutLooseSecrets(text);
  }
  return shown.length > MAX_BODY ? `${shown.slice(0, MAX_BODY)}\n… (${shown.length} characters)` : shown;
}

/** The headers of the parts of a multipart form. */
function shownParts(body: Buffer, size: number): string {
  const parts = body.toString('latin1').match(/content-disposition:[^\r\n]{0,300}/gi) ?? [];
  return `(${size} bytes)\n${parts.map((part) => Buffer.from(part, 'latin1').toString('utf8')).join('\n')}`;
}

/** `body` is decompressed; undefined when it is too large. */
export function shownMessage(line: string, headers: Headers, body: Buffer | undefined, size: number): ShownMessage {
  return { line, headers: shownHeaders(headers), body: shownBody(headers, body, size) };
}
