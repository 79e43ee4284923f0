import type { Contract } from './contract.ts';
import { listOperations } from './control-operations.ts';
import { personas, SMS_CODE, UNKNOWN_NUMBER } from './personas.ts';
import type { RecordedCall } from './state.ts';

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Request and description (HTML). */
const ROUTES: readonly (readonly [string, string])[] = [
  ['GET /__mock/operations', 'Every operation with its examples and documented HTTP codes, as JSON.'],
  ['GET /__mock/scenario', 'Scenarios of your sandbox (or tab), and the backend, if any.'],
  [
    'POST /__mock/scenario',
    'Sets a scenario until it is removed: <code>{"operationId": "bills", "example": "empty"}</code>. <code>"*"</code> means all operations. Fields: <code>example</code>, <code>code</code> (0 drops the connection), <code>delay</code> in milliseconds, <code>rate</code> in KiB per second, <code>from</code> (<code>"mock"</code> or <code>"backend"</code>), <code>lost</code> (the work is done, its response is lost: <code>"cut"</code>, <code>"408"</code>, <code>"429"</code>, <code>"500"</code>, <code>"502"</code>, <code>"503"</code> or <code>"504"</code>; for all it concerns what costs or sends something), <code>bare</code> (true: nothing that the contract adds to the specification), <code>once</code>. With none of them the scenario is removed.',
  ],
  ['PUT /__mock/scenario', 'Replaces all: <code>{"bills": {"example": "empty"}, "*": {"delay": 2000}}</code>; <code>{}</code> removes all.'],
  ['POST /__mock/reset', 'Resets your sandbox to the seed, without log-ins, scenarios and calls. <code>?sandbox=*</code> resets all.'],
  ['GET /__mock/calls', 'Requests of your sandbox, oldest first, with bodies. <code>?sandbox=NAME</code> or <code>?sandbox=*</code> for others.'],
  ['GET /__mock/sandboxes', 'Every sandbox: calls, who is logged in, scenarios.'],
  ['GET /__mock/personas', 'The customers below, as JSON.'],
  ['GET /docs', 'The API reference with a console.'],
];

/** A file of its own: the built site's Content Security Policy forbids inline styles. */
export const PAGE_STYLE = `:root{color-scheme:light dark;--ink:#0e1a33;--faint:#5c6784;--paper:#fff;--mist:#f4f7fb;--line:#dce3ef;--azul:#1b45c4}
@media(prefers-color-scheme:dark){:root{--ink:#edf1fa;--faint:#9aa6c4;--paper:#0b1428;--mist:#142142;--line:#263456;--azul:#9db6ff}}
body{font:15px/1.5 system-ui,sans-serif;margin:0 auto;max-width:76rem;padding:2rem 1rem 4rem;color:var(--ink);background:var(--paper)}
h1{margin:0}h2{margin:2.5rem 0 .75rem}a{color:var(--azul)}
code{background:var(--mist);border-radius:4px;padding:.1em .35em;font-size:.875em;overflow-wrap:anywhere}
.scroll{overflow-x:auto}table{border-collapse:collapse;width:100%}td,th{text-align:left;vertical-align:top;padding:.5rem 1rem .5rem 0;border-bottom:1px solid var(--line)}
td:first-child{white-space:nowrap}td:first-child>code{font-weight:600}td:first-child>.faint{white-space:normal}@media(max-width:60rem){#operations{min-width:56rem}}.faint{color:var(--faint)}
input{font:inherit;box-sizing:border-box;width:min(28rem,100%);padding:.6rem .8rem;border:1px solid var(--faint);border-radius:8px;color:inherit;background:var(--paper)}
ul{margin:0;padding:0;list-style:none;columns:18rem}[hidden]{display:none}`;

export const PAGE_SCRIPT = `const field=document.querySelector('input');const rows=[...document.querySelectorAll('#operations tbody tr')];const result=document.querySelector('[role=status]');
const filter=()=>{const words=field.value.toLowerCase().split(/\\s+/);let shown=0;for(const row of rows){const text=row.textContent.toLowerCase();row.hidden=!words.every((word)=>text.includes(word));shown+=row.hidden?0:1}
result.textContent=field.value===''?'':shown+' of '+rows.length+' operations'};
field.addEventListener('input',filter);filter();`;

/** The most recent calls, the last one first. */
const SHOWN_CALLS = 30;

