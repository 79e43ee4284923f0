import { describe, expect, it } from 'vitest';
import { readChoice, writeChoice } from './choice.ts';

const read = (query: string) => readChoice(new URLSearchParams(query));

describe('the choice in the query string', () => {
  it('round-trips and keeps other parameters', () => {
    const choice = { region: '502', destination: '110', shown: true };
    const params = writeChoice(choice, new URLSearchParams('lang=en_US&region=1'));
    expect(params.toString()).toBe('lang=en_US&region=502&destination=110&show=1');
    expect(readChoice(params)).toEqual(choice);
  });

  it('shows nothing without a destination, and has no destination without a region', () => {
    expect(read('region=502&show=1')).toEqual({ region: '502', destination: '', shown: false });
    expect(read('destination=110&show=1')).toEqual({ region: '', destination: '', shown: false });
  });

  it('ignores values that are not an id', () => {
    expect(read('region=..%2F..%2Fcare&destination=110')).toEqual({ region: '', destination: '', shown: false });
    expect(read('region=502&destination=1%202&show=1')).toEqual({ region: '502', destination: '', shown: false });
  });
});
