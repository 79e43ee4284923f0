import { useEffect, useRef, useState } from 'react';

/**
 * Fetches a part of the shell when it is first wanted, and keeps it. `load` must be the same function every time. When the part cannot be
 * fetched `onFail` hears of it, and the next want tries again.
 */
export function useLazy<T>(load: () => Promise<T>, wanted: boolean, onFail?: () => void): T | undefined {
  const [part, setPart] = useState<{ value: T }>();
  const fail = useRef(onFail);
  const missing = part === undefined;

  useEffect(() => {
    fail.current = onFail;
  });

  useEffect(() => {
    if (!wanted || !missing) return;
    let waiting = true;
    load().then(
      (value) => waiting && setPart({ value }),
      () => waiting && fail.current?.(),
    );
    return () => {
      waiting = false;
    };
  }, [load, wanted, missing]);
  return part?.value;
}
