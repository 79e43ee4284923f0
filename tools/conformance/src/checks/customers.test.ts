import { describe, expect, it } from 'vitest';
import { contractWith, like, sentencesOn } from '../testing/in-process.ts';

const contract = contractWith(
  'login',
  'loginPrepaid',
  'sendPrepaidLoginCode',
  'logout',
  'smsGroups',
  'saveSmsGroup',
  'deleteSmsGroup',
  'smsTemplates',
  'saveSmsTemplate',
  'deleteSmsTemplate',
  'smsTasks',
  'deleteSmsTasks',
  'smsHistory',
  'sendSms',
  'billSummary',
  'bills',
  'billText',
  'unbilledUsage',
  'previewSms',
);

/** Faults of the sample backend, and what the check says. */
const FAULTS: [fault: string, sentence: string][] = [
  ['summary-of-the-first', 'billSummary: $.data.account: expected the logged-in customer only, got the number or account of another customer.'],
  ['bill-text-of-the-first', 'billText: $.data.billText: expected the logged-in customer only, got the number or account of another customer.'],
  ['usage-of-the-first', 'unbilledUsage: $.data.account: expected the logged-in customer only, got the number or account of another customer.'],
  ['preview-of-the-first', 'previewSms: $.data.mobileNo: expected the logged-in customer only, got the number or account of another customer.'],
  ['tasks-of-the-first', 'smsTasks: $.data[*].createdBy: expected the logged-in customer only, got the number or account of another customer.'],
  ['bill-text-cached-by-url', 'billText: $.data.billText: expected the logged-in customer only, got the number or account of another customer.'],
  ['summary-mixed', 'billSummary: $.data.account: expected the logged-in customer only, got the number or account of another customer.'],
  ['preview-mixed', 'previewSms: $.data.mobileNo: expected the logged-in customer only, got the number or account of another customer.'],
  ['group-of-another-deleted', 'deleteSmsGroup: $.id: expected the other customer’s entry to stay, got it gone.'],
  ['template-of-another-deleted', 'deleteSmsTemplate: $.id: expected the other customer’s entry to stay, got it gone.'],
  ['tasks-of-another-deleted', 'deleteSmsTasks: $.smsID[*]: expected the other customer’s entry to stay, got it gone.'],
  ['foreign-group-answered-with-success', 'deleteSmsGroup: $.id: expected a refusal of what another customer owns, got status "0".'],
];

describe('the part customers', () => {
  it.each(FAULTS)('finds the fault %s and says: %s', async (fault, sentence) => {
    expect(await sentencesOn(contract, fault)).toEqual([like(sentence)]);
  });

  it.each(['account-shared'])('says nothing of the unusual behaviour %s', async (variant) => {
    expect(await sentencesOn(contract, variant)).toEqual([]);
  });
});
