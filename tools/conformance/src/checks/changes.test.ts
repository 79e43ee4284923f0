import { describe, expect, it } from 'vitest';
import { contractWith, like, OF_CUSTOMERS, sentencesOn } from '../testing/in-process.ts';

const contract = contractWith(...OF_CUSTOMERS, 'dataUsageAlert', 'saveDataUsageAlert', 'topUpOffer', 'buyTopUp4g');

/** Faults of the sample backend, and what the check says. */
const FAULTS: [fault: string, sentence: string][] = [
  [
    'groups-saved-for-all',
    `smsGroups: $.data: expected nothing that another customer wrote, got {"gId":"9002","name":"南灣店會員 & ' …","numList":"66123456,66980021,+852912….`,
  ],
  [
    'templates-saved-for-all',
    `smsTemplates: $.data: expected nothing that another customer wrote, got {"tId":"9002","name":"到貨通知 & ' …","description":"【曉光書店】你訂購的書已到店，請於七日內到南….`,
  ],
  [
    'history-of-all',
    'smsHistory: $.data: expected nothing that another customer wrote, got {"sendDate":"…","receive":"66123456","data":"Your order from Dawn….',
  ],
  ['tasks-of-all', 'smsTasks: $.data: expected nothing that another customer wrote, got {"smsId":"9001",….'],
  ['alert-of-all', 'dataUsageAlert: $.data: expected what this customer had, whatever others write, got {"levels":[4915,15155]}.'],
  ['top-up-of-all', 'topUpOffer: $.data: expected the figures of this customer, got those of another one.'],
  ['group-not-saved', 'saveSmsGroup: shown by smsGroups: expected what was written, got a response without it.'],
  ['template-not-saved', 'saveSmsTemplate: shown by smsTemplates: expected what was written, got a response without it.'],
  ['sent-not-recorded', 'sendSms: shown by smsHistory: expected what was written, got a response without it.'],
  ['schedule-not-kept', 'sendSms: shown by smsTasks: expected what was written, got a response without it.'],
  ['scheduled-twice', 'sendSms: shown by smsTasks: expected one new entry, got 2 of them.'],
  ['sent-in-utc', 'sendSms: shown by smsHistory: time: expected the present time in Macau, got "…".'],
  ['group-loses-numbers', 'saveSmsGroup: shown by smsGroups: numList: expected "66123456,66980021,+85291234567", got "66123456".'],
  [
    'template-cut',
    `saveSmsTemplate: shown by smsTemplates: description: expected "【曉光書店】你訂購的書已到店，請於七日內到南灣店領取。 & ' …", got "【曉光書店】你訂購的書已到店，請於七日內".`,
  ],
  ['group-escaped', `saveSmsGroup: shown by smsGroups: name: expected "南灣店會員 & ' …", got "南灣店會員 &amp; ' …".`],
  [
    'template-without-chinese',
    `saveSmsTemplate: shown by smsTemplates: description: expected "【曉光書店】你訂購的書已到店，請於七日內到南灣店領取。 & ' …", got "【????】????????，???????????。 & ' …".`,
  ],
  ['group-saved-twice', 'saveSmsGroup: shown by smsGroups: expected one new entry, got 2 of them.'],
  ['group-with-a-new-id', 'saveSmsGroup: shown by smsGroups: name, id: expected the id "9003" as before, got "9005".'],
  ['template-not-replaced', 'saveSmsTemplate: shown by smsTemplates: name: expected one entry of this name, because the second replaces the first, got 2.'],
  ['group-keeps-its-numbers', 'saveSmsGroup: shown by smsGroups: numList: expected "66123456,28710066", got "66123456,66980021,+85291234567".'],
  ['saving-drops-another-group', 'saveSmsGroup: shown by smsGroups: expected the other entries as they were, got changed ones.'],
  ['saving-reverses-templates', 'saveSmsTemplate: shown by smsTemplates: expected the other entries as they were, got changed ones.'],
  [
    'groups-kept-in-the-session',
    'saveSmsGroup: shown by smsGroups: expected what was written, after a new log-in and in English, too, got a response without it.',
  ],
  ['refused-group-saved', 'saveSmsGroup: shown by smsGroups: expected nothing, because the write was refused, got what was refused.'],
  ['group-not-deleted', 'deleteSmsGroup: shown by smsGroups: expected no entry that was deleted, got the entry.'],
  ['template-not-deleted', 'deleteSmsTemplate: shown by smsTemplates: expected no entry that was deleted, got the entry.'],
  ['task-not-deleted', 'deleteSmsTasks: shown by smsTasks: expected no entry that was deleted, got the entry.'],
  ['all-groups-deleted', 'deleteSmsGroup: shown by smsGroups: expected the other entries as they were, got changed ones.'],
  ['all-tasks-deleted', 'deleteSmsTasks: shown by smsTasks: expected the other entries as they were, got changed ones.'],
  ['group-deleted-twice', 'deleteSmsGroup: $.id: expected a refusal of an id that is not there any more, got status "0".'],
  ['own-task-not-deletable', 'deleteSmsTasks: $.status: expected "0" for an entry that the customer has just made, got status "-1".'],
  ['alert-not-saved', 'saveDataUsageAlert: shown by dataUsageAlert: levels: expected [850], got [4915,15155].'],
  ['alert-saved-in-part', 'saveDataUsageAlert: shown by dataUsageAlert: levels: expected [4915,15155], got [4915].'],
  ['alert-not-turned-off', 'saveDataUsageAlert: shown by dataUsageAlert: levels: expected [], got [850].'],
  ['top-up-not-counted', 'buyTopUp4g: shown by topUpOffer: expected another figure than before, got the same.'],
];

describe('the part changes', () => {
  it.each(FAULTS)('finds the fault %s and says: %s', async (fault, sentence) => {
    expect(await sentencesOn(contract, fault)).toEqual([like(sentence)]);
  });

  it.each(['record-a-minute-late'])('says nothing of the unusual behaviour %s', async (variant) => {
    expect(await sentencesOn(contract, variant)).toEqual([]);
  });
});
