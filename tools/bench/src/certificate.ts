import { execFileSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserLaunch } from './browser.ts';

/** Paths of PEM files. */
export interface Certificate {
  key: string;
  cert: string;
}

const FOLDER = '.cache/bench';

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
  const hash = createHash('sha256').update(publicKey).digest('base64');
  return { ...launch, args: [...launch.args, `--ignore-certificate-errors-spki-list=${hash}`] };
}
