// Written by `npm run generate` from the contract. Do not edit.

/** What programs need to know of an operation. */
export interface OperationFacts {
  method: 'GET' | 'POST';
  /** With parameters in braces. */
  path: string;
  area: string;
  /** A `read` is a query of the SDK; a `write` is a mutation: it changes something, or its answer belongs to one press of a button. */
  kind: 'read' | 'write';
  /** Belongs to a customer who is logged in. */
  needsToken?: true;
  /** The response is the same for every visitor: it may be kept on the device, and over the end of a session. */
  isPublic?: true;
  /** It costs or sends something: takes the header `Idempotency-Key`. */
  takesKey?: true;
  /** It sends a code, or takes a PIN, a code or a reference to one. */
  limit?: 'code' | 'secret';
  /** Reads that a write makes stale. */
  stale?: readonly string[];
}

export const operations = {
  banners: { method: 'GET', path: '/api/index/getBannerVOlist', area: 'site', kind: 'read', isPublic: true },
  menu: { method: 'GET', path: '/api/index/getChannellist', area: 'site', kind: 'read', isPublic: true },
  notice: { method: 'GET', path: '/api/index/getgetNotice', area: 'site', kind: 'read', isPublic: true },
  footerChannels: { method: 'GET', path: '/api/index/getfooterChannellist', area: 'site', kind: 'read', isPublic: true },
  captcha: { method: 'GET', path: '/api/news/getcodebase64', area: 'site', kind: 'read' },
  jumpRoutes: { method: 'GET', path: '/api/page/gtJumps', area: 'site', kind: 'read', isPublic: true },
  pageTemplate: { method: 'GET', path: '/api/page/getTemplate', area: 'site', kind: 'read', isPublic: true },
  planCategories: { method: 'GET', path: '/api/planSection/getCategorySelectList', area: 'plans', kind: 'read', isPublic: true },
  homePlans: { method: 'GET', path: '/api/planSection/getIndexDataVOsbyApcId/{id}', area: 'plans', kind: 'read', isPublic: true },
  planSections: { method: 'GET', path: '/api/planSection/listPagePlanSectionVO/{categoryId}', area: 'plans', kind: 'read', isPublic: true },
  planDetail: { method: 'GET', path: '/api/planSection/getinfoDetail/{id}', area: 'plans', kind: 'read', isPublic: true },
  homeBrands: { method: 'GET', path: '/api/mobiles/getindexbrands', area: 'phones', kind: 'read', isPublic: true },
  homePhones: { method: 'GET', path: '/api/mobiles/getIndexMobiles/{brandId}', area: 'phones', kind: 'read', isPublic: true },
  brands: { method: 'GET', path: '/api/mobiles/getbrands', area: 'phones', kind: 'read', isPublic: true },
  phones: { method: 'GET', path: '/api/mobiles/listApiIndexMobiles/{brandIdOr0000Or0001}', area: 'phones', kind: 'read', isPublic: true },
  phoneDetail: { method: 'GET', path: '/api/mobiles/getMobileInfoById/{id}', area: 'phones', kind: 'read', isPublic: true },
  businessPlanCategories: { method: 'GET', path: '/api/business/listBusinessplanCategory', area: 'business', kind: 'read', isPublic: true },
  businessPlans: { method: 'GET', path: '/api/business/gtBusinessplanInfobyId/{id}', area: 'business', kind: 'read', isPublic: true },
  businessActivities: { method: 'GET', path: '/api/business/listenterpriseactivity', area: 'business', kind: 'read', isPublic: true },
  businessActivity: { method: 'GET', path: '/api/business/getinfobyid/{id}', area: 'business', kind: 'read', isPublic: true },
  newsList: { method: 'GET', path: '/api/news/newslist', area: 'news', kind: 'read', isPublic: true },
  newsItem: { method: 'GET', path: '/api/news/getnewslist/{id}', area: 'news', kind: 'read', isPublic: true },
  submitJobApplication: { method: 'POST', path: '/api/news/aboutus/register', area: 'careers', kind: 'write', takesKey: true, limit: 'secret', stale: [] },
  uploadCv: { method: 'POST', path: '/api/news/upload', area: 'careers', kind: 'write', takesKey: true, stale: [] },
  contactSubjects: { method: 'GET', path: '/api/news/listContactUsSubjects', area: 'contact', kind: 'read', isPublic: true },
  submitContactMessage: { method: 'POST', path: '/api/news/contact3', area: 'contact', kind: 'write', takesKey: true, limit: 'secret', stale: [] },
  roamQuestions: { method: 'GET', path: '/api/roamSection/getIndexQuestions', area: 'roaming', kind: 'read', isPublic: true },
  roamPlans: { method: 'POST', path: '/api/roamSection/gtPlansByAnswerid', area: 'roaming', kind: 'read', isPublic: true },
  roamingRegions: { method: 'GET', path: '/api/iddRoaming/listSelectRoamingRegions', area: 'roaming', kind: 'read', isPublic: true },
  roamingDestinations: { method: 'GET', path: '/api/iddRoaming/getRDsByRegionId/{regionId}', area: 'roaming', kind: 'read', isPublic: true },
  roamingVoices: { method: 'GET', path: '/api/iddRoaming/get3gVoicesByRDId/{rdId}', area: 'roaming', kind: 'read', isPublic: true },
  roamingVideos: { method: 'GET', path: '/api/iddRoaming/get3gVideosByRDId/{rdId}', area: 'roaming', kind: 'read', isPublic: true },
  roamingData: { method: 'GET', path: '/api/iddRoaming/getGprsByRDId/{rdId}', area: 'roaming', kind: 'read', isPublic: true },
  idd00Plans: { method: 'GET', path: '/api/iddplan/getIdd00PlansVOs', area: 'idd', kind: 'read', isPublic: true },
  idd060Plans: { method: 'GET', path: '/api/iddplan/getIdd060PlansVOs', area: 'idd', kind: 'read', isPublic: true },
  searchResults: { method: 'GET', path: '/api/search/keyword', area: 'search', kind: 'read' },
  loginMusic: { method: 'POST', path: '/api/kkbox/klogin', area: 'music', kind: 'write', takesKey: true, limit: 'secret', stale: [] },
  sendTravelCardCode: { method: 'POST', path: '/api/travelcard/send/code', area: 'travel-card', kind: 'write', takesKey: true, limit: 'code', stale: [] },
  registerTravelCard: { method: 'POST', path: '/api/travelcard/register', area: 'travel-card', kind: 'write', takesKey: true, limit: 'secret', stale: [] },
  inquireAccountType: { method: 'POST', path: '/api/care/accountInquiry', area: 'auth', kind: 'write', stale: [] },
  login: { method: 'POST', path: '/api/care/login', area: 'auth', kind: 'write', limit: 'secret', stale: [] },
  sendPrepaidLoginCode: { method: 'POST', path: '/api/care/prepaid/send', area: 'auth', kind: 'write', takesKey: true, limit: 'code', stale: [] },
  loginPrepaid: { method: 'POST', path: '/api/care/prepaid/login', area: 'auth', kind: 'write', limit: 'secret', stale: [] },
  sendResetCode: { method: 'POST', path: '/api/care/restPasswd/send/code', area: 'auth', kind: 'write', takesKey: true, limit: 'code', stale: [] },
  verifyResetCode: { method: 'POST', path: '/api/care/restPasswd/verification/code', area: 'auth', kind: 'write', limit: 'secret', stale: [] },
  setPassword: { method: 'POST', path: '/api/care/setpass', area: 'auth', kind: 'write', limit: 'secret', stale: [] },
  logout: { method: 'GET', path: '/api/care/logout', area: 'auth', kind: 'write', needsToken: true, stale: [] },
  dataUsageAlert: { method: 'GET', path: '/api/care/datausagealert', area: 'settings', kind: 'read', needsToken: true },
  saveDataUsageAlert: { method: 'POST', path: '/api/care/datausagealert', area: 'settings', kind: 'write', needsToken: true, stale: ['dataUsageAlert'] },
  changePromotionMedia: { method: 'POST', path: '/api/care/changepromo', area: 'settings', kind: 'write', needsToken: true, stale: [] },
  changePassword: { method: 'POST', path: '/api/care/changepassword', area: 'settings', kind: 'write', needsToken: true, limit: 'secret', stale: [] },
  volteStatus: { method: 'GET', path: '/api/business/volte', area: 'settings', kind: 'read', needsToken: true },
  billSummary: { method: 'GET', path: '/api/care/checkbill', area: 'bills', kind: 'read', needsToken: true },
  outstandingBalance: { method: 'GET', path: '/api/care/getOutstandingBalance', area: 'bills', kind: 'read', needsToken: true },
  bills: { method: 'GET', path: '/api/care/myBill', area: 'bills', kind: 'read', needsToken: true },
  billText: { method: 'POST', path: '/api/care/myBill', area: 'bills', kind: 'read', needsToken: true },
  billPdf: { method: 'POST', path: '/api/care/getpdfbase64', area: 'bills', kind: 'read', needsToken: true },
  unbilledUsage: { method: 'POST', path: '/api/care/mycheckunbillusageBill', area: 'bills', kind: 'read', needsToken: true },
  billReissuePeriods: { method: 'GET', path: '/api/care/appmthbilldateaction', area: 'bills', kind: 'read', needsToken: true },
  requestBillReissue: { method: 'POST', path: '/api/care/appmthbilldateaction', area: 'bills', kind: 'write', needsToken: true, takesKey: true, stale: [] },
  registerEbill: { method: 'POST', path: '/api/care/regebill', area: 'bills', kind: 'write', needsToken: true, stale: [] },
  usageReissuePeriods: { method: 'GET', path: '/api/care/detailbillnextthree', area: 'usage', kind: 'read', needsToken: true },
  requestUsageReissue: { method: 'POST', path: '/api/care/detailbillnextthree', area: 'usage', kind: 'write', needsToken: true, takesKey: true, stale: [] },
  usageDetailPeriods: { method: 'GET', path: '/api/care/checkdetailbill', area: 'usage', kind: 'read', needsToken: true },
  usageDetail: { method: 'POST', path: '/api/care/checkdetailbill', area: 'usage', kind: 'read', needsToken: true },
  lookUpBalance: { method: 'POST', path: '/api/care/checkmybill', area: 'payments', kind: 'write', stale: [] },
  payByWallet: { method: 'POST', path: '/api/macaupay/pay', area: 'payments', kind: 'write', takesKey: true, stale: [] },
  payByCard: { method: 'POST', path: '/api/vmpay/paynew3d', area: 'payments', kind: 'write', takesKey: true, stale: [] },
  paymentReceipt: { method: 'GET', path: '/api/vmpay/masterVisa/gtMasterVisaResponseEntityByPid', area: 'payments', kind: 'read' },
  smsGroups: { method: 'GET', path: '/api/care/gtSmsGroup', area: 'sms', kind: 'read', needsToken: true },
  smsTemplates: { method: 'GET', path: '/api/care/gtSmsTemplate', area: 'sms', kind: 'read', needsToken: true },
  deleteSmsGroup: { method: 'POST', path: '/api/care/delSmsGroup', area: 'sms', kind: 'write', needsToken: true, stale: ['smsGroups'] },
  deleteSmsTemplate: { method: 'POST', path: '/api/care/delSmsTemplate', area: 'sms', kind: 'write', needsToken: true, stale: ['smsTemplates'] },
  saveSmsGroup: { method: 'POST', path: '/api/care/saveSmsGroup', area: 'sms', kind: 'write', needsToken: true, stale: ['smsGroups'] },
  saveSmsTemplate: { method: 'POST', path: '/api/care/saveSmsTemplate', area: 'sms', kind: 'write', needsToken: true, stale: ['smsTemplates'] },
  previewSms: { method: 'POST', path: '/api/care/sendsmsconfirm', area: 'sms', kind: 'write', needsToken: true, stale: [] },
  sendSms: { method: 'POST', path: '/api/care/sendsmsprocess', area: 'sms', kind: 'write', needsToken: true, takesKey: true, stale: ['smsHistory', 'smsTasks'] },
  smsHistory: { method: 'GET', path: '/api/care/sendSmsHistoryDetail', area: 'sms', kind: 'read', needsToken: true },
  smsTasks: { method: 'GET', path: '/api/care/sendsmstask', area: 'sms', kind: 'read', needsToken: true },
  deleteSmsTasks: { method: 'POST', path: '/api/care/delsendSmsTask', area: 'sms', kind: 'write', needsToken: true, stale: ['smsTasks'] },
  topUpOffer: { method: 'GET', path: '/api/care/applydatatopupBuy', area: 'top-up', kind: 'read', needsToken: true },
  buyTopUp4g: { method: 'POST', path: '/api/care/applydatatopup4g', area: 'top-up', kind: 'write', needsToken: true, takesKey: true, stale: ['topUpOffer'] },
  applyTopUp3g: { method: 'POST', path: '/api/care/applydatatopup3g', area: 'top-up', kind: 'write', needsToken: true, takesKey: true, stale: [] },
  countries: { method: 'GET', path: '/api/business/countryList', area: 'ussd', kind: 'read', isPublic: true },
  ussdGroups: { method: 'GET', path: '/api/ussd/list', area: 'ussd', kind: 'read', needsToken: true },
  sendUssdCode: { method: 'POST', path: '/api/ussd/send', area: 'ussd', kind: 'write', needsToken: true, takesKey: true, limit: 'code', stale: [] },
  applyUssd: { method: 'POST', path: '/api/ussd/applydataussd', area: 'ussd', kind: 'write', needsToken: true, takesKey: true, limit: 'secret', stale: [] },
} as const satisfies Record<string, OperationFacts>;

export type OperationId = keyof typeof operations;
/** Operations that the SDK reads with queries; the id is the first element of the query key. */
export type ReadId = { [Id in OperationId]: (typeof operations)[Id]['kind'] extends 'read' ? Id : never }[OperationId];
/** Operations that the SDK sends with mutations; the id is the mutation key. */
export type WriteId = Exclude<OperationId, ReadId>;

/** The facts of an operation, known by the first element of its query or mutation key; undefined for any other key. */
export const factsOf = (id: unknown): OperationFacts | undefined => (Object.hasOwn(operations, String(id)) ? operations[id as OperationId] : undefined);
