/** `npm run docs`: the API reference as one HTML page that needs no network. `npm start` and `npm run mock` serve the same page at /docs. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { referencePage } from '../mock-server/reference/index.ts';
import { bundleContract } from './bundle.ts';
import type { ContractDocument } from './contract/document.ts';
import { REFERENCE_FILE } from './files.ts';

const file = process.argv[2] ?? REFERENCE_FILE;
const page = referencePage((await bundleContract()) as unknown as ContractDocument);
mkdirSync(dirname(file), { recursive: true });
writeFileSync(file, page);
console.log(`API reference written: ${file} (${(Buffer.byteLength(page) / 1024 / 1024).toFixed(1)} MiB, one file; the mock serves it at /docs)`);
