import { choiceParam } from '@/components/search-params';

/** Steps in the order of the stored `paymentMethod` (PAY-01, decision A34). */
export const STEPS = ['number', 'method', 'summary'] as const;

/** Query string of the page, which opens at the method where the payer is known: a customer's own number is looked up (decision B79). */
export const PAYMENT_PARAMS = { step: choiceParam('step', ['method', 'number', 'summary']) };
