import { type ChildProcess, spawn } from 'node:child_process';

/** The check on its command line, and how it ends: with its exit code and all that it has said. */
export function startCheck(args: string[]): { child: ChildProcess; ended: Promise<{ code: number | null; output: string }> } {
  const env = { ...process.env, NO_COLOR: '1' };
  const child = spawn(process.execPath, ['tools/conformance/src/main.ts', ...args], { stdio: ['ignore', 'pipe', 'pipe'], env });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  return { child, ended: new Promise((done) => child.on('close', (code) => done({ code, output }))) };
}
