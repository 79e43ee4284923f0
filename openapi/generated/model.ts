// Written by `npm run generate` from the contract. Do not edit.

/**
 * How the customer logs in. `POSTPAID` = monthly customer, with a PIN; `PREPAID` = prepaid card, with an SMS code.
 */
export type AccountType = 'POSTPAID' | 'PREPAID';

export type ApplyTopUp3gHeaders = {
/**
 * Names one intention of the customer, so that a write that is repeated because its answer was lost is carried out once. Optional for both sides, proposed by this project; the rules are at the top of this document, under "Repeated writes".
 * @maxLength 36
 */
'Idempotency-Key'?: IdempotencyKeyParameter;
};

/**
 * For which number.
 */
export interface ApplyTopUp3gRequest {
  /** Mobile number to top up, 8 digits starting with 6. */
  mobileNo: MobileNo;
}

/**
 * Success.
 */
export interface ApplyTopUp3gSuccess {
  /** Always `0`. */
  status: '0';
  data?: ResultText;
}

export type ApplyUssdHeaders = {
/**
 * Names one intention of the customer, so that a write that is repeated because its answer was lost is carried out once. Optional for both sides, proposed by this project; the rules are at the top of this document, under "Repeated writes".
 * @maxLength 36
 */
'Idempotency-Key'?: IdempotencyKeyParameter;
};

/**
 * Which service, and what it needs.
 */
export interface ApplyUssdRequest {
  /**
     * Id of the service.
     * @pattern ^[0-9A-Za-z-]{1,32}$
     */
  id: string;
  /**
     * Number to forward to, without the country code, digits only. For `apiType` 10 only.
     * @pattern ^[0-9]{4,15}$
     */
  fwdnum?: string;
  /** Country of `fwdnum`, a code from `countries`. For `apiType` 10 only. */
  countryPhoneCode?: CountryPhoneCode;
  /**
     * Code of `sendUssdCode`. For services with `needsCode` only.
     * @pattern ^[0-9]{4,8}$
     */
  smsCode?: string;
}

/**
 * Success.
 */
export interface ApplyUssdSuccess {
  /** Always `0`. */
  status: '0';
  data: UssdResult;
}

/**
 * The request breaks the contract: no JSON, a missing field, a wrong type, a value that is not listed. Nothing was done. The site never sends one, so `message` is general.
 */
export type BadRequestResponse = Failure;

/**
 * Amount in MOP with two decimals, without currency or thousands separator. A negative amount is a credit; nothing is `0.00`.
 * @pattern ^-?\d{1,9}\.\d{2}$
 */
export type Balance = string;

/**
 * The account of a number and what it owes.
 */
export interface BalanceLookup {
  /**
     * Client number, or the One Bill account number. Empty or absent when the number has no account to pay for.
     * @pattern ^[0-9A-Za-z-]{0,32}$
     */
  account?: string;
  /** Outstanding balance of the whole account in MOP with two decimals, without currency or thousands separator. A negative amount is a credit; `0.00` when there is no account. */
  balance: Balance;
  /**
     * Page of the site to which a wallet sends the customer afterwards. The site passes it on in `payByWallet` as it is.
     * @minLength 1
     * @maxLength 500
     */
  resultUrl: string;
}

/**
 * A picture that advertises something and, with the optional words, says what.
 */
export interface Banner {
  /**
     * Picture for screens wider than 1024 px.
     * @maxLength 500
     */
  image: string;
  /**
     * Picture for screens up to 1024 px.
     * @maxLength 500
     */
  phoneimage: string;
  /** 1 = a click opens `popupImage` instead of `href`. Left out means 0. */
  popup?: BannerPopup;
  /**
     * Picture that a click opens when `popup` is 1.
     * @maxLength 500
     */
  popupImage?: string;
  /**
     * Where a click leads, in a new tab; left out when the banner leads nowhere. When `popup` is 1, where the link to details and terms beside `popupImage` leads; this use is proposed by this project.
     * @maxLength 500
     */
  href?: string;
  /** 0 = `href` is a path of this site, otherwise a full address. */
  isfullurl: BannerIsfullurl;
  /**
     * Headline as live text over the picture, plain text, about 14 Chinese characters. Proposed by this project; without it the picture stands alone.
     * @minLength 1
     * @maxLength 60
     */
  title?: string;
  /**
     * One or two sentences under the headline, plain text. Proposed by this project.
     * @minLength 1
     * @maxLength 200
     */
  text?: string;
  offer?: BannerOffer;
  /**
     * Words of the button that does what a click does. Proposed by this project.
     * @minLength 1
     * @maxLength 30
     */
  linkText?: string;
  /**
     * What the pictures (`image`, `popupImage`) show and say, for customers who cannot see them. Proposed by this project.
     * @minLength 1
     * @maxLength 200
     */
  alt?: string;
}

/**
 * 0 = `href` is a path of this site, otherwise a full address.
 */
export type BannerIsfullurl = 0 | 1;

/**
 * What the banner sells, and its price, which the site draws large. `text` says the same in one sentence, for clients that do not draw it (proposed by this project).
 */
export interface BannerOffer {
  /**
     * What the price is for, in the language of the request.
     * @minLength 1
     * @maxLength 40
     */
  name: string;
  price: Price;
  /**
     * Unit after the price, such as `/月` or `a month`.
     * @minLength 1
     * @maxLength 20
     */
  per?: string;
  /**
     * What else there is to say, shown in place of the banner's `text`.
     * @minLength 1
     * @maxLength 200
     */
  text?: string;
}

/**
 * 1 = a click opens `popupImage` instead of `href`. Left out means 0.
 */
export type BannerPopup = 0 | 1;

export type BannersParams = {
/**
 * Where the banners stand. `homeIndex` is the home page, `phoneBanner` the head of the phone page, `phoneMiddle` the advert in its middle.
 */
position: BannersPosition;
};

export type BannersPosition = 'homeIndex' | 'phoneBanner' | 'phoneMiddle';

/**
 * Success.
 */
export interface BannersSuccess {
  /** Always `0`. */
  status: '0';
  /**
     * The banners in the order in which they are shown.
     * @maxItems 12
     */
  data: Banner[];
}

/**
 * One line of a bill (proposed by this project).
 */
export interface BillCharge {
  /**
     * What is charged, in the language of the request.
     * @minLength 1
     * @maxLength 120
     */
  name: string;
  /**
     * How much of it, with its unit, in the language of the request.
     * @minLength 1
     * @maxLength 60
     */
  quantity?: string;
  /** Amount in MOP; negative for a payment or a discount. */
  amount: Balance;
  /** `previous` is the bill before and `payment` what was paid of it; the others are the `kind` of the sessions in the usage record that the line adds up. Left out for all other lines. */
  kind?: BillChargeKind;
}

/**
 * `previous` is the bill before and `payment` what was paid of it; the others are the `kind` of the sessions in the usage record that the line adds up. Left out for all other lines.
 */
export type BillChargeKind = 'previous' | 'payment' | 'data' | 'call' | 'sms' | 'idd';

/**
 * What the bill says about money, for a list that is easier to read than paper (proposed by this project, decision B85).
 */
export interface BillFigures {
  /** Amount due, in MOP. */
  total: Balance;
  /**
     * The lines above the total, in their order, previous bill and payments included.
     * @minItems 1
     * @maxItems 500
     */
  charges: BillCharge[];
}

/**
 * One bill as PDF.
 */
export interface BillPdf {
  figures?: BillFigures;
  /**
     * The PDF document in base64, without a data-URI prefix and without line breaks; at most 10 MB before encoding (proposed by this project).
     * @minLength 4
     * @maxLength 14000000
     */
  pdfbase64: string;
}

/**
 * Which bill.
 */
export interface BillPdfRequest {
  /** A `cycleDateStr` from `bills`. */
  cycleDate: Day;
}

/**
 * Success.
 */
export interface BillPdfSuccess {
  /** Always `0`. */
  status: '0';
  data: BillPdf;
}

/**
 * Success.
 */
export interface BillReissuePeriodsSuccess {
  /** Always `0`. */
  status: '0';
  data: InvoiceList;
}

/**
 * Success.
 */
export interface BillSummarySuccess {
  /** Always `0`. */
  status: '0';
  data: CheckBill;
}

/**
 * One bill as text.
 */
export interface BillText {
  /**
     * The bill as plain text (not HTML), lines ended by a line feed, in the language of the request. It is shown in a monospaced font with its spaces kept, so columns may be made with spaces.
     * @minLength 1
     * @maxLength 50000
     */
  billText: string;
  figures?: BillFigures;
}

/**
 * Which bill.
 */
export interface BillTextRequest {
  /** A `cycleDateStr` from `bills`. */
  cycleDate: Day;
}

/**
 * Success.
 */
export interface BillTextSuccess {
  /** Always `0`. */
  status: '0';
  data: BillText;
}

/**
 * Success.
 */
export interface BillsSuccess {
  /** Always `0`. */
  status: '0';
  data: InvoiceList;
}

/**
 * Success.
 */
export interface BrandsSuccess {
  /** Always `0`. */
  status: '0';
  /**
     * All makers in the order of the tabs.
     * @maxItems 60
     */
  data: IdName[];
}

/**
 * Success.
 */
export interface BusinessActivitiesSuccess {
  /** Always `0`. */
  status: '0';
  /**
     * The activities, newest first.
     * @maxItems 200
     */
  data: BusinessActivitySummary[];
}

/**
 * An activity with its text and pictures.
 */
export interface BusinessActivityDetail {
  /**
     * Activity id.
     * @pattern ^[0-9A-Za-z-]{1,32}$
     */
  id: string;
  /**
     * Name of the activity.
     * @minLength 1
     * @maxLength 120
     */
  title: string;
  /**
     * Day or period as text in the language of the request, shown as it is.
     * @minLength 1
     * @maxLength 60
     */
  dateStr: string;
  /**
     * The activity in a sentence, plain text. Optional, proposed by this project.
     * @minLength 1
     * @maxLength 160
     */
  summary?: string;
  /** When it begins, in Macau, `YYYY-MM-DD HH:mm`; with `endsAt` the site tells upcoming and past activities apart and offers the entry for a calendar. Optional, proposed by this project. */
  startsAt?: DateTime;
  /** When it ends, in Macau, `YYYY-MM-DD HH:mm`. Optional, proposed by this project. */
  endsAt?: DateTime;
  /**
     * Where it takes place, as one line. Optional, proposed by this project.
     * @minLength 1
     * @maxLength 120
     */
  place?: string;
  /**
     * Main picture for screens wider than 1024 px.
     * @maxLength 500
     */
  image1Name: string;
  /**
     * The same picture for screens up to 1024 px.
     * @maxLength 500
     */
  phoneimage1Name: string;
  /**
     * Text of the activity as HTML (headings, paragraphs, lists, tables, links). The site cleans it before showing it.
     * @maxLength 20000
     */
  content: string;
  /**
     * More pictures for screens wider than 1024 px, in the order shown; empty when there are none.
     * @maxItems 20
     * @items.maxLength 500
     */
  imageArr: string[];
  /**
     * The same pictures in the same order for screens up to 1024 px.
     * @maxItems 20
     * @items.maxLength 500
     */
  phoneImageArr: string[];
}

/**
 * Success.
 */
export interface BusinessActivitySuccess {
  /** Always `0`. */
  status: '0';
  data: BusinessActivityDetail;
}

/**
 * An activity for companies, as in the list.
 */
export interface BusinessActivitySummary {
  /**
     * Activity id; the entry links to `/activities/{id}`.
     * @pattern ^[0-9A-Za-z-]{1,32}$
     */
  id: string;
  /**
     * Name of the activity.
     * @minLength 1
     * @maxLength 120
     */
  title: string;
  /**
     * Day or period as text in the language of the request, shown as it is. The wording is free; the field name is all the specification gives.
     * @minLength 1
     * @maxLength 60
     */
  dateStr: string;
  /**
     * The activity in a sentence, plain text. Optional, proposed by this project.
     * @minLength 1
     * @maxLength 160
     */
  summary?: string;
  /** When it begins, in Macau, `YYYY-MM-DD HH:mm`; with `endsAt` the site tells upcoming and past activities apart and offers the entry for a calendar. Optional, proposed by this project. */
  startsAt?: DateTime;
  /** When it ends, in Macau, `YYYY-MM-DD HH:mm`. Optional, proposed by this project. */
  endsAt?: DateTime;
  /**
     * Where it takes place, as one line. Optional, proposed by this project.
     * @minLength 1
     * @maxLength 120
     */
  place?: string;
  /**
     * Main picture for screens wider than 1024 px. An address, although the name says name; proposed by this project.
     * @maxLength 500
     */
  image1Name: string;
  /**
     * The same picture for screens up to 1024 px.
     * @maxLength 500
     */
  phoneimage1Name: string;
}

/**
 * A plan for companies.
 */
export interface BusinessPlan {
  /**
     * Name of the plan.
     * @minLength 1
     * @maxLength 60
     */
  title: string;
  /**
     * What it is and for whom, plain text.
     * @maxLength 400
     */
  explan: string;
  /**
     * The main points of the plan, most important first.
     * @maxItems 12
     * @items.minLength 1
     * @items.maxLength 120
     */
  mainableArr: string[];
  /**
     * Where a company asks for the plan; left out when the hotline is the only way.
     * @maxLength 500
     */
  link?: string;
}

/**
 * Success.
 */
export interface BusinessPlanCategoriesSuccess {
  /** Always `0`. */
  status: '0';
  /**
     * The categories in the order of the tabs.
     * @maxItems 30
     */
  data: IdName[];
}

/**
 * Success.
 */
export interface BusinessPlansSuccess {
  /** Always `0`. */
  status: '0';
  /**
     * The plans in the order shown.
     * @maxItems 50
     */
  data: BusinessPlan[];
}

export type BuyTopUp4gHeaders = {
/**
 * Names one intention of the customer, so that a write that is repeated because its answer was lost is carried out once. Optional for both sides, proposed by this project; the rules are at the top of this document, under "Repeated writes".
 * @maxLength 36
 */
'Idempotency-Key'?: IdempotencyKeyParameter;
};

/**
 * Which plan.
 */
export interface BuyTopUp4gRequest {
  /**
     * Position of the chosen plan in `plans`, counted from 0 (decision B41).
     * @minimum 0
     * @maximum 29
     */
  plan: number;
}

/**
 * Success.
 */
export interface BuyTopUp4gSuccess {
  /** Always `0`. */
  status: '0';
  data?: ResultText;
}

/**
 * A picture with characters to type, and what the server knows it by.
 */
export interface Captcha {
  /**
     * The picture in base64, with or without a data-URI prefix. Without one it is shown as PNG.
     * @minLength 16
     * @maxLength 200000
     * @pattern ^(data:image/(png|jpeg|gif|webp|svg\+xml);base64,)?[0-9A-Za-z+/]+={0,2}$
     */
  imgbase64: string;
  /**
     * Opaque password of this picture; it goes back with the typed characters.
     * @pattern ^[!-~]{1,200}$
     */
  codepwd: string;
}

/**
 * Success.
 */
export interface CaptchaSuccess {
  /** Always `0`. */
  status: '0';
  data: Captcha;
}

/**
 * A session at the hosted checkout. The fields `purl`, `txnReq`, `keyId` and `hmac` come together or not at all; when they come, the site posts `txnReq`, `keyId` and `hmac` as a form to `purl` instead of opening the hosted checkout. The specification names these four and no use for them; the use is proposed by this project.
 */
