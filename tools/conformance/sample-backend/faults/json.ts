import { bytes, faultsOf } from './fault.ts';

export const jsonFaults = faultsOf('json', [
  {
    name: 'bom',
    operationId: 'roamingRegions',
    kind: 'json',
    place: '$',
    what: 'puts a byte-order mark in front',
    how: bytes((text) => `\u{FEFF}${text}`),
    parts: ['examples'],
  },
  {
    name: 'cut-off',
    operationId: 'roamQuestions',
    kind: 'json',
    place: '$',
    what: 'cuts the JSON off',
    how: bytes((text) => text.slice(0, -20)),
    parts: ['examples'],
  },
  {
    name: 'two-envelopes',
    operationId: 'idd00Plans',
    kind: 'json',
    place: '$',
    what: 'writes the envelope twice',
    how: bytes((text) => text + text),
    parts: ['examples'],
  },
  {
    name: 'trailing-comma',
    operationId: 'countries',
    kind: 'json',
    place: '$',
    what: 'leaves a comma before the end',
    how: bytes((text) => text.replace(/\}$/, ',}')),
    parts: ['examples'],
  },
  {
    name: 'big5-bytes',
    operationId: 'newsItem',
    kind: 'json',
    place: '$',
    what: 'writes the text in Big5',
    // The bytes of 中文 in Big5.
    how: bytes((text) =>
      Buffer.concat([
        Buffer.from(text.slice(0, text.indexOf('"name":"') + 8)),
        Buffer.from([0xa4, 0xa4, 0xa4, 0xe5]),
        Buffer.from(text.slice(text.indexOf('"name":"') + 8)),
      ]),
    ),
    parts: ['examples'],
  },
  {
    name: 'duplicate-key',
    operationId: 'notice',
    kind: 'duplicate-key',
    place: '$.data.title',
    what: 'writes a key twice',
    how: bytes((text) => text.replace('"title":', '"title":"","title":')),
    parts: ['examples'],
  },
  {
    name: 'json-in-a-string',
    operationId: 'volteStatus',
    kind: 'envelope',
    place: '$',
    what: 'turns the envelope into a JSON string first',
    how: bytes((text) => JSON.stringify(text)),
    parts: ['examples'],
  },
]);
