import { xSync } from 'tinyexec';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Accepted, audit } from './audit.ts';

vi.mock('tinyexec');

const printed: string[] = [];
const failed = () => process.exitCode === 1;

beforeEach(() => {
  printed.length = 0;
  vi.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line));
  vi.spyOn(console, 'error').mockImplementation((line: string) => void printed.push(line));
});
afterEach(() => {
  process.exitCode = undefined;
  vi.restoreAllMocks();
});

/** What npm prints where a tool of the build has a vulnerability, which another package brings. */
const report = (severity: string) => {
  const advisory = { url: 'https://github.com/advisories/GHSA-aaaa', name: 'bundler', title: 'Runs what it reads', severity };
  return {
    vulnerabilities: { bundler: { via: [advisory] }, plugin: { via: ['bundler', advisory] } },
    metadata: { vulnerabilities: { info: 0, low: 0, moderate: 0, high: 2, critical: 0 } },
  };
};
function run(answer: unknown, accepted?: Accepted[]): void {
  vi.mocked(xSync).mockReturnValue({ stdout: JSON.stringify(answer), stderr: 'npm error 405\nmore', exitCode: 1 } as ReturnType<typeof xSync>);
  audit(accepted);
}

it('asks for all packages, those of the tools included', () => {
  run(report('moderate'));
  expect(vi.mocked(xSync).mock.lastCall?.slice(0, 2)).toEqual(['npm', ['audit', '--json']]);
  expect(failed()).toBe(false);
});

it.each(['high', 'critical'])('fails on a %s vulnerability and names it once', (severity) => {
  run(report(severity));
  expect(printed.slice(1)).toEqual([`${severity}  bundler: Runs what it reads https://github.com/advisories/GHSA-aaaa`]);
  expect(failed()).toBe(true);
});

it('lets an accepted one pass until its day, with the reason', () => {
  run(report('high'), [{ id: 'GHSA-aaaa', reason: 'reads only our own files', until: '2999-01-01' }]);
  expect(printed[1]).toContain('reads only our own files');
  expect(failed()).toBe(false);
  run(report('high'), [{ id: 'GHSA-aaaa', reason: 'reads only our own files', until: '2020-01-01' }]);
  expect(failed()).toBe(true);
});

it('says NOT CHECKED where the registry does not answer', () => {
  run({ message: '405 Method Not Allowed', statusCode: 405 });
  expect(printed).toEqual(['NOT CHECKED: the registry did not return the vulnerabilities of packages. npm error 405']);
  expect(failed()).toBe(false);
});
