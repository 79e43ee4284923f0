import { deflateSync } from 'node:zlib';
import { json, text } from '../outgoing.ts';
import { faultsOf, onStatus } from './fault.ts';
import { bytes, fault, header, instead } from './rows.ts';

const withStatus = (status: number) => onStatus('0', (sent) => ({ ...sent, status }));

/** Codes, headers, media types and bytes that frameworks and filters get wrong. */
export const wireFaults = faultsOf('wire', { parts: ['examples'] }, [
  fault('accepted-202', 'sendSms', 'status', 'status', 'responds with 202 Accepted, because the SMS are sent later', withStatus(202)),
  fault('not-authoritative-203', 'brands', 'status', 'status', 'a cache in front responds with 203', withStatus(203)),
  fault('partial-206', 'billText', 'status', 'status', 'responds with 206, as for a range', withStatus(206)),
  instead('moved-308', 'newsItem', 'status', 'status', 'sends the caller to the path with a slash at the end', text(308, { location: './' }, '')),
  instead('forbidden-403', 'loginMusic', 'status', 'status', 'a filter against forged requests refuses every POST with 403', json({ error: 'Forbidden' }, 403)),
  fault('conflict-409', 'saveSmsTemplate', 'status', 'status', 'responds with 409 where a template of this name is there', withStatus(409)),
  header('labelled-text-json', 'menu', 'media-type', 'header content-type', 'sends text/json', 'text/json'),
  header('labelled-plain', 'captcha', 'media-type', 'header content-type', 'sends JSON as text/plain', 'text/plain'),
  header('labelled-bytes', 'billPdf', 'media-type', 'header content-type', 'sends JSON as application/octet-stream', 'application/octet-stream'),
  header('labelled-script', 'countries', 'media-type', 'header content-type', 'sends JSON as application/javascript', 'application/javascript'),
  header('labelled-utf16', 'newsList', 'media-type', 'header content-type', 'announces charset=utf-16', 'application/json; charset="utf-16"'),
  header('brotli-mislabelled', 'idd060Plans', 'header', 'header content-encoding', 'says br and sends plain bytes', 'br'),
  fault('gzip-means-deflate', 'roamingRegions', 'header', 'header content-encoding', 'says gzip and sends deflate', {
    mutateResponse: (sent) => ({ ...sent, headers: { ...sent.headers, 'content-encoding': 'gzip' }, body: deflateSync(sent.body) }),
  }),
  bytes('empty-body', 'roamQuestions', 'json', '$', 'sends no body with 200', () => ''),
  bytes('latin1-bytes', 'pageTemplate', 'json', '$', 'writes accents as single bytes', (text) =>
    Buffer.from(text.replace('"title":"', '"title":"\u00e9'), 'latin1'),
  ),
  bytes('utf16-bytes', 'homeBrands', 'json', '$', 'writes UTF-16', (text) => Buffer.from(text, 'utf16le')),
  bytes('surrogates-as-bytes', 'footerChannels', 'json', '$', 'writes an emoji as two surrogates of three bytes each', (text) => {
    const at = text.indexOf('"name":"') + 8;
    const emoji = Buffer.from([0xed, 0xa0, 0xbd, 0xed, 0xb8, 0x80]);
    return Buffer.concat([Buffer.from(text.slice(0, at)), emoji, Buffer.from(text.slice(at))]);
  }),
  bytes('not-a-number', 'topUpOffer', 'json', '$', 'writes NaN for a number that it cannot compute', (text) =>
    text.replace(/"remainDate":\d+/, '"remainDate":NaN'),
  ),
  bytes('line-break-in-text', 'usageDetail', 'json', '$', 'writes line breaks in texts without escaping them', (text) => text.replaceAll('\\n', '\n')),
  bytes('padded-callback', 'jumpRoutes', 'json', '$', 'wraps the JSON in a callback (JSONP)', (text) => `callback(${text})`),
  bytes('guard-prefix', 'homePhones', 'json', '$', "writes )]}', in front, as some frameworks do against inclusion", (text) => `)]}',\n${text}`),
  bytes('duplicate-key-in-row', 'smsTasks', 'duplicate-key', '$.data[0].content', 'writes a key of a row twice', (text) =>
    text.replace('"content":', '"content":"","content":'),
  ),
]);
