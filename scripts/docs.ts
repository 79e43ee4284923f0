/** `npm run docs`: the API reference as one HTML page that needs no network. `npm start` and `npm run mock` serve the same page at /docs. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { bundleContract } from '@farol/contract/bundle.ts';
import type { ContractDocument } from '@farol/contract/document.ts';
import { REFERENCE_FILE } from '@farol/contract/files.ts';
import { referencePage } from '@farol/contract/reference/page.ts';
import { customers } from '../mock-server/reference.ts';

const file = process.argv[2] ?? REFERENCE_FILE;
const page = referencePage((await bundleContract()) as unknown as ContractDocument, customers);
mkdirSync(dirname(file), { recursive: true });
writeFileSync(file, page);
console.log(`API reference written: ${file} (${(Buffer.byteLength(page) / 1024 / 1024).toFixed(1)} MiB, one file; the mock serves it at /docs)`);
