import { idParam, optionParam, type StateOf, writeSearch } from './search-params.ts';

/** Colours and capacities that the contract allows. */
const MAX_OPTIONS = 8;
const BASE = 'https://site.invalid';

/** The phone that a plan is chosen for, in the URL of the plan page; colour and capacity as in that of the phone. */
export const CHOSEN_PHONE_PARAMS = {
  phone: idParam('phone', undefined),
  /** Index in `colors`. */
  color: optionParam('color', MAX_OPTIONS),
  /** Index in `mobileCapacityplan`. */
  capacity: optionParam('capacity', MAX_OPTIONS),
};
export type ChosenPhone = StateOf<typeof CHOSEN_PHONE_PARAMS>;

/** A safe link of a plan with the phone that it is chosen for. */
export function withChosenPhone(link: string, chosen: ChosenPhone): string {
  const url = new URL(link, BASE);
  if (chosen.phone === undefined || url.protocol !== 'https:') return link;
  url.search = writeSearch(CHOSEN_PHONE_PARAMS, url.search, chosen);
  return url.origin === BASE ? url.pathname + url.search + url.hash : url.href;
}