export interface CardSession {
  /**
     * Amount to pay in MOP with two decimals.
     * @pattern ^\d{1,5}\.\d{2}$
     */
  amount: string;
  /**
     * Merchant id of the operator at the checkout.
     * @pattern ^[0-9A-Za-z_-]{1,40}$
     */
  merchant: string;
  /**
     * Order number, shown in the summary and on the receipt.
     * @pattern ^[0-9A-Za-z-]{1,32}$
     */
  orderid: string;
  /**
     * Session of the hosted checkout, good for one payment.
     * @pattern ^[0-9A-Za-z-]{1,64}$
     */
  sessionid: string;
  /**
     * Legacy form. Https address that the form is posted to.
     * @maxLength 500
     */
  purl?: string;
  /**
     * Legacy form. The transaction request, opaque to the site.
     * @minLength 1
     * @maxLength 8000
     */
  txnReq?: string;
  /**
     * Legacy form. Which key signed the request.
     * @minLength 1
     * @maxLength 100
     */
  keyId?: string;
  /**
     * Legacy form. Signature of the request, opaque to the site.
     * @minLength 1
     * @maxLength 200
     */
  hmac?: string;
}

/**
 * The PIN of now and the new one, twice.
 */
export interface ChangePasswordRequest {
  /** PIN of now, 4 to 8 digits. */
  oldPassword: Pin;
  /** New PIN, 4 to 8 digits, no spaces. */
  password: Pin;
  /** The new PIN again; must equal `password`. */
  rePassword: Pin;
}

/**
 * Success.
 */
export interface ChangePasswordSuccess {
  /** Always `0`. */
  status: '0';
  data: PasswordChanged;
}

/**
 * The ways by which the customer no longer wants promotions. Every request holds all four.
 */
export interface ChangePromotionMediaRequest {
  /** No promotion calls. */
  stopCall: boolean;
  /** No promotion e-mails. */
  stopEmail: boolean;
  /** No promotion letters by post. */
  stopMail: boolean;
  /** No promotion SMS. */
  stopSms: boolean;
}

/**
 * Success.
 */
export interface ChangePromotionMediaSuccess {
  /** Always `0`. */
  status: '0';
  data: SettingsResult;
}

/**
 * The customer's bill account.
 */
export interface CheckBill {
  /**
     * Client number, or the One Bill account number when the customer has One Bill.
     * @pattern ^[0-9A-Za-z-]{1,32}$
     */
  account: string;
  /**
     * Mobile number of the customer who is logged in, 8 digits.
     * @pattern ^\d{8}$
     */
  mobileNo: string;
  /** The newest bill. */
  invoice: Period;
}

/**
 * Success.
 */
export interface ContactSubjectsSuccess {
  /** Always `0`. */
  status: '0';
  /**
     * The subjects in the order of the list.
     * @maxItems 50
     */
  data: IdName[];
}

/**
 * Success.
 */
export interface CountriesSuccess {
  /** Always `0`. */
  status: '0';
  /**
     * The countries, the preselected one first.
     * @maxItems 300
     */
  data: Country[];
}

/**
 * A country and its telephone code.
 */
export interface Country {
  /**
     * Name in the language of the request.
     * @minLength 1
     * @maxLength 60
     */
  countryName: string;
  countryPhoneCode: CountryPhoneCode;
}

/**
 * Telephone code of a country, digits only, such as `853`.
 * @pattern ^[1-9][0-9]{0,3}$
 */
export type CountryPhoneCode = string;

/**
 * Where the server keeps an uploaded CV.
 */
export interface CvUpload {
  /**
     * Name under which the server keeps the file; `submitJobApplication` sends it back as `cvFile`.
     * @pattern ^[0-9A-Za-z._-]{1,120}$
     */
  fileName: string;
  /**
     * Name of the file on the device of the applicant; `submitJobApplication` sends it back as `cvName`.
     * @minLength 1
     * @maxLength 255
     */
  originalFileName: string;
}

/**
 * Charges for data on one network of a destination. A field that is left out counts as not offered or unknown.
 */
export interface DataRow {
  /**
     * Name of the local network.
     * @minLength 1
     * @maxLength 60
     */
  operator: string;
  /**
     * Short name of the network as the phone shows it, such as `JP HIKARI`.
     * @minLength 1
     * @maxLength 20
     */
  networkCode?: string;
  /**
     * Mobile country code and network code, such as `440-10`; `-` when unknown.
     * @pattern ^(\d{3}-\d{2,3}|-)$
     */
  plmnCode?: string;
  /**
     * Generations and bands of the network as one text to show, such as `5G n78 · 4G B1, B3`.
     * @minLength 1
     * @maxLength 60
     */
  networkFrequency?: string;
  /**
     * Minimum charge of a connection in MOP, which covers `minimumData`. `-`, `不適用` or `N/A` where not offered.
     * @maxLength 6
     * @pattern ^(\d{1,3}\.\d{2}|-|不適用|N/A)$
     */
  miniCharge?: string;
  /**
     * Data covered by the minimum charge, in KB, figure only. `-`, `不適用` or `N/A` where not offered.
     * @maxLength 5
     * @pattern ^(\d{1,5}|-|不適用|N/A)$
     */
  minimumData?: string;
  /**
     * Charge in MOP for every 10 KB after that; part of 10 KB counts as 10 KB (unit proposed by this project). `-`, `不適用` or `N/A` where not offered.
     * @maxLength 6
     * @pattern ^(\d{1,3}\.\d{2}|-|不適用|N/A)$
     */
  thereafterData?: string;
  /**
     * The most that a day of data costs on this network without a plan, in MOP; where a day pass starts by itself, its price. Optional, proposed by this project.
     * @maxLength 6
     * @pattern ^(\d{1,3}\.\d{2}|-|不適用|N/A)$
     */
  dayCap?: string;
}

/**
 * The alert levels of a customer.
 */
export interface DataUsageAlert {
  /**
     * Chosen levels in MB, lowest first; empty when there is no alert.
     * @maxItems 2
     */
  levels: DataUsageAlertLevel[];
}

/**
 * Data used in the current bill period, in MB (1 MB = 1024 KB, 1 GB = 1024 MB), at which the customer is told. In this order the site labels them 850 MB, 4.8 GB, 6.8 GB, 9.8 GB, 11.8 GB, 13.8 GB, 14.8 GB, 16.8 GB, 49.8 GB and 69.8 GB.
 */
export type DataUsageAlertLevel = 850 | 4915 | 6963 | 10035 | 12083 | 14131 | 15155 | 17203 | 50995 | 71475;

/**
 * Success.
 */
export interface DataUsageAlertSuccess {
  /** Always `0`. */
  status: '0';
  data: DataUsageAlert;
}

/**
 * Day and time in Macau, `YYYY-MM-DD HH:mm`. The form is proposed by this project.
 * @pattern ^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01]) (?:[01][0-9]|2[0-3]):[0-5][0-9]$
 */
export type DateTime = string;

/**
 * Day in Macau, `YYYY-MM-DD`.
 */
export type Day = string;

/**
 * Which group.
 */
export interface DeleteSmsGroupRequest {
  /**
     * The `gId` of the group.
     * @pattern ^[0-9A-Za-z-]{1,32}$
     */
  id: string;
}

/**
 * Success.
 */
export interface DeleteSmsGroupSuccess {
  /** Always `0`. */
  status: '0';
  data?: ResultText;
}

/**
 * Which scheduled messages.
 */
export interface DeleteSmsTasksRequest {
  /**
     * The `smsId` of each; the specification spells the request field `smsID`.
     * @minItems 1
     * @maxItems 200
     * @items.pattern ^[0-9A-Za-z-]{1,32}$
     */
  smsID: string[];
}

/**
 * Which template.
 */
export interface DeleteSmsTemplateRequest {
  /**
     * The `tId` of the template.
     * @pattern ^[0-9A-Za-z-]{1,32}$
     */
  id: string;
}

/**
 * Success.
 */
export interface DeleteSmsTemplateSuccess {
  /** Always `0`. */
  status: '0';
  data?: ResultText;
}

/**
 * A country or place in the roaming tariffs.
 */
export interface Destination {
  /**
     * Destination id; compare as a string. The site shows a note for `321` and `102`.
     * @pattern ^[0-9A-Za-z-]{1,32}$
     */
  rdId: string;
  /**
     * Name of the destination.
     * @minLength 1
     * @maxLength 60
     */
  name: string;
  /**
     * Picture of the flag, 3 wide and 2 high. Optional, proposed by this project.
     * @maxLength 500
     */
  flag?: string;
  /**
     * Roaming plans for data at this destination, day passes first; empty when there are none. Optional, proposed by this project.
     * @maxItems 12
     */
  offers?: RoamOffer[];
}

/**
 * Success without a payload.
 */
export const DoneValue = {
  /** Always `0`. */
  status: '0',
} as const;
export type Done = typeof DoneValue;

/**
 * One e-mail address.
 * @maxLength 120
 */
export type Email = string;

/**
 * A business error. The site shows `message` to the customer as it is.
 */
export interface Failure {
  /** Always `-1`. */
  status: '-1';
  /**
     * Sentence for the customer, in the language of the request.
     * @minLength 1
     * @maxLength 500
     */
  message: string;
}

/**
 * A link that the server adds to the footer, or a group of them. Where it leads is decided as for `MenuItem`. Proposed by this project.
 */
export interface FooterChannel {
  /**
     * Words of the link, or heading of the group.
     * @minLength 1
     * @maxLength 60
     */
  name: string;
  /**
     * Path in this site, with its query where there is one.
     * @maxLength 500
     */
  jumpUrl?: string;
  /**
     * Full address outside this site.
     * @maxLength 500
     */
  href?: string;
  /** 0 = a path of this site, otherwise a full address. */
  isfullurl: FooterChannelIsfullurl;
  /** 1 = opens in the same tab, 2 = in a new one. */
  type: FooterChannelType;
  /**
     * Links of the group, in order; left out for a plain link.
     * @maxItems 20
     */
  children?: FooterChannel[];
}

/**
 * 0 = a path of this site, otherwise a full address.
 */
export type FooterChannelIsfullurl = 0 | 1;

/**
 * 1 = opens in the same tab, 2 = in a new one.
 */
export type FooterChannelType = 1 | 2;

/**
 * Success.
 */
export interface FooterChannelsSuccess {
  /** Always `0`. */
  status: '0';
  /**
     * The channels, in order.
     * @maxItems 20
     */
  data: FooterChannel[];
}

/**
 * Success.
 */
export interface HomeBrandsSuccess {
  /** Always `0`. */
  status: '0';
  /**
     * The makers in the order of the tabs.
     * @maxItems 30
     */
  data: IdName[];
}

/**
 * Success.
 */
export interface HomePhonesSuccess {
  /** Always `0`. */
  status: '0';
  /**
     * The phones, most important first.
     * @maxItems 24
     */
  data: PhoneListItem[];
}

/**
 * Success.
 */
export interface HomePlansSuccess {
  /** Always `0`. */
  status: '0';
  /**
     * The cards, best known first.
     * @maxItems 24
     */
  data: PlanCard[];
}

/**
 * A choice the customer picks by name and the server knows by id.
 */
export interface IdName {
  /**
     * Opaque id; compare as a string.
     * @pattern ^[0-9A-Za-z-]{1,32}$
     */
  id: string;
  /**
     * Name to show, in the language of the request.
     * @minLength 1
     * @maxLength 60
     */
  name: string;
}

/**
 * Success.
 */
export interface Idd00PlansSuccess {
  /** Always `0`. */
  status: '0';
  /**
     * The rows in the order of the table, the row of the other countries last.
     * @maxItems 300
     */
  data: Idd00Row[];
}

/**
 * Charges of IDD 00 calls to one country.
 */
export interface Idd00Row {
  /**
     * Country, or part of one; the last row reads `其他國家` or `Other countries`.
     * @minLength 1
     * @maxLength 60
     */
  country: string;
  /**
     * Country code to dial, digits only, such as `1`, `44` or `351`; `-` in the last row.
     * @pattern ^(\d{1,7}|-)$
     */
  countryCode: string;
  /**
     * Charge in the peak period, MOP per minute, two decimals. The last row says `9.90`. `-`, `不適用` or `Not applicable` where not offered.
     * @maxLength 14
     * @pattern ^(\d{1,3}\.\d{2}|-|不適用|Not applicable)$
     */
  peakCharge: string;
  /**
     * Charge in the off-peak period, MOP per minute, two decimals. The last row says `9.90`. `-`, `不適用` or `Not applicable` where not offered.
     * @maxLength 14
     * @pattern ^(\d{1,3}\.\d{2}|-|不適用|Not applicable)$
     */
  nonpeakCharge: string;
  /**
     * Discount charge at any hour, MOP per minute, two decimals. The specification gives the name only; the meaning is proposed by this project. `-`, `不適用` or `Not applicable` where not offered.
     * @maxLength 14
     * @pattern ^(\d{1,3}\.\d{2}|-|不適用|Not applicable)$
     */
  chargeDis: string;
  /**
     * Charge of a video call at any hour, MOP per minute, two decimals; `0` where video calls are not offered, as in the last row.
     * @maxLength 14
     * @pattern ^(\d{1,3}\.\d{2}|0|-|不適用|Not applicable)$
     */
  videoIddCharge: string;
}

/**
 * Success.
 */
export interface Idd060PlansSuccess {
  /** Always `0`. */
  status: '0';
  /**
     * The rows in the order of the table, the row of the other countries last.
     * @maxItems 300
     */
  data: Idd060Row[];
}

/**
 * Charges of IDD 060 calls to one country. In the last row, for the countries that are not listed, every charge reads `不適用` or `Not applicable`.
 */
export interface Idd060Row {
  /**
     * Country, or part of one; the last row reads `其他國家` or `Other countries`.
     * @minLength 1
     * @maxLength 60
     */
  country: string;
  /**
     * Country code to dial, digits only, such as `1`, `44` or `351`; `-` in the last row.
     * @pattern ^(\d{1,7}|-)$
     */
  countryCode: string;
  /**
     * Standard charge, MOP per minute, two decimals. `-`, `不適用` or `Not applicable` where not offered.
     * @maxLength 14
     * @pattern ^(\d{1,3}\.\d{2}|-|不適用|Not applicable)$
     */
  charge: string;
  /**
     * Charge for customers with a monthly plan, MOP per minute, two decimals. The specification gives the name only; the meaning is proposed by this project. `-`, `不適用` or `Not applicable` where not offered.
     * @maxLength 14
     * @pattern ^(\d{1,3}\.\d{2}|-|不適用|Not applicable)$
     */
  chargeCust: string;
  /**
     * Discount charge in the hours of the 060 rate, MOP per minute, two decimals. The specification gives the name only; the meaning is proposed by this project. `-`, `不適用` or `Not applicable` where not offered.
     * @maxLength 14
     * @pattern ^(\d{1,3}\.\d{2}|-|不適用|Not applicable)$
     */
  chargeDis: string;
}

/**
 * Names one intention of the customer, so that a write that is repeated because its answer was lost is carried out once. Optional for both sides, proposed by this project; the rules are at the top of this document, under "Repeated writes".
 */
export type IdempotencyKeyParameter = string;

/**
 * Whose account type is asked.
 */
export interface InquireAccountTypeRequest {
  /** Mobile number in Macau, 8 digits, the first a 6, without country code. */
  mobileNo: MobileNo;
}

/**
 * Success.
 */
export interface InquireAccountTypeSuccess {
  /** Always `0`. */
  status: '0';
  data: AccountType;
}

/**
 * The bill cycles that the customer can choose from.
 */
export interface InvoiceList {
  /**
     * The cycles, newest first.
     * @maxItems 120
     */
  invoices: Period[];
}

/**
 * A page made by the server.
 */
export interface JumpRoute {
  /**
     * Path of the page in this site, without a query.
     * @pattern ^/[0-9A-Za-z/._-]{1,199}$
     */
  jumpUrl: string;
  /**
     * What `pageTemplate` knows the content by.
     * @pattern ^[0-9A-Za-z/._-]{1,200}$
     */
  templatePath: string;
}

/**
 * Success.
 */
