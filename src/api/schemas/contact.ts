/** The contract's rules for a contact message. Import them only where the form is: they bring zod along. */
export { SubmitContactMessageBody } from '../generated/zod/contact/contact.zod.ts';
