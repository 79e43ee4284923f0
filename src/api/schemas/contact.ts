/** Zod schemas. Import them only in the module of a form, because they bring zod. */
export {
  SubmitContactMessageBody,
  submitContactMessageBodyContentMax,
  submitContactMessageBodyMobileMax,
  submitContactMessageBodyNameMax,
} from '../generated/zod/contact/contact.zod.ts';