export interface JumpRoutesSuccess {
  /** Always `0`. */
  status: '0';
  /**
     * The pages; each `jumpUrl` once.
     * @maxItems 200
     */
  data: JumpRoute[];
}

/**
 * One row of facts, label on the left and value on the right.
 */
export interface LeftRight {
  /**
     * Label.
     * @minLength 1
     * @maxLength 120
     */
  left: string;
  /**
     * Value.
     * @minLength 1
     * @maxLength 200
     */
  right: string;
}

/**
 * The session of a postpaid customer and what the site keeps about the account.
 */
export interface LoginData {
  /**
     * Session token for the `token` header of every later request. Opaque.
     * @minLength 1
     * @maxLength 512
     */
  token: string;
  /** Whether the account is a One Bill (consolidated) account. A string, not a boolean; the site compares it with `false`. */
  isOneBill: LoginDataIsOneBill;
  /**
     * Network that the account is set up for. `4g`, in any case, stands for the PDF bill and the purchase of data; every other value, such as `3g`, for the text bill and the top-up application form. Empty when there is no such setting.
     * @pattern ^[0-9A-Za-z]{0,10}$
     */
  net: string;
  /** The number that logged in. */
  mobileNo: MobileNo;
  /**
     * Client number, or One Bill account number when `isOneBill` is `true`. Opaque; compare as a string.
     * @pattern ^[0-9A-Za-z-]{1,32}$
     */
  account: string;
  /**
     * Newest network that the SIM card may use, such as `5G`, `4G` or `3G`. The values are proposed by this project; left out when unknown.
     * @pattern ^[0-9A-Za-z]{1,10}$
     */
  networkType?: string;
}

/**
 * Whether the account is a One Bill (consolidated) account. A string, not a boolean; the site compares it with `false`.
 */
export type LoginDataIsOneBill = 'true' | 'false';

export type LoginMusicHeaders = {
/**
 * Names one intention of the customer, so that a write that is repeated because its answer was lost is carried out once. Optional for both sides, proposed by this project; the rules are at the top of this document, under "Repeated writes".
 * @maxLength 36
 */
'Idempotency-Key'?: IdempotencyKeyParameter;
};

/**
 * Who wants to listen.
 */
export interface LoginMusicRequest {
  /** Mobile number, 8 digits, the first a 6. */
  mobileNo: MobileNo;
  /**
     * Password of the mobile number, 4 to 8 characters.
     * @minLength 4
     * @maxLength 8
     */
  password: string;
  /** Where the music service sends its welcome. */
  email: Email;
}

/**
 * Success. It has no payload; the sentence stands in the envelope.
 */
export interface LoginMusicSuccess {
  /** Always `0`. */
  status: '0';
  /**
     * Sentence for the result view, in the language of the request.
     * @minLength 1
     * @maxLength 500
     */
  message: string;
}

/**
 * The session of a prepaid customer.
 */
export interface LoginPrepaidData {
  /**
     * Session token for the `token` header of every later request. Opaque.
     * @minLength 1
     * @maxLength 512
     */
  token: string;
}

/**
 * Success.
 */
export interface LoginPrepaidSuccess {
  /** Always `0`. */
  status: '0';
  data: LoginPrepaidData;
}

/**
 * The log-in form. One form serves the log-in with a PIN, the request for an SMS code and the log-in with that code; each reads the fields it needs and ignores the others.
 */
export interface LoginRequest {
  /** Mobile number in Macau, 8 digits, the first a 6, without country code. */
  mobileNo: MobileNo;
  /**
     * PIN of a postpaid customer, 4 to 8 digits. Needed by `login`; elsewhere empty, as the site sends it, or left out.
     * @pattern ^(?:\d{4,8})?$
     */
  password?: string;
  /**
     * Code from the SMS that `sendPrepaidLoginCode` sent; six digits, proposed by this project. Needed by `loginPrepaid`; elsewhere empty, as the site sends it, or left out.
     * @pattern ^(?:\d{6})?$
     */
  code?: string;
}

/**
 * Success.
 */
export interface LoginSuccess {
  /** Always `0`. */
  status: '0';
  data: LoginData;
}

/**
 * Whose bill is to be paid.
 */
export interface LookUpBalanceRequest {
  /**
     * Mobile number as the customer typed it. Anything but a known postpaid number finds no account.
     * @minLength 1
     * @maxLength 20
     */
  mobileNo: string;
}

/**
 * Success.
 */
export interface LookUpBalanceSuccess {
  /** Always `0`. */
  status: '0';
  data: BalanceLookup;
}

/**
 * An item of the menu. It leads to `jumpUrl` when `isfullurl` is 0 and to `href` when not; where that one is missing the other counts. An item with neither only opens its children.
 */
export interface MenuItem {
  /**
     * Words of the item.
     * @minLength 1
     * @maxLength 60
     */
  name: string;
  /**
     * Items below this one, in order; empty for a leaf.
     * @maxItems 30
     */
  children: MenuItem[];
  /**
     * Path in this site, with its query where there is one.
     * @maxLength 500
     */
  jumpUrl?: string;
  /** 1 = a click opens the log-in pop-up when nobody is logged in. Left out means 0. The meaning is proposed by this project. */
  popup?: MenuItemPopup;
  /**
     * Full address outside this site.
     * @maxLength 500
     */
  href?: string;
  /** 0 = a path of this site, otherwise a full address. */
  isfullurl: MenuItemIsfullurl;
  /** 1 = opens in the same tab, 2 = in a new one. */
  type: MenuItemType;
  /** 1 = shown, 0 = kept by the server but not shown, children included. */
  showMenu: MenuItemShowMenu;
}

/**
 * 0 = a path of this site, otherwise a full address.
 */
export type MenuItemIsfullurl = 0 | 1;

/**
 * 1 = a click opens the log-in pop-up when nobody is logged in. Left out means 0. The meaning is proposed by this project.
 */
export type MenuItemPopup = 0 | 1;

/**
 * 1 = shown, 0 = kept by the server but not shown, children included.
 */
export type MenuItemShowMenu = 0 | 1;

/**
 * 1 = opens in the same tab, 2 = in a new one.
 */
export type MenuItemType = 1 | 2;

/**
 * Success.
 */
export interface MenuSuccess {
  /** Always `0`. */
  status: '0';
  /**
     * The top items, in order.
     * @maxItems 10
     */
  data: MenuItem[];
}

/**
 * Mobile number in Macau, 8 digits, the first a 6, without country code.
 * @pattern ^6\d{7}$
 */
export type MobileNo = string;

/**
 * A plan the phone can be taken with: a link and the fields of a plan card. The specification says "link and card fields" only; which card fields is proposed by this project.
 */
export interface MobilePlan {
  /**
     * Where the card leads, a path of the site (`/sharePlan/2003`) or a full address; a full address opens in a new tab.
     * @maxLength 500
     */
  link: string;
  /** `top` is the plan's name, `bottom` its term. */
  cardtitleMap: TopBottom;
  /**
     * The first pair is the monthly fee (`top` = `MOP$168`, `bottom` = `月費` or `a month`); the others are facts, label in `top`, value in `bottom`. The mock's second pair is the price of the phone with this plan.
     * @minItems 1
     * @maxItems 8
     */
  cardsubtitleMap: TopBottom[];
  /**
     * More facts, label left and value right.
     * @maxItems 16
     */
  cardinfoMap?: LeftRight[];
  /**
     * Special lines of the offer, most important first.
     * @maxItems 6
     * @items.minLength 1
     * @items.maxLength 120
     */
  cardremakeArr?: string[];
  /** Recommended flag, 1 = recommended; missing means 0. */
  tjtype?: MobilePlanTjtype;
  /**
     * Contract term in months that the price of the phone needs, 0 = none. With it the page of the plan adds the price to the total of that term. Proposed by this project.
     * @minimum 0
     * @maximum 60
     */
  months?: number;
}

/**
 * Recommended flag, 1 = recommended; missing means 0.
 */
export type MobilePlanTjtype = 0 | 1;

/**
 * One news item.
 */
export interface NewsItem {
  /**
     * News id; asks for the item in `newsItem`.
     * @pattern ^[0-9A-Za-z-]{1,32}$
     */
  id: string;
  /**
     * Headline.
     * @minLength 1
     * @maxLength 120
     */
  name: string;
  /** Day of publication in Macau, `YYYY-MM-DD`. The format is proposed by this project. */
  postedAt: Day;
  /**
     * What the item is about in a word or two, the same words for all items of a topic. Optional, proposed by this project.
     * @minLength 1
     * @maxLength 20
     */
  topic?: string;
  /**
     * The item in a sentence, plain text, for the list. Optional, proposed by this project.
     * @minLength 1
     * @maxLength 160
     */
  summary?: string;
  /**
     * The item as HTML (headings from `<h3>`, paragraphs, lists, tables, pictures, links). The site cleans it before showing it.
     * @maxLength 50000
     */
  content: string;
}

/**
 * Success.
 */
export interface NewsItemSuccess {
  /** Always `0`. */
  status: '0';
  /**
     * The item first, or nothing when the id is unknown. Clients read the first element and ignore others.
     * @maxItems 20
     */
  data: NewsItem[];
}

/**
 * Success.
 */
export interface NewsListSuccess {
  /** Always `0`. */
  status: '0';
  /**
     * The items, newest first.
     * @maxItems 200
     */
  data: NewsItem[];
}

/**
 * The path or the resource does not exist. The site shows its not-found page.
 */
export type NotFoundResponse = Failure;

/**
 * The notice above the header.
 */
export interface Notice {
  /** 1 = show the notice. The values are proposed by this project. */
  status: NoticeStatus;
  /**
     * What it is about, in a few words; may be empty when `status` is 0.
     * @maxLength 60
     */
  title: string;
  /**
     * The notice as HTML of one line (text, links, emphasis). The site cleans it before showing it.
     * @maxLength 1000
     */
  content: string;
}

/**
 * 1 = show the notice. The values are proposed by this project.
 */
export type NoticeStatus = 0 | 1;

/**
 * Success.
 */
export interface NoticeSuccess {
  /** Always `0`. */
  status: '0';
  data: Notice;
}

/**
 * A job that can be applied for. Proposed by this project.
 */
export interface OpenPosition {
  /**
     * Name of the position; the site fills it in as `position` of `submitJobApplication`.
     * @minLength 1
     * @maxLength 80
     */
  position: string;
  /**
     * Part of the company.
     * @minLength 1
     * @maxLength 60
     */
  department: string;
  /**
     * What an applicant brings, most important first.
     * @minItems 1
     * @maxItems 8
     * @items.minLength 1
     * @items.maxLength 120
     */
  needs: string[];
}

/**
 * 413: the body is larger than the server accepts. 429: too many requests in a short time, usually counted by the server in front by address, and by the backend by number. 502 and 504: the server in front got no readable answer from the backend, or none in time. 503: the backend is down for maintenance or overloaded. A backend has done nothing when it answers with 413 or 429. After 429 and 503 the request may be sent again when `Retry-After` has passed.
 */
export type OtherErrorResponse = Failure;

/**
 * What the customer owes.
 */
export interface OutstandingBalance {
  /** Amount in MOP with two decimals, without currency or thousands separator. A negative amount is a credit. */
  balance: Balance;
}

/**
 * Success.
 */
export interface OutstandingBalanceSuccess {
  /** Always `0`. */
  status: '0';
  data: OutstandingBalance;
}

/**
 * Content of a page made by the server. Proposed by this project.
 */
export interface PageTemplate {
  /**
     * The path that was asked for.
     * @pattern ^[0-9A-Za-z/._-]{1,200}$
     */
  templatePath: string;
  /**
     * Heading of the page; the content does not repeat it.
     * @minLength 1
     * @maxLength 100
     */
  title: string;
  /**
     * The page as HTML from `<h2>` downwards (headings, paragraphs, lists, tables, pictures, links; links into the site as paths). The site cleans it before showing it.
     * @maxLength 100000
     */
  content: string;
  /**
     * Shops that the page shows above its content; left out on other pages.
     * @maxItems 100
     */
  shops?: Shop[];
  /**
     * Open positions that the page shows above its content; left out on other pages. Proposed by this project.
     * @maxItems 60
     */
  jobs?: OpenPosition[];
}

export type PageTemplateParams = {
/**
 * Template path of an entry of `jumpRoutes`.
 * @pattern ^[0-9A-Za-z/._-]{1,200}$
 */
templatePath: string;
};

/**
 * Success.
 */
export interface PageTemplateSuccess {
  /** Always `0`. */
  status: '0';
  data: PageTemplate;
}

/**
 * Acknowledgement of the new PIN.
 */
export interface PasswordChanged {
  /**
     * Sentence for the customer, in the language of the request. The site shows it in a success dialog.
     * @minLength 1
     * @maxLength 500
     */
  msg: string;
}

/**
 * Acknowledgement of the new PIN.
 */
export interface PasswordSet {
  /**
     * The reference that was used up. The site does not need it.
     * @minLength 1
     * @maxLength 128
     */
  verCodePwd?: string;
}

export type PayByCardHeaders = {
/**
 * Names one intention of the customer, so that a write that is repeated because its answer was lost is carried out once. Optional for both sides, proposed by this project; the rules are at the top of this document, under "Repeated writes".
 * @maxLength 36
 */
'Idempotency-Key'?: IdempotencyKeyParameter;
};

/**
 * What is paid, for whom and on which kind of device.
 */
export interface PayByCardRequest {
  /**
     * Amount in MOP with at most two decimals, from 50 to 30000; both bounds are accepted.
     * @pattern ^\d{1,5}(\.\d{1,2})?$
     */
  amount: string;
  /**
     * The number of `lookUpBalance`.
     * @minLength 1
     * @maxLength 20
     */
  mobileNo: string;
  /** Credit card, Visa or Mastercard. */
  payMethod: PayByCardRequestPayMethod;
  /** Device for which the checkout is laid out. `W` = desktop, `M` = mobile. */
  clientType: PayByCardRequestClientType;
}

/**
 * Device for which the checkout is laid out. `W` = desktop, `M` = mobile.
 */
export type PayByCardRequestClientType = 'W' | 'M';

/**
 * Credit card, Visa or Mastercard.
 */
export type PayByCardRequestPayMethod = 'VisaOrMasterPay';

/**
 * Success.
 */
export interface PayByCardSuccess {
  /** Always `0`. */
  status: '0';
  data: CardSession;
}

export type PayByWalletHeaders = {
/**
 * Names one intention of the customer, so that a write that is repeated because its answer was lost is carried out once. Optional for both sides, proposed by this project; the rules are at the top of this document, under "Repeated writes".
 * @maxLength 36
 */
'Idempotency-Key'?: IdempotencyKeyParameter;
};

/**
 * What is paid, for whom and with which wallet.
 */
export interface PayByWalletRequest {
  /**
     * Amount in MOP with at most two decimals, more than 0.
     * @pattern ^\d{1,7}(\.\d{1,2})?$
     */
  amount: string;
  /**
     * The number of `lookUpBalance`.
     * @minLength 1
     * @maxLength 20
     */
  mobileNo: string;
  /** The wallet. */
  payMethod: PayByWalletRequestPayMethod;
  /**
     * The address from `lookUpBalance`. The server must refuse an address outside the site.
     * @minLength 1
     * @maxLength 500
     */
  resultUrl: string;
}

/**
 * The wallet.
 */
export type PayByWalletRequestPayMethod = 'macauPay' | 'alipay';

/**
 * Success.
 */
export interface PayByWalletSuccess {
  /** Always `0`. */
  status: '0';
  data: WalletForm;
}

export type PaymentReceiptParams = {
/**
 * Payment id that the checkout put into the return address.
 * @pattern ^[0-9A-Za-z-]{1,32}$
 */
pid: string;
};

/**
 * Success.
 */
export interface PaymentReceiptSuccess {
  /** Always `0`. */
  status: '0';
  /** The receipt, or null when there is none for this payment. */
  data: Receipt | null;
}

