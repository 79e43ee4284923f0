import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import reportBuilder from 'junit-report-builder';
import type { Report } from '../report.ts';
import { htmlOf } from './html.ts';
import { coverageRow } from './summary.ts';

/** Writes the three reports; returns their paths, HTML first. */
export function writeReports(report: Report, folder: string): string[] {
  mkdirSync(folder, { recursive: true });
  const files: [name: string, content: string][] = [
    ['report.html', htmlOf(report)],
    ['report.json', `${JSON.stringify(report, null, 2)}\n`],
    ['junit.xml', junitOf(report)],
  ];
  return files.map(([name, content]) => {
    const path = join(folder, name);
    writeFileSync(path, content);
    return path;
  });
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: XML 1.0 cannot hold them, not even escaped
const UNPRINTABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
const clean = (text: string) => text.replace(UNPRINTABLE, '\u{FFFD}');

/** JUnit report: one suite per area, one test per operation and journey. */
function junitOf(report: Report): string {
  const builder = reportBuilder.newBuilder();
  const areas = new Set(report.coverage.map(({ area }) => area));
  for (const area of areas) {
    const suite = builder.testSuite().name(`conformance.${area}`).timestamp(report.startedAt);
    for (const coverage of report.coverage.filter((one) => one.area === area)) {
      const { operationId } = coverage;
      const test = suite.testCase().className(`conformance.${area}`).name(operationId);
      const violations = report.violations.filter((violation) => violation.operationId === operationId && violation.kind !== 'journey');
      const { state } = coverageRow(report, coverage);
      if (violations.length > 0) {
        const lines = violations.map(({ message, times }) => clean(`${message}${times > 1 ? ` (${times} times)` : ''}`));
        test.failure(lines.length === 1 ? (lines[0] ?? '') : `${lines.length} violations: ${lines[0]}`, violations[0]?.kind ?? 'violation');
        test.standardOutput(lines.join('\n'));
      } else if (state !== 'right') test.skipped();
    }
  }
  const journeys = builder.testSuite().name('conformance.journeys').timestamp(report.startedAt);
  for (const { workflowId, state, why } of report.journeys) {
    const test = journeys.testCase().className('conformance.journeys').name(workflowId);
    if (state === 'failed') test.failure(clean(why ?? ''), 'journey');
    else if (state !== 'passed') test.skipped();
  }
  return builder.build();
}
