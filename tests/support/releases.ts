import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CONFIG_REVISION, configureOffline, configurePage } from '@site/build/deploy/configure-files.ts';
import { siteHandler } from '@site/build/serve.ts';
import { listen } from '@site/contract/listen.ts';
import { readConfig } from '../../src/brand/config-rules.ts';

const DIST = 'dist';
/** The last nine characters of a name without its ending: a hyphen and the hash. */
const HASH = /-[\w-]([\w-]{7}\.(?:js|css|json))$/;

/** A server that one release after the other is deployed to. */
export interface Releases {
  url: string;
  /** Deploys the build, configured with these environment variables, with other names of its files. Returns that of the entry. */
  deploy: (environment?: Readonly<Record<string, string>>, without?: 'without /sw.js') => Promise<string>;
  close: () => Promise<void>;
}

/** The entry file of the build, without its path. */
function entryOf(folder: string): string {
  const html = readFileSync(join(folder, 'app.html'), 'utf8');
  const [, name] = / src="\/assets\/(site-[^"]+)"/.exec(html) ?? [];
  if (name === undefined) throw new Error('app.html has no entry');
  return name;
}

/**
 * Copies the build into a folder, under other names of its hashed files. A real release renames what has changed; here everything has, also the shell
 * (the revision in the service worker).
 */
function copyAsRelease(folder: string, number: number): void {
  cpSync(DIST, folder, { recursive: true, filter: (file) => !/\.(?:br|gz)$/.test(file) });
  const renamed = (name: string) => name.replace(HASH, `-${number}$1`);
  const hashed = new Set(readdirSync(join(folder, 'assets')).filter((name) => HASH.test(name)));
  for (const name of hashed) renameSync(join(folder, 'assets', name), join(folder, 'assets', renamed(name)));
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(?:js|html)$/.test(name))) {
    const text = readFileSync(join(folder, file), 'utf8').replace(/[\w.-]+\.(?:js|css|json)\b/g, (name) => (hashed.has(name) ? renamed(name) : name));
    writeFileSync(join(folder, file), file.endsWith('.html') ? text : text.replaceAll(CONFIG_REVISION, CONFIG_REVISION + number));
  }
}

/** Serves copies of the build in front of this backend. */
export async function startReleases(backend: string): Promise<Releases> {
  const folders: string[] = [];
  let handler: RequestListener = (_request, response) => response.writeHead(503).end();
  const server = await listen((request, response) => handler(request, response));
  const deploy = async (environment: Readonly<Record<string, string>> = {}, without?: 'without /sw.js') => {
    const folder = await mkdtemp(join(tmpdir(), 'site-release-'));
    folders.push(folder);
    const config = readConfig(environment);
    copyAsRelease(folder, folders.length);
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'))) {
      writeFileSync(join(folder, file), configurePage(readFileSync(join(folder, file), 'utf8'), config));
    }
    await configureOffline(folder, folder, config);
    if (without) rmSync(join(folder, 'sw.js'));
    handler = siteHandler(folder, backend, 0);
    return entryOf(folder);
  };
  const close = async () => {
    await server.close();
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  };
  return { url: server.url, deploy, close };
}
