import { describe, expect, it } from 'vitest';
import { exitCodeOf, isWanted, type Report } from './report.ts';
import { violation } from './testing/operations.ts';

const codeOf = (given: Partial<Report>) =>
  exitCodeOf({ violations: [], notImplemented: [], coverage: [{}, {}], finished: true, signedIn: true, ...given } as unknown as Report);
const wrong = { ...violation('bills'), area: 'bills', part: 'examples', times: 1 } as const;

describe('the exit code', () => {
  it.each<[string, Partial<Report>, 0 | 1 | 2]>([
    ['nothing is wrong', {}, 0],
    ['something is wrong', { violations: [wrong] }, 1],
    ['what is wrong is known', { violations: [{ ...wrong, isKnown: true }] }, 0],
    ['one of several is new', { violations: [{ ...wrong, isKnown: true }, wrong] }, 1],
    ['some operations are not there', { notImplemented: ['bills'] }, 0],
    ['no operation is there', { notImplemented: ['bills', 'news'] }, 2],
    ['nobody could log in', { signedIn: false }, 2],
    ['nobody could log in, and something is wrong', { signedIn: false, violations: [wrong] }, 1],
    ['it stopped at the first violation, as it was told', { stopped: 'bail', violations: [wrong] }, 1],
    ['it was interrupted, whatever it found', { stopped: 'interrupted', violations: [wrong] }, 2],
    ['the server went away', { stopped: 'target-down' }, 2],
    ['a log-in was refused', { stopped: 'log-in-refused' }, 2],
  ])('when %s', (_, given, code) => {
    expect(codeOf(given)).toBe(code);
  });
});

describe('--only', () => {
  it('names operations and areas; without it every operation is checked', () => {
    const bills = { operationId: 'billText', area: 'bills' };
    expect([isWanted(undefined, bills), isWanted(['billText'], bills), isWanted(['news', 'bills'], bills)]).toEqual([true, true, true]);
    expect([isWanted(['news'], bills), isWanted([], bills)]).toEqual([false, false]);
  });
});
