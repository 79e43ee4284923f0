import { request as http } from 'node:http';
import { request as https } from 'node:https';

/** Whether the server of this machine responds to `/health`. Its certificate names the public host, not this machine, so it is not verified. */
export function isHealthy({ LISTEN = '', TLS_CERTIFICATE = '' }: Readonly<Record<string, string | undefined>>): Promise<boolean> {
  const [port, address = '127.0.0.1'] = (LISTEN || '8080').split(':').reverse();
  const request = TLS_CERTIFICATE === '' ? http : https;
  return new Promise((resolve) => {
    request({ host: address, port, path: '/health', rejectUnauthorized: false, timeout: 3000, agent: false }, (response) => {
      response.resume();
      resolve(response.statusCode === 200);
    })
      .on('timeout', () => resolve(false))
      .on('error', () => resolve(false))
      .end();
  });
}

if (import.meta.main) process.exit((await isHealthy(process.env)) ? 0 : 1);
