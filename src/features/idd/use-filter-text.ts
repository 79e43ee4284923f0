import { useEffect, useState } from 'react';
import { useNavigation, useSearchParams } from 'react-router-dom';

/** Delay between the last key press and the update of the URL. */
const DEBOUNCE_MS = 300;
const FILTER_PARAM = 'q';

/** Query string of a page filtered by `text`. */
export const filterSearch = (text: string): string => (text.trim() === '' ? '' : `?${new URLSearchParams({ [FILTER_PARAM]: text.trim() })}`);

/** Text of the filter, written to the URL after a delay; a URL that changes by Back or a link replaces the text. */
export function useFilterText(): [text: string, setText: (text: string) => void] {
  const [params, setParams] = useSearchParams();
  const navigating = useNavigation().state !== 'idle';
  const paramText = params.get(FILTER_PARAM) ?? '';
  const [text, setText] = useState(paramText);
  const [lastParamText, setLastParamText] = useState(paramText);
  const [writtenText, setWrittenText] = useState(paramText);

  if (lastParamText !== paramText) {
    setLastParamText(paramText);
    // A change that this hook wrote arrives after further key presses and must not undo them.
    if (paramText !== writtenText) {
      setText(paramText);
      setWrittenText(paramText);
    }
  }

  const trimmed = text.trim();
  useEffect(() => {
    // Writing the URL during a navigation would cancel it.
    if (trimmed === writtenText || navigating) return;
    const timer = setTimeout(() => {
      setWrittenText(trimmed);
      setParams(
        (previous) => {
          const next = new URLSearchParams(previous);
          if (trimmed === '') next.delete(FILTER_PARAM);
          else next.set(FILTER_PARAM, trimmed);
          return next;
        },
        { replace: true, preventScrollReset: true },
      );
    }, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [trimmed, writtenText, navigating, setParams]);

  return [text, setText];
}
