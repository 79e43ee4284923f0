/**
 * Checks one area of the contract while it is being written: `node scripts/contract/check-area.ts plans`. Lints, compiles and validates
 * the examples of that area alone, so that a half-written neighbour does not get in the way.
 */

import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { bundleContract } from './bundle.ts';
import { checkExamples, checkSchemas } from './checks.ts';
import type { ContractDocument } from './document.ts';

const area = process.argv[2];
if (!area) throw new Error('Which area? node scripts/contract/check-area.ts plans');
const file = `openapi/.only-${area}.yaml`;
const lines = readFileSync('openapi/openapi.yaml', 'utf8').split('\n');
writeFileSync(file, lines.filter((line) => !line.startsWith('  /') || line.includes(`$ref: ${area}/`)).join('\n'));
let failed = false;
try {
  try {
    console.log(
      execFileSync(resolve('node_modules/.bin/redocly'), ['lint', file, '--skip-rule', 'no-unused-components'], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'pipe'],
      }),
    );
  } catch (error) {
    failed = true;
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    console.log(stdout, stderr);
  }
  const document = (await bundleContract(file)) as unknown as ContractDocument;
  const findings = [...checkSchemas(document), ...checkExamples(document)];
  for (const finding of findings) console.log(`${finding.where}: ${finding.message}`);
  failed ||= findings.length > 0;
} finally {
  rmSync(file);
}
console.log(failed ? `${area}: not yet` : `${area}: good`);
process.exitCode = failed ? 1 : 0;
