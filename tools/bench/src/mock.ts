import { writeBundle } from '@site/contract/bundle.ts';
import { BUNDLE_FILE } from '@site/contract/files.ts';
import { PRISM, race, startLogged } from './load.ts';

const PORTS = { ours: 4911, stock: 4912 };

/** `site-bench mock`. Reports the ratio, because absolute numbers depend on the machine. */
export async function benchMock(): Promise<void> {
  await writeBundle();
  const started = [
    startLogged(['scripts/mock.ts', '--port', String(PORTS.ours), '--quiet']),
    startLogged([PRISM, 'mock', '-p', String(PORTS.stock), BUNDLE_FILE]),
  ];
  try {
    const [ours = 0, stock = 1] = await race([
      { name: 'npm run mock', port: PORTS.ours },
      { name: 'prism mock, default log', port: PORTS.stock },
    ]);
    console.log(`ratio ${(ours / stock).toFixed(2)}`);
  } finally {
    for (const child of started) child.kill();
  }
}
