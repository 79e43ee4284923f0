import { gzipSync } from 'node:zlib';
import { EVERYWHERE, headers, onTurns, rewriting } from '../faults/fault.ts';
import { REFUSAL, text } from '../outgoing.ts';
import { row, variantsOf } from './variant.ts';

/** Respects the limit of a gateway: every eleventh request gets 429 and may come again after some seconds. */
const limited = (seconds: string) =>
  onTurns((turn) => turn % 11 === 0, text(429, { 'content-type': 'application/json', 'retry-after': seconds }, JSON.stringify(REFUSAL)));

/** The same JSON in other bytes, and the same media type in other letters. */
const written = (name: string, operationId: string, what: string, edit: (text: string) => string) =>
  row(name, operationId, what, ['examples'], [], rewriting(edit));
const typed = (name: string, operationId: string, what: string, type: string) =>
  row(name, operationId, what, ['examples'], [], headers({ 'content-type': type }));

const further = headers({
  'set-cookie': 'session=4F1A; Path=/; HttpOnly',
  'x-request-id': '0d9c1f',
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
  vary: 'Accept-Encoding, language',
});

/** Status codes, headers and bytes that HTTP and JSON allow. */
export const transportVariants = variantsOf('transport', [
  typed('media-type-in-capitals', 'brands', 'writes Application/JSON', 'Application/JSON'),
  typed('media-type-with-charset', 'homeBrands', 'adds charset=UTF-8', 'application/json;charset=UTF-8'),
  typed('charset-in-quotes', 'menu', 'writes the charset in quotes, after two spaces', 'application/json;  Charset="utf-8"'),
  row('compressed', ['bills', EVERYWHERE], 'compresses every response', ['examples', 'wrong-input'], [], {
    mutateResponse: (sent) => ({ ...sent, headers: { ...sent.headers, 'content-encoding': 'gzip' }, body: gzipSync(sent.body) }),
  }),
  row('further-headers', 'smsGroups', 'adds cookies, tracing and security headers', ['examples', 'wrong-input'], [], further),
  written('pretty-printed', 'phones', 'indents its JSON and ends it with a line break', (text) => `${JSON.stringify(JSON.parse(text), null, 2)}\r\n`),
  written('escaped-unicode', 'planCategories', 'escapes everything that is not ASCII', (text) =>
    text.replace(/[^\0-\x7f]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`),
  ),
  written('escaped-slashes', 'homePhones', 'escapes slashes, as PHP does', (text) => text.replaceAll('/', '\\/')),
  written('keys-in-another-order', 'billSummary', 'writes data in front of status', (text) =>
    JSON.stringify(Object.fromEntries(Object.entries(JSON.parse(text) as object).reverse())),
  ),
  row('rate-limited', ['smsTemplates', EVERYWHERE], 'asks for a pause now and then, with 429 and Retry-After', ['examples'], [], limited('1')),
  row('rate-limited-for-long', ['homePlans', EVERYWHERE], 'asks for ten minutes now and then', ['examples', 'time'], [], limited('600')),
  typed('media-type-with-a-parameter', 'phones', 'adds a version to the media type', 'application/json; charset=utf-8; v=1'),
  row('other-origins', ['bills', EVERYWHERE], 'lets pages of other origins in', ['transport'], [], {
    intercept: ({ request }) =>
      request.method === 'OPTIONS'
        ? text(204, { 'access-control-allow-origin': '*', 'access-control-allow-headers': 'Content-Type, Language, Token, Idempotency-Key' }, '')
        : undefined,
  }),
  row('slow-but-in-time', 'notice', 'takes 300 ms for a response', ['examples'], [], {
    mutateResponse: (sent) => new Promise((done) => setTimeout(() => done(sent), 300)),
  }),
]);
