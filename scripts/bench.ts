/**
 * `npm run bench`: the benchmarks with the browser of the tests. What only they need (Lighthouse and all it brings) is installed in tools/bench when
 * they are first run and when that lock file has changed; then their types are checked, which `npm run typecheck` leaves out.
 */
import { existsSync, statSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { runProgram } from '@site/contract/programs.ts';
import { launchOptions } from '../tests/support/browser.ts';

const FOLDER = 'tools/bench';
/** Written by npm at the end of each installation. */
const INSTALLED = `${FOLDER}/node_modules/.package-lock.json`;

const isInstalled = existsSync(`${FOLDER}/node_modules/lighthouse`) && existsSync(INSTALLED);
if (!isInstalled || statSync(INSTALLED).mtimeMs < statSync(`${FOLDER}/package-lock.json`).mtimeMs) {
  console.log('Installing the packages of the benchmarks …');
  runProgram('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel', 'error'], { cwd: FOLDER, stdio: 'inherit' });
}
try {
  runProgram('tsc', ['--noEmit', '-p', FOLDER], { stdio: 'inherit' });
} catch {
  // TypeScript has said what is wrong.
  process.exit(1);
}

// Not by its path alone: TypeScript would follow it to packages that may be missing.
const { runBench } = await import(new URL(`../${FOLDER}/src/main.ts`, import.meta.url).href);
await runBench({ executablePath: chromium.executablePath(), ...launchOptions() });
