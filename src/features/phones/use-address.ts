import { useLocation, useNavigate, useNavigation } from 'react-router-dom';
import { changeQuery } from './address.ts';

type Change = Readonly<Record<string, string | undefined>>;

/**
 * The query of the page and how to change it. While a change is on its way the new query already counts, so that a choice shows at once
 * and two quick ones do not undo each other.
 */
export function useAddress() {
  const here = useLocation();
  const next = useNavigation().location;
  const navigate = useNavigate();
  const search = next !== undefined && next.pathname === here.pathname ? next.search : here.search;

  return {
    query: new URLSearchParams(search),
    /** Where a change leads, for links. */
    to: (change: Change) => ({ search: changeQuery(search, change) }),
    /** A new entry of the history, with the page at its top unless it shall stay where it is. */
    go: (change: Change, { stay = false } = {}) => void navigate({ search: changeQuery(search, change) }, { flushSync: true, preventScrollReset: stay }),
    /** Notes what is chosen on the page: the page stays where it is and Back leads past it. */
    note: (change: Change) => void navigate({ search: changeQuery(search, change) }, { flushSync: true, replace: true, preventScrollReset: true }),
  };
}
