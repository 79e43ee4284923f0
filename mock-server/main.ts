/** The mock as a server of its own: `npm run mock -- --port 4010 --host 127.0.0.1 --delay 300 --chaos 0.1 --upstream http://…` */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import { ACCESS_OPTIONS, ACCESS_USAGE, type Access, allowOtherOrigins, readAccess, refusesHost } from '@site/contract/access.ts';
import { GATEWAY } from './gateway/origin.ts';
import { startGateway } from './gateway/server.ts';
import type { Mock } from './middleware.ts';
import { MAX_DELAY_MS } from './scenario.ts';
import type { ConnectUpstream } from './upstream.ts';
import { STALE_HEADER, watchCode } from './watch.ts';

function optionsOrExit(): MainOptions {
  try {
    const options = readOptions(process.argv.slice(2));
    if (options !== 'help') return options;
    console.log(USAGE);
    return process.exit(0);
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${USAGE}`);
    return process.exit(1);
  }
}

/** Runs the command line; `connectUpstream` opens the backend of `--upstream`. */
export async function runMock(connectUpstream: ConnectUpstream): Promise<void> {
  const options = optionsOrExit();
  const log = (line: string) => {
    if (!options.quiet) console.log(line);
  };

  /** Created once the port is bound, so that a wrong host or port is reported at once. */
  let mock: Promise<Mock> | undefined;

  const stale: { code?: string; contract?: string } = {};
  watchCode((file) => {
    stale.code = file;
    console.error(`${file} was saved: restart the mock. Until then it answers as before.`);
  });

  const server = createServer(async (request, response) => {
    const file = stale.code ?? stale.contract;
    if (file !== undefined) response.setHeader(STALE_HEADER, file);
    if (refusesHost(request, response, options.access) || allowOtherOrigins(request, response, options.access)) return;
    (await mock)?.middleware(request, response, () => {
      response.writeHead(404, { 'content-type': 'application/problem+json' });
      response.end(JSON.stringify({ title: 'Nothing here', status: 404, detail: 'The mock serves /api/…, /mock-assets/… and /__mock.' }));
    });
  });
  // Disconnects slow clients.
  server.requestTimeout = 30_000;
  server.headersTimeout = 15_000;
  server.on('clientError', (_error, socket) => {
    if (socket.writable) socket.end('HTTP/1.1 400 Bad Request\r\nconnection: close\r\n\r\n');
  });
  const LISTEN_ERRORS: Record<string, string> = {
    EADDRINUSE: `Port ${options.port} is taken. Choose another: npm run mock -- --port ${options.port === 65_535 ? 4010 : options.port + 1}`,
    EACCES: `Port ${options.port} may not be used by this user. Choose one above 1023: npm run mock -- --port 4010`,
    EADDRNOTAVAIL: `${options.host} is no IP address of this machine. Choose 127.0.0.1, or 0.0.0.0 to let other machines in.`,
    ENOTFOUND: `${options.host} is no host name of this machine. Choose 127.0.0.1, or 0.0.0.0 to let other machines in.`,
  };
  server.on('error', (error: NodeJS.ErrnoException) => {
    console.error(LISTEN_ERRORS[error.code ?? ''] ?? error.message);
    process.exit(1);
  });
  const onReload = (error: Error | undefined) => {
    if (error === undefined) delete stale.contract;
    else stale.contract = 'openapi';
  };
  server.listen(options.port, options.host, async () => {
    mock = import('./middleware.ts').then(({ createMock }) => createMock({ ...options, connectUpstream, watch: true, announce: log, log, onReload }));
    try {
      await mock;
    } catch (error) {
      console.error(`The contract cannot be served:\n${(error as Error).message}`);
      process.exit(1);
    }
    const { port } = server.address() as AddressInfo;
    const url = `http://${options.host.includes(':') ? `[${options.host}]` : options.host}:${port}`;
    startGateway(log, url);
    console.log(`Mock on ${url}  (scenarios: /__mock/scenario; payment pages: ${GATEWAY})`);
    if (options.upstream !== undefined) console.log(`Backend ${options.upstream} is requested first; the mock serves what it lacks.`);
  });
}

interface MainOptions {
  /** 0 takes any free port. */
  port: number;
  host: string;
  /** Milliseconds. */
  delay?: number;
  /** 0 to 1. */
  chaos?: number;
  upstream?: string;
  bare: boolean;
  access: Access;
  quiet: boolean;
}

/** What `--help` prints. */
const USAGE = `npm run mock -- [options]

  --port 4010            port to listen on; 0 takes any free one
  --host 127.0.0.1       host to listen on; 0.0.0.0 lets other machines in
  ${ACCESS_USAGE}
  --delay 300            minimum duration of every response in milliseconds, up to ${MAX_DELAY_MS}
  --chaos 0.1            share of responses that fail at random, 0 to 1: HTTP 500, business error, three seconds late,
                         connection dropped before or after the work
  --upstream URL         a backend to request first; its responses are checked, the mock serves what it lacks
  --bare                 leaves out everything that the contract adds to the specification (x-added)
  --quiet                prints nothing but its URL
  --help                 this text`;

function numberIn(name: string, text: string, min: number, max: number, kind: string): number {
  const value = Number(text);
  if (text.trim() === '' || Number.isNaN(value) || value < min || value > max) {
    throw new RangeError(`--${name} ${text} cannot be: ${kind} from ${min} to ${max} is needed.`);
  }
  return value;
}

function wholeNumberIn(name: string, text: string, min: number, max: number): number {
  const value = numberIn(name, text, min, max, 'a whole number');
  if (!Number.isInteger(value)) throw new RangeError(`--${name} ${text} cannot be: a whole number from ${min} to ${max} is needed.`);
  return value;
}

function backendIn(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol !== 'http:' && url?.protocol !== 'https:') {
    throw new RangeError(`--upstream ${text} cannot be: the URL of a backend is needed, such as http://127.0.0.1:8080.`);
  }
  return text;
}

/** Reads the command line; returns `help` for `--help`. Throws a RangeError with one sentence when an option is invalid. */
export function readOptions(args: readonly string[]): MainOptions | 'help' {
  const { values } = parseArgs({
    args: [...args],
    options: {
      port: { type: 'string', default: '4010' },
      host: { type: 'string', default: '127.0.0.1' },
      ...ACCESS_OPTIONS,
      delay: { type: 'string' },
      chaos: { type: 'string' },
      upstream: { type: 'string' },
      bare: { type: 'boolean', default: false },
      quiet: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return 'help';
  if (values.host.trim() === '') throw new RangeError('--host is empty: a name or IP address of this machine is needed, such as 127.0.0.1 or 0.0.0.0.');
  return {
    port: wholeNumberIn('port', values.port, 0, 65_535),
    host: values.host,
    access: readAccess(values.host, values),
    ...(values.delay === undefined ? {} : { delay: wholeNumberIn('delay', values.delay, 0, MAX_DELAY_MS) }),
    ...(values.chaos === undefined ? {} : { chaos: numberIn('chaos', values.chaos, 0, 1, 'a share') }),
    ...(values.upstream === undefined ? {} : { upstream: backendIn(values.upstream) }),
    bare: values.bare,
    quiet: values.quiet,
  };
}
