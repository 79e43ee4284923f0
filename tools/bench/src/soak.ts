import { cpus } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { bundleContract } from '@site/contract/bundle.ts';
import { UsageError } from '@site/contract/command-line.ts';
import { type ContractDocument, type LocatedOperation, operationsOf } from '@site/contract/document.ts';
import { spawnServer } from '@site/contract/listen.ts';
import { FIRST_PORT, firstCustomer, startMock } from './servers.ts';
import { Tally } from './soak-client.ts';
import { growthOf, MAX_GROWTH, type Sample } from './soak-judge.ts';
import { memoryBelow, type ProcessMemory } from './soak-memory.ts';
import { type Plan, visit } from './soak-visit.ts';
import { tableText } from './table.ts';

/** Payments, SMS and top-ups: the first example of each succeeds for the mock's first customer, as often as it is sent. */
const WRITES = ['payByCard', 'payByWallet', 'sendSms', 'buyTopUp4g'];
const READS = ['menu', 'notice', 'footerChannels', 'planCategories', 'contactSubjects', 'idd00Plans'];
const PAGES = ['/index', '/powerPlan', '/news', '/contactUs', '/?lang=en_US'];

/** Milliseconds. */
const SAMPLE_EVERY = 2000;
const DOWN = 3000;
const BETWEEN_RESTARTS = 12_000;
const RESTARTS = 3;

function readOptions(args: string[]): { minutes: number; connections: number } {
  const { values } = parseArgs({ args, options: { minutes: { type: 'string', default: '10' }, connections: { type: 'string', default: '200' } } });
  const minutes = Number(values.minutes);
  const connections = Number(values.connections);
  if (!(minutes > 0 && minutes <= 24 * 60)) throw new UsageError('--minutes must be a number above 0, at most 1440.');
  if (!Number.isInteger(connections) || connections < 1) throw new UsageError('--connections must be a whole number from 1.');
  return { minutes, connections };
}

async function planOf(site: string, mock: string, tally: Tally): Promise<Plan> {
  const operations = operationsOf((await bundleContract()) as unknown as ContractDocument);
  const find = (operationId: string): LocatedOperation => {
    const operation = operations.find((one) => one.operationId === operationId);
    if (operation === undefined) throw new Error(`The contract has no operation ${operationId}.`);
    return operation;
  };
  const pages = await Promise.all(
    PAGES.map(async (path) => {
      const html = await (await fetch(site + path)).text();
      return { path, files: [...new Set(html.match(/\/assets\/[\w.-]+/g))] };
    }),
  );
  const { mobileNo, pin } = await firstCustomer(mock);
  return {
    site,
    mock,
    pages,
    reads: READS.map((id) => find(id).path),
    logIn: find('login').path,
    customer: { mobileNo, password: pin },
    writes: WRITES.map(find),
    tally,
  };
}

/** Waits until the backend responds through the web server. */
async function untilServed(plan: Plan): Promise<void> {
  while (!(await fetch(`${plan.site}${plan.reads[0]}?t=1`).catch(() => undefined))?.ok) await wait(20);
}

const mib = (kib: number) => (kib / 1024).toFixed(1);

/** Memory of the processes over time, by name and id. */
class Memory {
  readonly samples = new Map<string, Sample[]>();
  private readonly read: () => ProcessMemory[];

  constructor(read: () => ProcessMemory[]) {
    this.read = read;
  }

  sample(at: number): void {
    for (const { pid, name, kib } of this.read()) {
      const key = `${name} ${pid}`;
      this.samples.set(key, [...(this.samples.get(key) ?? []), { at, kib }]);
    }
  }
}

