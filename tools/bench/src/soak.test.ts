import { spawn } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { growthOf, isAnnounced, memoryOf, runsByKey } from './soak-judge.ts';

describe('memory under load', () => {
  const overTenMinutes = (kib: (share: number) => number) =>
    growthOf(
      Array.from({ length: 301 }, (_unused, index) => ({ at: index * 2000, kib: kib(index / 300) })),
      600_000,
    );

  it('is flat when it grows during the warm-up only', () => {
    const growth = overTenMinutes((share) => (share < 0.15 ? 100 : 300));
    expect(growth).toEqual({ early: 300, late: 300, isFlat: true });
  });

  it('is flat while its peaks are, whatever a garbage collector gives back in between', () => {
    expect(overTenMinutes((share) => (share > 0.2 && share < 0.3 ? 200 : 300)).isFlat).toBe(true);
  });

  it('grows when the last peak is more than a fifth higher', () => {
    expect(overTenMinutes((share) => (share < 0.9 ? 100 : 120)).isFlat).toBe(true);
    expect(overTenMinutes((share) => (share < 0.9 ? 100 : 121)).isFlat).toBe(false);
    expect(overTenMinutes((share) => 100 + 100 * share).isFlat).toBe(false);
  });

  it('is not flat where nothing was measured', () => {
    expect(growthOf([], 600_000).isFlat).toBe(false);
  });

  it('is that of a process and of those below it', async () => {
    const child = spawn(process.execPath, ['-e', "require('node:child_process').spawn('sleep', ['5']).on('spawn', () => console.log('ready'))"]);
    try {
      await new Promise((done) => child.stdout.once('data', done));
      // A process of Node takes some 40 MiB.
      expect(memoryOf(process.pid) - process.memoryUsage.rss() / 1024).toBeGreaterThan(10_000);
    } finally {
      child.kill();
    }
  });
});

describe('writes', () => {
  it('count as done twice when one key has two successes that are no repetition', () => {
    const write = { operationId: 'payByCard', status: '0' };
    const runs = runsByKey([
      { operationId: 'menu', status: '0' },
      { ...write, key: 'once' },
      { ...write, key: 'once', replayed: true },
      { ...write, key: 'refused', status: '-1' },
      { ...write, key: 'refused' },
      { ...write, key: 'twice' },
      { ...write, key: 'twice' },
    ]);
    expect(Object.fromEntries(runs)).toEqual({ once: 1, refused: 1, twice: 2 });
  });
});

describe('an HTTP error', () => {
  const envelope = '{"status":"-1","message":"系統暫時未能回應，請數分鐘後再試。"}';

  it.each([
    [502, envelope, true, true],
    [503, envelope, true, true],
    [504, envelope, true, true],
    [502, envelope, false, false],
    [500, envelope, true, false],
    [502, '<h1>502 Bad Gateway</h1>', true, false],
    [502, '{"status":"-1"}', true, false],
  ])('%i with %s, backend down: %s, is announced: %s', (status, text, wasDown, expected) => {
    expect(isAnnounced(status, text, wasDown)).toBe(expected);
  });
});
