// Written by `npm run generate` from the contract. Do not edit.
import type {
  ApplyTopUp3gRequest,
  ApplyTopUp3gSuccess,
  ApplyUssdRequest,
  ApplyUssdSuccess,
  BannersSuccess,
  BillPdfRequest,
  BillPdfSuccess,
  BillReissuePeriodsSuccess,
  BillSummarySuccess,
  BillTextRequest,
  BillTextSuccess,
  BillsSuccess,
  BrandsSuccess,
  BusinessActivitiesSuccess,
  BusinessActivitySuccess,
  BusinessPlanCategoriesSuccess,
  BusinessPlansSuccess,
  BuyTopUp4gRequest,
  BuyTopUp4gSuccess,
  CaptchaSuccess,
  ChangePasswordRequest,
  ChangePasswordSuccess,
  ChangePromotionMediaRequest,
  ChangePromotionMediaSuccess,
  ContactSubjectsSuccess,
  CountriesSuccess,
  DataUsageAlertSuccess,
  DeleteSmsGroupRequest,
  DeleteSmsGroupSuccess,
  DeleteSmsTasksRequest,
  DeleteSmsTemplateRequest,
  DeleteSmsTemplateSuccess,
  Done,
  Failure,
  FooterChannelsSuccess,
  HomeBrandsSuccess,
  HomePhonesSuccess,
  HomePlansSuccess,
  Idd00PlansSuccess,
  Idd060PlansSuccess,
  InquireAccountTypeRequest,
  InquireAccountTypeSuccess,
  JumpRoutesSuccess,
  LoginMusicRequest,
  LoginMusicSuccess,
  LoginPrepaidSuccess,
  LoginRequest,
  LoginSuccess,
  LookUpBalanceRequest,
  LookUpBalanceSuccess,
  MenuSuccess,
  NewsItemSuccess,
  NewsListSuccess,
  NoticeSuccess,
  OutstandingBalanceSuccess,
  PageTemplateSuccess,
  PayByCardRequest,
  PayByCardSuccess,
  PayByWalletRequest,
  PayByWalletSuccess,
  PaymentReceiptSuccess,
  PhoneDetailSuccess,
  PhonesSuccess,
  PlanCategoriesSuccess,
  PlanDetailSuccess,
  PlanSectionsSuccess,
  PreviewSmsSuccess,
  RegisterEbillRequest,
  RegisterEbillSuccess,
  RegisterTravelCardRequest,
  RegisterTravelCardSuccess,
  RequestBillReissueRequest,
  RequestBillReissueSuccess,
  RequestUsageReissueRequest,
  RequestUsageReissueSuccess,
  RoamPlansRequest,
  RoamPlansSuccess,
  RoamQuestionsSuccess,
  RoamingDataSuccess,
  RoamingDestinationsSuccess,
  RoamingRegionsSuccess,
  RoamingVideosSuccess,
  RoamingVoicesSuccess,
  SaveDataUsageAlertRequest,
  SaveDataUsageAlertSuccess,
  SaveSmsGroupRequest,
  SaveSmsGroupSuccess,
  SaveSmsTemplateRequest,
  SaveSmsTemplateSuccess,
  SearchResultsSuccess,
  SendResetCodeRequest,
  SendResetCodeSuccess,
  SendSmsRequest,
  SendTravelCardCodeRequest,
  SendTravelCardCodeSuccess,
  SendUssdCodeRequest,
  SessionExpired,
  SetPasswordRequest,
  SetPasswordSuccess,
  SmsGroupsSuccess,
  SmsHistorySuccess,
  SmsTasksSuccess,
  SmsTemplatesSuccess,
  SubmitContactMessageRequest,
  SubmitJobApplicationRequest,
  TopUpOfferSuccess,
  UnbilledUsageSuccess,
  UploadCvSuccess,
  UsageDetailPeriodsSuccess,
  UsageDetailRequest,
  UsageDetailSuccess,
  UsageReissuePeriodsSuccess,
  UssdGroupsSuccess,
  VerifyResetCodeRequest,
  VerifyResetCodeSuccess,
  VolteStatusSuccess,
} from './model/index.ts';

