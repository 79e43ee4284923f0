import * as z from 'zod/mini';
import { RegisterEbillBody } from '@/api/generated/zod/bills';
import { normalized } from '@/forms/use-zod-form';

/** Normalizes separators, including those of a Chinese keyboard, to the contract's comma. */
function emailList(typed: string): string {
  return typed
    .split(/[,，、;；\n]/)
    .map((address) => address.trim())
    .join(', ')
    .replace(/(?:, )+$/, '');
}

/** BILL-12, decision B15. */
export const ebillRules = z.object({ email: normalized(emailList, RegisterEbillBody.shape.email), mail: RegisterEbillBody.shape.mail });
