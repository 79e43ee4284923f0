import { readFileSync } from 'node:fs';
import { causeOf } from './collector.ts';
import type { Report, ReportedViolation } from './report.ts';

/** Reads an earlier report.json; throws one sentence when it is none. */
export function readBaseline(file: string): { file: string; report: Report } {
  let report: Partial<Report> | null;
  try {
    report = JSON.parse(readFileSync(file, 'utf8')) as Partial<Report> | null;
  } catch (error) {
    throw new Error(`The baseline ${file} cannot be read: ${(error as Error).message}`);
  }
  if (!Array.isArray(report?.violations) || report.index === undefined || report.score === undefined)
    throw new Error(`The baseline ${file} is no report.json of this check.`);
  return { file, report: report as Report };
}

const checksOf = ({ index }: Report) =>
  Object.entries(index).flatMap(([part, checks]) => Object.entries(checks).map(([name, state]) => ({ check: `${part} ${name}`, state })));

/** Marks the violations that the baseline has, and tells what else is different. */
export function compare(report: Report, { file, report: before }: { file: string; report: Report }): Report {
  const known = new Set(before.violations.map(causeOf));
  const violations = report.violations.map((violation) => (known.has(causeOf(violation)) ? { ...violation, isKnown: true as const } : violation));
  const causes = new Set(violations.map(causeOf));
  const state = new Map(checksOf(report).map((check) => [check.check, check.state]));
  const isChecked = ({ part, operationId, path }: ReportedViolation) => {
    const name = /^journey (\w+)/.exec(path)?.[1] ?? operationId;
    return ['passed', 'failed'].includes(report.index[part]?.[name] ?? '');
  };
  const mended = before.violations.filter((violation) => !causes.has(causeOf(violation)) && isChecked(violation)).map(({ message }) => message);
  const noLongerChecked = checksOf(before)
    .filter(({ check, state: then }) => then !== 'not-checked' && then !== 'not-there' && ['not-checked', 'not-there'].includes(state.get(check) ?? ''))
    .map(({ check }) => check);
  const added = violations.filter(({ isKnown }) => isKnown !== true).length;
  return { ...report, violations, baseline: { file, percent: before.score.percent, added, mended, noLongerChecked } };
}
