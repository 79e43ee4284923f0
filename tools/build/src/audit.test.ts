import { xSync } from 'tinyexec';
import { afterEach, expect, it, vi } from 'vitest';
import { type Accepted, audit } from './audit.ts';

vi.mock('tinyexec');
afterEach(() => {
  process.exitCode = undefined;
  vi.restoreAllMocks();
});

/** What npm prints where a tool of the build has a vulnerability, which another package brings. */
const report = (severity: string) => {
  const advisory = { url: 'https://github.com/advisories/GHSA-aaaa', name: 'bundler', title: 'Runs what it reads', severity };
  return { vulnerabilities: { bundler: { via: [advisory] }, plugin: { via: ['bundler', advisory] } } };
};
const accepted = (until: string): Accepted[] => [{ id: 'GHSA-aaaa', reason: 'reads only our own files', until }];
const finding = (severity: string) => `${severity}  bundler: Runs what it reads https://github.com/advisories/GHSA-aaaa`;

it.each([
  ['passes a moderate one', report('moderate'), [], [], undefined],
  ['fails on a high one', report('high'), [], [finding('high')], 1],
  ['fails on a critical one', report('critical'), [], [finding('critical')], 1],
  [
    'passes an accepted one',
    report('high'),
    accepted('2999-01-01'),
    ['Accepted until 2999-01-01: bundler: Runs what it reads (reads only our own files)'],
    undefined,
  ],
  ['fails on one that was accepted until a day', report('high'), accepted('2020-01-01'), [finding('high')], 1],
])('asks for all packages, those of the tools included, and %s', (_what, answer, known, lines, exitCode) => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  vi.mocked(xSync).mockReturnValue({ stdout: JSON.stringify(answer), stderr: '', exitCode: 1 } as ReturnType<typeof xSync>);
  audit(known);
  expect(vi.mocked(xSync).mock.lastCall?.slice(0, 2)).toEqual(['npm', ['audit', '--json']]);
  expect(log.mock.calls.slice(1).flat()).toEqual(lines);
  expect(process.exitCode).toBe(exitCode);
});

it('says NOT CHECKED where the registry does not answer', () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  const stdout = JSON.stringify({ message: '405 Method Not Allowed', statusCode: 405 });
  vi.mocked(xSync).mockReturnValue({ stdout, stderr: 'npm error 405\nmore', exitCode: 1 } as ReturnType<typeof xSync>);
  audit();
  expect(log.mock.calls.flat()).toEqual(['NOT CHECKED: the registry did not return the vulnerabilities of packages. npm error 405']);
  expect(process.exitCode).toBeUndefined();
});
