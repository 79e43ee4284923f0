import { useSearchState } from '@/components/search-params';
import { CHOICE_PARAMS, type Choice, readChoice } from './choice.ts';

/** Selection in the query string. A change replaces the history entry, unless it shows or hides charges. */
export function useChoice(): [choice: Choice, choose: (next: Choice) => void] {
  const { search, push, replace } = useSearchState(CHOICE_PARAMS);
  const choice = readChoice(search);
  return [choice, (next) => (choice.shown || next.shown ? push(next, { keepScroll: true, atOnce: true }) : replace(next))];
}
