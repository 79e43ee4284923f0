/** The contract's rules for what the log-in and reset forms send. Import them only where a form is: they bring zod along. */
export {
  InquireAccountTypeBody,
  LoginBody,
  LoginPrepaidBody,
  SetPasswordBody,
  VerifyResetCodeBody,
} from '../generated/zod/auth/auth.zod.ts';
