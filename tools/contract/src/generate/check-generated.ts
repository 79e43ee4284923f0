/** Fails when the committed SDK is not what the contract gives. Generates, compares with what was there, and names the first differences. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';

function fingerprints(): Map<string, string> {
  const files = globSync('{src/api,openapi}/generated/**/*.ts');
  return new Map(files.map((file) => [file, createHash('sha256').update(readFileSync(file)).digest('hex')]));
}

const before = fingerprints();
execFileSync(process.execPath, ['tools/contract/src/generate/generate.ts'], { stdio: 'inherit' });
const after = fingerprints();
const changed = [...new Set([...before.keys(), ...after.keys()])].filter((file) => before.get(file) !== after.get(file)).sort();
if (changed.length > 0) {
  console.error(`The generated code was not current (now it is; commit it): ${changed.length} files, such as\n${changed.slice(0, 10).join('\n')}`);
  process.exitCode = 1;
} else {
  console.log(`${after.size} generated files are current`);
}
