import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { optionParam, readSearch, writeSearch } from '@/components/search-params';
import { type FormValues, parts } from './fields.ts';
import { reachablePart } from './rules.ts';

const PART_PARAMS = { part: optionParam('part', parts.length) };

/** Query string of a part; other parameters are kept. */
export const partSearch = (search: string, part: number): string => writeSearch(PART_PARAMS, search, { part });

/** Current part, counted from 0: the requested one, limited to the first invalid part, which {@link useReached} determines. */
export function usePart() {
  const { search } = useLocation();
  const { part: requested } = readSearch(PART_PARAMS, search);
  const [reached, setReached] = useState(0);
  return { requested, part: Math.min(requested, reached), search, setReached };
}

/** Updates the reachable part before paint after every navigation: the same part may be requested again once the one before it is valid. */
export function useReached(requested: number, getValues: () => FormValues, setReached: (part: number) => void): void {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per navigation
  useLayoutEffect(() => setReached(reachablePart(requested, getValues())), [key, requested, getValues, setReached]);
}

/** Ref of the heading, which takes the focus when the part changes after a navigation, but not when a restored draft changes it at first. */
export function usePartHeading(part: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key } = useLocation();
  const [initialKey] = useState(key);
  const navigated = useRef(false);
  navigated.current ||= key !== initialKey;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per part
  useEffect(() => {
    if (navigated.current) heading.current?.focus({ preventScroll: true });
  }, [part]);
  return heading;
}
