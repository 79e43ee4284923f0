import { createServer } from 'node:http';
import { listen } from '@site/contract/listen.ts';
import { describe, expect, it } from 'vitest';
import { countSent, startCountingServer } from './counting-server.ts';
import { differences, engineTable } from './engine-table.ts';
import { MARK } from './table.ts';

const sum = { js: 1000, css: 100, html: 100, images: 0, fonts: 0, other: 50, requests: 20 };

describe('the verdict on an engine', () => {
  it('is within 5 % of the first engine, more or less', () => {
    expect(differences({ ...sum, js: 1050, requests: 19 }, sum)).toEqual(new Set());
    expect(differences({ ...sum, js: 1051, css: 94, images: 1, requests: 22 }, sum)).toEqual(new Set(['js', 'css', 'images', 'requests']));
    expect(differences({ ...sum, js: 1070 }, sum)).toEqual(new Set(['js', 'bytes']));
  });

  it('stands in the last column, beside a mark at the figures', () => {
    const visits = [
      { route: 'home', engine: 'Chromium (156)', sum },
      { route: 'home', engine: 'Chromium (149)', sum: { ...sum, css: 200, requests: 25 } },
      { route: 'home', engine: 'WebKit (2.50)', sum: { ...sum, images: 30 } },
    ];
    const rows = engineTable(visits).rows.map((row) => row.slice(3));
    expect(rows).toEqual([
      ['0.1', '0.1', '0.0', '1.2', '20', ''],
      [`0.2${MARK}`, '0.1', '0.0', `1.3${MARK}`, `25${MARK}`, 'no'],
      ['0.1', '0.1', `0.0${MARK}`, '1.3', '20', 'yes'],
    ]);
  });
});

describe('the counting server', () => {
  it("counts bodies by kind and leaves out the browser's own requests and those of a service worker", async () => {
    await using target = await listen(
      createServer((request, response) => {
        const type = request.url?.endsWith('.js') ? 'text/javascript' : request.url?.endsWith('.svg') ? 'image/svg+xml' : 'text/html; charset=utf-8';
        response.writeHead(200, { 'content-type': type }).end('x'.repeat(100));
      }),
    );
    await using server = await startCountingServer(target.url, undefined);
    const get = (path: string, headers: Record<string, string> = {}) => fetch(server.url + path, { headers }).then((response) => response.text());
    await get('/index');
    await get('/assets/a.js');
    await get('/favicon.svg');
    await get('/sw.js', { 'service-worker': 'script' });
    await get('/assets/later.js', { referer: `${server.url}/sw.js` });
    expect(countSent(await server.take())).toEqual({ js: 100, css: 0, html: 100, images: 0, fonts: 0, other: 0, requests: 2 });
    expect(await server.take()).toEqual([]);
  });
});
