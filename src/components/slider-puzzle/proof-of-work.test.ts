import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { newChallenge, PARTS, proves, provesAll, proveWork } from './proof-of-work.ts';
import { sha256Head } from './sha-256.ts';

describe('sha256Head', () => {
  it.each(['', 'abc', 'farol:3:1118', 'x'.repeat(55)])('begins as SHA-256 does: "%s"', (text) => {
    expect(sha256Head(text)).toBe(createHash('sha256').update(text).digest().readUInt32BE(0));
  });
});

describe('the way round the puzzle (CAPTCHA-01)', () => {
  const difficulty = 6;

  it('proves each part of a challenge and tells how far it is', async () => {
    const told: number[] = [];
    const challenge = newChallenge();
    const answers = await proveWork(challenge, { difficulty, onProgress: (share) => told.push(share) });
    expect(provesAll(challenge, answers, difficulty)).toBe(true);
    expect(told).toEqual(Array.from({ length: PARTS }, (_, part) => (part + 1) / PARTS));
  });

  it('counts for its own challenge only, and only as a whole', async () => {
    const answers = await proveWork('a', { difficulty });
    expect(provesAll('b', answers, difficulty)).toBe(false);
    expect(provesAll('a', answers.slice(1), difficulty)).toBe(false);
    expect(provesAll('a', answers.with(2, -1), difficulty)).toBe(false);
  });

  it('asks for leading zero bits', () => {
    const answer = Array.from({ length: 5000 }, (_, n) => n).find((n) => proves('farol', 0, n, 8));
    expect(createHash('sha256').update(`farol:0:${answer}`).digest()[0]).toBe(0);
  });

  it('stops when nobody wants it any more', async () => {
    const stop = new AbortController();
    const work = proveWork('farol', { difficulty: 30, signal: stop.signal });
    stop.abort();
    await expect(work).rejects.toThrow();
  });

  it('never takes the same challenge twice', () => {
    expect(new Set(Array.from({ length: 50 }, newChallenge)).size).toBe(50);
    expect(newChallenge()).toMatch(/^[0-9a-f]{16}$/);
  });
});
