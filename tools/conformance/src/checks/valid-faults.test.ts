import { describe, expect, it } from 'vitest';
import { contractWith, sentencesOn, UNUSUAL } from '../testing/in-process.ts';

const contract = contractWith(
  'login',
  'saveSmsGroup',
  'smsGroups',
  'deleteSmsGroup',
  'saveSmsTemplate',
  'previewSms',
  'sendSms',
  'smsHistory',
  'submitContactMessage',
  'submitJobApplication',
  'registerEbill',
  'changePromotionMedia',
  'roamingRegions',
  'roamPlans',
  'countries',
  'brands',
  'homeBrands',
  'newsList',
  'newsItem',
  'idd00Plans',
  'menu',
  'searchResults',
  'planSections',
  'phones',
  'buyTopUp4g',
  'topUpOffer',
  'payByWallet',
  'sendTravelCardCode',
  'usageDetailPeriods',
  'usageDetail',
);

const MESSAGE = '("內容不正確，請檢查後再試。")';
const REFUSED = `status "-1" ${MESSAGE}`;

/** Faults of the sample backend: the place, what came, and what was sent. */
const REFUSALS: [fault: string, place: string, got: string, sent: string][] = [
  ['limit-off-by-one', 'saveSmsGroup: $.name', REFUSED, 'the longest text, the longest text, of characters that take two units in UTF-16'],
  ['length-in-utf16', 'saveSmsTemplate: $.name', REFUSED, 'the longest text, of characters that take two units in UTF-16'],
  ['length-in-bytes', 'saveSmsTemplate: $.description', REFUSED, 'the longest text'],
  ['two-characters-at-least', 'saveSmsGroup: $.name', REFUSED, 'the shortest text'],
  ['emoji-refused', 'saveSmsTemplate: $.name', `HTTP 400 ${MESSAGE}`, 'an emoji'],
  ['quotes-refused', 'saveSmsTemplate: $.description', `HTTP 403 ${MESSAGE}`, 'quotes, brackets and backslashes'],
  ['line-breaks-refused', 'previewSms: $.content', REFUSED, 'line breaks'],
  ['letters-refused', 'submitContactMessage: $.name', REFUSED, 'Portuguese letters'],
  ['digits-as-number', 'saveSmsGroup: $.name', REFUSED, 'leading zeros'],
  ['one-day-missing', 'previewSms: $.cycleDay', REFUSED, 'the listed value 6'],
  ['every-day-missing', 'sendSms: $.cycleDay', REFUSED, 'the listed value -1'],
  ['married-refused', 'submitJobApplication: $.married', REFUSED, 'the listed value "1"'],
  ['women-refused', 'submitJobApplication: $.gender', REFUSED, 'the listed value "F"'],
  ['small-salary-refused', 'submitJobApplication: $.salary', REFUSED, 'the smallest number'],
  ['large-salary-crash', 'submitJobApplication: $.salary', `HTTP 500 ${MESSAGE}`, 'the largest number'],
  ['certificate-required', 'submitJobApplication: $.school1Certificate', REFUSED, 'left out'],
  ['no-other-source', 'submitJobApplication: $.jobSources[0]', REFUSED, 'the listed value "7"'],
  ['plus-address-refused', 'submitContactMessage: $.email', REFUSED, 'an address with a plus'],
  ['few-recipients', 'previewSms: $.mobileList', REFUSED, 'the most entries'],
  ['no-charset', 'saveSmsTemplate: header content-type', `HTTP 415 ${MESSAGE}`, 'application/json; charset=utf-8, Application/JSON;charset="UTF-8"'],
  ['lower-case-type', 'registerEbill: header content-type', `HTTP 415 ${MESSAGE}`, 'Application/JSON;charset="UTF-8"'],
  ['language-required', 'roamingRegions: header language', `HTTP 400 ${MESSAGE}`, 'left out'],
  ['token-header-required', 'countries: header token', `HTTP 400 ${MESSAGE}`, 'left out'],
  ['t-required', 'brands: query t', `HTTP 400 ${MESSAGE}`, 'left out'],
  ['query-closed', 'newsList: query utm_source', `HTTP 400 ${MESSAGE}`, 'a parameter that the contract does not have'],
  ['accept-closed', 'idd00Plans: header accept', `HTTP 406 ${MESSAGE}`, 'any type'],
  ['header-closed', 'menu: header x-request-id', `HTTP 400 ${MESSAGE}`, 'a header that the contract does not have'],
  ['compact-json', 'changePromotionMedia: $', `HTTP 400 ${MESSAGE}`, 'JSON with blanks and line breaks'],
  ['escapes-refused', 'registerEbill: $', REFUSED, 'JSON with its keys in another order'],
  ['keyword-limit', 'searchResults: query keyword', REFUSED, 'the longest text, the longest text, of characters that take two units in UTF-16'],
  ['keyword-quotes', 'searchResults: query keyword', `HTTP 500 ${MESSAGE}`, 'quotes, brackets and backslashes'],
  ['page-size-limit', 'planSections: query pageSize', REFUSED, 'the largest number'],
  ['last-page-refused', 'phones: query pageNumber', REFUSED, 'the largest number'],
  ['old-page-lost', 'smsHistory: query pageNo', `HTTP 500 ${MESSAGE}`, 'the largest number'],
];

/** Faults that only random requests show. */
const FAILURES: [fault: string, place: string][] = [
  ['negative-number', 'buyTopUp4g: $.plan'],
  ['boolean-in-text', 'saveSmsGroup: $.name'],
  ['object-in-text', 'roamPlans: $.answerIds'],
  ['large-page', 'phones: query pageNumber'],
  ['percent-in-text', 'previewSms: $'],
];

describe('the part valid-input', () => {
  it.each(REFUSALS)('finds the fault %s at %s: %s (%s)', async (fault, place, got, sent) => {
    expect(await sentencesOn(contract, fault)).toEqual([`${place}: expected status "0", because the contract allows the value, got ${got} (sent: ${sent}).`]);
  });

  it.each(UNUSUAL)('says nothing of the unusual behaviour %s', async (variant) => {
    expect(await sentencesOn(contract, variant, { parts: ['valid-input'] })).toEqual([]);
  });
});

describe('the part fuzz', () => {
  it.each(FAILURES)('finds the fault %s at %s', async (fault, place) => {
    expect(await sentencesOn(contract, fault)).toEqual([`${place}: expected any response that is no failure, got HTTP 500 (found by --seed 20 --fuzz 300).`]);
  });

  it.each(UNUSUAL)('says nothing of the unusual behaviour %s', async (variant) => {
    expect(await sentencesOn(contract, variant, { parts: ['fuzz'], seed: 20 })).toEqual([]);
  });
});
