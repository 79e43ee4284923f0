import { flagParam, idParam, readSearch } from '@/components/search-params';

/** Selection on the page, held in the query string so that a result can be shared. */
export interface Choice {
  /** Region id, or empty. */
  region: string;
  /** Destination id (rdId), or empty. */
  destination: string;
  /** Whether the charges are shown. */
  shown: boolean;
}

export const CHOICE_PARAMS = { region: idParam('region', ''), destination: idParam('destination', ''), shown: flagParam('show', '1') };

/** Reads the selection; a destination requires a region, and charges require a destination. */
export function readChoice(search: string): Choice {
  const { region, destination, shown } = readSearch(CHOICE_PARAMS, search);
  if (region === '') return { region, destination: '', shown: false };
  return { region, destination, shown: shown && destination !== '' };
}
