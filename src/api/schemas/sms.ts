/** Zod schemas. Import them only in the module of a form, because they bring zod. */
export { PreviewSmsBody, SaveSmsGroupBody, SaveSmsTemplateBody } from '../generated/zod/sms/sms.zod.ts';