/**
 * One bill cycle, named by the date of its bill.
 */
export interface Period {
  /** Bill date in Macau, `YYYY-MM-DD`. Sent back as `cycleDate` to open or order what belongs to the cycle. */
  cycleDateStr: Day;
}

/**
 * One storage capacity with the plans it is sold with.
 */
export interface PhoneCapacity {
  /**
     * Capacity as shown on the selector, such as `256 GB`.
     * @minLength 1
     * @maxLength 30
     */
  capacityname: string;
  /**
     * The plans, cheapest first; the price of the phone in them belongs to this capacity. Empty when the capacity is sold without a plan only.
     * @maxItems 12
     */
  mobilePlans: MobilePlan[];
  /**
     * Price of this capacity without a plan, such as `MOP$8,380`. Proposed by this project; without it the selector shows the capacity only.
     * @maxLength 20
     * @pattern ^MOP\$\d{1,3}(,\d{3})*(\.\d{2})?$
     */
  price?: string;
}

/**
 * One colour of a phone and its picture in the gallery.
 */
export interface PhoneColor {
  /**
     * Picture of the phone in this colour on a transparent ground; the site shows it up to 440 px high.
     * @maxLength 500
     */
  img: string;
  /**
     * The colour's name in the language of the request, such as `海峽藍`. It is not a colour value.
     * @minLength 1
     * @maxLength 30
     */
  color: string;
  /**
     * The colour as six lower-case hexadecimal digits, for the dot of the selector. Proposed by this project; without it the selector shows the name.
     * @pattern ^#[0-9a-f]{6}$
     */
  hex?: string;
  /**
     * More pictures in this colour, such as the back and the front alone, shown after `img` in the gallery. Proposed by this project.
     * @maxItems 8
     * @items.maxLength 500
     */
  views?: string[];
}

/**
 * The page of one phone.
 */
export interface PhoneDetail {
  /**
     * Model with the maker's name.
     * @minLength 1
     * @maxLength 60
     */
  name: string;
  /**
     * Maker, the same spelling as in `brands`.
     * @minLength 1
     * @maxLength 60
     */
  brandName: string;
  /**
     * The colours, the first is chosen when the page opens.
     * @minItems 1
     * @maxItems 8
     */
  colors: PhoneColor[];
  /**
     * The capacities, smallest first; the first is chosen when the page opens.
     * @minItems 1
     * @maxItems 8
     */
  mobileCapacityplan: PhoneCapacity[];
  /**
     * Terms of the offer as HTML (headings, paragraphs, lists, tables, links). The site cleans it before showing it.
     * @maxLength 20000
     */
  calusecontent: string;
  /**
     * Presentation of the product as HTML. It may hold pictures and embedded videos (`iframe` with `width`, `height` and `title`, from which the site keeps the aspect ratio). Each `section` with a picture is a feature as wide as the page; `details` with a `summary`, such as the specification, are folded. The site cleans it and keeps only frames of allowed hosts.
     * @maxLength 50000
     */
  introductioncontent: string;
  /**
     * What is special about the phone, in one line under its name. Proposed by this project.
     * @maxLength 200
     */
  subtitle?: string;
  /**
     * Fastest network, as in the phone list. Proposed by this project; without it the badge is left out.
     * @maxLength 20
     */
  networkName?: string;
  /** 1 = show the tag "new", as in the phone list. Proposed by this project. */
  isnew?: PhoneDetailIsnew;
}

/**
 * 1 = show the tag "new", as in the phone list. Proposed by this project.
 */
export type PhoneDetailIsnew = 0 | 1;

/**
 * Success.
 */
export interface PhoneDetailSuccess {
  /** Always `0`. */
  status: '0';
  data: PhoneDetail;
}

/**
 * A phone as a card.
 */
export interface PhoneListItem {
  /**
     * Phone id; the card links to `/productDetails/{id}`.
     * @pattern ^[0-9A-Za-z-]{1,32}$
     */
  id: string;
  /**
     * Picture of the phone on a transparent ground, about as wide as 212 to 256 high; the site shows it up to 250 px high.
     * @maxLength 500
     */
  img: string;
  /**
     * Model with the maker's name, such as `Vela 12 Pro`.
     * @minLength 1
     * @maxLength 60
     */
  name: string;
  /**
     * Maker, the same spelling as in `brands`.
     * @minLength 1
     * @maxLength 60
     */
  brandName: string;
  /**
     * Fastest network of the phone, such as `5G`.
     * @maxLength 20
     */
  networkName: string;
  /** 1 = show the tag "new". */
  isnew: PhoneListItemIsnew;
  /** The monthly side: `top` is the label, `bottom` a monthly fee (`MOP$168`). The mock gives the fee of the plan recommended for the phone, labelled `推薦計劃月費` or `Monthly plan`. */
  titleleftMap: TopBottom;
  /** The price side: `top` is the label (`淨機價由` or `Phone, from`), `bottom` the lowest price without a plan, that of the smallest capacity (`MOP$7,580`). */
  titlerightMap: TopBottom;
  /**
     * Colours the phone is sold in, as dots on the card, in the order of the gallery. Proposed by this project; without it the card has no dots.
     * @maxItems 8
     * @items.pattern ^#[0-9a-f]{6}$
     */
  colors?: string[];
  /**
     * The colours with their names and pictures, in the order of `colors`, so that a list can show the phone in each; `views` is left out. Proposed by this project; without it the dots are no choice.
     * @maxItems 8
     */
  previews?: PhoneColor[];
  /** 1 = a shop has it now in one of its colours and capacities, 0 = none has. Proposed by this project; without it the list is silent about stock. */
  instock?: PhoneListItemInstock;
  /** First day of sale, `YYYY-MM-DD`, for the order "newest first". Proposed by this project; phones without it come last in that order. */
  released?: Day;
}

/**
 * 1 = a shop has it now in one of its colours and capacities, 0 = none has. Proposed by this project; without it the list is silent about stock.
 */
export type PhoneListItemInstock = 0 | 1;

/**
 * 1 = show the tag "new".
 */
export type PhoneListItemIsnew = 0 | 1;

/**
 * One page of phones.
 */
export interface PhonePage {
  /**
     * The phones of this page.
     * @maxItems 100
     */
  rows: PhoneListItem[];
  /**
     * Phones on all pages; the number in the "there are N items" line.
     * @minimum 0
     * @maximum 100000
     */
  total: number;
  /**
     * Number of pages; 0 when there are no rows.
     * @minimum 0
     * @maximum 100000
     */
  totalPages: number;
}

export type PhonesParams = {
/**
 * Page, counted from 1. Beyond the last page the answer has no rows.
 * @minimum 1
 * @maximum 1000
 */
pageNumber: number;
/**
 * Phones a page; the site asks for 12 on `/allMobile` and for 4 on `/mobileDevice`.
 * @minimum 1
 * @maximum 100
 */
pageSize: number;
};

/**
 * Success.
 */
export interface PhonesSuccess {
  /** Always `0`. */
  status: '0';
  data: PhonePage;
}

/**
 * PIN of a postpaid customer, 4 to 8 digits.
 * @pattern ^\d{4,8}$
 */
export type Pin = string;

/**
 * A plan as a card on the home page.
 */
export interface PlanCard {
  /**
     * Plan id; the card links to `/sharePlan/{id}`.
     * @pattern ^[0-9A-Za-z-]{1,32}$
     */
  id: string;
  /** `top` is the plan's name, `bottom` its term or audience. */
  cardtitleMap: TopBottom;
  /**
     * The first pair is the price (`top` = `MOP$98`, `bottom` = `月費` or `a month`); the others are facts, label in `top`, value in `bottom`.
     * @minItems 1
     * @maxItems 8
     */
  cardsubtitleMap: TopBottom[];
  /**
     * Special lines of the plan, most important first.
     * @maxItems 6
     * @items.minLength 1
     * @items.maxLength 120
     */
  cardremakeArr: string[];
  /** Recommended flag, 1 = recommended. Stated for roaming and detail cards; optional here, proposed by this project. */
  tjtype?: PlanCardTjtype;
}

/**
 * Recommended flag, 1 = recommended. Stated for roaming and detail cards; optional here, proposed by this project.
 */
export type PlanCardTjtype = 0 | 1;

/**
 * Success.
 */
export interface PlanCategoriesSuccess {
  /** Always `0`. */
  status: '0';
  /**
     * The categories in the order of the tabs.
     * @maxItems 30
     */
  data: IdName[];
}

/**
 * One plan of a section in its shortest form.
 */
export interface PlanChip {
  /**
     * Plan id; the chip links to `/sharePlan/{id}`.
     * @pattern ^[0-9A-Za-z-]{1,32}$
     */
  id: string;
  /**
     * Name of the plan, as on its page. Proposed by this project; without it a list names the section.
     * @minLength 1
     * @maxLength 60
     */
  name?: string;
  /**
     * Local data in GB, figure only.
     * @pattern ^\d{1,4}(\.\d)?$
     */
  datagb: string;
  /** 1 = show `zdyText`. */
  zdytype: PlanChipZdytype;
  /**
     * Extra text of the chip, shown when `zdytype` is 1.
     * @maxLength 40
     */
  zdyText?: string;
  /** Monthly fee in MOP, figure only. */
  monthplan: Price;
  /**
     * What the plan has besides local data, such as calls and roaming, label in `top`, value in `bottom`, most important first. Proposed by this project.
     * @maxItems 4
     */
  facts?: TopBottom[];
  /** Recommended flag, 1 = recommended, as on the cards of the home page. Proposed by this project. */
  tjtype?: PlanChipTjtype;
}

/**
 * Recommended flag, 1 = recommended, as on the cards of the home page. Proposed by this project.
 */
export type PlanChipTjtype = 0 | 1;

/**
 * 1 = show `zdyText`.
 */
export type PlanChipZdytype = 0 | 1;

/**
 * The plan detail page.
 */
export interface PlanDetail {
  /**
     * The ways to take the plan.
     * @maxItems 12
     */
  cards: PlanDetailCard[];
  planSectionInfoTitleVO: PlanTitle;
}

/**
 * One way to take the plan, such as a contract term.
 */
export interface PlanDetailCard {
  /** `top` is the name, `bottom` the term. */
  cardtitleMap: TopBottom;
  /**
     * The first pair is the price, the others are facts, as in `PlanCard`.
     * @minItems 1
     * @maxItems 8
     */
  cardsubtitleMap: TopBottom[];
  /**
     * More facts, label left and value right.
     * @maxItems 16
     */
  cardinfoMap: LeftRight[];
  /**
     * Free service that comes with the plan; left out when there is none.
     * @maxLength 200
     */
  freeserver?: string;
  /**
     * Where the customer applies; left out when the plan cannot be taken online. When the customer has come from a phone, the site adds its choice to the query: `phone` is the phone id, `color` and `capacity` are positions in `colors` and `mobileCapacityplan` of `phoneDetail`, counted from 1 and left out for the first. What the server does with them is its choice. The query is proposed by this project.
     * @maxLength 500
     */
  applink?: string;
  /** Recommended flag, 1 = recommended. */
  tjtype: PlanDetailCardTjtype;
  /**
     * Contract term in months, 0 = none. The site offers it as a choice where every card has it. Proposed by this project.
     * @minimum 0
     * @maximum 60
     */
  months?: number;
  /**
     * Phone or other device that comes with the plan; left out when there is none. Proposed by this project.
     * @minLength 1
     * @maxLength 60
     */
  device?: string;
  /**
     * Phone id of `device`. When the customer comes from this phone, its card is the chosen one. Proposed by this project; left out for other devices.
     * @pattern ^[0-9A-Za-z-]{1,32}$
     */
  phone?: string;
  /**
     * Position in `mobileCapacityplan` of the phone's capacity, counted from 1; left out where the card counts for all. Proposed by this project.
     * @minimum 1
     * @maximum 8
     */
  capacity?: number;
  /**
     * All that is paid over the contract term in MOP, figure only: monthly fees, free months taken off, and the price of the device. Left out without a term. Proposed by this project.
     * @pattern ^\d{1,6}(\.\d{1,2})?$
     */
  total?: string;
}

/**
 * Recommended flag, 1 = recommended.
 */
export type PlanDetailCardTjtype = 0 | 1;

/**
 * Success.
 */
export interface PlanDetailSuccess {
  /** Always `0`. */
  status: '0';
  data: PlanDetail;
}

/**
 * A group of plans with its picture and explanation.
 */
export interface PlanSection {
  /**
     * Picture for screens wider than 1024 px.
     * @maxLength 500
     */
  img: string;
  /**
     * Picture for screens up to 1024 px.
     * @maxLength 500
     */
  phoneImg: string;
  /**
     * Name of the section.
     * @minLength 1
     * @maxLength 60
     */
  title: string;
  /**
     * Who it is for, in one line.
     * @maxLength 120
     */
  subtitle: string;
  /**
     * Explanation, plain text.
     * @maxLength 400
     */
  explan: string;
  /**
     * The plans of the section as chips, smallest first.
     * @maxItems 24
     */
  apiPlanSectionDataVO: PlanChip[];
}

/**
 * One page of plan sections.
 */
export interface PlanSectionPage {
  /**
     * The sections of this page.
     * @maxItems 100
     */
  rows: PlanSection[];
  /**
     * Sections on all pages.
     * @minimum 0
     * @maximum 100000
     */
  total: number;
  /**
     * Number of pages; 0 when there are no rows.
     * @minimum 0
     * @maximum 100000
     */
  totalPages: number;
}

export type PlanSectionsParams = {
/**
 * Page, counted from 1. Beyond the last page the answer has no rows.
 * @minimum 1
 * @maximum 1000
 */
pageNumber: number;
/**
 * Rows a page; the site asks for 5.
 * @minimum 1
 * @maximum 100
 */
pageSize: number;
};

/**
 * Success.
 */
export interface PlanSectionsSuccess {
  /** Always `0`. */
  status: '0';
  data: PlanSectionPage;
}

/**
 * Heading and terms of a plan.
 */
export interface PlanTitle {
  /**
     * Name of the plan.
     * @minLength 1
     * @maxLength 60
     */
  title: string;
  /**
     * What it offers, in one line.
     * @maxLength 200
     */
  subtitle: string;
  /**
     * Terms and conditions as HTML (headings, paragraphs, lists, tables, links). The site cleans it before showing it.
     * @maxLength 20000
     */
  calusecontent: string;
  /**
     * What the customer brings to take the plan, plain text. Proposed by this project.
     * @maxItems 6
     * @items.minLength 1
     * @items.maxLength 200
     */
  needs?: string[];
  /**
     * When the service and its charges begin, plain text. Proposed by this project.
     * @minLength 1
     * @maxLength 200
     */
  starts?: string;
}

/**
 * Success.
 */
export interface PreviewSmsSuccess {
  /** Always `0`. */
  status: '0';
  data: SmsPreview;
}

/**
 * Price in MOP with at most two decimals, figure only.
 * @pattern ^\d{1,5}(\.\d{1,2})?$
 */
export type Price = string;

/**
 * Data of this billing period.
 */
export interface RealTimeUsage {
  /**
     * Data used, in KiB. The specification calls it bytes, but shows value / 1024 / 1024 with one decimal, labelled GB, which is right for KiB (decision A13). 17616077 is shown as 16.8 GB.
     * @minimum 0
     * @maximum 1000000000000
     */
  useData: number;
  /**
     * Data left, in KiB like `useData`, top-ups included. The name is the specification's; it is an amount, not a date.
     * @minimum 0
     * @maximum 1000000000000
     */
  remainDate: number;
  /** Up to when the usage was counted, `YYYY-MM-DD HH:mm` in Macau. The form is proposed by this project. */
  cutOffDate: DateTime;
}

/**
 * Receipt of a settled card payment. Merchant name and sites, trade category and service are the same for every receipt and not part of it.
 */
