/** The contract's rules for roaming and calling services. Import them only where the form is: they bring zod along. */
export { ApplyUssdBody } from '../generated/zod/ussd/ussd.zod.ts';
