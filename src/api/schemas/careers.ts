/** Zod schemas. Import them only in the module of a form, because they bring zod. */
export { SubmitJobApplicationBody } from '../generated/zod/careers/careers.zod.ts';
