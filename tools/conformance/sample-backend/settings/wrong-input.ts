import { DONE, json, text } from '../call.ts';
import { type Context, crash, EVERYWHERE, fault, faultsOf, insteadOfExpiry, rowsOfKind } from './setting.ts';

type Fields = Context['fields'];
const tolerated = rowsOfKind('accepted-wrong-input', (accepts: (fields: Fields) => boolean) => ({
  tolerates: (body) => typeof body === 'object' && body !== null && accepts(body as Fields),
}));

/** Missing checks of requests. */
export const ruleFaults = faultsOf({ parts: ['wrong-input'] }, [
  fault('token-not-asked-for', 'dataUsageAlert', 'accepted-wrong-input', 'header token', 'responds without a token', { skip: 'token' }),
  fault('any-token-accepted', 'billSummary', 'accepted-wrong-input', 'header token', 'accepts any token that is not empty', { skip: 'bad-token' }),
  insteadOfExpiry('expired-401', 'usageDetailPeriods', 'status', 'status', 'responds with 401', text(401, 'text/html', '<h1>401</h1>')),
  tolerated('missing-accepted', 'requestBillReissue', '$.cycleDate', 'accepts a body without the date', (body) => Object.keys(body).length === 0),
  tolerated('too-long-accepted', 'saveSmsGroup', '$.name', 'accepts names of any length', ({ name }) => String(name).length > 40),
  tolerated('extra-accepted', 'sendUssdCode', '$.notInTheContract', 'passes over fields that it does not know', (body) => Object.keys(body).length > 1),
  tolerated('pattern-accepted', 'applyTopUp3g', '$.mobileNo', 'takes any text', ({ mobileNo }) => typeof mobileNo === 'string' && !/^6\d{7}$/.test(mobileNo)),
  fault('parameter-not-checked', 'planSections', 'accepted-wrong-input', 'query pageSize', 'does not look at the size of a page', { ignores: 'pageSize' }),
  fault('page-read-in-part', 'smsHistory', 'accepted-wrong-input', 'query pageNo', 'reads the digits that a page begins with', {
    ignores: 'pageNo',
    respond: ({ query }, usual) => {
      query.set('pageNo', String(Number.parseInt(query.get('pageNo') ?? '', 10)));
      return Number(query.get('pageNo')) >= 1 && Number(query.get('pageNo')) <= 1000 ? usual() : 'businessError';
    },
  }),
  crash('crash-on-missing', 'buyTopUp4g', '$.plan', 'fails when the plan is missing', ({ body, fields }) => body instanceof Object && !('plan' in fields)),
]);

const accepted = rowsOfKind('accepted-wrong-input', (when: (context: Context) => boolean) => ({
  intercept: (context) => (when(context) ? json(DONE) : undefined),
}));

