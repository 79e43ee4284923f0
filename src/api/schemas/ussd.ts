/** Zod schemas. Import them only in the module of a form, because they bring zod. */
export { ApplyUssdBody } from '../generated/zod/ussd/ussd.zod.ts';
