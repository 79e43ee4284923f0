import { request as http } from 'node:http';
import { request as https } from 'node:https';
import { reachableAt } from './listen-addresses.ts';
import { listenOf } from './server-settings.ts';

/** Whether the server of this machine responds to `/health`. Its certificate names the public host, not this machine, so it is not verified. */
export function isHealthy(environment: Readonly<Record<string, string | undefined>>): Promise<boolean> {
  const [address = ''] = listenOf(environment);
  const request = environment.TLS_CERTIFICATE ? https : http;
  return new Promise((resolve) => {
    request({ ...reachableAt(address), path: '/health', rejectUnauthorized: false, timeout: 3000, agent: false }, (response) => {
      response.resume();
      resolve(response.statusCode === 200);
    })
      .on('timeout', () => resolve(false))
      .on('error', () => resolve(false))
      .end();
  });
}

if (import.meta.main) process.exit((await isHealthy(process.env)) ? 0 : 1);