export interface Receipt {
  /**
     * Merchant id.
     * @pattern ^[0-9A-Za-z_-]{1,40}$
     */
  shid: string;
  /**
     * Approval number of the bank.
     * @pattern ^[0-9A-Za-z]{1,12}$
     */
  bankauthid: string;
  /**
     * Order number, the `orderid` of the checkout session.
     * @pattern ^[0-9A-Za-z-]{1,32}$
     */
  netstxnref: string;
  /**
     * UTR, the reference of the transaction between the banks.
     * @pattern ^[0-9A-Za-z]{1,32}$
     */
  txnrand: string;
  /**
     * Trade date and time in Macau, `YYYY-MM-DD HH:mm:ss`, such as `2026-11-20 10:28:15`.
     * @pattern ^\d{4}-\d{2}-\d{2} ([01]\d|2[0-3]):[0-5]\d:[0-5]\d$
     */
  merchanttxndtm: string;
  /**
     * Currency of the amount, ISO 4217, such as `MOP`.
     * @pattern ^[A-Z]{3}$
     */
  currencycode: string;
  /**
     * Amount paid, two decimals, without thousands separator.
     * @pattern ^\d{1,7}\.\d{2}$
     */
  netsamountdeducted: string;
  /**
     * Masked card number, digits in the middle replaced by `*`. The site names the card by the first digit, 4 = Visa, any other = Mastercard.
     * @pattern ^\d{1,6}\*{4,12}\d{4}$
     */
  maskpan: string;
}

/**
 * Where the bills go from now on.
 */
export interface RegisterEbillRequest {
  /**
     * One or more e-mail addresses, separated by commas; spaces around an address do not matter. Required when going back to paper, too.
     * @minLength 6
     * @maxLength 500
     * @pattern ^ *[0-9A-Za-z._%+-]+@([0-9A-Za-z-]+\.)+[A-Za-z]{2,24} *(, *[0-9A-Za-z._%+-]+@([0-9A-Za-z-]+\.)+[A-Za-z]{2,24} *)*$
     */
  email: string;
  /** Paper bill by mail. `0` = no paper, e-bill on; `1` = paper, e-bill off. The specification names only the field; the values are proposed by this project. */
  mail: RegisterEbillRequestMail;
}

/**
 * Paper bill by mail. `0` = no paper, e-bill on; `1` = paper, e-bill off. The specification names only the field; the values are proposed by this project.
 */
export type RegisterEbillRequestMail = '0' | '1';

/**
 * Success.
 */
export interface RegisterEbillSuccess {
  /** Always `0`. */
  status: '0';
  data?: ResultText;
}

export type RegisterTravelCardHeaders = {
/**
 * Names one intention of the customer, so that a write that is repeated because its answer was lost is carried out once. Optional for both sides, proposed by this project; the rules are at the top of this document, under "Repeated writes".
 * @maxLength 36
 */
'Idempotency-Key'?: IdempotencyKeyParameter;
};

/**
 * A request for the travel card, proven by an SMS code.
 */
export interface RegisterTravelCardRequest {
  /**
     * Password of the code, from `sendTravelCardCode`.
     * @pattern ^[!-~]{1,200}$
     */
  codePwd: string;
  /** Postpaid mobile number that got the code, 8 digits, the first a 6. */
  mobileNo: MobileNo;
  /**
     * The code of the SMS, digits only; the length of 4 to 8 is proposed by this project.
     * @pattern ^\d{4,8}$
     */
  smsCode: string;
  /** 1 = authorise, 2 = cancel. */
  type: RegisterTravelCardRequestType;
}

/**
 * 1 = authorise, 2 = cancel.
 */
export type RegisterTravelCardRequestType = 1 | 2;

/**
 * Success.
 */
export interface RegisterTravelCardSuccess {
  /** Always `0`. */
  status: '0';
  data: TravelCardResult;
}

export type RequestBillReissueHeaders = {
/**
 * Names one intention of the customer, so that a write that is repeated because its answer was lost is carried out once. Optional for both sides, proposed by this project; the rules are at the top of this document, under "Repeated writes".
 * @maxLength 36
 */
'Idempotency-Key'?: IdempotencyKeyParameter;
};

/**
 * Of which bill the customer orders a paper copy.
 */
export interface RequestBillReissueRequest {
  /** A `cycleDateStr` from `billReissuePeriods`. */
  cycleDate: Day;
}

/**
 * Success.
 */
export interface RequestBillReissueSuccess {
  /** Always `0`. */
  status: '0';
  data?: ResultText;
}

export type RequestUsageReissueHeaders = {
/**
 * Names one intention of the customer, so that a write that is repeated because its answer was lost is carried out once. Optional for both sides, proposed by this project; the rules are at the top of this document, under "Repeated writes".
 * @maxLength 36
 */
'Idempotency-Key'?: IdempotencyKeyParameter;
};

/**
 * Which record is wanted again.
 */
export interface RequestUsageReissueRequest {
  /** A `cycleDateStr` from `usageReissuePeriods`, `YYYY-MM-DD`. */
  cycleDate: Day;
}

/**
 * Success.
 */
export interface RequestUsageReissueSuccess {
  /** Always `0`. */
  status: '0';
  data?: ResultText;
}

/**
 * Reference to the code that was sent.
 */
export interface ResetCodeSent {
  /**
     * Reference to this code, to be sent back with it. Opaque; it is not the code.
     * @minLength 1
     * @maxLength 128
     */
  codePwd: string;
}

/**
 * Permission to set a new PIN.
 */
export interface ResetCodeVerified {
  /**
     * Proof that the code was right, for `setPassword`. Opaque, good for one new PIN.
     * @minLength 1
     * @maxLength 128
     */
  verCodePwd: string;
}

/**
 * Acknowledgement of a write whose answer the specification leaves open; proposed by this project.
 */
export interface ResultText {
  /**
     * Sentence for the customer, in the language of the request.
     * @minLength 1
     * @maxLength 500
     */
  res?: string;
}

/**
 * One answer to a question of the roaming plan finder.
 */
export interface RoamAnswer {
  /**
     * Answer id, unique over all questions; `roamPlans` takes it.
     * @pattern ^[0-9A-Za-z-]{1,32}$
     */
  id: string;
  /**
     * The answer.
     * @minLength 1
     * @maxLength 60
     */
  answerName: string;
  /**
     * Second line of the answer; optional, proposed by this project. For an answer with a `ring` it names places of that ring, separated by `、` in Chinese and by a comma and a space in English, so that the map can show them.
     * @minLength 1
     * @maxLength 80
     */
  hint?: string;
  /**
     * Distance of the answer from Macau, 1 = nearest; lights that ring of the finder's map. Optional, proposed by this project.
     * @minimum 1
     * @maximum 4
     */
  ring?: number;
  /**
     * Shortest trip in days that an answer about the length of the trip means; with `maxDays` the site computes the cost of the whole trip. Optional, proposed by this project.
     * @minimum 1
     * @maximum 366
     */
  minDays?: number;
  /**
     * Longest trip in days that the answer means. Optional, proposed by this project.
     * @minimum 1
     * @maximum 366
     */
  maxDays?: number;
}

/**
 * A roaming plan as a card.
 */
export interface RoamCard {
  /**
     * Roaming plan id.
     * @pattern ^[0-9A-Za-z-]{1,32}$
     */
  id: string;
  /** `top` is the plan's name, `bottom` where it applies. */
  cardtitleMap: TopBottom;
  /**
     * The first pair is the price (`top` = `MOP$38`, `bottom` = `每日` or `per day`); the others are facts, label in `top`, value in `bottom`.
     * @minItems 1
     * @maxItems 8
     */
  cardsubtitleMap: TopBottom[];
  /**
     * Special lines of the plan, most important first.
     * @maxItems 6
     * @items.minLength 1
     * @items.maxLength 120
     */
  cardremakeArr: string[];
  /**
     * More facts, label left and value right.
     * @maxItems 16
     */
  cardinfoMap: LeftRight[];
  /** 1 = the link carries `linkText`; otherwise the site uses words of its own. The field is spelled so. */
  linkTxteStatus?: RoamCardLinkTxteStatus;
  /**
     * Where the plan can be read about or taken, a path of the site or a full address; left out when there is no such place.
     * @maxLength 500
     */
  link?: string;
  /**
     * Words of the link, shown when `linkTxteStatus` is 1.
     * @minLength 1
     * @maxLength 40
     */
  linkText?: string;
  /** Recommended flag, 1 = recommended. */
  tjtype: RoamCardTjtype;
  /** Price of the first pair as a figure in MOP, for each started `days` of a trip. With both the site computes what a whole trip costs. Optional, proposed by this project. */
  price?: Price;
  /**
     * Days that one `price` covers, 1 = day pass. Optional, proposed by this project.
     * @minimum 1
     * @maximum 366
     */
  days?: number;
  /** What the plan is for; only plans with the same value are compared. Optional, proposed by this project. */
  use?: RoamCardUse;
}

/**
 * 1 = the link carries `linkText`; otherwise the site uses words of its own. The field is spelled so.
 */
export type RoamCardLinkTxteStatus = 0 | 1;

/**
 * Recommended flag, 1 = recommended.
 */
export type RoamCardTjtype = 0 | 1;

/**
 * What the plan is for; only plans with the same value are compared. Optional, proposed by this project.
 */
export type RoamCardUse = 'data' | 'calls' | 'both';

/**
 * A roaming plan for data at one destination, as the tariffs show it. Proposed by this project.
 */
export interface RoamOffer {
  /**
     * Roaming plan id, as in `roamPlans`.
     * @pattern ^[0-9A-Za-z-]{1,32}$
     */
  id: string;
  /**
     * Name of the plan.
     * @minLength 1
     * @maxLength 60
     */
  name: string;
  /** Price in MOP, for each started `days` of a trip. */
  price: Price;
  /**
     * Days that one `price` covers, 1 = day pass.
     * @minimum 1
     * @maximum 366
     */
  days: number;
  /**
     * Data for the price as one text to show, such as `6 GB`.
     * @minLength 1
     * @maxLength 80
     */
  data: string;
  /**
     * Where the plan can be read about or taken; left out when there is no such place.
     * @maxLength 500
     */
  link?: string;
}

/**
 * The answers given in the roaming plan finder.
 */
export interface RoamPlansRequest {
  /**
     * Ids of the chosen answers from `roamQuestions`, one a question, in the order of the questions.
     * @minItems 1
     * @maxItems 10
     * @items.pattern ^[0-9A-Za-z-]{1,32}$
     */
  answerIds: string[];
}

/**
 * Success.
 */
export interface RoamPlansSuccess {
  /** Always `0`. */
  status: '0';
  data: RoamResult;
}

/**
 * One question of the roaming plan finder.
 */
export interface RoamQuestion {
  /**
     * Picture for screens wider than 1024 px.
     * @maxLength 500
     */
  img: string;
  /**
     * Picture for screens up to 1024 px.
     * @maxLength 500
     */
  phoneimg: string;
  /**
     * What the question is about, in a word or two.
     * @minLength 1
     * @maxLength 40
     */
  title: string;
  /**
     * The question itself. The field is spelled so.
     * @minLength 1
     * @maxLength 80
     */
  qestionname: string;
  /**
     * The answers, of which the customer chooses one.
     * @minItems 1
     * @maxItems 8
     */
  roamQuestionDatas: RoamAnswer[];
}

/**
 * Success.
 */
export interface RoamQuestionsSuccess {
  /** Always `0`. */
  status: '0';
  /**
     * The questions in the order in which they are asked.
     * @maxItems 10
     */
  data: RoamQuestion[];
}

/**
 * What the roaming plan finder found.
 */
export interface RoamResult {
  /**
     * Names of the chosen answers, in the order of the request.
     * @maxItems 10
     * @items.minLength 1
     * @items.maxLength 60
     */
  aName: string[];
  /**
     * The plans that suit, best first; empty when none does.
     * @maxItems 24
     */
  roamPlans: RoamCard[];
}

/**
 * Success.
 */
export interface RoamingDataSuccess {
  /** Always `0`. */
  status: '0';
  /**
     * One row a network.
     * @maxItems 50
     */
  data: DataRow[];
}

/**
 * Success.
 */
export interface RoamingDestinationsSuccess {
  /** Always `0`. */
  status: '0';
  /**
     * The destinations in the order of the list.
     * @maxItems 300
     */
  data: Destination[];
}

/**
 * A part of the world in the roaming tariffs.
 */
export interface RoamingRegion {
  /**
     * Region id; compare as a string.
     * @pattern ^[0-9A-Za-z-]{1,32}$
     */
  regionId: string;
  /**
     * Name of the region.
     * @minLength 1
     * @maxLength 60
     */
  name: string;
  /** 1 = voice roaming is offered in the region. The specification names the field without its values, which are proposed by this project; the site does not use it. */
  voiceStatus?: RoamingRegionVoiceStatus;
}

/**
 * 1 = voice roaming is offered in the region. The specification names the field without its values, which are proposed by this project; the site does not use it.
 */
export type RoamingRegionVoiceStatus = 0 | 1;

/**
 * Success.
 */
export interface RoamingRegionsSuccess {
  /** Always `0`. */
  status: '0';
  /**
     * The regions in the order of the list.
     * @maxItems 30
     */
  data: RoamingRegion[];
}

/**
 * Success.
 */
export interface RoamingVideosSuccess {
  /** Always `0`. */
  status: '0';
  /**
     * One row a network.
     * @maxItems 50
     */
  data: VideoRow[];
}

/**
 * Success.
 */
export interface RoamingVoicesSuccess {
  /** Always `0`. */
  status: '0';
  /**
     * One row a network.
     * @maxItems 50
     */
  data: VoiceRow[];
}

/**
 * The alert levels that replace those before.
 */
export interface SaveDataUsageAlertRequest {
  /**
     * Chosen levels in MB, in any order; empty turns the alerts off.
     * @maxItems 2
     */
  levels: DataUsageAlertLevel[];
}

/**
 * Success.
 */
export interface SaveDataUsageAlertSuccess {
  /** Always `0`. */
  status: '0';
  data: SettingsResult;
}

/**
 * A group to save.
 */
export interface SaveSmsGroupRequest {
  /**
     * Name of the group.
     * @minLength 1
     * @maxLength 40
     */
  name: string;
  numList: SmsNumberList;
}

/**
 * Success.
 */
export interface SaveSmsGroupSuccess {
  /** Always `0`. */
  status: '0';
  data?: ResultText;
}

/**
 * A template to save.
 */
export interface SaveSmsTemplateRequest {
  /**
     * Name of the template.
     * @minLength 1
     * @maxLength 40
     */
  name: string;
  description: SmsText;
}

/**
 * Success.
 */
export interface SaveSmsTemplateSuccess {
  /** Always `0`. */
  status: '0';
  data?: ResultText;
}

/**
 * A message that is still to be sent.
 */
export interface ScheduledTask {
  /**
     * Id of the scheduled message; `deleteSmsTasks` takes a list of them as `smsID`.
     * @pattern ^[0-9A-Za-z-]{1,32}$
     */
  smsId: string;
  /** The whole message. */
  content: SmsText;
  /**
     * Who sends it, usually the mobile number that scheduled it.
     * @minLength 1
     * @maxLength 40
     */
  createdBy: string;
  /** The recipients, separated by commas. */
  receive: SmsNumberList;
  /**
     * When it is sent, in words, in the language of the request.
     * @minLength 1
     * @maxLength 160
     */
  scheduledStr: string;
}

/**
 * What a search answers.
 */
export interface SearchPages {
  pages: SearchResultPage;
}

/**
 * A page that contains the keyword.
 */
