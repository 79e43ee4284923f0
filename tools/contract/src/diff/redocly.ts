import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Json, JsonObject } from '../document.ts';
import { redocly } from '../redocly.ts';

/** One change in the output of `redocly diff --format json` (reportVersion 1). */
export interface RawChange {
  /** JSON pointer in the new document, for removals in the old one. */
  path: string;
  typeName: string;
  kind: 'added' | 'removed' | 'modified';
  impact: 'major' | 'minor' | 'patch';
  verdicts: { ruleId: string; message: string }[];
  /** Changed key of a modified node. */
  property?: string;
  base?: { pointer: string; value?: Json };
  revision?: { pointer: string; value?: Json };
}

/** Runs `redocly diff` in a folder without the lint's configuration, under which it rates every change as a patch. */
export async function redoclyDiff(before: JsonObject, now: JsonObject): Promise<RawChange[]> {
  const folder = mkdtempSync(join(tmpdir(), 'contract-diff-'));
  try {
    writeFileSync(join(folder, 'before.json'), JSON.stringify(before));
    writeFileSync(join(folder, 'now.json'), JSON.stringify(now));
    const args = ['diff', 'before.json', 'now.json', '--format', 'json', '--fail-on', 'none', '--output', 'report.json'];
    const { isOk, output } = await redocly(args, folder);
    if (!isOk)
      throw new Error(`redocly diff failed:
${output}`);
    const report = JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8')) as { reportVersion: string; changes: RawChange[] };
    if (report.reportVersion !== '1')
      throw new Error(`redocly diff now reports in version ${report.reportVersion}; tools/contract/src/diff/redocly.ts reads version 1.`);
    return report.changes;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
