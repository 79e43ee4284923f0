import { defineConfig } from '@playwright/test';
import { FULL } from './tests/support/full.ts';
import { choosePorts } from './tests/support/ports.ts';
import { device } from './tests/support/site-config.ts';

/**
 * `site`: the production build on the mock. `bare`: the same on a mock with the fields of the specification only. `development`: the design catalogue and the contract warnings, with the half-finished `backend` behind it.
 * `demo` and `demoBelow`: the static demo on a plain file server, at `/` and below a path. `gateway`: the mock's payment pages.
 * Free ones, so that two checkouts run their tests at the same time; `E2E_PORT` is the first of them, on which running servers are reused.
 */
const ports = await choosePorts('E2E_PORTS', ['site', 'development', 'backend', 'demo', 'demoBelow', 'gateway', 'bare', 'bareGateway'], process.env.E2E_PORT);
const GATEWAY = { SITE_PAYMENT_GATEWAY_URL: `http://127.0.0.1:${ports.gateway}` };

const reuseExistingServer = process.env.CI === undefined && process.env.E2E_PORT !== undefined;
const server = (port: number, command: string, env = {}) => ({ command, port, env: { PORT: String(port), ...env }, reuseExistingServer });
const servers = {
  site: [server(ports.site, 'vite preview', GATEWAY)],
  bare: [server(ports.bare, 'vite preview', { MOCK_BARE: 'yes', SITE_PAYMENT_GATEWAY_URL: `http://127.0.0.1:${ports.bareGateway}` })],
  demo: [server(ports.demo, 'node demo/serve.ts')],
  'demo-below-a-path': [server(ports.demoBelow, 'node demo/serve.ts --base /try/ --dir .cache/demo-try')],
  development: [
    server(ports.backend, 'node tests/support/defective-backend.ts'),
    server(ports.development, 'vite', { ...GATEWAY, UPSTREAM: `http://127.0.0.1:${ports.backend}` }),
  ],
};
/** With `--project=<name>` only the servers of those projects start. */
const only = process.argv.flatMap((argument) => /^--project=(.+)/.exec(argument)?.[1] ?? []);

const ofOtherServers = ['**/development.spec.ts', '**/demo.spec.ts'];
/** With `--full` a bare backend meets what proves the requirements, but for the tests whose subject is an added field. */
const requirements = { testIgnore: ofOtherServers, grep: /@[A-Z0-9]+-\d\d|bare\.spec/, grepInvert: /@(?:added|full|area)\b/ };

const demo = { testMatch: '**/demo.spec.ts', use: { serviceWorkers: 'allow' as const } };

export default defineConfig({
  testDir: 'tests',
  // The folder itself holds the reports of the other steps, and Playwright empties its own.
  outputDir: 'test-results/browser',
  testMatch: ['e2e/**/*.spec.ts', 'safety/**/*.spec.ts'],
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  retries: process.env.CI === undefined ? 0 : 2,
  // Three keep two cores busy; a fourth makes nothing faster and every test slower.
  workers: 3,
  timeout: 60_000,
  // `toPass` would try until the end of the test, whose message then does not say what was waited for.
  expect: { timeout: 8000, toPass: { timeout: 20_000 } },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    ...device,
    // No page lives long enough for optimized code to pay: without it, the tests take a twentieth less time.
    launchOptions: { ...device.launchOptions, args: [...device.launchOptions.args, '--js-flags=--no-opt --no-maglev'] },
    colorScheme: 'light',
    trace: 'on-first-retry',
  },
  projects: [
    { name: 'site', testIgnore: [...ofOtherServers, '**/bare.spec.ts'], use: { baseURL: `http://127.0.0.1:${ports.site}` } },
    { name: 'bare', ...(FULL ? requirements : { testMatch: '**/bare.spec.ts' }), use: { baseURL: `http://127.0.0.1:${ports.bare}` } },
    { name: 'development', testMatch: '**/development.spec.ts', use: { baseURL: `http://127.0.0.1:${ports.development}` } },
    { name: 'demo', ...demo, use: { ...demo.use, baseURL: `http://127.0.0.1:${ports.demo}/` } },
    { name: 'demo-below-a-path', ...demo, grep: /@below-a-path/, use: { ...demo.use, baseURL: `http://127.0.0.1:${ports.demoBelow}/try/` } },
  ],
  webServer: Object.entries(servers).flatMap(([project, own]) => (only.length === 0 || only.includes(project) ? own : [])),
});
