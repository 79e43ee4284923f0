/** The contract's rules for express payment. Import them only where the form is: they bring zod along. */
export { LookUpBalanceBody, PayByCardBody, PayByWalletBody } from '../generated/zod/payments/payments.zod.ts';
