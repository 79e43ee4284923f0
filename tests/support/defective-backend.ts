/**
 * A backend with two operations, and both wrong: what a half-finished backend looks like to the development server. The response to everything else
 * is a 404, so that the mock serves it. Every page requests the notice; the tariffs are for the test that must know whose request it reads.
 */
import { createServer } from 'node:http';

const port = Number(process.env.PORT ?? 4175);

const DEFECTIVE: Readonly<Record<string, unknown>> = {
  '/api/index/getgetNotice': { status: 'on', title: '系統維護通知' },
  '/api/iddplan/getIdd060PlansVOs': '即將推出',
};

createServer((request, response) => {
  const data = DEFECTIVE[new URL(request.url ?? '/', 'http://localhost').pathname];
  if (data === undefined) response.writeHead(404).end();
  else response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ status: '0', data }));
}).listen(port, '127.0.0.1');
