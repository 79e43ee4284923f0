import { createHash } from 'node:crypto';
import { KINDS } from '@site/contract/strict/violation.ts';
import type { JourneyResult, OperationCoverage, Report, ReportedViolation } from '../report.ts';
import { type CoverageRow, cellCounts, coverageRow, grouped, groupSentence, many, verdict } from './summary.ts';

const STATES: Record<CoverageRow['state'], string> = {
  right: 'right',
  wrong: 'wrong',
  'not-implemented': 'not implemented',
  'not-seen': 'not seen',
  'no-success': 'no success',
};

/** A table that scrolls, and sorts by its columns. */
function table(label: string, columns: readonly string[], rows: readonly string[]): string {
  const head = columns.map((name) => `<th scope="col" aria-sort="none"><button type="button">${e(name)}</button></th>`).join('');
  return `<div class="scroll" tabindex="0" role="region" aria-label="${label}"><table><thead><tr>${head}</tr></thead><tbody>${rows.join('\n')}</tbody></table></div>`;
}

const COLUMNS = ['Area', 'Operation', 'Result', 'Status 0', 'Status −1', 'Status −2', 'HTTP 404', 'HTTP 500'];

const tag = (state: string, text: string) => `<span class="tag ${state}">${e(text)}</span>`;

function counts(report: Report): string {
  const cells = cellCounts(report);
  const seen = report.coverage.filter((operation) => operation.seen).length;
  const all = cells.seen + cells['not-seen'] + cells.wrong;
  const numbers: [string, string][] = [
    ['Score', `${report.score.percent} %`],
    ['Violations', String(report.violations.length)],
    ['Operations answered', `${seen} of ${report.coverage.length}`],
    ['Not implemented', String(report.notImplemented.length)],
    ['Kinds of response seen', `${cells.seen} of ${all}`],
    ['Journeys passed', `${report.journeys.filter(({ state }) => state === 'passed').length} of ${report.journeys.length}`],
  ];
  return `<dl class="counts">${numbers.map(([name, value]) => `<div><dt>${name}</dt><dd>${value}</dd></div>`).join('')}</dl>`;
}

function filters(report: Report): string {
  const options = (values: readonly string[], words: Record<string, string> = {}) =>
    [...new Set(values)].sort().map((value) => `<option value="${e(value)}">${e(words[value] ?? value)}</option>`);
  const [areas, found] = [report.coverage.map(({ area }) => area), report.violations.map(({ kind }) => kind)];
  return `<form aria-label="Filter"><label>Area<br><select name="area"><option value="">all</option>${options(areas).join('')}</select></label>
<label>Kind of violation<br><select name="kind"><option value="">all</option>${options(found, KINDS).join('')}</select></label>
<label>Words<br><input type="search" name="text" autocomplete="off"></label><p class="meta" id="count" role="status"></p></form>`;
}

function evidence({ evidence: seen, expected, got, path, example }: ReportedViolation): string {
  const parts: [string, string][] = [
    ['Place', path],
    ['Expected', expected],
    ['Got', got],
    ...(example === undefined ? [] : [['Right would be', `example "${example}" of the contract`] as [string, string]]),
  ];
  const list = `<dl class="parts">${parts.map(([name, value]) => `<dt>${name}</dt><dd>${e(value)}</dd>`).join('')}</dl>`;
  if (seen === undefined) return list;
  const block = (name: string, text: string) => (text === '' ? '' : `<div>${name}</div><pre tabindex="0">${e(text)}</pre>`);
  const sent = seen.sent === '' ? seen.request : `${seen.request}\n\n${seen.sent}`;
  return `${list}<details><summary>Request and response</summary>${block('Command', seen.curl)}${block('Request', sent)}${block('Response', `${seen.response}\n\n${seen.received}`)}</details>`;
}

const violationRow = (violation: ReportedViolation) =>
  `<tr class="violation" data-area="${e(violation.area)}" data-kinds="${violation.kind}"><td>${e(violation.area)}</td><th scope="row"><code>${e(violation.operationId)}</code></th>
<td data-value="${e(KINDS[violation.kind])}">${tag('wrong', KINDS[violation.kind])}</td><td data-value="${e(violation.path)}">${evidence(violation)}</td><td>${violation.times}</td></tr>`;

function coverageLine(report: Report, operation: OperationCoverage): string {
  const row = coverageRow(report, operation);
  const kinds = [...new Set(report.violations.filter(({ operationId }) => operationId === row.operationId).map(({ kind }) => kind))].join(' ');
  const unseen = Object.entries(operation.cells)
    .filter(([cell, state]) => cell.startsWith('0 ') && state !== 'seen')
    .map(([cell, state]) => `${cell.slice(2)} ${state === 'wrong' ? 'wrong' : 'not seen'}`);
  const cells = row.cells.map(({ text, state }) => (state === 'none' ? '<td>–</td>' : `<td>${tag(state, text)}</td>`)).join('');
  const variants = unseen.length === 0 ? '' : `<details><summary>variants</summary>${e(unseen.join(', '))}</details>`;
  return `<tr data-area="${e(row.area)}" data-kinds="${kinds}"><td>${e(row.area)}</td>
<th scope="row"><code>${e(row.operationId)}</code><br><span class="meta">${e(operation.summary)}</span>${variants}</th><td>${tag(row.state, STATES[row.state])}</td>${cells}</tr>`;
}

