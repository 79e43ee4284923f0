import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { ContractDocument } from './document.ts';

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

/** The bar above the reference: search, customer, language, `Prefer` header. */
const BAR = `<header class="bar">
  <label>Search <input id="search" type="search" placeholder="operation, path, field …" autocomplete="off"></label>
  <label>Customer <select id="customer"><option value="">nobody (no token)</option></select></label>
  <label>Language <select id="language"><option value="cn">cn</option><option value="en">en</option></select></label>
  <label>Prefer <input id="prefer" placeholder="example=empty, code=500, delay=3000" autocomplete="off"></label>
  <output id="state" role="status"></output>
</header>
<main id="reference"></main>`;

const STYLE = `body{margin:0}
.bar{position:sticky;top:0;z-index:10;display:flex;flex-wrap:wrap;gap:.5rem 1.25rem;align-items:center;padding:.6rem 1.25rem;background:#0e1a33;color:#fff;font:14px/1.4 system-ui,sans-serif}
.bar label{display:flex;gap:.4rem;align-items:center}
.bar input,.bar select{font:inherit;min-height:32px;padding:0 .5rem;border:1px solid #8794b3;border-radius:4px;background:#fff;color:#0e1a33}
.bar #search{width:15rem}.bar #customer{width:17rem}.bar #prefer{width:17rem}
.bar :focus-visible{outline:2px solid #ffb224;outline-offset:2px}
.swagger-ui .info .main>a{display:none}.swagger-ui .opblock-tag{scroll-margin-top:4rem}.swagger-ui .opblock{scroll-margin-top:4rem}`;

/**
 * Script of the page: every trial carries language, token, time and `Prefer` of the bar; choosing a customer logs
 * in with the contract's own operations; the search looks into everything that an operation says. `CONTRACT` and `CUSTOMERS` stand before it.
 */
const SCRIPT = `(() => {
  const field = (id) => document.getElementById(id);
  const pathOf = (id) => Object.keys(CONTRACT.paths).find((path) => Object.values(CONTRACT.paths[path]).some((operation) => operation.operationId === id));
  const served = location.protocol.startsWith('http');
  const standAlone = { url: '{address}', description: 'another server', variables: { address: { default: 'http://127.0.0.1:4010' } } };
  CONTRACT.servers = served ? [{ url: location.origin, description: 'this server' }, standAlone] : [standAlone];
  // Else every operation would choose its own default, and the bar's choice would never count.
  delete CONTRACT.components.parameters.language?.schema.default;
  // The library knows the dialect of OpenAPI only under its own name; it is the same one.
  delete CONTRACT.jsonSchemaDialect;
  let token = '';

  const names = (node, found) => {
    if (Array.isArray(node)) for (const item of node) names(item, found);
    else if (node !== null && typeof node === 'object') for (const [key, value] of Object.entries(node)) {
      found.push(key, typeof value === 'string' ? value : '');
      if (key === '$ref' && !found.seen.has(value)) {
        found.seen.add(value);
        names(value.slice(2).split('/').reduce((at, part) => at?.[part], CONTRACT), found);
      } else names(value, found);
    }
    return found;
  };
  const words = new Map();
  for (const [path, item] of Object.entries(CONTRACT.paths)) for (const [method, operation] of Object.entries(item)) {
    if (!operation.operationId) continue;
    const found = Object.assign([path, operation.operationId, ...(operation.tags ?? [])], { seen: new Set() });
    words.set(method + ' ' + path, names({ ...operation, parameters: operation.parameters }, found).join(' ').toLowerCase());
  }
  const search = (groups, phrase) => {
    const wanted = phrase.toLowerCase().split(/\\s+/).filter(Boolean);
    const fits = (operation) => wanted.every((word) => words.get(operation.get('method') + ' ' + operation.get('path'))?.includes(word));
    return groups.map((group) => group.set('operations', group.get('operations').filter(fits))).filter((group) => group.get('operations').size > 0);
  };

  // The library resolves references at the URL of the document; this one is intercepted below.
  const HOME = 'http://contract.invalid/openapi.json';
  const contract = URL.createObjectURL(new Blob([JSON.stringify(CONTRACT)], { type: 'application/json' }));

  const ui = SwaggerUIBundle({
    url: HOME,
    domNode: field('reference'),
    deepLinking: true,
    displayOperationId: true,
    showExtensions: true,
    docExpansion: 'list',
    defaultModelsExpandDepth: 0,
    tryItOutEnabled: true,
    validatorUrl: null,
    filter: false,
    presets: [SwaggerUIBundle.presets.apis],
    plugins: [() => ({ fn: { opsFilter: search }, components: { FilterContainer: () => null } })],
    requestInterceptor: (request) => {
      const address = new URL(request.url);
      if (request.url === HOME) return Object.assign(request, { url: contract });
      if (!address.searchParams.has('t')) address.searchParams.set('t', String(Date.now()));
      request.url = address.href;
      request.headers.language ??= field('language').value;
      request.headers.token ??= token;
      const preference = field('prefer').value.trim();
      if (preference !== '') request.headers.Prefer = preference;
      return request;
    },
  });

  field('search').addEventListener('input', (event) => {
    ui.layoutActions.updateFilter(event.target.value.trim() || false);
    history.replaceState(null, '', location.pathname + location.search);
  });
  for (const { mobileNo, purpose } of CUSTOMERS) field('customer').append(new Option(mobileNo + ' · ' + purpose, mobileNo));

  const server = () => {
    const chosen = ui.oas3Selectors.selectedServer() || CONTRACT.servers[0].url;
    const address = ui.oas3Selectors.serverEffectiveValue({ server: chosen }) || chosen;
    return address.replace('{address}', standAlone.variables.address.default);
  };
  const call = async (id, body) => {
    const response = await fetch(server().replace(/\\/$/, '') + pathOf(id) + '?t=' + Date.now(), {
      method: 'POST',
      headers: { 'content-type': 'application/json', language: field('language').value, token: '' },
      body: JSON.stringify(body),
    });
    const answer = await response.json();
    if (answer.status !== '0') throw new Error(answer.message ?? 'HTTP ' + response.status);
    return answer.data;
  };
  const signIn = async ({ mobileNo, pin, code }) => {
    if (pin !== '') return (await call('login', { mobileNo, password: pin })).token;
    await call('sendPrepaidLoginCode', { mobileNo });
    return (await call('loginPrepaid', { mobileNo, code })).token;
  };
  field('customer').addEventListener('change', async (event) => {
    const customer = CUSTOMERS.find(({ mobileNo }) => mobileNo === event.target.value);
    if (token !== '') ui.authActions.logout(['token']);
    token = '';
    field('state').textContent = '';
    if (customer === undefined) return;
    try {
      token = await signIn(customer);
      ui.preauthorizeApiKey('token', token);
      field('state').textContent = 'Signed in as ' + customer.mobileNo + ': trials carry the token.';
    } catch (error) {
      event.target.value = '';
      field('state').textContent = 'Not signed in: ' + error.message;
    }
  });
})();`;
