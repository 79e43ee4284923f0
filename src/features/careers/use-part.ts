import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { type Filled, parts } from './fields.ts';
import { reachablePart } from './rules.ts';

/** Name of the query parameter that holds the part, counted from 1. */
const PART = 'part';
const LAST = parts.length - 1;

/** The part that the address asks for, counted from 0. */
function askedFor(search: URLSearchParams): number {
  const asked = Number(search.get(PART) ?? 1);
  return Number.isInteger(asked) ? Math.min(Math.max(asked - 1, 0), LAST) : 0;
}

/** The query of the address for a part; whatever else stands there stays. */
export function partSearch(search: URLSearchParams, part: number): string {
  const next = new URLSearchParams(search);
  if (part === 0) next.delete(PART);
  else next.set(PART, String(part + 1));
  return next.size === 0 ? '' : `?${next}`;
}

/**
 * The part of the form in sight, counted from 0: the one in the address, or the first that is not right yet when that comes before it.
 * `reached` must be recounted by {@link useReached} once the values are there.
 */
export function usePart() {
  const [search] = useSearchParams();
  const asked = askedFor(search);
  const [reached, setReached] = useState(0);
  return { asked, part: Math.min(asked, reached), search, setReached };
}

/** Counts how far one may go whenever the address asks for another part, before anything is painted. */
export function useReached(asked: number, getValues: () => Filled, setReached: (part: number) => void): void {
  useLayoutEffect(() => setReached(reachablePart(asked, getValues())), [asked, getValues, setReached]);
}

/** The heading of a part takes the focus when one arrives there from another part; not on the first page, which the browser reads. */
export function usePartHeading(part: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key } = useLocation();
  const first = useRef(key);
  const left = useRef(false);
  useEffect(() => {
    if (key !== first.current) left.current = true;
  }, [key]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each arrival at a part
  useEffect(() => {
    if (left.current) heading.current?.focus({ preventScroll: true });
  }, [part]);
  return heading;
}
