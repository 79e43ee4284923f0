/** The contract's rules for bill management's requests. Import them only where the form is: they bring zod along. */
export { RegisterEbillBody, RequestBillReissueBody } from '../generated/zod/bills/bills.zod.ts';
