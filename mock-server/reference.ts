import type { ServerResponse } from 'node:http';
import { type Customer, referencePage } from '@site/contract/reference.ts';
import type { Contract } from './contract.ts';
import { personas, SMS_CODE } from './personas.ts';

/** The customers who can log in, for the API reference. */
export const customers: readonly Customer[] = personas
  .filter(({ locked }) => locked !== true)
  .map(({ mobileNo, pin, purpose }) => ({ mobileNo, pin, purpose, ...(pin === '' ? { code: SMS_CODE } : {}) }));

/** Rendered pages; a reloaded contract is a new object. */
const pages = new WeakMap<Contract, string>();

/** Serves `/docs`, `/docs/openapi.json` (the bundled contract) and redirects the page's former path; returns false for any other path. */
export function serveReference(contract: Contract, path: string, response: ServerResponse): boolean {
  const send = (status: number, headers: Record<string, string>, body: string) => {
    // The site's Content Security Policy forbids the page's inline scripts.
    response.removeHeader('content-security-policy');
    response.writeHead(status, { 'cache-control': 'no-cache', ...headers });
    response.end(body);
  };
  if (path === '/__mock/reference' || path === '/docs/') send(302, { location: '/docs' }, '');
  else if (path === '/docs/openapi.json') send(200, { 'content-type': 'application/json' }, JSON.stringify(contract.document));
  else if (path === '/docs') {
    const page = pages.get(contract) ?? referencePage(contract.document, customers);
    pages.set(contract, page);
    send(200, { 'content-type': 'text/html; charset=utf-8' }, page);
  } else return false;
  return true;
}
