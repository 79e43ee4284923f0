import { type Context, type Fault, faultsOf, type How } from './fault.ts';

const REFUSAL = Buffer.from(JSON.stringify({ status: '-1', message: '內容不正確，請檢查後再試。' }));

function bodyOf({ raw }: Context): Record<string, unknown> {
  try {
    return (JSON.parse(raw.toString('utf8')) ?? {}) as Record<string, unknown>;
  } catch {
    return {};
  }
}

/** Refuses before the usual checks. */
const refusing = (when: (context: Context) => boolean, status = 200): How => ({
  first: (context) => (when(context) ? { status, headers: { 'content-type': 'application/json' }, body: REFUSAL } : undefined),
});
const refusingBody = (when: (body: Record<string, unknown>) => boolean, status = 200) => refusing((context) => when(bodyOf(context)), status);
const text = (body: Record<string, unknown>, name: string) => (typeof body[name] === 'string' ? body[name] : '');

const refused = (name: string, operationId: string, place: string, what: string, how: How): Omit<Fault, 'class'> => ({
  name,
  operationId,
  kind: 'refused-valid-input',
  place,
  what,
  how,
  parts: ['valid-input'],
});

/** Valid requests that the server refuses. */
export const validInputFaults = faultsOf('valid-input', [
  refused(
    'limit-off-by-one',
    'saveSmsGroup',
    '$.name',
    'takes 39 characters where 40 are allowed',
    refusingBody((body) => [...text(body, 'name')].length >= 40),
  ),
  refused(
    'length-in-utf16',
    'saveSmsTemplate',
    '$.name',
    'counts UTF-16 units',
    refusingBody((body) => text(body, 'name').length > 40),
  ),
  refused(
    'length-in-bytes',
    'saveSmsTemplate',
    '$.description',
    'counts bytes',
    refusingBody((body) => Buffer.byteLength(text(body, 'description')) > 1530 || text(body, 'description').length === 1530),
  ),
  refused(
    'two-characters-at-least',
    'saveSmsGroup',
    '$.name',
    'asks for two characters at least',
    refusingBody((body) => [...text(body, 'name')].length === 1),
  ),
  refused(
    'emoji-refused',
    'saveSmsTemplate',
    '$.name',
    'refuses characters outside of the basic plane',
    refusingBody((body) => /\p{Extended_Pictographic}/u.test(text(body, 'name')), 400),
  ),
  refused(
    'quotes-refused',
    'saveSmsTemplate',
    '$.description',
    'takes quotes for an attack',
    refusingBody((body) => /['"`;]/.test(text(body, 'description')), 403),
  ),
  refused(
    'line-breaks-refused',
    'previewSms',
    '$.content',
    'refuses line breaks',
    refusingBody((body) => /[\r\n]/.test(text(body, 'content'))),
  ),
  refused(
    'letters-refused',
    'submitContactMessage',
    '$.name',
    'knows no Portuguese letters',
    refusingBody((body) => /[ãç]/.test(text(body, 'name'))),
  ),
  refused(
    'digits-as-number',
    'saveSmsGroup',
    '$.name',
    'refuses a name of digits',
    refusingBody((body) => /^\d+$/.test(text(body, 'name'))),
  ),
  refused(
    'one-day-missing',
    'previewSms',
    '$.cycleDay',
    'takes no Sundays',
    refusingBody(({ cycleDay }) => cycleDay === 6),
  ),
  refused(
    'every-day-missing',
    'sendSms',
    '$.cycleDay',
    'takes −1 for no day',
    refusingBody(({ cycleDay }) => cycleDay === -1),
  ),
  refused(
    'married-refused',
    'submitJobApplication',
    '$.married',
    'takes 0 only',
    refusingBody(({ married }) => married === '1'),
  ),
  refused(
    'women-refused',
    'submitJobApplication',
    '$.gender',
    'knows one gender',
    refusingBody(({ gender }) => gender === 'F'),
  ),
  refused(
    'small-salary-refused',
    'submitJobApplication',
    '$.salary',
    'asks for a salary of 1,000 at least',
    refusingBody(({ salary }) => typeof salary === 'number' && salary < 1000),
  ),
  refused(
    'large-salary-crash',
    'submitJobApplication',
    '$.salary',
    'fails on a salary of a million',
    refusingBody(({ salary }) => salary === 1_000_000, 500),
  ),
  refused(
    'certificate-required',
    'submitJobApplication',
    '$.school1Certificate',
    'requires an optional field',
    refusingBody((body) => text(body, 'engName') === 'CHAN TAI MAN' && body.school1Certificate === undefined),
  ),
  refused(
    'no-other-source',
    'submitJobApplication',
    '$.jobSources[0]',
    'lacks one of the listed sources',
    refusingBody(({ jobSources }) => Array.isArray(jobSources) && jobSources.includes('7')),
  ),
  refused(
    'plus-address-refused',
    'submitContactMessage',
    '$.email',
    'refuses an address with a plus',
    refusingBody((body) => text(body, 'email').includes('+')),
  ),
  refused(
    'few-recipients',
    'previewSms',
    '$.mobileList',
    'takes 100 recipients where 500 are allowed',
    refusingBody(({ mobileList }) => Array.isArray(mobileList) && mobileList.length > 100),
  ),
  refused(
    'no-charset',
    'saveSmsTemplate',
    'header content-type',
    'takes application/json without a charset only',
    refusing(({ request }) => /charset/i.test(request.headers['content-type'] ?? ''), 415),
  ),
  refused(
    'lower-case-type',
    'registerEbill',
    'header content-type',
    'compares the media type with its case',
    refusing(({ request }) => /Application/.test(request.headers['content-type'] ?? ''), 415),
  ),
  refused(
    'language-required',
    'roamingRegions',
    'header language',
    'requires the optional header',
    refusing(({ request }) => request.headers.language === undefined, 400),
  ),
  refused(
    'token-header-required',
    'countries',
    'header token',
    'requires the header of a visitor',
    refusing(({ request }) => request.headers.token === undefined, 400),
  ),
  refused(
    't-required',
    'brands',
    'query t',
    'requires the time of the request',
    refusing(({ request }) => !/[?&]t=/.test(request.url ?? ''), 400),
  ),
  refused(
    'query-closed',
    'newsList',
    'query utm_source',
    'refuses a query that it does not know',
    refusing(({ request }) => /utm_source/.test(request.url ?? ''), 400),
  ),
  refused(
    'accept-closed',
    'idd00Plans',
    'header accept',
    'answers 406 to a client that takes any type',
    refusing(({ request }) => request.headers.accept === '*/*', 406),
  ),
  refused(
    'header-closed',
    'menu',
    'header x-request-id',
    'refuses a header that it does not know',
    refusing(({ request }) => request.headers['x-request-id'] !== undefined, 400),
  ),
  refused(
    'compact-json',
    'changePromotionMedia',
    '$',
    'reads JSON without blanks only',
    refusing(({ raw }) => raw.includes('\t'), 400),
  ),
  refused(
    'escapes-refused',
    'registerEbill',
    '$',
    'reads the keys in one order only',
    refusing(({ raw }) => raw.toString('utf8').startsWith('{"mail"')),
  ),
  refused(
    'keyword-limit',
    'searchResults',
    'query keyword',
    'refuses long keywords',
    refusing(({ request }) => (new URL(request.url ?? '/', 'http://x').searchParams.get('keyword') ?? '').length >= 100),
  ),
  refused(
    'keyword-quotes',
    'searchResults',
    'query keyword',
    'fails on quotes',
    refusing(({ request }) => /%27/.test(request.url ?? ''), 500),
  ),
  refused(
    'page-size-limit',
    'planSections',
    'query pageSize',
    'gives 50 rows at most',
    refusing(({ request }) => /pageSize=100/.test(request.url ?? '')),
  ),
  refused(
    'last-page-refused',
    'phones',
    'query pageNumber',
    'refuses a page after the last',
    refusing(({ request }) => /pageNumber=1000/.test(request.url ?? '')),
  ),
  refused(
    'old-page-lost',
    'smsHistory',
    'query pageNo',
    'fails far from the first page',
    refusing(({ request }) => /pageNo=100000/.test(request.url ?? ''), 500),
  ),
]);
