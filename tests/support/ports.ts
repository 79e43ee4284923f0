import { createServer } from 'node:net';

/** Between the ports that browsers refuse and those that systems give to outgoing connections. */
const LOWEST = 20_000;
const COUNT = 10_000;

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });

/** A port that no program listens on, other than those taken. */
export async function freePort(taken: ReadonlySet<number> = new Set()): Promise<number> {
  let port: number;
  do port = LOWEST + Math.floor(Math.random() * COUNT);
  while (taken.has(port) || !(await isFree(port)));
  return port;
}

/**
 * The ports of a run by name: free ones, or from `first` on. Playwright reads its configuration in every worker, so the process that chooses keeps
 * them in `variable` of the environment, which workers and servers inherit.
 */
export async function choosePorts<const Name extends string>(variable: string, names: readonly Name[], first?: string): Promise<Record<Name, number>> {
  const chosen = new Set<number>();
  if (process.env[variable] === undefined) {
    for (const index of names.keys()) chosen.add(first === undefined ? await freePort(chosen) : Number(first) + index);
    process.env[variable] = [...chosen].join();
  }
  const ports = (process.env[variable] ?? '').split(',').map(Number);
  return Object.fromEntries(names.map((name, index) => [name, ports[index]])) as Record<Name, number>;
}
