import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { bundleContract } from '../bundle.ts';
import { REFERENCE_FILE } from '../files.ts';
import { type Customer, referencePage } from './page.ts';

/** `site-contract reference`; with the customers of a mock its trials can carry their tokens. */
export async function writeReference(args: string[], customers: readonly Customer[] = []): Promise<void> {
  const { out } = parseArgs({ args, options: { out: { type: 'string', default: REFERENCE_FILE } } }).values;
  const page = referencePage(await bundleContract(), customers);
  mkdirSync(dirname(out), { recursive: true });
  writeFileSync(out, page);
  console.log(`API reference written: ${out} (${(Buffer.byteLength(page) / 1024 / 1024).toFixed(1)} MiB, one file; the mock serves it at /docs)`);
}
