import { useEffect, useState } from 'react';
import { useNavigation, useSearchParams } from 'react-router-dom';

/** Milliseconds without a key press after which the address takes over what was typed. */
const PAUSE = 300;
const PARAMETER = 'q';

/** The query of an address that filters by `text`. */
export const filterSearch = (text: string): string => (text.trim() === '' ? '' : `?${new URLSearchParams({ [PARAMETER]: text.trim() })}`);

/**
 * What is typed into the filter. It is at once on the page and, a moment later, in the address, so that Back, reload and sharing keep it;
 * an address that changes by itself (Back, a link) fills the field.
 */
export function useFilterText(): [text: string, setText: (text: string) => void] {
  const [params, setParams] = useSearchParams();
  const leaving = useNavigation().state !== 'idle';
  const inAddress = params.get(PARAMETER) ?? '';
  const [text, setText] = useState(inAddress);
  const [seen, setSeen] = useState(inAddress);
  const [written, setWritten] = useState(inAddress);

  if (seen !== inAddress) {
    setSeen(inAddress);
    // What was written from here arrives later than the next key press and must not undo it.
    if (inAddress !== written) {
      setText(inAddress);
      setWritten(inAddress);
    }
  }

  const wanted = text.trim();
  useEffect(() => {
    // Writing the address now would call back a customer who is on the way to another page.
    if (wanted === written || leaving) return;
    const timer = setTimeout(() => {
      setWritten(wanted);
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          if (wanted === '') next.delete(PARAMETER);
          else next.set(PARAMETER, wanted);
          return next;
        },
        { replace: true, preventScrollReset: true },
      );
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [wanted, written, leaving, setParams]);

  return [text, setText];
}
