import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { ContractDocument } from '../document.ts';
import { BAR, SCRIPT, STYLE } from './page-parts.ts';

/** A customer whose token the page can use for trials. */
export interface Customer {
  mobileNo: string;
  /** Empty where the customer logs in with an SMS code. */
  pin: string;
  purpose: string;
  /** SMS code. */
  code?: string;
}

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
export function referencePage(document: ContractDocument, customers: readonly Customer[]): string {
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
