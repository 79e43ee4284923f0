import { useEffect, useMemo, useState } from 'react';
import type { CountrySearch } from '@/lib/country-search';
import { foldText } from '@/lib/fold-text';

type CreateSearch = (listed: readonly string[]) => CountrySearch;

/** Finds a part of the listed name: until the search is loaded, and where it cannot be. */
const createPlainSearch: CreateSearch = (listed) => (text) => ({
  names: new Set(listed.filter((name) => foldText(name).includes(foldText(text)))),
  similar: false,
});

/**
 * Search over the listed countries, which must keep their identity between renders. Its code is loaded once `wanted`; `pending` until then, where finding
 * nothing says nothing.
 */
export function useCountrySearch(listed: readonly string[], wanted: boolean): { search: CountrySearch; pending: boolean } {
  // An object, because a function would be called by the setter.
  const [loaded, setLoaded] = useState<{ create: CreateSearch }>();
  const isLoading = wanted && loaded === undefined;

  useEffect(() => {
    if (!isLoading) return;
    import('@/lib/country-search').then(
      ({ createCountrySearch }) => setLoaded({ create: createCountrySearch }),
      () => setLoaded({ create: createPlainSearch }),
    );
  }, [isLoading]);

  const search = useMemo(() => (loaded?.create ?? createPlainSearch)(listed), [loaded, listed]);
  return { search, pending: loaded === undefined };
}
