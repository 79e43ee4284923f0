import { KINDS } from '@site/contract/strict/violation.ts';
import Table from 'cli-table3';
import type { Report } from '../report.ts';
import { baselineSentences, cellCounts, coverageRow, grouped, groupSentence, many, scoreSentence, verdict } from './summary.ts';

const STATE_WORDS = { right: 'right', wrong: 'WRONG', 'not-implemented': 'not there', 'not-seen': 'not seen', 'no-success': 'no success' };
const bare = { style: { head: [], border: [], compact: true } };

/** Maximum violations in the terminal; the reports have all. */
const MAX_VIOLATIONS = 60;
/** Maximum characters of a command in the terminal. */
const MAX_CURL = 1200;

export function tableOf(report: Report): string {
  const lines: string[] = [];
  const coverage = new Table({ head: ['area', 'operation', '', '0', '-1', '-2', '404', '500'], ...bare });
  for (const operation of report.coverage) {
    const row = coverageRow(report, operation);
    coverage.push([row.area, row.operationId, STATE_WORDS[row.state], ...row.cells.map(({ text, state }) => (state === 'none' ? '–' : text))]);
  }
  lines.push(coverage.toString(), '');
  if (report.journeys.length > 0) {
    for (const { workflowId, state, why } of report.journeys)
      lines.push(`journey ${workflowId}: ${state.replaceAll('-', ' ')}${why === undefined ? '' : ` (${why})`}`);
    lines.push('');
  }
  const groups = grouped(report.violations);
  for (const group of groups.slice(0, MAX_VIOLATIONS)) {
    const isKnown = group.every((violation) => violation.isKnown === true);
    lines.push(`✗ ${isKnown ? 'known · ' : ''}${KINDS[group[0]?.kind ?? 'schema']} · ${groupSentence(group)}`);
    const curl = group[0]?.evidence?.curl;
    if (curl !== undefined && !isKnown) lines.push(`  ${curl.length > MAX_CURL ? 'curl: the command is in the report' : curl}`);
  }
  if (groups.length > MAX_VIOLATIONS) lines.push(`… and ${groups.length - MAX_VIOLATIONS} more in the report`);
  if (report.violations.length > 0) lines.push('');
  if (report.notImplemented.length > 0) lines.push(`Not implemented yet: ${report.notImplemented.join(', ')}`, '');
  for (const note of report.notes) lines.push(`Note: ${note}`);
  const counts = cellCounts(report);
  const seconds = (report.timings.total / 1000).toFixed(1);
  lines.push(verdict(report));
  lines.push(`Coverage: ${counts.seen} seen, ${counts['not-seen']} not seen, ${counts.wrong} wrong. ${many(report.requests, 'request')} in ${seconds} s.`);
  if (report.fuzz !== undefined) lines.push(`Random input: ${many(report.fuzz.runs, 'request')} an operation from --seed ${report.fuzz.seed}.`);
  lines.push(scoreSentence(report), ...baselineSentences(report));
  return lines.join('\n');
}
