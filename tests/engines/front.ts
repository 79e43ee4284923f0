import { readFileSync } from 'node:fs';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { createRequire } from 'node:module';
import { text } from 'node:stream/consumers';
import { listen, type RunningServer } from '@site/contract/listen.ts';
import { findInPage, watchPage } from './in-page.ts';

const FINDER = readFileSync(createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'), 'utf8');

/** Paths of the front itself. */
const OWN = '/engine-tests';
/** A page of the site's origin that fetches nothing, to fill local storage before a visit. */
export const BLANK = `${OWN}/blank`;
const PAGES: Record<string, readonly [type: string, body: string]> = {
  [BLANK]: ['text/html', '<!doctype html><link rel="icon" href="data:,"><title>Blank</title>'],
  [`${OWN}/watch.js`]: ['text/javascript', `(${watchPage})('${OWN}/problem')`],
  [`${OWN}/find.js`]: ['text/javascript', `${FINDER}\nwindow.findInPage = ${findInPage}`],
};
const SCRIPTS = `<script src="${OWN}/watch.js"></script><script src="${OWN}/find.js" defer></script>`;

/** A server in front of the site. */
export interface Front extends RunningServer {
  /** What went wrong in the browser so far: uncaught errors, failed files, violations of the content policy. */
  problems: string[];
}

/**
 * Serves the site under an origin of its own, so that a test finds nothing stored by another one in the same browser, on its own sandbox of the mock. The
 * pages get two scripts before all others: WebDriver can neither run one that early nor report errors in every engine.
 */
export async function startFront(site: string, sandbox: string): Promise<Front> {
  const problems: string[] = [];
  const server = await listen((request, response) => {
    const path = request.url ?? '/';
    const own = PAGES[path];
    if (own !== undefined) return void response.writeHead(200, { 'content-type': own[0] }).end(own[1]);
    if (path === `${OWN}/problem`) {
      void text(request).then((problem) => problems.push(problem));
      return void response.writeHead(204).end();
    }
    const headers = { ...request.headers, 'mock-sandbox': sandbox, 'accept-encoding': 'identity' };
    const forwarded = httpRequest(site + path, { method: request.method ?? 'GET', headers }, (answer: IncomingMessage) => {
      const isPage = answer.headers['content-type']?.startsWith('text/html') === true;
      if (!isPage) {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
        return;
      }
      void text(answer).then((html) => {
        const { 'content-length': _length, etag: _etag, ...kept } = answer.headers;
        response.writeHead(answer.statusCode ?? 502, kept).end(html.replace('<meta charset="utf-8" />', `$&${SCRIPTS}`));
      });
    });
    forwarded.once('error', () => response.destroy());
    response.once('close', () => forwarded.destroy());
    request.pipe(forwarded);
  });
  return { ...server, problems };
}
