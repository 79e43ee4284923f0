/** The mock as a server of its own: `npm run mock -- --port 4010 --host 127.0.0.1 --delay 300 --chaos 0.1 --upstream http://…` */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { allowOtherOrigins, refusesHost } from '@site/contract/access.ts';
import { GATEWAY } from './gateway/origin.ts';
import { startGateway } from './gateway/server.ts';
import type { Mock } from './middleware.ts';
import { type MainOptions, readOptions, USAGE } from './options.ts';
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
