import { faultsOf } from './fault.ts';
import { bytes } from './rows.ts';

export const jsonFaults = faultsOf('json', { parts: ['examples'] }, [
  bytes('bom', 'roamingRegions', 'json', '$', 'puts a byte-order mark in front', (text) => `\u{FEFF}${text}`),
  bytes('cut-off', 'roamQuestions', 'json', '$', 'cuts the JSON off', (text) => text.slice(0, -20)),
  bytes('two-envelopes', 'idd00Plans', 'json', '$', 'writes the envelope twice', (text) => text + text),
  bytes('trailing-comma', 'countries', 'json', '$', 'leaves a comma before the end', (text) => text.replace(/\}$/, ',}')),
  // The bytes of 中文 in Big5.
  bytes('big5-bytes', 'newsItem', 'json', '$', 'writes the text in Big5', (text) =>
    Buffer.concat([
      Buffer.from(text.slice(0, text.indexOf('"name":"') + 8)),
      Buffer.from([0xa4, 0xa4, 0xa4, 0xe5]),
      Buffer.from(text.slice(text.indexOf('"name":"') + 8)),
    ]),
  ),
  bytes('duplicate-key', 'notice', 'duplicate-key', '$.data.title', 'writes a key twice', (text) => text.replace('"title":', '"title":"","title":')),
  bytes('json-in-a-string', 'volteStatus', 'envelope', '$', 'turns the envelope into a JSON string first', (text) => JSON.stringify(text)),
]);
