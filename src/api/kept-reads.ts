import type { QueryId } from './generated/operations.ts';
import { pathPattern } from './path-pattern.ts';

/**
 * Every read: the method of those whose response a browser may keep, which is the same for every visitor, and false for the others. A new
 * read does not compile without an entry here; kept-reads.test.ts compares them with the contract.
 */
export const keptReads: Record<QueryId, 'GET' | 'POST' | false> = {
  banners: 'GET',
  menu: 'GET',
  notice: 'GET',
  footerChannels: 'GET',
  captcha: false,
  jumpRoutes: 'GET',
  pageTemplate: 'GET',
  planCategories: 'GET',
  homePlans: 'GET',
  planSections: 'GET',
  planDetail: 'GET',
  homeBrands: 'GET',
  homePhones: 'GET',
  brands: 'GET',
  phones: 'GET',
  phoneDetail: 'GET',
  businessPlanCategories: 'GET',
  businessPlans: 'GET',
  businessActivities: 'GET',
  businessActivity: 'GET',
  newsList: 'GET',
  newsItem: 'GET',
  contactSubjects: 'GET',
  roamQuestions: 'GET',
  roamPlans: 'POST',
  roamingRegions: 'GET',
  roamingDestinations: 'GET',
  roamingVoices: 'GET',
  roamingVideos: 'GET',
  roamingData: 'GET',
  idd00Plans: 'GET',
  idd060Plans: 'GET',
  // It repeats what a visitor has typed.
  searchResults: false,
  dataUsageAlert: false,
  volteStatus: false,
  billSummary: false,
  outstandingBalance: false,
  bills: false,
  billText: false,
  billPdf: false,
  unbilledUsage: false,
  billReissuePeriods: false,
  usageReissuePeriods: false,
  usageDetailPeriods: false,
  usageDetail: false,
  paymentReceipt: false,
  smsGroups: false,
  smsTemplates: false,
  smsHistory: false,
  smsTasks: false,
  topUpOffer: false,
  countries: 'GET',
  ussdGroups: false,
};

function patternOf(method: 'GET' | 'POST'): RegExp {
  const ids = (Object.keys(keptReads) as QueryId[]).filter((id) => keptReads[id] === method);
  return new RegExp(`^(?:${ids.map(pathPattern).join('|')})$`);
}
const patterns = { GET: patternOf('GET'), POST: patternOf('POST') };

/** Whether the response to a request may be kept. */
export function isKeptRead(method: string, path: string): boolean {
  return (method === 'GET' || method === 'POST') && patterns[method].test(path);
}

/** Whether the response of a generated query key may be kept. */
export const isKeptQuery = ([first, second]: readonly unknown[]): boolean =>
  first === 'POST' ? isKeptRead('POST', String(second)) : isKeptRead('GET', String(first));

/**
 * URL of a kept response: its own without the time, with the language of its texts and the body of a read that is sent as a POST. The
 * language is part of a read's identity (docs/decisions/0008-language-in-query-identity.md).
 */
function keptUrl(language: string, path: string, parameters: [string, string][], body: string): string {
  const query = new URLSearchParams(parameters.filter(([name]) => name !== 't'));
  query.sort();
  query.append('language', language);
  if (body !== '') query.append('body', body);
  return `${path}?${query}`;
}

/** URL of the kept response to a request with this body. */
export function urlOfRequest(language: string, url: URL, body = ''): string {
  return keptUrl(language, url.pathname, [...url.searchParams], body);
}

/** URL of the kept response for a generated query key: path and parameters, or `POST`, path and body. */
export function urlOfQuery(language: string, [first, second, third]: readonly unknown[]): string {
  const [path, parameters, body] = first === 'POST' ? [second, undefined, JSON.stringify(third)] : [first, second, ''];
  const present = Object.entries(parameters ?? {}).filter(([, value]) => value !== undefined);
  const { pathname } = new URL(String(path), 'http://site');
  return keptUrl(
    language,
    pathname,
    present.map(([name, value]) => [name, String(value)]),
    body,
  );
}
