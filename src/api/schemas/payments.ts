/** Zod schemas. Import them only in the module of a form, because they bring zod. */
export { LookUpBalanceBody, PayByCardBody, PayByWalletBody } from '../generated/zod/payments/payments.zod.ts';
