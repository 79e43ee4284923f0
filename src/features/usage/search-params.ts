import { choiceParam, optionParam } from '@/components/search-params';

export const KINDS = ['data', 'call', 'sms', 'idd'] as const;
export type Kind = (typeof KINDS)[number];

/** Most periods that the contract allows. */
const MAX_PERIODS = 120;

export const FILTERS = ['all', ...KINDS] as const;

/** Query string of the page. A period is its place in the list, the latest first: the address, which the next customer's Back reaches, names no date. */
export const USAGE_PARAMS = {
  view: choiceParam('view', ['record', 'copy']),
  period: optionParam('period', MAX_PERIODS),
  kind: choiceParam('kind', FILTERS),
};
