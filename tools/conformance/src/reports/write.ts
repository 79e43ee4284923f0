import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Report } from '../report.ts';
import { htmlOf } from './html.ts';
import { junitOf } from './junit.ts';

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
