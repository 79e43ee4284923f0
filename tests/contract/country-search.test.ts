import { describe, expect, it } from 'vitest';
import { idd00Seed, idd060Seed } from '../../mock-server/seed/idd.ts';
import { destinationsSeed } from '../../mock-server/seed/roaming.ts';
import { createCountrySearch } from '../../src/lib/country-search.ts';

/** Without the row for all other countries, which the page leaves out of its search. */
const lists = {
  'IDD 00': idd00Seed.slice(0, -1).map(({ country }) => country),
  'IDD 060': idd060Seed.slice(0, -1).map(({ country }) => country),
  roaming: destinationsSeed.map(({ name }) => name),
};
const bare = (name: string) => name.replace(/\s*[（(].*$/, '');

describe.each(Object.entries(lists))('countries of the tariff %s', (_tariff, names) => {
  it.each([
    ['cn', 'en'],
    ['en', 'cn'],
  ] as const)('in %s are found by their names in %s', (shown, typed) => {
    const search = createCountrySearch(names.map((name) => name[shown]));
    for (const name of names) expect([...search(bare(name[typed])).names], name[typed]).toContain(name[shown]);
  });
});

it('roaming destinations are found by the letters that the phone shows, which are ISO codes but for the United Kingdom', () => {
  const search = createCountrySearch(destinationsSeed.map(({ name }) => name.en));
  for (const { name, letters } of destinationsSeed) expect([...search(letters).names], letters).toContain(name.en);
});
