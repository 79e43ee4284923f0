import { choiceParam, idParam } from '@/components/search-params';

/** Steps with their stored values (TOPUP-08); the specification calls them step0, step01, step02 and step03. */
export const STORED_STEPS = { service: '0', plan: '01', terms: '02', done: '03' } as const;
export const STEPS = ['service', 'plan', 'terms', 'done'] as const;

/** The server's page about buying data (TOPUP-01). */
export const PROCESS = '/pags/4G-topup-process';

/** Query string of the page; the plan is its place in the offer, counted from 1, and none until the customer has chosen. */
export const TOP_UP_PARAMS = {
  /** The page opens at the plans; the service is one press away (decision B83). */
  step: choiceParam('step', ['plan', 'service', 'terms', 'done']),
  plan: idParam('plan', undefined),
  service: choiceParam('service', ['buy', 'records']),
};
