process.chdir('/work/featB');

import { buildBaseline, FOLDERS } from './src/builds.ts';
import { makeCertificate, trusting } from './src/certificate.ts';
import { feel } from './src/felt.ts';
import { benchRoutes } from './src/routes.ts';
import { logInFirst, startMock, startSite } from './src/servers.ts';

const cert = makeCertificate();
buildBaseline();
await using mock = await startMock(4592);
await using site = await startSite(4590, FOLDERS.site, mock.url, cert);
await using baseline = await startSite(4591, FOLDERS.baseline, mock.url, cert);
const launch = trusting({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox'] }, cert);
const only = process.argv[2]?.split(',');
for (const r of benchRoutes)
  if (!only || only.includes(r.name))
    for (const [on, s] of [
      ['site', site],
      ['baseline', baseline],
    ] as const) {
      const t = performance.now();
      try {
        console.log(r.name, on, await feel(launch, s.url + r.path, r, r.as ? await logInFirst(mock.url) : {}, on), ((performance.now() - t) / 1000).toFixed(1));
      } catch (e) {
        console.log(r.name, on, String(e).slice(0, 300));
      }
    }
process.exit(0);
