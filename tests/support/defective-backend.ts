/**
 * A backend with one operation, and that one wrong: what a half-finished backend looks like to the development server. The response to everything else
 * is a 404, so that the mock serves it.
 */
import { createServer } from 'node:http';

const port = Number(process.env.PORT ?? 4175);

createServer((request, response) => {
  if (request.url?.startsWith('/api/index/getgetNotice') === true) {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ status: '0', data: { status: 'on', title: '系統維護通知' } }));
    return;
  }
  response.writeHead(404).end();
}).listen(port, '127.0.0.1');
