import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, it, onTestFinished } from 'vitest';
import { json, startScriptedBackend } from './test-http.ts';

const COMMAND = 'tools/proxy/src/main.ts';

describe('npm run proxy', () => {
  it('prints its URL and the violations, and exits with Ctrl-C although a call is open', async () => {
    await using backend = await startScriptedBackend();
    backend.on('/api/mobiles/getbrands', (_request, response) => json(response, { status: '9' }));
    const { promise: arrived, resolve } = Promise.withResolvers<void>();
    backend.on('/hangs', () => resolve());
    const child = spawn(process.execPath, [COMMAND, '--target', backend.url, '--port', '0', '--no-mock'], { stdio: ['ignore', 'pipe', 'inherit'] });
    onTestFinished(() => void child.kill('SIGKILL'));
    const ended = once(child, 'close');
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += String(chunk);
    });
    await expect.poll(() => output, { timeout: 20_000 }).toMatch(/Ctrl-C/);
    const url = /Proxy\s+(\S+)/.exec(output)?.[1] ?? '';
    await fetch(`${url}/api/mobiles/getbrands`);
    const lacking = await fetch(`${url}/api/index/getgetNotice`);
    expect([lacking.status, lacking.headers.get('x-served-by')]).toEqual([404, 'upstream']);
    fetch(`${url}/hangs`).catch(() => undefined);
    await arrived;
    child.kill('SIGINT');
    expect(await ended).toEqual([0, null]);
    expect(output).toMatch(/contract violated · response · brands: \$\.status: expected one of "0", "-1", got "9"/);
    expect(output).toMatch(/\d violations?, seen \d times? in all\./);
  }, 30_000);

  it.each([
    [[], /--target is missing/],
    [['--target', 'nonsense'], /"nonsense" is no URL of a backend/],
    [['--target', 'http://127.0.0.1:1', '--port', 'x'], /"x" is no port/],
    [['--target', 'http://127.0.0.1:1', '--nonsense'], /--nonsense/],
  ])(
    'exits with 2 and one sentence for %j',
    (args, sentence) => {
      const { status, stderr } = spawnSync(process.execPath, [COMMAND, ...args], { encoding: 'utf8' });
      expect(status).toBe(2);
      expect(stderr).toMatch(sentence);
      expect(stderr).not.toContain('    at ');
    },
    30_000,
  );
});