const journeyRow = ({ workflowId, summary, state, why }: JourneyResult) =>
  `<tr><th scope="row"><code>${e(workflowId)}</code></th><td>${e(summary)}</td><td>${tag(state, state.replaceAll('-', ' '))}</td><td>${e(why ?? '')}</td></tr>`;

/** Violations with probably one cause, before the full list. */
function common(report: Report): string {
  const groups = grouped(report.violations).filter(({ length }) => length > 1);
  if (groups.length === 0) return '';
  const items = groups.map((group) => `<li>${tag('wrong', KINDS[group[0]?.kind ?? 'schema'])} ${e(groupSentence(group))}</li>`);
  return `<h2>The same in many operations</h2><p>Probably one cause each; mend these first.</p><ul>${items.join('')}</ul>`;
}

/** The report as one self-contained page: result, violations, operations. */
export function htmlOf(report: Report): string {
  const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; script-src 'sha256-${createHash('sha256').update(SCRIPT).digest('base64')}'`;
  const tone = report.violations.length > 0 ? 'bad' : report.finished && report.signedIn && report.notImplemented.length === 0 ? 'good' : 'half';
  const when = report.startedAt.slice(0, 16).replace('T', ' ');
  const only = report.only === undefined ? '' : ` · only ${e(report.only.join(', '))}`;
  const notes = report.notes.length === 0 ? '' : `<ul class="notes">${report.notes.map((note) => `<li>${e(note)}</li>`).join('')}</ul>`;
  const violations =
    report.violations.length === 0
      ? '<p>None.</p>'
      : `<p>Each cause is listed once; the last column has the number of requests with it.</p>${table('Violations', ['Area', 'Operation', 'Kind', 'What', 'Times'], report.violations.map(violationRow))}`;
  const walked = table('Journeys', ['Journey', 'What it does', 'Result', 'Why'], report.journeys.map(journeyRow));
  const journeys = report.journeys.length === 0 ? '' : `<h2>Journeys</h2>${walked}`;
  const lines = report.coverage.map((operation) => coverageLine(report, operation));
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${e(policy)}"><title>Conformance of ${e(report.target)}</title><style>${STYLE}</style></head>
<body><main><h1>Conformance check</h1>
<p class="meta">${e(report.target)} against contract ${e(report.contractVersion)}${only} · ${when} UTC · ${many(report.requests, 'request')} in ${(report.timings.total / 1000).toFixed(1)} s</p>
<p class="verdict ${tone}">${e(verdict(report))}</p>
${counts(report)}${notes}
${report.notImplemented.length === 0 ? '' : `<h2>Not implemented yet</h2><p>${report.notImplemented.map((id) => `<code>${e(id)}</code>`).join(', ')}</p>`}
${common(report)}
<h2>Find</h2>${filters(report)}
<h2>Violations</h2>${violations}
${journeys}
<h2>Operations</h2><p>Status 0 is counted by the named examples of the contract: 3 of 4 means that one variant was not met. “–” means that the contract has no such response.</p>
${table('Operations', COLUMNS, lines)}
</main><script>${SCRIPT}</script></body></html>
`;
}

/** Text as HTML. */
function e(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;').replaceAll("'", '&#39;');
}

