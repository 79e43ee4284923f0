import { expect, it } from 'vitest';
import { queryPaths } from './generated/operations.ts';
import { invalidatedBy } from './invalidation.ts';

/** Reads that a write makes stale, by the paths of the contract. */
const staleAfter = (id: Parameters<typeof invalidatedBy>[0]) =>
  Object.entries(queryPaths)
    .filter(([, path]) => invalidatedBy(id).some((pattern) => pattern.test(path.replace(/\{\w+\}/g, '1'))))
    .map(([query]) => query)
    .sort();

it.each([
  ['submitJobApplication', ['captcha']],
  ['submitContactMessage', ['captcha']],
  ['saveDataUsageAlert', ['dataUsageAlert']],
  ['requestBillReissue', ['billReissuePeriods']],
  ['requestUsageReissue', ['usageReissuePeriods']],
  ['deleteSmsGroup', ['smsGroups']],
  ['saveSmsGroup', ['smsGroups']],
  ['deleteSmsTemplate', ['smsTemplates']],
  ['saveSmsTemplate', ['smsTemplates']],
  ['sendSms', ['smsHistory', 'smsTasks']],
  ['deleteSmsTasks', ['smsTasks']],
  ['buyTopUp4g', ['outstandingBalance', 'topUpOffer', 'unbilledUsage']],
  ['applyUssd', ['ussdGroups']],
] as const)('after %s these are read again: %j', (id, reads) => {
  expect(staleAfter(id)).toEqual(reads);
});

it.each([
  ...(['login', 'loginPrepaid', 'loginMusic', 'logout', 'inquireAccountType'] as const),
  ...(['sendPrepaidLoginCode', 'sendResetCode', 'sendTravelCardCode', 'sendUssdCode', 'verifyResetCode'] as const),
  ...(['setPassword', 'changePassword', 'changePromotionMedia', 'registerEbill', 'registerTravelCard'] as const),
  ...(['lookUpBalance', 'payByWallet', 'payByCard', 'previewSms', 'applyTopUp3g', 'uploadCv'] as const),
])('after %s nothing that the site shows has changed', (id) => {
  expect(invalidatedBy(id)).toEqual([]);
});

it('a path is stale as a whole, whatever its parameter', () => {
  const [pattern] = invalidatedBy('saveSmsGroup');
  const path = queryPaths.smsGroups;
  expect([path, `${path}/more`, `/before${path}`].map((other) => pattern?.test(other))).toEqual([true, false, false]);
});