export interface SearchResult {
  /**
     * Title of the page, plain text.
     * @minLength 1
     * @maxLength 120
     */
  title: string;
  /**
     * The passage that contains the keyword, or the beginning of the page; plain text.
     * @maxLength 300
     */
  content: string;
  /**
     * Where the result leads.
     * @maxLength 500
     */
  jumpurl: string;
  /** 0 = `jumpurl` is a path of this site, otherwise a full address. */
  isfullurl: SearchResultIsfullurl;
  /** What the result is, so that the site can say it. Optional, proposed by this project. */
  kind?: SearchResultKind;
  /**
     * The figure that most who find this page look for, as text with currency and unit, such as `MOP$38 a day`; left out when there is none. Optional, proposed by this project.
     * @minLength 1
     * @maxLength 40
     */
  figure?: string;
}

/**
 * 0 = `jumpurl` is a path of this site, otherwise a full address.
 */
export type SearchResultIsfullurl = 0 | 1;

/**
 * What the result is, so that the site can say it. Optional, proposed by this project.
 */
export type SearchResultKind = 'page' | 'plan' | 'phone' | 'tariff' | 'offer' | 'news' | 'event' | 'business';

/**
 * One page of search results.
 */
export interface SearchResultPage {
  /**
     * The results of this page, 10 on every page but the last.
     * @maxItems 10
     */
  rows: SearchResult[];
  /**
     * Results on all pages.
     * @minimum 0
     * @maximum 100000
     */
  total: number;
  /**
     * Number of pages; 0 when there are no rows.
     * @minimum 0
     * @maximum 100000
     */
  totalPages: number;
}

export type SearchResultsParams = {
/**
 * What the customer typed, not blank.
 * @minLength 1
 * @maxLength 100
 * @pattern \S
 */
keyword: string;
/**
 * Page, counted from 1. Beyond the last page the answer has no rows.
 * @minimum 1
 * @maximum 1000
 */
page: number;
};

/**
 * Success.
 */
export interface SearchResultsSuccess {
  /** Always `0`. */
  status: '0';
  data: SearchPages;
}

export type SendPrepaidLoginCodeHeaders = {
/**
 * Names one intention of the customer, so that a write that is repeated because its answer was lost is carried out once. Optional for both sides, proposed by this project; the rules are at the top of this document, under "Repeated writes".
 * @maxLength 36
 */
'Idempotency-Key'?: IdempotencyKeyParameter;
};

export type SendResetCodeHeaders = {
/**
 * Names one intention of the customer, so that a write that is repeated because its answer was lost is carried out once. Optional for both sides, proposed by this project; the rules are at the top of this document, under "Repeated writes".
 * @maxLength 36
 */
'Idempotency-Key'?: IdempotencyKeyParameter;
};

/**
 * Where the code goes.
 */
export interface SendResetCodeRequest {
  /**
     * Mobile number of a postpaid customer, 8 digits. The reset form checks the length only, so the server refuses numbers that are none of its own.
     * @pattern ^\d{8}$
     */
  mobileNo: string;
}

/**
 * Success.
 */
export interface SendResetCodeSuccess {
  /** Always `0`. */
  status: '0';
  data: ResetCodeSent;
}

export type SendSmsHeaders = {
/**
 * Names one intention of the customer, so that a write that is repeated because its answer was lost is carried out once. Optional for both sides, proposed by this project; the rules are at the top of this document, under "Repeated writes".
 * @maxLength 36
 */
'Idempotency-Key'?: IdempotencyKeyParameter;
};

/**
 * A message, its recipients and when it is sent. `type` 2 needs the three fields `schedule…`, `type` 3 needs all of `scheduleStart…`, `scheduleEnd…` and `cycle…`; fields that the type does not use are left out. A missing field is a business error.
 */
export interface SendSmsRequest {
  coding: SmsCoding;
  content: SmsText;
  type: SmsSendType;
  /**
     * The recipients, at most 500 (the limit is proposed by this project).
     * @minItems 1
     * @maxItems 500
     */
  mobileList: SmsNumber[];
  /** Date of a delayed message, `YYYY-MM-DD`. */
  scheduleDate?: Day;
  /** Hour of a delayed message, `00` to `23`. */
  scheduleHour?: SmsHour;
  /** Minute of a delayed message, `00` to `59`. */
  scheduleMinute?: SmsMinute;
  /** First day of a cyclic message, `YYYY-MM-DD`. */
  scheduleStartDate?: Day;
  /** Hour from which a cyclic message is sent on its first day. */
  scheduleStartHour?: SmsHour;
  /** Minute from which a cyclic message is sent on its first day. */
  scheduleStartMinute?: SmsMinute;
  /** Last day of a cyclic message, `YYYY-MM-DD`, not before the first. */
  scheduleEndDate?: Day;
  /** Hour up to which a cyclic message is sent on its last day. */
  scheduleEndHour?: SmsHour;
  /** Minute up to which a cyclic message is sent on its last day. */
  scheduleEndMinute?: SmsMinute;
  cycleDay?: SmsCycleDay;
  /** Hour at which a cyclic message is sent, `00` to `23`. */
  cycleHour?: SmsHour;
  /** Minute at which a cyclic message is sent, `00` to `59`. */
  cycleMinute?: SmsMinute;
}

export type SendTravelCardCodeHeaders = {
/**
 * Names one intention of the customer, so that a write that is repeated because its answer was lost is carried out once. Optional for both sides, proposed by this project; the rules are at the top of this document, under "Repeated writes".
 * @maxLength 36
 */
'Idempotency-Key'?: IdempotencyKeyParameter;
};

/**
 * Where the SMS code goes.
 */
export interface SendTravelCardCodeRequest {
  /** Postpaid mobile number, 8 digits, the first a 6. */
  mobileNo: MobileNo;
}

/**
 * Success.
 */
export interface SendTravelCardCodeSuccess {
  /** Always `0`. */
  status: '0';
  data: TravelCardCode;
}

export type SendUssdCodeHeaders = {
/**
 * Names one intention of the customer, so that a write that is repeated because its answer was lost is carried out once. Optional for both sides, proposed by this project; the rules are at the top of this document, under "Repeated writes".
 * @maxLength 36
 */
'Idempotency-Key'?: IdempotencyKeyParameter;
};

/**
 * For which service.
 */
export interface SendUssdCodeRequest {
  /**
     * Id of the service.
     * @pattern ^[0-9A-Za-z-]{1,32}$
     */
  id: string;
}

/**
 * The server failed. The site shows `message`.
 */
export type ServerErrorResponse = Failure;

/**
 * The token is missing, unknown or expired. The site asks the customer to log in again.
 */
export interface SessionExpired {
  /** Always `-2`. */
  status: '-2';
  /**
     * Sentence for the customer, in the language of the request.
     * @minLength 1
     * @maxLength 500
     */
  message: string;
}

/**
 * The new PIN, twice, and the permission to set it.
 */
export interface SetPasswordRequest {
  /** New PIN, 4 to 8 digits. */
  password: Pin;
  /** The new PIN again; must equal `password`. */
  rePassword: Pin;
  /**
     * `verCodePwd` from `verifyResetCode`.
     * @minLength 1
     * @maxLength 128
     */
  verCodePwd: string;
}

/**
 * Success.
 */
export interface SetPasswordSuccess {
  /** Always `0`. */
  status: '0';
  data: PasswordSet;
}

/**
 * Acknowledgement of a changed setting.
 */
export interface SettingsResult {
  /**
     * Sentence for the customer, in the language of the request. The site shows it as it is.
     * @minLength 1
     * @maxLength 500
     */
  res: string;
}

/**
 * A shop of the operator. Proposed by this project.
 */
export interface Shop {
  /**
     * Name of the shop.
     * @minLength 1
     * @maxLength 60
     */
  name: string;
  /**
     * What is special about it, in a word or two, such as a premium counter.
     * @minLength 1
     * @maxLength 40
     */
  note?: string;
  /**
     * Part of the city that customers look for.
     * @minLength 1
     * @maxLength 40
     */
  district: string;
  /**
     * Street, number and floor.
     * @minLength 1
     * @maxLength 200
     */
  address: string;
  /**
     * Opening time of every day, Macau time.
     * @pattern ^([01]\d|2[0-3]):[0-5]\d$
     */
  opens: string;
  /**
     * Closing time of every day, Macau time, later than `opens`.
     * @pattern ^([01]\d|2[0-3]):[0-5]\d$
     */
  closes: string;
  /**
     * Where a map shows the shop.
     * @maxLength 500
     */
  map: string;
}

/**
 * Code from an SMS; six digits, proposed by this project.
 * @pattern ^\d{6}$
 */
export type SmsCode = string;

/**
 * 0 when the message contains Chinese characters, else 1.
 */
export type SmsCoding = 0 | 1;

/**
 * Day on which a cyclic message is sent. -1 = every day, 0 = Monday, 1 = Tuesday, and so on up to 6 = Sunday.
 */
export type SmsCycleDay = -1 | 0 | 1 | 2 | 3 | 4 | 5 | 6;

/**
 * Date in Macau, `YYYY-MM-DD` (decision B08).
 */
export type SmsDate = Day;

/**
 * Date and time in Macau, `YYYY-MM-DD HH:mm`. The form is proposed by this project.
 */
export type SmsDateTime = DateTime;

/**
 * What is sent, to whom and when. `type` 2 comes with `scheduleDate`, `type` 3 with `scheduleStartDate`, `scheduleEndDate`, `cycleDay` and `cycleHourMinute`.
 */
export interface SmsDetail {
  /**
     * How many recipients have a local number.
     * @minimum 0
     * @maximum 500
     */
  localNum: number;
  /**
     * How many recipients have an international number.
     * @minimum 0
     * @maximum 500
     */
  interNum: number;
  /**
     * The recipients in the order of `mobileList`, each once.
     * @minItems 1
     * @maxItems 500
     */
  receiveList: SmsReceiver[];
  type: SmsSendType;
  /** When a delayed message is sent, `YYYY-MM-DD HH:mm`. The name is the specification's, the time in it is proposed by this project. */
  scheduleDate?: DateTime;
  /** From when a cyclic message is sent, `YYYY-MM-DD HH:mm`. */
  scheduleStartDate?: DateTime;
  /** Up to when a cyclic message is sent, `YYYY-MM-DD HH:mm`. */
  scheduleEndDate?: DateTime;
  cycleDay?: SmsCycleDay;
  /**
     * At what time a cyclic message is sent, `HH:mm` in Macau.
     * @pattern ^(?:[01][0-9]|2[0-3]):[0-5][0-9]$
     */
  cycleHourMinute?: string;
  /**
     * The parts in which the message is sent and billed, in order. Joined, they are the message.
     * @minItems 1
     * @maxItems 60
     * @items.minLength 1
     * @items.maxLength 160
     */
  content: string[];
}

/**
 * Recipients saved under a name.
 */
export interface SmsGroup {
  /**
     * Group id; opaque, compare as a string. `deleteSmsGroup` calls it `id`.
     * @pattern ^[0-9A-Za-z-]{1,32}$
     */
  gId: string;
  /**
     * Name that the customer gave the group.
     * @minLength 1
     * @maxLength 40
     */
  name: string;
  numList: SmsNumberList;
}

/**
 * Success.
 */
export interface SmsGroupsSuccess {
  /** Always `0`. */
  status: '0';
  /**
     * The groups, oldest first.
     * @maxItems 50
     */
  data: SmsGroup[];
}

/**
 * One page of sent messages.
 */
export interface SmsHistoryPage {
  /**
     * The messages of this page, newest first.
     * @maxItems 10
     */
  rows: SmsHistoryRow[];
  /**
     * Messages on all pages.
     * @minimum 0
     * @maximum 100000
     */
  total: number;
  /**
     * Number of pages; 0 when there are no rows.
     * @minimum 0
     * @maximum 100000
     */
  totalPages: number;
}

export type SmsHistoryParams = {
/**
 * Page, counted from 1. Beyond the last page the answer has no rows.
 * @minimum 1
 * @maximum 100000
 */
pageNo: number;
};

/**
 * A message that was sent to one recipient.
 */
export interface SmsHistoryRow {
  /** When it was sent, `YYYY-MM-DD HH:mm` in Macau. The form is proposed by this project. */
  sendDate: DateTime;
  /**
     * Number of the recipient.
     * @minLength 1
     * @maxLength 20
     */
  receive: string;
  /** The whole message, not its parts. */
  data: SmsText;
  /**
     * What became of it, shown to the customer as it is, in the language of the request. The mock says 已發送 / Sent, 傳送中 / Sending and 未能送達 / Not delivered; the words are proposed by this project.
     * @minLength 1
     * @maxLength 30
     */
  status: string;
  /** The same for programs: the site takes colour and sign of `status` from it. Left out where it is none of these; the words are then shown without (proposed by this project, decision B72). */
  state?: SmsHistoryRowState;
}

/**
 * The same for programs: the site takes colour and sign of `status` from it. Left out where it is none of these; the words are then shown without (proposed by this project, decision B72).
 */
export type SmsHistoryRowState = 'sent' | 'sending' | 'failed';

/**
 * Success.
 */
export interface SmsHistorySuccess {
  /** Always `0`. */
  status: '0';
  data: SmsHistoryPage;
}

/**
 * Hour in Macau, two digits, `00` to `23`.
 * @pattern ^(?:[01][0-9]|2[0-3])$
 */
export type SmsHour = string;

/**
 * Minute, two digits, `00` to `59`.
 * @pattern ^[0-5][0-9]$
 */
export type SmsMinute = string;

/**
 * A telephone number: 8 digits for Macau (mobile numbers start with 6, the others are residential numbers with the SMS function), or an international number as `+` or `00`, country code and number, 6 to 15 digits. Decision B08; a number with the Macau code 853 counts as local. The pattern leaves `00` with 6 digits to its first branch, which matches those 8 digits, too.
 * @maxLength 17
 * @pattern ^(?:[0-9]{8}|\+[0-9]{6,15}|00[0-9]{7,15})$
 */
export type SmsNumber = string;

/**
 * 1 to 500 telephone numbers separated by commas, without spaces. Each is an `SmsNumber`. The separator is the specification's, the form of a number is proposed by this project.
 * @maxLength 9000
 * @pattern ^(?:[0-9]{8}|\+[0-9]{6,15}|00[0-9]{7,15})(?:,(?:[0-9]{8}|\+[0-9]{6,15}|00[0-9]{7,15})){0,499}$
 */
export type SmsNumberList = string;

/**
 * What the confirm screen shows.
 */
export interface SmsPreview {
  /** The request as the server understood it. Its `coding` is the one to send. */
  form: SendSmsRequest;
  /** Number of the customer who sends the message and on whose monthly statement it is charged (meaning proposed by this project). */
  mobileNo: MobileNo;
  smsDetail: SmsDetail;
}

/**
 * One row of the recipient table.
 */
export interface SmsReceiver {
  mobileNo: SmsNumber;
  /** Which tariff the number has, `local` MOP 0.25 or `international` MOP 1.00 per part. The specification names the two areas; the values are proposed by this project. */
  area: SmsReceiverArea;
}

/**
 * Which tariff the number has, `local` MOP 0.25 or `international` MOP 1.00 per part. The specification names the two areas; the values are proposed by this project.
 */
export type SmsReceiverArea = 'local' | 'international';

/**
 * When it is sent. 1 = immediately, 2 = delayed (one date and time), 3 = cyclic (start, end, cycle day and time).
 */
export type SmsSendType = 1 | 2 | 3;

/**
 * Success.
 */
export interface SmsTasksSuccess {
  /** Always `0`. */
  status: '0';
  /**
     * The scheduled messages, oldest first.
     * @maxItems 200
     */
  data: ScheduledTask[];
}

/**
 * A message saved under a name.
 */
export interface SmsTemplate {
  /**
     * Template id; opaque, compare as a string. `deleteSmsTemplate` calls it `id`.
     * @pattern ^[0-9A-Za-z-]{1,32}$
     */
  tId: string;
  /**
     * Name that the customer gave the template.
     * @minLength 1
     * @maxLength 40
     */
  name: string;
  description: SmsText;
}

