import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';

const CLI = createRequire(import.meta.url).resolve('@redocly/cli/bin/cli.js');

/** Runs the Redocly CLI and returns what it printed. */
export async function redocly(args: readonly string[]): Promise<{ isOk: boolean; output: string }> {
  const environment = { ...process.env, REDOCLY_SUPPRESS_NOTIFICATIONS: 'true', REDOCLY_TELEMETRY: 'off' };
  try {
    const { stdout, stderr } = await promisify(execFile)(process.execPath, [CLI, ...args], { env: environment, maxBuffer: 2 ** 26 });
    return { isOk: true, output: stdout + stderr };
  } catch (error) {
    const { stdout = '', stderr = '', message } = error as { stdout?: string; stderr?: string; message: string };
    return { isOk: false, output: stdout + stderr || message };
  }
}
