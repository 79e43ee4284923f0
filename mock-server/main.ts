/** The mock alone, for any client: `npm run mock -- --port 4010 --host 127.0.0.1 --delay 300 --chaos 0.1 --upstream http://…` */
import { createServer } from 'node:http';
import { parseArgs } from 'node:util';
import { GATEWAY } from './gateway/address.ts';
import { startGateway } from './gateway/server.ts';
import { createMock } from './middleware.ts';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4010' },
    host: { type: 'string', default: '127.0.0.1' },
    delay: { type: 'string' },
    chaos: { type: 'string' },
    upstream: { type: 'string' },
    quiet: { type: 'boolean', default: false },
  },
});

const ALLOWED_HEADERS = 'content-type, language, token, prefer, mock-world';
const log = (line: string) => {
  if (!values.quiet) console.log(line);
};

const mock = await createMock({
  ...(values.upstream === undefined ? {} : { upstream: values.upstream }),
  ...(values.delay === undefined ? {} : { delay: Number(values.delay) }),
  ...(values.chaos === undefined ? {} : { chaos: Number(values.chaos) }),
  watch: true,
  log,
});

const server = createServer((request, response) => {
  response.setHeader('access-control-allow-origin', request.headers.origin ?? '*');
  response.setHeader('access-control-expose-headers', 'x-answered-by, x-why, x-contract-violations');
  if (request.method === 'OPTIONS' && request.headers['access-control-request-method'] !== undefined) {
    response.writeHead(204, {
      'access-control-allow-methods': 'GET, POST, OPTIONS',
      'access-control-allow-headers': ALLOWED_HEADERS,
      'access-control-max-age': '600',
    });
    response.end();
    return;
  }
  mock.middleware(request, response, () => {
    response.writeHead(404, { 'content-type': 'application/problem+json' });
    response.end(JSON.stringify({ title: 'Nothing here', status: 404, detail: 'The mock serves /api/…, /mock-assets/… and /__mock.' }));
  });
});
// A client that sends slowly is cut off instead of holding a connection for ever.
server.requestTimeout = 30_000;
server.headersTimeout = 15_000;
server.on('clientError', (_error, socket) => {
  if (socket.writable) socket.end('HTTP/1.1 400 Bad Request\r\nconnection: close\r\n\r\n');
});
server.on('error', (error: NodeJS.ErrnoException) => {
  console.error(error.code === 'EADDRINUSE' ? `Port ${values.port} is taken. Choose another: npm run mock -- --port 4011` : error.message);
  process.exit(1);
});
server.listen(Number(values.port), values.host, () => {
  startGateway(log);
  console.log(`Mock on http://${values.host}:${values.port}  (scenarios and personas: /__mock; payment pages: ${GATEWAY})`);
});
