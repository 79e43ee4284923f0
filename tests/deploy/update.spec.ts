import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, cpSync, existsSync, globSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { type BuildFacts, FACTS_FILE } from '@site/build/deploy/build-facts.ts';
import { findNginx } from '@site/build/deploy/find-nginx.ts';
import { DIST } from '@site/build/deploy/nginx.ts';
import { variables } from '../../src/brand/config-rules.ts';
import { FULL } from '../support/full.ts';
import { copyAsRelease } from '../support/releases.ts';
import { ports } from './ports.ts';
import { send } from './send.ts';

test.setTimeout(10 * 60_000);

const GUIDE = readFileSync('docs/how-to/deploy.md', 'utf8');
const UNIT = readFileSync('deploy/systemd/customer-site.service', 'utf8');
/** The user of the server when this process is root. */
const NOBODY = 65_534;
const ROUNDS = FULL ? 3 : 1;
/** Half of them keep their connection, as browsers do; the others open one for each request. */
const CLIENTS = 16;
/** Requests after each switch before the next one. */
const BETWEEN = 500;
const PATHS = ['/index', '/powerPlan', '/news', '/contactUs', '/productDetails/4001', '/account/billManagement/1'].flatMap((path) => [
  path,
  `${path}?lang=en_US`,
]);

/** The commands of the block below a heading of the guide. */
function commandsOf(heading: string): string[] {
  const [, block = ''] = new RegExp(`^### ${heading}\\n[\\s\\S]*?^\`\`\`\\n([\\s\\S]*?)^\`\`\`$`, 'm').exec(GUIDE) ?? [];
  return block.trim().split('\n');
}

/** The files that the guide's archive has, with this build. */
function unpackArchive(folder: string, build: (dist: string) => void): string {
  const [command = ''] = commandsOf('The archive');
  const names = command.split(' ').filter((word) => existsSync(word) && word !== 'dist');
  expect(names).toContain('deploy');
  for (const name of names) {
    mkdirSync(join(folder, dirname(name)), { recursive: true });
    cpSync(name, join(folder, name), { recursive: true });
  }
  build(join(folder, 'dist'));
  const file = join(folder, 'dist', FACTS_FILE);
  const facts = JSON.parse(readFileSync(file, 'utf8')) as BuildFacts;
  writeFileSync(file, JSON.stringify({ ...facts, site: 'https://www.operator.mo', content: 'https://api.operator.mo' }));
  return folder;
}

/** Values of an operator: none is one of the demo. */
const values = Object.entries(variables)
  .filter(([name]) => !['idempotencyKeys', 'offline', 'apiBase', 'report', 'embedHosts', 'checkoutIntegrity'].includes(name))
  .map(([name, variable]) => `${variable}=https://${name.toLowerCase()}.operator.mo\n`)
  .join('');

