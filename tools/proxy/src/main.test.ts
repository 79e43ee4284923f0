import { type ChildProcess, spawn } from 'node:child_process';
import { afterEach, describe, expect, it } from 'vitest';
import { json, type ScriptedBackend, startScriptedBackend } from './test-http.ts';

let child: ChildProcess | undefined;
let backend: ScriptedBackend | undefined;

afterEach(async () => {
  child?.kill('SIGKILL');
  await backend?.close();
});

/** Starts the command and collects what it prints; `until` waits for a pattern, `ended` for the exit code. */
function start(...args: string[]) {
  const started = spawn(process.execPath, ['tools/proxy/src/main.ts', ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  child = started;
  const output = { text: '' };
  const collect = (chunk: Buffer) => {
    output.text += String(chunk);
  };
  started.stdout.on('data', collect);
  started.stderr.on('data', collect);
  const ended = new Promise<number | null>((done) => started.on('close', done));
  return { started, output, ended };
}

describe('npm run proxy', () => {
  it('prints its URL and the violations, and exits with Ctrl-C although a call is open', async () => {
    backend = await startScriptedBackend();
    backend.on('/api/mobiles/getbrands', (_request, response) => json(response, { status: '9' }));
    const { promise: arrived, resolve } = Promise.withResolvers<void>();
    backend.on('/hangs', () => resolve());
    const { started, output, ended } = start('--target', backend.url, '--port', '0', '--no-mock');
    await expect.poll(() => output.text, { timeout: 20_000 }).toMatch(/Ctrl-C/);
    const url = /Proxy\s+(\S+)/.exec(output.text)?.[1] ?? '';
    await fetch(`${url}/api/mobiles/getbrands`);
    const lacking = await fetch(`${url}/api/index/getgetNotice`);
    expect([lacking.status, lacking.headers.get('x-served-by')]).toEqual([404, 'upstream']);
    fetch(`${url}/hangs`).catch(() => undefined);
    await arrived;
    started.kill('SIGINT');
    expect(await ended).toBe(0);
    expect(output.text).toMatch(/contract violated · response · brands: \$\.status: expected one of "0", "-1", got "9"/);
    expect(output.text).toMatch(/\d violations?, seen \d times? in all\./);
  }, 30_000);

  it.each([
    [[], /--target is missing/],
    [['--target', 'nonsense'], /"nonsense" is no URL of a backend/],
    [['--target', 'http://127.0.0.1:1', '--port', 'x'], /"x" is no port/],
    [['--target', 'http://127.0.0.1:1', '--nonsense'], /--nonsense/],
  ])(
    'exits with 2 and one sentence for %j',
    async (args, sentence) => {
      const { output, ended } = start(...args);
      expect(await ended).toBe(2);
      expect(output.text).toMatch(sentence);
      expect(output.text).not.toContain('    at ');
    },
    30_000,
  );
});
