import { execFileSync } from 'node:child_process';
import { hash, X509Certificate } from 'node:crypto';
import { mkdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type RunningServer, spawnServer } from '@site/contract/listen.ts';
import type { BrowserLaunch } from './visit.ts';

// ---- the builds ----

const FOLDER = process.env.BENCH_FOLDER ?? '.cache/bench';
/** The builds; `dist/` is not touched. */
export const FOLDERS = { site: join(FOLDER, 'site'), baseline: join(FOLDER, 'baseline') } as const;

const vite = join('node_modules', 'vite', 'bin', 'vite.js');
const siteBuild = 'tools/build/src/main.ts';

function run(environment: Record<string, string>, ...command: string[]): void {
  execFileSync(process.execPath, command, { env: { ...process.env, ...environment }, stdio: ['ignore', 'ignore', 'inherit'] });
}

/** Builds the site as `npm run build` does, prerendered from the mock. `origin` is the URL at which it is measured. */
export function buildSite(origin: string): void {
  const environment = { PRERENDER_API: 'mock', SITE_URL: origin, DIST: FOLDERS.site };
  run(environment, vite, 'build', '--outDir', FOLDERS.site, '--emptyOutDir', '--logLevel', 'error');
  for (const step of ['prerender', 'worker', 'compress']) run(environment, siteBuild, step);
}

export function buildBaseline(): void {
  run({}, vite, 'build', '-c', 'tools/bench/baseline/vite.config.ts', '--outDir', resolve(FOLDERS.baseline), '--logLevel', 'error');
  run({ DIST: FOLDERS.baseline }, siteBuild, 'compress');
}

// ---- what serves them ----

/** The first of three ports: site, baseline, mock. */
export const FIRST_PORT = Number(process.env.BENCH_PORT ?? 4290);
/** Milliseconds that each response of the backend takes. */
export const DELAY = 50;

export const startMock = (port: number): Promise<RunningServer> => spawnServer(['scripts/mock.ts', '--port', String(port), '--quiet']);

/** Serves a build as the deployed server does (`site-build serve`), with the backend {@link DELAY} slower. */
export function startSite(port: number, dir: string, backend: string, certificate?: Certificate): Promise<RunningServer> {
  const options = { dir, port: String(port), backend, delay: String(DELAY), ...certificate };
  return spawnServer(['tools/build/src/main.ts', 'serve', ...Object.entries(options).flatMap(([name, value]) => [`--${name}`, value])]);
}

/** What a customer logs in with. */
export interface Customer {
  mobileNo: string;
  pin: string;
}

/** The mock's first customer. */
export async function firstCustomer(mock: string): Promise<Customer> {
  const { personas } = (await (await fetch(`${mock}/__mock/personas`)).json()) as { personas: Customer[] };
  const [customer] = personas;
  if (customer === undefined) throw new Error('The mock has no customer');
  return customer;
}

/** Logs the mock's first customer in; returns the values that the site keeps in local storage. */
export async function logInFirst(mock: string): Promise<Record<string, string>> {
  const { mobileNo, pin } = await firstCustomer(mock);
  const response = await fetch(`${mock}/api/care/login?t=${Date.now()}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', language: 'cn', token: '' },
    body: JSON.stringify({ mobileNo, password: pin }),
  });
  const { status, data } = (await response.json()) as { status: string; data: Record<string, string> };
  if (status !== '0') throw new Error('The mock refuses the log-in of its first customer');
  return { ...data, isLogin: 'true' };
}

// ---- the certificate of the servers ----

/** Paths of PEM files. */
export interface Certificate {
  key: string;
  cert: string;
}

/** Makes a certificate for 127.0.0.1 that is valid for a day, with the `openssl` of the system: browsers speak HTTP/2 over TLS only. */
export function makeCertificate(): Certificate {
  mkdirSync(FOLDER, { recursive: true });
  const [key, cert] = [join(FOLDER, 'key.pem'), join(FOLDER, 'cert.pem')];
  const args = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '1', '-subj', '/CN=127.0.0.1'];
  execFileSync('openssl', [...args, '-keyout', key, '-out', cert], { stdio: 'ignore' });
  return { key, cert };
}

/** Chromium that trusts the certificate. One that only ignores its errors would cache nothing and run no service worker. */
export function trusting(launch: BrowserLaunch, certificate: Certificate): BrowserLaunch {
  const publicKey = new X509Certificate(readFileSync(certificate.cert)).publicKey.export({ type: 'spki', format: 'der' });
  const pin = hash('sha256', publicKey, 'base64');
  return { ...launch, args: [...launch.args, `--ignore-certificate-errors-spki-list=${pin}`] };
}
