import type { Answers } from './ask.ts';
import { accountResponses } from './responses-account.ts';
import { publicResponses } from './responses-public.ts';
import { smsResponses } from './responses-sms.ts';

/** What this backend works out; every other operation is answered with the contract's first example in the language of the request. */
export const responses: Answers = { ...publicResponses, ...accountResponses, ...smsResponses };
