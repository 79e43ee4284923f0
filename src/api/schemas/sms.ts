/** The contract's rules for sending SMS. Import them only where the form is: they bring zod along. */
export { PreviewSmsBody, SaveSmsGroupBody, SaveSmsTemplateBody } from '../generated/zod/sms/sms.zod.ts';
