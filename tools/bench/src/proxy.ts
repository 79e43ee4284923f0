import { setTimeout as wait } from 'node:timers/promises';
import { writeBundle } from '@site/contract/bundle.ts';
import { BUNDLE_FILE } from '@site/contract/files.ts';
import { spawnServer } from '@site/contract/listen.ts';
import { PRISM, race, requestsOfRace, startLogged } from './load.ts';

/** How many times faster than the stock proxy this one must be. */
const GOAL = 1.5;
const PORTS = { ours: 5427, stock: 5428 };

/** The proxy must not be fast because it leaves checks out: throws unless every response was checked. `more`: requests besides the race. */
async function expectAllChecked(more: number): Promise<void> {
  const read = async () => {
    const response = await fetch(`http://127.0.0.1:${PORTS.ours}/__contract/violations`);
    return (await response.json()) as { counts: { calls: number; notChecked: number }; violations: unknown[] };
  };
  const expected = requestsOfRace + more;
  let { counts, violations } = await read();
  for (let attempt = 0; counts.calls < expected && attempt < 50; attempt += 1) {
    await wait(100);
    ({ counts, violations } = await read());
  }
  if (counts.calls !== expected || counts.notChecked > 0 || violations.length > 0)
    throw new Error(`${expected} responses, ${counts.calls} checked, ${violations.length} violations found where there are none`);
  console.log(`all ${counts.calls} responses of the proxy were checked`);
}

/** `site-bench proxy`. Exits with 1 when the ratio is below the goal. */
export async function benchProxy(): Promise<void> {
  await writeBundle();
  await using backend = await spawnServer(['tools/bench/src/static-backend.ts']);
  const started = [
    startLogged(['scripts/proxy.ts', '--target', backend.url, '--port', String(PORTS.ours)]),
    startLogged([PRISM, 'proxy', '-p', String(PORTS.stock), BUNDLE_FILE, backend.url]),
  ];
  try {
    const [ours = 0, stock = 1, direct = 0] = await race([
      { name: 'npm run proxy', port: PORTS.ours },
      { name: 'prism proxy, default log', port: PORTS.stock },
      { name: 'without a proxy', port: backend.port },
    ]);
    // The probe of its readiness.
    await expectAllChecked(1);
    const ratio = ours / stock;
    console.log(`${(1000 / ours - 1000 / direct).toFixed(2)} ms of work more for each request than without a proxy`);
    console.log(`ratio ${ratio.toFixed(2)} (goal ${GOAL})`);
    process.exitCode = ratio < GOAL ? 1 : 0;
  } finally {
    for (const child of started) child.kill();
  }
}
