import { accountAnswers } from './answers-account.ts';
import { publicAnswers } from './answers-public.ts';
import { smsAnswers } from './answers-sms.ts';
import type { Answers } from './ask.ts';

/** What this backend works out; every other operation is answered with the contract's first example in the language of the request. */
export const answers: Answers = { ...publicAnswers, ...accountAnswers, ...smsAnswers };
