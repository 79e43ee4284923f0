import { choiceParam, optionParam } from '@/components/search-params';

/** Steps with their stored values (TOPUP-08); the specification calls them step0, step01, step02 and step03. */
export const STORED_STEPS = { service: '0', plan: '01', terms: '02', done: '03' } as const;
export const STEPS = ['service', 'plan', 'terms', 'done'] as const;

/** Most plans that the contract allows. */
const MAX_PLANS = 30;

/** Query string of the page; the plan is its place in the offer. */
export const TOP_UP_PARAMS = {
  step: choiceParam('step', STEPS),
  plan: optionParam('plan', MAX_PLANS),
  service: choiceParam('service', ['buy', 'records']),
};
