import { describe, expect, it } from 'vitest';
import { guessable } from './secrets.ts';

const NUMBER = '1000881234';

describe('a token or reference', () => {
  it.each<[string, string, string | undefined]>([
    ['session-10009999', 'session-10009999', undefined],
    ['session-10000000', 'session-10000001', 'a counter'],
    ['session-10000001', 'session-10000000', 'a counter'],
    ['session-10000000', 'session-10009999', 'a counter'],
    ['session-10000000', 'session-10010000', undefined],
    ['session-99999', 'session-100000', undefined],
    ['sessionA10000000', 'sessionB10000001', undefined],
    ['10000000', '10000001', 'a counter'],
    ['session-1000000x', 'session-1000001x', undefined],
    ['session-10000000', 'session-1000001x', undefined],
    ['session-1000000x', 'session-10000001', undefined],
    ['lanterns', 'ferries', 'one of 7 characters'],
    ['lanterns', 'harbours', undefined],
    ['lanterns', `xyz${NUMBER}`, 'one with the number in it'],
    [`xyz${NUMBER}`, 'lanterns', undefined],
  ])('%s before %s can be guessed: %s', (one, other, why) => {
    expect(guessable(one, other, NUMBER)).toBe(why);
  });
});
