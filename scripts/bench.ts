/** `npm run bench`: the benchmarks with the browser of the tests. */

import { chromium } from '@playwright/test';
import { runBench } from '@site/bench/main.ts';
import { launchOptions } from '../tests/support/browser.ts';

await runBench({ executablePath: chromium.executablePath(), ...launchOptions() });
