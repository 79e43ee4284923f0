import { text } from '../outgoing.ts';
import { faultsOf } from './fault.ts';
import { bytes, instead } from './rows.ts';

/** Codes and bytes that frameworks and filters get wrong. */
export const wireFaults = faultsOf('wire', { parts: ['examples'] }, [
  instead('moved-308', 'newsItem', 'status', 'status', 'sends the caller to the path with a slash at the end', text(308, { location: './' }, '')),
  bytes('latin1-bytes', 'pageTemplate', 'json', '$', 'writes accents as single bytes', (text) =>
    Buffer.from(text.replace('"title":"', '"title":"\u00e9'), 'latin1'),
  ),
  bytes('not-a-number', 'topUpOffer', 'json', '$', 'writes NaN for a number that it cannot compute', (text) =>
    text.replace(/"remainDate":\d+/, '"remainDate":NaN'),
  ),
  bytes('bom', 'roamingRegions', 'json', '$', 'puts a byte-order mark in front', (text) => `\u{FEFF}${text}`),
  bytes('cut-off', 'roamQuestions', 'json', '$', 'cuts the JSON off', (text) => text.slice(0, -20)),
  bytes('duplicate-key', 'notice', 'duplicate-key', '$.data.title', 'writes a key twice', (text) => text.replace('"title":', '"title":"","title":')),
]);
