import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type Choice, readChoice, writeChoice } from './choice.ts';

/** Selection in the query string, updated optimistically. A change replaces the history entry, unless it shows or hides charges. */
export function useChoice(): [choice: Choice, choose: (next: Choice) => void] {
  const [params, setParams] = useSearchParams();
  const search = params.toString();
  const [choice, setChoice] = useState(() => readChoice(params));
  const [lastSearch, setLastSearch] = useState(search);
  if (lastSearch !== search) {
    setLastSearch(search);
    setChoice(readChoice(params));
  }

  const choose = (next: Choice) => {
    setChoice(next);
    setParams((previous) => writeChoice(next, previous), { replace: !choice.shown && !next.shown, preventScrollReset: true });
  };
  return [choice, choose];
}
