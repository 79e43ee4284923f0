import * as z from 'zod/mini';
import { RegisterEbillBody, RequestBillReissueBody } from '@/api/schemas/bills';
import { cleaned } from '@/forms/cleaned';

/** Addresses as the contract wants them: one or more, a plain comma between them. A Chinese keyboard writes other commas. */
function emailList(typed: string): string {
  return typed
    .split(/[,，、;；\n]/)
    .map((address) => address.trim())
    .join(', ')
    .replace(/(?:, )+$/, '');
}

/** E-bill on or off, and where to (BILL-12, decision B15). */
export const ebillRules = z.object({ email: cleaned(emailList, RegisterEbillBody.shape.email), mail: RegisterEbillBody.shape.mail });

/** Of which bill a copy is ordered (BILL-13). */
export const reissueRules = z.object({ cycleDate: RequestBillReissueBody.shape.cycleDate });