const STYLE = `
:root{color-scheme:light dark;--ink:#0e1a33;--ink-2:#3f4a66;--paper:#fff;--mist:#f4f7fb;--line:#dce3ef;--control:#7a859f;--azul:#1b45c4;
--ok:#0b7a5b;--ok-soft:#ddf5eb;--warn:#8a5200;--warn-soft:#fff1d6;--error:#b3202f;--error-soft:#fde8ea}
@media (prefers-color-scheme:dark){:root{--ink:#edf1fa;--ink-2:#b3bdd6;--paper:#0e1526;--mist:#172138;--line:#2b3859;--control:#8793b5;--azul:#9db6ff;
--ok:#6fdcb6;--ok-soft:#0f3a2f;--warn:#ffc76b;--warn-soft:#41300c;--error:#ff9aa5;--error-soft:#47161d}}
*{box-sizing:border-box}
body{font:16px/1.55 system-ui,"Noto Sans","Noto Sans CJK HK",sans-serif;color:var(--ink);background:var(--paper);margin:0 auto;max-width:1240px;padding:40px 24px 80px}
h1{font-size:30px;line-height:1.2;margin:0 0 4px}h2{font-size:21px;margin:48px 0 12px}
p{margin:0 0 12px;max-width:76ch}.meta{color:var(--ink-2)}a{color:var(--azul)}
.verdict{border-radius:12px;padding:16px 20px;font-size:18px;margin:24px 0;font-weight:600}
.good{background:var(--ok-soft);color:var(--ok)}.bad{background:var(--error-soft);color:var(--error)}.half{background:var(--warn-soft);color:var(--warn)}
dl.counts{display:flex;flex-wrap:wrap;gap:12px;margin:0}dl.counts div{background:var(--mist);border-radius:12px;padding:12px 20px;min-width:120px}
dl.counts dt{color:var(--ink-2);font-size:14px}dl.counts dd{margin:0;font-size:26px;font-weight:600;font-variant-numeric:tabular-nums}
ul.notes{background:var(--warn-soft);color:var(--ink);border-radius:12px;padding:12px 20px 12px 40px;margin:24px 0}
form{display:flex;flex-wrap:wrap;gap:12px 16px;align-items:end;margin:0 0 16px}
label{display:block;font-size:14px;color:var(--ink-2)}
input,select{font:inherit;color:var(--ink);background:var(--paper);border:1px solid var(--control);border-radius:8px;padding:6px 10px;min-height:40px;max-width:100%}
input{width:min(320px,80vw)}
:focus-visible{outline:3px solid var(--azul);outline-offset:2px}
.scroll{overflow-x:auto}
table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums}
th,td{text-align:left;vertical-align:top;padding:8px 16px 8px 0;border-bottom:1px solid var(--line)}
th{white-space:nowrap;font-size:14px;color:var(--ink-2)}th button{all:unset;cursor:pointer;padding:4px 0}th button:focus-visible{outline:3px solid var(--azul)}
th[aria-sort=ascending] button::after{content:" ▲"}th[aria-sort=descending] button::after{content:" ▼"}
tbody th{color:var(--ink);font-size:15px;font-weight:400}
code,pre{font-family:ui-monospace,Consolas,"Liberation Mono",monospace;font-size:14px;overflow-wrap:anywhere}
pre{background:var(--mist);border-radius:8px;padding:12px;white-space:pre-wrap;margin:4px 0 12px;max-height:320px;overflow:auto}
.tag{display:inline-block;border-radius:6px;padding:1px 8px;font-size:14px;white-space:nowrap}
.seen,.right,.passed{background:var(--ok-soft);color:var(--ok)}.wrong,.failed{background:var(--error-soft);color:var(--error)}
.partly,.no-success,.follows-from-a-violation,.not-implemented{background:var(--warn-soft);color:var(--warn)}.not-seen,.not-run{background:var(--mist);color:var(--ink-2)}
summary{cursor:pointer;color:var(--azul);font-size:14px}
dl.parts{display:grid;grid-template-columns:max-content 1fr;gap:2px 16px;margin:4px 0;min-width:min(288px,76vw)}dl.parts dt{color:var(--ink-2);font-size:14px}dl.parts dd{margin:0;overflow-wrap:anywhere}
[hidden]{display:none!important}
@media print{form,summary{display:none}body{max-width:none}}
@media (max-width:720px){body{padding:24px 16px 64px}}
`;

/** Filters the violations by area, kind and text, and sorts the table by column. */
const SCRIPT = `
const form=document.querySelector('form');
const rows=[...document.querySelectorAll('tr[data-area]')];
const count=document.querySelector('#count');
const texts=new Map(rows.map(row=>{const copy=row.cloneNode(true);for(const part of copy.querySelectorAll('details'))part.remove();return[row,copy.textContent.toLowerCase()];}));
function filter(){
  const {area,kind,text}=Object.fromEntries(new FormData(form));
  const words=text.toLowerCase().split(/\\s+/).filter(Boolean);
  let shown=0;
  for(const row of rows){
    const kinds=row.dataset.kinds.split(' ');
    const fits=(area===''||row.dataset.area===area)&&(kind===''||kinds.includes(kind))&&words.every(word=>texts.get(row).includes(word));
    row.hidden=!fits;
    if(fits&&row.classList.contains('violation'))shown+=1;
  }
  if(count)count.textContent=shown+(shown===1?' violation shown':' violations shown');
}
if(form){form.addEventListener('input',filter);form.addEventListener('submit',event=>event.preventDefault());form.addEventListener('reset',()=>setTimeout(filter));filter();}
for(const button of document.querySelectorAll('th button'))button.addEventListener('click',()=>{
  const head=button.closest('th');const table=head.closest('table');const body=table.tBodies[0];
  const at=[...head.parentElement.children].indexOf(head);
  const down=head.getAttribute('aria-sort')==='ascending';
  for(const other of head.parentElement.children)if(other.hasAttribute('aria-sort'))other.setAttribute('aria-sort','none');
  head.setAttribute('aria-sort',down?'descending':'ascending');
  const value=row=>row.children[at].dataset.value??row.children[at].textContent.trim();
  const order=[...body.rows].sort((a,b)=>value(a).localeCompare(value(b),'en',{numeric:true}));
  body.append(...(down?order.reverse():order));
});
`;
