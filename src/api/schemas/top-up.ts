/** The contract's rules for Easy Top-Up. Import them only where the form is: they bring zod along. */
export { ApplyTopUp3gBody } from '../generated/zod/top-up/top-up.zod.ts';
