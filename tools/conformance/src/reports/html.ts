import { createHash } from 'node:crypto';
import { KINDS } from '@site/contract/strict/violation.ts';
import type { JourneyResult, Report, ReportedViolation } from '../report.ts';
import { escapeHtml as e, SCRIPT, STYLE } from './html-parts.ts';
import { type CoverageRow, cellCounts, coverageRow, grouped, groupSentence, many, verdict } from './summary.ts';

const STATES: Record<CoverageRow['state'], string> = {
  right: 'right',
  wrong: 'wrong',
  'not-implemented': 'not implemented',
  'not-seen': 'not seen',
  'no-success': 'no success',
};

const head = (names: readonly string[]) =>
  `<thead><tr>${names.map((name) => `<th scope="col" aria-sort="none"><button type="button">${e(name)}</button></th>`).join('')}</tr></thead>`;

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

function coverageRows(report: Report): string {
  return report.coverage
    .map((operation) => {
      const row = coverageRow(report, operation);
      const kinds = [...new Set(report.violations.filter(({ operationId }) => operationId === row.operationId).map(({ kind }) => kind))].join(' ');
      const unseen = Object.entries(operation.cells)
        .filter(([cell, state]) => cell.startsWith('0 ') && state !== 'seen')
        .map(([cell, state]) => `${cell.slice(2)} ${state === 'wrong' ? 'wrong' : 'not seen'}`);
      const cells = row.cells.map(({ text, state }) => (state === 'none' ? '<td>–</td>' : `<td>${tag(state, text)}</td>`)).join('');
      const variants = unseen.length === 0 ? '' : `<details><summary>variants</summary>${e(unseen.join(', '))}</details>`;
      return `<tr data-area="${e(row.area)}" data-kinds="${kinds}"><td>${e(row.area)}</td>
<th scope="row"><code>${e(row.operationId)}</code><br><span class="meta">${e(operation.summary)}</span>${variants}</th><td>${tag(row.state, STATES[row.state])}</td>${cells}</tr>`;
    })
    .join('\n');
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
      : `<p>Each cause is listed once; the last column has the number of requests with it.</p><div class="scroll" tabindex="0" role="region" aria-label="Violations"><table>${head(['Area', 'Operation', 'Kind', 'What', 'Times'])}<tbody>${report.violations.map(violationRow).join('\n')}</tbody></table></div>`;
  const journeys =
    report.journeys.length === 0
      ? ''
      : `<h2>Journeys</h2><div class="scroll" tabindex="0" role="region" aria-label="Journeys"><table><thead><tr><th scope="col">Journey</th><th scope="col">What it does</th><th scope="col">Result</th><th scope="col">Why</th></tr></thead><tbody>${report.journeys.map(journeyRow).join('\n')}</tbody></table></div>`;
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
<div class="scroll" tabindex="0" role="region" aria-label="Operations"><table>${head(['Area', 'Operation', 'Result', 'Status 0', 'Status −1', 'Status −2', 'HTTP 404', 'HTTP 500'])}<tbody>${coverageRows(report)}</tbody></table></div>
</main><script>${SCRIPT}</script></body></html>
`;
}