/** Requests that no client of the contract sends, and what a server makes of them. */
export const robustnessFaults = faultsOf({ parts: ['wrong-input'] }, [
  crash('null-body', 'saveSmsGroup', '$', 'fails on the JSON value null', ({ body }) => body === null),
  crash('list-body', 'saveSmsTemplate', '$', 'fails on a list in place of an object', ({ body }) => Array.isArray(body)),
  crash('null-field', 'submitContactMessage', '$.name', 'fails on a field that is null', ({ fields }) => fields.name === null),
  crash('nul-character', 'saveSmsTemplate', '$.name', 'fails on the character NUL, which its database cannot hold', ({ fields }) =>
    String(fields.name).includes('\u0000'),
  ),
  crash('half-surrogate', 'saveSmsGroup', '$.name', 'fails on half of a surrogate pair', ({ fields }) => !String(fields.name ?? '').isWellFormed()),
  crash('no-utf8', 'registerEbill', '$.email', 'fails on bytes that are no UTF-8', ({ raw }) => raw.includes(0xff)),
  crash('right-to-left', 'previewSms', '$.content', 'fails on right-to-left marks', ({ fields }) => /\u202e/.test(String(fields.content))),
  crash('very-long', 'submitContactMessage', '$.name', 'fails on a very long text', ({ raw }) => raw.length > 100_000),
  fault('very-deep', 'roamPlans', 'crash-on-wrong-input', '$', 'runs out of stack on lists in lists', {
    mutateResponse: (sent, { raw, request }) => {
      if (!raw.toString('utf8').startsWith('[[[[')) return sent;
      request.socket.destroy();
      return 'handled';
    },
  }),
  crash('xml-crash', 'sendSms', '$', 'fails on XML', ({ request }) => /xml/.test(request.headers['content-type'] ?? '')),
  crash('two-documents', 'deleteSmsGroup', '$', 'fails on two JSON documents', ({ raw }) => /\}\{/.test(raw.toString('utf8'))),
  crash('empty-document', 'buyTopUp4g', '$', 'fails on a body of blanks', ({ raw }) => raw.toString('utf8') === ' '),
  crash('query-twice', 'planSections', 'query pageNumber', 'fails on a parameter that comes twice', ({ url }) => (url.match(/pageNumber=/g)?.length ?? 0) > 1),
  crash('query-list', 'searchResults', 'query keyword', 'fails on a parameter that is a list', ({ url }) => /keyword\[\]/.test(url)),
  crash('query-bytes', 'searchResults', 'query keyword', 'fails on a query that is no UTF-8', ({ url }) => /%ff/.test(url)),
  crash('query-nul', 'paymentReceipt', 'query pid', 'fails on NUL in the query', ({ url }) => /%00/.test(url)),
  crash('query-long', 'pageTemplate', 'query templatePath', 'fails on a very long query', ({ url }) => url.length > 5000),
  crash('path-quote', 'planDetail', 'path id', 'puts an id into SQL', ({ url }) => /getinfoDetail\/('|%27)/.test(url)),
  crash('path-chinese', 'phoneDetail', 'path id', 'fails on an id with Chinese characters', ({ url }) => /%E6%BC%AB/i.test(url)),
  crash('get-with-body', 'bills', '$', 'fails on a body with a GET', ({ raw }) => raw.length > 0),
  crash('t-crash', 'menu', 'query t', 'fails on a time that is no number', ({ url }) => /[?&]t=[^0-9&]/.test(url)),
  crash('language-crash', 'newsList', 'header language', 'fails on another language', ({ request }) => request.headers.language === 'none-of-these'),
  accepted('write-by-get', ['saveSmsGroup', EVERYWHERE], 'method', 'saves by GET', ({ request, url }) =>
    `${request.method}${url}`.startsWith('GET/api/care/saveSms'),
  ),
  accepted('number-as-text', 'buyTopUp4g', '$.plan', 'takes the number of a plan as text', ({ fields }) => fields.plan === '0'),
  accepted('text-for-boolean', 'changePromotionMedia', '$.stopCall', 'takes the text "true" for true', ({ fields }) => fields.stopCall === 'true'),
  accepted('digits-as-number-read', 'inquireAccountType', '$.mobileNo', 'takes a number for text', ({ fields }) => fields.mobileNo === 66_881_234),
  accepted('null-for-optional', 'submitContactMessage', '$.email', 'takes null for an address', ({ fields }) => fields.email === null),
  accepted('impossible-date', 'billText', '$.cycleDate', 'rolls 30 February over to March', ({ fields }) => fields.cycleDate === '2027-02-30'),
  accepted('time-for-date', 'usageDetail', '$.cycleDate', 'takes a time for a date', ({ fields }) => /T00/.test(String(fields.cycleDate))),
  accepted('single-entry', 'deleteSmsTasks', '$.smsID', 'takes one entry for a list', ({ fields }) => fields.smsID === '4301'),
  accepted('past-accepted', 'sendSms', '$.scheduleDate', 'sends a message at a time that has passed', ({ fields }) => fields.scheduleDate === '2020-01-06'),
  accepted('form-accepted', 'roamPlans', '$', 'reads forms as well', ({ request }) => /form-urlencoded/.test(request.headers['content-type'] ?? '')),
  accepted('line-feed', 'inquireAccountType', '$.mobileNo', 'takes a line feed behind a number', ({ fields }) => String(fields.mobileNo).endsWith('\n')),
  accepted('zero-otherwise', 'payByWallet', '$.amount', 'knows one zero', ({ fields }) => fields.amount === '0.00'),
  accepted('other-site', 'payByWallet', '$.resultUrl', 'looks for a path in an address', ({ fields }) => /^http.*\/account\//.test(String(fields.resultUrl))),
  fault('body-of-a-framework', 'saveSmsTemplate', 'envelope', 'HTTP 400', 'refuses in the form of its framework', {
    intercept: ({ fields }) => (fields.name === null ? json({ status: 400, error: 'Bad Request' }, 400) : undefined),
  }),
  fault('request-id-in-braces', 'registerEbill', 'header', 'header x-request-id', 'writes the id of a request in braces', {
    mutateResponse: (sent) => (sent.body.includes('請求的內容不正確') ? { ...sent, status: 400, headers: { ...sent.headers, 'x-request-id': '{1}' } } : sent),
  }),
  fault('body-before-session', 'saveSmsTemplate', 'status', 'status', 'looks at the body first', {
    intercept: ({ raw }) => (raw.toString() === '{}' ? json({ status: '-1', message: '內容不正確。' }, 400) : undefined),
  }),
  accepted('enum-with-blank', 'payByCard', '$.clientType', 'does not look at the blanks around a value', ({ fields }) => fields.clientType === 'W '),
]);

/** Failures that only unusual combinations show. */
export const randomInputFaults = faultsOf({ parts: ['fuzz'], run: { seed: 20, fuzz: 300 } }, [
  crash('negative-number', 'buyTopUp4g', '$.plan', 'fails on a negative number', ({ fields }) => Number(fields.plan) < 0),
  crash('boolean-in-text', 'saveSmsGroup', '$.name', 'fails on a boolean', ({ fields }) => typeof fields.name === 'boolean'),
  crash('percent-in-text', 'previewSms', '$', 'formats a text that holds %s', ({ fields }) => String(fields.content).includes('%s')),
]);
