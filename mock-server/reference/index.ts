import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { ContractDocument } from '../../scripts/contract/document.ts';
import type { Contract } from '../contract.ts';
import { personas, SMS_CODE } from '../personas.ts';
import { BAR, SCRIPT, STYLE } from './page-parts.ts';

const require = createRequire(import.meta.url);
/** A file of the library, without the note where its source map would be. */
const library = (file: string) =>
  readFileSync(join(dirname(require.resolve('swagger-ui-dist/package.json')), file), 'utf8').replace(/\/[/*]# sourceMappingURL=\S+/, '');

/** Makes a script safe inside `<script>`: neither of these may stand there, and both only ever stand inside strings. */
const inScript = (code: string) => code.replaceAll('</script', '<\\/script').replaceAll('<!--', '<\\!--');
const asJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/**
 * The API reference as one HTML page that loads nothing else: every operation with every example, a search, and a trial of each operation
 * with the token of a customer, who signs in at the top.
 */
export function referencePage(document: ContractDocument): string {
  const customers = personas
    .filter(({ locked }) => locked !== true)
    .map(({ mobileNo, pin, purpose }) => ({ mobileNo, pin, purpose, ...(pin === '' ? { code: SMS_CODE } : {}) }));
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${document.info.title} ${document.info.version}</title>
<link rel="icon" href="data:,">
<style>${library('swagger-ui.css')}
${STYLE}</style>
</head>
<body>
${BAR}
<script>${inScript(library('swagger-ui-bundle.js'))}</script>
<script>const CONTRACT = ${asJson(document)};
const CUSTOMERS = ${asJson(customers)};
${SCRIPT}</script>
</body>
</html>
`;
}

/** Pages of a contract that were made already: a changed contract is another object. */
const made = new WeakMap<Contract, string>();

/**
 * Answers `/docs` (the page), `/docs/openapi.json` (the bundled contract) and the page's old address. Answers false when the path is another.
 */
export function answerReference(contract: Contract, path: string, response: ServerResponse): boolean {
  const reply = (status: number, headers: Record<string, string>, body: string) => {
    // The site's policy forbids what stands in the page itself.
    response.removeHeader('content-security-policy');
    response.writeHead(status, { 'cache-control': 'no-cache', ...headers });
    response.end(body);
  };
  if (path === '/__mock/reference' || path === '/docs/') reply(302, { location: '/docs' }, '');
  else if (path === '/docs/openapi.json') reply(200, { 'content-type': 'application/json' }, JSON.stringify(contract.document));
  else if (path === '/docs') {
    const page = made.get(contract) ?? referencePage(contract.document);
    made.set(contract, page);
    reply(200, { 'content-type': 'text/html; charset=utf-8' }, page);
  } else return false;
  return true;
}