/**
 * Success.
 */
export interface SmsTemplatesSuccess {
  /** Always `0`. */
  status: '0';
  /**
     * The templates, oldest first.
     * @maxItems 50
     */
  data: SmsTemplate[];
}

/**
 * Text of a message as the customer typed it, line breaks included. Limited to what 10 parts hold without Chinese (proposed by this project).
 * @minLength 1
 * @maxLength 1530
 */
export type SmsText = string;

export type SubmitContactMessageHeaders = {
/**
 * Names one intention of the customer, so that a write that is repeated because its answer was lost is carried out once. Optional for both sides, proposed by this project; the rules are at the top of this document, under "Repeated writes".
 * @maxLength 36
 */
'Idempotency-Key'?: IdempotencyKeyParameter;
};

/**
 * A message to customer service.
 */
export interface SubmitContactMessageRequest {
  /**
     * Name of the sender.
     * @minLength 1
     * @maxLength 60
     */
  name: string;
  /** E-mail address that the answer goes to. */
  email: Email;
  /**
     * Phone number of the sender. The specification asks only that it is there, so foreign numbers are accepted.
     * @minLength 1
     * @maxLength 20
     */
  mobile: string;
  /** Whether the sender is a customer of this network. 4 = customer (4G, 3G or 2G), 3 = not a subscriber. */
  network: SubmitContactMessageRequestNetwork;
  /**
     * Subject id from `contactSubjects`.
     * @pattern ^[0-9A-Za-z-]{1,32}$
     */
  contactUsSubjectId: string;
  /**
     * The message, plain text with line breaks; left out when the sender wrote none.
     * @minLength 1
     * @maxLength 2000
     */
  content?: string;
  /**
     * The characters that the sender read in the image of `captcha`.
     * @minLength 1
     * @maxLength 12
     */
  captcha: string;
  /**
     * The `codepwd` that came with that image.
     * @pattern ^[!-~]{1,200}$
     */
  codepwd: string;
}

/**
 * Whether the sender is a customer of this network. 4 = customer (4G, 3G or 2G), 3 = not a subscriber.
 */
export type SubmitContactMessageRequestNetwork = 4 | 3;

export type SubmitJobApplicationHeaders = {
/**
 * Names one intention of the customer, so that a write that is repeated because its answer was lost is carried out once. Optional for both sides, proposed by this project; the rules are at the top of this document, under "Repeated writes".
 * @maxLength 36
 */
'Idempotency-Key'?: IdempotencyKeyParameter;
};

/**
 * A job application. A field that the applicant left empty is left out.
 */
export interface SubmitJobApplicationRequest {
  /**
     * Position applied for, free text.
     * @minLength 1
     * @maxLength 80
     */
  position: string;
  /**
     * Salary asked for, MOP a month.
     * @minimum 1
     * @maximum 1000000
     */
  salary: number;
  /** First day the applicant can work, `YYYY-MM-DD`, today in Macau or later. */
  arrivalDate: Day;
  /**
     * Where the applicant heard of the position. 1 = the operator's website, 2 = a job portal, 3 = a life portal, 4 = Facebook, 5 = the labour department, 6 = staff referral, 7 = other. The codes are proposed by this project, their order is stated.
     * @minItems 1
     * @maxItems 7
     */
  jobSources: SubmitJobApplicationRequestJobSourcesItem[];
  /**
     * Name in Latin letters, as on the identity card.
     * @minLength 1
     * @maxLength 80
     */
  engName: string;
  /**
     * Name in Chinese. Required by the specification; an applicant without one writes the Latin name again.
     * @minLength 1
     * @maxLength 40
     */
  chiName: string;
  /**
     * Number of the identity document, as printed on it.
     * @minLength 1
     * @maxLength 20
     */
  idNumber?: string;
  /** Date of birth, `YYYY-MM-DD`. */
  birthDate?: Day;
  /** M = male, F = female. The codes are proposed by this project. */
  gender?: SubmitJobApplicationRequestGender;
  /** 1 = married, 0 = not married. The codes are proposed by this project. */
  married?: SubmitJobApplicationRequestMarried;
  /** 1 = has a criminal record, 0 = has none. The codes are proposed by this project. */
  hasCriminalRecord?: SubmitJobApplicationRequestHasCriminalRecord;
  /**
     * Postal address.
     * @minLength 1
     * @maxLength 200
     */
  contactAddress?: string;
  /**
     * Contact phone. It looks required and carries no rule (`JOB-09`): the form says that a number is needed for a call back, and may be sent without.
     * @minLength 1
     * @maxLength 30
     */
  contactNumber?: string;
  /**
     * Mobile phone. No rule, as `contactNumber`.
     * @minLength 1
     * @maxLength 30
     */
  mobileNumber?: string;
  /**
     * `fileName` of the latest `uploadCv`; together with `cvName`, or neither.
     * @pattern ^[0-9A-Za-z._-]{1,120}$
     */
  cvFile?: string;
  /**
     * `originalFileName` of the same answer.
     * @minLength 1
     * @maxLength 255
     */
  cvName?: string;
  /**
     * First school: name.
     * @minLength 1
     * @maxLength 120
     */
  school1Name?: string;
  /**
     * First school: first month, `YYYY-MM`.
     * @pattern ^(19|20)\d{2}-(0[1-9]|1[0-2])$
     */
  school1StartDate?: string;
  /**
     * First school: last month, `YYYY-MM`; left out while still attending.
     * @pattern ^(19|20)\d{2}-(0[1-9]|1[0-2])$
     */
  school1EndDate?: string;
  /**
     * First school: subject or stream.
     * @minLength 1
     * @maxLength 80
     */
  school1Subject?: string;
  /**
     * First school: certificate or degree.
     * @minLength 1
     * @maxLength 80
     */
  school1Certificate?: string;
  /**
     * Second school: name.
     * @minLength 1
     * @maxLength 120
     */
  school2Name?: string;
  /**
     * Second school: first month, `YYYY-MM`.
     * @pattern ^(19|20)\d{2}-(0[1-9]|1[0-2])$
     */
  school2StartDate?: string;
  /**
     * Second school: last month, `YYYY-MM`; left out while still attending.
     * @pattern ^(19|20)\d{2}-(0[1-9]|1[0-2])$
     */
  school2EndDate?: string;
  /**
     * Second school: subject or stream.
     * @minLength 1
     * @maxLength 80
     */
  school2Subject?: string;
  /**
     * Second school: certificate or degree.
     * @minLength 1
     * @maxLength 80
     */
  school2Certificate?: string;
  /**
     * Third school: name.
     * @minLength 1
     * @maxLength 120
     */
  school3Name?: string;
  /**
     * Third school: first month, `YYYY-MM`.
     * @pattern ^(19|20)\d{2}-(0[1-9]|1[0-2])$
     */
  school3StartDate?: string;
  /**
     * Third school: last month, `YYYY-MM`; left out while still attending.
     * @pattern ^(19|20)\d{2}-(0[1-9]|1[0-2])$
     */
  school3EndDate?: string;
  /**
     * Third school: subject or stream.
     * @minLength 1
     * @maxLength 80
     */
  school3Subject?: string;
  /**
     * Third school: certificate or degree.
     * @minLength 1
     * @maxLength 80
     */
  school3Certificate?: string;
  /**
     * Computer skills, free text. The specification names the field only; this meaning is proposed by this project.
     * @minLength 1
     * @maxLength 200
     */
  skill1?: string;
  /**
     * How well the applicant speaks the languages of `skill2Lang`, free text. The specification names the field only; this meaning is proposed by this project.
     * @minLength 1
     * @maxLength 80
     */
  skill2?: string;
  /**
     * Foreign languages, free text. The specification names the field only; this meaning is proposed by this project.
     * @minLength 1
     * @maxLength 120
     */
  skill2Lang?: string;
  /** Holds a light-vehicle driving licence. The specification names the field only; this meaning is proposed by this project. */
  hasSkill3?: boolean;
  /** Holds a motorcycle licence. The specification names the field only; this meaning is proposed by this project. */
  hasSkill4?: boolean;
  /**
     * Other skills, free text.
     * @minLength 1
     * @maxLength 400
     */
  otherSkill?: string;
  /**
     * Current job: company.
     * @minLength 1
     * @maxLength 120
     */
  jobCompanyName?: string;
  /**
     * Current job: first month, `YYYY-MM`.
     * @pattern ^(19|20)\d{2}-(0[1-9]|1[0-2])$
     */
  jobStartDate?: string;
  /**
     * Current job: last month, `YYYY-MM`; left out while still employed.
     * @pattern ^(19|20)\d{2}-(0[1-9]|1[0-2])$
     */
  jobEndDate?: string;
  /**
     * Current job: salary, as the applicant writes it, usually MOP a month. No format rule is stated.
     * @minLength 1
     * @maxLength 30
     */
  jobSalary?: string;
  /**
     * Current job: position.
     * @minLength 1
     * @maxLength 80
     */
  jobPosition?: string;
  /**
     * Current job: reason for leaving.
     * @minLength 1
     * @maxLength 200
     */
  jobLeaveReason?: string;
  /**
     * Current job: benefits besides the salary.
     * @minLength 1
     * @maxLength 400
     */
  employeeBenefits?: string;
  /**
     * Current job: duties.
     * @minLength 1
     * @maxLength 1000
     */
  jobContent?: string;
  /**
     * Latest earlier job: company.
     * @minLength 1
     * @maxLength 120
     */
  job1CompanyName?: string;
  /**
     * Latest earlier job: first month, `YYYY-MM`.
     * @pattern ^(19|20)\d{2}-(0[1-9]|1[0-2])$
     */
  job1StartDate?: string;
  /**
     * Latest earlier job: last month, `YYYY-MM`.
     * @pattern ^(19|20)\d{2}-(0[1-9]|1[0-2])$
     */
  job1EndDate?: string;
  /**
     * Latest earlier job: salary, as the applicant writes it, usually MOP a month. No format rule is stated.
     * @minLength 1
     * @maxLength 30
     */
  job1Salary?: string;
  /**
     * Latest earlier job: position.
     * @minLength 1
     * @maxLength 80
     */
  job1Position?: string;
  /**
     * Latest earlier job: reason for leaving.
     * @minLength 1
     * @maxLength 200
     */
  job1LeaveReason?: string;
  /**
     * Second earlier job: company.
     * @minLength 1
     * @maxLength 120
     */
  job2CompanyName?: string;
  /**
     * Second earlier job: first month, `YYYY-MM`.
     * @pattern ^(19|20)\d{2}-(0[1-9]|1[0-2])$
     */
  job2StartDate?: string;
  /**
     * Second earlier job: last month, `YYYY-MM`.
     * @pattern ^(19|20)\d{2}-(0[1-9]|1[0-2])$
     */
  job2EndDate?: string;
  /**
     * Second earlier job: salary, as the applicant writes it, usually MOP a month. No format rule is stated.
     * @minLength 1
     * @maxLength 30
     */
  job2Salary?: string;
  /**
     * Second earlier job: position.
     * @minLength 1
     * @maxLength 80
     */
  job2Position?: string;
  /**
     * Second earlier job: reason for leaving.
     * @minLength 1
     * @maxLength 200
     */
  job2LeaveReason?: string;
  /**
     * Third earlier job: company.
     * @minLength 1
     * @maxLength 120
     */
  job3CompanyName?: string;
  /**
     * Third earlier job: first month, `YYYY-MM`.
     * @pattern ^(19|20)\d{2}-(0[1-9]|1[0-2])$
     */
  job3StartDate?: string;
  /**
     * Third earlier job: last month, `YYYY-MM`.
     * @pattern ^(19|20)\d{2}-(0[1-9]|1[0-2])$
     */
  job3EndDate?: string;
  /**
     * Third earlier job: salary, as the applicant writes it, usually MOP a month. No format rule is stated.
     * @minLength 1
     * @maxLength 30
     */
  job3Salary?: string;
  /**
     * Third earlier job: position.
     * @minLength 1
     * @maxLength 80
     */
  job3Position?: string;
  /**
     * Third earlier job: reason for leaving.
     * @minLength 1
     * @maxLength 200
     */
  job3LeaveReason?: string;
  /**
     * The characters that the applicant read in the image of `captcha`.
     * @minLength 1
     * @maxLength 12
     */
  captcha: string;
  /**
     * The `codepwd` that came with that image.
     * @pattern ^[!-~]{1,200}$
     */
  codepwd: string;
}

/**
 * M = male, F = female. The codes are proposed by this project.
 */
export type SubmitJobApplicationRequestGender = 'M' | 'F';

/**
 * 1 = has a criminal record, 0 = has none. The codes are proposed by this project.
 */
export type SubmitJobApplicationRequestHasCriminalRecord = '0' | '1';

/**
 * Code of one source.
 */
export type SubmitJobApplicationRequestJobSourcesItem = '1' | '2' | '3' | '4' | '5' | '6' | '7';

/**
 * 1 = married, 0 = not married. The codes are proposed by this project.
 */
export type SubmitJobApplicationRequestMarried = '0' | '1';

/**
 * Two lines of one fact. What they hold is said where it is used.
 */
export interface TopBottom {
  /**
     * Upper line.
     * @maxLength 120
     */
  top: string;
  /**
     * Lower line.
     * @maxLength 120
     */
  bottom: string;
}

/**
 * Data used and left, and the top-ups on sale.
 */
export interface TopUpOffer {
  /**
     * The top-ups, smallest first. Empty when the customer cannot buy online.
     * @maxItems 30
     */
  plans: TopUpPlan[];
  realTimeUsage: RealTimeUsage;
}

/**
 * Success.
 */
export interface TopUpOfferSuccess {
  /** Always `0`. */
  status: '0';
  data: TopUpOffer;
}

/**
 * A data top-up on sale.
 */
export interface TopUpPlan {
  /**
     * Amount of data as it is shown, with its unit, such as `1 GB`.
     * @minLength 1
     * @maxLength 30
     */
  dataThresholdUI: string;
  /** Price in MOP, figure only. */
  price: Price;
}

/**
 * What belongs to a code that was sent.
 */
export interface TravelCardCode {
  /**
     * Opaque password of the code; it goes back with the code in `registerTravelCard`.
     * @pattern ^[!-~]{1,200}$
     */
  codePwd: string;
}

/**
 * What became of a request for the travel card.
 */
export interface TravelCardResult {
  /** 1 = request received; 2 = the same request was made before, see `date`; 3 = the cancellation is refused, see `msg`. */
  djStatus: TravelCardResultDjStatus;
  /** Day of the earlier request in Macau, `YYYY-MM-DD`; there when `djStatus` is 2. The format is proposed by this project. */
  date?: Day;
  /**
     * Sentence for the customer, in the language of the request; there when `djStatus` is 3, where the site shows it.
     * @minLength 1
     * @maxLength 300
     */
  msg?: string;
}

/**
 * 1 = request received; 2 = the same request was made before, see `date`; 3 = the cancellation is refused, see `msg`.
 */
export type TravelCardResultDjStatus = 1 | 2 | 3;

/**
 * Use since the newest bill, and whose it is.
 */
export interface UnbilledUsage {
  queryUsageVO: UsageSinceBill;
  /**
     * Client number, or the One Bill account number.
     * @pattern ^[0-9A-Za-z-]{1,32}$
     */
  account: string;
}

/**
 * Success.
 */
export interface UnbilledUsageSuccess {
  /** Always `0`. */
  status: '0';
  data: UnbilledUsage;
}

export type UploadCvHeaders = {
/**
 * Names one intention of the customer, so that a write that is repeated because its answer was lost is carried out once. Optional for both sides, proposed by this project; the rules are at the top of this document, under "Repeated writes".
 * @maxLength 36
 */
'Idempotency-Key'?: IdempotencyKeyParameter;
};

/**
 * The multipart form of a CV upload.
 */
