import type { Responders } from './call.ts';
import { accountResponses } from './responses-account.ts';
import { publicResponses } from './responses-public.ts';
import { smsResponses } from './responses-sms.ts';

/** Operations with state or decisions; every other one responds with the contract's first example in the language of the request. */
export const responses: Responders = { ...publicResponses, ...accountResponses, ...smsResponses };
