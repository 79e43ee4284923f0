/** Zod schemas. Import them only in the module of a form, because they bring zod. */
export { RequestUsageReissueBody } from '../generated/zod/usage/usage.zod.ts';
