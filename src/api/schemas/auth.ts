/** Zod schemas. Import them only in the module of a form, because they bring zod. */
export {
  InquireAccountTypeBody,
  LoginBody,
  LoginPrepaidBody,
  SetPasswordBody,
  VerifyResetCodeBody,
} from '../generated/zod/auth/auth.zod.ts';
