/**
 * `npx node demo/serve.ts`: serves `dist-demo/` as a plain static host does: files, and 404.html with status 404 for everything else.
 * `PORT`, `--base /path/`, `--dir folder`.
 */
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { parseArgs } from 'node:util';

const { values } = parseArgs({ options: { base: { type: 'string', default: '/' }, dir: { type: 'string', default: 'dist-demo' } } });
const port = Number(process.env.PORT ?? 4176);
const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.otf': 'font/otf',
  '.wasm': 'application/wasm',
};

/** The file of a URL, if it exists. */
function fileOf(url: string): string | undefined {
  const { pathname } = new URL(url, 'http://static');
  if (!pathname.startsWith(values.base)) return undefined;
  const path = normalize(decodeURIComponent(pathname.slice(values.base.length)));
  const file = join(values.dir, path === '.' ? 'index.html' : path);
  return !path.startsWith('..') && existsSync(file) && statSync(file).isFile() ? file : undefined;
}

createServer((request, response) => {
  if (!existsSync(join(values.dir, '404.html'))) {
    response.writeHead(503, { 'content-type': 'text/plain' });
    response.end(`There is no demo in ${values.dir}: npm run build:demo`);
    return;
  }
  const file = request.method === 'GET' || request.method === 'HEAD' ? fileOf(request.url ?? '/') : undefined;
  const sent = file ?? join(values.dir, '404.html');
  response.writeHead(file === undefined ? 404 : 200, { 'content-type': TYPES[extname(sent)] ?? 'application/octet-stream' });
  createReadStream(sent).pipe(response);
}).listen(port, '127.0.0.1', () => console.log(`Demo on http://127.0.0.1:${port}${values.base}`));
