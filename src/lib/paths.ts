/** All paths of the site, as specified. Links take them from here only. */
export const paths = {
  root: '/',
  home: '/index',
  plans: (category?: string) => (category === undefined ? '/powerPlan' : `/powerPlan?id=${encodeURIComponent(category)}`),
  plan: (id: string) => `/sharePlan/${encodeURIComponent(id)}`,
  phonesHome: '/mobileDevice',
  phones: (brandName?: string) => (brandName === undefined ? '/allMobile' : `/allMobile?brandName=${encodeURIComponent(brandName)}`),
  /** The list, with a phone in its compare tray. */
  comparePhone: (id: string) => `/allMobile?compare=${encodeURIComponent(id)}`,
  phone: (id: string) => `/productDetails/${encodeURIComponent(id)}`,
  business: '/business',
  businessActivities: '/businessActivity',
  businessActivity: (id: string) => `/activities/${encodeURIComponent(id)}`,
  news: '/news',
  /** The list with one item open over it. */
  newsItem: (id: string) => `/news?id=${encodeURIComponent(id)}`,
  careers: '/joinUs',
  careersFor: (position: string) => `/joinUs?${new URLSearchParams({ position })}`,
  contact: '/contactUs',
  /** What a change of address, email or name needs. */
  address: () => '/contactUs#address',
  roaming: '/idd/roamingcharge',
  idd00: '/idd/idd00',
  idd060: '/idd/idd060',
  /** Page counted from 1 (SHELL-10). */
  search: (keyWord: string, page = 1) => `/keyWordSearch?${new URLSearchParams({ keyWord, page: String(page) })}`,
  music: '/kkboxLogin',
  travelCard: '/itincard',
  notFound: '/404',
  prepaid: '/prepaid',
  settings: '/account/accountSettings/0',
  bills: '/account/billManagement/1',
  usage: '/account/usageRecord/2',
  /** Place of the period in its list, the latest first, and kind of the entries. */
  usageOf: (period: number, kind: string) => `/account/usageRecord/2?${new URLSearchParams({ ...(period > 0 && { period: String(period + 1) }), kind })}`,
  payment: '/account/paymentMethod/3',
  topUp: '/account/easyPay/4',
  roamingServices: '/account/roam/5',
  callingServices: '/account/call/6',
  sms: '/account/sms/7',
  /** Steps that other pages lead to, as the pages name them in their query strings. */
  payAnother: () => '/account/paymentMethod/3?step=number',
  dataAlert: () => '/account/accountSettings/0?setting=alert',
  emailBill: () => '/account/billManagement/1?view=email',
  smsTasks: () => '/account/sms/7?tab=tasks',
  turnOnDataRoaming: () => '/account/roam/5?question=dataRoaming',
  businessServices: '/businessservice',
  info: '/info',
  roamingOffers: '/roamdataoffer',
  shops: '/care/shopsncentres',
  privacy: '/privacy-personal-statement',
  serviceTerms: '/service-terms-conditions',
} as const;

const DETAIL_PAGES = [
  { start: '/sharePlan/', list: paths.plans() },
  { start: '/productDetails/', list: paths.phones() },
  { start: '/activities/', list: paths.businessActivities },
];

/** Path of the list that a detail page belongs to; undefined for any other page. */
export const listPathOf = (pathname: string): string | undefined => DETAIL_PAGES.find(({ start }) => pathname.startsWith(start))?.list;

export const ACCOUNT_PATH = '/account/';

/** A customer's own pages: the account area and the page of prepaid customers. */
export const isOwnPage = (pathname: string): boolean => pathname.startsWith(ACCOUNT_PATH) || pathname === paths.prepaid;

/** Lists of cards, on whose phones' layout a floating button lies over prices. */
export const isCardList = (pathname: string): boolean => [paths.plans(), paths.phonesHome, paths.phones()].includes(pathname);

/** Id format of the contract. */
const ID = /^[0-9A-Za-z-]{1,32}$/;

/** Whether a value from the URL has the id format; other values are never sent to the server. */
export const isId = (text: string | null | undefined): text is string => typeof text === 'string' && ID.test(text);

/** Throws when the server left out an id that a request needs: an error panel is better than a skeleton that never ends. */
export function needId(id: string | null | undefined): string {
  if (!id) throw new TypeError('The server sent no id');
  return id;
}
