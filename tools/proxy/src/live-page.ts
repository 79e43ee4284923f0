import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Counts, ViolationEntry, ViolationLog } from './violation-log.ts';

export interface PageFacts {
  target: string;
  /** Number of operations in the contract. */
  operations: number;
  fallBack: boolean;
}

/** Body of `GET /__contract/violations`. */
export interface Report extends PageFacts {
  counts: Counts;
  violations: ViolationEntry[];
}

const html = readFileSync(new URL('./live-page.html', import.meta.url), 'utf8');
const hashOf = (tag: string) => {
  const content = new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`).exec(html)?.[1] ?? '';
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
};
/** The page shows content of a foreign server, so only its own script may run. */
const POLICY = `default-src 'none'; script-src ${hashOf('script')}; style-src ${hashOf('style')}; img-src data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** Serves the live page and its list below `/__contract`; returns whether the path is one of these. */
export function serveLivePage(request: IncomingMessage, response: ServerResponse, path: string, log: ViolationLog, facts: () => PageFacts): boolean {
  if (path !== '/__contract' && !path.startsWith('/__contract/')) return false;
  const route = `${request.method === 'HEAD' ? 'GET' : request.method} ${path.replace(/\/$/, '')}`;
  request.resume();
  response.setHeader('cache-control', 'no-store');
  const send = (status: number, type: string, body: string) => {
    response.writeHead(status, { 'content-type': type, 'x-content-type-options': 'nosniff', 'content-security-policy': POLICY });
    response.end(body);
  };
  if (route === 'GET /__contract') {
    send(200, 'text/html; charset=utf-8', html);
  } else if (route === 'GET /__contract/violations') {
    // The page asks every second, and most answers are that nothing has changed.
    response.setHeader('etag', log.version);
    if (request.headers['if-none-match'] === log.version) {
      response.writeHead(304).end();
    } else {
      const report: Report = { ...facts(), counts: log.counts(), violations: log.list() };
      send(200, 'application/json', JSON.stringify(report, null, 2));
    }
  } else if (route === 'DELETE /__contract/violations') {
    log.clear();
    response.writeHead(204).end();
  } else {
    const detail = 'There are GET /__contract, and GET and DELETE /__contract/violations.';
    send(404, 'application/problem+json', JSON.stringify({ title: 'Nothing here', status: 404, detail }));
  }
  return true;
}
