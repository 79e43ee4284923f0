import { describe, expect, it } from 'vitest';
import { contractWith, like, OF_CUSTOMERS, sentencesOn } from '../testing/in-process.ts';

const contract = contractWith(
  ...OF_CUSTOMERS,
  'dataUsageAlert',
  'saveDataUsageAlert',
  'idd060Plans',
  'banners',
  'bills',
  'billText',
  'volteStatus',
  'brands',
  'billSummary',
  'planCategories',
  'uploadCv',
);

/** Faults of the sample backend, and what the check says. */
const FAULTS: [fault: string, sentence: string][] = [
  ['untranslated-left-out', 'idd060Plans: $.data: expected as many rows in English as in Chinese: 3, got 2.'],
  ['fails-sometimes', 'banners: status: expected status "0" as to the same request before, got HTTP 500.'],
  ['busy-sometimes', 'bills: status: expected status "-1" as to the same request before, got status "0".'],
  ['session-lost-sometimes', 'volteStatus: status: expected status "0" as to the same request before, got status "-2".'],
  ['rarely-wrong', 'brands: status: expected status "0" as to the same request before, got HTTP 503.'],
  ['field-missing-sometimes', 'billSummary: $.data.invoice: expected this field, got nothing. Right would be the example "usual".'],
  ['lost-update', 'saveSmsGroup: at the same time, shown by smsGroups: expected each of three writes at the same time once, got one is lost.'],
  ['same-id-at-the-same-time', 'smsTemplates: at the same time, shown by smsTemplates: id: expected an id of its own for each, got the same id twice.'],
  [
    'levels-mixed',
    'saveDataUsageAlert: at the same time, shown by dataUsageAlert: expected either {"levels":[4915,15155]} or {"levels":[850]}, got {"levels":[4915,850]}.',
  ],
  ['key-ignored-here', 'sendSms: header Idempotency-Key, repeated: expected the write once, got it twice.'],
  ['key-with-another-body', 'sendSms: header Idempotency-Key, with another body: expected a refusal, got status "0".'],
  ['key-raced', 'sendSms: header Idempotency-Key, raced: expected the write once, got it twice.'],
  ['key-of-another-customer', 'sendSms: header Idempotency-Key, of another customer: expected a key of each customer’s own, got status "-1".'],
];

describe('the part time', () => {
  it.each(FAULTS)('finds the fault %s and says: %s', async (fault, sentence) => {
    expect(await sentencesOn(contract, fault)).toEqual([like(sentence)]);
  });
});
