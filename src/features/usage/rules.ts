import * as z from 'zod/mini';
import { RequestUsageReissueBody } from '@/api/generated/zod/usage';

/** A copy costs money, so the bill date has no default (USAGE-02). */
export const reissueRules = z.object({ cycleDate: RequestUsageReissueBody.shape.cycleDate });
