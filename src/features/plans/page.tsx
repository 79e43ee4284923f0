import { useEffect, useRef } from 'react';
import { CompareView } from './compare-view.tsx';
import { ListView } from './list-view.tsx';
import { usePlansAddress } from './use-plans-address.ts';

/** Monthly plans (ROUTE-02): the list, or the plans of the tray side by side. */
export function PlansPage() {
  const { comparing } = usePlansAddress().address;
  const last = useRef(comparing);

  // The other view is another page to its reader: the focus goes to its heading, as after a change of route.
  useEffect(() => {
    if (last.current === comparing) return;
    last.current = comparing;
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }, [comparing]);
  return comparing ? <CompareView /> : <ListView />;
}
