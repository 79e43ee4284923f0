import type { ServerResponse } from 'node:http';
import { type Customer, referencePage } from '@farol/contract/reference/page.ts';
import type { Contract } from './contract.ts';
import { personas, SMS_CODE } from './personas.ts';

/** The customers who can log in, for the API reference. */
export const customers: readonly Customer[] = personas
  .filter(({ locked }) => locked !== true)
  .map(({ mobileNo, pin, purpose }) => ({ mobileNo, pin, purpose, ...(pin === '' ? { code: SMS_CODE } : {}) }));

/** Pages of a contract that were made already: a changed contract is another object. */
const made = new WeakMap<Contract, string>();

/**
 * Answers `/docs` (the page), `/docs/openapi.json` (the bundled contract) and the page's old address. Answers false when the path is another.
 */
export function serveReference(contract: Contract, path: string, response: ServerResponse): boolean {
  const reply = (status: number, headers: Record<string, string>, body: string) => {
    // The site's policy forbids what stands in the page itself.
    response.removeHeader('content-security-policy');
    response.writeHead(status, { 'cache-control': 'no-cache', ...headers });
    response.end(body);
  };
  if (path === '/__mock/reference' || path === '/docs/') reply(302, { location: '/docs' }, '');
  else if (path === '/docs/openapi.json') reply(200, { 'content-type': 'application/json' }, JSON.stringify(contract.document));
  else if (path === '/docs') {
    const page = made.get(contract) ?? referencePage(contract.document, customers);
    made.set(contract, page);
    reply(200, { 'content-type': 'text/html; charset=utf-8' }, page);
  } else return false;
  return true;
}