export interface UploadCvRequest {
  /** The CV, a `.doc` or PDF file, with its file name in the part's content disposition. */
  file: Blob | File | string;
}

/**
 * Success.
 */
export interface UploadCvSuccess {
  /** Always `0`. */
  status: '0';
  data: CvUpload;
}

/**
 * The detailed usage record of one period.
 */
export interface UsageDetail {
  /**
     * The record as plain text, not HTML. Lines end with a line feed, columns are set with spaces for a fixed-width font, and the site shows it as it is. Proposed by this project: a heading, then one line per call, message or data session with date and time in Macau, number called, duration (`hh:mm:ss`), messages or KB, charge in MOP and type, then the totals.
     * @minLength 1
     * @maxLength 500000
     */
  billDetailText: string;
  record?: UsageRecord;
}

/**
 * Success.
 */
export interface UsageDetailPeriodsSuccess {
  /** Always `0`. */
  status: '0';
  data: InvoiceList;
}

/**
 * Which period is asked for.
 */
export interface UsageDetailRequest {
  /** A `cycleDateStr` from `usageDetailPeriods`, `YYYY-MM-DD`. */
  cycleDate: Day;
}

/**
 * Success.
 */
export interface UsageDetailSuccess {
  /** Always `0`. */
  status: '0';
  data: UsageDetail;
}

/**
 * The same record for programs, from which the site draws charts and writes a table. Without it the site shows the text (proposed by this project, decision B74).
 */
export interface UsageRecord {
  /** First day of the period. */
  from: Day;
  /** Last day of the period. */
  to: Day;
  /**
     * All calls, messages and data sessions of the text, in its order.
     * @maxItems 10000
     */
  sessions: UsageSession[];
}

/**
 * Success.
 */
export interface UsageReissuePeriodsSuccess {
  /** Always `0`. */
  status: '0';
  data: InvoiceList;
}

/**
 * One call, message or data session (proposed by this project).
 */
export interface UsageSession {
  startedAt: DateTime;
  /** Mobile data, a call within Macau, a message, or a call abroad. */
  kind: UsageSessionKind;
  /**
     * Its name on the record, in the language of the request.
     * @minLength 1
     * @maxLength 60
     */
  type: string;
  /**
     * Other number; left out for data.
     * @minLength 1
     * @maxLength 30
     */
  number?: string;
  /**
     * KB of `data` (1 MB is 1024 KB), seconds of `call` and `idd`, number of `sms`.
     * @minimum 0
     * @maximum 1000000000
     */
  amount: number;
  /** Charge in MOP, `0.00` where the plan includes it. */
  charge: Balance;
}

/**
 * Mobile data, a call within Macau, a message, or a call abroad.
 */
export type UsageSessionKind = 'data' | 'call' | 'sms' | 'idd';

/**
 * Use since the newest bill. Every figure is a string without a unit.
 */
export interface UsageSinceBill {
  /** Date of the next bill, `YYYY-MM-DD`. */
  nextfdrq: Day;
  /** Day up to which the use is counted, `YYYY-MM-DD`. */
  jsrq: Day;
  /**
     * Time of that day in Macau, 24 hours, `HH:mm`.
     * @pattern ^([01]\d|2[0-3]):[0-5]\d$
     */
  jssj: string;
  /**
     * Basic airtime used, in whole minutes.
     * @pattern ^\d{1,6}$
     */
  basicVoice: string;
  /**
     * Heart to Heart airtime used, in whole minutes.
     * @pattern ^\d{1,6}$
     */
  hthVoice: string;
  /**
     * Total airtime used, in whole minutes.
     * @pattern ^\d{1,7}$
     */
  allTime: string;
  /**
     * Mobile data used, in MB (1 GB = 1024 MB), with at most two decimals. The specification names no unit; MB is proposed by this project.
     * @pattern ^\d{1,8}(\.\d{1,2})?$
     */
  useData: string;
}

/**
 * Services under one heading.
 */
export interface UssdGroup {
  /**
     * Heading of the group.
     * @minLength 1
     * @maxLength 60
     */
  groupName: string;
  /**
     * The services in the order in which they are shown.
     * @maxItems 50
     */
  ussdDetails: UssdItem[];
}

export type UssdGroupsParams = {
/**
 * 1 = roaming services, 2 = calling services.
 */
serviceType: UssdGroupsServiceType;
};

export type UssdGroupsServiceType = 1 | 2;

/**
 * Success.
 */
export interface UssdGroupsSuccess {
  /** Always `0`. */
  status: '0';
  data: UssdList;
}

/**
 * One service, shown as a button. Pressing it does what `apiType` says. 6 shows `ussdContent` in an alert, 7 opens `link` in a new window, 10 asks for a forward-to number and a country, and every other value asks for confirmation and then calls `applyUssd`.
 */
export interface UssdItem {
  /**
     * Id of the service.
     * @pattern ^[0-9A-Za-z-]{1,32}$
     */
  id: string;
  /**
     * What the button says.
     * @minLength 1
     * @maxLength 60
     */
  ussdItemName: string;
  /**
     * What the service does, costs or needs, plain text. Left out when the name says enough.
     * @maxLength 300
     */
  remark?: string;
  /**
     * 6 = alert, 7 = link, 10 = forward number. The specification names no other value; the mock uses 1 for the others.
     * @minimum 0
     * @maximum 99
     */
  apiType: number;
  /**
     * Text of the alert, present when `apiType` is 6. Plain text, line breaks included.
     * @maxLength 1000
     */
  ussdContent?: string;
  /**
     * Address to open, present when `apiType` is 7.
     * @maxLength 500
     */
  link?: string;
  /**
     * Kind of the service, in the language of the request. Not shown; "Call Forwarding" or 來電轉駁 says that the service needs a code.
     * @maxLength 60
     */
  ussdGroup?: string;
  /** Whether `applyUssd` needs the code of `sendUssdCode`: the dialog then asks for it. Left out, the services need it whose `ussdGroup` or `groupName` contains "Call Forwarding" or 來電轉駁 (decision B17). */
  needsCode?: boolean;
  switch?: UssdSwitch;
  /** Where the site shows the service besides this list: on the page of prepaid customers. `balance` answers with the balance of the card and changes nothing; `topUp`, with `apiType` 6, says how to top up. At most one service of a customer has each (proposed by this project, decision B77). */
  about?: UssdItemAbout;
  /** Which link of another page leads to the question of the service: `dataRoaming`, which turns data roaming on, from the tariffs of a destination. At most one service of a customer has each (proposed by this project, decision B82). */
  linkedAs?: UssdItemLinkedAs;
  /**
     * Question that the confirmation asks; the site has a general one when it is left out (decision B18).
     * @maxLength 300
     */
  ussdMessage?: string;
}

/**
 * Where the site shows the service besides this list: on the page of prepaid customers. `balance` answers with the balance of the card and changes nothing; `topUp`, with `apiType` 6, says how to top up. At most one service of a customer has each (proposed by this project, decision B77).
 */
export type UssdItemAbout = 'balance' | 'topUp';

/**
 * Which link of another page leads to the question of the service: `dataRoaming`, which turns data roaming on, from the tariffs of a destination. At most one service of a customer has each (proposed by this project, decision B82).
 */
export type UssdItemLinkedAs = 'dataRoaming';

/**
 * The services of one page.
 */
export interface UssdList {
  /**
     * The groups in the order in which they are shown.
     * @maxItems 30
     */
  list: UssdGroup[];
}

/**
 * What came of a service.
 */
export interface UssdResult {
  /**
     * Answer for the customer, plain text. Left out or empty when there is none yet; the site then says that it is being processed.
     * @maxLength 1000
     */
  ussdContent?: string;
  /** State of the service's `switch` from now on. Left out for other services, and while it is not known; the site then shows `ussdContent` and no state (proposed by this project, decision B82). */
  state?: UssdResultState;
}

/**
 * State of the service's `switch` from now on. Left out for other services, and while it is not known; the site then shows `ussdContent` and no state (proposed by this project, decision B82).
 */
export type UssdResultState = 'on' | 'off';

/**
 * Which services of a group are one that is on or off: those with the same `id`. The site shows them as one row with the name and the last known state (proposed by this project, decision B82). Never on a service that needs a code, a number or a link.
 */
export interface UssdSwitch {
  /**
     * The same for all services of the switch.
     * @pattern ^[0-9A-Za-z-]{1,32}$
     */
  id: string;
  /**
     * What is on or off, in the language of the request.
     * @minLength 1
     * @maxLength 60
     */
  name: string;
  /** What `applyUssd` does to the switch. `ask` answers with its state and changes nothing. A switch has each at most once. */
  does: UssdSwitchDoes;
}

/**
 * What `applyUssd` does to the switch. `ask` answers with its state and changes nothing. A switch has each at most once.
 */
export type UssdSwitchDoes = 'on' | 'off' | 'ask';

/**
 * The code that the customer received, and for which number.
 */
export interface VerifyResetCodeRequest {
  /**
     * The number that the code was sent to, 8 digits.
     * @pattern ^\d{8}$
     */
  mobileNo: string;
  /** Code from the SMS; six digits, proposed by this project. */
  smsCode: SmsCode;
  /**
     * `codePwd` from `sendResetCode`.
     * @minLength 1
     * @maxLength 128
     */
  codePwd: string;
}

/**
 * Success.
 */
export interface VerifyResetCodeSuccess {
  /** Always `0`. */
  status: '0';
  data: ResetCodeVerified;
}

/**
 * Charges for video calls on one network of a destination. The specification does not show this row; the fields of `VoiceRow` are proposed by this project.
 */
export interface VideoRow {
  /**
     * Name of the local network.
     * @minLength 1
     * @maxLength 60
     */
  networkOperator: string;
  /**
     * Number of the network when it is chosen by hand on the phone, such as `44010`; `-` when it cannot be chosen by hand.
     * @pattern ^(\d{5,6}|-)$
     */
  accessCode?: string;
  /**
     * Receiving a video call, MOP per minute. `-`, `不適用` or `N/A` where not offered.
     * @maxLength 6
     * @pattern ^(\d{1,3}\.\d{2}|-|不適用|N/A)$
     */
  incomePeakMin?: string;
  /**
     * A video call to Macau in the peak period, MOP per minute. `-`, `不適用` or `N/A` where not offered.
     * @maxLength 6
     * @pattern ^(\d{1,3}\.\d{2}|-|不適用|N/A)$
     */
  peakMin?: string;
  /**
     * A video call to Macau in the off-peak period, MOP per minute. `-`, `不適用` or `N/A` where not offered.
     * @maxLength 6
     * @pattern ^(\d{1,3}\.\d{2}|-|不適用|N/A)$
     */
  nonPeakMin?: string;
  /**
     * A video call to a number of the destination in the peak period, MOP per minute. `-`, `不適用` or `N/A` where not offered.
     * @maxLength 6
     * @pattern ^(\d{1,3}\.\d{2}|-|不適用|N/A)$
     */
  localPeakMin?: string;
  /**
     * A video call to a number of the destination in the off-peak period, MOP per minute. `-`, `不適用` or `N/A` where not offered.
     * @maxLength 6
     * @pattern ^(\d{1,3}\.\d{2}|-|不適用|N/A)$
     */
  localNonPeakMin?: string;
  /**
     * A video call to any other place in the peak period, MOP per minute. `-`, `不適用` or `N/A` where not offered.
     * @maxLength 6
     * @pattern ^(\d{1,3}\.\d{2}|-|不適用|N/A)$
     */
  outgoPeakMin?: string;
  /**
     * A video call to any other place in the off-peak period, MOP per minute. `-`, `不適用` or `N/A` where not offered.
     * @maxLength 6
     * @pattern ^(\d{1,3}\.\d{2}|-|不適用|N/A)$
     */
  outgoNonPeakMin?: string;
  /**
     * Sending a text message, MOP per message. `-`, `不適用` or `N/A` where not offered.
     * @maxLength 6
     * @pattern ^(\d{1,3}\.\d{2}|-|不適用|N/A)$
     */
  smsMo?: string;
  /**
     * Remarks for the customer, plain text, one remark a line (`\n` between them). The site shows each line in red. Left out when there are none.
     * @maxLength 1000
     */
  remarks?: string;
}

/**
 * Charges for calls and text messages on one network of a destination. A field that is left out counts as not offered.
 */
export interface VoiceRow {
  /**
     * Name of the local network.
     * @minLength 1
     * @maxLength 60
     */
  networkOperator: string;
  /**
     * Number of the network when it is chosen by hand on the phone, such as `44010`; `-` when it cannot be chosen by hand.
     * @pattern ^(\d{5,6}|-)$
     */
  accessCode?: string;
  /**
     * Receiving a call, MOP per minute. `-`, `不適用` or `N/A` where not offered.
     * @maxLength 6
     * @pattern ^(\d{1,3}\.\d{2}|-|不適用|N/A)$
     */
  incomePeakMin?: string;
  /**
     * A call to Macau in the peak period, MOP per minute. `-`, `不適用` or `N/A` where not offered.
     * @maxLength 6
     * @pattern ^(\d{1,3}\.\d{2}|-|不適用|N/A)$
     */
  peakMin?: string;
  /**
     * A call to Macau in the off-peak period, MOP per minute. `-`, `不適用` or `N/A` where not offered.
     * @maxLength 6
     * @pattern ^(\d{1,3}\.\d{2}|-|不適用|N/A)$
     */
  nonPeakMin?: string;
  /**
     * A call to a number of the destination in the peak period, MOP per minute. `-`, `不適用` or `N/A` where not offered.
     * @maxLength 6
     * @pattern ^(\d{1,3}\.\d{2}|-|不適用|N/A)$
     */
  localPeakMin?: string;
  /**
     * A call to a number of the destination in the off-peak period, MOP per minute. `-`, `不適用` or `N/A` where not offered.
     * @maxLength 6
     * @pattern ^(\d{1,3}\.\d{2}|-|不適用|N/A)$
     */
  localNonPeakMin?: string;
  /**
     * A call to any other place in the peak period, MOP per minute. `-`, `不適用` or `N/A` where not offered.
     * @maxLength 6
     * @pattern ^(\d{1,3}\.\d{2}|-|不適用|N/A)$
     */
  outgoPeakMin?: string;
  /**
     * A call to any other place in the off-peak period, MOP per minute. `-`, `不適用` or `N/A` where not offered.
     * @maxLength 6
     * @pattern ^(\d{1,3}\.\d{2}|-|不適用|N/A)$
     */
  outgoNonPeakMin?: string;
  /**
     * Sending a text message, MOP per message. `-`, `不適用` or `N/A` where not offered.
     * @maxLength 6
     * @pattern ^(\d{1,3}\.\d{2}|-|不適用|N/A)$
     */
  smsMo?: string;
  /**
     * Remarks for the customer, plain text, one remark a line (`\n` between them). The site shows each line in red. Left out when there are none.
     * @maxLength 1000
     */
  remarks?: string;
}

/**
 * Key of the text that the site shows, not a sentence. `volte.supported` = the customer's device can make VoLTE calls, `volte.notSupported` = it cannot, `volte.notFound` = the model of the device is not known. The keys are proposed by this project.
 */
export type VolteStatusKey = 'volte.supported' | 'volte.notSupported' | 'volte.notFound';

/**
 * Success.
 */
export interface VolteStatusSuccess {
  /** Always `0`. */
  status: '0';
  data: VolteStatusKey;
}

/**
 * The way to the wallet.
 */
export interface WalletForm {
  /**
     * HTML with the form of the wallet, as its kit writes it. The site takes from the first `form` its action, method, `accept-charset` and named fields (hidden, text and submit inputs, select, textarea) and submits them at once; everything else is dropped, and no script in it runs. The action is an https address at one of the origins that the operator's settings name. Which fields there are is between the server and the wallet.
     * @minLength 1
     * @maxLength 20000
     */
  html: string;
}
