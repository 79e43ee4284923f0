/** `npm run bench`: the benchmarks with the browser of the tests. */
import { runBench } from '@farol/bench/main.ts';
import { chromium } from '@playwright/test';
import { launchOptions } from '../tests/support/browser.ts';

await runBench({ executablePath: chromium.executablePath(), ...launchOptions() });
