/** Zod schemas. Import them only in the module of a form, because they bring zod. */
export { RegisterEbillBody, RequestBillReissueBody } from '../generated/zod/bills/bills.zod.ts';
