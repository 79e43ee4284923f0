/** The contract's rules for detailed usage records. Import them only where the form is: they bring zod along. */
export { RequestUsageReissueBody, UsageDetailBody } from '../generated/zod/usage/usage.zod.ts';
