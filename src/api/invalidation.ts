import { type MutationId, type QueryId, queryPaths } from './generated/operations.ts';

/**
 * Every mutation and the reads it makes stale. Exhaustive by type: a new mutation does not compile until it stands here, if only with
 * an empty list (sending a form changes nothing that the site shows).
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

const patterns = new Map<QueryId, RegExp>();

function patternOf(id: QueryId): RegExp {
  const known = patterns.get(id);
  if (known !== undefined) return known;
  const pattern = new RegExp(`^${queryPaths[id].replace(/\{\w+\}/g, '[^/]+')}$`);
  patterns.set(id, pattern);
  return pattern;
}

/** Patterns of the query keys that a mutation makes stale. */
export function invalidatedBy(id: MutationId): RegExp[] {
  return invalidations[id].map(patternOf);
}
