import { useLocation, useNavigate, useNavigation } from 'react-router-dom';
import { changeAddress, type PlansAddress, readAddress } from './address.ts';

/**
 * The address of the plan list and how to change it. While a change is on its way the new address already counts, so that a tick shows at
 * once and two quick ones do not undo each other.
 */
export function usePlansAddress() {
  const here = useLocation();
  const next = useNavigation().location;
  const navigate = useNavigate();
  const search = next !== undefined && next.pathname === here.pathname ? next.search : here.search;

  return {
    address: readAddress(search),
    search,
    /** Where a change leads, for links. */
    to: (change: Partial<PlansAddress>) => ({ search: changeAddress(search, change) }),
    /** Goes to a page or category: a new entry of the history, and the page is at its top. */
    go: (change: Partial<PlansAddress>) => void navigate({ search: changeAddress(search, change) }, { flushSync: true }),
    /** Changes what is chosen on the page: the page stays where it is and Back leads past it. */
    note: (change: Partial<PlansAddress>) =>
      void navigate({ search: changeAddress(search, change) }, { flushSync: true, replace: true, preventScrollReset: true }),
  };
}
