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

/** A customer with what the second step of the log-in asks for: the PIN, or the code of an SMS. */
interface LogIn {
  mobileNo: string;
  secret: string;
  byCode: boolean;
}

/** One customer of each kind. */
export interface Customers {
  postpaid: LogIn;
  prepaid: LogIn;
}

async function readPersonas(mock: string): Promise<{ personas: (Customer & { kind: string })[]; smsCode: string }> {
  return (await (await fetch(`${mock}/__mock/personas`)).json()) as Awaited<ReturnType<typeof readPersonas>>;
}

/** The mock's first customer. */
export async function firstCustomer(mock: string): Promise<Customer> {
  const [customer] = (await readPersonas(mock)).personas;
  if (customer === undefined) throw new Error('The mock has no customer');
  return customer;
}

export async function customersOf(mock: string): Promise<Customers> {
  const { personas, smsCode } = await readPersonas(mock);
  const prepaid = personas.find(({ kind }) => kind === 'PREPAID');
  if (prepaid === undefined) throw new Error('The mock has no prepaid customer');
  const { mobileNo, pin } = await firstCustomer(mock);
  return { postpaid: { mobileNo, secret: pin, byCode: false }, prepaid: { mobileNo: prepaid.mobileNo, secret: smsCode, byCode: true } };
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
