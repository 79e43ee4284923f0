import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type Choice, readChoice, writeChoice } from './choice.ts';

/**
 * The choice, from the address. It changes at once and the address follows; going back brings the earlier choice. Choosing replaces the
 * entry of the history, except where charges are shown: those can be returned to.
 */
export function useChoice(): [choice: Choice, choose: (next: Choice) => void] {
  const [params, setParams] = useSearchParams();
  const address = params.toString();
  const [choice, setChoice] = useState(() => readChoice(params));
  const [seen, setSeen] = useState(address);
  if (seen !== address) {
    setSeen(address);
    setChoice(readChoice(params));
  }

  const choose = (next: Choice) => {
    setChoice(next);
    setParams((before) => writeChoice(next, before), { replace: !choice.shown && !next.shown, preventScrollReset: true });
  };
  return [choice, choose];
}
