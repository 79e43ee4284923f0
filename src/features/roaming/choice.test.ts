import { describe, expect, it } from 'vitest';
import { writeSearch } from '@/components/search-params';
import { CHOICE_PARAMS, readChoice } from './choice.tsx';

describe('the choice in the query string', () => {
  it('round-trips and keeps other parameters', () => {
    const choice = { region: '502', destination: '110', shown: true };
    const search = writeSearch(CHOICE_PARAMS, '?lang=en_US&region=1', choice);
    expect(search).toBe('?lang=en_US&region=502&destination=110&show=1');
    expect(readChoice(search)).toEqual(choice);
  });

  it('shows nothing without a destination, and has no destination without a region', () => {
    expect(readChoice('region=502&show=1')).toEqual({ region: '502', destination: '', shown: false });
    expect(readChoice('destination=110&show=1')).toEqual({ region: '', destination: '', shown: false });
  });

  it('ignores values that are not an id', () => {
    expect(readChoice('region=..%2F..%2Fcare&destination=110')).toEqual({ region: '', destination: '', shown: false });
    expect(readChoice('region=502&destination=1%202&show=1')).toEqual({ region: '502', destination: '', shown: false });
  });
});
