import { describe, expect, it } from 'vitest';
import { contractWith, sentencesOn, UNUSUAL } from './testing/in-process.ts';

const OPERATIONS = `
  login loginPrepaid sendPrepaidLoginCode billReissuePeriods dataUsageAlert billSummary usageDetailPeriods requestBillReissue saveSmsGroup registerEbill
  sendUssdCode applyTopUp3g planSections deleteSmsTasks buyTopUp4g payByWallet volteStatus outstandingBalance billText smsTemplates deleteSmsTemplate
  billPdf saveSmsTemplate submitContactMessage previewSms roamPlans sendSms deleteSmsGroup searchResults paymentReceipt pageTemplate planDetail
  phoneDetail bills menu newsList changePromotionMedia inquireAccountType usageDetail payByCard lookUpBalance countries newsItem homeBrands
  roamingRegions sendTravelCardCode smsGroups smsTasks
`;
const contract = contractWith(...OPERATIONS.trim().split(/\s+/));

const REFUSED = 'expected a refusal: status "-1" or HTTP 4xx, got';

/** Faults of the sample backend, and what the check says. */
const FAULTS: [fault: string, sentence: string][] = [
  [
    'token-not-asked-for',
    'dataUsageAlert: header token: expected HTTP 200 with status "-2", got status "0" (sent: missing, empty, a token that was never issued).',
  ],
  ['any-token-accepted', 'billSummary: header token: expected HTTP 200 with status "-2", got status "0" (sent: a token that was never issued).'],
  ['expired-401', 'usageDetailPeriods: status: expected one of the documented codes 200, 404, 500, got HTTP 401.'],
  ['missing-accepted', `requestBillReissue: $.cycleDate: ${REFUSED} status "0" (sent: missing).`],
  ['too-long-accepted', `saveSmsGroup: $.name: ${REFUSED} status "0" (sent: too long).`],
  ['enum-accepted', `registerEbill: $.mail: ${REFUSED} status "0" (sent: none of the listed values, in other letters).`],
  ['extra-accepted', `sendUssdCode: $.notInTheContract: ${REFUSED} status "0" (sent: a field that the contract does not have).`],
  ['pattern-accepted', `applyTopUp3g: $.mobileNo: ${REFUSED} status "0" (sent: of the wrong pattern).`],
  ['parameter-not-checked', `planSections: query pageSize: ${REFUSED} status "0" (sent: missing, of the wrong type, too small, too large).`],
  ['crash-on-type', `deleteSmsTasks: $.smsID: ${REFUSED} HTTP 500 (sent: of the wrong type, null, one entry without a list, an object).`],
  ['crash-on-missing', `buyTopUp4g: $.plan: ${REFUSED} HTTP 500 (sent: missing).`],
  ['refusal-with-code', 'payByWallet: $.errorCode: expected no such field, got "E17". Right would be the example "wrongAmount".'],
  ['expired-with-data', 'usageDetailPeriods: $.data: expected no such field, got null. Right would be the example "sessionExpired".'],
  ['expired-without-message', 'volteStatus: $.message: expected this field, got nothing. Right would be the example "sessionExpired".'],
  ['expired-as-failure', 'outstandingBalance: $.status: expected HTTP 200 with status "-2", got status "-1" with the token missing.'],
  [
    'english-refusal',
    'billText: $.message: expected Chinese, as the header language: cn asks, got "The date is not that of a bill.". Right would be the example "businessError".',
  ],
  [
    'english-expiry',
    'smsTemplates: $.message: expected Chinese, as the header language: cn asks, got "Your session has expired. Please log in again.". Right would be the example "sessionExpired".',
  ],
  [
    'exception-as-message',
    'deleteSmsTemplate: $.message: expected Chinese, as the header language: cn asks, got "java.util.NoSuchElementException: No value present". Right would be the example "businessError".',
  ],
  ['chinese-400', 'billPdf: $.message: expected English, as the header language: en asks, got "請求的資料格式不正確。".'],
  ['stub-of-examples', 'The server accepts everything: 4 operations gave status "0" to 100 of 100 requests that break the contract.'],
  ['null-body', `saveSmsGroup: $: ${REFUSED} HTTP 500 (sent: null).`],
  ['list-body', `saveSmsTemplate: $: ${REFUSED} HTTP 500 (sent: an empty list, lists in lists, very deep).`],
  ['null-field', `submitContactMessage: $.name: ${REFUSED} HTTP 500 (sent: null).`],
  ['nul-character', `saveSmsTemplate: $.name: ${REFUSED} HTTP 500 (sent: the character NUL).`],
  ['half-surrogate', `saveSmsGroup: $.name: ${REFUSED} HTTP 500 (sent: half of a surrogate pair).`],
  ['no-utf8', `registerEbill: $.email: ${REFUSED} HTTP 500 (sent: bytes that are no UTF-8).`],
  ['right-to-left', `previewSms: $.content: ${REFUSED} HTTP 500 (sent: right-to-left marks and characters of no meaning).`],
  ['very-long', `submitContactMessage: $.name: ${REFUSED} HTTP 500 (sent: a very long text).`],
  ['very-deep', `roamPlans: $: ${REFUSED} no complete response (other side closed) (sent: lists in lists, very deep).`],
  ['xml-crash', `sendSms: $: ${REFUSED} HTTP 500 (sent: XML).`],
  ['two-documents', `deleteSmsGroup: $: ${REFUSED} HTTP 500 (sent: two JSON documents).`],
  ['empty-document', `buyTopUp4g: $: ${REFUSED} HTTP 500 (sent: an empty JSON document).`],
  ['query-twice', `planSections: query pageNumber: ${REFUSED} HTTP 500 (sent: given twice).`],
  ['query-list', `searchResults: query keyword: ${REFUSED} HTTP 500 (sent: as a list).`],
  ['query-bytes', `searchResults: query keyword: ${REFUSED} HTTP 500 (sent: bytes that are no UTF-8).`],
  ['query-nul', `paymentReceipt: query pid: ${REFUSED} HTTP 500 (sent: the character NUL).`],
  ['query-long', `pageTemplate: query templatePath: ${REFUSED} HTTP 500 (sent: a very long text).`],
  ['path-quote', `planDetail: path id: ${REFUSED} HTTP 500 (sent: a quote).`],
  ['path-chinese', `phoneDetail: path id: ${REFUSED} HTTP 500 (sent: Chinese).`],
  ['get-with-body', `bills: $: ${REFUSED} HTTP 500 (sent: a body with a GET).`],
  ['t-crash', `menu: query t: ${REFUSED} HTTP 500 (sent: of the wrong type, too small).`],
  ['language-crash', `newsList: header language: ${REFUSED} HTTP 500 (sent: none of the listed values).`],
  ['method-crash', `volteStatus: method: ${REFUSED} HTTP 500 (sent: POST).`],
  ['write-by-get', `saveSmsGroup: method: ${REFUSED} status "0" (sent: GET).`],
  ['read-by-post', `outstandingBalance: method: ${REFUSED} status "0" (sent: POST).`],
  ['number-as-text', `buyTopUp4g: $.plan: ${REFUSED} status "0" (sent: the number as text).`],
  ['text-for-boolean', `changePromotionMedia: $.stopCall: ${REFUSED} status "0" (sent: the text "true").`],
  ['digits-as-number-read', `inquireAccountType: $.mobileNo: ${REFUSED} status "0" (sent: the digits as a number).`],
  ['null-for-optional', `submitContactMessage: $.email: ${REFUSED} status "0" (sent: null).`],
  ['impossible-date', `billText: $.cycleDate: ${REFUSED} status "0" (sent: 30 February).`],
  ['time-for-date', `usageDetail: $.cycleDate: ${REFUSED} status "0" (sent: with a time).`],
  ['single-entry', `deleteSmsTasks: $.smsID: ${REFUSED} status "0" (sent: one entry without a list).`],
  ['past-accepted', `sendSms: $.scheduleDate: ${REFUSED} status "0" (sent: a time that has passed).`],
  ['past-cycle-accepted', `previewSms: $.scheduleStartDate: ${REFUSED} status "0" (sent: a time that has passed).`],
  ['form-accepted', `roamPlans: $: ${REFUSED} status "0" (sent: a form instead of JSON).`],
  ['enum-with-blank', `payByCard: $.clientType: ${REFUSED} status "0" (sent: in other letters).`],
];

describe('the part wrong-input', () => {
  it.each(FAULTS)('finds the fault %s and says: %s', async (fault, sentence) => {
    expect(await sentencesOn(contract, fault)).toEqual([sentence]);
  });

  it.each([...UNUSUAL, 'hangs-up-on-long-bodies', 'method-405', 'method-501'])('says nothing of the unusual behaviour %s', async (variant) => {
    expect(await sentencesOn(contract, variant, { parts: ['wrong-input'] })).toEqual([]);
  });
});