/** Every operation of the contract: what it takes and what it answers. */
export interface Operations {
  banners: {
    path: Record<string, never>;
    query: { position: "homeIndex" | "phoneBanner" | "phoneMiddle" };
    body: undefined;
    answer: BannersSuccess | Failure;
  };
  menu: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    answer: MenuSuccess | Failure;
  };
  notice: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    answer: NoticeSuccess | Failure;
  };
  footerChannels: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    answer: FooterChannelsSuccess | Failure;
  };
  captcha: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    answer: CaptchaSuccess | Failure;
  };
  jumpRoutes: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    answer: JumpRoutesSuccess | Failure;
  };
  pageTemplate: {
    path: Record<string, never>;
    query: { templatePath: string };
    body: undefined;
    answer: PageTemplateSuccess | Failure;
  };
  planCategories: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    answer: PlanCategoriesSuccess | Failure;
  };
  homePlans: {
    path: { id: string };
    query: Record<string, never>;
    body: undefined;
    answer: HomePlansSuccess | Failure;
  };
  planSections: {
    path: { categoryId: string };
    query: { pageNumber: number; pageSize: number };
    body: undefined;
    answer: PlanSectionsSuccess | Failure;
  };
  planDetail: {
    path: { id: string };
    query: Record<string, never>;
    body: undefined;
    answer: PlanDetailSuccess | Failure;
  };
  homeBrands: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    answer: HomeBrandsSuccess | Failure;
  };
  homePhones: {
    path: { brandId: string };
    query: Record<string, never>;
    body: undefined;
    answer: HomePhonesSuccess | Failure;
  };
  brands: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    answer: BrandsSuccess | Failure;
  };
  phones: {
    path: { brandIdOr0000Or0001: string };
    query: { pageNumber: number; pageSize: number };
    body: undefined;
    answer: PhonesSuccess | Failure;
  };
  phoneDetail: {
    path: { id: string };
    query: Record<string, never>;
    body: undefined;
    answer: PhoneDetailSuccess | Failure;
  };
  businessPlanCategories: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    answer: BusinessPlanCategoriesSuccess | Failure;
  };
  businessPlans: {
    path: { id: string };
    query: Record<string, never>;
    body: undefined;
    answer: BusinessPlansSuccess | Failure;
  };
  businessActivities: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    answer: BusinessActivitiesSuccess | Failure;
  };
  businessActivity: {
    path: { id: string };
    query: Record<string, never>;
    body: undefined;
    answer: BusinessActivitySuccess | Failure;
  };
  newsList: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    answer: NewsListSuccess | Failure;
  };
  newsItem: {
    path: { id: string };
    query: Record<string, never>;
    body: undefined;
    answer: NewsItemSuccess | Failure;
  };
  submitJobApplication: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: SubmitJobApplicationRequest;
    answer: Done | Failure;
  };
  uploadCv: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: { file?: { name: string; type: string; size: number } };
    answer: UploadCvSuccess | Failure;
  };
  contactSubjects: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    answer: ContactSubjectsSuccess | Failure;
  };
  submitContactMessage: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: SubmitContactMessageRequest;
    answer: Done | Failure;
  };
  roamQuestions: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    answer: RoamQuestionsSuccess | Failure;
  };
  roamPlans: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: RoamPlansRequest;
    answer: RoamPlansSuccess | Failure;
  };
  roamingRegions: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    answer: RoamingRegionsSuccess | Failure;
  };
  roamingDestinations: {
    path: { regionId: string };
    query: Record<string, never>;
    body: undefined;
    answer: RoamingDestinationsSuccess | Failure;
  };
  roamingVoices: {
    path: { rdId: string };
    query: Record<string, never>;
    body: undefined;
    answer: RoamingVoicesSuccess | Failure;
  };
  roamingVideos: {
    path: { rdId: string };
    query: Record<string, never>;
    body: undefined;
    answer: RoamingVideosSuccess | Failure;
  };
  roamingData: {
    path: { rdId: string };
    query: Record<string, never>;
    body: undefined;
    answer: RoamingDataSuccess | Failure;
  };
  idd00Plans: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    answer: Idd00PlansSuccess | Failure;
  };
  idd060Plans: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    answer: Idd060PlansSuccess | Failure;
  };
  searchResults: {
    path: Record<string, never>;
    query: { keyword: string; page: number };
    body: undefined;
    answer: SearchResultsSuccess | Failure;
  };
  loginMusic: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: LoginMusicRequest;
    answer: LoginMusicSuccess | Failure;
  };
  sendTravelCardCode: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: SendTravelCardCodeRequest;
    answer: SendTravelCardCodeSuccess | Failure;
  };
  registerTravelCard: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: RegisterTravelCardRequest;
    answer: RegisterTravelCardSuccess | Failure;
  };
  inquireAccountType: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: InquireAccountTypeRequest;
    answer: InquireAccountTypeSuccess | Failure;
  };
  login: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: LoginRequest;
    answer: LoginSuccess | Failure;
  };
  sendPrepaidLoginCode: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: LoginRequest;
    answer: Done | Failure;
  };
  loginPrepaid: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: LoginRequest;
    answer: LoginPrepaidSuccess | Failure;
  };
  sendResetCode: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: SendResetCodeRequest;
    answer: SendResetCodeSuccess | Failure;
  };
  verifyResetCode: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: VerifyResetCodeRequest;
    answer: VerifyResetCodeSuccess | Failure;
  };
  setPassword: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: SetPasswordRequest;
    answer: SetPasswordSuccess | Failure;
  };
  logout: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    answer: Done | Failure | SessionExpired;
  };
  dataUsageAlert: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    answer: DataUsageAlertSuccess | Failure | SessionExpired;
  };
  saveDataUsageAlert: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: SaveDataUsageAlertRequest;
    answer: SaveDataUsageAlertSuccess | Failure | SessionExpired;
  };
  changePromotionMedia: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: ChangePromotionMediaRequest;
    answer: ChangePromotionMediaSuccess | Failure | SessionExpired;
  };
  changePassword: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: ChangePasswordRequest;
    answer: ChangePasswordSuccess | Failure | SessionExpired;
  };
  volteStatus: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    answer: VolteStatusSuccess | Failure | SessionExpired;
  };
  billSummary: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    answer: BillSummarySuccess | Failure | SessionExpired;
  };
  outstandingBalance: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    answer: OutstandingBalanceSuccess | Failure | SessionExpired;
  };
  bills: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    answer: BillsSuccess | Failure | SessionExpired;
  };
  billText: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: BillTextRequest;
    answer: BillTextSuccess | Failure | SessionExpired;
  };
  billPdf: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: BillPdfRequest;
    answer: BillPdfSuccess | Failure | SessionExpired;
  };
  unbilledUsage: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    answer: UnbilledUsageSuccess | Failure | SessionExpired;
  };
  billReissuePeriods: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    answer: BillReissuePeriodsSuccess | Failure | SessionExpired;
  };
  requestBillReissue: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: RequestBillReissueRequest;
    answer: RequestBillReissueSuccess | Failure | SessionExpired;
  };
  registerEbill: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: RegisterEbillRequest;
    answer: RegisterEbillSuccess | Failure | SessionExpired;
  };
  usageReissuePeriods: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    answer: UsageReissuePeriodsSuccess | Failure | SessionExpired;
  };
  requestUsageReissue: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: RequestUsageReissueRequest;
    answer: RequestUsageReissueSuccess | Failure | SessionExpired;
  };
  usageDetailPeriods: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    answer: UsageDetailPeriodsSuccess | Failure | SessionExpired;
  };
  usageDetail: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: UsageDetailRequest;
    answer: UsageDetailSuccess | Failure | SessionExpired;
  };
  lookUpBalance: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: LookUpBalanceRequest;
    answer: LookUpBalanceSuccess | Failure;
  };
  payByWallet: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: PayByWalletRequest;
    answer: PayByWalletSuccess | Failure;
  };
  payByCard: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: PayByCardRequest;
    answer: PayByCardSuccess | Failure;
  };
  paymentReceipt: {
    path: Record<string, never>;
    query: { pid: string };
    body: undefined;
    answer: PaymentReceiptSuccess | Failure;
  };
  smsGroups: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    answer: SmsGroupsSuccess | Failure | SessionExpired;
  };
  smsTemplates: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    answer: SmsTemplatesSuccess | Failure | SessionExpired;
  };
  deleteSmsGroup: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: DeleteSmsGroupRequest;
    answer: DeleteSmsGroupSuccess | Failure | SessionExpired;
  };
  deleteSmsTemplate: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: DeleteSmsTemplateRequest;
    answer: DeleteSmsTemplateSuccess | Failure | SessionExpired;
  };
  saveSmsGroup: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: SaveSmsGroupRequest;
    answer: SaveSmsGroupSuccess | Failure | SessionExpired;
  };
  saveSmsTemplate: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: SaveSmsTemplateRequest;
    answer: SaveSmsTemplateSuccess | Failure | SessionExpired;
  };
  previewSms: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: SendSmsRequest;
    answer: PreviewSmsSuccess | Failure | SessionExpired;
  };
  sendSms: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: SendSmsRequest;
    answer: Done | Failure | SessionExpired;
  };
  smsHistory: {
    path: Record<string, never>;
    query: { pageNo: number };
    body: undefined;
    answer: SmsHistorySuccess | Failure | SessionExpired;
  };
  smsTasks: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    answer: SmsTasksSuccess | Failure | SessionExpired;
  };
  deleteSmsTasks: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: DeleteSmsTasksRequest;
    answer: Done | Failure | SessionExpired;
  };
  topUpOffer: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    answer: TopUpOfferSuccess | Failure | SessionExpired;
  };
  buyTopUp4g: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: BuyTopUp4gRequest;
    answer: BuyTopUp4gSuccess | Failure | SessionExpired;
  };
  applyTopUp3g: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: ApplyTopUp3gRequest;
    answer: ApplyTopUp3gSuccess | Failure | SessionExpired;
  };
  countries: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    answer: CountriesSuccess | Failure;
  };
  ussdGroups: {
    path: Record<string, never>;
    query: { serviceType: 1 | 2 };
    body: undefined;
    answer: UssdGroupsSuccess | Failure | SessionExpired;
  };
  sendUssdCode: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: SendUssdCodeRequest;
    answer: Done | Failure | SessionExpired;
  };
  applyUssd: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: ApplyUssdRequest;
    answer: ApplyUssdSuccess | Failure | SessionExpired;
  };
}
