import type { MutationId, QueryId } from './generated/operations.ts';
import { pathPattern } from './path-pattern.ts';

/**
 * Every mutation with the reads that it makes stale. A new mutation does not compile without an entry here; the list is empty when it changes
 * nothing that the site shows.
 */
const invalidations: Record<MutationId, readonly QueryId[]> = {
  submitJobApplication: ['captcha'],
  uploadCv: [],
  submitContactMessage: ['captcha'],
  loginMusic: [],
  sendTravelCardCode: [],
  registerTravelCard: [],
  inquireAccountType: [],
  login: [],
  sendPrepaidLoginCode: [],
  loginPrepaid: [],
  sendResetCode: [],
  verifyResetCode: [],
  setPassword: [],
  logout: [],
  saveDataUsageAlert: ['dataUsageAlert'],
  changePromotionMedia: [],
  changePassword: [],
  requestBillReissue: ['billReissuePeriods'],
  registerEbill: [],
  requestUsageReissue: ['usageReissuePeriods'],
  lookUpBalance: [],
  payByWallet: [],
  payByCard: [],
  deleteSmsGroup: ['smsGroups'],
  deleteSmsTemplate: ['smsTemplates'],
  saveSmsGroup: ['smsGroups'],
  saveSmsTemplate: ['smsTemplates'],
  previewSms: [],
  sendSms: ['smsHistory', 'smsTasks'],
  deleteSmsTasks: ['smsTasks'],
  buyTopUp4g: ['topUpOffer', 'outstandingBalance', 'unbilledUsage'],
  applyTopUp3g: [],
  sendUssdCode: [],
  applyUssd: ['ussdGroups'],
};

/** Patterns of the paths in the query keys. */
export function invalidatedBy(id: MutationId): RegExp[] {
  return invalidations[id].map((read) => new RegExp(`^${pathPattern(read)}$`));
}
