import { flagParam, idParam, readSearch, type StateOf } from '@/components/search-params';

/** Selection on the page, held in the query string so that a result can be shared: ids of region and destination (rdId), and whether the charges are shown. */
export const CHOICE_PARAMS = { region: idParam('region', ''), destination: idParam('destination', ''), shown: flagParam('show', '1') };
export type Choice = StateOf<typeof CHOICE_PARAMS>;

/** Reads the selection; a destination requires a region, and charges require a destination. */
export function readChoice(search: string): Choice {
  const { region, destination, shown } = readSearch(CHOICE_PARAMS, search);
  if (region === '') return { region, destination: '', shown: false };
  return { region, destination, shown: shown && destination !== '' };
}
