/** The contract's rules for a contact message, and how long its texts may be. Import them only where the form is: they bring zod along. */
export {
  SubmitContactMessageBody,
  submitContactMessageBodyContentMax,
  submitContactMessageBodyMobileMax,
  submitContactMessageBodyNameMax,
} from '../generated/zod/contact/contact.zod.ts';
