import { useEffect, useState } from 'react';
import { useNavigation, useSearchParams } from 'react-router-dom';
import { readSearch, textParam, writeSearch } from '@/components/search-params';

/** Delay between the last key press and the update of the URL. */
const DEBOUNCE_MS = 300;
const FILTER_PARAMS = { text: textParam('q') };

/** Query string of a page filtered by `text`. */
export const filterSearch = (text: string): string => writeSearch(FILTER_PARAMS, '', { text });

/** Text of the filter, written to the URL after a delay; a URL that changes by Back or a link replaces the text. */
export function useFilterText(): [text: string, setText: (text: string) => void] {
  const [params, setParams] = useSearchParams();
  const navigating = useNavigation().state !== 'idle';
  const { text: paramText } = readSearch(FILTER_PARAMS, params);
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
      setParams((previous) => new URLSearchParams(writeSearch(FILTER_PARAMS, previous, { text: trimmed })), { replace: true, preventScrollReset: true });
    }, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [trimmed, writtenText, navigating, setParams]);

  return [text, setText];
}
