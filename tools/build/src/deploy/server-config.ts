import { globSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brandFolder } from '../../../../brand/name.ts';
import { defaultLanguage, endingOf, languages, textIn } from '../../../../openapi/languages.ts';
import type { SiteConfig } from '../../../../src/brand/config.ts';
import { fill, withOperator } from '../branded.ts';
import { NEUTRAL_QUERY } from '../prerender/page-file.ts';
import type { BuildFacts } from './build-facts.ts';
import { compressFile } from './compress.ts';
import { literal } from './configure-files.ts';
import { contentSecurityPolicy, REPORT_ENDPOINT, sourceHash } from './content-security-policy.ts';
import { limitedCalls, sentences, switches } from './limited-calls.ts';
import { type ServerSettings, words } from './server-settings.ts';

const TEMPLATES = 'deploy';
/** What the files of pages have before `.html`, as a regular expression. */
const ENDINGS = languages.map(({ code }) => literal(endingOf(code))).join('|');

/** Paths in the configuration. */
export interface Places {
  /** Folder that has `site/` and gets `nginx/`. */
  folder: string;
  /** Folder of what the server writes while it runs. */
  runtime: string;
  /** File of the brotli module; without it the server sends gzip. */
  brotliModule?: string | undefined;
}

/** A line of the configuration for each part of a setting. */
const linesOf = (setting: string, line: (word: string) => string) => words(setting).map(line).join('\n    ');

/** The lines of nginx's `map` from the query's language and that of the cookie to the ending of a page's file: the rule of prerender/page-file.ts. */
const languageLines = () =>
  [
    ...languages.map(({ address, code }) => `"~^${address}:" "${endingOf(code)}";`),
    ...languages.map(({ code }) => `"~:${code}$" "${endingOf(code)}";`),
    `default "${endingOf(defaultLanguage.code)}";`,
  ].join(' ');

/** One variable for each envelope that nginx itself responds with, in the language of the call. */
function envelopes(): string {
  return Object.entries(sentences)
    .map(([name, texts]) => {
      const envelope = (message: string) => `'${JSON.stringify({ status: '-1', message })}'`;
      const lines = languages.map(({ code }) => `${code === defaultLanguage.code ? 'default' : code} ${envelope(textIn(texts, code))};`);
      return `map $http_language $answer_${name} { ${lines.join(' ')} }`;
    })
    .join('\n  ');
}