/** `npm run bench -- soak`: visits to nginx in front of the mock for a while; then the mock is killed and started again under load. Exits with 1 for any fault. */
export async function benchSoak(args: string[]): Promise<void> {
  const { minutes, connections } = readOptions(args);
  const duration = minutes * 60_000;
  const tally = new Tally();
  let mock = await startMock(FIRST_PORT + 2);
  await using site = await spawnServer(['tools/build/src/main.ts', 'nginx', '--port', String(FIRST_PORT)], {
    BACKEND_URL: mock.url,
    MEDIA_PATHS: '/mock-assets/',
    ACCESS_LOG: 'off',
    WORKERS: '2',
  });
  const plan = await planOf(site.url, mock.url, tally);
  const memory = new Memory(() => [...memoryBelow(site.pid, 'starter of nginx'), ...memoryBelow(mock.pid, 'mock')]);
  let isOver = false;
  const begin = performance.now();
  const visitors = Array.from({ length: connections }, async () => {
    // Not all at the same moment.
    await wait(Math.random() * 2000);
    while (!isOver) await visit(plan).catch((error: unknown) => tally.fault(`visit: ${String(error)}`));
  });
  const timer = setInterval(() => memory.sample(performance.now() - begin), SAMPLE_EVERY);
  memory.sample(0);
  await wait(duration);
  const steady = {
    requests: tally.requests,
    seconds: (performance.now() - begin) / 1000,
    p50: tally.latency.percentile(50),
    p99: tally.latency.percentile(99),
  };
  const samples = new Map(memory.samples);
  const afterRestarts = new Set(memoryBelow(site.pid, 'starter of nginx').map(({ pid, name }) => `${name} ${pid}`));

  const recoveries: number[] = [];
  for (let restart = 0; restart < RESTARTS; restart += 1) {
    tally.isDown = true;
    await mock.close();
    await wait(DOWN);
    mock = await startMock(FIRST_PORT + 2);
    const started = performance.now();
    await untilServed(plan);
    recoveries.push(performance.now() - started);
    tally.generation += 1;
    // Requests of the time before are still under way.
    await wait(1000);
    tally.isDown = false;
    await wait(BETWEEN_RESTARTS);
  }
  clearInterval(timer);
  isOver = true;
  await Promise.all(visitors);

  console.log(
    `${connections} visitors at once for ${minutes} minutes: ${(steady.requests / steady.seconds).toFixed(0)} requests/s, ` +
      `p50 ${(steady.p50 / 1e6).toFixed(1)} ms, p99 ${(steady.p99 / 1e6).toFixed(1)} ms; ${cpus().length} × ${cpus()[0]?.model ?? 'processor'}, shared with the load generator`,
  );
  const heads = ['process', 'start', 'middle', 'end', 'early peak', 'late peak', 'ratio', 'after the restarts', ''];
  const rows: string[][] = [];
  let isFlat = true;
  for (const [name, list] of samples) {
    const growth = growthOf(list, duration);
    const last = memory.samples.get(name)?.at(-1)?.kib ?? 0;
    const outlives = afterRestarts.has(name);
    const isRight = growth.isFlat && (!outlives || last <= growth.early * MAX_GROWTH);
    isFlat &&= isRight;
    rows.push([
      name,
      mib(growth.start),
      mib(growth.middle),
      mib(growth.end),
      mib(growth.early),
      mib(growth.late),
      (growth.late / growth.early).toFixed(2),
      outlives ? mib(last) : 'killed',
      isRight ? 'flat' : 'GROWS',
    ]);
  }
  console.log(tableText({ title: 'Memory, MiB', heads, names: 1, rows }));
  console.log(`${tally.visits} visits, ${tally.requests} requests, ${tally.aborted} broken off by the visitor.`);
  console.log(`${tally.writes} writes, ${tally.repeated} of them sent more than once; ${tally.checked} looked up in the mock's log.`);
  console.log(
    `${RESTARTS} restarts of the backend: served again after ${recoveries.map((ms) => ms.toFixed(0)).join(', ')} ms; ${tally.announced} announced errors meanwhile.`,
  );
  for (const sentence of tally.sentences) console.error(`FAULT  ${sentence}`);
  console.log(`${tally.wrong} faults; memory ${isFlat ? 'flat' : 'GROWS'} (peak of the last 30 % of the time at most ${MAX_GROWTH} × that of 20 to 50 %).`);
  await mock.close();
  process.exitCode = tally.wrong > 0 || !isFlat ? 1 : 0;
}
