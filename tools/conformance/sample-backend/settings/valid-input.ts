import { json, REFUSAL } from '../call.ts';
import { type Context, fault, faultsOf } from './setting.ts';

/** Refuses before the usual checks, with an HTTP code. */
const refused = (name: string, operationId: string, place: string, what: string, code: number, when: (context: Context) => boolean) =>
  fault(name, operationId, 'refused-valid-input', place, what, { intercept: (context) => (when(context) ? json(REFUSAL, code) : undefined) });

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** Valid requests that the server refuses. */
export const validInputFaults = faultsOf({ parts: ['valid-input'] }, [
  refused('limit-off-by-one', 'saveSmsGroup', '$.name', 'takes 39 characters where 40 are allowed', 200, ({ fields }) => [...text(fields.name)].length >= 40),
  refused('length-in-utf16', 'saveSmsTemplate', '$.name', 'counts UTF-16 units', 200, ({ fields }) => text(fields.name).length > 40),
  refused('two-characters-at-least', 'saveSmsGroup', '$.name', 'asks for two characters at least', 200, ({ fields }) => [...text(fields.name)].length === 1),
  refused('emoji-refused', 'saveSmsTemplate', '$.name', 'refuses characters outside of the basic plane', 400, ({ fields }) =>
    /\p{Extended_Pictographic}/u.test(text(fields.name)),
  ),
  refused('quotes-refused', 'saveSmsTemplate', '$.description', 'takes quotes for an attack', 403, ({ fields }) => /['"`;]/.test(text(fields.description))),
  refused('line-breaks-refused', 'previewSms', '$.content', 'refuses line breaks', 200, ({ fields }) => /[\r\n]/.test(text(fields.content))),
  refused('letters-refused', 'submitContactMessage', '$.name', 'knows no Portuguese letters', 200, ({ fields }) => /[ãç]/.test(text(fields.name))),
  refused('digits-as-number', 'saveSmsGroup', '$.name', 'refuses a name of digits', 200, ({ fields }) => /^\d+$/.test(text(fields.name))),
  refused('one-day-missing', 'previewSms', '$.cycleDay', 'takes no Sundays', 200, ({ fields }) => fields.cycleDay === 6),
  refused('married-refused', 'submitJobApplication', '$.married', 'takes 0 only', 200, ({ fields }) => fields.married === '1'),
  refused('large-salary-crash', 'submitJobApplication', '$.salary', 'fails on a salary of a million', 500, ({ fields }) => fields.salary === 1_000_000),
  refused('whole-salary', 'submitJobApplication', '$.salary', 'reads whole numbers only', 200, ({ fields }) => !Number.isInteger(fields.salary)),
  refused('not-today', 'submitJobApplication', '$.arrivalDate', 'takes days after today', 200, ({ fields, store }) => fields.arrivalDate === store.today()),
  refused('certificate-required', 'submitJobApplication', '$.school1Certificate', 'requires it', 200, ({ fields }) => !('school1Certificate' in fields)),
  refused('plus-address-refused', 'submitContactMessage', '$.email', 'refuses an address with a plus', 200, ({ fields }) => text(fields.email).includes('+')),
  refused('few-recipients', 'previewSms', '$.mobileList', 'takes 100 recipients', 200, ({ fields }) => ((fields.mobileList ?? []) as []).length > 100),
  refused('spaces-refused', 'registerEbill', '$.email', 'refuses spaces around an address', 200, ({ fields }) => /^ | $/.test(text(fields.email))),
  refused('locale-unknown', 'brands', 'header language', 'knows two of the three values', 400, ({ request }) => request.headers.language === 'zh-Hans'),
  fault('filter-before-all', 'planCategories', 'refused-valid-input', 'header token', 'asks visitors with a stale token to log in', {
    intercept: ({ request, store }) => {
      const token = String(request.headers.token ?? '');
      return token === '' || store.sessions.has(token) ? undefined : json({ status: '-2', message: '請重新登入。' });
    },
  }),
  refused('no-charset', 'saveSmsTemplate', 'header content-type', 'takes application/json without a charset only', 415, ({ request }) =>
    /charset/i.test(request.headers['content-type'] ?? ''),
  ),
  refused('lower-case-type', 'registerEbill', 'header content-type', 'compares the media type with its case', 415, ({ request }) =>
    /Application/.test(request.headers['content-type'] ?? ''),
  ),
  refused('language-required', 'roamingRegions', 'header language', 'requires the header', 400, ({ request }) => request.headers.language === undefined),
  refused('token-header-required', 'countries', 'header token', 'requires the header of a visitor', 400, ({ request }) => request.headers.token === undefined),
  refused('t-compared', 'brands', 'query t', 'refuses a time that is not its own', 400, ({ url }) => /[?&]t=\d{1,9}(&|$)/.test(url)),
  refused('spare-code', 'applyUssd', '$.smsCode', 'refuses a code that it does not need', 200, ({ fields }) => fields.id === '7103' && 'smsCode' in fields),
  fault('spaces-not-read', 'lookUpBalance', 'refused-valid-input', '$.mobileNo', 'finds no account of a number with a space', {
    respond: (call, usual) => (call.body.mobileNo.includes(' ') ? 'noAccount' : usual()),
  }),
  fault('file-name-as-latin1', 'uploadCv', 'refused-valid-input', '$.data.originalFileName', 'reads the name of a file as Latin-1', {
    mutateResponse: (sent) => ({ ...sent, body: Buffer.from(sent.body.toString('latin1')) }),
  }),
  refused('t-required', 'brands', 'query t', 'requires the time of the request', 400, ({ url }) => !/[?&]t=/.test(url)),
  refused('query-closed', 'newsList', 'query utm_source', 'refuses a query that it does not know', 400, ({ url }) => /utm_source/.test(url)),
  refused('compact-json', 'changePromotionMedia', '$', 'reads JSON without blanks only', 400, ({ raw }) => raw.includes('\t')),
  refused('escapes-refused', 'registerEbill', '$', 'reads the keys in one order only', 200, ({ raw }) => raw.toString('utf8').startsWith('{"mail"')),
  refused('keyword-quotes', 'searchResults', 'query keyword', 'fails on quotes', 500, ({ url }) => /%27/.test(url)),
  refused('page-size-limit', 'planSections', 'query pageSize', 'gives 50 rows at most', 200, ({ url }) => /pageSize=100/.test(url)),
  refused('last-page-refused', 'phones', 'query pageNumber', 'refuses a page after the last', 200, ({ url }) => /pageNumber=1000/.test(url)),
]);
