import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Json, JsonObject } from '../document.ts';

/** One change as `redocly diff --format json` (reportVersion 1) tells it. */
export interface RawChange {
  /** JSON pointer; in the new document, except for what was removed. */
  path: string;
  typeName: string;
  kind: 'added' | 'removed' | 'modified';
  impact: 'major' | 'minor' | 'patch';
  verdicts: { ruleId: string; message: string }[];
  /** The key that changed, of a modified node. */
  property?: string;
  base?: { pointer: string; value?: Json };
  revision?: { pointer: string; value?: Json };
}

const CLI = fileURLToPath(new URL('../../../../node_modules/@redocly/cli/bin/cli.js', import.meta.url));

/** Compares two documents with Redocly, in a folder without a configuration: under the lint's own every change counts as a patch. */
export async function redoclyDiff(before: JsonObject, now: JsonObject): Promise<RawChange[]> {
  const folder = mkdtempSync(join(tmpdir(), 'contract-diff-'));
  try {
    writeFileSync(join(folder, 'before.json'), JSON.stringify(before));
    writeFileSync(join(folder, 'now.json'), JSON.stringify(now));
    const args = ['diff', 'before.json', 'now.json', '--format', 'json', '--fail-on', 'none', '--output', 'report.json'];
    await promisify(execFile)(process.execPath, [CLI, ...args], {
      cwd: folder,
      env: { ...process.env, REDOCLY_SUPPRESS_NOTIFICATIONS: 'true', REDOCLY_TELEMETRY: 'off' },
    });
    const report = JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8')) as { reportVersion: string; changes: RawChange[] };
    if (report.reportVersion !== '1')
      throw new Error(`redocly diff now reports in version ${report.reportVersion}; tools/contract/src/diff/redocly.ts reads version 1.`);
    return report.changes;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
