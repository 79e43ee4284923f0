/** The contract's rules for a job application. Import them only where the form is: they bring zod along. */
export { SubmitJobApplicationBody } from '../generated/zod/careers/careers.zod.ts';
