import { KINDS, placeOf } from '@site/contract/strict/violation.ts';
import Table from 'cli-table3';
import type { OperationCoverage, Report, ReportedViolation } from '../report.ts';

/** Checks that a sentence names one by one. */
const MAX_CHECKS = 12;

/** The coverage of one operation in short: status 0 as "seen of all". */
export interface CoverageRow {
  operationId: string;
  area: string;
  cells: { name: '0' | '-1' | '-2' | 'HTTP 404' | 'HTTP 500'; text: string; state: 'seen' | 'partly' | 'not-seen' | 'wrong' | 'none' }[];
  /** `no-success`: it was there and refused every request, which proves little. */
  state: 'right' | 'wrong' | 'not-implemented' | 'not-seen' | 'no-success';
}

export function coverageRow(report: Report, coverage: OperationCoverage): CoverageRow {
  const { operationId, area, cells } = coverage;
  const variants = Object.entries(cells).filter(([cell]) => cell.startsWith('0 '));
  const seen = variants.filter(([, state]) => state === 'seen').length;
  const wrongVariant = variants.some(([, state]) => state === 'wrong');
  const zero = wrongVariant ? 'wrong' : seen === variants.length ? 'seen' : seen > 0 ? 'partly' : 'not-seen';
  const others = (['-1', '-2', 'HTTP 404', 'HTTP 500'] as const).map((name) => {
    const state = cells[name];
    return { name, text: state === undefined ? '' : state === 'not-seen' ? 'not seen' : state, state: state ?? ('none' as const) };
  });
  const defective = report.violations.some((violation) => violation.operationId === operationId) || Object.values(cells).includes('wrong');
  const met = !coverage.seen ? 'not-seen' : coverage.succeeded === false ? 'no-success' : 'right';
  const state = report.notImplemented.includes(operationId) ? 'not-implemented' : defective ? 'wrong' : met;
  return {
    operationId,
    area,
    cells: [{ name: '0', text: zero === 'not-seen' ? 'not seen' : wrongVariant ? 'wrong' : `${seen} of ${variants.length}`, state: zero }, ...others],
    state,
  };
}

/** Number with singular or plural. */
export function many(count: number, one: string, several = `${one}s`): string {
  return `${count.toLocaleString('en')} ${count === 1 ? one : several}`;
}

/** The result in one sentence. */
export function verdict(report: Report): string {
  const seen = report.coverage.filter((operation) => operation.seen).length;
  const missing = report.notImplemented.length;
  const violations = report.violations.length;
  const operations = new Set(report.violations.map(({ operationId }) => operationId)).size;
  const head = violations === 0 ? 'No violations' : `${many(violations, 'violation')} in ${many(operations, 'operation')}`;
  const answered = `${seen} of ${many(report.coverage.length, 'operation')} answered`;
  const refusing = report.coverage.filter((coverage) => coverageRow(report, coverage).state === 'no-success').length;
  const rest = [...(missing === 0 ? [] : [`${missing} not implemented`]), ...(refusing === 0 ? [] : [`${refusing} never succeeded`])];
  const parts = [head, answered, ...rest];
  const why = {
    interrupted: 'The run was interrupted',
    bail: 'The run stopped at the first violation',
    'target-down': 'The server went away during the run',
    'log-in-refused': 'The run stopped at a refused log-in',
  };
  return `${parts.join(', ')}.${report.stopped === undefined ? '' : ` ${why[report.stopped]}: this is what was found until then.`}`;
}

/** The score in one sentence, against the baseline if there is one. */
function scoreSentence({ score, baseline }: Report): string {
  const { passed, failed, notChecked, percent } = score;
  const before = baseline === undefined ? '' : `, ${baseline.percent} % in the baseline`;
  return `Score: ${percent} % (${passed} of ${many(passed + failed, 'check')} passed, ${failed} failed, ${notChecked} not checked${before}).`;
}

/** Checks by name, or many of them by their number in each part. */
function inShort(checks: readonly string[]): string {
  if (checks.length <= MAX_CHECKS) return checks.join(', ');
  const parts = new Map<string, number>();
  for (const check of checks) {
    const part = check.split(' ')[0] ?? '';
    parts.set(part, (parts.get(part) ?? 0) + 1);
  }
  return `${many(checks.length, 'check')} (${[...parts].map(([part, count]) => `${part} ${count}`).join(', ')}; report.json has the names)`;
}

/** What the baseline adds, in sentences. */
function baselineSentences({ baseline, violations }: Report): string[] {
  if (baseline === undefined) return [];
  const { file, added, mended, noLongerChecked } = baseline;
  return [
    `Against ${file}: ${many(added, 'new violation')}, ${violations.length - added} known, ${mended.length} mended.`,
    ...mended.map((message) => `mended: ${message}`),
    ...(noLongerChecked.length === 0 ? [] : [`Checked in the baseline and not in this run: ${inShort(noLongerChecked)}.`]),
  ];
}

/** Number of coverage cells by state. */
export function cellCounts(report: Report): Record<'seen' | 'not-seen' | 'wrong', number> {
  const counts = { seen: 0, 'not-seen': 0, wrong: 0 };
  for (const { cells } of report.coverage) for (const state of Object.values(cells)) counts[state] += 1;
  return counts;
}

/** Number of operations from which the same violation probably has one cause in the server, such as a missing check of a header. */
const COMMON = 4;

/** Violations that differ only in the operation, largest group first. */
export function grouped(violations: readonly ReportedViolation[]): ReportedViolation[][] {
  const groups = new Map<string, ReportedViolation[]>();
  for (const violation of violations) {
    const key = JSON.stringify([violation.side, violation.kind, placeOf(violation.path), violation.expected, violation.got]);
    groups.set(key, [...(groups.get(key) ?? []), violation]);
  }
  return [...groups.values()].flatMap((group) => (group.length < COMMON ? group.map((violation) => [violation]) : [group])).sort((a, b) => b.length - a.length);
}

export function groupSentence(group: readonly ReportedViolation[]): string {
  const [first] = group;
  if (first === undefined) return '';
  if (group.length === 1) return `${first.message}${first.times > 1 ? ` (${first.times} times)` : ''}`;
  return `the same in ${group.length} operations: ${first.path}: expected ${first.expected}, got ${first.got}. In ${group.map(({ operationId }) => operationId).join(', ')}.`;
}

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
