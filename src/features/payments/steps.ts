import { choiceParam } from '@/components/search-params';

/** Steps in the order of the stored `paymentMethod` (PAY-01, decision A34). */
export const STEPS = ['number', 'method', 'summary'] as const;

/** Query string of the page. */
export const PAYMENT_PARAMS = { step: choiceParam('step', STEPS) };
