import { faultsOf } from './fault.ts';
import { bytes } from './rows.ts';

export const jsonFaults = faultsOf('json', { parts: ['examples'] }, [
  bytes('bom', 'roamingRegions', 'json', '$', 'puts a byte-order mark in front', (text) => `\u{FEFF}${text}`),
  bytes('cut-off', 'roamQuestions', 'json', '$', 'cuts the JSON off', (text) => text.slice(0, -20)),
  bytes('duplicate-key', 'notice', 'duplicate-key', '$.data.title', 'writes a key twice', (text) => text.replace('"title":', '"title":"","title":')),
  bytes('json-in-a-string', 'volteStatus', 'envelope', '$', 'turns the envelope into a JSON string first', (text) => JSON.stringify(text)),
]);
