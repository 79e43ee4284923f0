import { bytes, type CatalogueEntry } from './defect.ts';

export const jsonDefects = [
  {
    id: 'bom',
    operationId: 'roamingRegions',
    kind: 'json',
    path: '$',
    what: 'puts a byte-order mark in front',
    how: bytes((text) => `\u{FEFF}${text}`),
    part: 'examples',
  },
  {
    id: 'cut-off',
    operationId: 'roamQuestions',
    kind: 'json',
    path: '$',
    what: 'cuts the JSON off',
    how: bytes((text) => text.slice(0, -20)),
    part: 'examples',
  },
  {
    id: 'two-envelopes',
    operationId: 'idd00Plans',
    kind: 'json',
    path: '$',
    what: 'writes the envelope twice',
    how: bytes((text) => text + text),
    part: 'examples',
  },
  {
    id: 'trailing-comma',
    operationId: 'countries',
    kind: 'json',
    path: '$',
    what: 'leaves a comma before the end',
    how: bytes((text) => text.replace(/\}$/, ',}')),
    part: 'examples',
  },
  {
    id: 'big5-bytes',
    operationId: 'newsItem',
    kind: 'json',
    path: '$',
    what: 'writes the text in Big5',
    // The bytes of 中文 in Big5.
    how: bytes((text) =>
      Buffer.concat([
        Buffer.from(text.slice(0, text.indexOf('"name":"') + 8)),
        Buffer.from([0xa4, 0xa4, 0xa4, 0xe5]),
        Buffer.from(text.slice(text.indexOf('"name":"') + 8)),
      ]),
    ),
    part: 'examples',
  },
  {
    id: 'duplicate-key',
    operationId: 'notice',
    kind: 'duplicate-key',
    path: '$.data.title',
    what: 'writes a key twice',
    how: bytes((text) => text.replace('"title":', '"title":"","title":')),
    part: 'examples',
  },
  {
    id: 'json-in-a-string',
    operationId: 'volteStatus',
    kind: 'envelope',
    path: '$',
    what: 'turns the envelope into a JSON string first',
    how: bytes((text) => JSON.stringify(text)),
    part: 'examples',
  },
] as const satisfies readonly CatalogueEntry[];
