import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { type FormValues, parts } from './fields.ts';
import { reachablePart } from './rules.ts';

/** Query parameter with the part, counted from 1. */
const PART_PARAM = 'part';
const LAST = parts.length - 1;

/** Part in the query string, counted from 0. */
function requestedPart(search: URLSearchParams): number {
  const requested = Number(search.get(PART_PARAM) ?? 1);
  return Number.isInteger(requested) ? Math.min(Math.max(requested - 1, 0), LAST) : 0;
}

/** Query string of a part; other parameters are kept. */
export function partSearch(search: URLSearchParams, part: number): string {
  const next = new URLSearchParams(search);
  if (part === 0) next.delete(PART_PARAM);
  else next.set(PART_PARAM, String(part + 1));
  return next.size === 0 ? '' : `?${next}`;
}

/** Current part, counted from 0: the requested one, limited to the first invalid part, which {@link useReached} determines. */
export function usePart() {
  const [search] = useSearchParams();
  const requested = requestedPart(search);
  const [reached, setReached] = useState(0);
  return { requested, part: Math.min(requested, reached), search, setReached };
}

/** Updates the reachable part before paint whenever another part is requested. */
export function useReached(requested: number, getValues: () => FormValues, setReached: (part: number) => void): void {
  useLayoutEffect(() => setReached(reachablePart(requested, getValues())), [requested, getValues, setReached]);
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
