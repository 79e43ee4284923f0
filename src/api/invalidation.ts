import { type MutationId, type QueryId, queryPaths } from './generated/operations.ts';

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

const patterns = new Map<QueryId, RegExp>();

function patternOf(id: QueryId): RegExp {
  const known = patterns.get(id);
  if (known !== undefined) return known;
  const pattern = new RegExp(`^${queryPaths[id].replace(/\{\w+\}/g, '[^/]+')}$`);
  patterns.set(id, pattern);
  return pattern;
}

/** Patterns of the paths in the query keys. */
export function invalidatedBy(id: MutationId): RegExp[] {
  return invalidations[id].map(patternOf);
}
