import { describe, expect, it } from 'vitest';
import { contractWith, like, sentencesOn } from '../testing/in-process.ts';

const contract = contractWith(
  'login',
  'loginPrepaid',
  'sendPrepaidLoginCode',
  'logout',
  'changePassword',
  'sendResetCode',
  'verifyResetCode',
  'setPassword',
  'applyUssd',
  'sendUssdCode',
  'ussdServices',
  'sendTravelCardCode',
  'registerTravelCard',
  'travelCardStatus',
  'payByCard',
  'paymentReceipt',
  'loginMusic',
  'inquireAccountType',
  'volteStatus',
  'bills',
  'billSummary',
  'smsGroups',
  'smsTemplates',
  'dataUsageAlert',
  'saveDataUsageAlert',
);

/** Faults of the sample backend, and what the check says. */
const FAULTS: [fault: string, sentence: string][] = [
  ['session-after-log-out', 'logout: header token: expected the token to end with the session, got 5 operations that accept it.'],
  ['groups-after-log-out', 'smsGroups: header token: expected status "-2" with a token after log-out, got status "0".'],
  ['token-compared-in-part', 'smsGroups: header token: expected status "-2" with a valid token and "conformance" behind it, got status "0".'],
  ['old-pin-logs-in', 'login: $.password: expected a refusal of the PIN before the last change, got status "0".'],
  ['other-sessions-go-on', 'changePassword: header token: expected other sessions to end with the change of the PIN, got one that goes on.'],
  ['own-session-ends', 'changePassword: header token: expected the session that changes the PIN to go on, got status "-2".'],
  ['any-old-pin', 'changePassword: $.oldPassword: expected a refusal of the PIN before the last change, got status "0".'],
  ['pin-not-changed', 'changePassword: $.oldPassword: expected a refusal of the PIN before the last change, got status "0".'],
  ['reset-code-twice', 'verifyResetCode: $.smsCode: expected a refusal of a code that was used, got status "0".'],
  ['permission-twice', 'setPassword: $.verCodePwd: expected a refusal of a permission that was used, got status "0".'],
  ['reference-as-permission', 'setPassword: $.verCodePwd: expected a refusal of a reference whose code was not verified, got status "0".'],
  ['replaced-reset-code', 'verifyResetCode: $.codePwd: expected a refusal of a code that a newer one replaced, got status "0".'],
  ['code-of-another-number', 'verifyResetCode: $.mobileNo: expected a refusal of a code that was sent to another number, got status "0".'],
  ['old-pin-after-reset', 'login: $.password: expected a refusal of the PIN before the last change, got status "0".'],
  ['log-in-code-twice', 'loginPrepaid: $.code: expected a refusal of a code that was used, got status "0".'],
  ['service-code-twice', 'applyUssd: $.smsCode: expected a refusal of a code that was used, got status "0".'],
  ['travel-code-twice', 'registerTravelCard: $.smsCode: expected a refusal of a code that was used, got status "0".'],
  ['travel-code-unchecked', 'registerTravelCard: $.codePwd: expected a refusal of a code that a newer one replaced, got status "0".'],
  ['token-counted', 'login: $.data.token: expected a value that cannot be guessed, got a counter.'],
  ['travel-reference-counted', 'sendTravelCardCode: $.data.codePwd: expected a value that cannot be guessed, got a counter.'],
  ['reset-reference-counted', 'sendResetCode: $.data.codePwd: expected a value that cannot be guessed, got a counter.'],
  ['any-number-of-pins', 'login: $.password: expected a refusal after 6 wrong PINs, got status "0".'],
  ['wrong-pins-apart', 'login: $.password: expected wrong PINs of every operation to count together, got a log-in after 4 of 6 were wrong elsewhere.'],
  ['payment-id-counted', 'payByCard: $.data.orderid: expected a value that cannot be guessed, got a counter.'],
  ['any-number-of-codes', 'verifyResetCode: $.smsCode: expected a refusal after 6 wrong codes, got status "0".'],
  ['tells-which-was-wrong', 'login: $.message: expected the sentence that an unknown number gets, so that nobody learns which was wrong, got another one.'],
  ['sessions-after-reset', 'setPassword: header token: expected every session to end with the reset of the PIN, got one that goes on.'],
];

describe('the part secrets', () => {
  it.each(FAULTS)('finds the fault %s and says: %s', async (fault, sentence) => {
    expect(await sentencesOn(contract, fault)).toEqual([like(sentence)]);
  });

  it.each([
    'reset-code-once-a-minute',
    'travel-code-once-a-minute',
    'service-code-once-a-minute',
    'same-reference-again',
    'reference-ends-with-a-wrong-try',
    'long-opaque-token',
    'locks-after-three',
  ])('says nothing of the unusual behaviour %s', async (variant) => {
    expect(await sentencesOn(contract, variant)).toEqual([]);
  });
});