/** Values of the placeholders in the templates: the settings by their names, and what is made of them. */
function placeholders(settings: ServerSettings, config: SiteConfig, places: Places, pages: string, maintenancePage: string): Record<string, string> {
  const conf = join(places.folder, 'nginx');
  const site = join(places.folder, 'site');
  const backend = new URL(settings.backend_url);
  const port = backend.port || (backend.protocol === 'https:' ? '443' : '80');
  const seconds = Number(settings.hsts_seconds);
  const off = words(settings.site_off).flatMap((name) => switches[name as keyof typeof switches]);
  const isTls = settings.tls_certificate !== '';
  const include = (file: string) => `include "${conf}/${file}";`;
  return {
    ...settings,
    site,
    conf,
    pages,
    runtime: places.runtime,
    modules: places.brotliModule === undefined ? '' : `load_module "${places.brotliModule}";`,
    brotli: places.brotliModule === undefined ? '' : 'brotli_static on;',
    accessLog: settings.access_log === 'off' ? 'off' : `"${settings.access_log}" access`,
    realAddress: linesOf(settings.trusted_proxies, (network) => `set_real_ip_from ${network};`),
    languages: languageLines(),
    neutralQuery: NEUTRAL_QUERY.source,
    endings: ENDINGS,
    answers: envelopes(),
    trustedProxies: linesOf(settings.trusted_proxies, (network) => `${network} 1;`),
    sharedAddresses: linesOf(settings.shared_addresses, (network) => `${network} 1;`),
    ...Object.fromEntries(Object.entries(limitedCalls).map(([kind, paths]) => [`${kind}Paths`, paths.join('|')])),
    switchedOff: off.length === 0 ? '' : `"~*^/api/(?:${off.join('|')})(?:/|$)" on;`,
    backend: `${backend.hostname}:${port}`,
    backendName: backend.hostname,
    backendHost: backend.host,
    backendScheme: backend.protocol.slice(0, -1),
    redirect: settings.http_listen === '' ? '' : include('redirect.conf'),
    redirectListen: linesOf(settings.http_listen, (address) => `listen ${address};`),
    listen: linesOf(settings.listen, (address) => `listen ${address}${isTls ? ' ssl http2' : ''};`),
    tls: isTls ? include('tls.conf') : '',
    maintenancePolicy: `default-src 'none'; style-src ${sourceHash(/<style>([\s\S]*?)<\/style>/.exec(maintenancePage)?.[1] ?? '')}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    mediaPaths: linesOf(settings.media_paths, (path) => `location ^~ ${path} { ${include('media.conf')} }`),
    hsts: seconds === 0 ? '' : `max-age=${seconds}; includeSubDomains`,
    policy: contentSecurityPolicy(site, config, words(settings.media_origins), settings.csp_report_url),
    // Without a value nginx does not send the header.
    reportingEndpoints: settings.csp_report_url === '' ? '' : `${REPORT_ENDPOINT}=\\"${settings.csp_report_url}\\"`,
    quotedGateway: `\\"${config.gateway}\\"`,
  };
}

/** Writes the configuration of nginx. `readSettings` has checked every value, so none can break out of its directive. */
export async function writeServerConfig(settings: ServerSettings, config: SiteConfig, facts: BuildFacts | undefined, places: Places): Promise<void> {
  const folder = join(places.folder, 'nginx');
  await mkdir(join(folder, 'pages'), { recursive: true });
  const mark = await readFile(join(brandFolder, 'public/favicon.svg'), 'utf8');
  const maintenance = withOperator((await readFile(join(TEMPLATES, 'pages/maintenance.html'), 'utf8')).replace('{{mark}}', () => mark.trim()));
  const values = placeholders(settings, config, places, knownPages(join(places.folder, 'site'), facts), maintenance);
  const templates = join(TEMPLATES, 'nginx');
  for (const file of await readdir(templates)) await writeFile(join(folder, file), fill(await readFile(join(templates, file), 'utf8'), values));
  const target = join(folder, 'pages/maintenance.html');
  await writeFile(target, maintenance);
  await compressFile(target);
}

// ---- the paths that have a page ----

/** Files of pages that no address has: the shell, and the page of addresses that do not exist. */
const NO_PAGES = ['app', '404'];

const pageEnding = new RegExp(`(?:${ENDINGS})\\.html$`);

const quoted = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`;

/** nginx's regular expression for a route pattern. */
function expressionOf(pattern: string): string {
  const segments = pattern.split('/').map((segment) => (segment.startsWith(':') ? '[^/]+' : literal(segment)));
  return quoted(`~*^${segments.join('/')}$`);
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/**
 * The lines of nginx's `map` that tell whether the site has a page at a path: those with a file, and those that the build names. A build that
 * has not looked up the backend's content cannot know it; then every path but `/404` may have a page. nginx compares without case, as the site's router does.
 */
export function knownPages(site: string, facts: BuildFacts | undefined): string {
  if (facts?.complete !== true) return 'default 1; "/404" "";';
  const files = globSync('**/*.html', { cwd: site }).map((file) => file.replaceAll('\\', '/'));
  const names = files.map((file) => file.replace(pageEnding, '')).filter((name) => !NO_PAGES.includes(name));
  const plain = facts.routes.filter((route) => !route.includes('/:'));
  const paths = new Set([...names.map((name) => `/${name}`), ...plain].map((path) => decoded(path).toLowerCase()));
  const patterns = facts.routes.filter((route) => route.includes('/:')).map(expressionOf);
  return ['default "";', ...[...paths].sort().map((path) => `${quoted(path)} 1;`), ...patterns.map((pattern) => `${pattern} 1;`)].join('\n    ');
}
