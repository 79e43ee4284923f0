/** Zod schemas. Import them only in the module of a form, because they bring zod. */
export { ApplyTopUp3gBody } from '../generated/zod/top-up/top-up.zod.ts';
