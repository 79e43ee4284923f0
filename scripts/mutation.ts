/**
 * `npm run test:mutation`: Stryker with stryker.conf.json. Its hundred packages are in a folder of their own, installed when it is run: below the project,
 * so that its runner uses the Vitest of the tests.
 */
import { mkdirSync } from 'node:fs';
import { runProgram } from '@site/contract/programs.ts';

const VERSION = '10.1.1';
const FOLDER = '.cache/stryker';

mkdirSync(FOLDER, { recursive: true });
const packages = ['core', 'vitest-runner'].map((name) => `@stryker-mutator/${name}@${VERSION}`);
const options = ['--no-save', '--legacy-peer-deps', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel', 'error'];
runProgram('npm', ['install', '--prefix', FOLDER, ...options, ...packages], { stdio: 'inherit' });
try {
  runProgram('node', [`${FOLDER}/node_modules/@stryker-mutator/core/bin/stryker.js`, 'run', ...process.argv.slice(2)], { stdio: 'inherit' });
} catch {
  // Stryker has said what is wrong.
  process.exitCode = 1;
}
