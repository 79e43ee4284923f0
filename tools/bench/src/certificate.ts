import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Key and certificate in PEM. */
export interface Certificate {
  key: Buffer;
  cert: Buffer;
}

const FOLDER = '.cache/bench';

/** Makes a certificate of this machine for a day, with the `openssl` of the system: browsers speak HTTP/2 over TLS only. */
export function makeCertificate(): Certificate {
  mkdirSync(FOLDER, { recursive: true });
  const [key, cert] = [join(FOLDER, 'key.pem'), join(FOLDER, 'cert.pem')];
  const words = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '1', '-subj', '/CN=127.0.0.1'];
  execFileSync('openssl', [...words, '-keyout', key, '-out', cert], { stdio: 'ignore' });
  return { key: readFileSync(key), cert: readFileSync(cert) };
}
