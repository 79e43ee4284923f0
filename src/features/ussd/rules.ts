import * as z from 'zod/mini';
import { ApplyUssdBody } from '@/api/generated/zod/ussd';
import { normalized } from '@/forms/use-zod-form';
import { phoneNumber } from '@/lib/phone-number';

const fwdnum = normalized(phoneNumber, ApplyUssdBody.shape.fwdnum.def.innerType);
const countryPhoneCode = ApplyUssdBody.shape.countryPhoneCode.def.innerType;
const smsCode = ApplyUssdBody.shape.smsCode.def.innerType;

/** Requires only the fields that the service needs (USSD-08). */
export function serviceRules({ needsCode, needsNumber }: { needsCode: boolean; needsNumber: boolean }) {
  const free = z.string();
  return z.object({
    countryPhoneCode: needsNumber ? countryPhoneCode : free,
    fwdnum: needsNumber ? fwdnum : free,
    smsCode: needsCode ? smsCode : free,
  });
}
