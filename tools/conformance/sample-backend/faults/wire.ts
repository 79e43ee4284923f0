import { json, text } from '../outgoing.ts';
import { faultsOf } from './fault.ts';
import { bytes, header, instead } from './rows.ts';

/** Codes, headers, media types and bytes that frameworks and filters get wrong. */
export const wireFaults = faultsOf('wire', { parts: ['examples'] }, [
  instead('moved-308', 'newsItem', 'status', 'status', 'sends the caller to the path with a slash at the end', text(308, { location: './' }, '')),
  instead('forbidden-403', 'loginMusic', 'status', 'status', 'a filter against forged requests refuses every POST with 403', json({ error: 'Forbidden' }, 403)),
  header('labelled-plain', 'captcha', 'media-type', 'header content-type', 'sends JSON as text/plain', 'text/plain'),
  bytes('latin1-bytes', 'pageTemplate', 'json', '$', 'writes accents as single bytes', (text) =>
    Buffer.from(text.replace('"title":"', '"title":"\u00e9'), 'latin1'),
  ),
  bytes('not-a-number', 'topUpOffer', 'json', '$', 'writes NaN for a number that it cannot compute', (text) =>
    text.replace(/"remainDate":\d+/, '"remainDate":NaN'),
  ),
]);
