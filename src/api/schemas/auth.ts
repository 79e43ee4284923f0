/** Zod schemas. Import them only in the module of a form, because they bring zod. */
export {
  InquireAccountTypeBody,
  SetPasswordBody,
  VerifyResetCodeBody,
} from '../generated/zod/auth/auth.zod.ts';