function callRow({ at, operationId, httpStatus, status, key, replayed, lost }: RecordedCall): string {
  const response = httpStatus === 0 ? 'connection dropped' : `HTTP ${httpStatus}${status === undefined || lost !== undefined ? '' : `, status ${status}`}`;
  const notes = [
    lost === undefined ? '' : `done with status ${status}, response lost`,
    key === undefined ? '' : `key ${key}${replayed ? ', repeated: nothing done again' : ''}`,
  ];
  return `<tr><td>${at.slice(11, 19)}</td><td><code>${escapeHtml(operationId)}</code></td><td>${escapeHtml(response)}</td><td>${escapeHtml(notes.filter((one) => one !== '').join('; '))}</td></tr>`;
}

const table = (head: string[], rows: string[], id = '') =>
  `<div class="scroll" role="region" aria-label="${head[0]}" tabindex="0"><table${id === '' ? '' : ` id="${id}"`}><thead><tr>${head.map((cell) => `<th scope="col">${cell}</th>`).join('')}</tr></thead><tbody>${rows.join('')}</tbody></table></div>`;

/** The page at `/__mock`: control routes, the last calls of a sandbox, customers, and every operation with its examples. */
export function indexPage(contract: Contract, backend: string | undefined, calls: readonly RecordedCall[]): string {
  const routes = ROUTES.map(([request, text]) => `<tr><td><code>${request}</code></td><td>${text}</td></tr>`);
  const people = personas.map(
    ({ mobileNo, pin, purpose }) => `<tr><td><code>${mobileNo}</code></td><td>${pin || `SMS code ${SMS_CODE}`}</td><td>${escapeHtml(purpose)}</td></tr>`,
  );
  const operations = listOperations(contract).map(
    ({ operationId, area, method, path, needsToken, examples, summary }) =>
      `<tr><td><code>${operationId}</code><br><span class="faint">${escapeHtml(summary)}</span></td><td>${area}</td><td><code>${method} ${escapeHtml(path)}</code>${needsToken ? '<br><span class="faint">needs a token</span>' : ''}</td><td><ul>${examples
        .map((example) => `<li><code>${example.name}</code> <span class="faint">${escapeHtml(example.summary ?? '')}</span></li>`)
        .join('')}</ul></td></tr>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Mock: scenarios</title><link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="stylesheet" href="/__mock/page.css"><script type="module" src="/__mock/page.js"></script></head><body>
<main><h1>Mock: scenarios</h1>
<p>${escapeHtml(contract.document.info.title)}, version ${escapeHtml(contract.document.info.version)}. ${backend === undefined ? 'The mock serves everything.' : `The backend ${escapeHtml(backend)} is requested first; the mock serves what it lacks.`}
In the site, in development, the <b>scenario panel</b> (Alt+Shift+P) does all of this with the mouse.</p>
<p>One request: a header <code>Prefer: example=NAME</code>, <code>Prefer: code=500</code>, <code>Prefer: delay=3000</code>, <code>Prefer: lost=cut</code>, <code>Prefer: bare</code>; several with a comma. Until it is taken back: a scenario.</p>
<h2>Control</h2>${table(['Request', 'Does'], routes)}
<p>A <b>sandbox</b> is the state of one browser or test: who is logged in, what was saved, scenarios, calls. A request names it with the header or the cookie <code>mock-sandbox</code>, or with <code>?sandbox=NAME</code> here; without a name it shares the sandbox <code>default</code>. With the header <code>mock-tab</code> a scenario concerns requests with the same header only.</p>
<h2>Last calls of your sandbox</h2>${calls.length === 0 ? '<p class="faint">None yet.</p>' : table(['Time (UTC)', 'Operation', 'Response', 'Repeated writes'], calls.slice(-SHOWN_CALLS).reverse().map(callRow))}
<h2>Customers</h2>${table(['Number', 'PIN or code', 'For'], [...people, `<tr><td><code>${UNKNOWN_NUMBER}</code></td><td>–</td><td>no account belongs to this number</td></tr>`])}
<h2>${contract.facts.size} operations</h2>
<p><label>Search: area, name, path or example<br><input type="search" autocomplete="off"></label> <span role="status" class="faint"></span></p>
${table(['operationId', 'Area', 'Request', 'Examples'], operations, 'operations')}</main></body></html>`;
}
