import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { bundleContract } from './bundle.ts';
import { runProgram } from './programs.ts';

/** Tools that others use on an OpenAPI document, with the packages that npm fetches for one run; each fails by its exit code. */
const TOOLS: [packages: string[], command: string][] = [
  [['@stoplight/spectral-cli@6.16.3'], 'spectral lint openapi.json --ruleset .spectral.yaml --fail-severity hint'],
  [['openapi-typescript@7.13.0'], 'openapi-typescript openapi.json --output out/openapi-typescript.ts'],
  // With the last TypeScript that has the API which generators use.
  [['@hey-api/openapi-ts@0.99.0', 'typescript@5.9.3'], 'openapi-ts --input openapi.json --output out/hey-api'],
];
const STRICT = '--strict --noEmit --skipLibCheck --module esnext --moduleResolution bundler --target es2022 --lib es2023,dom,dom.iterable';
const WRITTEN = 'out/openapi-typescript.ts out/hey-api/index.ts out/hey-api/sdk.gen.ts';

/** Runs tools of others over the bundle, and checks the types of what they write. Throws when one finds something. */
export async function strangers(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'contract-strangers-'));
  const run = (program: string, args: string[]) => runProgram(program, args, { cwd: folder, stdio: 'inherit' });
  try {
    writeFileSync(join(folder, 'openapi.json'), JSON.stringify(await bundleContract()));
    writeFileSync(join(folder, '.spectral.yaml'), 'extends: ["spectral:oas"]\n');
    for (const [packages, command] of TOOLS) {
      console.log(`$ ${command}`);
      run('npm', ['exec', '--yes', '--ignore-scripts', ...packages.map((name) => `--package=${name}`), '--', ...command.split(' ')]);
    }
    run(resolve('node_modules/.bin/tsc'), [...STRICT.split(' '), ...WRITTEN.split(' ')]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
