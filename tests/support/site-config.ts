import type { PlaywrightTestConfig } from '@playwright/test';
import { launchOptions } from './browser.ts';
import { choosePorts } from './ports.ts';

/** The server of a folder of tests, besides the ports: by default the production build on the mock. */
interface Server {
  command?: string;
  env?: Record<string, string>;
  timeout?: number;
}

/**
 * The browser of every test. Colours that are still fading have no contrast worth measuring, and frames cost a tenth of the processor time: tests of motion ask for it.
 * A service worker would answer before `page.route` sees the request; offline.spec.ts allows it, and the demo is one.
 */
export const device = {
  launchOptions: launchOptions(),
  contextOptions: { reducedMotion: 'reduce' },
  serviceWorkers: 'block',
  locale: 'zh-HK',
  timezoneId: 'Asia/Macau',
  viewport: { width: 1280, height: 900 },
} satisfies PlaywrightTestConfig['use'];

/** What the configurations of the folders with a server of their own share. The ports are free ones, or from `E2E_PORT` on. */
export async function siteConfig(folder: string, { command = 'vite preview', env = {}, timeout = 60_000 }: Server = {}): Promise<PlaywrightTestConfig> {
  const { site: port, gateway } = await choosePorts(`${folder.toUpperCase()}_PORTS`, ['site', 'gateway'], process.env.E2E_PORT);
  return {
    testDir: '.',
    forbidOnly: process.env.CI !== undefined,
    fullyParallel: true,
    workers: 2,
    outputDir: `../../test-results/${folder}`,
    reporter: [['list'], ['json', { outputFile: `../../test-results/${folder}.json` }]],
    use: { ...device, baseURL: `http://127.0.0.1:${port}` },
    webServer: {
      command,
      cwd: '../..',
      port,
      env: { PORT: String(port), SITE_PAYMENT_GATEWAY_URL: `http://127.0.0.1:${gateway}`, ...env },
      timeout,
      reuseExistingServer: process.env.E2E_PORT !== undefined && process.env.CI === undefined,
    },
  };
}