test('updates and roll-backs by the commands of the guide, under load: no request fails', async () => {
  const nginx = findNginx();
  const folder = mkdtempSync(join(tmpdir(), 'site update-'));
  const served = join(folder, 'served');
  const environmentFile = join(folder, 'site.env');
  writeFileSync(
    environmentFile,
    `BACKEND_URL=http://127.0.0.1:9\nLISTEN=127.0.0.1:${ports.updated}\nKEPT_ASSETS=${join(folder, 'kept')}\nMAINTENANCE_FILE=${join(folder, 'maintenance')}\nSITE_EMBED_HOSTS=www.operator.mo\nACCESS_LOG=off\nWORKERS=2\nCONNECTION_LIMIT=1000\n${values}`,
  );
  const archives = {
    first: unpackArchive(join(folder, 'first'), (dist) => cpSync(DIST, dist, { recursive: true })),
    second: unpackArchive(join(folder, 'second'), (dist) => copyAsRelease(dist, 2)),
  };
  let mainPid = '';
  /** Runs a command of the guide or of the unit, in the folders of this test. */
  const run = async (command: string, cwd: string): Promise<void> => {
    const reloads = [...UNIT.matchAll(/^ExecReload=(.+)$/gm)].map(([, line = '']) => line);
    if (/^systemctl reload(?:-or-restart)? customer-site$/.test(command)) {
      for (const line of reloads) await run(line, cwd);
      return;
    }
    const local = command
      .replace(/^runuser -u customer-site -- node /, '"$NODE" ')
      .replaceAll('/etc/customer-site/site.env', '"$ENVIRONMENT_FILE"')
      .replaceAll('/srv/customer-site', '"$SERVED"')
      .replaceAll('/usr/sbin/nginx', '"$NGINX"')
      .replace(/--brotli-module \S+/, nginx.brotliModule === undefined ? '' : '--brotli-module "$BROTLI"');
    await promisify(execFile)('sh', ['-c', local], {
      cwd,
      env: {
        PATH: process.env.PATH ?? '',
        NODE: process.execPath,
        ENVIRONMENT_FILE: environmentFile,
        SERVED: served,
        NGINX: nginx.program,
        BROTLI: nginx.brotliModule ?? '',
        MAINPID: mainPid,
      },
    });
  };

  /** Content of every page and part that a release has, by its path; a page has one for each release. */
  const contents = new Map<string, Set<string>>();
  const add = (path: string, content: Buffer) => contents.set(path, (contents.get(path) ?? new Set()).add(content.toString('latin1')));
  const remember = (name: string) => {
    const site = join(served, 'current/site');
    for (const path of PATHS) add(path, readFileSync(join(site, path.replace(/(\?.*)?$/, path.includes('?') ? '.en.html' : '.html'))));
    for (const file of readdirSync(join(site, 'assets')).filter((one) => !/\.(?:br|gz)$/.test(one)))
      add(`/assets/${file}`, readFileSync(join(site, 'assets', file)));
    return name;
  };
  const publish = async (name: keyof typeof archives) => {
    const [configure = '', ...reload] = commandsOf('Each release');
    await run(configure, archives[name]);
    remember(name);
    if (mainPid !== '') for (const command of reload) await run(command, archives[name]);
  };
  const isServed = async (name: keyof typeof archives) => {
    const { body } = await send('/index', { port: ports.updated });
    return body.toString().includes(/ src="\/assets\/(site-[^"]+)"/.exec(readFileSync(join(archives[name], 'dist/index.html'), 'utf8'))?.[1] ?? 'none');
  };

  await publish('first');
  const root = process.getuid?.() === 0;
  // What the guide's installation gives to the user of the server.
  for (const file of root ? ['', ...globSync('**', { cwd: join(served, 'run') })] : []) chownSync(join(served, 'run', file), NOBODY, NOBODY);
  if (root) for (const each of [folder, served]) chownSync(each, NOBODY, NOBODY);
  const server = spawn(nginx.program, ['-p', served, '-c', join(served, 'current/nginx/nginx.conf'), '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    ...(root ? { uid: NOBODY, gid: NOBODY } : {}),
  });
  let errors = '';
  server.stderr.on('data', (chunk: Buffer) => {
    errors += chunk.toString();
  });
  const ended = once(server, 'exit');
  mainPid = String(server.pid);

  let done = 0;
  let retried = 0;
  const failures: string[] = [];
  let stopped = false;

  /** A complete response to a path, and what is wrong with it. */
  const get = (path: string, agent: Agent | false): Promise<string> =>
    new Promise((resolve) => {
      const request = httpRequest({ host: '127.0.0.1', port: ports.updated, path, agent }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', (error) => resolve(finish(`broken off: ${error.message}`)));
        response.on('end', () => {
          const body = Buffer.concat(chunks).toString('latin1');
          const isKnown = contents.get(path)?.has(body) === true;
          finish(response.statusCode !== 200 ? `HTTP ${response.statusCode}` : isKnown ? undefined : `${body.length} bytes of no release`);
          resolve(body);
        });
      });
      const finish = (problem?: string): string => {
        done += 1;
        if (problem !== undefined) failures.push(`${path}: ${problem}`);
        return '';
      };
      request.on('error', (error: NodeJS.ErrnoException) => {
        // A server may close a kept connection at the moment of the next request; clients send it again (RFC 9112, 9.3.1).
        if (request.reusedSocket && error.code === 'ECONNRESET') {
          retried += 1;
          get(path, agent).then(resolve);
        } else resolve(finish(error.message));
      });
      request.end();
    });
  /** Opens one page after the other, each with parts that it names. */
  const visit = async (client: number) => {
    const agent = client % 2 === 0 ? new Agent({ keepAlive: true, maxSockets: 1 }) : false;
    for (let turn = client; !stopped; turn += 1) {
      const page = await get(PATHS[turn % PATHS.length] ?? '/', agent);
      const parts = [...new Set(page.match(/\/assets\/[\w.-]+\.(?:css|js)(?=")/g))];
      for (const part of [parts[0], parts[turn % parts.length]]) if (part !== undefined) await get(part, agent);
    }
    if (agent !== false) agent.destroy();
  };
  const moreRequests = async () => {
    const goal = done + BETWEEN;
    await expect.poll(() => done, { timeout: 60_000 }).toBeGreaterThan(goal);
  };

  try {
    await expect.poll(() => isServed('first').catch(() => false), { message: errors }).toBe(true);
    const clients = Array.from({ length: CLIENTS }, (_, client) => visit(client));
    await moreRequests();
    for (let round = 1; round <= ROUNDS; round += 1) {
      await publish('second');
      await expect.poll(() => isServed('second')).toBe(true);
      await moreRequests();
      for (const command of commandsOf('Roll-back')) await run(command, archives.second);
      await expect.poll(() => isServed('first')).toBe(true);
      await moreRequests();
    }
    stopped = true;
    await Promise.all(clients);
  } finally {
    stopped = true;
    server.kill('SIGQUIT');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  }
  console.info(
    `Update and roll-back under load: ${failures.length} failed of ${done} requests (${ROUNDS} updates, ${ROUNDS} roll-backs; ${retried} sent again on a new connection)`,
  );
  expect(failures).toEqual([]);
});
