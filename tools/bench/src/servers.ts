import { type RunningServer, spawnServer } from '@site/contract/listen.ts';
import type { Certificate } from './certificate.ts';

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
